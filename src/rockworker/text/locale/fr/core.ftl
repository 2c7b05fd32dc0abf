# Les mots dont tous les jeux ont besoin

number = { NUMBER($number, maximumFractionDigits: 2) }
percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
money = { $amount }{"\u00A0"}$
value-range = { $low }–{ $high }
value-steps = { $low }–{ $high } (par pas de { $step })
yes = oui
no = non
nobody = personne
player-number = Joueur { $number }
# Le dernier élément d’une liste, après les autres
list-end = { $rest } et { $last }
# Entre des choses dont chacune a ses propres mots
list-between = {"\u202F; "}

# Événements

event-choice-sealed =
    { $choice-n ->
        [0] { $player } a fait son choix.
       *[other] { $player } a fait son choix : « { $choice } ».
    }
event-standing-answer-given = { $player } : « { $choice } » (réponse automatique).

# Erreurs

error-error = C’est impossible.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
error-broken-game = Le paquet qui fournit « { $package } » ne fonctionne pas : { $reason }.
error-bad-player-count = { $game } se joue de { $fewest } à { $most } ; nombre de joueurs demandé : { $players }.
error-bad-option = Option « { $option } » : { component-flaw }.
error-unknown-module =
    { $known ->
        [none] Aucune extension ne s’appelle « { $module } » : ce jeu n’a pas d’extension.
       *[other] Aucune extension ne s’appelle « { $module } ». Extensions connues : { $known }.
    }
error-unknown-bot = Aucun bot ne s’appelle « { $bot } » pour { $game }. Bots connus : { $known }.
error-bad-bot-file =
    { $reason ->
        [no-file] Bot « { $bot } » : ce fichier n’existe pas.
        [broken] Bot « { $bot } » : le fichier ne s’exécute pas. { $found }
        [no-class] Bot « { $bot } » : le fichier n’a pas cette classe. Bots du fichier : { $found }.
        [several] Bot « { $bot } » : nommez l’un des bots du fichier : { $found }.
       *[not-a-bot] Bot « { $bot } » : ce n’est pas un bot : un bot est une classe dérivée de Bot.
    }
error-bad-bot-parameter =
    { $reason ->
        [too-small] Bot « { $bot } » : { $parameter } doit être au moins { $least }.
        [not-finite] Bot « { $bot } » : { $parameter } doit être un nombre fini.
        [no-file] « { $bot } » : ce fichier n’existe pas.
        [no-network] « { $bot } » : le fichier ne contient pas de réseau. « rockworker train » en fait un.
        [other-game] « { $bot } » : le réseau a été fait pour un autre jeu, d’autres extensions ou un autre nombre de joueurs.
       *[value] Le bot « { $bot } » n’a pas ce paramètre, ou pas avec cette valeur. Ses paramètres : { $known }.
    }
error-no-review = Les parties de { $game } ne peuvent pas être analysées : ce jeu n’a pas de bot qui cherche.
error-unknown-rules-version = Cette partie suit la version { $version } des règles de { $game }, que ce programme ne connaît pas. Versions connues : { $known }. Un programme plus récent la connaît peut-être.
error-no-components = { $game } n’a pas de fichier de matériel : ses chiffres font partie de ses règles.
error-bad-components =
    { $line ->
        [0] Fichier de matériel { $file }, à la clé { $where } : { component-flaw }.
       *[other] Fichier de matériel { $file }, ligne { $line }, à la clé { $where } : { component-flaw }.
    }
error-bad-save =
    { $reason ->
        [format] Cette partie enregistrée est au format { $found } ; ce programme lit le format { $wanted }.
        [move] Impossible de reprendre cette partie : le coup { $found } a été refusé. { $cause }
        [position] Ce fichier commence par une position. Le serveur n’accepte que les parties qu’il peut rejouer depuis le début.
        [not-json] Ce n’est pas une partie enregistrée : le texte n’est pas du JSON.
       *[other]
            { $found ->
                [none] Ce n’est pas une partie enregistrée.
               *[other] Ce n’est pas une partie enregistrée : la clé « { $found } » ne convient pas.
            }
    }
error-bad-position =
    { $reason ->
        [format] Cette position est au format { $found } ; ce programme lit le format { $wanted }.
        [unknown-field] Une position de ce jeu n’a pas de champ « { $where } ». Champs possibles : { $wanted }.
        [twice] Le champ « { $where } » figure deux fois dans cette position.
        [wrong] { $where } : attendu : { $wanted } ; trouvé : « { $found } ».
        [shape] Cette position ne convient pas au jeu. Le programme dit (en anglais) : { $found }
        [components] Cette position va avec les valeurs de matériel marquées { $wanted }, non { $found }. Indiquez aussi leur fichier.
        [impossible] Les règles ne permettent pas cette position. Le programme dit (en anglais) : { $found }.
       *[other] « { $found } » n’est pas une position. Une position commence ainsi : { $wanted }
    }
error-game-is-over = La partie est terminée.
error-not-your-turn = Pas maintenant, { $player } : c’est à { $actors } de décider.
error-illegal-action =
    { $clause ->
        [none] « { $action } » est impossible en ce moment.
       *[other] « { $action } » est impossible en ce moment (article { $clause }).
    }
error-illegal-value =
    { $clause ->
        [none] « { $action } », { $field } : { $value } est impossible. Possible : { $allowed }.
       *[other] « { $action } », { $field } : { $value } est impossible (article { $clause }). Possible : { $allowed }.
    }
error-malformed-action =
    { $reason ->
        [wrong-type]
            { $wanted ->
                [none] « { $action } », { $field } : « { $found } » n’a pas le bon type.
               *[other] « { $action } », { $field } : « { $found } » devrait être { component-type }.
            }
        [missing-field] « { $action } » : il manque la valeur de « { $field } ».
       *[other] « { $found } » n’est pas une action du jeu.
    }
error-cannot-imagine = Depuis cette place, aucune partie possible ne peut être imaginée : elle ne connaît que ce qu’elle voit et ses choix.
error-no-such-player = Il n’y a pas de joueur { $found } : les joueurs sont numérotés de 0 à { $last }.
error-no-such-version = Il n’y a pas de version { $found } : la partie a les versions 0 à { $last }.
error-no-past = Cette partie a été reprise à la version { $version } et son passé est inconnu : impossible de l’enregistrer, de la revoir ou de revenir en arrière.
error-nothing-to-undo = Il n’y a rien à annuler.

# Ce qui s’oppose à une action

reason-not-asked = À décider maintenant : « { $prompt } »

position-as-text = La position en une ligne de texte
game-is-over = La partie est terminée.

# Bots that people choose among

level-apprentice = Apprenti
    .about = Joue de façon sensée mais ne voit pas loin : bonne compagnie pour une première partie.
level-greedy = Contremaître
    .about = Pèse chaque action et garde un œil sur la fin. Répond aussitôt.
level-director = Directeur
    .about = Essaie ses projets dans de nombreuses parties possibles avant de décider, pendant un cinquième de seconde.
level-president = Président
    .about = Réfléchit une seconde entière à chaque projet. Le plus fort de nos bots.
level-random = Hasard
    .about = Fait tout ce que les règles permettent : pour les essais.

# Looking back at a game

hint-figure = { $name } : { $figure }
advice-then = Ensuite : { $next }.
advice-reason =
    { $close ->
        [yes] « { $other } » vaudrait à peu près autant.
       *[no] Chances de gagner : environ { $chance } ; avec « { $other } » : { $less }.
    }
review-plan = { $first } ; ensuite : { $next }
review-slip =
    { $gains ->
        [yes] Mieux : { $best }. Chances de gagner : { $before } au lieu de { $after }, points : +{ $points }.
       *[no] Mieux : { $best }. Chances de gagner : { $before } au lieu de { $after }.
    }
