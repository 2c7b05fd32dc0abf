# Was eine Aktion brächte

hint-gains = Du erhältst { $gain }
hint-gains-later = Wenn die Roboter zurückkommen: { $gain }
hint-pays-for = Kostet { $cost }
hint-scores = { $gain }
hint-robots-left = Roboter danach
hint-gold-paid = Bezahlte Goldblöcke
