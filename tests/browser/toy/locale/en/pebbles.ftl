# The toy's own words: English only, and not for everything

action-bid = Bid
    .full = Bid { $coins }
action-keep = Keep the pebble
action-sell = Sell the pebble
field-coins = Coins
prompt-auction = How much do you bid for the next pebble?
    .waiting = { $players } may still bid.
prompt-keep-or-sell = Keep the pebble, or sell it?
    .waiting = { $players } holds the pebble.
event-bids-revealed = { $winner } bids most: { $bids }.
event-pebble-drawn = { $player } draws a pebble.
event-pebble-kept = { $player } keeps the pebble.
event-pebble-sold = { $player } sells the pebble for { $value }.
view-bag = Pebbles in the bag
score-pebbles = Pebbles, twice
