# Ce qui se passe, ligne par ligne

event-first-player-drawn = { $player } commence la partie.
event-turn-began = Manche { $round } : c’est à { $player } de jouer.
event-robot-recovered = { $player } reprend un robot dans « { $factory } » (case { $slot }) et gagne { $gain }.
event-robot-extracted = Extraction : { $player } reprend un robot dans « { $factory } » (case { $slot }) et gagne { $gain }.
event-artifact-paid-off = { $artifact } : { $player } gagne { $gain }.
event-resource-duplicated =
    { $gears ->
        [one] { $artifact } : { $player } paie { $gears } rouage et gagne { $gain }.
       *[other] { $artifact } : { $player } paie { $gears } rouages et gagne { $gain }.
    }
event-gold-exchanged =
    { $gold ->
        [one] { $artifact } : { $player } échange { $gears } rouages contre { $gold } bloc doré.
       *[other] { $artifact } : { $player } échange { $gears } rouages contre { $gold } blocs dorés.
    }
event-robots-placed =
    { $slots-n ->
        [one] { $player } place { $slots-n } robot sur « { $factory } » (case { $slots }).
       *[other] { $player } place { $slots-n } robots sur « { $factory } » (cases { $slots }).
    }
event-factory-bought =
    { $gears ->
        [one] Réaffectation : { $player } achète « { $factory } » (place { $place }) pour { $gears } rouage.
       *[other] Réaffectation : { $player } achète « { $factory } » (place { $place }) pour { $gears } rouages.
    }
event-marker-paid-off = Marqueur +1 : { $player } gagne { $gain } avec « { $factory } ».
event-factory-revealed = Nouvelle usine à la Casse : « { $factory } ».
event-artifact-repaired = Réparation : { $player } obtient « { $artifact } » pour { $paid }.
event-price-reduced = { $artifact } : { $player } paie 1 { $resource } de moins.
event-archive-bought = Communication : { $player } obtient l’archive « { $archive } » pour { $paid }.
event-archive-revealed = Nouvelle archive : « { $archive } ».
event-fin-revealed = La tuile FIN est révélée et retirée du jeu.
event-gears-recharged =
    { $gears ->
        [one] Recharge : { $player } gagne { $gears } rouage.
       *[other] Recharge : { $player } gagne { $gears } rouages.
    }
event-last-round-came = Cette manche est la dernière : { $cause }.
event-archives-shown =
    { $archives-n ->
        [0] { $player } n’a pas d’archive.
        [one] { $player } révèle { $archives-n } archive ({ points-count }) : { $archives }.
       *[other] { $player } révèle { $archives-n } archives ({ points-count }) : { $archives }.
    }
event-final-bonus-gained = { $artifact } : { $player } marque { points-count }.
event-player-scored = { $player } : { total-count }, rang { $rank }.
