rw-board = La mine : quatre niveaux autour du centre de la Terre
rw-loading = Mise en place des tuiles…
rw-tile = { $name }, { $drilled ->
    [yes] forée
   *[no] puissance { $power } sur { $needed }
}{ $shaft ->
    [none] { "" }
   *[other] , puits de mine de { $shaft }
}
rw-power = puissance { $power }{ $die ->
    [0] { "" }
   *[other] , sous-traitant { $die }
}
rw-would-drill = { $power } sur { $needed } : forage !
rw-would-have = { $power } sur { $needed }
rw-shaft-of = Puits de mine de { $owner }
rw-centre = Centre
rw-superintendent = Surintendant : aucune extraction sur les trois tuiles voisines
rw-supervisor = Superviseur : une puissance de plus sur les trois tuiles voisines, pas de danger
rw-orders = Ordres
rw-management = Direction
    .about = L’ordre de pose des Vice-Présidents ; l’appel d’offres en décide.
rw-control = Contrôle
    .about = L’ordre du tour dans les rondes de forage.
rw-track = Échelle de forage
    .about = Où en est la phase I : assurance, ordre, rondes de forage, puits actifs.
rw-step-insurance = Ass.
rw-step-order = Ordre
rw-step-shafts = Puits
rw-bribery = Corruption
rw-subcontracting = Sous-traitance
rw-bribery-tiles = tuiles Corruption restantes
rw-dice = sous-traitants restants
rw-safety = Protection
    .about = Cubes sauvés à chaque danger : 1, 3, tous.
rw-mobility = Mobilité
    .about = 1 : sauter une tuile. 2 : à cheval. 3 : deux mouvements.
rw-shafts = Puits de mine
    .about = Sur une tuile forée, ils rapportent à chaque tour ; sur une tuile non forée, ils donnent la priorité.
rw-cards = Cartes
    .about = Cartes Extraction : extractions déclenchées.
rw-stock = Stock
rw-cash = Dollars
rw-money = { NUMBER($amount, useGrouping: "true") } $
rw-insurance = { $count ->
    [one] { $count } tuile Assurance
   *[other] { $count } tuiles Assurance
}
rw-insurance-tiles = Tuiles Assurance
rw-prestige = Prestige
rw-achievements = Réalisations
rw-got = accomplie
rw-not-got = pas encore
rw-left = encore { $count }
rw-market = Marché
rw-resource = Ressource
rw-price = Cours
rw-own = Stock
rw-worth = Valeur
rw-boom = Boom
rw-crash = Krach
rw-deliveries = Livraisons
rw-extraction = Extraction en { $tile }
rw-trigger = Déclenchée par { $who }
rw-danger = Danger
rw-remainder = Excédent pour { $who } :
rw-nobody = personne
rw-note-bid = Votre mise vaut
rw-note-insure = Tuiles Assurance
rw-note-earn = Vous recevez
rw-note-pay = Vous payez
rw-note-after = Dollars ensuite
rw-note-power = Puissance sur place
