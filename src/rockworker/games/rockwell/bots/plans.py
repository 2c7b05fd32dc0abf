"""What Vice Presidents are good for this turn: the best use of their actions, as far as it can be seen."""

from __future__ import annotations

from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.bots.company import open_achievements, progress, shaft_income
from rockworker.games.rockwell.bots.outlook import SHAFTS_PAID, Outlook
from rockworker.games.rockwell.bots.shopping import Cost, Item, best_plan, orders, purse_of, traded
from rockworker.games.rockwell.ledger import value
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, RockwellState

Purchase = tuple[float, int]
"""Net gain in prestige, price in dollars."""


def vice_presidents_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """What the player's Vice Presidents on the three boards may still bring this turn."""
    state, players, player, weights = play.state, play.rules.players, outlook.player, outlook.weights
    if player not in state.slots:
        return 0.0
    trades = state.actions[BOARD_II * players + player]
    works = state.actions[BOARD_III * players + player]
    worth = _control_worth(outlook, state)
    if works:
        worth += shopping_plan(outlook, play)[0] * weights.plan + weights.workshop * works
    if trades:
        worth += _collections(outlook, play, trades) + weights.exchange * trades
    return worth


def shopping_plan(outlook: Outlook, play: RockwellPlay) -> tuple[float, Cost, int]:
    """The best use of the actions on Boards II and III: its gain, and the cubes and dollars that it takes."""
    state, players, player = play.state, play.rules.players, outlook.player
    works, trades = state.actions[BOARD_III * players + player], state.actions[BOARD_II * players + player]
    coming = outlook.weights.coming if state.track < SHAFTS_PAID else 0
    items = [*_deliveries(outlook, play), *((gain, (0, 0, 0, 0), price) for gain, price in improvements(outlook, play))]
    return best_plan(items, works, trades, purse_of(play, player, coming))


def _deliveries(outlook: Outlook, play: RockwellPlay) -> list[Item]:
    return [(prestige - value(play.state, cubes) * outlook.worth, cubes, 0) for prestige, cubes in orders(play)]


def _control_worth(outlook: Outlook, state: RockwellState) -> float:
    """Bribery, subcontractors and the place in the Control order, while there are rounds to come."""
    if state.track >= SHAFTS_PAID:
        return 0.0
    weights, rules, player = outlook.weights, outlook.rules, outlook.player
    rounds = min(SHAFTS_PAID - state.track, rules.components.drilling.rounds) / rules.components.drilling.rounds
    for number in rules.board_slots[0]:
        if state.slots[number] == player:
            slot = rules.slots[number]
            early = weights.early * (len(rules.board_slots[0]) - slot.number)
            return (_advantage(outlook, state, slot.advantage) + early) * rounds
    return 0.0


def _advantage(outlook: Outlook, state: RockwellState, advantage: str) -> float:
    if advantage == "bribery":
        return outlook.weights.bribery if state.bribery_tiles else 0.0
    payable = state.cash[outlook.player] >= outlook.rules.fees[1]
    return outlook.weights.subcontracting if state.dice and payable else 0.0


def _collections(outlook: Outlook, play: RockwellPlay, trades: int) -> float:
    """The best achievement that purchases of this turn would complete, beyond what it is worth already."""
    state, player, weights = play.state, outlook.player, outlook.weights
    done = traded(state, player)
    best = 0.0
    for prestige, achievement in open_achievements(outlook, play):
        if any(achievement.cubes):
            missing = [max(n - state.cubes[player * 4 + r], 0) for r, n in enumerate(achievement.cubes)]
            blocked = any(n and done >> r & 1 for r, n in enumerate(missing))
            if not blocked and 4 - missing.count(0) <= trades and value(state, missing) <= state.cash[player]:
                met = float(progress(outlook, state, achievement) ** weights.progress_power)
                best = max(best, prestige * (1 - met * weights.progress))
    return best * weights.plan


def improvements(outlook: Outlook, play: RockwellPlay) -> list[Purchase]:
    """Every improvement that could be bought next, if money were no object."""
    if outlook.ending:
        return []
    state, company, weights, player = play.state, play.rules.company, outlook.weights, outlook.player
    turns, worth = outlook.turns * outlook.scope, outlook.worth
    found = _powers(outlook, state)
    for rates, level, prices in (
        (weights.safety, state.safety[player], company.safety),
        (weights.mobility, state.mobility[player], company.mobility),
    ):
        if level < len(prices):
            found.append((((rates[level + 1] - rates[level]) * turns - prices[level]) * worth, prices[level]))
    built = state.shafts_built[player]
    if built < len(company.mineshafts):
        price = company.mineshafts[built]
        found.append(((likely_income(outlook, play) * outlook.turns - price) * worth, price))
    return found


def _powers(outlook: Outlook, state: RockwellState) -> list[Purchase]:
    player, rates, prices = outlook.player, outlook.weights.power, outlook.rules.company.power
    found = []
    for crew in range(player * CREWS, player * CREWS + CREWS):
        power = state.crew_power[crew]
        if state.crew_at[crew] != CENTRE and power <= len(prices):
            price = prices[power - 1]
            gain = (rates[power] - rates[power - 1]) * outlook.turns * outlook.scope - price
            found.append((gain * outlook.worth + 0.2, price))
    return found


def likely_income(outlook: Outlook, play: RockwellPlay) -> float:
    """What a good place for a mineshaft brings each turn: the best of the tiles under the player's crews."""
    state = play.state
    places = state.crew_at[outlook.player * CREWS : outlook.player * CREWS + CREWS]
    incomes = [shaft_income(play, place) for place in places if place < len(state.shafts)]
    return max(incomes, default=0.0) * outlook.weights.shaft_income
