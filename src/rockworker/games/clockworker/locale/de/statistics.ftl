# Was viele Partien von Bots erzählen

statistic-turns = Runden
statistic-winning-score = Durchschnittliche Siegpunkte zum Sieg
statistic-wins-by-turn-order = Anteil der Siege, in Zugreihenfolge
statistic-scores-by-turn-order = Durchschnittliche Siegpunkte, in Zugreihenfolge
statistic-per-player = Je Spieler
statistic-factories = Fabriken
statistic-artifacts = Artefakte
statistic-archives = Archive
statistic-robots = Roboter
statistic-actions-per-player = Aktionen je Spieler
statistic-extraction = Förderung
statistic-distribution = Verteilung
statistic-reassignment = Umwidmung
statistic-repair = Reparatur
statistic-communication = Kommunikation
statistic-recharge = Aufladen
statistic-strongest-pairs = Stärkste Paare von Artefakten
statistic-bought = gekauft (Anteil der Partien)
statistic-win-rate = gewonnen (Anteil der Besitzer)
statistic-players = Spieler

# Worauf ein Spieler setzt

plan-artifacts = Liebste Artefakte
plan-factories = Liebste Fabriken
plan-actions = Häufigste Aktionen
