# Ce que les joueurs peuvent faire : le genre d’action, puis (full) une action avec ses valeurs

action-bid = Miser
    .full =
        { $bid-n ->
            [0] Ne rien miser
           *[other] Miser { $bid }
        }
action-place-vice-president = Poser un Vice-Président
    .full = Vice-Président sur le { $slot }
action-insure = S’assurer
    .full =
        { $cubes-n ->
            [0] Ne pas s’assurer
            [one] Transformer { $cubes } en tuile Assurance
           *[other] Transformer { $cubes } en tuiles Assurance
        }
action-drill = Déplacer une équipe
    .full = Équipe { $crew-number } → { $to }
action-carry-die = Emmener le sous-traitant
    .full =
        { $power ->
            [0] Abandonner le sous-traitant
           *[other] Emmener le sous-traitant avec une puissance de { $power }
        }
action-bribe = Corrompre une équipe
    .full = Corrompre l’équipe { $crew-number } ({ $crew-owner }) : elle vient en { $tile }
action-hire = Embaucher un sous-traitant
    .full = Embaucher un sous-traitant de puissance { $power }
action-choose-tile = Choisir la tuile
    .full = Forer d’abord { $tile }
action-use-insurance = Utiliser l’assurance
    .full =
        { $tiles ->
            [0] Ne pas utiliser d’assurance
            [one] Défausser { $tiles } tuile Assurance
           *[other] Défausser { $tiles } tuiles Assurance
        }
action-lose-cubes = Choisir les cubes à perdre
    .full = Perdre : { $cubes }
action-sell = Vendre
    .full = Vendre { cubes-of-one-kind }
action-buy = Acheter
    .full = Acheter { cubes-of-one-kind }
action-raise-power = Améliorer une équipe
    .full = Augmenter la puissance de l’{ $crew }
action-raise-safety = Améliorer la Protection
action-raise-mobility = Améliorer la Mobilité
action-build-shaft = Construire un puits de mine
    .full = Construire un puits de mine sur { $tile }
action-move-shaft = Déplacer un puits de mine
    .full = Déplacer un puits de mine (progression { $level }) : { $origin } → { $tile }
action-deliver = Livrer
    .full = Livrer : { $pile }
action-pass = Passer

# Le nom de chaque valeur d’une action

field-zinc = Zinc
field-copper = Cuivre
field-silver = Argent
field-gold = Or
field-cash = Dollars
field-slot = Emplacement
field-crew = Équipe
field-to = Destination
field-power = Puissance
field-tile = Tuile
field-tiles = Tuiles Assurance
field-resource = Ressource
field-amount = Quantité
field-level = Progression
field-origin = Origine
field-pile = Pile Livraison
