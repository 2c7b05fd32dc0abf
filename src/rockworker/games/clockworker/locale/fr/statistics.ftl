# Ce que disent beaucoup de parties de bots

statistic-turns = Manches
statistic-winning-score = Score moyen pour gagner
statistic-wins-by-turn-order = Part des victoires, dans l’ordre du tour
statistic-scores-by-turn-order = Score moyen, dans l’ordre du tour
statistic-per-player = Par joueur
statistic-factories = usines
statistic-artifacts = artefacts
statistic-archives = archives
statistic-robots = robots
statistic-actions-per-player = Actions par joueur
statistic-extraction = Extraction
statistic-distribution = Répartition
statistic-reassignment = Réaffectation
statistic-repair = Réparation
statistic-communication = Communication
statistic-recharge = Recharge
statistic-strongest-pairs = Les paires d’artefacts les plus fortes
statistic-bought = acheté (part des parties)
statistic-win-rate = victoires (part des propriétaires)
statistic-players = joueurs

# Ce sur quoi mise un joueur

plan-artifacts = Artefacts préférés
plan-factories = Usines préférées
plan-actions = Actions les plus fréquentes
