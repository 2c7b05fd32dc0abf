# La table de Clockworker

cw-loading = On trie la ferraille…
cw-round = Manche { $round }
cw-last-round = Dernière manche : { $cause }
cw-to-pay = À payer :

# La casse
cw-junkyard = Casse
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
