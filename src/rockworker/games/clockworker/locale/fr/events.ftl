# Ce qui se passe, ligne par ligne

event-first-player-drawn = { $player } commence la partie.
event-turn-began = Manche { $round } : c’est à { $player } de jouer.
event-robot-recovered = { $player } reprend un robot dans « { $factory } » (case { $slot }) et gagne { $gain }.
event-robot-extracted = Extraction : { $player } reprend un robot dans « { $factory } » (case { $slot }) et gagne { $gain }.
event-artifact-paid-off = { $artifact } : { $player } gagne { $gain }.
event-resource-duplicated = { $artifact } : { $player } paie { gears-count } et gagne { $gain }.
event-gold-exchanged = { $artifact } : { $player } échange { gears-count } contre { gold-count }.
event-robots-placed =
    { $slots-n ->
        [one] { $player } place { $slots-n } robot sur « { $factory } » (case { $slots }).
       *[other] { $player } place { $slots-n } robots sur « { $factory } » (cases { $slots }).
    }
event-factory-bought = Réaffectation : { $player } achète « { $factory } » (place { $place }) pour { gears-count }.
event-marker-paid-off = Marqueur +1 : { $player } gagne { $gain } avec « { $factory } ».
event-factory-revealed = Nouvelle usine à la Casse : « { $factory } ».
event-artifact-repaired = Réparation : { $player } obtient « { $artifact } » pour { $paid }.
event-price-reduced = { $artifact } : { $player } paie 1 { $resource } de moins.
event-archive-bought = Communication : { $player } obtient l’archive « { $archive } » pour { $paid }.
event-archive-revealed = Nouvelle archive : « { $archive } ».
event-fin-revealed = La tuile FIN est révélée et retirée du jeu.
event-gears-recharged = Recharge : { $player } gagne { gears-count }.
event-last-round-came = Cette manche est la dernière : { $cause }.
event-archives-shown =
    { $archives-n ->
        [0] { $player } n’a pas d’archive.
        [one] { $player } révèle { $archives-n } archive ({ points-count }) : { $archives }.
       *[other] { $player } révèle { $archives-n } archives ({ points-count }) : { $archives }.
    }
event-final-bonus-gained = { $artifact } : { $player } marque { points-count }.
event-player-scored = { $player } : { total-count }, { place-in-ranking }.
