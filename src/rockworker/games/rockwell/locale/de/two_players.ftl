# Zu zweit: die Bohrtrupps von AI

event-ai-moved =
    { $player-n ->
        [-1] { $crew-owner } versetzt Bohrtrupp { $crew-number }: { $origin } → { $to }.
       *[other] { $crew-owner } versetzt Bohrtrupp { $crew-number }: { $origin } → { $to } (gewählt von { $player }).
    }
event-ai-raised = { $player } steigert Bohrtrupp { $crew-number } ({ $crew-owner }) auf Leistung { $power }.
action-move-ai = AI-Bohrtrupp versetzen
    .full = { $crew-owner }, Bohrtrupp { $crew-number } → { $to }
action-raise-ai = AI-Bohrtrupp steigern
    .full = Leistung steigern: { $crew }
