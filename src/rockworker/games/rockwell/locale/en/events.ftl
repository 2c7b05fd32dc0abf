# What happens, as lines of the log

event-turn-started = Turn { $turn } begins.
event-bid-revealed =
    { $value-n ->
        [0] { $player } bids nothing.
       *[other] { $cubes-n ->
            [0] { $player } bids { $bid }.
           *[other] { $player } bids { $bid } (worth { $value }).
        }
    }
event-management-ordered = Management order: { $order-order }.
event-vice-president-placed = { $player } places a Vice President: { $slot }.
event-vice-president-stuck = { $player } has no free slot for a Vice President.
event-insurance-taken =
    { $tiles ->
        [one] { $player } turns { $cubes } into an insurance tile.
       *[other] { $player } turns { $cubes } into { $tiles } insurance tiles.
    }
event-control-ordered = Drilling order (Control): { $order-order }.
event-round-started = Drilling round { $round } begins.
event-crew-moved = { $player } moves crew { $crew-number }: { $origin } → { $to }.
event-crew-stayed = { $player } keeps crew { $crew-number } where it is ({ $at }).
event-centre-reached = { $player } has reached the centre of the Earth with crew { $crew-number }.
event-die-carried = { $player } takes the subcontractor of crew { $crew-number } along: power { $power } for { $fee }.
event-die-returned = The subcontractor of crew { $crew-number } ({ $owner }) goes back to Board I.
event-crew-bribed =
    { $fee-n ->
        [0] { $player } bribes crew { $crew-number } ({ $owner }): { $origin } → { $tile }.
       *[other] { $player } bribes crew { $crew-number } ({ $owner }): { $origin } → { $tile }. Its subcontractor costs { $fee }.
    }
event-subcontractor-hired = { $player } hires a subcontractor for crew { $crew-number }: power { $power } for { $fee }.
event-tile-drilled =
    { $trigger-n ->
        [-1] Extraction on { $tile }, triggered by nobody. A mineshaft here yields each turn: { $income }.
       *[other] { $trigger } triggers an extraction on { $tile }. A mineshaft here yields each turn: { $income }.
    }
event-crew-relocated = Crew { $crew-number } ({ $owner }) moves from the border onto { $tile }.
event-card-drawn =
    { $danger-n ->
        [0] The Extraction card for { $tile } shows { $cubes }.
       *[other] The Extraction card for { $tile } shows { $cubes } – and Danger!
    }
booty-remainder =
    { $remainder-n ->
        [0] {""}
       *[other] {" "}Remainder: { $remainder }.
    }
event-booty-shared =
    { $sharers-n ->
        [0] Nobody on { $tile } is left to share.{ booty-remainder }
        [one] { $sharers } is alone on { $tile }: { $share }.{ booty-remainder }
       *[other] { $share-n ->
            [0] { $sharers } would share, but there is nothing to divide.{ booty-remainder }
           *[other] { $sharers } share: { $share } each.{ booty-remainder }
        }
    }
event-danger-struck =
    { $loss ->
        [0] Danger: { $player } is safe and loses nothing.
        [one] Danger: { $player } would lose 1 cube of the share.
       *[other] Danger: { $player } would lose { $loss } cubes of the share.
    }
event-insurance-used =
    { $tiles ->
        [0] { $player } discards no insurance tile.
        [one] { $player } discards an insurance tile.
       *[other] { $player } discards { $tiles } insurance tiles.
    }
event-loss-chosen = { $player } chooses what Danger takes: { $cubes }.
event-cubes-lost = { $player } loses to Danger: { $cubes }.
event-share-received =
    { $cubes-n ->
        [0] { $player } gets nothing.
       *[other] { $player } gets a share: { $cubes }.
    }
event-remainder-received = { $player } has priority and gets the remainder: { $cubes }.
event-cubes-returned = Back to the supply: { $cubes }.
event-card-kept =
    { $cards ->
        [one] { $player } keeps the Extraction card and now has one.
       *[other] { $player } keeps the Extraction card and now has { $cards }.
    }
event-card-removed = The Extraction card for { $tile } leaves the game.
event-shaft-paid = { $player } gets { $cubes } from the mineshaft on { $tile }.
event-cubes-sold = { $player } sells { cubes-of-one-kind } for { $cash }.
event-cubes-bought = { $player } buys { cubes-of-one-kind } for { $cash }.
event-vice-president-returned =
    { $forgone ->
        [0] { $player } recalls the Vice President from { $board }.
        [one] { $player } recalls the Vice President from { $board }, giving up 1 action.
       *[other] { $player } recalls the Vice President from { $board }, giving up { $forgone } actions.
    }
event-power-raised = { $player } raises crew { $crew-number } to power { $power } for { $price }.
event-safety-raised = { $player } raises Safety to level { $level } for { $price }.
event-mobility-raised = { $player } raises Mobility to level { $level } for { $price }.
event-shaft-built = { $player } builds mineshaft { $number } on { $tile } for { $price }.
event-shaft-moved = { $player } moves a mineshaft for { $price }: { $origin } → { $tile }.
event-delivery-made = { $player } delivers { $cubes }: { prestige-points }.
event-achievement-gained = { $player } gains the achievement “{ $achievement }”: { prestige-points }.
event-end-condition-met = The game ends with this turn: { $condition }.
event-turn-ended = Turn { $turn } is over.
event-bonus-scored =
    { $holding-key ->
        [cash] Ranking in { $holding }: { $player } comes { place-in-ranking } with ${ $amount }: { prestige-points }.
       *[other] Ranking in { $holding }: { $player } comes { place-in-ranking } with { $amount }: { prestige-points }.
    }
event-game-scored = { $player }: { total-prestige }, { place-in-ranking } (achievements: { $achievements }, deliveries: { $deliveries }, rankings: { $bonus }).
