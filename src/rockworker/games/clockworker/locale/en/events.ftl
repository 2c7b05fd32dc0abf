# What happens, as lines of the log

event-first-player-drawn = { $player } is the first player.
event-turn-began = Round { $round }: { $player }’s turn.
event-robot-recovered = { $player } takes a robot back from “{ $factory }” (slot { $slot }) and gains { $gain }.
event-robot-extracted = Extraction: { $player } takes a robot back from “{ $factory }” (slot { $slot }) and gains { $gain }.
event-artifact-paid-off = { $artifact }: { $player } gains { $gain }.
event-resource-duplicated = { $artifact }: { $player } pays { gears-count } and gains { $gain }.
event-gold-exchanged = { $artifact }: { $player } turns { gears-count } into { gold-count }.
event-robots-placed =
    { $slots-n ->
        [one] { $player } puts a robot on “{ $factory }” (slot { $slots }).
       *[other] { $player } puts { $slots-n } robots on “{ $factory }” (slots { $slots }).
    }
event-factory-bought = Reassignment: { $player } buys “{ $factory }” (place { $place }) for { gears-count }.
event-marker-paid-off = +1 marker: { $player } gains { $gain } with “{ $factory }”.
event-factory-revealed = New in the row: “{ $factory }”.
event-artifact-repaired = Repair: { $player } gets “{ $artifact }” for { $paid }.
event-price-reduced = { $artifact }: { $player } pays 1 unit less ({ $resource }).
event-archive-bought = Communication: { $player } gets the archive “{ $archive }” for { $paid }.
event-archive-revealed = New archive: “{ $archive }”.
event-fin-revealed = The FIN tile is revealed and leaves the game.
event-gears-recharged = Recharge: { $player } gains { gears-count }.
event-last-round-came = This round is the last one: { $cause }.
event-archives-shown =
    { $archives-n ->
        [0] { $player } has no archives.
        [one] { $player } reveals an archive ({ points-count }): { $archives }.
       *[other] { $player } reveals { $archives-n } archives ({ points-count }): { $archives }.
    }
event-final-bonus-gained = { $artifact }: { $player } scores { points-count }.
event-player-scored = { $player }: { total-count }, { place-in-ranking }.
