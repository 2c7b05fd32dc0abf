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
rw-subcontracting = Sous-trai{"\u00AD"}tance
rw-free = libre
rw-actions-left =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
rw-power = Puissance
rw-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
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

# The bar, the rail, the parts
rw-phases = Phases du tour
rw-last-turn = dernier tour
rw-phase-auction = Appel d’offres
rw-phase-management = Direction
rw-phase-insurance = Assurance
rw-phase-order = Ordre
rw-phase-drilling = Forage
rw-phase-shafts = Puits de mine
rw-phase-exchange = Bourse
rw-phase-workshop = Atelier
rw-crew-powers = Puissance des équipes
rw-insured = assurances
rw-achieved = Obtenu :
rw-lacks = manque
rw-in-stock = en stock
rw-entrance-short = E{ $number }
boards-tab = Plateaux
boards-short = I–III
goals-tab = Objectifs
deliveries-tab = Livraisons

# Les coups, sur le bouton qui les joue
rw-do-bid =
    { $some ->
        [no] Ne rien miser
       *[yes] Miser { $cubes }
    }
rw-do-place-vice-president = Placer : { $slot }
rw-do-insure =
    { $some ->
        [no] Pas de nouvelle assurance
       *[yes] Assurer avec { $cubes }
    }
rw-do-drill = { $from } → { $to }
rw-do-stay = Rester en { $from }
rw-do-carry-die =
    { $power ->
        [0] Abandonner le sous-traitant
       *[other] Emmener le sous-traitant, puissance { $power }
    }
rw-do-bribe = Corrompre l’équipe ({ $owner }) : { $from } → { $tile }
rw-do-hire = Embaucher un sous-traitant, puissance { $power }
rw-do-choose-tile = Forer d’abord { $tile }
rw-do-use-insurance =
    { $tiles ->
        [0] Ne pas utiliser d’assurance
        [one] Défausser 1 tuile Assurance
       *[other] Défausser { $tiles } tuiles Assurance
    }
rw-do-lose-cubes = Perdre { $cubes }
rw-do-sell = Vendre { $amount } { $resource }
rw-do-buy = Acheter { $amount } { $resource }
rw-do-raise-power = Améliorer l’équipe en { $from } : puissance { $next }
rw-do-raise-safety = Améliorer la Protection
rw-do-raise-mobility = Améliorer la Mobilité
rw-do-build-shaft = Puits de mine en { $tile }
rw-do-move-shaft = Déplacer le puits de mine : { $origin } → { $tile }
rw-do-deliver = Livrer : { $pile }
rw-do-choose-entrance = Retour : { $entrance }
rw-do-speculate = { $up } en hausse, { $down } en baisse
rw-do-move-ai = AI : { $from } → { $to }
rw-do-raise-ai = Améliorer l’équipe d’AI en { $from }
rw-do-pass =
    { $prompt ->
        [market] Quitter la bourse
        [workshop] Quitter l’atelier
       *[other] Passer
    }
