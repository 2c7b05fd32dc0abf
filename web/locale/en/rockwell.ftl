# Rockwell's table

rw-loading = Laying out the tiles …
rw-board = The mine: four strata around the centre of the Earth
rw-zoom-in = Zoom in
rw-zoom-out = Zoom out

# What stands where
rw-power-of = Power { $power } of { $needed }
rw-drilled = Drilled
rw-income = A mineshaft here yields each turn: { $cubes }
rw-raised = The Supervisor requires { $more } more power
rw-closed = The Superintendent allows no extraction here
rw-shaft-of = Mineshaft: { $owner }
rw-strength =
    { $die ->
        [0] power { $power }
       *[other] power { $power }, plus a subcontractor of power { $die }
    }
rw-centre-about =
    { $players ->
        [one] The game ends with the turn in which 1 player has reached the centre.
       *[other] The game ends with the turn in which { $players } players have reached the centre.
    }
rw-superintendent = Superintendent: no extraction on the three tiles around it
rw-supervisor = Supervisor: 1 more power needed on the three tiles around it, but no Danger there
rw-nobody = nobody

# Boards
rw-turn = Turn { $turn }
rw-orders = Orders and track
rw-management = Management
    .about = The order in which Vice Presidents are placed; the auction decides it.
rw-control = Control
    .about = The order of play in the drilling rounds; Board I decides it.
rw-track = Drilling track
    .about = Where Phase I stands: insurance, order, drilling rounds, active mineshafts.
rw-round = Round
rw-step-insurance = Insurance
rw-step-order = Order
rw-step-shafts = Mineshafts
rw-board-1 = Control Centre
rw-board-2 = Stock Exchange
rw-board-3 = Workshop
rw-bribery = Bribery
rw-subcontracting = Sub{"\u00AD"}contract{"\u00AD"}ing
rw-free = free
rw-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
rw-power = Power
rw-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
rw-bribery-tiles = Bribery tiles left
rw-dice = Subcontractors left
rw-fees = What a subcontractor costs, by power

# Companies
rw-safety = Safety
    .about = How many cubes of a share are safe from Danger.
rw-mobility = Mobility
    .about = Crews move further: past a tile, onto borders, twice per turn.
rw-shafts = Mineshafts
    .about = On a drilled tile they pay every turn; on an undrilled one they give priority.
rw-cards = Extraction cards
    .about = One for each extraction that this company has triggered.
rw-card = card
rw-next-price = The next level costs { $price }.
rw-complete = All levels reached.
rw-achievements = Achievements
    .about = The first to earn one takes the tile with the most stars.
rw-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
rw-prestige = Prestige

# Market and screen
rw-market = Market
rw-market-and-screen = Market and my screen
rw-resource = Resource
rw-price = Price
rw-own = You have
rw-worth = Value
rw-cash = Money
rw-total = Total
rw-money = ${ NUMBER($amount) }
rw-insurance =
    { $count ->
        [one] { $count } insurance tile
       *[other] { $count } insurance tiles
    }
rw-insurance-tiles = Insurance tiles
rw-delivered =
    { $count ->
        [one] { $count } delivery
       *[other] { $count } deliveries
    }
rw-prestige-so-far = { $points } prestige so far
rw-has-traded = { $who } has traded this already
rw-track-of = ${ NUMBER($low) } to ${ NUMBER($high) }; starts at ${ NUMBER($start) }
rw-boom = Boom
    .about = The price is at its top and frozen until the end of Phase II.
rw-crash = Crash
    .about = The price is at its bottom and frozen until the end of Phase II; nobody may buy.
rw-deliveries = Deliveries
    .about = At the Workshop: pay the cubes, take the tile and its prestige.
rw-piles = Extraction cards
    .about = One pile for each required power; drilling a tile draws from its pile.
rw-pile =
    { $count ->
        [one] Pile for power { $power }: { $count } card
       *[other] Pile for power { $power }: { $count } cards
    }

# An extraction
rw-extraction = Extraction on { $tile }
rw-skip = Skip the animation
rw-danger = Danger
rw-safe = safe
rw-remainder = Remainder
rw-diamond = Diamond
rw-explosion = Explosion
rw-speculation = Speculation

# The bar, the rail, the parts
rw-phases = Phases of the turn
rw-last-turn = last turn
rw-phase-auction = Auction
rw-phase-management = Management
rw-phase-insurance = Insurance
rw-phase-order = Order
rw-phase-drilling = Drilling
rw-phase-shafts = Mineshafts
rw-phase-exchange = Stock Exchange
rw-phase-workshop = Workshop
rw-crew-powers = Power of the crews
rw-insured = insured
rw-achieved = Achieved:
rw-lacks = lacks
rw-in-stock = in stock
rw-entrance-short = E{ $number }
boards-tab = Boards
boards-short = I–III
goals-tab = Goals
deliveries-tab = Deliveries

# Moves, on the button that makes them
rw-do-bid =
    { $some ->
        [no] Bid nothing
       *[yes] Bid { $cubes }
    }
rw-do-place-vice-president = Place on { $slot }
rw-do-insure =
    { $some ->
        [no] No new insurance
       *[yes] Insure with { $cubes }
    }
rw-do-drill = { $from } → { $to }
rw-do-stay = Stay at { $from }
rw-do-carry-die =
    { $power ->
        [0] Leave the subcontractor behind
       *[other] Take the subcontractor along, power { $power }
    }
rw-do-bribe = Bribe { $owner }’s crew: { $from } → { $tile }
rw-do-hire = Hire a subcontractor, power { $power }
rw-do-choose-tile = Drill { $tile } first
rw-do-use-insurance =
    { $tiles ->
        [0] Use no insurance
        [one] Use 1 insurance tile
       *[other] Use { $tiles } insurance tiles
    }
rw-do-lose-cubes = Lose { $cubes }
rw-do-sell = Sell { $amount } { $resource }
rw-do-buy = Buy { $amount } { $resource }
rw-do-raise-power = Raise the crew at { $from } to power { $next }
rw-do-raise-safety = Raise Safety
rw-do-raise-mobility = Raise Mobility
rw-do-build-shaft = Mineshaft on { $tile }
rw-do-move-shaft = Move the mineshaft: { $origin } → { $tile }
rw-do-deliver = Deliver: { $pile }
rw-do-choose-entrance = Back to { $entrance }
rw-do-speculate = { $up } up, { $down } down
rw-do-move-ai = AI: { $from } → { $to }
rw-do-raise-ai = Raise AI’s crew at { $from }
rw-do-pass =
    { $prompt ->
        [market] Leave the Stock Exchange
        [workshop] Leave the Workshop
       *[other] Pass
    }
