table-open = En attente de joueurs.
table-over = La partie est terminée.
table-other-rules = Cette partie a été commencée avec la version { $version } des règles, que ce serveur n’a pas. On peut la consulter ; elle attend un serveur qui l’ait.
table-paused = La partie est en pause.
error-not-signed-in = Indiquez d’abord votre nom.
error-not-allowed = Vous n’avez pas le droit de faire cela.
error-no-such-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
error-no-such-person = Cette personne n’existe pas, ou n’est qu’invitée.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-no-such-step = Il n’y a pas d’étape { $step } ; la dernière est { $last }.
error-no-such-clause = Il n’y a pas d’article { $clause } dans les règles.
error-not-welcome = Vous ne pouvez pas rejoindre cette table.
error-not-invitable = Vous ne pouvez pas inviter cette personne.
error-no-such-tournament = Ce tournoi n’existe pas.
error-tournament-has-started = Le tournoi a déjà commencé.
error-too-few-entrants = Il faut au moins deux joueurs pour un tournoi.
error-not-your-seat = Ce n’est pas votre place.
error-rated-needs-account = Cette table est classée : créez d’abord un compte. Vous gardez vos parties.
error-seat-is-taken = Cette place est déjà prise.
error-table-has-started = La partie a déjà commencé.
error-table-has-not-started = La partie n’a pas encore commencé.
error-table-is-not-full = Toutes les places ne sont pas encore prises.
error-too-early = Cette table commence d’elle-même à l’heure prévue.
error-table-is-over = Cette partie est terminée.
error-table-is-paused = La partie est en pause.
error-game-is-not-over = Visible une fois la partie terminée.
error-stale-version = La table a changé entre-temps. Voici où elle en est.
error-not-the-standing-answer = Vos réponses automatiques ne donnent pas ce coup ici.
error-nothing-to-undo = Votre dernier coup ne peut pas être annulé : il a révélé quelque chose, ou quelqu’un a joué depuis.
error-no-such-vote = Aucune question n’attend votre réponse.
error-vote-is-open = Une autre question attend une réponse.
error-still-there = Ce joueur est encore là.
error-name-is-taken = Le nom { $name } est déjà pris.
error-wrong-password = Nom ou mot de passe incorrect.
error-bad-input = Saisie invalide : { $reason }
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-password = Le mot de passe doit compter de { $fewest } à { $most } caractères.
error-weak-password = Ce mot de passe serait vite deviné. Choisissez-en un moins courant, sans votre nom.
error-too-much = Trop vite : patientez un instant.
error-said-enough = Vous avez écrit { $most } messages à cette table : on n’en garde pas plus par personne.
error-too-much-work = La vérification de cette partie prend trop de temps.
error-too-long = C’est trop long ({ $most } au maximum).
error-vote-is-pointless = Il n’y a rien à voter : c’est déjà le cas, ou impossible.
error-bot-plays-here = Un bot joue à votre place. Vous pouvez demander à récupérer votre place.
error-not-a-lesson = Les conseils ne sont donnés que dans les parties guidées.
error-no-advice = Pas de conseil cette fois. Redemandez, ou choisissez vous-même.

# Ce qui se passe autour de la partie

entry-undone = { $player } annule son dernier coup.
entry-vote-opened =
    { $question ->
        [pause] { $player } propose une pause.
        [resume] { $player } propose de reprendre.
        [undo] { $player } propose de revenir à une position antérieure.
        [end] { $player } propose d’arrêter la partie ici.
        [replace] { $player } propose qu’un bot remplace { $subject }.
       *[return] { $player } demande à revenir.
    }
entry-decided =
    { $question ->
        [pause] { $player } met la partie en pause.
        [resume] { $player } reprend la partie.
        [undo] { $player } revient à une position antérieure.
        [end] { $player } arrête la partie ici.
        [replace] { $player } laisse un bot remplacer { $subject }.
       *[return] { $player } est de retour.
    }
entry-vote-cast =
    { $agrees ->
        [yes] { $player } est d’accord.
       *[no] { $player } refuse.
    }
entry-conceded = { $player } abandonne ; un bot prend la suite.
entry-bot-replaced = { $player } ne peut pas continuer ; un autre bot prend la suite.

# Messages aux joueurs

notify-turn = C’est à vous de jouer : { $game }.
notify-turn-at = C’est à vous de jouer ({ $game }) : { $url }
notify-over = Votre partie de { $game } est terminée.
notify-over-at = Votre partie de { $game } est terminée : { $url }
notify-invitation = On vous invite à une partie de { $game }.
notify-invitation-at = On vous invite à une partie de { $game } : { $url }
notify-test = Ceci est un essai. Un message vous parviendra ici quand ce sera à vous de jouer.
notify-subject = Rockworker : { $game }

# Autres refus

error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = On ne peut pas interroger cette adresse ainsi.
error-broken = Un problème est survenu de notre côté. Il a été consigné.
error-unavailable = Le serveur n’a pas accès à sa base de données pour le moment. Réessayez dans un instant.
error-just-removed = Trop tard : votre compte, ou un élément nécessaire, vient d’être supprimé.
error-needs-postgres = { $workers } processus demandent PostgreSQL : SQLite n’en sert qu’un. Indiquez --database postgresql://…
error-bad-webhook = Un webhook doit être une adresse https de l’internet public.
error-bad-address = Ce n’est pas une adresse électronique.
error-no-address = Confirmez d’abord une adresse e-mail.
error-bad-zone = Le fuseau horaire { $zone } n’existe pas.
error-bad-subscription = Les clés de notification du navigateur ne sont pas valables.
error-no-mail = Ce serveur n’envoie pas de courriel.
error-not-delivered = Le message n’a pas pu être remis.
error-database-is-newer = La base de données vient d’une version plus récente de Rockworker ; celle-ci la connaît jusqu’à { $newest }. Installez la version plus récente.
error-database-is-in-use = Un autre serveur utilise la base de données { $file }. Arrêtez-le d’abord ; plusieurs serveurs peuvent partager une base PostgreSQL.
error-no-database = La base de données ne s’ouvre pas : { $reason }.
error-other-rules = Cette partie a commencé avec la version { $version } des règles, et ce serveur { $ours ->
    [0] n’a pas ce jeu
   *[other] joue la version { $ours }
}. Elle ne peut pas continuer ici, mais on peut l’enregistrer dans un fichier.
error-bad-token = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.

# Letters about an account

mail-confirm-subject = Rockworker : votre adresse e-mail
mail-confirm =
    Bonjour { $name },

    suivez ce lien dans l’heure pour confirmer votre adresse e-mail chez Rockworker :
    { $url }

    Si vous n’avez rien demandé, ignorez ce message.
mail-reset-subject = Rockworker : un nouveau mot de passe
mail-reset =
    Bonjour { $name },

    suivez ce lien dans l’heure pour choisir un nouveau mot de passe chez Rockworker :
    { $url }

    Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.
