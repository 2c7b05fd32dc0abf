# Das Spiel

game-title = Template
    .about = Biete geheim um Kiesel; behalte sie in der Faust oder verkaufe sie.

# Was man tun kann: die Art der Aktion, dann (full) eine Aktion mit ihren Werten

action-bid = Bieten
    .full =
        { $coins ->
            [0] Nichts bieten
            [one] 1 Münze bieten
           *[other] { $coins } Münzen bieten
        }
action-keep = Den Kiesel behalten
action-sell = Den Kiesel verkaufen
field-coins = Münzen

# Was gefragt wird; was die anderen lesen, während sie warten

prompt-auction = Wie viele Münzen bietest du für den nächsten Kiesel?
    .waiting = Es fehlen noch Gebote: { $players }.
prompt-keep-or-sell = Du hast den Kiesel gewonnen. Behältst du ihn, oder verkaufst du ihn?
    .waiting = { $players } hat den Kiesel gewonnen.

# Was geschieht, Zeile für Zeile

event-bids-revealed = Die Gebote sind offen: { $bids }. { $winner } gewinnt.
event-pebble-drawn =
    { $value ->
        [0] { $player } zieht einen Kiesel und sieht ihn sich an.
       *[other] { $player } zieht Kiesel { $value }.
    }
event-pebble-kept = { $player } behält den Kiesel.
event-pebble-sold =
    { $value ->
        [one] { $player } verkauft den Kiesel für 1 Münze.
       *[other] { $player } verkauft den Kiesel für { $value } Münzen.
    }

# Warum etwas nicht geht, nach der Regel

reason-coins-missing =
    { $missing ->
        [0] Ein Gebot ist nie negativ.
        [one] Es fehlt 1 Münze.
       *[other] Es fehlen { $missing } Münzen.
    }

# Punkte

score-coins = Münzen
score-pebbles = Kiesel in der Faust, doppelt
score-total = Summe

# Optionen

option-rounds = Runden
    .about = So viele Kiesel sind im Beutel: 1 bis 12.
option-open-fists = Offene Fäuste
    .about = Alle sehen die behaltenen Kiesel.

# Wie das heißt, was der Tisch zeigt (sonst: die Namen in view.py)

view-bag = Kiesel im Beutel
view-drawn = Dein Kiesel
view-your-bid = Dein Gebot
view-players = Spieler
view-player = Spieler
view-coins = Münzen
view-fist = In der Faust
view-pebbles = Kiesel
