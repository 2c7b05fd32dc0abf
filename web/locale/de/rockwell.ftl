rw-board = Das Bergwerk: vier Schichten um den Mittelpunkt der Erde
rw-loading = Die Plättchen werden ausgelegt …
rw-tile = { $name }, { $drilled ->
    [yes] gebohrt
   *[no] Kraft { $power } von { $needed }
}{ $shaft ->
    [none] { "" }
   *[other] , Minenschacht von { $shaft }
}
rw-power = Kraft { $power }{ $die ->
    [0] { "" }
   *[other] , Subunternehmer { $die }
}
rw-would-drill = { $power } von { $needed }: Bohrung!
rw-would-have = { $power } von { $needed }
rw-shaft-of = Minenschacht von { $owner }
rw-centre = Mittelpunkt
rw-superintendent = Oberaufseher: keine Förderung auf den drei Plättchen ringsum
rw-supervisor = Aufseher: eine Kraft mehr auf den drei Plättchen ringsum, keine Gefahr
rw-orders = Reihenfolgen
rw-management = Direktion
    .about = In dieser Reihenfolge werden Vizepräsidenten gesetzt; die Versteigerung entscheidet darüber.
rw-control = Kontrolle
    .about = Die Reihenfolge in den Bohrrunden.
rw-track = Bohrleiste
    .about = Wo Phase I steht: Versicherung, Reihenfolge, Bohrrunden, aktive Minenschächte.
rw-step-insurance = Vers.
rw-step-order = Folge
rw-step-shafts = Schächte
rw-bribery = Bestechung
rw-subcontracting = Subunternehmer
rw-bribery-tiles = Bestechungsplättchen übrig
rw-dice = Subunternehmer übrig
rw-safety = Schutz
    .about = Bei jeder Gefahr gerettete Würfel: 1, 3, alle.
rw-mobility = Mobilität
    .about = 1: ein Plättchen überspringen. 2: rittlings. 3: zwei Bewegungen.
rw-shafts = Minenschächte
    .about = Auf gebohrten Plättchen bringen sie jede Runde etwas ein, auf ungebohrten geben sie Vorrang.
rw-cards = Karten
    .about = Förderkarten: ausgelöste Förderungen.
rw-stock = Vorrat
rw-cash = Geld
rw-money = { NUMBER($amount, useGrouping: "true") } $
rw-insurance = { $count ->
    [one] { $count } Versicherungsplättchen
   *[other] { $count } Versicherungsplättchen
}
rw-insurance-tiles = Versicherungsplättchen
rw-prestige = Prestige
rw-achievements = Realisierungen
rw-got = erreicht
rw-not-got = noch nicht
rw-left = noch { $count }
rw-market = Markt
rw-resource = Rohstoff
rw-price = Preis
rw-own = Besitz
rw-worth = Wert
rw-boom = Boom
rw-crash = Krach
rw-deliveries = Lieferungen
rw-extraction = Förderung auf { $tile }
rw-trigger = Ausgelöst von { $who }
rw-danger = Gefahr
rw-remainder = Rest an { $who }:
rw-nobody = niemand
rw-note-bid = Dein Gebot ist wert
rw-note-insure = Versicherungsplättchen
rw-note-earn = Du bekommst
rw-note-pay = Du zahlst
rw-note-after = Geld danach
rw-note-power = Kraft dort
