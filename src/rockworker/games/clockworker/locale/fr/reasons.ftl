# Ce qui s’oppose à une action, après l’article

reason-resources-missing =
    { $gold ->
        [0] Il manque à votre stock : { $missing }.
       *[other] Il manque à votre stock : { $missing } ; l’or peut en remplacer { $gold }.
    }
reason-gears-needed =
    { $kept ->
        [one] { gears-missing } : { $kept } rouage est réservé au prix.
       *[other] { gears-missing } : { $kept } rouages sont réservés au prix.
    }
gears-missing =
    { $missing ->
        [one] Il manque { $missing } rouage
       *[other] Il manque { $missing } rouages
    }
reason-out-of-range = Possible : de { $least } à { $most }.
reason-not-your-factory = Cette usine n’est pas à vous.
reason-no-robot-there = Il n’y a pas de robot dans « { $factory } ».
reason-factory-full = « { $factory } » n’a pas de case libre.
reason-already-served = « { $factory } » a déjà eu son tour.
reason-no-such-slots =
    { $count ->
        [one] « { $factory } » a { $count } case.
       *[other] « { $factory } » a { $count } cases.
    }
reason-slots-occupied =
    { $slots-n ->
        [one] La case { $slots } est occupée.
       *[other] Les cases { $slots } sont occupées.
    }
reason-slots-skipped =
    { $slots-n ->
        [one] On remplit de haut en bas : d’abord la case { $slots }.
       *[other] On remplit de haut en bas : d’abord les cases { $slots }.
    }
reason-no-robot-placed = Placez au moins 1 robot.
reason-not-in-the-row = Cette usine n’est pas dans la rangée.
reason-row-empty = La rangée est vide, et le paquet aussi.
reason-not-in-the-display = Cette archive n’est pas face visible.
reason-no-such-artifact = La casse n’a pas d’artefact de ce nom.
reason-already-owned = Vous avez déjà « { $artifact } ».
reason-sold-out = Il ne reste aucun exemplaire de « { $artifact } ».
reason-artifact-needed = Il vous faut « { $artifact } ».
reason-works-next-turn = « { $artifact } » agit à partir de votre prochain tour.
reason-not-in-the-price = Le prix ne le demande pas.
reason-price-exceeded =
    { $most ->
        [0] Le prix ne demande aucun { $resource }.
        [one] Le prix ne demande que { $most } { $resource }.
       *[other] De cette couleur ({ $resource }), le prix n’en demande que { $most }.
    }
reason-not-gained = La récupération ne vous l’a pas apporté.
reason-gear-for-gear = Un rouage pour un rouage ne se duplique pas : ce serait sans fin.
