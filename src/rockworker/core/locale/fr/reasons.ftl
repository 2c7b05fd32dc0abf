# Pourquoi un fichier, une option ou une sauvegarde est refusé : ce qu’on a trouvé, ce qu’on attendait

reason-unreadable = lecture impossible ({ $found })
reason-not-toml = ce n’est pas du TOML ({ $found })
reason-not-json = ce n’est pas une partie sauvegardée ({ $found })
reason-format = elle est au format { $found }, et ce programme lit le format { $wanted }
reason-rules-version = elle suit la version { $found } des règles, et ce programme connaît la version { $wanted }
reason-bad-move = le coup { $found } a été refusé – « { $cause } »
reason-no-source = l’origine du nombre n’est pas indiquée ({ $wanted })
reason-unknown-key = « { $found } » n’existe pas ici, seulement { $wanted }
reason-unknown-key-near = « { $found } » n’existe pas ici ; c’est sans doute « { $wanted } »
reason-missing-key = la clé manque
reason-wrong-type =
    « { $found } » devrait être { $wanted ->
        [number] un nombre entier
        [list] une liste
        [table] une table
        [text] un texte
        [true-or-false] vrai ou faux (true, false)
       *[other] { $wanted }
    }
reason-wrong-length = la liste n’a pas la bonne longueur ({ $found } au lieu de { $wanted })
reason-wrong-count = le nombre est faux ({ $found } au lieu de { $wanted })
reason-not-one-of = « { $found } » ne fait pas partie de : { $wanted }
reason-not-allowed = « { $found } » n’est pas permis ({ $wanted })
reason-too-small = { $found } est trop petit : au moins { $wanted }
reason-too-large = { $found } est trop grand : au plus { $wanted }
reason-too-few = il y en a trop peu ({ $found } au lieu d’au moins { $wanted })
reason-not-a-multiple = { $found } n’est pas un multiple de { $wanted }
reason-not-between = { $found } n’est pas entre les limites { $wanted }
reason-off-step = { $found } est hors d’atteinte par pas de { $wanted }
reason-not-above = { $found } n’est pas supérieur à { $wanted }
reason-not-larger = le premier nombre doit être le plus grand, et aucun ne peut être 0 ({ $found })
reason-not-rising = { $found } n’augmente pas après { $wanted }
reason-not-falling = les nombres ne diminuent pas : { $found }
reason-empty = c’est vide
reason-lacks = il manque { $wanted }
reason-exactly-one = il en faut exactement un parmi { $wanted }
reason-used-twice = « { $found } » est utilisé deux fois
reason-no-layout = impossible de poser les tuiles sans voisines égales
