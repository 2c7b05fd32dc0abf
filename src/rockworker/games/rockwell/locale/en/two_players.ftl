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
