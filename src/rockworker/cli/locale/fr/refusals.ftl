# Pourquoi des arguments sont refusés

refused-argument = { $argument } : { $reason }
bad-argument = { $argument } : absent, ou impossible sous cette forme. --help en dit plus.
bad-arguments = Cette commande ou cet argument n’existe pas. --help en donne la liste.
needs-extra = Il faut { $module }, qui n’est pas installé : pip install {"'"}rockworker[{ $extra }]{"'"}
not-key-value = « { $pair } » n’a pas la forme KEY=VALUE.
one-of-three = indiquez soit --export FILE, soit --check FILE, soit --enter FILE.
names-for-players =
    { $names ->
        [one] { $names } nom pour { $players } joueurs.
       *[other] { $names } noms pour { $players } joueurs.
    }
seats-or-humans = indiquez soit --seats, soit --humans, pas les deux.
seats-for-players =
    { $seats ->
        [one] { $seats } place pour { $players } joueurs.
       *[other] { $seats } places pour { $players } joueurs.
    }
people-for-seats = { $people } personnes pour { $seats } places.
save-brings-its-own = la partie enregistrée apporte ses joueurs, ses extensions, ses options et sa graine.
save-of-another-game = c’est une partie de { $game }.
position-brings-its-own = la position apporte ses joueurs, ses extensions et ses options.
one-viewer = choisissez entre --as, --spectator et --all.
so-many-players = il y a { $players } joueurs.
so-many-actions = la partie compte { $actions } actions.
unknown-clause = les règles ne disent rien sur « { $clause } ». rockworker rules liste les sections.
which-game = nommez un jeu ({ $games }), ou dites --continue.
continue-or-load = dites soit --continue, soit --load, pas les deux.
nothing-to-continue = aucune partie n’a été laissée ici ({ $folder }).
bots-for-players =
    { $bots ->
        [one] { $bots } bot pour { $players } joueurs.
       *[other] { $bots } bots pour { $players } joueurs.
    }
bot-failed = le bot « { $bot } » a échoué à la place { $seat }, dans la partie de graine { $seed } : { $error } ({ $file }, ligne { $line }).
no-bots = nommez au moins un bot.
no-cluster = aucune grappe Ray n’est joignable ainsi ({ $reason }).
cluster-failed = la grappe Ray n’a pas pu faire son travail ({ $reason }).
no-such-recipe = il n’y a pas de recette { $recipe }, seulement { $known }.
no-training = personne n’a encore dit comment { $game } s’entraîne.
other-training = { $folder } contient un entraînement avec un autre plan.
no-network = { $file } ne contient pas de réseau pour ces parties.
too-few-bots =
    { $bots ->
        [one] un bot pour { $players } places : nommez-en d’autres, ou le même plusieurs fois.
       *[other] { $bots } bots pour { $players } places : nommez-en d’autres, ou l’un d’eux plusieurs fois.
    }
file-exists = { $file } existe déjà ; --force le remplace.
no-folder = il n’y a pas de dossier { $folder }.
