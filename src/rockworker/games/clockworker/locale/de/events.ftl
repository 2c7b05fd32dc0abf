# Was geschieht, Zeile für Zeile

event-first-player-drawn = { $player } beginnt.
event-turn-began = Runde { $round }: { $player } ist am Zug.
event-robot-recovered = { $player } holt einen Roboter zurück ({ $factory }, Platz { $slot }) und erhält { $gain }.
event-robot-extracted = Förderung: { $player } holt einen Roboter zurück ({ $factory }, Platz { $slot }) und erhält { $gain }.
event-artifact-paid-off = { $artifact }: { $player } erhält { $gain }.
event-resource-duplicated =
    { $gears ->
        [one] { $artifact }: { $player } zahlt 1 Zahnrad und erhält { $gain }.
       *[other] { $artifact }: { $player } zahlt { $gears } Zahnräder und erhält { $gain }.
    }
event-gold-exchanged = { $artifact }: { $player } tauscht { $gears } Zahnräder gegen { $gold } Gold.
event-robots-placed =
    { $slots-n ->
        [one] { $player } schickt einen Roboter an die Arbeit ({ $factory }, Platz { $slots }).
       *[other] { $player } schickt { $slots-n } Roboter an die Arbeit ({ $factory }, Plätze { $slots }).
    }
event-factory-bought =
    { $gears ->
        [one] Umwidmung: { $player } kauft „{ $factory }“ (Stelle { $place }) für 1 Zahnrad.
       *[other] Umwidmung: { $player } kauft „{ $factory }“ (Stelle { $place }) für { $gears } Zahnräder.
    }
event-marker-paid-off = Marker +1: { $player } erhält { $gain } für „{ $factory }“.
event-factory-revealed = Neu in der Reihe: „{ $factory }“.
event-artifact-repaired = Reparatur: { $player } bekommt „{ $artifact }“ für { $paid }.
event-price-reduced = { $artifact }: { $player } zahlt 1 Einheit weniger ({ $resource }).
event-archive-bought = Kommunikation: { $player } bekommt das Archiv „{ $archive }“ für { $paid }.
event-archive-revealed = Neues Archiv: „{ $archive }“.
event-fin-revealed = Das FIN-Plättchen wird aufgedeckt und kommt aus dem Spiel.
event-gears-recharged =
    { $gears ->
        [one] Aufladen: { $player } erhält 1 Zahnrad.
       *[other] Aufladen: { $player } erhält { $gears } Zahnräder.
    }
event-last-round-came = Diese Runde ist die letzte: { $cause }.
event-archives-shown =
    { $archives-n ->
        [0] { $player } hat keine Archive.
        [one] { $player } deckt ein Archiv auf ({ points-count }): { $archives }.
       *[other] { $player } deckt { $archives-n } Archive auf ({ points-count }): { $archives }.
    }
event-final-bonus-gained = { $artifact }: { $player } erhält { points-count }.
event-player-scored = { $player }: { total-count }, Rang { $rank }.
