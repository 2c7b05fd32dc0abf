# Two players: the AI’s crews

event-ai-moved =
    { $player-n ->
        [-1] { $crew-owner } moves crew { $crew-number }: { $origin } → { $to }.
       *[other] { $crew-owner } moves crew { $crew-number }: { $origin } → { $to } (chosen by { $player }).
    }
event-ai-raised = { $player } raises crew { $crew-number } ({ $crew-owner }) to power { $power }.
action-move-ai = Move AI’s crew
    .full = { $crew-owner }, crew { $crew-number } → { $to }
action-raise-ai = Improve AI’s crew
    .full = Raise the power of { $crew }

reason-not-ais = That is not AI’s: { $crew }.
reason-other-crew-first = Another crew goes before it: { $crew }.
reason-ai-must-move = AI’s crew must move.
reason-ai-never-straddles = AI’s crews never straddle.
reason-nearest-tiles = Closest to extraction (power { $missing } missing): { $tiles }.
reason-only-tiles = From there it goes one space only: { $tiles }.
