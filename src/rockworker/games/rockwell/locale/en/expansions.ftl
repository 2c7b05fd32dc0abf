# Expansions

module-fluctuating-market = The Fluctuating Market
    .about = Prices move with extractions, speculation and trade, up to booms and crashes.
module-diamonds = Diamond
    .about = Diamond cards pay money to the priority player and to the player who triggered the extraction.
module-explosions = Explosion
    .about = Explosion cards weaken the crew that triggered the extraction, or send it back to an entrance.
module-inspectors = The Superintendent & the Supervisor
    .about = Two inspectors wander through the mine: one forbids extractions, the other makes them harder but safe.

# Special cards

event-special-set-aside = A second special card of the same kind is set aside and shuffled back after the extraction on { $tile }.

# The Fluctuating Market

price-of-resource = The price of { $resource }
event-speculation-drawn = Speculation card on { $tile }: { $speculator } is the Speculator.
event-price-rose = { price-of-resource } rises to { $price }.
event-price-fell = { price-of-resource } falls to { $price }.
event-boom-started = Boom! { price-of-resource } has reached its maximum and is frozen.
event-crash-started = Crash! { price-of-resource } has reached its minimum and is frozen.
event-boom-paid = Boom: { $player } gets another { cubes-of-one-kind }.
event-crash-suffered = Crash: { $player } returns { cubes-of-one-kind }.
event-price-reset = { price-of-resource } goes back to { $price }.
action-speculate = Speculate
    .full =
        { $up-n ->
            [-1] Lower the price of { $down }
           *[other] { $down-n ->
                [-1] Raise the price of { $up }
               *[other] Raise the price of { $up }, lower that of { $down }
            }
        }
field-up = Rises
field-down = Falls
prompt-speculation = You are the Speculator: raise the price of one resource and lower another by a notch.
    .waiting = { $players } is speculating.

# Diamond

event-diamond-drawn = Diamond card on { $tile }: { $amount } to be shared.
event-diamond-paid = { $player } gets { $amount } for the diamond.

# Explosion

event-explosion-drawn = Explosion on { $tile }!
event-crew-weakened = Crew { $crew-number } ({ $owner }) is down to power { $power }.
event-crew-blown-back = Crew { $crew-number } ({ $owner }) is blown back to { $entrance }.
action-choose-entrance = Choose an entrance
    .full = Back to { $entrance }
field-entrance = Entrance
prompt-blown-back = The explosion throws the crew out: to which entrance does it go back?
    .waiting = { $players } is choosing an entrance.

# The Superintendent & the Supervisor

pawn-superintendent = Superintendent
pawn-supervisor = Supervisor
steps-clockwise =
    { $count ->
        [one] { $count } intersection clockwise
       *[other] { $count } intersections clockwise
    }
steps-anticlockwise =
    { $count ->
        [one] { $count } intersection anticlockwise
       *[other] { $count } intersections anticlockwise
    }
event-pawn-moved = The { $pawn } moves { $steps }: { $origin } → { $to }.
event-action-given-up = { $player } gives up an action on { $board }.
action-push-pawn = Push an inspector (1 action)
    .full = { $pawn }: { $steps } – { $board }
field-pawn = Inspector
field-steps = Intersections
field-board = Action given up
standing-push-nothing = Never push the inspectors
    .about = You give up no actions of your Vice Presidents.

reason-price-crashed = The price has crashed to { $price }: for the rest of the phase { $resource } can’t be bought.
reason-price-frozen = The price is frozen at { $price }: { $resource }.
reason-price-at-limit = { $price } is a limit, which speculation must not reach: { $resource }.
reason-two-prices = One price must rise, and another must fall.
reason-blocked-by-superintendent = { $tile } is blocked by the Superintendent.
reason-no-action-left = This needs a Vice President with an action left: { $board }.
reason-step-limit = A pawn is pushed 1 to { $most } intersections.
reason-pawn-there = The other pawn stands there: { $pawn }.
