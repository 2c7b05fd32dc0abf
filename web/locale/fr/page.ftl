# Autour de tout

skip = Aller au contenu
navigation = Navigation
home = Accueil
lost = Cette page n’existe pas.
not-here = Vous n’avez pas accès à cette table
close = Fermer
copy = Copier
copied = Copié
language = Langue
theme = Thème
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
settings = Réglages
motion = Animations
motion-0 = aucune
motion-1 = normales
motion-2 = rapides
motion-4 = très rapides
confirm-moves = Confirmer chaque coup avant l’envoi
notify-turn = Me prévenir quand c’est mon tour
bot-speed = Coups des bots
bot-speed-1200 = tranquilles
bot-speed-500 = vifs
bot-speed-0 = immédiats
sounds = Sons brefs
sound-on = Activer le son
sound-off = Couper le son
fan-project = Rockworker est un projet d’amateurs, non officiel, libre et ouvert. Les jeux appartiennent à leurs auteurs et éditeurs ; ici, les règles sont redites avec nos mots, et textes et dessins sont de nous.

# Les gens

account = Compte
guest = Invité
guest-as = Vous jouez sous le nom « { $name } » (compte invité, dans ce navigateur seulement).
signed-in-as = Compte : « { $name } ».
playing-as = Vous jouez sous le nom « { $name } ».
sign-in-or-register = Se connecter / s’inscrire
sign-in = Se connecter
sign-out = Se déconnecter
sign-out-loses =
    { $count ->
        [one] Vous jouez en invité. Si vous vous déconnectez, votre partie est perdue pour vous : rien n’y ramène. Créez d’abord un compte, et elle reste la vôtre.
       *[other] Vous jouez en invité. Si vous vous déconnectez, vos { $count } parties sont perdues pour vous : rien n’y ramène. Créez d’abord un compte, et elles restent les vôtres.
    }
sign-out-anyway = Me déconnecter et les perdre
stay-here = Ne pas se déconnecter
register = Créer un compte
name = Nom
password = Mot de passe
your-name = Votre nom
player-number = Joueur { $number }

# One's own account

account-settings = Réglages du compte : mot de passe, e-mail, vos données
old-password = Mot de passe actuel
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
change-password-about = Cet appareil garde sa session ; partout ailleurs, elle se ferme.
choose-password = Choisissez un nouveau mot de passe
password-changed = Votre mot de passe a été changé.
forgot-password = Mot de passe oublié ?
forgot-password-about = Si votre compte a une adresse e-mail confirmée, nous y envoyons un lien.
send-letter = Envoyer un lien
letter-if-known = Si un tel compte existe et a une adresse e-mail, un message est en route.
email-address = Adresse e-mail
email-about = Pour retrouver l’accès si vous oubliez votre mot de passe. Rien d’autre n’y est envoyé.
email-is = Confirmée : { $email }
set-email = Envoyer un lien de confirmation
remove-email = Retirer l’adresse
letter-sent = Un message est en route. Suivez le lien qu’il contient.
email-removed = L’adresse a été retirée.
email-confirmed = Votre adresse e-mail est confirmée.
my-data = Vos données
my-data-about = Tout ce que ce serveur garde à votre sujet, en un seul fichier.
download-data = Télécharger mes données
sign-out-everywhere = Se déconnecter partout
signed-out = Vous êtes déconnecté.
delete-me = Supprimer tout ce qui me concerne
delete-me-about = Le compte, l’adresse e-mail et tout ce que vous avez dit sont supprimés définitivement. Des bots reprennent vos parties en cours ; les parties restent, sans votre nom.
delete-me-sure = Oui, tout supprimer. C’est irréversible.

# Les jeux

bot-apprentice = Apprenti
bot-greedy = Contremaître
bot-director = Directeur
bot-president = Président
bot-random = Hasard
bot-named = bot { $level }
bot = bot

# Le premier écran

tagline = Au fond de la roche, ou là-haut parmi les rouages
    .more = Des jeux de société dans votre navigateur : entre amis, contre des bots, à une table ou à distance.
new-game = Nouvelle partie
learn-by-playing = Apprendre en jouant
    .about = C’est vous qui jouez. Un guide explique chaque décision, en propose une si vous voulez, et coche ce que vous avez appris.
which-game = Quel jeu ?
company = Avec qui ?
company-bots = Des bots
company-friends = Des amis
company-hot-seat = Tout le monde sur cet écran
players = Joueurs
bot-level = Niveau des bots
expansions = Extensions
more-options = Extensions et options
chosen-modules = ({ $count })
clock = Pendule
clock-none = aucune
clock-count = chronomètre, sans limite
clock-live = 15 minutes par joueur + 20 secondes par décision
clock-days = 3 jours par joueur + 12 heures par décision
clock-own = valeurs au choix
clock-minutes = Minutes par joueur
clock-seconds = Secondes ajoutées par décision
clock-kind-count = temps chronométré
clock-kind-bank = avec pendule
public-table = Montrer la table dans le salon
rated-table = Classée : le résultat compte pour le classement de chacun
starts-at = Commence d’elle-même à (facultatif)
starts = commence
start-bots = Jouer
start-friends = Ouvrir une table
start-hot-seat = Jouer sur cet écran
my-tables = Mes tables
join-by-link = Rejoindre avec un lien
    .hint = Collez l’invitation ici
join = Rejoindre
open-file = Ou reprendre une partie enregistrée :
no-game-file = Ce n’est pas une partie enregistrée.
public-tables = Tables publiques
no-public-tables = Aucune table publique pour l’instant. Ouvrez-en une !
to-the-lobby = Salon
how-to-play = Comment jouer
play-now = Jouer maintenant

# Salon

lobby = Salon
tournaments = Tournois
game = Jeu
all-games = tous les jeux
status = État
open-or-running = ouvertes ou en cours
status-open = ouverte
status-running = en cours
status-over = terminée
other-rules = demande une autre version des règles : à regarder seulement
with-free-seats = places libres seulement
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
free-seat = libre
kept-for = réservée à { $name }
decline = Décliner
invitations = Invitations
invite-by-name = Nom d’un compte
invite-one = Inviter
who-plays = Qui joue ?
name-of = Nom du joueur { $number }
hot-seat = un seul écran
with-modules =
    { $count ->
        [one] { $count } extension
       *[other] { $count } extensions
    }
resume = Reprendre
watch = Regarder
look-back = Revoir
review = Analyse

# Avant le début

seats = Places
you = vous
sit-here = Prendre cette place
stand-up = Quitter ma place
clear-seat = Libérer la place
add-bot = Ajouter un bot
start = Commencer
    .hint = La partie peut commencer dès que toutes les places sont prises.
waiting-for-start = Prenez une place, ou attendez le début de la partie.
invite = Invitation
    .hint = Toute personne qui a ce lien peut entrer, prendre une place et regarder.
public = publique
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

# À la table

board-tab = Plateau
players-tab = Joueurs
log-tab = Journal
chat-tab = Tchat
parts-of-table = Volets de la table
earlier-log = Afficher les entrées précédentes
since-my-move = Depuis votre dernier coup
since-my-move-short = Depuis votre coup
what-happened = Ce qui s’est passé
whole-log = Tout le journal
nothing-yet = Rien pour l’instant.
touch-what-is-lit = Touchez ce qui est éclairé
my-games = Mes parties
my-games-badge =
    { $count ->
        [0] Mes parties : aucun coup à jouer
        [one] À vous de jouer à 1 table
       *[other] À vous de jouer à { $count } tables
    }
log = Journal
chat = Tchat
    .empty = Personne n’a encore rien dit.
    .alone = Les spectateurs parlent entre eux. Ce que disent les joueurs se lit une fois la partie terminée.
    .write = Dire quelque chose
    .send = Envoyer
    .spectators = entre spectateurs
link-connecting = Connexion…
link-saved = Enregistré
link-sending = Envoi…
link-reconnecting = Reconnexion…
link-offline = Hors ligne
link-refused = Accès refusé
your-turn = À vous
decides = décide
conceded = a abandonné
is-here = en ligne
is-away = hors ligne
replace = Remplacer
watching = Vous regardez
paused = en pause
what-to-do = Que faire ?
confirm = Confirmer
start-over = Effacer mon choix
undo = Annuler
aids = Aide de jeu
asked-instead = Autre chose est demandé maintenant. { $asked }
why = Pourquoi ?
    .none = Aucun article ne traite de ce moment.
ruling = Arbitrage
less = Moins : { $label }
more = Plus : { $label }
slider = { $label }, curseur
all-of = { $label } : tout, { $high }
fold = Réduire ou afficher la question
table-menu = Table
ask-pause = Proposer une pause
ask-resume = Proposer de reprendre
ask-end = Proposer d’arrêter la partie
ask-undo = Proposer de revenir ici
concede = Abandonner
concede-sure = Abandonner pour de bon ? Un bot prendra la suite.
votes-hint = Les autres sont consultés ; il faut l’accord de tous.
share = Partager
    .hint = Toute personne qui a ce lien peut regarder.
standing = Réponses automatiques
    .hint = Ce que vous activez ici est répondu pour vous à cette table, sur tous vos appareils, jusqu’à ce que vous le désactiviez. Le journal l’indique.
standing-here = À partir de maintenant
standing-coming = Réponse automatique en cours : { $answers }
standing-stop = Décider moi-même
notify = Me prévenir en mon absence
    .hint = Quand c’est votre tour, qu’une partie est terminée ou qu’on vous invite en votre absence, vous recevez un message.
notify-kind-turn = Mon tour
notify-kind-over = Une partie terminée
notify-kind-invitation = Une invitation
notify-browser = Dans ce navigateur, même page fermée
notify-here = Ce navigateur vous préviendra.
quiet-from = Silence de
quiet-to = à
notify-webhook = Adresse du webhook
notify-email = Par courriel, à l’adresse de mon compte
notify-test = Envoyer un message d’essai
notify-tested = Le message d’essai est parti.
notify-saved = Enregistré.
save = Enregistrer
fairness = Mélange vérifiable
    .hint = Cette empreinte du mélange a été publiée au début. À la fin, le nombre dont elle provient est révélé, et chacun peut vérifier.
seed = Le nombre :
export = Enregistrer en fichier
hand-over = C’est à { $name } de jouer
    .hint = Passez l’écran. Personne d’autre ne devrait regarder maintenant.
    .ready = { $name }, c’est moi

# Votes

vote-pause = { $name } propose une pause.
vote-resume = { $name } propose de reprendre.
vote-undo = { $name } propose de revenir à l’étape { $step }.
vote-end = { $name } propose d’arrêter la partie ici.
vote-replace = { $name } propose qu’un bot remplace { $subject }.
vote-return = { $name } demande à revenir.
bot-plays-for-you = Un bot joue à votre place.
take-seat-back = Récupérer ma place
vote-waits = Réponses attendues : { $names }
agree = D’accord
disagree = Refuser

# Journal

to-step = Aller à l’étape { $step }

# Revoir

replay = Revoir
first-step = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
play-replay = Lire
pause-replay = Pause
step = Étape
step-of = { $step } / { $last }
looking-back = Vous revoyez la partie : étape { $step } sur { $last }.
play-on = Continuer à partir d’ici
to-now = Revenir au direct

# La fin

winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
ended-early = La partie a été arrêtée.
part = Catégorie
rank = Rang { $rank }
team = Équipe { $team }
points-over-time = Les points au fil du temps
rematch = Rejouer
to-rematch = Partie suivante

# Apprendre

how-title = Comment jouer à { $game }

# Touches

shortcuts = Clavier
key-choose = choisir dans la liste ouverte
key-confirm = confirmer le coup
key-start-over = effacer le choix en cours
key-undo = annuler le dernier coup
key-decision = aller à la question
key-log = aller au journal
key-chat = aller au tchat
key-why = règles sur la question
key-steps = parcourir la partie pas à pas
key-help = cette liste
keys-hint = Tab mène partout ; sur le plateau aussi, tout ce qui peut être choisi reçoit le focus, et Entrée le choisit.

# Parties guidées

guided-game = Première partie guidée
guided-go-on = Reprendre la partie guidée
guided-tag = partie guidée
guided-rockwell = Contre deux bots, quatre tours : environ 20 minutes
guided-clockworker = Contre un bot, environ 10 minutes
key-guide = aller au guide
key-suggest = en partie guidée : se faire proposer un coup


# La table de n’importe quel jeu

on-the-table = Sur la table
nothing = rien
yes = oui
no = non
number = Numéro

# Les valeurs d’une boîte
numbers = Valeurs imprimées sur les pièces
numbers-ours = Celles de Rockworker
numbers-file = Un fichier à vous…
numbers-about = Certaines valeurs ne figurent dans aucune règle : nous les avons reconstituées. Si vous avez la boîte, vous pouvez jouer avec ce qui est imprimé sur ses pièces.
numbers-unnamed = Valeurs sans nom ({ $fingerprint })
numbers-checked =
    { $differences ->
        [one] 1 valeur diffère des nôtres ; { $reconstructed } sur { $total } restent reconstituées.
       *[other] { $differences } valeurs diffèrent des nôtres ; { $reconstructed } sur { $total } restent reconstituées.
    }
numbers-flawed = Impossible de jouer avec ce fichier :
numbers-forget = Oublier ces valeurs
own-numbers = valeurs d’une boîte
own-numbers-named = valeurs d’une boîte : { $name }

# Without a line
offline = Hors ligne. Vos coups attendent ici ; les parties conservées restent lisibles.
offline-here = Cette partie de la page n’avait pas été chargée avant la coupure. Réessayez une fois de retour en ligne.
keep-game = Conserver pour lire hors ligne
keeping-game = Enregistrement : { $done } sur { $last }
game-kept = Conservée dans ce navigateur
