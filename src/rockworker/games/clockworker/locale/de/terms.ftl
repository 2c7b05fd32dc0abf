game-title = Clockworker
    .about = Roboter, Fabriken und vergessene Maschinen.

# Ressourcen und Gründe; Farben stehen ungebeugt („1 Rot“), damit sie in jeden Satz passen

resource-gear = Zahnrad
resource-red = Rot
resource-green = Grün
resource-blue = Blau
resource-gold = Gold
resource-robot = Roboter
units-gear =
    { $count ->
        [one] { $count } Zahnrad
       *[other] { $count } Zahnräder
    }
units-red = { $count } Rot
units-green = { $count } Grün
units-blue = { $count } Blau
units-gold = { $count } Gold
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
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
place-in-ranking = Rang { $rank }
total-count =
    { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    }
gears-count =
    { $gears ->
        [one] { $gears } Zahnrad
       *[other] { $gears } Zahnräder
    }
gold-count = { $gold } Gold
cause-cards = Jemand hat 12 Karten
cause-fin = Das FIN-Plättchen wurde aufgedeckt
cause-limit = Die vereinbarte Zahl von Runden ist erreicht
cause-standstill = Niemand kann mehr etwas anderes tun als aufladen

# Überschriften

junkyard = Schrottplatz
factories = Fabriken
artifacts = Artefakte
archives = Archive
deck = Stapel
stack = Archivstapel
points = Siegpunkte
cards = Karten
supply = Vorrat
price = Preis
copies = Exemplare
round-number = Runde { $round }
last-round = Letzte Runde
before-fin = vor FIN
page-players = Spieler
own-factories = Deine Fabriken
legend-robot = ein Platz, auf dem ein Roboter steht
legend-free = ein freier Platz
legend-owners = Spieler, die es haben
legend-markers = Marker der Reihe: billiger, ein Ertrag
score-tokens = Siegpunktmarker
score-artifacts = Artefakte
score-archives = Archive
score-bonuses = Boni am Ende
score-total = Summe
