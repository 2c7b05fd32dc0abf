# Was Spieler tun können: die Art der Aktion, dann (full) eine Aktion mit ihren Werten

action-bid = Bieten
    .full =
        { $bid-n ->
            [0] Nichts bieten
           *[other] { $bid } bieten
        }
action-place-vice-president = Vizepräsident aufstellen
    .full = Vizepräsident: { $slot }
action-insure = Sich versichern
    .full =
        { $cubes-n ->
            [0] Sich nicht versichern
           *[other] { $cubes } in Versicherungssteine umtauschen
        }
action-drill = Bohrtrupp versetzen
    .full = Bohrtrupp { $crew-number } → { $to }
action-carry-die = Subunternehmer mitnehmen
    .full =
        { $power ->
            [0] Den Subunternehmer freigeben
           *[other] Den Subunternehmer mit Leistung { $power } mitnehmen
        }
action-bribe = Bohrtrupp korrumpieren
    .full = Bohrtrupp { $crew-number } ({ $crew-owner }) korrumpieren → { $tile }
action-hire = Subunternehmer einstellen
    .full = Subunternehmer mit Leistung { $power } einstellen
action-choose-tile = Feld wählen
    .full = Zuerst auf { $tile } fördern
action-use-insurance = Versicherung nutzen
    .full =
        { $tiles ->
            [0] Keine Versicherung nutzen
            [one] { $tiles } Versicherungsstein abgeben
           *[other] { $tiles } Versicherungssteine abgeben
        }
action-lose-cubes = Verlorene Würfel wählen
    .full = { $cubes } verlieren
action-sell = Verkaufen
    .full = { cubes-of-one-kind } verkaufen
action-buy = Kaufen
    .full = { cubes-of-one-kind } kaufen
action-raise-power = Bohrtrupp steigern
    .full = Leistung steigern: { $crew }
action-raise-safety = Schutz verbessern
action-raise-mobility = Mobilität verbessern
action-build-shaft = Minenschacht bauen
    .full = Minenschacht auf { $tile } bauen
action-move-shaft = Minenschacht versetzen
    .full = Minenschacht versetzen (Stufe { $level }): { $origin } → { $tile }
action-deliver = Ausliefern
    .full = Ausliefern: { $pile }
action-pass = Passen

# Wie die Werte einer Aktion heißen

field-zinc = Zink
field-copper = Kupfer
field-silver = Silber
field-gold = Gold
field-cash = Geld
field-slot = Platz
field-crew = Bohrtrupp
field-to = Ziel
field-power = Leistung
field-tile = Feld
field-tiles = Versicherungssteine
field-resource = Rohstoff
field-amount = Menge
field-level = Stufe
field-origin = Von
field-pile = Auslieferungsstapel
