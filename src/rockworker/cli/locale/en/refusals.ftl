# Why arguments are refused

refused-argument = { $argument }: { $reason }
bad-argument = { $argument }: missing or not possible like this. --help tells more.
bad-arguments = There is no such command or argument. --help lists them.
needs-extra = This needs { $module }, which is not installed: pip install {"'"}rockworker[{ $extra }]{"'"}
not-key-value = “{ $pair }” is not KEY=VALUE.
one-of-three = say one of --export FILE, --check FILE and --enter FILE.
names-for-players =
    { $names ->
        [one] one name for { $players } players.
       *[other] { $names } names for { $players } players.
    }
seats-or-humans = say either --seats or --humans, not both.
seats-for-players =
    { $seats ->
        [one] one seat for { $players } players.
       *[other] { $seats } seats for { $players } players.
    }
people-for-seats = { $people } people for { $seats } seats.
save-brings-its-own = the saved game brings its own players, expansions, options and seed.
save-of-another-game = that is a game of { $game }.
position-brings-its-own = the position brings its own players, expansions and options.
one-viewer = choose one of --as, --spectator and --all.
so-many-players = there are { $players } players.
so-many-actions = the game has { $actions } actions.
unknown-clause = the rules have nothing on “{ $clause }”. rockworker rules lists the sections.
which-game = name a game ({ $games }), or say --continue.
continue-or-load = say either --continue or --load, not both.
nothing-to-continue = no game was left here ({ $folder }).
bots-for-players =
    { $bots ->
        [one] one bot for { $players } players.
       *[other] { $bots } bots for { $players } players.
    }
bot-failed = bot “{ $bot }” failed at seat { $seat }, in the game with seed { $seed }: { $error } ({ $file }, line { $line }).
no-bots = name at least one bot.
no-cluster = this reaches no Ray cluster ({ $reason }).
cluster-failed = the Ray cluster could not do its work ({ $reason }).
no-such-recipe = there is no recipe { $recipe }, only { $known }.
no-training = nobody has said yet how { $game } is trained.
other-training = { $folder } holds a training with another plan.
no-network = { $file } holds no network for these games.
too-few-bots =
    { $bots ->
        [one] one bot for { $players } seats: name more, or one of them several times.
       *[other] { $bots } bots for { $players } seats: name more, or one of them several times.
    }
file-exists = { $file } exists already; --force overwrites it.
no-folder = there is no folder { $folder }.
