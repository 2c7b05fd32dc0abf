# Was viele Partien von Bots erzählen

statistic-turns = Spielrunden
statistic-achievements = Realisierungen (Anteil der Spieler)
statistic-slots = Vizepräsidenten je Spielrunde, nach Platz
statistic-deliveries = Auslieferungen je Partie, nach Stapel
statistic-bid = Durchschnittliches Angebot ($)
statistic-unspent = Geld und Würfel, die am Ende je Spieler übrig sind ($)
statistic-per-game = Je Partie
statistic-tile-drilled = Förderungen
statistic-danger-struck = Gefahr für einen Spieler
statistic-crew-bribed = Korruptionen
statistic-subcontractor-hired = Subunternehmer eingestellt
statistic-die-carried = Subunternehmer mitgenommen
statistic-insurance-taken = Versicherungen abgeschlossen
statistic-insurance-used = Versicherungen genutzt
statistic-cubes-sold = Verkäufe
statistic-cubes-bought = Käufe
statistic-power-raised = Leistung gesteigert
statistic-safety-raised = Schutz verbessert
statistic-mobility-raised = Mobilität verbessert
statistic-shaft-built = Minenschächte gebaut
statistic-shaft-moved = Minenschächte versetzt
statistic-shaft-paid = Einkommen aus Minenschächten
statistic-delivery-made = Auslieferungen
statistic-centre-reached = Bohrtrupps im Erdkern
statistic-vice-president-stuck = Vizepräsidenten ohne Platz

# Worauf ein Spieler setzt

plan-slots = Liebste Plätze der Vizepräsidenten
plan-deliveries = Liebste Auslieferungen
plan-achievements = Häufigste Realisierungen
