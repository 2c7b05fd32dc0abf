# Wörter, die jedes Spiel braucht

number = { NUMBER($number, maximumFractionDigits: 2) }
percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
money = { $amount }{"\u00A0"}$
value-range = { $low }–{ $high }
value-steps = { $low }–{ $high } (in Schritten von { $step })
yes = ja
no = nein
nobody = niemand
player-number = Spieler { $number }
# Das letzte Glied einer Aufzählung, nach den anderen
list-end = { $rest } und { $last }
# Zwischen Dingen, von denen jedes seine eigenen Worte hat
list-between = {"; "}

# Ereignisse

event-choice-sealed =
    { $choice-n ->
        [0] { $player } hat gewählt.
       *[other] { $player } hat gewählt: „{ $choice }“.
    }
event-standing-answer-given = { $player }: „{ $choice }“ (automatische Antwort).

# Fehler

error-error = Das ist nicht möglich.
error-unknown-game = Es gibt kein Spiel namens „{ $game }“. Bekannte Spiele: { $known }.
error-broken-game = Das Paket, das „{ $package }“ mitbringt, funktioniert nicht: { $reason }.
error-bad-player-count = Für { $game } braucht es { $fewest } bis { $most } Spieler, nicht { $players }.
error-bad-option = Option „{ $option }“: { component-flaw }.
error-unknown-module =
    { $known ->
        [none] Es gibt keine Erweiterung namens „{ $module }“: Dieses Spiel hat keine Erweiterungen.
       *[other] Es gibt keine Erweiterung namens „{ $module }“. Bekannte Erweiterungen: { $known }.
    }
error-unknown-bot = Für { $game } gibt es keinen Bot namens „{ $bot }“. Bekannte Bots: { $known }.
error-bad-bot-file =
    { $reason ->
        [no-file] Bot „{ $bot }“: Diese Datei gibt es nicht.
        [broken] Bot „{ $bot }“: Die Datei lässt sich nicht ausführen. { $found }
        [no-class] Bot „{ $bot }“: Die Datei hat keine solche Klasse. Bots darin: { $found }.
        [several] Bot „{ $bot }“: Nennen Sie einen der Bots in der Datei: { $found }.
       *[not-a-bot] Bot „{ $bot }“: Das ist kein Bot: Ein Bot ist eine Klasse, die von Bot abgeleitet ist.
    }
error-bad-bot-parameter =
    { $reason ->
        [too-small] Bot „{ $bot }“: { $parameter } muss mindestens { $least } sein.
        [not-finite] Bot „{ $bot }“: { $parameter } muss eine endliche Zahl sein.
        [no-file] „{ $bot }“: Diese Datei gibt es nicht.
        [no-network] „{ $bot }“: Die Datei enthält kein Netz. „rockworker train“ macht eines.
        [other-game] „{ $bot }“: Das Netz wurde für ein anderes Spiel, andere Erweiterungen oder eine andere Zahl von Spielern gemacht.
       *[value] Bot „{ $bot }“ hat keinen solchen Parameter oder nicht mit diesem Wert. Seine Parameter: { $known }.
    }
error-no-review = Partien von { $game } lassen sich nicht nachbesprechen: Für dieses Spiel gibt es keinen Bot, der sucht.
error-unknown-rules-version = Dieses Spiel folgt Version { $version } der Regeln von { $game }, die dieses Programm nicht kennt. Bekannte Versionen: { $known }. Ein neueres Programm kennt sie vielleicht.
error-no-components = { $game } hat keine Materialdatei: Seine Zahlen sind Teil der Regeln.
error-bad-components =
    { $line ->
        [0] Materialdatei { $file }, bei { $where }: { component-flaw }.
       *[other] Materialdatei { $file }, Zeile { $line }, bei { $where }: { component-flaw }.
    }
error-bad-save =
    { $reason ->
        [format] Diese gespeicherte Partie hat Format { $found }; dieses Programm liest Format { $wanted }.
        [move] Diese Partie lässt sich nicht fortsetzen: Zug { $found } wurde abgelehnt. { $cause }
        [position] Diese Datei beginnt mit einer Stellung. Der Server nimmt nur Partien, die er vom Austeilen an nachspielen kann.
        [not-json] Das ist keine gespeicherte Partie: Der Text ist kein JSON.
       *[other]
            { $found ->
                [none] Das ist keine gespeicherte Partie.
               *[other] Das ist keine gespeicherte Partie: Bei „{ $found }“ stimmt etwas nicht.
            }
    }
error-bad-position =
    { $reason ->
        [format] Diese Stellung hat Format { $found }; dieses Programm liest Format { $wanted }.
        [unknown-field] Eine Stellung dieses Spiels hat kein Feld „{ $where }“. Es gibt: { $wanted }.
        [twice] Das Feld „{ $where }“ steht zweimal in dieser Stellung.
        [wrong] { $where }: erwartet: { $wanted }; gefunden: „{ $found }“.
        [shape] Diese Stellung passt nicht zum Spiel. Das Programm sagt dazu (auf Englisch): { $found }
        [components] Diese Stellung gehört zu Spielmaterial mit dem Kennzeichen { $wanted }, nicht { $found }. Geben Sie auch dessen Datei an.
        [impossible] Die Regeln erlauben diese Stellung nicht. Das Programm sagt dazu (auf Englisch): { $found }.
       *[other] „{ $found }“ ist keine Stellung. Eine Stellung beginnt so: { $wanted }
    }
error-game-is-over = Die Partie ist zu Ende.
error-not-your-turn = { $player } ist jetzt nicht am Zug, sondern { $actors }.
error-illegal-action =
    { $clause ->
        [none] „{ $action }“ ist jetzt nicht möglich.
       *[other] „{ $action }“ ist jetzt nicht möglich (Regel { $clause }).
    }
error-illegal-value =
    { $clause ->
        [none] „{ $action }“: { $value } ist kein möglicher Wert für „{ $field }“. Möglich: { $allowed }.
       *[other] „{ $action }“: { $value } ist kein möglicher Wert für „{ $field }“ (Regel { $clause }). Möglich: { $allowed }.
    }
error-malformed-action =
    { $reason ->
        [wrong-type]
            { $wanted ->
                [none] „{ $action }“, { $field }: „{ $found }“ hat den falschen Typ.
               *[other] „{ $action }“, { $field }: „{ $found }“ sollte { component-type } sein.
            }
        [missing-field] „{ $action }“: Es fehlt der Wert für „{ $field }“.
       *[other] „{ $found }“ ist keine Aktion des Spiels.
    }
error-cannot-imagine = Von diesem Platz aus lässt sich keine mögliche Partie durchspielen: Er kennt nur, was er sieht und was er tun darf.
error-no-such-player = Einen Spieler { $found } gibt es nicht: Die Spieler sind von 0 bis { $last } nummeriert.
error-no-such-version = Eine Version { $found } gibt es nicht: Die Partie hat die Versionen 0 bis { $last }.
error-no-past = Diese Partie wurde bei Version { $version } aufgenommen, und was davor war, ist nicht bekannt: Sie lässt sich nicht speichern, nachspielen oder zurücknehmen.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.

# Was einer Aktion im Weg steht

reason-not-asked = Jetzt ist zu entscheiden: „{ $prompt }“

position-as-text = Die Stellung als Text
game-is-over = Die Partie ist zu Ende.

# Bots that people choose among

level-apprentice = Lehrling
    .about = Spielt vernünftig, sieht aber nicht weit: gute Gesellschaft für eine erste Partie.
level-greedy = Vorarbeiter
    .about = Wägt jede Aktion ab und hat das Ende im Blick. Antwortet sofort.
level-director = Direktor
    .about = Probt seine Pläne in vielen möglichen Partien, bevor er sich entscheidet, eine Fünftelsekunde lang.
level-president = Präsident
    .about = Denkt über jeden Plan eine ganze Sekunde nach. Der stärkste unserer Bots.
level-random = Zufall
    .about = Tut irgendetwas, was die Regeln erlauben: zum Probieren.

# Looking back at a game

hint-figure = { $name }: { $figure }
advice-then = Danach: { $next }.
advice-reason =
    { $close ->
        [yes] „{ $other }“ wäre etwa gleich gut.
       *[no] Die Gewinnchance liegt bei etwa { $chance }, mit „{ $other }“ bei { $less }.
    }
review-plan = { $first }; danach: { $next }
review-slip =
    { $gains ->
        [yes] Besser: { $best }. Gewinnaussicht { $before } statt { $after }, Punkte +{ $points }.
       *[no] Besser: { $best }. Gewinnaussicht { $before } statt { $after }.
    }
