# La table de Clockworker

cw-loading = On trie la ferraille…
cw-round = Manche { $round }
cw-last-round = Dernière manche : { $cause }
cw-to-pay = À payer :

# La casse
cw-junkyard = Casse
cw-segments = Parties de la table
cw-segment-row = À vendre
cw-segment-own = À vous
cw-factory-row = Usines à vendre
cw-deck-name = dans le paquet
cw-deck =
    { $count ->
        [one] { $count } usine dans le paquet
       *[other] { $count } usines dans le paquet
    }
cw-discount =
    { $gears ->
        [one] −{ $gears } rouage
       *[other] −{ $gears } rouages
    }
cw-discount-about =
    { $gears ->
        [one] À cette place, une usine coûte { $gears } rouage de moins.
       *[other] À cette place, une usine coûte { $gears } rouages de moins.
    }
cw-bonus = +1 ressource
cw-bonus-about = À cette place, une usine rapporte aussitôt ce que montre sa case du haut.
cw-slot = Case { $slot } : { $gain }
cw-price = Prix : { $price }
cw-copies =
    { $count ->
        [0] Il n’en reste plus
        [one] Il en reste { $count }
       *[other] Il en reste { $count }
    }
cw-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cw-artifacts = Artefacts
cw-archives = Archives
cw-before-fin = { $count } avant FIN
cw-stack-about =
    { $count ->
        [one] { $count } archive dans la pile, dont { $before } au-dessus de la tuile FIN
       *[other] { $count } archives dans la pile, dont { $before } au-dessus de la tuile FIN
    }

# Ce qui se trouve devant un joueur
cw-first = premier joueur
cw-first-about = Commence chaque manche
cw-cards = { $count } / { $last } cartes
cw-cards-about = La manche où quelqu’un atteint { $last } cartes est la dernière.
cw-open-points-about = Points visibles : jetons, artefacts et archives qui ne sont pas face cachée
cw-own-supply = Ce que vous avez
cw-supply = Stock
cw-next-recovery = Prochaine récupération :
cw-next-gain = Le prochain robot à revenir rapporte : { $gain }
cw-no-robots = Aucun robot au travail
cw-factories = Usines
cw-empty = Libre pour un robot
cw-robot = Un robot y travaille
cw-top-robot = Le robot du haut : il revient en premier
cw-artifacts-and-archives = Artefacts et archives
cw-not-yet = Utilisable à partir du prochain tour
cw-archives-hidden =
    { $count ->
        [one] { $count } archive, face cachée
       *[other] { $count } archives, face cachée
    }

# Ce que ferait une action

# La barre, les cartes en bref, la colonne
cw-most-cards = le plus de cartes : { $most } sur { $last }
cw-yours = à vous
cw-gone = épuisé
cw-mini-factory =
    { $robots ->
        [0] { $name } : aucun robot
        [one] { $name } : 1 robot
       *[other] { $name } : { $robots } robots
    }
cw-power-mechanical-god = Fin : ★ 10 avec 12 cartes
cw-power-rescue-ship = Fin : ★ 1 par usine
cw-power-robotic-government = Fin : ★ 1 par robot
cw-power-toward-a-new-world = Fin : ★ 6 par paire d’artefacts
cw-power-extended-memory = ★ 2 par artefact réparé
cw-power-advertising-megaphone = ★ 3 par usine achetée
cw-power-emotion-study-system = ★ 3 par archive achetée
cw-power-parabolic-antenna = Archives : 1 unité de moins
cw-power-emergency-kit = 5 rouages tout de suite
cw-power-vending-machine = 2 rouages : 1 bloc doré
cw-power-additional-robotic-arm = Rouages récupérés : 1 de plus par robot
cw-power-duplication-device = 1 rouage double un gain
cw-power-recharge-cpu = Robot gagné : aussi 1 bloc doré
cw-power-product-management-ai = 1 robot avec chaque usine
cw-power-synchronisation-tool = Répartition : cases au choix
cw-power-steam-locomotive = Répartition : toutes les usines

# Les coups, sur le bouton qui les joue
cw-act-extract = A Extraction
cw-act-distribute = B Répartition
cw-act-reassign = C Réaffectation
cw-act-repair = D Réparation
cw-act-communicate = E Communication
cw-do-extract = Récupérer le robot : { $factory }
cw-do-recover = Récupérer le robot : { $factory }
cw-do-distribute =
    { $robots ->
        [one] 1 robot sur { $factory }
       *[other] { $robots } robots sur { $factory }
    }
cw-do-reassign = Acheter { $factory }
cw-do-repair = Réparer { $artifact }
cw-do-communicate = Acheter { $archive }
cw-do-recharge = Recharge : { $gears } rouages
cw-do-staff =
    { $robots ->
        [0] Aucun robot dessus
        [one] 1 robot dessus
       *[other] { $robots } robots dessus
    }
cw-do-exchange =
    { $gold ->
        [one] Échanger des rouages contre 1 bloc doré
       *[other] Échanger des rouages contre { $gold } blocs dorés
    }

# Where long words of cards’ names may be broken, with a hyphen
cw-breaks =
    Gouver|nement publi|citaire para|bolique Distri|buteur auto|matique addi|tionnel Dispo|sitif dupli|cation
    synchro|nisation Loco|motive d’assem|blage Raffi|nerie Poupon|nière ferr|ailles Encyclo|pédie
    l’alunis|sage Sym|phonies d’alli|ages
