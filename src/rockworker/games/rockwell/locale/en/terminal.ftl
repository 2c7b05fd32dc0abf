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
price-each = { $price } each
price-in-all = { $price } in all
improvements = Improvements
price-range = Price range
page-mine = Mine
page-boards = Boards
page-goals = Goals
page-companies = Companies
legend-crew = crew 2 of R, power 3
legend-subcontractor = with a subcontractor of power 1
legend-straddles = straddles the border above it
legend-more = two more crews (look at the tile)
legend-power = power there / required power
legend-blocked = cannot be extracted now
legend-income = drilled: what a mineshaft brings each turn
