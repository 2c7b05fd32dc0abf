# What stands in the way of an action: a sentence after the refusal

reason-none-such =
    { $sort ->
        [slot] There is no such slot.
        [crew] There is no such crew.
        [place] There is no such place in the mine.
        [tile] That is no terrain tile.
        [resource] There is no such resource.
        [pile] There is no such pile.
        [entrance] That is no entrance.
        [board] Only Vice Presidents on Boards II and III have actions to give up.
        [pawn] There is no such pawn.
       *[other] There is no such thing.
    }
reason-below-zero = Less than nothing is not possible.
reason-at-least-one = A trade takes at least one cube.
reason-odd-money = Money comes in steps of { $step }.
reason-money-missing = { $missing } missing.
reason-cubes-missing = Missing: { $cubes }.
reason-insurance-missing =
    { $missing ->
        [one] 1 insurance tile missing.
       *[other] { $missing } insurance tiles missing.
    }
reason-power-missing = On { $tile } a power of { $missing } is missing.
reason-vice-president-missing = This needs a Vice President on one of these slots: { $slots }.
reason-mobility-missing = This needs Mobility { $needed }; yours is { $level }.
reason-all-in-use =
    { $sort ->
        [dice] All { $count } subcontractors are in use.
       *[other] All { $count } Bribery tiles have been used in this turn.
    }
reason-slot-taken = Taken by { $owner }: { $slot }.
reason-board-taken = Your other Vice President is on this board already: { $board }.
reason-not-yours = That is not yours: { $crew }.
reason-own-crew = That is your own: { $crew }.
reason-in-centre = Already in the centre of the Earth and out of the game: { $crew }.
reason-not-in-play = Still on an entrance: { $crew }.
reason-no-way-back = No crew goes back onto an entrance.
reason-centre-too-far = The centre is entered from stratum D; this crew is at: { $at }.
reason-out-of-reach = With Mobility { $level } the way from { $at } to { $to } is too long.
reason-entrance-leads-to = This entrance leads to { $tiles }.
reason-border-taken = The border is taken: { $crew }.
reason-once-per-round = This advantage can be used once per drilling round.
reason-subcontractor-there = The crew already has a subcontractor of power { $power }.
reason-power-range = The power must be from { $least } to { $most }.
reason-depth-limit =
    { $most ->
        [0] No subcontractor works there: { $at }.
       *[other] At { $at } a subcontractor has power { $most } at most.
    }
reason-centre-closed = No crew can be bribed into the centre.
reason-not-on-tile = A bribed crew comes to the active one, which is at: { $at }.
reason-not-next-to = { $tile } is not next to { $at }, where the crew is.
reason-subcontractor-too-strong = Its subcontractor has power { $power }; on { $tile } at most { $most } is allowed.
reason-already-drilled = { $tile } is drilled already.
reason-loss-only =
    { $loss ->
        [one] Only 1 cube would be lost.
       *[other] Only { $loss } cubes would be lost.
    }
reason-loss-exactly =
    { $loss ->
        [one] Exactly 1 cube is lost.
       *[other] Exactly { $loss } cubes are lost.
    }
reason-dearest-first = The most valuable go first, in any case: { $cubes }.
reason-only-the-dearest = Only the most valuable are lost, at most: { $cubes }.
reason-already-traded = You have traded { $resource } in this phase already.
reason-highest-power = Power { $power } is the highest.
reason-power-on-entrance = On an entrance a crew reaches power { $power } at most (as agreed for this game).
reason-highest-level = Level { $level } is the highest.
reason-all-shafts-built = All { $shafts } of your mineshafts are built.
reason-level-not-reached =
    { $shafts ->
        [0] You have no mineshaft to move.
        [one] You have built 1 mineshaft: only level 1 is reached.
       *[other] You have built { $shafts } mineshafts: higher levels are not reached.
    }
reason-no-shaft-of-yours = You have no mineshaft there.
reason-shaft-there = { $tile } has a mineshaft already ({ $owner }).
reason-crew-there = An opposing crew is on { $tile }: { $crew }.
reason-no-crew-near = No crew of yours is on { $tile } or next to it.
reason-pile-empty = This pile is empty: { $delivery }.
