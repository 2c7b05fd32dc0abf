# Ce que dit --help : de chaque commande, et de chacun de ses arguments et options

help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = (par défaut : { $value })

help-rockworker = Rockwell et Clockworker dans le terminal et sur un serveur, pour les humains et pour les bots. Un projet de fans, non officiel.
help-rockworker-version = Afficher la version.
help-rockworker-install-completion = Installer la complétion pour le shell courant.
help-rockworker-show-completion = Afficher la complétion pour le shell courant, pour la copier ou l’adapter.

# Communs à plusieurs commandes

help-all-game = Le nom d’un jeu (rockworker games en donne la liste).
help-all-players = Le nombre de joueurs.
help-all-modules = Les extensions, séparées par des virgules, ou ALL (rockworker games en donne la liste).
help-all-option = Une option du jeu ; peut être répétée.
help-all-seed = La même graine distribue les mêmes parties.
help-all-components = Un fichier avec vos propres valeurs du matériel (TOML).
help-all-ray = Joue sur une grappe Ray (extra ray) : à cette adresse ; sans adresse, sur la grappe dont fait partie cette machine, sinon sur tous ses cœurs.
help-all-lang = La langue à lire : en, fr ou de.
help-all-help = Afficher cette aide.

help-play = Jouer dans le terminal : vous contre des bots, ou à plusieurs au même clavier.
help-play-humans = Le nombre de personnes à ce clavier ; des bots prennent les autres places.
help-play-seats = Qui est assis où : human,greedy,random,… Les paramètres d’un bot suivent après deux-points : { "search:seconds=0.2" }
help-play-names = Les noms des joueurs, séparés par des virgules.
help-play-save = Conserver la partie dans ce fichier. Sinon, elle reçoit un fichier à elle.
help-play-load = Reprendre une partie enregistrée.
help-play-position = Commencer à cette position, une ligne de texte (rockworker position l’écrit).
help-play-resume = Reprendre la dernière partie jouée.
help-play-force = Remplacer le fichier nommé par --save, s’il existe.
help-play-plain = Demander ligne par ligne au lieu du plein écran : pour les tubes, les lecteurs d’écran et les terminaux simples.

help-serve = Servir des tables aux humains et aux programmes. Tout se règle aussi par ROCKWORKER_… dans l’environnement.
help-serve-host = L’adresse d’écoute : 127.0.0.1 sans autre indication, 0.0.0.0 pour toutes.
help-serve-port = Le port : 8000 sans autre indication.
help-serve-database = sqlite:///FICHIER ou postgresql://… ; sqlite:///rockworker.db sans autre indication.
help-serve-workers = Les processus du serveur ; à plusieurs, il faut PostgreSQL.
help-serve-public-url = L’adresse à laquelle on joint ce serveur.
help-serve-bot-processes = Combien de bots réfléchissent en même temps.
help-serve-log-level = debug, info, warning ou error.

help-simulate = Faire jouer beaucoup de parties à des bots, et en dresser le bilan.
help-simulate-games = Le nombre de parties.
help-simulate-bots = Un bot par place, séparés par des virgules ; un seul les prend toutes.
help-simulate-json = Afficher le bilan en JSON.
help-simulate-jobs = Le nombre de processus qui jouent ; par défaut, un par cœur de la machine.
help-simulate-check = Vérifier les invariants après chaque action.

help-arena = Mesurer des bots entre eux : les mêmes donnes de toutes les places, avec un classement et sa certitude.
help-arena-bots = Les bots, séparés par des virgules ; s’il y en a plus que de places, ils se rencontrent tour à tour, et un nom répété prend plusieurs places. Les paramètres suivent après deux-points : { "search:seconds=0.2" }
help-arena-deals = Combien de donnes ; chacune est jouée de toutes les places.
help-arena-json = Afficher tout en JSON, partie par partie.
help-arena-plot = Dessiner le classement dans ce fichier (SVG).
help-arena-save = Enregistrer chaque partie dans ce dossier.
help-arena-jobs = Combien de processus jouent ; par défaut, un par cœur de la machine.

help-replay = Revoir une partie enregistrée, à n’importe quel moment.
help-replay-file = Une partie enregistrée.
help-replay-at = La position après ce nombre d’actions.
help-replay-seen-as = Telle que ce joueur l’a vue.
help-replay-spectator = Telle qu’un spectateur l’a vue ; c’est le cas par défaut.
help-replay-everything = Avec tout ce qui était caché.
help-replay-moves = Lister les coups dans la notation du jeu, coups cachés compris.

help-review = Revoir une partie enregistrée avec le bot qui cherche : ce qui était nettement mieux, et ce que cela aurait apporté.
help-review-file = Une partie enregistrée.
help-review-seen-as = Seulement les décisions de ce joueur.
help-review-most = Combien de décisions sont affichées par joueur, les plus coûteuses d’abord.
help-review-worlds = Parties possibles dans lesquelles chaque action est essayée ; davantage dure plus longtemps et est plus sûr.
help-review-jobs = Combien de processus travaillent ; par défaut, un par cœur de la machine.
help-review-json = Afficher chaque décision en JSON.

help-train = Entraîner un réseau qui juge les positions, en le faisant jouer contre lui-même. Un entraînement interrompu reprend.
help-train-folder = Où l’entraînement est conservé : ses parties, le réseau après chaque tour, un graphique de ses progrès.
help-train-players = Pour combien de joueurs.
help-train-recipe = td : différences temporelles, en regardant un coup à l’avance ; expert : une recherche choisit, et le réseau apprend ce qu’elle a trouvé.
help-train-rounds = Combien de fois il joue, puis apprend de ce qu’il a joué.
help-train-games = Combien de parties par tour.
help-train-start = Le fichier d’un réseau déjà entraîné, par lequel commencer.
help-train-rollouts = Combien de parties la recherche joue en pensée par décision, avec la recette expert.
help-train-jobs = Combien de processus jouent ; par défaut, un par cœur de la machine.

help-position = Écrire un moment quelconque d’une partie enregistrée sur une ligne de texte.
help-position-file = Une partie enregistrée.
help-position-at = La position après ce nombre d’actions.
help-position-seen-as = Avec ce que ce joueur peut savoir.
help-position-spectator = Avec ce qu’un spectateur peut savoir ; par défaut.
help-position-everything = Avec tout ce qui est caché.

help-verify = Vérifier qu’une partie vient de la graine promise, et que ses coups mènent à ses scores.
help-verify-file = Une partie exportée par un serveur.
help-verify-promise = L’engagement publié avant la partie.

help-components = Écrire nos valeurs du matériel dans un fichier, vérifier un fichier à vous, ou saisir ce qui est imprimé dans votre boîte.
help-components-export = Écrire toutes nos valeurs dans ce fichier.
help-components-check = Dire ce qui ne va pas dans ce fichier ; si tout va bien, ce qu’il change et ce qui reste reconstitué.
help-components-enter = Passer les pièces de votre boîte en revue et noter dans ce fichier ce qui y est imprimé.
help-components-force = Remplacer le fichier nommé par --export, s’il existe.

help-rules = Lire un article des règles avec ses arbitrages, toute une section, ou ce qui contient certains mots ; sans mots, lister les sections.
help-rules-clause = RW-EXT-15, AMB-22, une section (RW-EXT), ou des mots : vaisseau de sauvetage.

help-games = Donner la liste des jeux, de leurs extensions, options et bots.

help-new-game = Commencer un jeu à vous : petit et complet, à transformer pièce par pièce.
help-new-game-name = Un nom Python en minuscules : marbles, red_rain.
help-new-game-into = Où créer le dossier du jeu.
