# Ce qu’un texte devrait dire : actions en notation, positions

expected-steps = des pas comme +3 ou -2
expected-intersections = les intersections de l’Intendant et du Contremaître, comme AB1.CD16
expected-place = un lieu comme A3, A3/A4, E1 ou X
expected-tile = une tuile de A1 à D8
expected-crew = une équipe de R1 à W4
expected-cubes = une liste de cubes comme 2Z 1G, ou -
expected-each-tile-once = chaque tuile une fois au plus
expected-hidden-tile = { $example } : son verso est caché ; ou écrivez seen=all
expected-known-tile = une tuile connue comme { $example }, avec seen=all
expected-tile-of-stratum = une tuile du niveau { $stratum }
expected-tile-left = une autre puissance : le niveau { $stratum } n’a plus de tuile de celle-ci
expected-rings = quatre anneaux de huit tuiles, comme { "3?4?3A4?3?4?3?4?/…" }
expected-letters = { $count } lettres, chacune parmi { $letters } ou -
expected-order = tous les joueurs dans un ordre, comme { $example }
expected-boards = trois plateaux séparés par /
expected-piles = { $count } piles séparées par /
expected-cards = des cartes différentes de 1 à { $last }
expected-mineshaft = un puits de mine comme R@C1, de { $owners }
expected-one-mineshaft = un puits de mine au plus par tuile
expected-crew-once = une équipe qui n’y figure qu’une fois, de R1 à { $last }
expected-crew-at = une équipe comme { "R1@A3:2" }, { "R1@A3/A4:1^2" } ou { "R1@B2:2+1" }
