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
price-each = je { $price }
price-in-all = zusammen { $price }
improvements = Fortschritt
price-range = Preisspanne
page-mine = Mine
page-boards = Bretter
page-goals = Ziele
page-companies = Gesellschaften
legend-crew = Bohrtrupp 2 von R, Bohrleistung 3
legend-subcontractor = mit einem Subunternehmer der Bohrleistung 1
legend-straddles = steht auf der Grenze darüber
legend-more = zwei Bohrtrupps mehr (sieh dir das Feld an)
legend-power = Bohrleistung dort / benötigte Bohrleistung
legend-blocked = kann jetzt nicht gefördert werden
legend-income = durchbohrt: was ein Minenschacht dort jede Spielrunde bringt
