# À deux joueurs : les équipes d’AI

event-ai-moved =
    { $player-n ->
        [-1] { $crew-owner } déplace l’équipe { $crew-number } : { $origin } → { $to }.
       *[other] { $crew-owner } déplace l’équipe { $crew-number } : { $origin } → { $to } (choisi par { $player }).
    }
event-ai-raised = { $player } porte l’équipe { $crew-number } ({ $crew-owner }) à la puissance { $power }.
action-move-ai = Déplacer une équipe d’AI
    .full = { $crew-owner }, équipe { $crew-number } → { $to }
action-raise-ai = Améliorer une équipe d’AI
    .full = Augmenter la puissance de l’{ $crew }
