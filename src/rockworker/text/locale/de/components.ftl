# Was an einer Stelle einer Materialdatei nicht stimmt. $found: was dort steht, $wanted: was dort stehen sollte.
component-flaw =
    { $reason ->
        [unreadable] Die Datei lässt sich nicht lesen ({ $found })
        [not-utf-8] die Datei ist kein Text in UTF-8
        [not-toml] diese Zeile ist kein TOML: { $found }
        [empty-file] die Datei ist leer: Sie ändert nichts
        [too-many] Es sind zu viele Zahlen; höchstens { $wanted } Schlüssel und Einträge
        [too-deep] Tabellen sind zu tief verschachtelt; höchstens { $wanted } ineinander
        [unknown-key] Diesen Schlüssel gibt es nicht; es gibt { $wanted }
        [unknown-key-near] Diesen Schlüssel gibt es nicht; gemeint ist wohl { $wanted }
        [missing-key] Dieser Schlüssel fehlt
        [wrong-type] { $found } sollte { component-type } sein
        [wrong-length] Länge der Liste: { $found } statt { $wanted }
        [wrong-count] Die Anzahl stimmt nicht ({ $found }); nötig: { $wanted }
        [too-few] Es sind zu wenige ({ $found }); nötig: mindestens { $wanted }
        [too-small] { $found } ist zu klein; mindestens { $wanted }
        [too-large] { $found } ist zu groß; höchstens { $wanted }
        [not-a-multiple] { $found } ist kein Vielfaches von { $wanted }
        [not-one-of] { $found } gehört nicht zu { $wanted }
        [not-allowed] { $found } ist nicht erlaubt ({ $wanted })
        [not-rising] { $found } sollte größer sein als { $wanted } davor
        [not-falling] { $found } sollte von Eintrag zu Eintrag kleiner werden
        [not-above] { $found } sollte im Mittel über { $wanted } liegen
        [not-between] { $found } liegt nicht im Bereich { $wanted }
        [not-larger] Von { $found } muss die erste Zahl ohne Vorzeichen größer sein als die zweite, und keine darf 0 sein
        [off-step] { $found } ist in Schritten von { $wanted } nicht zu erreichen
        [used-twice] { $found } kommt zweimal vor
        [empty] Hier steht nichts
        [lacks] Es fehlt { $wanted }
        [exactly-one] Genau eines davon muss da sein: { $wanted }
        [no-layout] Diese Teile lassen sich nicht so auslegen, wie es die Regeln verlangen
        [no-source] Bei der Zahl steht nicht, woher sie stammt ({ $wanted })
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
