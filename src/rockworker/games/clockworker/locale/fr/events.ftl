# Ce qui se passe, ligne par ligne

event-first-player-drawn = Le premier joueur est { $player }.
event-turn-began = Manche { $round } : au tour de { $player }.
event-robot-recovered = { $player } reprend un robot dans « { $factory } » (case { $slot }) et gagne { $gain }.
event-robot-extracted = Extraction : { $player } reprend un robot dans « { $factory } » (case { $slot }) et gagne { $gain }.
event-artifact-paid-off = { $artifact } : { $player } gagne { $gain }.
event-resource-duplicated =
    { $gears ->
        [one] { $artifact } : { $player } paie 1 rouage et gagne { $gain }.
       *[other] { $artifact } : { $player } paie { $gears } rouages et gagne { $gain }.
    }
event-gold-exchanged =
    { $gold ->
        [one] { $artifact } : { $player } change { $gears } rouages en 1 bloc doré.
       *[other] { $artifact } : { $player } change { $gears } rouages en { $gold } blocs dorés.
    }
event-robots-placed =
    { $slots-n ->
        [one] { $player } place un robot sur « { $factory } » (case { $slots }).
       *[other] { $player } place { $slots-n } robots sur « { $factory } » (cases { $slots }).
    }
event-factory-bought =
    { $gears ->
        [one] Réaffectation : { $player } achète « { $factory } » (emplacement { $place }) pour { $gears } rouage.
       *[other] Réaffectation : { $player } achète « { $factory } » (emplacement { $place }) pour { $gears } rouages.
    }
event-marker-paid-off = Marqueur +1 : { $player } gagne { $gain } avec « { $factory } ».
event-factory-revealed = Nouvelle usine dans la Casse : « { $factory } ».
event-artifact-repaired = Réparation : { $player } obtient « { $artifact } » pour { $paid }.
event-price-reduced = { $artifact } : { $player } ne paie pas 1 unité ({ $resource }).
event-archive-bought = Communication : { $player } obtient l’archive « { $archive } » pour { $paid }.
event-archive-revealed = Nouvelle archive : « { $archive } ».
event-fin-revealed = La tuile FIN est révélée et retirée du jeu.
event-gears-recharged =
    { $gears ->
        [one] Recharge : { $player } gagne { $gears } rouage.
       *[other] Recharge : { $player } gagne { $gears } rouages.
    }
event-last-round-came = Cette manche est la dernière : { $cause }.
event-archives-shown =
    { $archives-n ->
        [0] { $player } n’a pas d’archive.
        [one] { $player } montre une archive ({ points-count }) : { $archives }.
       *[other] { $player } montre { $archives-n } archives ({ points-count }) : { $archives }.
    }
event-final-bonus-gained = { $artifact } : { $player } marque { points-count }.
event-player-scored = { $player } a { total-count } et prend la place { $rank }.
