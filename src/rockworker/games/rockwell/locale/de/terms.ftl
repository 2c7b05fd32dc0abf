game-title = Rockwell
    .about = Bohren, teilen, handeln: ein Wettstreit der Bergbaufirmen.

# Das Spielmaterial

ai = AI
resource-zinc = Zink
resource-copper = Kupfer
resource-silver = Silber
resource-gold = Gold
resource-none = keiner
cubes-zinc = { $count } Zink
cubes-copper = { $count } Kupfer
cubes-silver = { $count } Silber
cubes-gold = { $count } Gold
cubes-none = nichts
holding-cash = Geld
# Ein Verkauf oder Ankauf
cubes-of-one-kind = { $amount } { $resource }
prestige-points =
    { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }
place-entrance = Eingang { $number }
place-centre = Erdkern
crew-of = Bohrtrupp { $number } ({ $owner })
board-1 = Brett I (Kontrollzentrum)
board-2 = Brett II (Börse)
board-3 = Brett III (Atelier)
slot-number = Platz { $number }
slot-bribery = Brett { $board }, Platz { $number } (Korruption)
slot-subcontracting = Brett { $board }, Platz { $number } (Subunternehmer)
slot-actions =
    Brett { $board }, Platz { $number } ({ $actions ->
        [one] { $actions } Handlung
       *[other] { $actions } Handlungen
    })
delivery-number = Auslieferungsstapel { $number }
achievement-number = Realisierung { $number }
achievement-cards =
    { $cards ->
        [one] { $cards } Förderungskarte
       *[other] { $cards } Förderungskarten
    }
achievement-each = je { $count } von jedem Rohstoff
achievement-power =
    { $crews ->
        [one] { $crews } Bohrtrupp mit Leistung { $power }
       *[other] { $crews } Bohrtrupps mit Leistung { $power }
    }
achievement-depth =
    { $crews ->
        [one] ein Bohrtrupp auf Level { $stratum } oder tiefer
        [4] alle Bohrtrupps auf Level { $stratum } oder tiefer
       *[other] { $crews } Bohrtrupps auf Level { $stratum } oder tiefer
    }
achievement-centre =
    { $crews ->
        [one] ein Bohrtrupp im Erdkern
       *[other] { $crews } Bohrtrupps im Erdkern
    }
ending-centre = genügend Spieler haben einen Bohrtrupp zum Erdkern gebracht
ending-achievements = ein Spieler hat genügend Realisierungen, darunter alle der letzten Reihe

# Überschriften

prestige = Prestige
power = Bohrleistung
safety = Schutz
mobility = Mobilität
mineshafts = Minenschächte
insurance = Versicherung
cash = Geld
cubes = Würfel
cards = Förderungskarten
deliveries = Auslieferungen
achievements = Realisierungen
extraction-card = Förderungskarte
bribery-tiles = Korruptionssteine
subcontractors = Subunternehmer
management = Direktion
control = Kontrolle
supply = Allgemeine Reserve
bank = Bank
prices = Preise
stratum = Level
required-power = Benötigte Bohrleistung
mineshaft = Minenschacht
crew = Bohrtrupp
vice-president = Vizepräsident

phase-auction = Abgabe von Angeboten
phase-placement = Vizepräsidenten
phase-1 = Phase I: Versicherung, Bohrung, Minenschächte
phase-2 = Phase II: An- und Verkauf
phase-3 = Phase III: Fortschritt
phase-scoring = Endabrechnung
step-insurance = Versicherung
step-order = Reihenfolge der Bohrung
step-round = Bohrrunde { $round }
step-mineshafts = Aktive Minenschächte

score-achievements = Realisierungen
score-deliveries = Auslieferungen
score-total = Prestige gesamt
score-zinc = Rangfolge beim Zink
score-copper = Rangfolge beim Kupfer
score-silver = Rangfolge beim Silber
score-gold = Rangfolge beim Gold
score-cash = Rangfolge beim Geld
