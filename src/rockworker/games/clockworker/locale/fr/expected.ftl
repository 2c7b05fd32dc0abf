# Ce qu’un texte devrait dire : actions en notation, positions

expected-slots = des cases comme 1,4,5
expected-blocks = des blocs comme 1R 2B, ou -
expected-fin = FIN@ et au plus le nombre d’archives de la pile
expected-tableaus = { $count } tableaux séparés par /
expected-factory = une usine de 0 à { $last } et ses robots, comme { "3:12" }
expected-robots = une usine avec des robots sur ses propres cases, comme { "3:12" }
expected-artifact = un artefact de 1 à { $last }, avec { "!" } s’il est neuf
