# Two players: the AI’s crews

event-ai-moved =
    { $player-n ->
        [-1] { $crew-owner } moves crew { $crew-number }: { $origin } → { $to }.
       *[other] { $crew-owner } moves crew { $crew-number }, as { $player } decides: { $origin } → { $to }.
    }
event-ai-raised = { $player } raises crew { $crew-number } ({ $crew-owner }) to power { $power }.
action-move-ai = Move AI’s crew
    .full = { $crew-owner }, crew { $crew-number } → { $to }
action-raise-ai = Raise AI’s crew
    .full = Raise the power of { $crew }
