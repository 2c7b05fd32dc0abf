# Ce qui se passe, en lignes du journal

event-turn-started = Le tour { $turn } commence.
event-bid-revealed =
    { $value-n ->
        [0] { $player } ne mise rien.
       *[other] { $cubes-n ->
            [0] { $player } mise { $bid }.
           *[other] { $player } mise { $bid } (valeur : { $value }).
        }
    }
event-management-ordered = Ordre de Direction : { $order-order }.
event-vice-president-placed = { $player } pose un Vice-Président sur le { $slot }.
event-vice-president-stuck = { $player } n’a plus d’emplacement libre pour un Vice-Président, qui reste à la compagnie.
event-insurance-taken =
    { $tiles ->
        [one] { $player } transforme { $cubes } en { $tiles } tuile Assurance.
       *[other] { $player } transforme { $cubes } en { $tiles } tuiles Assurance.
    }
event-control-ordered = Ordre de forage (Contrôle) : { $order-order }.
event-round-started = La ronde de forage { $round } commence.
event-crew-moved = { $player } déplace l’équipe { $crew-number } : { $origin } → { $to }.
event-crew-stayed = { $player } laisse l’équipe { $crew-number } sur place ({ $at }).
event-centre-reached = { $player } atteint le centre de la Terre avec l’équipe { $crew-number }.
event-die-carried = { $player } emmène le sous-traitant de l’équipe { $crew-number } : puissance { $power } pour { $fee }.
event-die-returned = Le sous-traitant de l’équipe { $crew-number } ({ $owner }) retourne sur le plateau I.
event-crew-bribed =
    { $fee-n ->
        [0] { $player } corrompt l’équipe { $crew-number } ({ $owner }) : { $origin } → { $tile }.
       *[other] { $player } corrompt l’équipe { $crew-number } ({ $owner }) : { $origin } → { $tile }. Son sous-traitant coûte { $fee }.
    }
event-subcontractor-hired = { $player } embauche un sous-traitant pour l’équipe { $crew-number } : puissance { $power } pour { $fee }.
event-tile-drilled =
    { $trigger-n ->
        [-1] Extraction sur { $tile }, que personne n’a déclenchée. Au verso, revenu d’un puits de mine : { $income }.
       *[other] { $trigger } déclenche une extraction sur { $tile }. Au verso, revenu d’un puits de mine : { $income }.
    }
event-crew-relocated = L’équipe { $crew-number } ({ $owner }), à cheval, passe sur { $tile }.
event-card-drawn =
    { $danger-n ->
        [0] La carte Extraction de { $tile } montre { $cubes }.
       *[other] La carte Extraction de { $tile } montre { $cubes }, et porte un symbole Danger !
    }
booty-remainder =
    { $remainder-n ->
        [0] {""}
       *[other] {" "}Excédent : { $remainder }.
    }
event-booty-shared =
    { $sharers-n ->
        [0] Plus personne sur { $tile } pour partager.{ booty-remainder }
        [one] Tout le butin de { $tile } va à { $sharers } : { $share }.{ booty-remainder }
       *[other] { $share-n ->
            [0] Rien à partager ({ $sharers }).{ booty-remainder }
           *[other] Butin de chacun ({ $sharers }) : { $share }.{ booty-remainder }
        }
    }
event-danger-struck =
    { $loss ->
        [0] Danger : { $player } est à l’abri et ne perd rien.
        [one] Danger : { $player } risque de perdre { $loss } cube de son butin.
       *[other] Danger : { $player } risque de perdre { $loss } cubes de son butin.
    }
event-insurance-used =
    { $tiles ->
        [0] { $player } ne défausse aucune tuile Assurance.
        [one] { $player } défausse { $tiles } tuile Assurance.
       *[other] { $player } défausse { $tiles } tuiles Assurance.
    }
event-loss-chosen = { $player } choisit ce que prend le Danger : { $cubes }.
event-cubes-lost = { $player } perd à cause du Danger : { $cubes }.
event-share-received =
    { $cubes-n ->
        [0] Il ne revient rien à { $player }.
       *[other] { $player } reçoit sa part du butin : { $cubes }.
    }
event-remainder-received = { $player } est prioritaire et reçoit l’excédent : { $cubes }.
event-cubes-returned = Retour à la réserve générale : { $cubes }.
event-card-kept =
    { $cards ->
        [one] { $player } garde la carte Extraction, sa première.
       *[other] { $player } garde la carte Extraction et en possède { $cards }.
    }
event-card-removed = La carte Extraction de { $tile } quitte le jeu.
event-shaft-paid = { $player } reçoit { $cubes } grâce au puits de mine sur { $tile }.
event-cubes-sold = { $player } vend { cubes-of-one-kind } pour { $cash }.
event-cubes-bought = { $player } achète { cubes-of-one-kind } pour { $cash }.
event-vice-president-returned =
    { $forgone ->
        [0] { $player } reprend son Vice-Président du { $board }.
        [one] { $player } renonce à { $forgone } action sur le { $board } et reprend son Vice-Président.
       *[other] { $player } renonce à { $forgone } actions sur le { $board } et reprend son Vice-Président.
    }
event-power-raised = { $player } porte l’équipe { $crew-number } à la puissance { $power } pour { $price }.
event-safety-raised = { $player } améliore sa Protection (progression { $level }) pour { $price }.
event-mobility-raised = { $player } améliore sa Mobilité (progression { $level }) pour { $price }.
event-shaft-built = { $player } construit son puits de mine n° { $number } sur { $tile } pour { $price }.
event-shaft-moved = { $player } déplace un puits de mine pour { $price } : { $origin } → { $tile }.
event-delivery-made = { $player } livre { $cubes } : { prestige-points }.
event-achievement-gained = { $player } accomplit la réalisation « { $achievement } » : { prestige-points }.
event-end-condition-met = La partie se termine avec ce tour : { $condition }.
event-turn-ended = Le tour { $turn } est terminé.
event-bonus-scored =
    { $holding-key ->
        [cash] Dollars : { $player }, { place-in-ranking } avec { $amount } $ : { prestige-points }.
        [zinc] Zinc : { $player }, { place-in-ranking } avec { $amount } : { prestige-points }.
        [copper] Cuivre : { $player }, { place-in-ranking } avec { $amount } : { prestige-points }.
        [silver] Argent : { $player }, { place-in-ranking } avec { $amount } : { prestige-points }.
        [gold] Or : { $player }, { place-in-ranking } avec { $amount } : { prestige-points }.
       *[other] { $holding } : { $player }, { place-in-ranking } avec { $amount } : { prestige-points }.
    }
event-game-scored = { $player } : { total-prestige }, { place-in-ranking } (réalisations : { $achievements }, livraisons : { $deliveries }, bonus : { $bonus }).
