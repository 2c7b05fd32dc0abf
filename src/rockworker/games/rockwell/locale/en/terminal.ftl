# The table as the terminal draws it

# A heading before its content on the same line
label = { $label }:
turn-number = Turn { $turn }
last-turn = last turn
slot-gives-bribery = Bribery
slot-gives-subcontracting = Subcontracting
slot-gives-actions =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
company-levels = { safety } / { mobility }
company-actions = Actions II / III
piles = Piles
sold = sold: { $cubes }
danger = Danger
extraction = Extraction
stays = stays in place
