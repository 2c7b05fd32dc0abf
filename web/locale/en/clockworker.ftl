# Clockworker's table

cw-loading = Sorting the scrap …
cw-round = Round { $round }
cw-last-round = Last round: { $cause }
cw-to-pay = To pay:

# The junkyard
cw-junkyard = Junkyard
cw-segments = Parts of the table
cw-segment-row = For sale
cw-segment-own = Yours
cw-factory-row = Factories for sale
cw-deck-name = in the deck
cw-deck =
    { $count ->
        [one] { $count } factory in the deck
       *[other] { $count } factories in the deck
    }
cw-discount =
    { $gears ->
        [one] −{ $gears } gear
       *[other] −{ $gears } gears
    }
cw-discount-about =
    { $gears ->
        [one] In this place a factory costs { $gears } gear less.
       *[other] In this place a factory costs { $gears } gears less.
    }
cw-bonus = +1 resource
cw-bonus-about = In this place a factory also gives you at once what its top slot shows.
cw-slot = Slot { $slot }: { $gain }
cw-price = Price: { $price }
cw-copies =
    { $count ->
        [0] None left
        [one] { $count } copy left
       *[other] { $count } copies left
    }
cw-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cw-artifacts = Artifacts
cw-archives = Archives
cw-before-fin = { $count } before FIN
cw-stack-about =
    { $count ->
        [one] { $count } archive in the stack, { $before } of it above the FIN tile
       *[other] { $count } archives in the stack, { $before } of them above the FIN tile
    }

# What lies before a player
cw-first = first player
cw-first-about = Goes first in every round
cw-cards = { $count } / { $last } cards
cw-cards-about = Once somebody has { $last } cards, that round is the last.
cw-open-points-about = Points that can be seen: tokens, artifacts, and archives that are not face down
cw-own-supply = What you have
cw-supply = Supply
cw-next-recovery = Next recovery:
cw-next-gain = The next robot to come back yields: { $gain }
cw-no-robots = No robots at work
cw-factories = Factories
cw-empty = Free for a robot
cw-robot = A robot is working here
cw-top-robot = The topmost robot: it comes back next
cw-artifacts-and-archives = Artifacts and archives
cw-not-yet = Works from the next turn on
cw-archives-hidden =
    { $count ->
        [one] { $count } archive, face down
       *[other] { $count } archives, face down
    }

# What an action would do

# The bar, the cards in short, the rail
cw-most-cards = most cards { $most } of { $last }
cw-yours = yours
cw-gone = gone
cw-mini-factory =
    { $robots ->
        [0] { $name }: no robots
        [one] { $name }: 1 robot
       *[other] { $name }: { $robots } robots
    }
cw-power-mechanical-god = End: ★ 10 with 12 cards
cw-power-rescue-ship = End: ★ 1 per factory
cw-power-robotic-government = End: ★ 1 per robot
cw-power-toward-a-new-world = End: ★ 6 per 2 artifacts
cw-power-extended-memory = ★ 2 per artifact repaired
cw-power-advertising-megaphone = ★ 3 per factory bought
cw-power-emotion-study-system = ★ 3 per archive bought
cw-power-parabolic-antenna = Archives cost 1 unit less
cw-power-emergency-kit = 5 gears at once
cw-power-vending-machine = 2 gears buy 1 gold block
cw-power-additional-robotic-arm = Recovered gears: 1 more per robot
cw-power-duplication-device = 1 gear doubles a recovery
cw-power-recharge-cpu = Robot gained: 1 gold block too
cw-power-product-management-ai = 1 robot with each factory
cw-power-synchronisation-tool = Distribution: any slots
cw-power-steam-locomotive = Distribution: all factories

# Moves, on the button that makes them
cw-act-extract = A Extraction
cw-act-distribute = B Distribution
cw-act-reassign = C Reassignment
cw-act-repair = D Repair
cw-act-communicate = E Communication
cw-do-extract = Take the robot back: { $factory }
cw-do-recover = Take the robot back: { $factory }
cw-do-distribute =
    { $robots ->
        [one] 1 robot on { $factory }
       *[other] { $robots } robots on { $factory }
    }
cw-do-reassign = Buy { $factory }
cw-do-repair = Repair { $artifact }
cw-do-communicate = Buy { $archive }
cw-do-recharge = Recharge: { $gears } gears
cw-do-staff =
    { $robots ->
        [0] No robots on it
        [one] 1 robot on it
       *[other] { $robots } robots on it
    }
cw-do-exchange =
    { $gold ->
        [one] Turn gears into 1 gold block
       *[other] Turn gears into { $gold } gold blocks
    }

# Where long words of cards’ names may be broken, with a hyphen
cw-breaks =
    Govern|ment Manage|ment Adver|tising Mega|phone Synchro|nisation Dupli|cation Loco|motive Addi|tional
    Mechan|ical Encyclo|pedia Clock|maker’s Langu|ages
