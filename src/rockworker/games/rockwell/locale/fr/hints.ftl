# Ce que donnerait une action

hint-power-there = { $tile } : puissance { $power } sur { $needed }
hint-would-drill =
    { $sharers-n ->
        [0] Fore { $tile } (puissance { $power } sur { $needed })
        [one] Fore { $tile } (puissance { $power } sur { $needed }) : tout pour { $sharers }
       *[other] Fore { $tile } (puissance { $power } sur { $needed }) : partage entre { $sharers } ; excédent : { $remainder }
    }
hint-strengthened = Puissance de l’équipe : { $power }
hint-price = Coûte { $price }, solde : { $left }
hint-delivery = { $cubes } pour ★ { $prestige }
hint-bid-value = Valeur de votre mise
hint-insured = Tuiles Assurance ensuite
hint-proceeds = Vous recevez
hint-cost = Vous payez
hint-money-left = Dollars restants
