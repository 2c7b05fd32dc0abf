# Ce qu’un texte devrait dire : actions en notation, positions

expected-one-of = un mot parmi { $words }
expected-values = { $name } avec { $count } valeurs
expected-whole-number = un nombre entier
expected-json = une valeur comme JSON l’écrit
expected-number-like = un nombre comme { $example }
expected-end = la fin
expected-value = une valeur comme celles-ci : { $examples }
expected-entry = une entrée comme { "key:1" }
expected-fewer-brackets = moins de parenthèses imbriquées
expected-comma = une virgule ou { $closing }
expected-separated = { $count } valeurs séparées par { $separator }
expected-counts = des nombres de { $letters } dans cet ordre, comme { $example }, ou -
expected-numbers-from = des nombres à partir de { $first }
expected-once-each = des nombres qui n’y figurent qu’une fois
expected-known-order = un ordre connu, la prochaine carte en premier, avec seen=all
expected-hidden-order = { "?" } devant des cartes dont l’ordre est caché ; ou écrivez seen=all
expected-run = un nombre, ou une suite comme 1-4
expected-rising-run = une suite d’un petit nombre à un plus grand
expected-beneath = sous { $frame }, l’un de ceux-ci : { $frames }
expected-field = nom=valeur
expected-seen = all, - ou un joueur de 0 à { $last }
expected-known-choice = un choix connu, puisque tout est visible (seen=all)
