# Zu zweit: die Bohrtrupps von AI

event-ai-moved =
    { $player-n ->
        [-1] { $crew-owner } versetzt Bohrtrupp { $crew-number }: { $origin } → { $to }.
       *[other] { $crew-owner } versetzt Bohrtrupp { $crew-number } nach Wahl von { $player }: { $origin } → { $to }.
    }
event-ai-raised = { $player } steigert Bohrtrupp { $crew-number } ({ $crew-owner }) auf Leistung { $power }.
action-move-ai = Einen Bohrtrupp von AI versetzen
    .full = { $crew-owner }, Bohrtrupp { $crew-number } → { $to }
action-raise-ai = Die Leistung eines Bohrtrupps von AI steigern
    .full = Leistung steigern: { $crew }
