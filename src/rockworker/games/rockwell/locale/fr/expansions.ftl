# Extensions

module-fluctuating-market = Le Marché fluctuant
    .about = Les cours bougent avec les extractions, la spéculation et les échanges, jusqu’au boom ou au krach.
module-diamonds = Diamant
    .about = Les cartes Diamant rapportent des dollars au joueur prioritaire et à celui qui a déclenché l’extraction.
module-explosions = Explosion
    .about = Les cartes Explosion affaiblissent l’équipe qui a déclenché l’extraction, ou la renvoient à une entrée.
module-inspectors = Le Surintendant & le Superviseur
    .about = Deux délégués parcourent la mine : l’un interdit les extractions, l’autre les rend plus difficiles mais sans danger.

# Cartes spéciales

event-special-set-aside = Une deuxième carte spéciale du même genre est mise de côté, puis remélangée après l’extraction sur { $tile }.

# Le Marché fluctuant

price-of-resource =
    { $resource-key ->
        [silver] Le cours de l’{ $resource }
        [gold] Le cours de l’{ $resource }
       *[other] Le cours du { $resource }
    }
event-speculation-drawn = Carte Spéculation sur { $tile } : le Spéculateur est { $speculator }.
event-price-rose = { price-of-resource } monte à { $price }.
event-price-fell = { price-of-resource } descend à { $price }.
event-boom-started = Boom ! { price-of-resource } atteint son maximum et est gelé.
event-crash-started = Krach ! { price-of-resource } atteint son minimum et est gelé.
event-boom-paid = Boom : { $player } reçoit { cubes-of-one-kind } de plus.
event-crash-suffered = Krach : { $player } rend { cubes-of-one-kind }.
event-price-reset = { price-of-resource } revient à { $price }.
action-speculate = Spéculer
    .full =
        { $up-n ->
            [-1] Baisse : { $down }
           *[other] { $down-n ->
                [-1] Hausse : { $up }
               *[other] Hausse : { $up }, baisse : { $down }
            }
        }
field-up = Hausse
field-down = Baisse
prompt-speculation = Vous êtes le Spéculateur : faites monter le cours d’une ressource d’un cran et descendre celui d’une autre.
    .waiting = Spéculation : { $players }.

# Diamant

event-diamond-drawn = Carte Diamant sur { $tile } : { $amount } à partager.
event-diamond-paid = { $player } reçoit { $amount } pour le diamant.

# Explosion

event-explosion-drawn = Explosion sur { $tile } !
event-crew-weakened = L’équipe { $crew-number } ({ $owner }) tombe à la puissance { $power }.
event-crew-blown-back = L’équipe { $crew-number } ({ $owner }) est renvoyée à l’{ $entrance }.
action-choose-entrance = Choisir une entrée
    .full = Retour à l’{ $entrance }
field-entrance = Entrée
prompt-blown-back = L’explosion chasse l’équipe : à quelle entrée retourne-t-elle ?
    .waiting = Choix d’une entrée : { $players }.

# Le Surintendant & le Superviseur

pawn-superintendent = Surintendant
pawn-supervisor = Superviseur
steps-clockwise =
    { $count ->
        [one] { $count } intersection dans le sens horaire
       *[other] { $count } intersections dans le sens horaire
    }
steps-anticlockwise =
    { $count ->
        [one] { $count } intersection dans le sens antihoraire
       *[other] { $count } intersections dans le sens antihoraire
    }
event-pawn-moved = Le { $pawn } avance : { $steps }, { $origin } → { $to }.
event-action-given-up = { $player } sacrifie une action du { $board }.
action-push-pawn = Écarter un délégué (1 action)
    .full = { $pawn } : { $steps } – { $board }
field-pawn = Délégué
field-steps = Intersections
field-board = Action sacrifiée
standing-push-nothing = Ne jamais écarter les délégués
    .about = Vous ne renoncez à aucune action de vos Vice-présidents.

reason-price-crashed = Krach, le cours est à { $price } : pas d’achat jusqu’à la fin de la phase ({ $resource }).
reason-price-frozen = Le cours est gelé à { $price } : { $resource }.
reason-price-at-limit = { $price } est une limite, que la spéculation ne doit pas atteindre : { $resource }.
reason-two-prices = Un cours doit monter, et un autre descendre.
reason-blocked-by-superintendent = { $tile } est bloquée par le Surintendant.
reason-no-action-left = Il faut un Vice-Président à qui il reste une action : { $board }.
reason-step-limit = On déplace un pion de 1 à { $most } intersections.
reason-pawn-there = L’autre pion s’y trouve : { $pawn }.
