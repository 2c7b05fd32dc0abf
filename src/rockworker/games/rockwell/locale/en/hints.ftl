# What an action would bring

hint-power-there = { $tile }: power { $power } of { $needed }
hint-would-drill =
    { $sharers-n ->
        [0] Drills { $tile } (power { $power } of { $needed })
        [one] Drills { $tile } (power { $power } of { $needed }): all of it for { $sharers }
       *[other] Drills { $tile } (power { $power } of { $needed }): shared by { $sharers }; remainder: { $remainder }
    }
hint-strengthened = Power of the crew: { $power }
hint-price = Costs { $price }, { $left } left
hint-delivery = { $cubes } for ★ { $prestige }
hint-bid-value = Value of your bid
hint-insured = Insurance tiles after that
hint-proceeds = You receive
hint-cost = You pay
hint-money-left = Money left
