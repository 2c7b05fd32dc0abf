# La table de Rockwell

rw-loading = On pose les tuiles …
rw-board = La mine : quatre niveaux autour du centre de la Terre
rw-zoom-in = De plus près
rw-zoom-out = De plus loin

# Ce qui se trouve où
rw-power-of = Puissance { $power } sur { $needed }
rw-drilled = Forée
rw-income = Un puits de mine y rapporte à chaque tour : { $cubes }
rw-raised = Le Superviseur exige { $more } de plus
rw-closed = Le Surintendant n’y permet aucune extraction
rw-shaft-of = Puits de mine : { $owner }
rw-strength =
    { $die ->
        [0] puissance { $power }
       *[other] puissance { $power }, avec un sous-traitant de { $die }
    }
rw-would-drill = { $tile } : { $power } sur { $needed } – serait forée !
rw-would-have = { $tile } : la puissance serait de { $power } sur { $needed }
rw-centre-about =
    { $players ->
        [one] La partie s’achève avec le tour où un joueur s’y trouve.
       *[other] La partie s’achève avec le tour où { $players } joueurs s’y trouvent.
    }
rw-superintendent = Surintendant : aucune extraction sur les trois tuiles voisines
rw-supervisor = Superviseur : une puissance de plus exigée sur les trois tuiles voisines, mais aucun danger
rw-nobody = personne

# Plateaux
rw-turn = Tour { $turn }
rw-orders = Ordres et piste
rw-management = Direction
    .about = L’ordre dans lequel on place les Vice-Présidents ; l’appel d’offres en décide.
rw-control = Contrôle
    .about = L’ordre de jeu des rondes de forage ; le plateau I en décide.
rw-track = Piste de forage
    .about = Où en est la phase I : assurance, ordre, rondes de forage, puits actifs.
rw-round = Ronde
rw-step-insurance = Assurance
rw-step-order = Ordre
rw-step-shafts = Puits
rw-board-1 = Centre de contrôle
rw-board-2 = Bourse
rw-board-3 = Atelier
rw-bribery = Corruption
rw-subcontracting = Sous-traitance
rw-free = libre
rw-actions-left =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
rw-bribery-tiles = Tuiles Corruption restantes
rw-dice = Sous-traitants restants
rw-fees = Ce que coûte un sous-traitant, selon sa puissance

# Compagnies
rw-safety = Protection
    .about = Combien de cubes d’une part échappent au danger.
rw-mobility = Mobilité
    .about = Les équipes vont plus loin : par-dessus une tuile, sur les bordures, deux fois.
rw-shafts = Puits de mine
    .about = Sur une tuile forée ils rapportent à chaque tour ; sur une autre ils donnent la priorité.
rw-cards = Cartes Extraction
    .about = Une pour chaque extraction que cette compagnie a déclenchée.
rw-card = carte
rw-next-price = Le prochain niveau coûte { $price }.
rw-complete = Tous les niveaux sont atteints.
rw-achievements = Réalisations
    .about = Le premier arrivé prend la tuile qui a le plus d’étoiles.
rw-left =
    { $count ->
        [one] encore { $count } tuile
       *[other] encore { $count } tuiles
    }
rw-prestige = Prestige

# Marché et paravent
rw-market = Marché
rw-market-and-screen = Marché et mon paravent
rw-resource = Ressource
rw-price = Cours
rw-own = À moi
rw-worth = Valeur
rw-cash = Dollars
rw-total = En tout
rw-money = { NUMBER($amount) }{"\u00A0"}$
rw-insurance =
    { $count ->
        [one] { $count } tuile d’assurance
       *[other] { $count } tuiles d’assurance
    }
rw-insurance-tiles = Tuiles d’assurance
rw-delivered =
    { $count ->
        [one] { $count } livraison
       *[other] { $count } livraisons
    }
rw-prestige-so-far = { $points } points de prestige pour l’instant
rw-has-traded = { $who } en a déjà fait commerce
rw-track-of = Entre { NUMBER($low) } $ et { NUMBER($high) } $, { NUMBER($start) } $ au départ
rw-boom = Boom
    .about = Le cours est au plus haut et gelé jusqu’à la fin du tour.
rw-crash = Krach
    .about = Le cours est au plus bas et gelé jusqu’à la fin du tour ; personne ne peut acheter.
rw-deliveries = Livraisons
    .about = À l’atelier : on donne les cubes, on prend la tuile et son prestige.
rw-piles = Cartes Extraction
    .about = Une pile par puissance exigée ; une tuile forée tire dans la sienne.
rw-pile =
    { $count ->
        [one] Pile de puissance { $power } : { $count } carte
       *[other] Pile de puissance { $power } : { $count } cartes
    }

# Une extraction
rw-extraction = Extraction sur { $tile }
rw-skip = Passer
rw-danger = Danger
rw-safe = à l’abri
rw-remainder = Reste
rw-diamond = Diamant
rw-explosion = Explosion
rw-speculation = Spéculation

# Totaux
rw-note-bid = Votre offre vaut
rw-note-insure = Tuiles d’assurance ensuite
rw-note-earn = Vous recevez
rw-note-pay = Vous payez
rw-note-after = Dollars ensuite
rw-note-power = Puissance sur { $tile }
rw-note-has = { $power } sur { $needed }
rw-note-drills = { $power } sur { $needed } – forée !
