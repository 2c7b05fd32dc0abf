game-title = Clockworker
    .about = Robots, factories and forgotten machines.

# Resources and reasons

resource-gear = gear
resource-red = red block
resource-green = green block
resource-blue = blue block
resource-gold = gold block
resource-robot = robot
units-gear =
    { $count ->
        [one] { $count } gear
       *[other] { $count } gears
    }
units-red =
    { $count ->
        [one] { $count } red block
       *[other] { $count } red blocks
    }
units-green =
    { $count ->
        [one] { $count } green block
       *[other] { $count } green blocks
    }
units-blue =
    { $count ->
        [one] { $count } blue block
       *[other] { $count } blue blocks
    }
units-gold =
    { $count ->
        [one] { $count } gold block
       *[other] { $count } gold blocks
    }
units-robot =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
units-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
units-none = nothing
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
place-in-ranking =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
total-count =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
gears-count =
    { $gears ->
        [one] { $gears } gear
       *[other] { $gears } gears
    }
gold-count =
    { $gold ->
        [one] { $gold } gold block
       *[other] { $gold } gold blocks
    }
cause-cards = a player has 12 cards
cause-fin = the FIN tile has been revealed
cause-limit = the agreed number of rounds is reached
cause-standstill = nobody can do anything but recharge any more

# Headings

junkyard = Junkyard
factories = Factories
artifacts = Artifacts
archives = Archives
deck = Deck
stack = Stack
points = Points
cards = Cards
supply = Supply
price = Price
copies = Copies
round-number = Round { $round }
last-round = Last round
before-fin = before FIN
page-players = Players
own-factories = Your factories
legend-robot = a slot on which a robot stands
legend-free = a free slot
legend-owners = players who have it
legend-markers = markers of the row: cheaper, a gain
score-tokens = Point tokens
score-artifacts = Artifacts
score-archives = Archives
score-bonuses = Bonuses at the end
score-total = Total
