# What many games of bots tell

statistic-turns = Turns
statistic-achievements = Achievements (share of players)
statistic-slots = Vice Presidents per turn, by slot
statistic-deliveries = Deliveries per game, by pile
statistic-bid = Average bid ($)
statistic-unspent = Money and cubes left at the end, per player ($)
statistic-per-game = Per game
statistic-tile-drilled = extractions
statistic-danger-struck = Danger for a player
statistic-crew-bribed = bribes
statistic-subcontractor-hired = subcontractors hired
statistic-die-carried = subcontractors taken along
statistic-insurance-taken = insurance bought
statistic-insurance-used = insurance used
statistic-cubes-sold = sales
statistic-cubes-bought = purchases
statistic-power-raised = Power raised
statistic-safety-raised = Safety raised
statistic-mobility-raised = Mobility raised
statistic-shaft-built = mineshafts built
statistic-shaft-moved = mineshafts moved
statistic-shaft-paid = incomes from mineshafts
statistic-delivery-made = deliveries
statistic-centre-reached = crews at the centre of the Earth
statistic-vice-president-stuck = Vice Presidents without a slot

# What one player relies on

plan-slots = Favourite places for Vice Presidents
plan-deliveries = Favourite deliveries
plan-achievements = Most frequent achievements
