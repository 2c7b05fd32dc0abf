# Was geschieht, Zeile für Zeile

event-first-player-drawn = { $player } beginnt.
event-turn-began = Runde { $round }: { $player } ist am Zug.
event-robot-recovered = { $player } holt einen Roboter zurück ({ $factory }, Platz { $slot }) und erhält { $gain }.
event-robot-extracted = Förderung: { $player } holt einen Roboter zurück ({ $factory }, Platz { $slot }) und erhält { $gain }.
event-artifact-paid-off = { $artifact }: { $player } erhält { $gain }.
event-resource-duplicated = { $artifact }: { $player } zahlt { gears-count } und erhält { $gain }.
event-gold-exchanged = { $artifact }: { $player } tauscht { gears-count } gegen { gold-count }.
event-robots-placed =
    { $slots-n ->
        [one] { $player } schickt einen Roboter an die Arbeit ({ $factory }, Platz { $slots }).
       *[other] { $player } schickt { $slots-n } Roboter an die Arbeit ({ $factory }, Plätze { $slots }).
    }
event-factory-bought = Umwidmung: { $player } kauft „{ $factory }“ (Stelle { $place }) für { gears-count }.
event-marker-paid-off = Marker +1: { $player } erhält { $gain } für „{ $factory }“.
event-factory-revealed = Neu in der Reihe: „{ $factory }“.
event-artifact-repaired = Reparatur: { $player } bekommt „{ $artifact }“ für { $paid }.
event-price-reduced = { $artifact }: { $player } zahlt 1 Einheit weniger ({ $resource }).
event-archive-bought = Kommunikation: { $player } bekommt das Archiv „{ $archive }“ für { $paid }.
event-archive-revealed = Neues Archiv: „{ $archive }“.
event-fin-revealed = Das FIN-Plättchen wird aufgedeckt und kommt aus dem Spiel.
event-gears-recharged = Aufladen: { $player } erhält { gears-count }.
event-last-round-came = Diese Runde ist die letzte: { $cause }.
event-archives-shown =
    { $archives-n ->
        [0] { $player } hat keine Archive.
        [one] { $player } deckt ein Archiv auf ({ points-count }): { $archives }.
       *[other] { $player } deckt { $archives-n } Archive auf ({ points-count }): { $archives }.
    }
event-final-bonus-gained = { $artifact }: { $player } erhält { points-count }.
event-player-scored = { $player }: { total-count }, { place-in-ranking }.
