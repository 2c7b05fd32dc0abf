# What stands in the way of an action, after the clause

reason-resources-missing =
    { $gold ->
        [0] Your supply lacks { $missing }.
       *[other] Your supply lacks { $missing }; gold can stand in for { $gold } of these.
    }
reason-gears-needed =
    { $kept ->
        [one] { gears-missing }: { $kept } gear belongs to the price.
       *[other] { gears-missing }: { $kept } gears belong to the price.
    }
gears-missing =
    { $missing ->
        [one] { $missing } gear is missing
       *[other] { $missing } gears are missing
    }
reason-out-of-range = Possible: { $least } to { $most }.
reason-not-your-factory = This is not one of your factories.
reason-no-robot-there = No robot stands on “{ $factory }”.
reason-factory-full = “{ $factory }” has no empty slot.
reason-already-served = “{ $factory }” has already had its turn.
reason-no-such-slots =
    { $count ->
        [one] “{ $factory }” has { $count } slot.
       *[other] “{ $factory }” has { $count } slots.
    }
reason-slots-occupied =
    { $slots-n ->
        [one] Slot { $slots } is occupied.
       *[other] Slots { $slots } are occupied.
    }
reason-slots-skipped =
    { $slots-n ->
        [one] Fill from the top: slot { $slots } comes first.
       *[other] Fill from the top: slots { $slots } come first.
    }
reason-no-robot-placed = Place at least 1 robot.
reason-not-in-the-row = This factory does not lie in the row.
reason-row-empty = The row is empty, and so is the deck.
reason-not-in-the-display = This archive does not lie face up.
reason-no-such-artifact = There is no such artifact in the junkyard.
reason-already-owned = You already own “{ $artifact }”.
reason-sold-out = There is no copy of “{ $artifact }” left.
reason-artifact-needed = You need “{ $artifact }” for this.
reason-works-next-turn = “{ $artifact }” works from your next turn on.
reason-not-in-the-price = The price does not ask for this.
reason-price-exceeded =
    { $most ->
        [0] The price asks for no { $resource }.
        [one] The price asks for only { $most } { $resource }.
       *[other] Of this colour ({ $resource }) the price asks for only { $most }.
    }
reason-not-gained = You have not gained this in the recovery phase.
reason-gear-for-gear = A gear for a gear is not duplicated: that could go on for ever.
