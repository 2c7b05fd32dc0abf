# What many games of bots tell

statistic-turns = Rounds
statistic-winning-score = Average winning score
statistic-wins-by-turn-order = Share of wins, in turn order
statistic-scores-by-turn-order = Average score, in turn order
statistic-per-player = Per player
statistic-factories = factories
statistic-artifacts = artifacts
statistic-archives = archives
statistic-robots = robots
statistic-actions-per-player = Actions per player
statistic-extraction = Extraction
statistic-distribution = Distribution
statistic-reassignment = Reassignment
statistic-repair = Repair
statistic-communication = Communication
statistic-recharge = Recharge
statistic-strongest-pairs = Strongest pairs of artifacts
statistic-bought = bought (share of games)
statistic-win-rate = won (share of owners)
statistic-players = players

# What one player relies on

plan-artifacts = Favourite artifacts
plan-factories = Favourite factories
plan-actions = Most frequent actions
