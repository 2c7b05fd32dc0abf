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
price-each = { $price } pièce
price-in-all = { $price } en tout
improvements = Améliorations
price-range = Limites des cours
page-mine = Mine
page-boards = Plateaux
page-goals = Objectifs
page-companies = Compagnies
legend-crew = équipe 2 de R, puissance 3
legend-subcontractor = avec un sous-traitant de puissance 1
legend-straddles = à cheval sur la frontière au-dessus
legend-more = deux équipes de plus (regardez la tuile)
legend-power = puissance sur place / puissance requise
legend-blocked = ne peut pas être exploitée maintenant
legend-income = forée : ce qu’un puits de mine y rapporte à chaque tour
