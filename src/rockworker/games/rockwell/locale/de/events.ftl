# Was geschieht, als Zeilen des Protokolls

event-turn-started = Spielrunde { $turn } beginnt.
event-bid-revealed =
    { $cubes-n ->
        [0] { $player } bietet { $bid }.
       *[other] { $player } bietet { $bid } (Wert: { $value }).
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
        [-1] Förderung auf { $tile }, von niemandem ausgelöst. Ein Minenschacht bringt dort: { $income }.
       *[other] { $trigger } löst eine Förderung auf { $tile } aus. Ein Minenschacht bringt dort: { $income }.
    }
event-crew-relocated = Bohrtrupp { $crew-number } ({ $owner }) rückt von der Grenze auf { $tile }.
event-card-drawn =
    { $danger-n ->
        [0] Die Förderungskarte für { $tile } zeigt { $cubes }.
       *[other] Die Förderungskarte für { $tile } zeigt { $cubes } – und Gefahr!
    }
event-booty-shared =
    { $sharers-n ->
        [0] Niemand ist mehr auf { $tile }, um zu teilen. Überschuss: { $remainder }.
        [one] { $sharers } ist allein auf { $tile } und soll { $share } erhalten. Überschuss: { $remainder }.
       *[other] { $sharers } teilen: je { $share }. Überschuss: { $remainder }.
    }
event-danger-struck =
    { $loss ->
        [0] Gefahr: { $player } ist geschützt und verliert nichts.
        [one] Gefahr: { $player } soll { $loss } Würfel des Anteils verlieren.
       *[other] Gefahr: { $player } soll { $loss } Würfel des Anteils verlieren.
    }
event-insurance-used =
    { $tiles ->
        [0] { $player } gibt keinen Versicherungsstein ab.
        [one] { $player } gibt { $tiles } Versicherungsstein ab.
       *[other] { $player } gibt { $tiles } Versicherungssteine ab.
    }
event-cubes-lost = { $player } verliert durch Gefahr: { $cubes }.
event-share-received = { $player } erhält als Anteil: { $cubes }.
event-remainder-received = { $player } hat Vorrang und erhält den Überschuss: { $cubes }.
event-cubes-returned = Zurück in die allgemeine Reserve: { $cubes }.
event-card-kept =
    { $cards ->
        [one] { $player } behält die Förderungskarte, die erste.
       *[other] { $player } behält die Förderungskarte und besitzt nun { $cards }.
    }
event-card-removed = Die Förderungskarte für { $tile } kommt aus dem Spiel.
event-shaft-paid = { $player } erhält { $cubes } aus dem Minenschacht auf { $tile }.
event-cubes-sold = { $player } verkauft { cubes-of-one-kind } für { $cash }.
event-cubes-bought = { $player } kauft { cubes-of-one-kind } für { $cash }.
event-vice-president-returned =
    { $forgone ->
        [0] { $player } holt einen Vizepräsidenten zurück: { $board }.
        [one] { $player } holt einen Vizepräsidenten zurück und verzichtet auf { $forgone } Handlung: { $board }.
       *[other] { $player } holt einen Vizepräsidenten zurück und verzichtet auf { $forgone } Handlungen: { $board }.
    }
event-power-raised = { $player } steigert Bohrtrupp { $crew-number } für { $price } auf Leistung { $power }.
event-safety-raised = { $player } verbessert den Schutz für { $price } auf Stufe { $level }.
event-mobility-raised = { $player } verbessert die Mobilität für { $price } auf Stufe { $level }.
event-shaft-built = { $player } baut Minenschacht { $number } für { $price } auf { $tile }.
event-shaft-moved = { $player } versetzt einen Minenschacht für { $price }: { $origin } → { $tile }.
event-delivery-made = { $player } liefert { $cubes } aus: { prestige-points }.
event-achievement-gained = { $player } vollendet eine Realisierung – { $achievement }: { prestige-points }.
event-end-condition-met = Das Spiel endet mit dieser Spielrunde: { $condition }.
event-turn-ended = Spielrunde { $turn } ist zu Ende.
event-bonus-scored =
    { $holding-key ->
        [cash] { $player }: Rang { $rank } bei { $holding } ({ $amount } $), { prestige-points }.
       *[other] { $player }: Rang { $rank } bei { $holding } ({ $amount }), { prestige-points }.
    }
event-game-scored = { $player }: Rang { $rank } mit { $total } Prestige (Realisierungen { $achievements }, Auslieferungen { $deliveries }, Bonus { $bonus }).
