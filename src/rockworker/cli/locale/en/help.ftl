# What --help says: of each command, and of each of its arguments and options

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = (default: { $value })

help-rockworker = Rockwell and Clockworker in the terminal and on a server, for people and for bots. An unofficial fan project.
help-rockworker-version = Print the version.
help-rockworker-install-completion = Install completion for the current shell.
help-rockworker-show-completion = Print completion for the current shell, to copy it or adapt it.

# Shared by several commands

help-all-game = The name of a game (rockworker games lists them).
help-all-players = How many play.
help-all-modules = Expansions, separated by commas, or ALL (rockworker games lists them).
help-all-option = An option of the game; repeatable.
help-all-seed = The same seed deals the same games.
help-all-components = A file with your own component numbers (TOML).
help-all-ray = Plays on a Ray cluster (extra ray): at this address, or without one on the cluster that this machine belongs to, or else on all cores of this machine.
help-all-lang = The language to read: en, fr or de.
help-all-help = Print this help.

help-play = Play in the terminal: you against bots, or several people at one keyboard.
help-play-humans = People at this keyboard; bots take the other seats.
help-play-seats = Who sits where: human,greedy,random,… A bot’s parameters follow after colons: { "search:seconds=0.2" }
help-play-names = The players’ names, separated by commas.
help-play-save = Keep the game in this file. Without it, it gets a file of its own.
help-play-load = Load a saved game.
help-play-position = Begin at this position, a line of text (rockworker position prints it).
help-play-resume = Resume the game played last.
help-play-force = Overwrite the file that --save names, if there is one.
help-play-plain = Ask line by line instead of on the full screen: for pipes, screen readers and simple terminals.

help-serve = Serve tables for people and programs. Everything can also be set by ROCKWORKER_… in the environment.
help-serve-host = The address to listen on: 127.0.0.1 if not given, 0.0.0.0 for all.
help-serve-port = The port: 8000 if not given.
help-serve-database = sqlite:///FILE or postgresql://…; sqlite:///rockworker.db if not given.
help-serve-workers = Server processes; more than one need PostgreSQL.
help-serve-public-url = The address under which people reach this server.
help-serve-bot-processes = How many bots think at the same time.
help-serve-log-level = debug, info, warning or error.

help-simulate = Let bots play many games and summarise them.
help-simulate-games = How many games.
help-simulate-bots = A bot for each seat, separated by commas; a single name fills every seat.
help-simulate-json = Print the summary as JSON.
help-simulate-jobs = How many processes play; by default, one for each core of the machine.
help-simulate-check = Check the invariants after every action.

help-arena = Measure bots against each other: the same deals from all seats, with ratings and how sure they are.
help-arena-bots = The bots, separated by commas; more than there are seats meet in turn, a repeated name takes several seats. Parameters follow after colons: { "search:seconds=0.2" }
help-arena-deals = How many deals; each is played from every seat.
help-arena-json = Print everything as JSON, game by game.
help-arena-plot = Draw the ratings into this file (SVG).
help-arena-save = Save every game in this folder.
help-arena-jobs = How many processes play; by default, one for each core of the machine.

help-replay = Look at a saved game again, at any moment of it.
help-replay-file = A saved game.
help-replay-at = The position after this many actions.
help-replay-seen-as = As this player saw it.
help-replay-spectator = As a spectator saw it; this is the default.
help-replay-everything = With all that was hidden.
help-replay-moves = List the moves in the game’s notation, hidden ones included.

help-review = Look at a saved game again with the search bot: what was clearly better, and what it would have brought.
help-review-file = A saved game.
help-review-seen-as = Only this player’s decisions.
help-review-most = How many of the costliest decisions of each player are printed.
help-review-worlds = Possible games in which every action is tried; more take longer and are surer.
help-review-jobs = How many processes work; by default, one for each core of the machine.
help-review-json = Print every decision as JSON.

help-train = Train a network that judges positions by letting it play against itself. A training that was broken off goes on.
help-train-folder = Where the training is kept: its games, the network after each round, a picture of how it went.
help-train-players = For how many players.
help-train-recipe = td: temporal differences, choosing by one look ahead; expert: a search chooses, and the network learns what it found.
help-train-rounds = How often it plays, and learns from what it has played.
help-train-games = How many games in each round.
help-train-start = The file of a network that has learnt already, to begin with.
help-train-rollouts = How many games the search plays in its mind for a decision, with the recipe expert.
help-train-jobs = How many processes play; by default, one for each core of the machine.

help-position = Print any moment of a saved game as one line of text.
help-position-file = A saved game.
help-position-at = The position after this many actions.
help-position-seen-as = With what this player can know.
help-position-spectator = With what a spectator can know; this is the default.
help-position-everything = With all that is hidden.

help-verify = Check that a game was dealt from the promised seed, and that its moves lead to its scores.
help-verify-file = A game that a server has exported.
help-verify-promise = The commitment that was published before the game.

help-components = Write our component numbers into a file, check a file of your own, or enter what is printed in your box.
help-components-export = Write all our numbers into this file.
help-components-check = Say what is wrong with this file; if nothing is, what it changes and what is still reconstructed.
help-components-enter = Walk through the pieces of your box and put what is printed into this file.
help-components-force = Overwrite the file that --export names, if there is one.

help-rules = Read a clause of the rules with its rulings, a whole section, or what some words occur in; without words, list the sections.
help-rules-clause = RW-EXT-15, AMB-22, a section (RW-EXT), or words: rescue ship.

help-games = List the games, their expansions, options and bots.

help-new-game = Begin a game of your own: a small, complete one, to be changed piece by piece.
help-new-game-name = A Python name in lower case: marbles, red_rain.
help-new-game-into = Where the game’s folder is made.
