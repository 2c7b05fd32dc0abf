# Am Tisch

your-choice = Deine Wahl
all-right = Einverstanden? (Enter: ja, b: zurück)
yes-key = j
nothing-before = Davor gibt es keine Frage. (u nimmt deine letzte Aktion zurück.)
not-possible = Das geht hier nicht. Möglich: { $allowed }. (?: Hilfe)
hand-over = Jetzt entscheidet { $player }. Gib die Tastatur weiter und drücke Enter, wenn sonst niemand zusieht
save-as = Speichern als [{ $file }]
overwrite = { $file } gibt es schon. Überschreiben? (j: ja, Enter: nein)
saved = Gespeichert: { $file }
undone = Deine letzte Aktion ist zurückgenommen.
cannot-undo = Das lässt sich nicht zurücknehmen: Jemand anderes war seither am Zug, oder Verdecktes wurde aufgedeckt.
answers-how = „a“ und eine Nummer schaltet eine Antwort ein oder aus. Sie wird ohne Frage gegeben, bis du sie änderst.
answers-none = Dieses Spiel hat keine automatischen Antworten.
on = an
no-such-clause = Zu „{ $clause }“ steht nichts in den Regeln.
bot-number = Bot { $number }
kept = Die Partie liegt in { $file }. rockworker play --continue setzt sie fort.
over-and-kept = Die Partie liegt in { $file }. rockworker replay zeigt sie noch einmal.
not-kept = Die Partie konnte nicht gespeichert werden: { $reason }
help-at-table =
    Antworte mit einer Nummer oder mit den Worten einer Zeile. Enter nimmt den Wert in [Klammern].
    Mehrere Werte gehen in eine Zeile (2 0 0 1 500); . nimmt alle übrigen aus den Klammern.
      b  zurück zur Frage davor           u  letzte Aktion zurücknehmen
      t  der ganze Tisch                  l  das Protokoll
      s  eine Kopie speichern             q  aufhören (die Partie bleibt erhalten)
      a  automatische Antworten           ?  diese Hilfe
      ? WÖRTER  was die Regeln sagen: Wörter, Regel, Abschnitt
screen-help = Hilfe und Regeln
screen-search = Wörter, eine Regel oder ein Abschnitt
screen-log = Protokoll
screen-key-take = nehmen
screen-key-back = zurück
screen-key-turn = nächste Seite
screen-key-undo = zurücknehmen
screen-key-log = Protokoll
screen-key-inspect = umsehen
screen-key-whys = warum nicht?
screen-key-note = Zug schreiben
screen-key-save = Kopie speichern
screen-key-options = Einstellungen
screen-key-help = Hilfe
screen-key-leave = aufhören
screen-key-move = zu dem gehen, was wählbar ist
screen-key-choose = sofort wählen; ein Klick auch
screen-nothing-before = Davor gibt es keine Frage. (U nimmt deine letzte Aktion zurück.)
screen-note = Dein Zug, wie replay --moves ihn schreibt:
screen-no-move = „{ $text }“ ist kein Zug.
screen-exists = { $file } gibt es schon; nichts wurde geschrieben.
screen-sure = { $action }? Enter: ja
screen-asks-twice = Nachfragen, bevor eine Aktion zählt
screen-light = Helle Farben
screen-no-reasons = Nichts scheitert an etwas, das sich beziffern lässt.
screen-hand-keys = Enter: weiter · Q: aufhören

# Das Ende

game-over = Die Partie ist zu Ende
rank = Rang
winners =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }

# Rückblick

position = Nach { $at } von { $of } Aktionen
step-keys = Enter: weiter, p: zurück, eine Zahl: diese Stellung, q: Ende
review-player =
    { $slips ->
        [0] { $player }: { $decisions } Entscheidungen, nichts deutlich Besseres gefunden.
        [one] { $player }: { $decisions } Entscheidungen; einmal war etwas deutlich besser.
       *[other] { $player }: { $decisions } Entscheidungen; { $slips }-mal war etwas deutlich besser.
    }
review-about = Gewinnaussichten sind Schätzungen des suchenden Bots, mit dem, was der Spieler damals wissen konnte.

# Viele Spiele

simulated =
    { $games ->
        [one] { $game }, { $players } Spieler, { $games } Partie
       *[other] { $game }, { $players } Spieler, { $games } Partien
    }
column-seat = Platz
column-bot = Bot
column-score = Punkte
column-wins = Siege
column-win-rate = Anteil
column-steps = Aktionen
column-turns = Runden
column-value = { $column }: { $value }
between = {"; "}
column-endings = So endeten die Partien
column-invariants = Invarianten
invariants-hold = gelten nach jeder Aktion
invariants-unchecked = nicht geprüft
seconds = { $seconds } s
column-rating = Wertung
column-margin = Vorsprung
column-milliseconds = ms (max.)
intervals-are = In Klammern und hinter ±: wo die Zahl mit einer Sicherheit von 95 % liegt. Die Wertung folgt der Elo-Skala: 100 Punkte mehr gewinnen 64 % der Partien zu zweit. Zeiten sind Rechenzeiten je Entscheidung.
rating-plot = Ein Punkt zeigt die Wertung jedes Bots auf der Elo-Skala, ein Balken, wo sie mit einer Sicherheit von 95 % liegt.
trained-round = Runde { $round }, { $games } Partien. Überraschung: { $network }, von Hand { $lead }
curve-title = Wie sehr der Sieger die Beurteilenden überrascht (weniger ist besser)
curve-lead = von Hand beurteilt
curve-network = das Netz
curve-games = { $games } Partien

# Listen und Dateien

players-from-to = { $fewest } bis { $most } Spieler
bots-are = Bots: { $bots }
value-means = { $value }: { $meaning }
exported = Geschrieben: { $file }
can-be-played = { $file } ist gültig: Damit kann gespielt werden.

# Materialdateien

differences =
    { $count ->
        [0] Nichts weicht von unseren Werten ab.
        [one] 1 Wert weicht von unseren ab:
       *[other] { $count } Werte weichen von unseren ab:
    }
difference =
    { $line ->
        [0] { "  " }{ $name }: { $theirs } (unsere Datei: { $ours })
       *[other] { "  " }Zeile { $line }, { $name }: { $theirs } (unsere Datei: { $ours })
    }
still-reconstructed =
    { $count ->
        [0] Nichts ist mehr rekonstruiert: Alle { $total } Werte sind bekannt.
        [one] 1 von { $total } Werten ist noch rekonstruiert:
       *[other] { $count } von { $total } Werten sind noch rekonstruiert, nach Tabellen der Datei:
    }
fingerprint = Fingerabdruck der Werte: { $fingerprint }
about-name = Ein Name für diesen Satz von Werten (Enter: keiner)
about-edition = Welche Auflage der Schachtel (Enter: unbekannt)
about-by = Eingetragen von (Enter: ohne Namen)
about-note = Eine Bemerkung (Enter: keine)
enter-help =
    { $open ->
        [0] Alle Werte sind bekannt: Es gibt nichts mehr einzutragen.
       *[other] { $open } von { $pieces } Teilen haben noch rekonstruierte Werte, mit „?“ markiert. Nimm jedes Teil zur Hand und vergleiche. Die Datei wird nach jedem Teil gespeichert; beim nächsten Mal geht es dort weiter.
    }
enter-piece =
    { $lines ->
        [one] Enter: so steht es da · 1: ändern · s: überspringen · b: zurück · q: aufhören
       *[other] Enter: so steht es da · 1–{ $lines }: eine Zeile ändern · s: überspringen · b: zurück · q: aufhören
    }

# Der Server, und was er versprochen hat

serving-at = Bereit unter { $url } (Strg-C beendet)
verify-moves =
    { $moves ->
        [one] 1 Zug, nach den Regeln erlaubt
       *[other] { $moves } Züge, alle nach den Regeln erlaubt
    }
verify-commitment =
    { $holds ->
        [yes] ✓ aus dem versprochenen Startwert gegeben
        [unknown] – die Datei enthält kein Versprechen, mit dem sich der Startwert vergleichen ließe
       *[no] ✗ der Startwert ist nicht der versprochene
    }
verify-scores =
    { $holds ->
        [yes] ✓ die Züge führen zu den Punkten in der Datei
        [unknown] – die Datei enthält keine Punkte zum Vergleichen
       *[no] ✗ die Züge führen zu anderen Punkten als denen in der Datei
    }

# Ein eigenes Spiel

new-game-written = { $folder } ist fertig. Weiter geht es so:
new-game-no-name = „{ $name }“ kann kein Paket heißen: Kleinbuchstaben, Ziffern und _, ein Buchstabe zuerst
new-game-taken = „{ $name }“ ist vergeben: Ein Spiel oder ein Python-Modul heißt schon so
new-game-there = { $folder } gibt es schon, und nichts wird überschrieben
