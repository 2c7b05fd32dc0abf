# Was einer Aktion im Weg steht: ein Satz nach der Ablehnung

reason-none-such =
    { $sort ->
        [slot] Diesen Platz gibt es nicht.
        [crew] Diesen Bohrtrupp gibt es nicht.
        [place] Diesen Ort gibt es in der Mine nicht.
        [tile] Das ist kein Feld der Mine.
        [resource] Diesen Rohstoff gibt es nicht.
        [pile] Diesen Stapel gibt es nicht.
        [entrance] Das ist kein Eingang.
        [board] Nur Vizepräsidenten auf den Brettern II und III haben etwas abzugeben.
        [pawn] Diese Figur gibt es nicht.
       *[other] Das gibt es nicht.
    }
reason-below-zero = Weniger als nichts geht nicht.
reason-at-least-one = Gehandelt wird mindestens ein Würfel.
reason-odd-money = Beträge gehen in Schritten von { $step }.
reason-money-missing = Es fehlen { $missing }.
reason-cubes-missing = Es fehlt: { $cubes }.
reason-insurance-missing =
    { $missing ->
        [one] Es fehlt { $missing } Versicherungsstein.
       *[other] Es fehlen { $missing } Versicherungssteine.
    }
reason-power-missing = Auf { $tile } fehlt Leistung { $missing }.
reason-vice-president-missing = Dafür braucht es einen Vizepräsidenten auf einem dieser Plätze: { $slots }.
reason-mobility-missing = Dafür braucht es Mobilität { $needed }; deine ist { $level }.
reason-all-in-use =
    { $sort ->
        [dice] Alle { $count } Subunternehmer sind im Einsatz.
       *[other] Alle { $count } Korruptionssteine sind in dieser Spielrunde verbraucht.
    }
reason-slot-taken = Schon besetzt ({ $owner }): { $slot }.
reason-board-taken = Dein anderer Vizepräsident steht schon auf diesem Brett: { $board }.
reason-not-yours = Der gehört dir nicht: { $crew }.
reason-own-crew = Der gehört dir selbst: { $crew }.
reason-in-centre = Schon im Erdkern und aus dem Spiel: { $crew }.
reason-not-in-play = Noch auf einem Eingang: { $crew }.
reason-no-way-back = Kein Bohrtrupp geht auf einen Eingang zurück.
reason-centre-too-far = In den Erdkern geht es nur von Level D aus; dieser Trupp steht hier: { $at }.
reason-out-of-reach = Mit Mobilität { $level } ist der Weg zu weit: { $at } → { $to }.
reason-entrance-leads-to = Dieser Eingang führt nach { $tiles }.
reason-border-taken = Die Grenze ist besetzt: { $crew }.
reason-once-per-round = Dieser Vorteil gilt einmal je Bohrrunde.
reason-subcontractor-there = Der Trupp hat schon einen Subunternehmer mit Leistung { $power }.
reason-power-range = Die Leistung geht von { $least } bis { $most }.
reason-depth-limit =
    { $most ->
        [0] Dort arbeitet kein Subunternehmer: { $at }.
       *[other] Auf { $at } hat ein Subunternehmer höchstens Leistung { $most }.
    }
reason-centre-closed = In den Erdkern wird kein Bohrtrupp korrumpiert.
reason-not-on-tile = Der korrumpierte Trupp kommt zum aktiven, und der steht hier: { $at }.
reason-not-next-to = { $tile } liegt nicht neben { $at }, wo der Trupp steht.
reason-subcontractor-too-strong = Sein Subunternehmer hat Leistung { $power }; auf { $tile } ist höchstens { $most } erlaubt.
reason-already-drilled = { $tile } ist schon umgedreht.
reason-loss-only =
    { $loss ->
        [one] Es ginge nur { $loss } Würfel verloren.
       *[other] Es gingen nur { $loss } Würfel verloren.
    }
reason-loss-exactly =
    { $loss ->
        [one] Genau { $loss } Würfel geht verloren.
       *[other] Genau { $loss } Würfel gehen verloren.
    }
reason-dearest-first = Die teuersten gehen zuerst verloren, auf jeden Fall: { $cubes }.
reason-only-the-dearest = Nur die teuersten gehen verloren, höchstens: { $cubes }.
reason-already-traded = In dieser Phase schon gehandelt: { $resource }.
reason-highest-power = Leistung { $power } ist die höchste.
reason-power-on-entrance = Auf einem Eingang ist bei Leistung { $power } Schluss (so ist es für diese Partie vereinbart).
reason-highest-level = Stufe { $level } ist die höchste.
reason-all-shafts-built = Deine { $shafts } Minenschächte sind alle gebaut.
reason-level-not-reached =
    { $shafts ->
        [0] Du hast keinen Minenschacht zu versetzen.
        [one] Du hast { $shafts } Minenschacht gebaut: Nur Stufe 1 ist erreicht.
       *[other] Du hast { $shafts } Minenschächte gebaut: Höhere Stufen sind nicht erreicht.
    }
reason-no-shaft-of-yours = Du hast dort keinen Minenschacht.
reason-shaft-there = Auf { $tile } steht schon ein Minenschacht ({ $owner }).
reason-crew-there = Auf { $tile } steht ein fremder Trupp: { $crew }.
reason-no-crew-near = Keiner deiner Bohrtrupps steht auf { $tile } oder daneben.
reason-pile-empty = Dieser Stapel ist leer: { $delivery }.
