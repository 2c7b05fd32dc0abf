# Warum Argumente abgelehnt werden

refused-argument = { $argument }: { $reason }
bad-argument = { $argument }: fehlt oder ist so nicht möglich. --help sagt mehr.
bad-arguments = Diesen Befehl oder dieses Argument gibt es nicht. --help nennt alle.
needs-extra = Dafür fehlt { $module }: pip install {"'"}rockworker[{ $extra }]{"'"}
not-key-value = „{ $pair }“ hat nicht die Form KEY=VALUE.
one-of-three = entweder --export FILE, --check FILE oder --enter FILE angeben.
names-for-players =
    { $names ->
        [one] { $names } Name für { $players } Spieler.
       *[other] { $names } Namen für { $players } Spieler.
    }
seats-or-humans = entweder --seats oder --humans angeben, nicht beides.
seats-for-players =
    { $seats ->
        [one] { $seats } Platz für { $players } Spieler.
       *[other] { $seats } Plätze für { $players } Spieler.
    }
people-for-seats = { $people } Menschen für { $seats } Plätze.
save-brings-its-own = die gespeicherte Partie bringt Spieler, Erweiterungen, Optionen und Startwert mit.
save-of-another-game = das ist eine Partie von { $game }.
position-brings-its-own = die Stellung bringt Spieler, Erweiterungen und Optionen mit.
one-viewer = eines von --as, --spectator und --all wählen.
so-many-players = es sind { $players } Spieler.
so-many-actions = die Partie hat { $actions } Aktionen.
unknown-clause = zu „{ $clause }“ steht nichts in den Regeln. rockworker rules listet die Abschnitte auf.
which-game = nenne ein Spiel ({ $games }) oder sage --continue.
continue-or-load = entweder --continue oder --load, nicht beides.
nothing-to-continue = hier liegt keine angefangene Partie ({ $folder }).
bots-for-players =
    { $bots ->
        [one] { $bots } Bot für { $players } Spieler.
       *[other] { $bots } Bots für { $players } Spieler.
    }
bot-failed = Bot „{ $bot }“ ist auf Platz { $seat } gescheitert, in der Partie mit dem Startwert { $seed }: { $error } ({ $file }, Zeile { $line }).
no-bots = mindestens einen Bot nennen.
no-cluster = so ist kein Ray-Cluster zu erreichen ({ $reason }).
cluster-failed = das Ray-Cluster konnte seine Arbeit nicht tun ({ $reason }).
no-such-recipe = ein Rezept { $recipe } gibt es nicht, nur { $known }.
no-training = niemand hat bisher gesagt, wie { $game } trainiert wird.
other-training = in { $folder } liegt ein Training mit einem anderen Plan.
no-network = { $file } enthält kein Netz für diese Partien.
too-few-bots =
    { $bots ->
        [one] ein Bot für { $players } Plätze: Nennen Sie weitere oder denselben mehrmals.
       *[other] { $bots } Bots für { $players } Plätze: Nennen Sie weitere oder einen davon mehrmals.
    }
file-exists = { $file } gibt es schon; --force überschreibt die Datei.
no-folder = einen Ordner { $folder } gibt es nicht.
