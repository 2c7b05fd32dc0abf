# The game

game-title = Template
    .about = Bid for pebbles in secret; keep them in your fist, or sell them.

# What players can do: the kind of action, then (full) one action with its values

action-bid = Bid
    .full =
        { $coins ->
            [one] Bid 1 coin
           *[other] Bid { $coins } coins
        }
action-keep = Keep the pebble
action-sell = Sell the pebble
field-coins = Coins

# What is asked of a player; what the others are told while they wait

prompt-auction = How many coins do you bid for the next pebble?
    .waiting = Waiting for bids: { $players }.
prompt-keep-or-sell = You have won the pebble. Do you keep it, or sell it?
    .waiting = { $players } has won the pebble.

# What happens, as lines of the log

event-bids-revealed = The bids are open: { $bids }. { $winner } wins.
event-pebble-drawn =
    { $value ->
        [0] { $player } draws a pebble and looks at it.
       *[other] { $player } draws pebble { $value }.
    }
event-pebble-kept = { $player } keeps the pebble.
event-pebble-sold =
    { $value ->
        [one] { $player } sells the pebble for 1 coin.
       *[other] { $player } sells the pebble for { $value } coins.
    }

# Why something is not possible, after the clause

reason-coins-missing =
    { $missing ->
        [0] Bids are not below zero.
        [one] 1 coin is missing.
       *[other] { $missing } coins are missing.
    }

# Scores

score-coins = Coins
score-pebbles = Pebbles in the fist, twice
score-total = Total

# Options

option-rounds = Rounds
    .about = As many pebbles are in the bag: 1 to 12.
option-open-fists = Open fists
    .about = Everybody sees the pebbles that were kept.

# The names of what the table shows (without them: the names in view.py)

view-bag = Pebbles in the bag
view-drawn = Your pebble
view-your-bid = Your bid
view-players = Players
view-player = Player
view-coins = Coins
view-fist = In the fist
view-pebbles = Pebbles
