# Warum eine Datei, eine Option oder ein gespeichertes Spiel abgelehnt wird: was da steht, was erwartet wurde

reason-unreadable = nicht lesbar ({ $found })
reason-not-toml = das ist kein TOML ({ $found })
reason-not-json = das ist kein gespeichertes Spiel ({ $found })
reason-format = es hat Format { $found }, dieses Programm liest Format { $wanted }
reason-rules-version = es folgt der Regelversion { $found }, dieses Programm kennt Version { $wanted }
reason-bad-move = Zug { $found } wurde abgelehnt – „{ $cause }“
reason-no-source = die Herkunft der Zahl fehlt ({ $wanted })
reason-unknown-key = „{ $found }“ gibt es hier nicht, nur { $wanted }
reason-unknown-key-near = „{ $found }“ gibt es hier nicht; gemeint ist wohl „{ $wanted }“
reason-missing-key = der Schlüssel fehlt
reason-wrong-type =
    „{ $found }“ sollte { $wanted ->
        [number] eine ganze Zahl
        [list] eine Liste
        [table] eine Tabelle
        [text] ein Text
        [true-or-false] wahr oder falsch (true, false)
       *[other] { $wanted }
    } sein
reason-wrong-length = die Liste hat { $found } Einträge statt { $wanted }
reason-wrong-count = die Anzahl stimmt nicht ({ $found } statt { $wanted })
reason-not-one-of = „{ $found }“ gehört nicht zu: { $wanted }
reason-not-allowed = „{ $found }“ ist nicht erlaubt ({ $wanted })
reason-too-small = { $found } ist zu klein: mindestens { $wanted }
reason-too-large = { $found } ist zu groß: höchstens { $wanted }
reason-too-few = es sind zu wenige ({ $found } statt mindestens { $wanted })
reason-not-a-multiple = { $found } ist kein Vielfaches von { $wanted }
reason-not-between = { $found } liegt nicht zwischen den Grenzen { $wanted }
reason-off-step = { $found } ist in Schritten von { $wanted } nicht erreichbar
reason-not-above = { $found } liegt nicht über { $wanted }
reason-not-larger = die erste Zahl muss die größere sein, und keine darf 0 sein ({ $found })
reason-not-rising = { $found } steigt nicht nach { $wanted }
reason-not-falling = die Zahlen fallen nicht: { $found }
reason-empty = da steht nichts
reason-lacks = es fehlt { $wanted }
reason-exactly-one = es muss genau eines von { $wanted } sein
reason-used-twice = „{ $found }“ wird zweimal verwendet
reason-no-layout = die Felder lassen sich nicht ohne gleiche Nachbarn legen
