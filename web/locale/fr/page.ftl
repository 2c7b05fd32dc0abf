# Autour de tout

skip = Aller au contenu
navigation = Navigation
home = Vers l’accueil
lost = Il n’y a rien ici.
not-here = Vous ne pouvez pas entrer ici
close = Fermer
copy = Copier
copied = Copié
language = Langue
theme = Couleurs
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
settings = Réglages
motion = Mouvement
motion-0 = aucun
motion-1 = normal
motion-2 = rapide
motion-4 = très rapide
confirm-moves = Confirmer chaque coup avant l’envoi
notify-turn = Me prévenir quand c’est à moi
no-sound = Cette page ne fait aucun bruit.
fan-project = Rockworker est un projet d’amateurs, non officiel, libre et ouvert. Les jeux appartiennent à leurs auteurs et éditeurs ; règles, textes et dessins sont ici dans nos propres mots.

# Les gens

account = Compte
guest = Invité
guest-as = Vous jouez sous le nom de { $name }, en invité de ce navigateur.
signed-in-as = Vous êtes connecté sous le nom de { $name }.
playing-as = Vous jouez sous le nom de { $name }.
sign-in-or-register = Se connecter ou ouvrir un compte
sign-in = Se connecter
sign-out = Se déconnecter
register = Ouvrir un compte
name = Nom
password = Mot de passe
your-name = Votre nom

# Les jeux

bot-random = débutant
bot-greedy = solide
bot-search = fort
bot-named = bot { $level }
bot = bot

# Le premier écran

tagline = Au fond de la roche, ou là-haut parmi les rouages
    .more = Des jeux de société dans votre navigateur : entre amis, contre des bots, à une table ou à distance.
new-game = Nouvelle partie
which-game = Quel jeu ?
company = Avec qui ?
company-bots = Des bots
company-friends = Des amis
company-hot-seat = Tous sur cet écran
players = Joueurs
bot-level = Niveau des bots
expansions = Extensions
more-options = Extensions et options
chosen-modules = ({ $count })
clock = Pendule
clock-none = aucune
clock-count = compter seulement
clock-live = 15 minutes chacun, + 20 secondes par décision
clock-days = 3 jours chacun, + 12 heures par décision
clock-kind-count = le temps est compté
clock-kind-bank = avec pendule
public-table = Montrer la table dans le salon
start-bots = Jouer
start-friends = Ouvrir une table
start-hot-seat = Jouer sur cet écran
my-tables = Mes tables
join-by-link = Rejoindre par un lien
    .hint = Collez l’invitation ici
join = Rejoindre
open-file = Ou reprendre une partie enregistrée :
no-game-file = Ce n’est pas une partie enregistrée.
public-tables = Tables publiques
no-public-tables = Aucune table n’est publique en ce moment. Ouvrez-en une !
to-the-lobby = Vers le salon
how-to-play = Comment jouer
play-now = Jouer maintenant

# Salon

lobby = Salon
game = Jeu
all-games = les deux jeux
status = État
open-or-running = ouvertes ou en cours
status-open = ouverte
status-running = en cours
status-over = terminée
with-free-seats = seulement avec des places libres
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
free-seat = libre
hot-seat = un seul écran
with-modules =
    { $count ->
        [one] { $count } extension
       *[other] { $count } extensions
    }
resume = Reprendre
watch = Regarder
look-back = Revoir

# Avant le début

seats = Places
you = vous
sit-here = S’asseoir ici
stand-up = Se lever
clear-seat = Libérer
add-bot = Ajouter un bot
start = Commencer
    .hint = La partie peut commencer quand toutes les places sont prises.
waiting-for-start = Asseyez-vous, ou attendez le début de la partie.
invite = Invitation
    .hint = Qui a ce lien peut entrer, s’asseoir et regarder.
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
parts-of-table = Parties de la table
log = Journal
chat = Tchat
    .empty = Personne n’a encore rien dit.
    .write = Dire quelque chose
    .send = Envoyer
link-connecting = Connexion
link-saved = Enregistré
link-sending = Envoi
link-reconnecting = Reconnexion
link-offline = Hors ligne
link-refused = Entrée refusée
your-turn = À vous
decides = décide
conceded = a abandonné
is-here = présent
is-away = absent
replace = Remplacer
watching = Vous regardez
paused = en pause
what-to-do = Que faire
confirm = Confirmer
start-over = Recommencer
undo = Reprendre le coup
why = Pourquoi ?
    .none = Aucune clause ne parle de ce moment.
ruling = Décision
less = Moins : { $label }
more = Plus : { $label }
slider = { $label }, curseur
all-of = { $label } : tout, { $high }
fold = Plier ou déplier ce qui est demandé
table-menu = Table
ask-pause = Demander une pause
ask-resume = Demander à continuer
ask-end = Demander l’arrêt de la partie
ask-undo = Demander à revenir ici
concede = Abandonner
concede-sure = Vraiment abandonner : un bot continue
votes-hint = Les autres sont consultés ; il faut l’accord de tous.
share = Partager
    .hint = Qui a ce lien peut regarder.
notify = Me prévenir quand je suis absent
    .hint = Quand c’est à vous et que vous n’êtes pas là, un message part vers un webhook (Discord, Slack…) ou par courriel, si ce serveur peut en envoyer.
notify-webhook = Adresse du webhook
notify-email = Courriel
notify-test = Envoyer un essai
notify-tested = Le message d’essai est parti.
notify-saved = Enregistré.
save = Enregistrer
fairness = Mélange honnête
    .hint = Cette empreinte du mélange a été publiée au début. À la fin, le nombre qui est derrière est montré, et chacun peut vérifier.
seed = Le nombre :
export = Enregistrer dans un fichier
hand-over = C’est à { $name }
    .hint = Passez l’écran. Personne d’autre ne devrait regarder maintenant.
    .ready = Je suis { $name }

# Votes

vote-pause = { $name } demande une pause.
vote-resume = { $name } voudrait continuer.
vote-undo = { $name } demande à revenir à l’étape { $step }.
vote-end = { $name } demande à arrêter la partie ici.
vote-replace = { $name } demande à mettre un bot à la place de { $subject }.
vote-return = { $name } demande à revenir.
bot-plays-for-you = Un robot joue à votre place.
take-seat-back = Reprendre mon siège
vote-waits = Réponses attendues : { $names }
agree = D’accord
disagree = Refuser

# Journal

to-step = Vers l’étape { $step }

# Revoir

replay = Revoir
first-step = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
play-replay = Lire
pause-replay = Pause
step = Étape
step-of = { $step } / { $last }
looking-back = Vous regardez le passé : étape { $step } sur { $last }.
play-on = Continuer à partir d’ici
to-now = Au présent

# La fin

winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
ended-early = La partie a été arrêtée.
part = Partie
rank = Place { $rank }
team = Équipe { $team }
points-over-time = Les points au fil du temps
rematch = Rejouer
to-rematch = Vers la partie suivante

# Apprendre

how-title = Comment jouer à { $game }
all-rules = Toutes les règles, clause par clause
    .hint = Le catalogue complet, avec nos décisions là où les livrets se taisent ou se contredisent.
how-none = Il n’y a pas encore de règles à lire pour ce jeu.

# Touches

shortcuts = Clavier
key-choose = choisir dans la liste ouverte
key-confirm = confirmer le coup
key-start-over = oublier ce qui est choisi
key-undo = reprendre le dernier coup
key-decision = vers ce qui est demandé
key-log = vers le journal
key-chat = vers le tchat
key-why = règles sur ce qui est demandé
key-steps = parcourir la partie pas à pas
key-help = cette liste
keys-hint = Tab mène partout ; sur le plateau aussi, tout ce qui peut être choisi reçoit le focus, et Entrée le choisit.

# Parties guidées

learn-by-playing = Apprendre en jouant
    .about = C’est vous qui jouez. Un guide explique chaque décision, en propose une si vous voulez, et coche ce que vous avez appris.
guided-game = Première partie guidée
guided-go-on = Reprendre la partie guidée
guided-tag = partie guidée
guided-rockwell = Contre deux bots, environ une heure
guided-clockworker = Contre un bot, environ 20 minutes
guide = Votre guide
guide-progress = { $done } sur { $all }
guide-goals = Ce qu’il y a à apprendre
guide-back = Retour à la liste
guide-chapter = Comment jouer : { $chapter }
guide-goal-reached = appris
guide-goal-open = à venir
guide-reached = Appris : { $goal }
guide-next = Encore à apprendre : { $goal }
guide-all-done = Vous avez rencontré tout ce qu’il y a à apprendre ici.
guide-suggest = Proposer un coup
guide-suggesting = Un instant …
guide-suggested = Je ferais ceci : { $move }
    .hint = C’est rempli. Confirmez, ou choisissez autre chose.
guide-show = Montrer où
guide-explain = Expliquer
guide-shorten = Compris
guide-options = Ce que vous pouvez faire ici
guide-fold = Montrer ou cacher le guide
guide-end = Votre première partie est finie !
guide-end-learned = Vous avez rencontré { $done } choses à apprendre sur { $all }.
guide-end-left = Pour la prochaine fois :
guide-end-next = Et maintenant ?
guide-end-bots = Affronter des bots solides
guide-end-friends = Inviter du monde
guide-end-expansions = Essayer une extension
key-guide = vers le guide
key-suggest = en partie guidée : se faire proposer un coup

# La table de n’importe quel jeu

on-the-table = Sur la table
nothing = rien
yes = oui
no = non
number = Numéro
