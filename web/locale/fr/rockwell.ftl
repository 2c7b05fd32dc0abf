# La table de Rockwell

rw-loading = On pose les tuiles…
rw-board = La mine : quatre niveaux autour du centre de la Terre
rw-zoom-in = Zoom avant
rw-zoom-out = Zoom arrière

# Ce qui se trouve où
rw-power-of = Puissance { $power } sur { $needed }
rw-drilled = Forée
rw-income = Un puits de mine ici rapporte à chaque tour : { $cubes }
rw-raised = Le Superviseur exige { $more } de puissance en plus
rw-closed = Le Surintendant n’y permet aucune extraction
rw-shaft-of = Puits de mine : { $owner }
rw-strength =
    { $die ->
        [0] puissance { $power }
       *[other] puissance { $power }, plus un sous-traitant de puissance { $die }
    }
rw-would-drill = { $tile } : { $power } sur { $needed } – serait forée !
rw-would-have = { $tile } : la puissance serait de { $power } sur { $needed }
rw-centre-about =
    { $players ->
        [one] La partie s’achève à la fin du tour où { $players } joueur l’a atteint.
       *[other] La partie s’achève à la fin du tour où { $players } joueurs l’ont atteint.
    }
rw-superintendent = Surintendant : aucune extraction sur les trois tuiles voisines
rw-supervisor = Superviseur : puissance requise augmentée de 1 sur les trois tuiles voisines, mais aucun danger
rw-nobody = personne

# Plateaux
rw-turn = Tour { $turn }
rw-orders = Ordres et échelle
rw-management = Direction
    .about = L’ordre dans lequel on place les Vice-Présidents ; l’appel d’offres en décide.
rw-control = Contrôle
    .about = L’ordre de jeu des rondes de forage ; le plateau I en décide.
rw-track = Échelle de forage
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
    .about = Les équipes vont plus loin : deux tuiles plus loin au même niveau, puis à cheval sur deux tuiles, puis deux mouvements.
rw-shafts = Puits de mine
    .about = Sur une tuile retournée, ils rapportent à chaque tour ; sur une tuile non retournée, ils donnent la priorité.
rw-cards = Cartes Extraction
    .about = Une pour chaque extraction que cette compagnie a déclenchée.
rw-card = carte
rw-next-price = La prochaine progression coûte { $price }.
rw-complete = Toutes les progressions sont atteintes.
rw-achievements = Réalisations
    .about = La première compagnie à en accomplir une prend la tuile qui a le plus d’étoiles.
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
rw-own = Mon stock
rw-worth = Valeur
rw-cash = Dollars
rw-total = En tout
rw-money = { NUMBER($amount) }{"\u00A0"}$
rw-insurance =
    { $count ->
        [one] { $count } tuile Assurance
       *[other] { $count } tuiles Assurance
    }
rw-insurance-tiles = Tuiles Assurance
rw-delivered =
    { $count ->
        [one] { $count } livraison
       *[other] { $count } livraisons
    }
rw-prestige-so-far =
    { $points ->
        [one] { $points } point de prestige pour l’instant
       *[other] { $points } points de prestige pour l’instant
    }
rw-has-traded = { $who } en a déjà acheté ou vendu
rw-track-of = De { NUMBER($low) } $ à { NUMBER($high) } $ ; au départ { NUMBER($start) } $
rw-boom = Boom
    .about = Le cours est au plus haut et gelé jusqu’à la fin de la phase II.
rw-crash = Krach
    .about = Le cours est au plus bas et gelé jusqu’à la fin de la phase II ; personne ne peut acheter.
rw-deliveries = Livraisons
    .about = À l’atelier : on donne les cubes, on prend la tuile et son prestige.
rw-piles = Cartes Extraction
    .about = Une pile par puissance requise ; quand une tuile est forée, on tire une carte de la sienne.
rw-pile =
    { $count ->
        [one] Pile de puissance { $power } : { $count } carte
       *[other] Pile de puissance { $power } : { $count } cartes
    }

# Une extraction
rw-extraction = Extraction sur { $tile }
rw-skip = Sauter l’animation
rw-danger = Danger
rw-safe = à l’abri
rw-remainder = Excédent
rw-diamond = Diamant
rw-explosion = Explosion
rw-speculation = Spéculation

# Totaux
rw-note-bid = Valeur de votre mise
rw-note-insure = Tuiles Assurance après
rw-note-earn = Vous recevez
rw-note-pay = Vous payez
rw-note-after = Dollars restants
rw-note-power = Puissance sur { $tile }
rw-note-has = { $power } sur { $needed }
rw-note-drills = { $power } sur { $needed } – forée !
