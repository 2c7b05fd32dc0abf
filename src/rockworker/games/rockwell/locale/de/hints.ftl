# Was eine Aktion brächte

hint-power-there = { $tile }: Leistung { $power } von { $needed }
hint-would-drill =
    { $sharers-n ->
        [0] Fördert auf { $tile } (Leistung { $power } von { $needed })
        [one] Fördert auf { $tile } (Leistung { $power } von { $needed }): alles für { $sharers }
       *[other] Fördert auf { $tile } (Leistung { $power } von { $needed }): geteilt von { $sharers }; Überschuss: { $remainder }
    }
hint-strengthened = Leistung des Trupps: { $power }
hint-price = Kostet { $price }, { $left } bleiben
hint-delivery = { $cubes } für ★ { $prestige }
hint-bid-value = Wert deines Angebots
hint-insured = Versicherungssteine danach
hint-proceeds = Du erhältst
hint-cost = Du zahlst
hint-money-left = Geld danach
