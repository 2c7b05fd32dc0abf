game-title = Clockworker
    .about = Robots, usines et machines oubliées.

# Ressources et raisons

resource-gear = rouage
resource-red = bloc rouge
resource-green = bloc vert
resource-blue = bloc bleu
resource-gold = bloc doré
resource-robot = robot
units-gear =
    { $count ->
        [one] { $count } rouage
       *[other] { $count } rouages
    }
units-red =
    { $count ->
        [one] { $count } bloc rouge
       *[other] { $count } blocs rouges
    }
units-green =
    { $count ->
        [one] { $count } bloc vert
       *[other] { $count } blocs verts
    }
units-blue =
    { $count ->
        [one] { $count } bloc bleu
       *[other] { $count } blocs bleus
    }
units-gold =
    { $count ->
        [one] { $count } bloc doré
       *[other] { $count } blocs dorés
    }
units-robot =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
units-point =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
units-none = rien
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
place-in-ranking =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
total-count =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
gears-count =
    { $gears ->
        [one] { $gears } rouage
       *[other] { $gears } rouages
    }
gold-count =
    { $gold ->
        [one] { $gold } bloc doré
       *[other] { $gold } blocs dorés
    }
cause-cards = un joueur a 12 cartes
cause-fin = la tuile FIN a été révélée
cause-limit = le nombre de manches convenu est atteint
cause-standstill = plus personne ne peut faire autre chose que recharger

# Titres

junkyard = Casse
factories = Usines
artifacts = Artefacts
archives = Archives
deck = Paquet
stack = Pile
points = Points
cards = Cartes
supply = Stock
price = Prix
copies = Exemplaires
round-number = Manche { $round }
last-round = Dernière manche
before-fin = avant FIN
page-players = Joueurs
own-factories = Vos usines
legend-robot = une case occupée par un robot
legend-free = une case libre
legend-owners = les joueurs qui l’ont
legend-markers = marqueurs de la rangée : moins cher, un gain
score-tokens = Jetons de points
score-artifacts = Artefacts
score-archives = Archives
score-bonuses = Bonus de fin de partie
score-total = Total
