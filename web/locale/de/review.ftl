# Eine beendete Partie, noch einmal angesehen

review-begins = Die Partie wird noch einmal angesehen …
review-progress = Die Partie wird noch einmal angesehen: { $done } von { $total } Entscheidungen
review-curve = Gewinnchancen: durch die Partie gehen
review-turning-points = Wendepunkte
review-at = Schritt { $step }
review-fine = Nichts war deutlich besser.
review-no-decision = Keine Entscheidung mit einer Wahl in diesem Schritt.
review-no-slips = Keine Entscheidung war deutlich schlechter als eine andere.
review-link = Link zu diesem Augenblick
review-result = Zurück zum Ergebnis
review-taken = gespielt
review-best = besser
review-estimate = Chancen, wie ein Bot sie schätzt
