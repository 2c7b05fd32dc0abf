# Clockworkers Tisch

cw-loading = Der Schrott wird sortiert …
cw-round = Runde { $round }
cw-last-round = Letzte Runde: { $cause }
cw-to-pay = Zu bezahlen:

# Der Schrottplatz
cw-junkyard = Schrottplatz
cw-segments = Teile des Tisches
cw-segment-row = Angebot
cw-segment-own = Deine
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

# Die Leiste, die Karten in Kürze, die Spalte
cw-most-cards = meiste Karten: { $most } von { $last }
cw-yours = deins
cw-gone = vergriffen
cw-mini-factory =
    { $robots ->
        [0] { $name }: keine Roboter
        [one] { $name }: 1 Roboter
       *[other] { $name }: { $robots } Roboter
    }
cw-power-mechanical-god = Ende: ★ 10 mit 12 Karten
cw-power-rescue-ship = Ende: ★ 1 je Fabrik
cw-power-robotic-government = Ende: ★ 1 je Roboter
cw-power-toward-a-new-world = Ende: ★ 6 je 2 Artefakte
cw-power-extended-memory = ★ 2 je repariertes Artefakt
cw-power-advertising-megaphone = ★ 3 je gekaufte Fabrik
cw-power-emotion-study-system = ★ 3 je gekauftes Archiv
cw-power-parabolic-antenna = Archive: 1 Einheit weniger
cw-power-emergency-kit = Sofort 5 Zahnräder
cw-power-vending-machine = 2 Zahnräder: 1 Goldblock
cw-power-additional-robotic-arm = Zahnräder: 1 mehr je Roboter
cw-power-duplication-device = 1 Zahnrad verdoppelt einen Gewinn
cw-power-recharge-cpu = Roboter erhalten: auch 1 Goldblock
cw-power-product-management-ai = 1 Roboter mit jeder Fabrik
cw-power-synchronisation-tool = Verteilung: beliebige Plätze
cw-power-steam-locomotive = Verteilung: alle Fabriken

# Züge, auf dem Knopf, der sie macht
cw-act-extract = A Förderung
cw-act-distribute = B Verteilung
cw-act-reassign = C Umwidmung
cw-act-repair = D Reparatur
cw-act-communicate = E Kommunikation
cw-do-extract = Roboter zurücknehmen: { $factory }
cw-do-recover = Roboter zurücknehmen: { $factory }
cw-do-distribute = { $robots } Roboter auf { $factory }
cw-do-reassign = { $factory } kaufen
cw-do-repair = { $artifact } reparieren
cw-do-communicate = { $archive } kaufen
cw-do-recharge = Aufladen: { $gears } Zahnräder
cw-do-staff =
    { $robots ->
        [0] Keine Roboter darauf
       *[other] { $robots } Roboter darauf
    }
cw-do-exchange =
    { $gold ->
        [one] Zahnräder in 1 Goldblock tauschen
       *[other] Zahnräder in { $gold } Goldblöcke tauschen
    }

# Where long words of cards’ names may be broken, with a hyphen
cw-breaks =
    Start|fabrik Sortier|halle Münz|presse Montage|ecke Flöz|bohrer Zoll|mühle Prismen|ofen Zwillings|schmelze
    Legie|rungs|werk Tief|gießerei Kristall|raffinerie Uhren|börse Roboter|kinder|stube Vergol|detes
    Schrott|präge|anstalt Mecha|nischer Rettungs|schiff Roboter|regierung Erwei|terter Werbe|megafon
    Gefühls|for|schungs|system Parabol|antenne Notfall|koffer Verkaufs|automat Zusätz|licher Roboter|arm
    Verdopp|lungs|gerät Produkt|manage|ment Synchro|nisations|werkzeug Dampf|loko|motive Wiegen|lieder
    Sternen|atlas Fluss|karten Saatgut|katalog Gezeiten|tafeln Schach|probleme Liebes|briefe Flug|handbuch
    Vogel|stimmen Medizi|nische Enzyklo|pädie Gesetz|buch Mond|landung Kinder|zeich|nungen
    Wetter|auf|zeich|nungen Museums|führer Uhr|machers
