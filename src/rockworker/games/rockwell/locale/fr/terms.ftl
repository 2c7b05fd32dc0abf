game-title = Rockwell
    .about = Forer, partager, négocier : une lutte de compagnies minières.

# Les éléments du jeu

ai = AI
resource-zinc = zinc
resource-copper = cuivre
resource-silver = argent
resource-gold = or
resource-none = aucune
cubes-zinc =
    { $count ->
        [one] { $count } zinc
       *[other] { $count } zincs
    }
cubes-copper =
    { $count ->
        [one] { $count } cuivre
       *[other] { $count } cuivres
    }
cubes-silver =
    { $count ->
        [one] { $count } argent
       *[other] { $count } argents
    }
cubes-gold =
    { $count ->
        [one] { $count } or
       *[other] { $count } ors
    }
cubes-none = rien
holding-cash = dollars
# Une vente ou un achat
cubes-of-one-kind =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } { $resource-key ->
        [silver] d’{ $resource }
        [gold] d’{ $resource }
       *[other] de { $resource }
    }
prestige-points =
    { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
place-in-ranking =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
total-prestige =
    { $total ->
        [one] { $total } point de prestige
       *[other] { $total } points de prestige
    }
place-entrance = entrée { $number }
place-centre = centre de la Terre
crew-of = équipe { $number } ({ $owner })
board-1 = plateau I (centre de contrôle)
board-2 = plateau II (bourse)
board-3 = plateau III (atelier)
board-heading-1 = I · Centre de contrôle
board-heading-2 = II · Bourse
board-heading-3 = III · Atelier
slot-number = plateau (emplacement { $number })
slot-bribery = plateau { $board }, emplacement { $number } (Corruption)
slot-subcontracting = plateau { $board }, emplacement { $number } (Sous-traitance)
slot-actions =
    plateau { $board }, emplacement { $number } ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    })
delivery-number = pile Livraison { $number }
achievement-number = réalisation { $number }
achievement-cards =
    { $cards ->
        [one] { $cards } carte Extraction
       *[other] { $cards } cartes Extraction
    }
achievement-each = { $count } de chaque ressource
at-least-power =
    { $power ->
        [4] 4
       *[other] { $power } ou plus
    }
achievement-power =
    { $crews ->
        [one] { $crews } équipe de puissance { at-least-power }
       *[other] { $crews } équipes de puissance { at-least-power }
    }
achievement-depth =
    { $crews ->
        [one] une équipe au niveau { $stratum } ou plus bas
        [4] toutes les équipes au niveau { $stratum } ou plus bas
       *[other] { $crews } équipes au niveau { $stratum } ou plus bas
    }
achievement-centre =
    { $crews ->
        [one] une équipe au centre de la Terre
       *[other] { $crews } équipes au centre de la Terre
    }
ending-centre = assez de joueurs ont amené une équipe au centre de la Terre
ending-achievements = un joueur a accompli assez de réalisations, dont toutes celles de la dernière rangée
ending-limit = le tour convenu comme dernier a commencé

# Titres

prestige = Prestige
power = Puissance
safety = Protection
mobility = Mobilité
mineshafts = Puits de mine
insurance = Assurance
cash = Dollars
cubes = Cubes
cards = Cartes Extraction
deliveries = Livraisons
achievements = Réalisations
extraction-card = Carte Extraction
bribery-tiles = Tuiles Corruption
subcontractors = Sous-traitants
management = Direction
control = Contrôle
supply = Réserve générale
bank = Banque
prices = Cours
stratum = Niveau
required-power = Puissance requise
mineshaft = Puits de mine
crew = Équipe de forage
vice-president = Vice-Président

phase-auction = Appel d’offres
phase-placement = Pose des Vice-Présidents
phase-1 = Phase I : assurance, forage, puits de mine
phase-2 = Phase II : vente et achat
phase-3 = Phase III : améliorations
phase-scoring = Décompte final
step-insurance = Assurance
step-order = Ordre de forage
step-round = Ronde de forage { $round }
step-mineshafts = Puits de mine actifs

score-achievements = Réalisations
score-deliveries = Livraisons
score-total = Total de prestige
score-zinc = Classement en zinc
score-copper = Classement en cuivre
score-silver = Classement en argent
score-gold = Classement en or
score-cash = Classement en dollars
