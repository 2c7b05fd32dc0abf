game-title = Clockworker
    .about = Roboter, Fabriken und vergessene Maschinen.

# Ressourcen und Gründe; Einheiten stehen nach „erhält“ und „zahlt“, also im Akkusativ

resource-gear = Zahnrad
resource-red = roter Block
resource-green = grüner Block
resource-blue = blauer Block
resource-gold = goldener Block
resource-robot = Roboter
units-gear =
    { $count ->
        [one] { $count } Zahnrad
       *[other] { $count } Zahnräder
    }
units-red =
    { $count ->
        [one] { $count } roten Block
       *[other] { $count } rote Blöcke
    }
units-green =
    { $count ->
        [one] { $count } grünen Block
       *[other] { $count } grüne Blöcke
    }
units-blue =
    { $count ->
        [one] { $count } blauen Block
       *[other] { $count } blaue Blöcke
    }
units-gold =
    { $count ->
        [one] { $count } goldenen Block
       *[other] { $count } goldene Blöcke
    }
units-robot =
    { $count ->
        [one] { $count } Roboter
       *[other] { $count } Roboter
    }
units-point =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
units-none = nichts
points-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
total-count =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
cause-cards = jemand hat 12 Karten
cause-fin = das FIN-Plättchen ist gekommen
cause-limit = die vereinbarte Zahl von Runden ist erreicht

# Überschriften

junkyard = Schrottplatz
factories = Fabriken
artifacts = Artefakte
archives = Archive
deck = Stapel
stack = Archivstapel
points = Punkte
cards = Karten
supply = Vorrat
price = Preis
copies = Exemplare
round-number = Runde { $round }
last-round = Letzte Runde
before-fin = vor FIN
score-tokens = Siegpunktmarker
score-artifacts = Artefakte
score-archives = Archive
score-bonuses = Boni am Ende
score-total = Summe
