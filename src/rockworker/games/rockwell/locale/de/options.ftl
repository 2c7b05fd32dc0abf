# Regelfragen, die Spieler anders entscheiden dürfen

option-active-first = Aktiver Spieler zuerst
    .about = Erfüllen mehrere Spieler eine Realisierung zugleich, nimmt der aktive den höheren Stein, auch wenn andere in der Direktion weiter links stehen.
option-danger-on-remainder = Gefahr auch beim Überschuss
    .about = Gefahr nimmt auch Würfel des Überschusses, den ein teilender Spieler erhält.
option-rank-zero = Leere Bestände werten
    .about = In der Endabrechnung können auch Spieler Bonuspunkte erhalten, die nichts besitzen.
option-entrance-crews-improve = Verbessern am Eingang
    .about = Ja: Ein Bohrtrupp auf einem Eingang kann jede Leistung erreichen. Nein: nicht Leistung 3, denn dann tauscht die Regel eine Figur, die im Spiel ist.
option-open-stocks = Offene Bestände
    .about = Alle sehen Würfel, Geld, Versicherungen und Prestige der anderen.
option-turn-limit = Rundengrenze
    .about = Mit dieser Spielrunde endet die Partie spätestens; 0 bedeutet: keine Grenze.
