# Was an einer Stelle einer Materialdatei nicht stimmt. $found: was dort steht, $wanted: was dort stehen sollte.
component-flaw =
    { $reason ->
        [unreadable] die Datei lässt sich nicht lesen ({ $found })
        [not-toml] das ist keine TOML-Datei ({ $found })
        [unknown-key] diesen Schlüssel gibt es nicht; es gibt { $wanted }
        [unknown-key-near] diesen Schlüssel gibt es nicht; gemeint ist wohl { $wanted }
        [missing-key] dieser Schlüssel fehlt
        [wrong-type] { $found } sollte { component-type } sein
        [wrong-length] die Liste hat { $found } Einträge statt { $wanted }
        [wrong-count] die Anzahl stimmt nicht ({ $found }); nötig: { $wanted }
        [too-few] es sind zu wenige ({ $found }); nötig: mindestens { $wanted }
        [too-small] { $found } ist zu klein; mindestens { $wanted }
        [too-large] { $found } ist zu groß; höchstens { $wanted }
        [not-a-multiple] { $found } ist kein Vielfaches von { $wanted }
        [not-one-of] { $found } gehört nicht zu { $wanted }
        [not-allowed] { $found } ist nicht erlaubt ({ $wanted })
        [not-rising] { $found } sollte größer sein als { $wanted } davor
        [not-falling] { $found } sollte von Eintrag zu Eintrag kleiner werden
        [not-above] { $found } sollte im Mittel über { $wanted } liegen
        [not-between] { $found } sollte zwischen { $wanted } liegen
        [not-larger] von { $found } muss die erste Zahl ohne Vorzeichen größer sein als die zweite, und keine darf 0 sein
        [off-step] { $found } ist in Schritten von { $wanted } nicht zu erreichen
        [used-twice] { $found } kommt zweimal vor
        [empty] da ist nichts
        [lacks] da fehlt { $wanted }
        [exactly-one] nötig ist genau eines von { $wanted }
        [no-layout] diese Teile lassen sich nicht so auslegen, wie es die Regeln verlangen
        [no-source] bei der Zahl steht nicht, woher sie stammt ({ $wanted })
       *[other] { $reason }
    }
component-type =
    { $wanted ->
        [number] eine ganze Zahl
        [list] eine Liste
        [table] eine Tabelle
        [text] ein Text
        [true-or-false] true oder false
       *[other] { $wanted }
    }
