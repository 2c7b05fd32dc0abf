# Was einer Aktion im Weg steht, nach der Regel

reason-resources-missing =
    { $gold ->
        [0] Deinem Vorrat fehlt: { $missing }.
       *[other] Deinem Vorrat fehlt: { $missing }; davon lässt sich { $gold } durch Gold ersetzen.
    }
reason-gears-needed =
    { $kept ->
        [one] { gears-missing }: { $kept } Zahnrad gehört zum Preis.
       *[other] { gears-missing }: { $kept } Zahnräder gehören zum Preis.
    }
gears-missing =
    { $missing ->
        [one] Es fehlt { $missing } Zahnrad
       *[other] Es fehlen { $missing } Zahnräder
    }
reason-out-of-range = Möglich: { $least } bis { $most }.
reason-not-your-factory = Diese Fabrik gehört dir nicht.
reason-no-robot-there = Auf „{ $factory }“ steht kein Roboter.
reason-factory-full = „{ $factory }“ hat keinen freien Platz.
reason-already-served = „{ $factory }“ war schon an der Reihe.
reason-no-such-slots =
    { $count ->
        [one] „{ $factory }“ hat { $count } Platz.
       *[other] „{ $factory }“ hat { $count } Plätze.
    }
reason-slots-occupied =
    { $slots-n ->
        [one] Platz { $slots } ist besetzt.
       *[other] Die Plätze { $slots } sind besetzt.
    }
reason-slots-skipped =
    { $slots-n ->
        [one] Von oben nach unten: Zuerst kommt Platz { $slots }.
       *[other] Von oben nach unten: Zuerst kommen die Plätze { $slots }.
    }
reason-no-robot-placed = Setze mindestens 1 Roboter.
reason-not-in-the-row = Diese Fabrik liegt nicht in der Reihe.
reason-row-empty = Die Reihe ist leer, der Stapel auch.
reason-not-in-the-display = Dieses Archiv liegt nicht offen aus.
reason-no-such-artifact = So ein Artefakt gibt es auf dem Schrottplatz nicht.
reason-already-owned = Du hast „{ $artifact }“ schon.
reason-sold-out = Von „{ $artifact }“ ist kein Exemplar mehr da.
reason-artifact-needed = Dafür brauchst du „{ $artifact }“.
reason-works-next-turn = „{ $artifact }“ wirkt ab deinem nächsten Zug.
reason-not-in-the-price = Das verlangt der Preis nicht.
reason-price-exceeded =
    { $most ->
        [0] Der Preis verlangt kein { $resource }.
       *[other] Der Preis verlangt nur { $most } { $resource }.
    }
reason-not-gained = Das hat dir die Rückholphase nicht gebracht.
reason-gear-for-gear = Ein Zahnrad für ein Zahnrad wird nicht verdoppelt: Das nähme kein Ende.
