# À la table

your-choice = Votre choix
all-right = D’accord ? (Entrée : oui, b : retour)
yes-key = o
nothing-before = Il n’y a pas de question avant celle-ci. (u annule votre dernière action.)
not-possible = Ce n’est pas possible ici. Possible : { $allowed }. (? : aide)
hand-over = C’est à { $player } de décider. Passez le clavier, puis Entrée quand personne d’autre ne regarde
save-as = Enregistrer sous [{ $file }]
overwrite = { $file } existe déjà. Remplacer ? (o : oui, Entrée : non)
saved = Enregistré : { $file }
undone = Votre dernière action est annulée.
cannot-undo = Cela ne peut plus être annulé : quelqu’un d’autre a agi depuis, ou quelque chose de caché a été révélé.
answers-how = « a » et un numéro active ou désactive une réponse. Elle est donnée sans question jusqu’à ce que vous la changiez.
answers-none = Ce jeu n’a pas de réponses automatiques.
on = activée
no-such-clause = Les règles ne disent rien sur « { $clause } ».
bot-number = Bot { $number }
kept = La partie est conservée dans { $file }. rockworker play --continue la reprend.
over-and-kept = La partie est dans { $file }. rockworker replay la montre à nouveau.
not-kept = La partie n’a pas pu être enregistrée : { $reason }
help-at-table =
    Répondez par un numéro, ou par les mots d’une ligne. Entrée prend la valeur entre [crochets].
    On peut donner plusieurs valeurs sur une ligne (2 0 0 1 500) ; . prend tout le reste entre crochets.
      b  retour à la question précédente   u  annuler votre dernière action
      t  toute la table                    l  le journal
      s  enregistrer une copie             q  quitter (la partie est conservée)
      a  réponses automatiques             ?  cette aide
      ? MOTS  ce que disent les règles : mots, article, section
screen-help = Aide et règles
screen-search = Des mots, un article ou une section
screen-log = Journal
screen-key-take = choisir
screen-key-back = retour
screen-key-turn = page suivante
screen-key-undo = annuler
screen-key-log = journal
screen-key-inspect = regarder
screen-key-whys = pourquoi pas ?
screen-key-note = écrire un coup
screen-key-save = enregistrer une copie
screen-key-options = réglages
screen-key-help = aide
screen-key-leave = quitter
screen-key-move = aller à ce qui peut être choisi
screen-key-choose = choisir aussitôt ; un clic aussi
screen-nothing-before = Il n’y a pas de question avant celle-ci. (U annule votre dernière action.)
screen-note = Votre coup, comme l’écrit replay --moves :
screen-no-move = « { $text } » n’est pas un coup.
screen-exists = { $file } existe déjà ; rien n’a été écrit.
screen-sure = { $action } ? Entrée : oui
screen-asks-twice = Demander avant qu’une action compte
screen-light = Couleurs claires
screen-no-reasons = Rien n’est refusé pour une raison chiffrable.
screen-hand-keys = Entrée : continuer · Q : quitter

# La fin

game-over = La partie est terminée
rank = Rang
winners =
    { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire !
    }

# Regarder en arrière

position =
    { $at ->
        [one] Après { $at } action sur { $of }
       *[other] Après { $at } actions sur { $of }
    }
step-keys = Entrée : étape suivante, p : étape précédente, un nombre : cette position, q : fin
review-player =
    { $slips ->
        [0] { $player } : { $decisions } décisions, rien de nettement mieux n’a été trouvé.
        [one] { $player } : { $decisions } décisions ; une fois, autre chose était nettement mieux.
       *[other] { $player } : { $decisions } décisions ; { $slips } fois, autre chose était nettement mieux.
    }
review-about = Les chances de gagner sont des estimations du bot qui cherche, avec ce que le joueur pouvait savoir alors.

# Beaucoup de parties

simulated =
    { $games ->
        [one] { $game }, { $players } joueurs, { $games } partie
       *[other] { $game }, { $players } joueurs, { $games } parties
    }
column-seat = Place
column-bot = Bot
column-score = Score
column-wins = Victoires
column-win-rate = Taux
column-steps = Actions
column-turns = Manches
column-value = { $column } : { $value }
between = {"\u202F; "}
column-endings = Fins de partie
column-invariants = Invariants
invariants-hold = respectés après chaque action
invariants-unchecked = non vérifiés
seconds = { $seconds } s
column-rating = Classement
column-margin = Avance
column-milliseconds = ms (max.)
intervals-are = Entre parenthèses et après ± : où se trouve le chiffre avec une certitude de 95 %. Le classement suit l’échelle Elo : 100 points de plus gagnent 64 % des parties à deux. Les durées sont celles du processeur, par décision.
rating-plot = Un point par bot indique son classement sur l’échelle Elo, une barre où ce classement se trouve avec une certitude de 95 %.
trained-round = Tour { $round }, { $games } parties. Surprise : { $network }, à la main { $lead }
curve-title = À quel point le vainqueur surprend les juges (moins, c’est mieux)
curve-lead = jugé à la main
curve-network = le réseau
curve-games = { $games } parties

# Listes et fichiers

players-from-to = de { $fewest } à { $most } joueurs
bots-are = bots : { $bots }
value-means = { $value } : { $meaning }
exported = Écrit : { $file }
can-be-played = { $file } est valide : on peut jouer avec.

# Fichiers de matériel

differences =
    { $count ->
        [0] Rien ne diffère de nos valeurs.
        [one] 1 valeur diffère des nôtres :
       *[other] { $count } valeurs diffèrent des nôtres :
    }
difference =
    { $line ->
        [0] { "  " }{ $name } : { $theirs } (chez nous : { $ours })
       *[other] { "  " }ligne { $line }, { $name } : { $theirs } (chez nous : { $ours })
    }
still-reconstructed =
    { $count ->
        [0] Plus rien n’est reconstitué : les { $total } valeurs sont connues.
        [one] 1 valeur sur { $total } est encore reconstituée :
       *[other] { $count } valeurs sur { $total } sont encore reconstituées, par table du fichier :
    }
fingerprint = Empreinte des valeurs : { $fingerprint }
about-name = Un nom pour ce jeu de valeurs (Entrée : aucun)
about-edition = Quelle édition de la boîte (Entrée : inconnue)
about-by = Saisi par (Entrée : personne)
about-note = Une remarque (Entrée : aucune)
enter-help =
    { $open ->
        [0] Toutes les valeurs sont connues : il ne reste rien à saisir.
       *[other] { $open } pièces sur { $pieces } portent des valeurs encore reconstituées, marquées d’un point d’interrogation. Prenez chaque pièce et comparez. Le fichier est conservé après chaque pièce ; la prochaine fois, on reprend là.
    }
enter-piece =
    { $lines ->
        [one] Entrée : c’est imprimé ainsi · 1 : changer · s : passer · b : revenir · q : arrêter
       *[other] Entrée : c’est imprimé ainsi · 1–{ $lines } : changer une ligne · s : passer · b : revenir · q : arrêter
    }

# Le serveur et ses promesses

serving-at = En service sur { $url } (Ctrl-C pour arrêter)
verify-moves =
    { $moves ->
        [one] { $moves } coup, permis par les règles
       *[other] { $moves } coups, tous permis par les règles
    }
verify-commitment =
    { $holds ->
        [yes] ✓ distribution faite avec la graine promise
        [unknown] – le fichier ne contient aucun engagement auquel comparer la graine
       *[no] ✗ la graine n’est pas celle qui a été promise
    }
verify-scores =
    { $holds ->
        [yes] ✓ les coups mènent aux scores du fichier
        [unknown] – le fichier ne contient pas de scores auxquels comparer
       *[no] ✗ les coups mènent à d’autres scores que ceux du fichier
    }

# Un jeu à soi

new-game-written = { $folder } est prêt. Ensuite :
new-game-no-name = « { $name } » ne peut pas être le nom d’un paquet : des minuscules, des chiffres et _, une lettre d’abord
new-game-taken = « { $name } » est déjà pris : un jeu ou un module Python porte ce nom
new-game-there = { $folder } existe déjà, et rien n’est écrasé
