# Was geschieht, als Zeilen des Protokolls

event-turn-started = Spielrunde { $turn } beginnt.
event-bid-revealed =
    { $value-n ->
        [0] { $player } bietet nichts.
       *[other] { $cubes-n ->
            [0] { $player } bietet { $bid }.
           *[other] { $player } bietet { $bid } (Wert: { $value }).
        }
    }
event-management-ordered = Reihenfolge der Direktion: { $order-order }.
event-vice-president-placed = { $player } stellt einen Vizepräsidenten auf: { $slot }.
event-vice-president-stuck = { $player } findet keinen freien Platz für einen Vizepräsidenten; er bleibt bei der Gesellschaft.
event-insurance-taken =
    { $tiles ->
        [one] { $player } tauscht { $cubes } in { $tiles } Versicherungsstein um.
       *[other] { $player } tauscht { $cubes } in { $tiles } Versicherungssteine um.
    }
event-control-ordered = Reihenfolge der Bohrung (Kontrolle): { $order-order }.
event-round-started = Bohrrunde { $round } beginnt.
event-crew-moved = { $player } versetzt Bohrtrupp { $crew-number }: { $origin } → { $to }.
event-crew-stayed = { $player } lässt Bohrtrupp { $crew-number } stehen ({ $at }).
event-centre-reached = { $player } hat mit Bohrtrupp { $crew-number } den Erdkern erreicht.
event-die-carried = { $player } nimmt den Subunternehmer von Bohrtrupp { $crew-number } mit: Leistung { $power } für { $fee }.
event-die-returned = Der Subunternehmer von Bohrtrupp { $crew-number } ({ $owner }) geht zurück auf Brett I.
event-crew-bribed =
    { $fee-n ->
        [0] { $player } korrumpiert Bohrtrupp { $crew-number } ({ $owner }): { $origin } → { $tile }.
       *[other] { $player } korrumpiert Bohrtrupp { $crew-number } ({ $owner }): { $origin } → { $tile }. Sein Subunternehmer kostet { $fee }.
    }
event-subcontractor-hired = { $player } stellt einen Subunternehmer für Bohrtrupp { $crew-number } ein: Leistung { $power } für { $fee }.
event-tile-drilled =
    { $trigger-n ->
        [-1] Förderung auf { $tile }, von niemandem ausgelöst. Ein Minenschacht bringt dort jede Spielrunde: { $income }.
       *[other] { $trigger } löst eine Förderung auf { $tile } aus. Ein Minenschacht bringt dort jede Spielrunde: { $income }.
    }
event-crew-relocated = Bohrtrupp { $crew-number } ({ $owner }) rückt von der Grenze auf { $tile }.
event-card-drawn =
    { $danger-n ->
        [0] Die Förderungskarte für { $tile } zeigt { $cubes }.
       *[other] Die Förderungskarte für { $tile } zeigt { $cubes } – und Gefahr!
    }
booty-remainder =
    { $remainder-n ->
        [0] {""}
       *[other] {" "}Überschuss: { $remainder }.
    }
event-booty-shared =
    { $sharers-n ->
        [0] Auf { $tile } ist niemand mehr, der teilen könnte.{ booty-remainder }
        [one] { $sharers } ist allein auf { $tile }: { $share }.{ booty-remainder }
       *[other] { $share-n ->
            [0] Für { $sharers } bleibt beim Teilen nichts.{ booty-remainder }
           *[other] { $sharers } teilen: je { $share }.{ booty-remainder }
        }
    }
event-danger-struck =
    { $loss ->
        [0] Gefahr: { $player } ist geschützt und verliert nichts.
        [one] Gefahr: { $player } droht der Verlust von { $loss } Würfel.
       *[other] Gefahr: { $player } droht der Verlust von { $loss } Würfeln.
    }
event-insurance-used =
    { $tiles ->
        [0] { $player } gibt keinen Versicherungsstein ab.
        [one] { $player } gibt { $tiles } Versicherungsstein ab.
       *[other] { $player } gibt { $tiles } Versicherungssteine ab.
    }
event-loss-chosen = { $player } wählt, was die Gefahr nimmt: { $cubes }.
event-cubes-lost = { $player } verliert durch Gefahr: { $cubes }.
event-share-received =
    { $cubes-n ->
        [0] { $player } geht leer aus.
       *[other] { $player } erhält als Anteil: { $cubes }.
    }
event-remainder-received = { $player } hat Vorrang und erhält den Überschuss: { $cubes }.
event-cubes-returned = Zurück in die allgemeine Reserve: { $cubes }.
event-card-kept =
    { $cards ->
        [one] { $player } behält die Förderungskarte und besitzt nun eine.
       *[other] { $player } behält die Förderungskarte und besitzt nun { $cards }.
    }
event-card-removed = Die Förderungskarte für { $tile } kommt aus dem Spiel.
event-shaft-paid = { $player } erhält { $cubes } aus dem Minenschacht auf { $tile }.
event-cubes-sold = { $player } verkauft { cubes-of-one-kind } für { $cash }.
event-cubes-bought = { $player } kauft { cubes-of-one-kind } für { $cash }.
event-vice-president-returned =
    { $forgone ->
        [0] { $player } holt den Vizepräsidenten von { $board } zurück.
        [one] { $player } holt den Vizepräsidenten von { $board } zurück und verzichtet auf { $forgone } Handlung.
       *[other] { $player } holt den Vizepräsidenten von { $board } zurück und verzichtet auf { $forgone } Handlungen.
    }
event-power-raised = { $player } steigert Bohrtrupp { $crew-number } für { $price } auf Leistung { $power }.
event-safety-raised = { $player } verbessert den Schutz für { $price } auf Stufe { $level }.
event-mobility-raised = { $player } verbessert die Mobilität für { $price } auf Stufe { $level }.
event-shaft-built = { $player } baut Minenschacht { $number } für { $price } auf { $tile }.
event-shaft-moved = { $player } versetzt einen Minenschacht für { $price }: { $origin } → { $tile }.
event-delivery-made = { $player } liefert { $cubes } aus: { prestige-points }.
event-achievement-gained = { $player } vollendet die Realisierung „{ $achievement }“: { prestige-points }.
event-end-condition-met = Die Partie endet mit dieser Spielrunde: { $condition }.
event-turn-ended = Spielrunde { $turn } ist zu Ende.
event-bonus-scored =
    { $holding-key ->
        [cash] Bonus Geld: { $player } auf { place-in-ranking } mit { $amount } $: { prestige-points }.
       *[other] Bonus { $holding }: { $player } auf { place-in-ranking } mit { $amount }: { prestige-points }.
    }
event-game-scored = { $player }: { total-prestige }, { place-in-ranking } (Realisierungen: { $achievements }, Auslieferungen: { $deliveries }, Bonus: { $bonus }).
