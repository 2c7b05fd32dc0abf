# Rockwells Tisch

rw-loading = Die Plättchen werden ausgelegt …
rw-board = Die Mine: vier Level um den Erdkern
rw-zoom-in = Näher heran
rw-zoom-out = Weiter weg

# Was wo steht
rw-power-of = Leistung { $power } von { $needed }
rw-drilled = Erschlossen
rw-income = Ein Minenschacht bringt hier jede Spielrunde: { $cubes }
rw-raised = Der Aufseher verlangt { $more } mehr
rw-closed = Der Oberaufseher erlaubt hier keine Förderung
rw-shaft-of = Minenschacht: { $owner }
rw-strength =
    { $die ->
        [0] Leistung { $power }
       *[other] Leistung { $power }, mit einem Subunternehmer von { $die }
    }
rw-would-drill = { $tile }: { $power } von { $needed } – würde erschlossen!
rw-would-have = { $tile }: Leistung wäre { $power } von { $needed }
rw-centre-about =
    { $players ->
        [one] Das Spiel endet mit der Spielrunde, in der jemand hier steht.
       *[other] Das Spiel endet mit der Spielrunde, in der { $players } Spieler hier stehen.
    }
rw-superintendent = Oberaufseher: keine Förderung auf den drei Plättchen ringsum
rw-supervisor = Aufseher: eine Leistung mehr auf den drei Plättchen ringsum, aber keine Gefahr
rw-nobody = niemand

# Bretter
rw-turn = Spielrunde { $turn }
rw-orders = Reihenfolgen und Leiste
rw-management = Direktion
    .about = In dieser Reihenfolge werden Vizepräsidenten eingesetzt; die Angebote bestimmen sie.
rw-control = Kontrolle
    .about = Die Reihenfolge in den Bohrrunden; Brett I bestimmt sie.
rw-track = Bohrleiste
    .about = Wo Phase I steht: Versicherung, Reihenfolge, Bohrrunden, aktive Minenschächte.
rw-round = Bohrrunde
rw-step-insurance = Versicherung
rw-step-order = Folge
rw-step-shafts = Schächte
rw-board-1 = Kontrollzentrum
rw-board-2 = Börse
rw-board-3 = Atelier
rw-bribery = Korruption
rw-subcontracting = Subunternehmer
rw-free = frei
rw-actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
rw-bribery-tiles = Korruptionssteine übrig
rw-dice = Subunternehmer übrig
rw-fees = Was ein Subunternehmer kostet, nach Leistung

# Firmen
rw-safety = Schutz
    .about = Wie viele Würfel eines Anteils vor Gefahr sicher sind.
rw-mobility = Mobilität
    .about = Bohrtrupps kommen weiter: über ein Plättchen, auf Grenzen, zweimal.
rw-shafts = Minenschächte
    .about = Auf einem erschlossenen Plättchen zahlen sie jede Spielrunde; auf einem anderen geben sie Vorrang.
rw-cards = Förderungskarten
    .about = Eine für jede Förderung, die diese Firma ausgelöst hat.
rw-card = Karte
rw-next-price = Die nächste Stufe kostet { $price }.
rw-complete = Alle Stufen erreicht.
rw-achievements = Realisierungen
    .about = Wer zuerst kommt, nimmt das Plättchen mit den meisten Sternen.
rw-left =
    { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
rw-prestige = Prestige

# Markt und Sichtschirm
rw-market = Markt
rw-market-and-screen = Markt und mein Sichtschirm
rw-resource = Rohstoff
rw-price = Preis
rw-own = Meine
rw-worth = Wert
rw-cash = Geld
rw-total = Alles zusammen
rw-money = { NUMBER($amount) } $
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
rw-has-traded = { $who } hat damit gehandelt
rw-track-of = Zwischen { NUMBER($low) } $ und { NUMBER($high) } $, anfangs { NUMBER($start) } $
rw-boom = Boom
    .about = Der Preis ist ganz oben und bis zum Ende der Spielrunde eingefroren.
rw-crash = Krach
    .about = Der Preis ist ganz unten und bis zum Ende der Spielrunde eingefroren; niemand darf kaufen.
rw-deliveries = Auslieferungen
    .about = Im Atelier: Würfel abgeben, Plättchen und sein Prestige nehmen.
rw-piles = Förderungskarten
    .about = Ein Stapel je verlangter Leistung; ein erschlossenes Plättchen zieht aus seinem.
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
rw-note-bid = Dein Angebot ist wert
rw-note-insure = Versicherungssteine danach
rw-note-earn = Du bekommst
rw-note-pay = Du zahlst
rw-note-after = Geld danach
rw-note-power = Leistung auf { $tile }
rw-note-has = { $power } von { $needed }
rw-note-drills = { $power } von { $needed } – erschlossen!
