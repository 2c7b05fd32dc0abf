game-title = Rockwell
    .about = Bohren, teilen, handeln: ein Wettstreit der Bergbaugesellschaften.

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
place-in-ranking = Rang { $rank }
total-prestige =
    { $total ->
        [one] { $total } Prestigepunkt
       *[other] { $total } Prestigepunkte
    }
place-entrance = Eingang { $number }
place-centre = Erdkern
crew-of = Bohrtrupp { $number } ({ $owner })
board-1 = Brett I (Kontrollzentrum)
board-2 = Brett II (Börse)
board-3 = Brett III (Atelier)
board-heading-1 = I · Kontrollzentrum
board-heading-2 = II · Börse
board-heading-3 = III · Atelier
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
at-least-power =
    { $power ->
        [4] Leistung 4
       *[other] mindestens Leistung { $power }
    }
achievement-power =
    { $crews ->
        [one] { $crews } Bohrtrupp mit { at-least-power }
       *[other] { $crews } Bohrtrupps mit { at-least-power }
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
ending-centre = Genügend Spieler haben einen Bohrtrupp zum Erdkern gebracht
ending-achievements = Ein Spieler hat genügend Realisierungen, darunter alle der letzten Reihe
ending-limit = Die vereinbarte letzte Spielrunde hat begonnen

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
score-zinc = Bonus Zink
score-copper = Bonus Kupfer
score-silver = Bonus Silber
score-gold = Bonus Gold
score-cash = Bonus Geld
