# Was --help sagt: zu jedem Befehl und zu jedem seiner Argumente und Optionen

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = (Vorgabe: { $value })

help-rockworker = Rockwell und Clockworker im Terminal und auf einem Server, für Menschen und für Bots. Ein inoffizielles Fanprojekt.
help-rockworker-version = Die Version ausgeben.
help-rockworker-install-completion = Die Vervollständigung für diese Shell einrichten.
help-rockworker-show-completion = Die Vervollständigung für diese Shell ausgeben, zum Kopieren oder Anpassen.

# Für mehrere Befehle

help-all-game = Der Name eines Spiels (rockworker games nennt sie).
help-all-players = Wie viele mitspielen.
help-all-modules = Erweiterungen, durch Kommas getrennt, oder ALL (rockworker games nennt sie).
help-all-option = Eine Option des Spiels; mehrfach möglich.
help-all-seed = Derselbe Startwert teilt dieselben Partien aus.
help-all-components = Eine Datei mit eigenen Werten des Spielmaterials (TOML).
help-all-ray = Spielt auf einem Ray-Cluster (Extra ray): unter dieser Adresse; ohne Adresse auf dem Cluster, zu dem diese Maschine gehört, oder sonst auf allen ihren Kernen.
help-all-lang = Die Sprache der Ausgabe: en, fr oder de.
help-all-help = Diese Hilfe ausgeben.

help-play = Im Terminal spielen: allein gegen Bots oder zu mehreren an einer Tastatur.
help-play-humans = Menschen an dieser Tastatur; Bots nehmen die übrigen Plätze.
help-play-seats = Wer wo sitzt: human,greedy,random,… Parameter eines Bots folgen nach Doppelpunkten: { "search:seconds=0.2" }
help-play-names = Die Namen der Spieler, durch Kommas getrennt.
help-play-save = Die Partie in dieser Datei aufbewahren. Sonst bekommt sie eine eigene.
help-play-load = Eine gespeicherte Partie fortsetzen.
help-play-position = Mit dieser Stellung beginnen, einer Zeile Text (rockworker position schreibt sie).
help-play-resume = Die zuletzt gespielte Partie fortsetzen.
help-play-force = Die mit --save genannte Datei überschreiben, falls es sie gibt.
help-play-plain = Zeile für Zeile fragen statt auf dem ganzen Bildschirm: für Pipes, Screenreader und einfache Terminals.

help-serve = Tische für Menschen und Programme anbieten. Alles lässt sich auch in der Umgebung mit ROCKWORKER_… einstellen.
help-serve-host = Die Adresse, auf der der Server lauscht: ohne Angabe 127.0.0.1, 0.0.0.0 für alle.
help-serve-port = Der Port: ohne Angabe 8000.
help-serve-database = sqlite:///DATEI oder postgresql://…; ohne Angabe sqlite:///rockworker.db.
help-serve-workers = Serverprozesse; mehr als einer brauchen PostgreSQL.
help-serve-public-url = Die Adresse, unter der dieser Server erreichbar ist.
help-serve-bot-processes = Wie viele Bots gleichzeitig nachdenken.
help-serve-log-level = debug, info, warning oder error.

help-simulate = Bots viele Partien spielen lassen und auswerten.
help-simulate-games = Wie viele Partien.
help-simulate-bots = Ein Bot für jeden Platz, durch Kommas getrennt; ein einzelner nimmt alle Plätze.
help-simulate-json = Die Auswertung als JSON ausgeben.
help-simulate-jobs = Wie viele Prozesse spielen; ohne Angabe so viele, wie die Maschine Kerne hat.
help-simulate-check = Nach jeder Aktion die Invarianten prüfen.

help-arena = Bots aneinander messen: dieselben Verteilungen von allen Plätzen aus, mit Wertung und wie sicher sie ist.
help-arena-bots = Die Bots, durch Kommas getrennt; sind es mehr als Plätze, treffen sie reihum aufeinander, ein wiederholter Name nimmt mehrere Plätze ein. Parameter folgen nach Doppelpunkten: { "search:seconds=0.2" }
help-arena-deals = Wie viele Verteilungen; jede wird von allen Plätzen aus gespielt.
help-arena-json = Alles als JSON ausgeben, Partie für Partie.
help-arena-plot = Die Wertung in diese Datei zeichnen (SVG).
help-arena-save = Jede Partie in diesem Ordner speichern.
help-arena-jobs = Wie viele Prozesse spielen; ohne Angabe einer je Kern des Rechners.

help-replay = Eine gespeicherte Partie noch einmal ansehen, an jeder Stelle.
help-replay-file = Eine gespeicherte Partie.
help-replay-at = Die Stellung nach so vielen Aktionen.
help-replay-seen-as = So, wie dieser Spieler sie sah.
help-replay-spectator = So, wie ein Zuschauer sie sah; das ist die Vorgabe.
help-replay-everything = Mit allem, was verdeckt war.
help-replay-moves = Die Züge in der Notation des Spiels auflisten, auch verborgene.

help-review = Eine gespeicherte Partie mit dem suchenden Bot nachbesprechen: was deutlich besser war und was es gebracht hätte.
help-review-file = Eine gespeicherte Partie.
help-review-seen-as = Nur die Entscheidungen dieses Spielers.
help-review-most = Wie viele Entscheidungen je Spieler ausgegeben werden, die teuersten zuerst.
help-review-worlds = Mögliche Partien, in denen jede Aktion probiert wird; mehr dauern länger und sind sicherer.
help-review-jobs = Wie viele Prozesse arbeiten; ohne Angabe einer je Kern des Rechners.
help-review-json = Jede Entscheidung als JSON ausgeben.

help-train = Ein Netz trainieren, das Stellungen beurteilt, indem es gegen sich selbst spielt. Ein abgebrochenes Training geht weiter.
help-train-folder = Wo das Training liegt: seine Partien, das Netz nach jeder Runde, ein Bild des Verlaufs.
help-train-players = Für wie viele Spieler.
help-train-recipe = td: zeitliche Differenzen, mit einem Blick auf die nächste Stellung; expert: eine Suche wählt, und das Netz lernt, was sie gefunden hat.
help-train-rounds = Wie oft es spielt und aus dem Gespielten lernt.
help-train-games = Wie viele Partien in jeder Runde.
help-train-start = Die Datei eines Netzes, das schon gelernt hat, als Anfang.
help-train-rollouts = Wie viele Partien die Suche für eine Entscheidung im Kopf spielt, mit dem Rezept expert.
help-train-jobs = Wie viele Prozesse spielen; sonst einer für jeden Kern der Maschine.

help-position = Einen beliebigen Moment einer gespeicherten Partie als eine Zeile Text ausgeben.
help-position-file = Eine gespeicherte Partie.
help-position-at = Die Stellung nach so vielen Aktionen.
help-position-seen-as = Mit dem, was dieser Spieler wissen kann.
help-position-spectator = Mit dem, was ein Zuschauer wissen kann; das ist die Voreinstellung.
help-position-everything = Mit allem, was verborgen ist.

help-verify = Prüfen, ob eine Partie aus dem zugesagten Startwert ausgeteilt wurde und ihre Züge zu ihren Punkten führen.
help-verify-file = Eine Partie, die ein Server exportiert hat.
help-verify-promise = Die Zusage, die vor der Partie veröffentlicht wurde.

help-components = Unsere Werte des Spielmaterials in eine Datei schreiben, eine eigene Datei prüfen oder eintragen, was in deiner Schachtel steht.
help-components-export = Alle unsere Werte in diese Datei schreiben.
help-components-check = Sagen, was an dieser Datei nicht stimmt; sonst, was sie ändert und was noch rekonstruiert ist.
help-components-enter = Die Teile deiner Schachtel durchgehen und in diese Datei eintragen, was auf ihnen steht.
help-components-force = Die mit --export genannte Datei überschreiben, falls es sie gibt.

help-rules = Eine Regel mit ihren Auslegungen lesen, einen ganzen Abschnitt oder alles, worin Wörter vorkommen; ohne Wörter die Abschnitte auflisten.
help-rules-clause = RW-EXT-15, AMB-22, ein Abschnitt (RW-EXT) oder Wörter: Rettungsschiff.

help-games = Die Spiele mit ihren Erweiterungen, Optionen und Bots auflisten.

help-new-game = Ein eigenes Spiel beginnen: ein kleines, vollständiges, das sich Stück für Stück ändern lässt.
help-new-game-name = Ein Python-Name in Kleinbuchstaben: marbles, red_rain.
help-new-game-into = Wo der Ordner des Spiels angelegt wird.
