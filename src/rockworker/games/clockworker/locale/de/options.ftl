# Auslegungen, die Spieler umschalten können

option-recovery = Rückholphase
    .about = „mandatory“: Jede Fabrik gibt einen Roboter zurück; „optional“: Wem sie gehört, darf ihn dort lassen.
option-returning-robots = Zurückgeholte Roboter
    .about = „not_gained“: Zurückholen ist kein Erhalten; „gained“: Es zählt für die Lade-CPU und das Verdopplungsgerät.
option-p5-bonus = Bonus der letzten Stelle
    .about = „full_slot“: alles, was der oberste Platz gibt; „one_unit“: eine Einheit davon.
option-acquisition-gains = Gewinne mit einer neuen Fabrik
    .about = „before_placing“: Ein Roboter, der mit der Fabrik kommt, darf sofort darauf; „after_placing“: Er kommt zu spät.
option-new-artifacts = Neue Artefakte
    .about = „next_turn“: Die Fähigkeit wirkt ab dem nächsten Zug; „at_once“: schon im Zug des Kaufs.
option-duplication = Verdopplungsgerät
    .about = „once“: eine Einheit je Rückholphase; „unlimited“: so viele, wie Zahnräder bezahlen können.
option-duplicate-exchanged-gold = Getauschtes Gold verdoppeln
    .about = Auch Gold aus dem Verkaufsautomaten kann in der Rückholphase verdoppelt werden.
option-starting-gears = Zahnräder zu Beginn
    .about = „by_seat“: Spätere Plätze beginnen mit mehr; „equal“: 4 für alle.
option-round-limit = Rundengrenze
    .about = Diese Runde ist spätestens die letzte; 0: keine Grenze.
