# What a text should say: of actions in notation, and of positions

expected-steps = steps like +3 or -2
expected-intersections = intersections of Superintendent and Supervisor, like AB1.CD16
expected-place = a place like A3, A3/A4, E1 or X
expected-tile = a tile from A1 to D8
expected-crew = a crew from R1 to W4
expected-cubes = a list of cubes like 2Z 1G, or -
expected-each-tile-once = each tile once at most
expected-hidden-tile = { $example }: its back is hidden; or write seen=all
expected-known-tile = a known tile like { $example }, where seen=all
expected-tile-of-stratum = a tile of stratum { $stratum }
expected-tile-left = another power: stratum { $stratum } has no other tile of this one
expected-rings = four rings of eight tiles, like 3?4?3A4?3?4?3?4?/…
expected-letters = { $count } letters, each of { $letters } or -
expected-order = all players in some order, like { $example }
expected-boards = three boards with / between them
expected-piles = { $count } piles with / between them
expected-cards = different cards from 1 to { $last }
expected-mineshaft = a mineshaft like R@C1, of { $owners }
expected-one-mineshaft = one mineshaft at most on a tile
expected-crew-once = a crew that stands there once, from R1 to { $last }
expected-crew-at = a crew like R1@A3:2, R1@A3/A4:1^2 or R1@B2:2+1
