# Rockwells Tisch

rw-loading = Die Felder werden ausgelegt …
rw-board = Die Mine: vier Level um den Erdkern
rw-zoom-in = Näher heran
rw-zoom-out = Weiter weg

# Was wo steht
rw-power-of = Leistung { $power } von { $needed }
rw-drilled = Durchbohrt
rw-income = Ein Minenschacht bringt hier jede Spielrunde: { $cubes }
rw-raised = Der Aufseher verlangt { $more } Leistung mehr
rw-closed = Der Oberaufseher erlaubt hier keine Förderung
rw-shaft-of = Minenschacht: { $owner }
rw-strength =
    { $die ->
        [0] Leistung { $power }
       *[other] Leistung { $power }, dazu Subunternehmer mit Leistung { $die }
    }
rw-would-drill = { $tile }: { $power } von { $needed } – würde durchbohrt!
rw-would-have = { $tile }: Leistung wäre { $power } von { $needed }
rw-centre-about =
    { $players ->
        [one] Die Partie endet mit der Spielrunde, in der jemand den Erdkern erreicht hat.
       *[other] Die Partie endet mit der Spielrunde, in der { $players } Spieler den Erdkern erreicht haben.
    }
rw-superintendent = Oberaufseher: keine Förderung auf den drei Feldern ringsum
rw-supervisor = Aufseher: Auf den drei Feldern ringsum ist 1 Leistung mehr nötig, dafür gibt es keine Gefahr
rw-nobody = niemand

# Bretter
rw-turn = Spielrunde { $turn }
rw-orders = Reihenfolgen und Bohrleiter
rw-management = Direktion
    .about = In dieser Reihenfolge werden Vizepräsidenten aufgestellt; die Angebote bestimmen sie.
rw-control = Kontrolle
    .about = Die Reihenfolge in den Bohrrunden; Brett I bestimmt sie.
rw-track = Bohrleiter
    .about = Wo Phase I steht: Versicherung, Reihenfolge, Bohrrunden, aktive Minenschächte.
rw-round = Bohrrunde
rw-step-insurance = Versicherung
rw-step-order = Reihenfolge
rw-step-shafts = Schächte
rw-board-1 = Kontrollzentrum
rw-board-2 = Börse
rw-board-3 = Atelier
rw-bribery = Korruption
rw-subcontracting = Subunternehmer
rw-free = frei
rw-actions-left =
    { $count ->
        [one] noch { $count } Handlung
       *[other] noch { $count } Handlungen
    }
rw-bribery-tiles = Korruptionssteine übrig
rw-dice = Subunternehmer übrig
rw-fees = Was ein Subunternehmer kostet, nach Leistung

# Firmen
rw-safety = Schutz
    .about = Wie viele Würfel eines Anteils vor Gefahr sicher sind.
rw-mobility = Mobilität
    .about = Bohrtrupps kommen weiter: ein Feld überspringen, auf Grenzen stehen, zweimal ziehen.
rw-shafts = Minenschächte
    .about = Auf einem umgedrehten Feld bringen sie jede Spielrunde etwas ein; auf einem anderen geben sie Vorrang.
rw-cards = Förderungskarten
    .about = Eine für jede Förderung, die diese Gesellschaft ausgelöst hat.
rw-card = Karte
rw-next-price = Die nächste Stufe kostet { $price }.
rw-complete = Alle Stufen erreicht.
rw-achievements = Realisierungen
    .about = Wer eine zuerst vollendet, nimmt den Stein mit den meisten Sternen.
rw-left =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
rw-prestige = Prestige

# Markt und Sichtschirm
rw-market = Markt
rw-market-and-screen = Markt und mein Paravent
rw-resource = Rohstoff
rw-price = Preis
rw-own = Bestand
rw-worth = Wert
rw-cash = Geld
rw-total = Gesamt
rw-money = { NUMBER($amount) }{"\u00A0"}$
rw-insurance =
    { $count ->
        [one] { $count } Versicherungsstein
       *[other] { $count } Versicherungssteine
    }
rw-insurance-tiles = Versicherungssteine
rw-delivered =
    { $count ->
        [one] { $count } Auslieferung
       *[other] { $count } Auslieferungen
    }
rw-prestige-so-far = bisher { $points } Prestige
rw-has-traded = { $who } hat damit schon gehandelt
rw-track-of = { NUMBER($low) } $ bis { NUMBER($high) } $, anfangs { NUMBER($start) } $
rw-boom = Boom
    .about = Der Preis ist ganz oben und bis zum Ende von Phase II eingefroren.
rw-crash = Crash
    .about = Der Preis ist ganz unten und bis zum Ende von Phase II eingefroren; niemand darf kaufen.
rw-deliveries = Auslieferungen
    .about = Im Atelier: Würfel abgeben, Stein und sein Prestige nehmen.
rw-piles = Förderungskarten
    .about = Ein Stapel je benötigter Leistung; auf einem Feld wird vom passenden Stapel gezogen.
rw-pile =
    { $count ->
        [one] Stapel für Leistung { $power }: { $count } Karte
       *[other] Stapel für Leistung { $power }: { $count } Karten
    }

# Eine Förderung
rw-extraction = Förderung auf { $tile }
rw-skip = Überspringen
rw-danger = Gefahr
rw-safe = geschützt
rw-remainder = Überschuss
rw-diamond = Diamant
rw-explosion = Explosion
rw-speculation = Spekulation

# Summen
rw-note-bid = Wert deines Angebots
rw-note-insure = Versicherungssteine danach
rw-note-earn = Du erhältst
rw-note-pay = Du zahlst
rw-note-after = Geld danach
rw-note-power = Leistung auf { $tile }
rw-note-has = { $power } von { $needed }
rw-note-drills = { $power } von { $needed } – durchbohrt!
