# Was in einem Text stehen sollte: in Notation und in Stellungen

expected-slots = Plätze wie 1,4,5
expected-blocks = Blöcke wie 1R 2B oder -
expected-fin = FIN@ und höchstens die Zahl der Archive im Stapel
expected-tableaus = { $count } Auslagen mit / dazwischen
expected-factory = eine Fabrik von 0 bis { $last } und ihre Roboter, wie 3:12
expected-robots = eine Fabrik mit Robotern auf Plätzen, die sie hat, wie 3:12
expected-artifact = ein Artefakt von 1 bis { $last }, mit !, wenn es neu ist
