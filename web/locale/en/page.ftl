# Around everything

skip = Skip to the content
navigation = Navigation
home = To the first page
lost = There is nothing here.
not-here = You can’t come in here
close = Close
copy = Copy
copied = Copied
language = Language
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
settings = Settings
motion = Motion
motion-0 = none
motion-1 = normal
motion-2 = fast
motion-4 = very fast
confirm-moves = Confirm each move before it is sent
notify-turn = Notify me when it is my turn
no-sound = This page makes no sounds.
fan-project = Rockworker is an unofficial fan project, free and open source. The games are their authors’ and publishers’; rules, texts and drawings here are in our own words.

# People

account = Account
guest = Guest
guest-as = You play as { $name }, as a guest of this browser.
signed-in-as = You are signed in as { $name }.
playing-as = You play as { $name }.
sign-in-or-register = Sign in, or open an account
sign-in = Sign in
sign-out = Sign out
register = Open an account
name = Name
password = Password
your-name = Your name

# Games

bot-random = beginner
bot-greedy = solid
bot-search = strong
bot-named = { $level } bot
bot = bot

# The first screen

tagline = Deep in the rock, or high among the wheels
    .more = Board games in your browser: with friends, against bots, at one table or far apart.
new-game = New game
which-game = Which game?
company = With whom?
company-bots = Bots
company-friends = Friends
company-hot-seat = All on this screen
players = Players
bot-level = Bots’ level
expansions = Expansions
more-options = Expansions and options
chosen-modules = ({ $count })
clock = Clock
clock-none = none
clock-count = count only
clock-live = 15 minutes each, + 20 seconds per decision
clock-days = 3 days each, + 12 hours per decision
clock-kind-count = time is counted
clock-kind-bank = with a clock
public-table = Show the table in the lobby
start-bots = Play
start-friends = Open a table
start-hot-seat = Play on this screen
my-tables = My tables
join-by-link = Join by a link
    .hint = Paste the invitation here
join = Join
open-file = Or go on with a saved game:
no-game-file = This is not a saved game.
public-tables = Public tables
no-public-tables = No table is public just now. Open one!
to-the-lobby = To the lobby
how-to-play = How to play
play-now = Play now

# Lobby

lobby = Lobby
game = Game
all-games = both games
status = State
open-or-running = open or running
status-open = open
status-running = running
status-over = finished
with-free-seats = with free seats only
free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
free-seat = free
hot-seat = one screen
with-modules =
    { $count ->
        [one] 1 expansion
       *[other] { $count } expansions
    }
resume = Go on
watch = Watch
look-back = Look back

# Before the start

seats = Seats
you = you
sit-here = Sit here
stand-up = Stand up
clear-seat = Clear
add-bot = Add a bot
start = Start
    .hint = The game can start when all seats are taken.
waiting-for-start = Sit down, or wait until the game starts.
invite = Invitation
    .hint = Whoever has this link can come in, sit down and watch.
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
log = Log
chat = Chat
    .empty = Nobody has said anything yet.
    .write = Say something
    .send = Send
link-connecting = Connecting
link-saved = Saved
link-sending = Sending
link-reconnecting = Reconnecting
link-offline = Offline
link-refused = No entry
your-turn = Your turn
decides = decides
conceded = gave up
is-here = is here
is-away = is away
replace = Replace
watching = You are watching
paused = paused
what-to-do = What to do
confirm = Confirm
start-over = Start over
undo = Take back
why = Why?
    .none = There is no clause about this moment.
ruling = Ruling
less = Less: { $label }
more = More: { $label }
slider = { $label }, slider
all-of = { $label }: all, { $high }
fold = Fold or unfold what is asked
table-menu = Table
ask-pause = Ask for a pause
ask-resume = Ask to go on
ask-end = Ask to stop the game
ask-undo = Ask to go back to here
concede = Give up
concede-sure = Really give up: a bot plays on
votes-hint = The others are asked; it happens when all agree.
share = Share
    .hint = Whoever has this link can watch.
notify = Tell me when I am away
    .hint = When it is your turn and you are not here, a message goes to a webhook (Discord, Slack …) or by e-mail, if this server can send any.
notify-webhook = Webhook address
notify-email = E-mail
notify-test = Send a test
notify-tested = The test message is on its way.
notify-saved = Saved.
save = Save
fairness = Fair shuffle
    .hint = This fingerprint of the shuffle was published at the start. When the game is over, the number behind it is shown, and everybody can check it.
seed = The number:
export = Save as a file
hand-over = It is { $name }’s turn
    .hint = Hand the screen over. Nobody else should look now.
    .ready = I am { $name }

# Votes

vote-pause = { $name } asks for a pause.
vote-resume = { $name } would like to go on.
vote-undo = { $name } asks to go back to step { $step }.
vote-end = { $name } asks to stop the game here.
vote-replace = { $name } asks to put a bot in { $subject }’s place.
vote-return = { $name } asks to come back.
bot-plays-for-you = A bot plays in your place.
take-seat-back = Take my seat back
vote-waits = Still to answer: { $names }
agree = Agree
disagree = Refuse

# Log

to-step = To step { $step }

# Looking back

replay = Look back
first-step = To the beginning
step-back = One step back
step-on = One step on
play-replay = Play
pause-replay = Pause
step = Step
step-of = { $step } / { $last }
looking-back = You are looking back: step { $step } of { $last }.
play-on = Play on from here
to-now = To the present

# The end

winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ended-early = The game was stopped.
part = Part
rank = Place { $rank }
team = Team { $team }
points-over-time = Points over time
rematch = Play again
to-rematch = To the next game

# Learning

how-title = How to play { $game }
all-rules = All rules, clause by clause
    .hint = The complete catalogue, with our rulings where the rulebooks are silent or disagree.
how-none = There are no rules to read for this game yet.

# Keys

shortcuts = Keyboard
key-choose = choose from the open list
key-confirm = confirm the move
key-start-over = drop what was chosen
key-undo = take the last move back
key-decision = to what is asked
key-log = to the log
key-chat = to the chat
key-why = rules about what is asked
key-steps = step back and on through the game
key-help = this list
keys-hint = Tab reaches everything; on the board, too, whatever can be chosen takes the focus and Enter chooses it.

# Guided games

learn-by-playing = Learn by playing
    .about = You make the moves. A guide explains each decision, suggests one if you like, and ticks off what you have learned.
guided-game = Guided first game
guided-go-on = Go on with the guided game
guided-tag = guided game
guided-rockwell = Against two bots, about an hour
guided-clockworker = Against one bot, about 20 minutes
guide = Your guide
guide-progress = { $done } of { $all }
guide-goals = What there is to learn
guide-back = Back to the list
guide-chapter = How to play: { $chapter }
guide-goal-reached = learned
guide-goal-open = still to come
guide-reached = Learned: { $goal }
guide-next = Still to learn: { $goal }
guide-all-done = You have met everything there is to learn here.
guide-suggest = Suggest a move
guide-suggesting = One moment …
guide-suggested = I would do this: { $move }
    .hint = It is filled in. Confirm it, or choose something else.
guide-show = Show me where
guide-explain = Explain more
guide-shorten = Got it
guide-options = What you can do here
guide-fold = Show or hide the guide
guide-end = Your first game is done!
guide-end-learned = You have met { $done } of { $all } things there are to learn.
guide-end-left = For next time:
guide-end-next = What now?
guide-end-bots = Play solid bots
guide-end-friends = Invite people
guide-end-expansions = Try an expansion
key-guide = to the guide
key-suggest = in a guided game: let a move be suggested

# Any game’s table

on-the-table = On the table
nothing = nothing
yes = yes
no = no
number = Number
