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
rw-subcontracting = Sub{"\u00AD"}unter{"\u00AD"}nehmer
rw-free = frei
rw-actions-left =
    { $count ->
        [one] noch { $count } Handlung
       *[other] noch { $count } Handlungen
    }
rw-power = Leistung
rw-actions =
    { $count ->
        [one] { $count } Handlung
       *[other] { $count } Handlungen
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

# The bar, the rail, the parts
rw-phases = Phasen der Spielrunde
rw-last-turn = letzte Spielrunde
rw-phase-auction = Angebote
rw-phase-management = Direktion
rw-phase-insurance = Versicherung
rw-phase-order = Reihenfolge
rw-phase-drilling = Bohrung
rw-phase-shafts = Minenschächte
rw-phase-exchange = Börse
rw-phase-workshop = Atelier
rw-crew-powers = Leistung der Bohrtrupps
rw-insured = versichert
rw-achieved = Erreicht:
rw-lacks = es fehlt
rw-in-stock = auf Lager
rw-entrance-short = E{ $number }
boards-tab = Bretter
boards-short = I–III
goals-tab = Ziele
deliveries-tab = Lieferungen

# Züge, auf dem Knopf, der sie macht
rw-do-bid =
    { $some ->
        [no] Nichts bieten
       *[yes] { $cubes } bieten
    }
rw-do-place-vice-president = Auf { $slot } setzen
rw-do-insure =
    { $some ->
        [no] Keine neue Versicherung
       *[yes] Mit { $cubes } versichern
    }
rw-do-drill = { $from } → { $to }
rw-do-stay = Auf { $from } bleiben
rw-do-carry-die =
    { $power ->
        [0] Subunternehmer freigeben
       *[other] Subunternehmer mitnehmen, Leistung { $power }
    }
rw-do-bribe = Bohrtrupp von { $owner } korrumpieren: { $from } → { $tile }
rw-do-hire = Subunternehmer einstellen, Leistung { $power }
rw-do-choose-tile = Zuerst auf { $tile } fördern
rw-do-use-insurance =
    { $tiles ->
        [0] Keine Versicherung nutzen
        [one] 1 Versicherungsstein abgeben
       *[other] { $tiles } Versicherungssteine abgeben
    }
rw-do-lose-cubes = { $cubes } verlieren
rw-do-sell = { $amount } { $resource } verkaufen
rw-do-buy = { $amount } { $resource } kaufen
rw-do-raise-power = Bohrtrupp auf { $from } steigern: Leistung { $next }
rw-do-raise-safety = Schutz verbessern
rw-do-raise-mobility = Mobilität verbessern
rw-do-build-shaft = Minenschacht auf { $tile }
rw-do-move-shaft = Minenschacht versetzen: { $origin } → { $tile }
rw-do-deliver = Ausliefern: { $pile }
rw-do-choose-entrance = Zurück: { $entrance }
rw-do-speculate = { $up } steigt, { $down } fällt
rw-do-move-ai = AI: { $from } → { $to }
rw-do-raise-ai = Bohrtrupp von AI auf { $from } steigern
rw-do-pass =
    { $prompt ->
        [market] Börse verlassen
        [workshop] Atelier verlassen
       *[other] Passen
    }
