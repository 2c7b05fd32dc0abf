# Der Tisch, wie das Terminal ihn zeichnet

# A heading before its content on the same line
label = { $label }:
turn-number = Spielrunde { $turn }
last-turn = letzte Spielrunde
slot-gives-bribery = Korruption
slot-gives-subcontracting = Subunternehmer
slot-gives-actions =
    { $actions ->
        [one] { $actions } Handlung
       *[other] { $actions } Handlungen
    }
company-levels = { safety } / { mobility }
company-actions = Handlungen II / III
piles = Stapel
sold = verkauft: { $cubes }
danger = Gefahr
extraction = Förderung
stays = bleibt stehen
