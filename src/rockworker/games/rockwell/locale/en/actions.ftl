# What players can do: the kind of action, then (full) one action with its values

action-bid = Bid
    .full = Bid { $bid }
action-place-vice-president = Place a Vice President
    .full = Vice President: { $slot }
action-insure = Take insurance
    .full =
        { $cubes-n ->
            [0] Take no insurance
            [one] Turn { $cubes } into an insurance tile
           *[other] Turn { $cubes } into insurance tiles
        }
action-drill = Move a crew
    .full = Crew { $crew-number } → { $to }
action-carry-die = Take the subcontractor along
    .full =
        { $power ->
            [0] Abandon the subcontractor
           *[other] Take the subcontractor along with power { $power }
        }
action-bribe = Bribe a crew
    .full = Bribe crew { $crew-number } ({ $crew-owner }) onto { $tile }
action-hire = Hire a subcontractor
    .full = Hire a subcontractor of power { $power }
action-choose-tile = Choose a tile
    .full = Drill { $tile } first
action-use-insurance = Use insurance
    .full =
        { $tiles ->
            [0] Use no insurance
            [one] Discard 1 insurance tile
           *[other] Discard { $tiles } insurance tiles
        }
action-lose-cubes = Choose the cubes to lose
    .full = Lose { $cubes }
action-sell = Sell
    .full = Sell { cubes-of-one-kind }
action-buy = Buy
    .full = Buy { cubes-of-one-kind }
action-raise-power = Improve a crew
    .full = Raise the power of { $crew }
action-raise-safety = Raise Safety
action-raise-mobility = Raise Mobility
action-build-shaft = Build a mineshaft
    .full = Build a mineshaft on { $tile }
action-move-shaft = Move a mineshaft
    .full = Move a mineshaft (level { $level }): { $origin } → { $tile }
action-deliver = Deliver
    .full = Deliver: { $pile }
action-pass = Pass

# What each value of an action is called

field-zinc = Zinc
field-copper = Copper
field-silver = Silver
field-gold = Gold
field-cash = Money
field-slot = Slot
field-crew = Crew
field-to = Destination
field-power = Power
field-tile = Tile
field-tiles = Insurance tiles
field-resource = Resource
field-amount = Amount
field-level = Level
field-origin = From
field-pile = Delivery pile
