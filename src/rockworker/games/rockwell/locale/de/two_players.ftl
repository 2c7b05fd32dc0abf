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

reason-not-ais = Der gehört nicht AI: { $crew }.
reason-other-crew-first = Ein anderer Bohrtrupp geht vor: { $crew }.
reason-ai-must-move = Der Bohrtrupp von AI muss ziehen.
reason-ai-never-straddles = Die Bohrtrupps von AI stehen nie auf Grenzen.
reason-nearest-tiles = Der Förderung am nächsten (es fehlt Leistung { $missing }): { $tiles }.
reason-only-tiles = Von dort geht er nur ein Feld weit: { $tiles }.
