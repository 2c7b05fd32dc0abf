# Around everything

skip = Skip to the content
navigation = Navigation
home = Home
lost = Page not found
not-here = You don’t have access to this table
close = Close
copy = Copy
copied = Copied
language = Language
theme = Colours
theme-auto = match system
theme-light = light
theme-dark = dark
settings = Settings
motion = Animation
motion-0 = none
motion-1 = normal
motion-2 = fast
motion-4 = very fast
confirm-moves = Confirm each move before it is sent
notify-turn = Notify me when it is my turn
bot-speed = Bots’ moves
bot-speed-1200 = calm
bot-speed-500 = brisk
bot-speed-0 = at once
sounds = Short sounds
sound-on = Sound on
sound-off = Sound off
fan-project = Rockworker is an unofficial fan project, free and open source. The games belong to their authors and publishers; the rules texts and drawings here are our own.

# People

account = Account
guest = Guest
guest-as = You are playing as { $name } (guest, in this browser only).
signed-in-as = You are signed in as { $name }.
playing-as = You are playing as { $name }.
sign-in-or-register = Sign in or create an account
sign-in = Sign in
sign-out = Sign out
sign-out-loses =
    { $count ->
        [one] You play as a guest. If you sign out, your game is lost for you: nothing leads back to it. Create an account first, and it stays yours.
       *[other] You play as a guest. If you sign out, your { $count } games are lost for you: nothing leads back to them. Create an account first, and they stay yours.
    }
sign-out-anyway = Sign out and lose them
stay-here = Stay signed in
register = Create an account
name = Name
password = Password
your-name = Your name
player-number = Player { $number }

# One's own account

account-settings = Account settings: password, e-mail, your data
old-password = Current password
new-password = New password
change-password = Change password
change-password-about = You stay signed in here; everywhere else you are signed out.
choose-password = Choose a new password
password-changed = Your password has been changed.
forgot-password = Forgot your password?
forgot-password-about = If your account has a confirmed e-mail address, we send a link there.
send-letter = Send a link
letter-if-known = If there is such an account with an e-mail address, a message is on its way.
email-address = E-mail address
email-about = For a way back if you forget your password. Nothing else is sent there.
email-is = Confirmed: { $email }
set-email = Send a confirmation link
remove-email = Remove the address
letter-sent = A message is on its way. Follow the link in it.
email-removed = The address has been removed.
email-confirmed = Your e-mail address has been confirmed.
my-data = Your data
my-data-about = Everything that this server keeps about you, as one file.
download-data = Download my data
sign-out-everywhere = Sign out everywhere
signed-out = You are signed out.
delete-me = Delete everything about me
delete-me-about = Account, e-mail address and everything you said are removed for good. Bots take over your running games; games stay, without your name.
delete-me-sure = Yes, delete everything. This can’t be undone.

# Games

bot-apprentice = Apprentice
bot-greedy = Foreman
bot-director = Director
bot-president = President
bot-random = Random
bot-named = { $level } bot
bot = bot

# The first screen

tagline = Deep in the rock, or high among the wheels
    .more = Board games in your browser: with friends, against bots, at one table or far apart.
new-game = New game
learn-by-playing = Learn by playing
    .about = You make the moves. A guide explains each decision, suggests one if you like, and ticks off what you have learned.
which-game = Which game?
company = Who’s playing?
company-bots = Bots
company-friends = Friends
company-hot-seat = Everyone on this screen
players = Players
bot-level = Bot level
expansions = Expansions
more-options = Expansions and options
chosen-modules = ({ $count })
clock = Clock
clock-none = none
clock-count = just track time
clock-live = 15 minutes per player + 20 seconds per decision
clock-days = 3 days per player + 12 hours per decision
clock-own = my own values
clock-minutes = Minutes per player
clock-seconds = Seconds added per decision
clock-kind-count = time is tracked
clock-kind-bank = with a clock
public-table = Show the table in the lobby
rated-table = Rated: the result counts for everybody’s rating
starts-at = Starts by itself at (optional)
starts = starts
start-bots = Play
start-friends = Open a table
start-hot-seat = Play on this screen
my-tables = My tables
join-by-link = Join with a link
    .hint = Paste the invitation here
join = Join
open-file = Or continue a saved game:
no-game-file = This is not a saved game.
public-tables = Public tables
no-public-tables = No public tables right now. Open one!
to-the-lobby = To the lobby
how-to-play = How to play
play-now = Play now

# Lobby

lobby = Lobby
tournaments = Tournaments
game = Game
all-games = all games
status = Status
open-or-running = open or running
status-open = open
status-running = running
status-over = finished
other-rules = needs another version of the rules: can only be looked at
with-free-seats = with free seats only
free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
free-seat = free
kept-for = kept for { $name }
decline = Decline
invitations = Invitations
invite-by-name = Name of an account
invite-one = Invite
who-plays = Who plays?
name-of = Name of player { $number }
hot-seat = one screen
with-modules =
    { $count ->
        [one] 1 expansion
       *[other] { $count } expansions
    }
resume = Continue
watch = Watch
look-back = Replay
review = Review

# Before the start

seats = Seats
you = you
sit-here = Sit here
stand-up = Stand up
clear-seat = Clear seat
add-bot = Add a bot
start = Start
    .hint = The game can start once all seats are taken.
waiting-for-start = Sit down, or wait until the game starts.
invite = Invitation
    .hint = Anyone with this link can join, take a seat and watch.
public = public
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }

# At the table

board-tab = Board
players-tab = Players
log-tab = Log
chat-tab = Chat
parts-of-table = Parts of the table
earlier-log = Show earlier entries
since-my-move = Since your last move
since-my-move-short = Since your move
what-happened = What happened
whole-log = Whole log
nothing-yet = Nothing yet.
touch-what-is-lit = Touch what is lit
my-games = My games
my-games-badge =
    { $count ->
        [0] My games: no move to make
        [one] Your turn at 1 table
       *[other] Your turn at { $count } tables
    }
log = Log
chat = Chat
    .empty = Nobody has said anything yet.
    .alone = Spectators talk among themselves. What the players say is shown once the game is over.
    .write = Say something
    .send = Send
    .spectators = among spectators
link-connecting = Connecting …
link-saved = Saved
link-sending = Sending …
link-reconnecting = Reconnecting …
link-offline = Offline
link-refused = Access denied
your-turn = Your turn
decides = is deciding
conceded = resigned
is-here = online
is-away = away
replace = Replace
watching = You are watching
paused = paused
what-to-do = What to do?
confirm = Confirm
start-over = Clear my choice
undo = Undo
aids = Player aid
asked-instead = Something else is asked now. { $asked }
why = Why?
    .none = No rule covers this moment.
ruling = Ruling
less = Less: { $label }
more = More: { $label }
slider = { $label }, slider
all-of = { $label }: all, { $high }
fold = Show or hide the question
table-menu = Table
ask-pause = Propose a pause
ask-resume = Propose resuming
ask-end = Propose ending the game
ask-undo = Propose going back to here
concede = Resign
concede-sure = Resign? A bot will take over.
votes-hint = The others will be asked; everyone must agree.
share = Share
    .hint = Anyone with this link can watch.
standing = Standing answers
    .hint = What you switch on here is answered for you at this table, on all your devices, until you switch it off. The log says so.
standing-here = From now on
standing-coming = Being answered for you: { $answers }
standing-stop = Decide myself
notify = Notify me while I’m away
    .hint = When it is your turn, a game is over or somebody invites you while you are away, you get a message.
notify-kind-turn = My turn
notify-kind-over = A game is over
notify-kind-invitation = An invitation
notify-browser = In this browser, also while the page is closed
notify-here = This browser will notify you.
quiet-from = Quiet from
quiet-to = until
notify-webhook = Webhook address
notify-email = By e-mail, to my account’s address
notify-test = Send a test message
notify-tested = The test message is on its way.
notify-saved = Saved.
save = Save
fairness = Fair shuffle
    .hint = This fingerprint of the shuffle was published at the start. When the game is over, the number behind it is revealed, and anyone can verify it.
seed = The number:
export = Save as a file
hand-over = It is { $name }’s turn
    .hint = Pass the screen on. Nobody else should look now.
    .ready = I am { $name }

# Votes

vote-pause = { $name } proposes a pause.
vote-resume = { $name } would like to resume.
vote-undo = { $name } proposes going back to step { $step }.
vote-end = { $name } proposes ending the game here.
vote-replace = { $name } proposes that a bot replace { $subject }.
vote-return = { $name } asks to come back.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
vote-waits = Waiting for: { $names }
agree = Agree
disagree = Decline

# Log

to-step = Go to step { $step }

# Looking back

replay = Replay
first-step = To the beginning
step-back = One step back
step-on = One step forward
play-replay = Play
pause-replay = Pause
step = Step
step-of = { $step } / { $last }
looking-back = Replay: step { $step } of { $last }.
play-on = Continue from here
to-now = Back to the current move

# The end

winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ended-early = The game was stopped.
part = Category
rank = Rank { $rank }
team = Team { $team }
points-over-time = Points over time
rematch = Play again
to-rematch = Go to the next game

# Learning

how-title = How to play { $game }

# Keys

shortcuts = Keyboard
key-choose = choose from the open list
key-confirm = confirm the move
key-start-over = clear the selection
key-undo = undo your last move
key-decision = go to the question
key-log = go to the log
key-chat = go to the chat
key-why = rules for the question
key-steps = step back and forward through the game
key-help = this list
keys-hint = Tab reaches everything. On the board, too, anything you can choose can be focused, and Enter selects it.

# Guided games

guided-game = Guided first game
guided-go-on = Continue the guided game
guided-tag = guided game
guided-rockwell = Against two bots, four turns: about 20 minutes
guided-clockworker = Against one bot, about 10 minutes
key-guide = go to the guide
key-suggest = in a guided game: suggest a move

# Any game’s table

on-the-table = On the table
nothing = nothing
yes = yes
no = no
number = Number

# An owner's numbers on the pieces
numbers = Numbers on the pieces
numbers-ours = Rockworker’s
numbers-file = A file of yours …
numbers-about = Some numbers stand in no rulebook and are our reconstruction. If you own the box, you can play with what is printed on its pieces.
numbers-unnamed = Numbers without a name ({ $fingerprint })
numbers-checked =
    { $differences ->
        [one] 1 value differs from ours; { $reconstructed } of { $total } are still reconstructed.
       *[other] { $differences } values differ from ours; { $reconstructed } of { $total } are still reconstructed.
    }
numbers-flawed = This file can’t be played with:
numbers-forget = Forget this set
own-numbers = own numbers
own-numbers-named = own numbers: { $name }

# Without a line
offline = Offline. Your moves wait here; games that you have kept can be read.
offline-here = This part of the page was not loaded before the line was lost. Try again when you are back.
keep-game = Keep for reading offline
keeping-game = Keeping: { $done } of { $last }
game-kept = Kept in this browser
