# Regelfragen, die Spieler anders entscheiden dürfen

option-active-first = Aktiver Spieler zuerst
    .about = Erfüllen mehrere Spieler eine Realisierung zugleich, nimmt der aktive den höheren Stein, auch wenn er in der Direktion nicht am weitesten links steht.
option-danger-on-remainder = Gefahr auch beim Überschuss
    .about = Gefahr nimmt auch Würfel des Überschusses, den ein teilender Spieler erhält.
option-rank-zero = Leere Bestände werten
    .about = In den Schlusswertungen können auch Spieler punkten, die nichts besitzen.
option-open-stocks = Offene Bestände
    .about = Alle sehen Würfel, Geld, Versicherungen und Prestige der anderen.

# Erweiterungen

module-fluctuating-market = Der schwankende Markt
    .about = Die Preise bewegen sich mit Förderungen, Spekulation und Handel, bis hin zu Boom und Crash.
module-diamonds = Diamanten
    .about = Diamantkarten bringen dem vorrangigen Spieler und dem Auslöser der Förderung Geld.
module-explosions = Explosionen
    .about = Explosionskarten schwächen den Bohrtrupp, der die Förderung ausgelöst hat, oder schicken ihn zu einem Eingang zurück.
module-inspectors = Oberaufseher und Aufseher
    .about = Zwei Abgesandte ziehen durch die Mine: Der eine verbietet Förderungen, der andere macht sie schwerer, aber gefahrlos.
