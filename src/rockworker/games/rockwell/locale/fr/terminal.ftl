# La table telle que le terminal la dessine

# A heading before its content on the same line
label = { $label } :
turn-number = Tour { $turn }
last-turn = dernier tour
slot-gives-bribery = Corruption
slot-gives-subcontracting = Sous-traitance
slot-gives-actions =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
company-levels = { safety } / { mobility }
company-actions = Actions II / III
piles = Piles
sold = vendu : { $cubes }
danger = Danger
extraction = Extraction
stays = reste en place
