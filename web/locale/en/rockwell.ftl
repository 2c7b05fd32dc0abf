rw-board = The mine: four strata around the centre of the Earth
rw-loading = Laying out the tiles …
rw-tile = { $name }, { $drilled ->
    [yes] drilled
   *[no] power { $power } of { $needed }
}{ $shaft ->
    [none] { "" }
   *[other] , mineshaft of { $shaft }
}
rw-power = power { $power }{ $die ->
    [0] { "" }
   *[other] , subcontractor { $die }
}
rw-would-drill = { $power } of { $needed }: drilled!
rw-would-have = { $power } of { $needed }
rw-shaft-of = Mineshaft of { $owner }
rw-centre = Centre
rw-superintendent = Superintendent: no extraction on the three tiles around
rw-supervisor = Supervisor: one power more on the three tiles around, no danger
rw-orders = Orders
rw-management = Management
    .about = The order in which Vice Presidents are placed; decided by the auction.
rw-control = Control
    .about = The order of play in the drilling rounds.
rw-track = Drilling track
    .about = Where Phase I stands: insurance, order, drilling rounds, active mineshafts.
rw-step-insurance = Ins.
rw-step-order = Order
rw-step-shafts = Shafts
rw-bribery = Bribery
rw-subcontracting = Subcontracting
rw-bribery-tiles = Bribery tiles left
rw-dice = Subcontractors left
rw-safety = Safety
    .about = Cubes saved from each danger: 1, 3, all.
rw-mobility = Mobility
    .about = 1: jump a tile. 2: straddle. 3: two movements.
rw-shafts = Mineshafts
    .about = On a drilled tile they pay every turn; on an undrilled one they give priority.
rw-cards = Cards
    .about = Extraction cards: extractions triggered.
rw-stock = Stock
rw-cash = Cash
rw-money = ${ NUMBER($amount, useGrouping: "true") }
rw-insurance = { $count ->
    [one] { $count } insurance tile
   *[other] { $count } insurance tiles
}
rw-insurance-tiles = Insurance tiles
rw-prestige = Prestige
rw-achievements = Achievements
rw-got = gained
rw-not-got = not yet
rw-left = { $count } left
rw-market = Market
rw-resource = Resource
rw-price = Price
rw-own = Own
rw-worth = Worth
rw-boom = Boom
rw-crash = Crash
rw-deliveries = Deliveries
rw-extraction = Extraction on { $tile }
rw-trigger = Triggered by { $who }
rw-danger = Danger
rw-remainder = Remainder to { $who }:
rw-nobody = nobody
rw-note-bid = Your bid is worth
rw-note-insure = Insurance tiles
rw-note-earn = You receive
rw-note-pay = You pay
rw-note-after = Cash afterwards
rw-note-power = Power there
