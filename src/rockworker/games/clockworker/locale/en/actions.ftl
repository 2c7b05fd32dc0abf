# What players can do: the kind of action, then (full) one action with its values

action-extract = A. Extraction
    .full = Extraction: { $factory }
action-distribute = B. Distribution
    .full =
        { $slots-n ->
            [one] Distribution: { $factory }, slot { $slots }
           *[other] Distribution: { $factory }, slots { $slots }
        }
action-reassign = C. Reassignment (buy a factory)
    .full = Reassignment: { $factory }
action-repair = D. Repair (buy an artifact)
    .full = Repair: { $artifact }
action-communicate = E. Communication (buy an archive)
    .full = Communication: { $archive }
action-recharge = F. Recharge (2 gears)
action-staff = Put robots on it
    .full =
        { $robots ->
            [0] Put no robot on it
            [one] Put 1 robot on it
           *[other] Put { $robots } robots on it
        }
action-pay = Pay
    .full =
        { $gold ->
            [0] Replace nothing with gold
           *[other] Replace with gold: { $replaced }
        }
action-leave-out = Pay one unit less
    .full = Leave out: { $resource }
action-pay-in-full = Pay the full price
action-duplicate = Duplicate
    .full = Duplicate: { $resource }
action-decline = Duplicate nothing
action-exchange = Turn gears into gold
    .full = Turn gears into { gold-count }
action-recover = Take a robot back
    .full = Take a robot back: { $factory }
action-finish = Done

# What each value of an action is called

field-factory = Factory
field-slots = Slots
field-artifact = Artifact
field-archive = Archive
field-robots = Robots
field-gold-for-red = Gold for red
field-gold-for-green = Gold for green
field-gold-for-blue = Gold for blue
field-resource = Resource
field-gold = Gold blocks
