# Was Spieler tun können: die Art der Aktion, dann (full) eine Aktion mit ihren Werten

action-extract = A. Förderung
    .full = Förderung: { $factory }
action-distribute = B. Verteilung
    .full =
        { $slots-n ->
            [one] Verteilung: { $factory }, Platz { $slots }
           *[other] Verteilung: { $factory }, Plätze { $slots }
        }
action-reassign = C. Umwidmung (eine Fabrik kaufen)
    .full = Umwidmung: { $factory }
action-repair = D. Reparatur (ein Artefakt kaufen)
    .full = Reparatur: { $artifact }
action-communicate = E. Kommunikation (ein Archiv kaufen)
    .full = Kommunikation: { $archive }
action-recharge = F. Aufladen (2 Zahnräder)
action-staff = Roboter daraufsetzen
    .full =
        { $robots ->
            [0] Keinen Roboter daraufsetzen
            [one] 1 Roboter daraufsetzen
           *[other] { $robots } Roboter daraufsetzen
        }
action-pay = Bezahlen
    .full =
        { $gold ->
            [0] Nichts durch Gold ersetzen
           *[other] Durch Gold ersetzen: { $replaced }
        }
action-leave-out = Eine Einheit weniger bezahlen
    .full = Weglassen: { $resource }
action-pay-in-full = Vollen Preis bezahlen
action-duplicate = Verdoppeln
    .full = Verdoppeln: { $resource }
action-decline = Nichts verdoppeln
action-exchange = Zahnräder gegen Gold tauschen
    .full = Zahnräder gegen { gold-count } tauschen
action-recover = Roboter zurückholen
    .full = Roboter zurückholen: { $factory }
action-finish = Fertig

# Wie jeder Wert einer Aktion heißt

field-factory = Fabrik
field-slots = Plätze
field-artifact = Artefakt
field-archive = Archiv
field-robots = Roboter
field-gold-for-red = Gold für Rot
field-gold-for-green = Gold für Grün
field-gold-for-blue = Gold für Blau
field-resource = Ressource
field-gold = Goldene Blöcke
