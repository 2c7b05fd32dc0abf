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

reason-not-ais = Elle n’appartient pas à AI : { $crew }.
reason-other-crew-first = Une autre équipe passe avant elle : { $crew }.
reason-ai-must-move = L’équipe d’AI doit se déplacer.
reason-ai-never-straddles = Les équipes d’AI ne se placent jamais à cheval.
reason-nearest-tiles = Le plus près d’une extraction (il manque une puissance de { $missing }) : { $tiles }.
reason-only-tiles = De là, elle n’avance que d’une case : { $tiles }.
