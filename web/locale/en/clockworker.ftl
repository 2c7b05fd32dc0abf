# Clockworker's table

cw-loading = Sorting the scrap …
cw-round = Round { $round }
cw-last-round = Last round: { $cause }
cw-to-pay = To pay:

# The junkyard
cw-junkyard = Junkyard
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
