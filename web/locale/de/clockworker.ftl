# Clockworkers Tisch

cw-loading = Der Schrott wird sortiert …
cw-round = Runde { $round }
cw-last-round = Letzte Runde: { $cause }
cw-to-pay = Zu bezahlen:

# Der Schrottplatz
cw-junkyard = Schrottplatz
cw-factory-row = Fabriken im Angebot
cw-deck-name = im Stapel
cw-deck =
    { $count ->
        [one] { $count } Fabrik im Stapel
       *[other] { $count } Fabriken im Stapel
    }
cw-discount =
    { $gears ->
        [one] −{ $gears } Zahnrad
       *[other] −{ $gears } Zahnräder
    }
cw-discount-about =
    { $gears ->
        [one] An dieser Stelle kostet eine Fabrik { $gears } Zahnrad weniger.
       *[other] An dieser Stelle kostet eine Fabrik { $gears } Zahnräder weniger.
    }
cw-bonus = +1 Ressource
cw-bonus-about = An dieser Stelle bringt eine Fabrik sofort auch, was ihr oberster Platz zeigt.
cw-slot = Platz { $slot }: { $gain }
cw-price = Preis: { $price }
cw-copies =
    { $count ->
        [0] Keines mehr da
        [one] Noch { $count } Exemplar
       *[other] Noch { $count } Exemplare
    }
cw-worth =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
cw-artifacts = Artefakte
cw-archives = Archive
cw-before-fin = { $count } vor FIN
cw-stack-about =
    { $count ->
        [one] { $count } Archiv im Stapel, { $before } davon über dem FIN-Plättchen
       *[other] { $count } Archive im Stapel, { $before } davon über dem FIN-Plättchen
    }

# Was vor jemandem liegt
cw-first = Startspieler
cw-first-about = Beginnt jede Runde
cw-cards = { $count } / { $last } Karten
cw-cards-about = Sobald jemand { $last } Karten hat, ist die laufende Runde die letzte.
cw-open-points-about = Punkte, die man sehen kann: Siegpunktmarker, Artefakte und unverdeckte Archive
cw-own-supply = Was du hast
cw-supply = Vorrat
cw-next-recovery = Nächste Rückholphase:
cw-next-gain = Der nächste Roboter, der zurückkommt, bringt: { $gain }
cw-no-robots = Keine Roboter bei der Arbeit
cw-factories = Fabriken
cw-empty = Frei für einen Roboter
cw-robot = Hier arbeitet ein Roboter
cw-top-robot = Der oberste Roboter: Er kommt als Nächster zurück
cw-artifacts-and-archives = Artefakte und Archive
cw-not-yet = Wirkt ab dem nächsten Zug
cw-archives-hidden =
    { $count ->
        [one] { $count } Archiv, verdeckt
       *[other] { $count } Archive, verdeckt
    }

# Was eine Aktion täte
