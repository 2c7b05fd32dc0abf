# Was in einem Text stehen sollte: in Notation und in Stellungen

expected-steps = Schritte wie +3 oder -2
expected-intersections = Kreuzungen von Oberaufseher und Aufseher, wie AB1.CD16
expected-place = ein Ort wie A3, A3/A4, E1 oder X
expected-tile = ein Feld von A1 bis D8
expected-crew = ein Bohrtrupp von R1 bis W4
expected-cubes = eine Liste von Würfeln wie 2Z 1G oder -
expected-each-tile-once = jedes Feld höchstens einmal
expected-hidden-tile = { $example }: die Rückseite ist verborgen; oder schreiben Sie seen=all
expected-known-tile = ein bekanntes Feld wie { $example }, bei seen=all
expected-tile-of-stratum = ein Feld von Level { $stratum }
expected-tile-left = eine andere Bohrleistung: Level { $stratum } hat kein weiteres Feld mit dieser
expected-rings = vier Ringe aus acht Feldern, wie 3?4?3A4?3?4?3?4?/…
expected-letters = { $count } Buchstaben aus { $letters } oder -
expected-order = alle Spieler in einer Reihenfolge, wie { $example }
expected-boards = drei Bretter mit / dazwischen
expected-piles = { $count } Stapel mit / dazwischen
expected-cards = verschiedene Karten von 1 bis { $last }
expected-mineshaft = ein Minenschacht wie R@C1, von { $owners }
expected-one-mineshaft = höchstens ein Minenschacht auf einem Feld
expected-crew-once = ein Bohrtrupp, der dort einmal steht, von R1 bis { $last }
expected-crew-at = ein Bohrtrupp wie R1@A3:2, R1@A3/A4:1^2 oder R1@B2:2+1
