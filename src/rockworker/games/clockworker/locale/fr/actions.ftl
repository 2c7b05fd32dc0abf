# Ce que les joueurs peuvent faire : le type d’action, puis (full) une action avec ses valeurs

action-extract = A. Extraction
    .full = Extraction : { $factory }
action-distribute = B. Répartition
    .full =
        { $slots-n ->
            [one] Répartition : { $factory }, case { $slots }
           *[other] Répartition : { $factory }, cases { $slots }
        }
action-reassign = C. Réaffectation (acheter une usine)
    .full = Réaffectation : { $factory }
action-repair = D. Réparation (acheter un artefact)
    .full = Réparation : { $artifact }
action-communicate = E. Communication (acheter une archive)
    .full = Communication : { $archive }
action-recharge = F. Recharge (2 rouages)
action-staff = Y placer des robots
    .full =
        { $robots ->
            [0] N’y placer aucun robot
            [one] Y placer { $robots } robot
           *[other] Y placer { $robots } robots
        }
action-pay = Payer
    .full =
        { $gold ->
            [0] Ne rien remplacer par de l’or
           *[other] Remplacer par de l’or : { $replaced }
        }
action-leave-out = Payer une unité de moins
    .full = Ne pas payer : { $resource }
action-pay-in-full = Payer le prix entier
action-duplicate = Dupliquer
    .full = Dupliquer : { $resource }
action-decline = Ne rien dupliquer
action-exchange = Échanger des rouages contre de l’or
    .full = Échanger des rouages contre { gold-count }
action-recover = Reprendre un robot
    .full = Reprendre un robot : { $factory }
action-finish = Terminé

# Le nom de chaque valeur d’une action

field-factory = Usine
field-slots = Cases
field-artifact = Artefact
field-archive = Archive
field-robots = Robots
field-gold-for-red = Or pour rouge
field-gold-for-green = Or pour vert
field-gold-for-blue = Or pour bleu
field-resource = Ressource
field-gold = Blocs dorés
