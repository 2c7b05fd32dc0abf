"""What a company is worth: prestige, stock, improvements, mineshafts, and how close its achievements are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rockworker.games.rockwell.board import CENTRE, DEPTH
from rockworker.games.rockwell.bots.outlook import SHAFTS_PAID, Outlook
from rockworker.games.rockwell.ledger import value
from rockworker.games.rockwell.rules import Goal, RockwellPlay, Rules
from rockworker.games.rockwell.scoring import HOLDINGS, bonus, holdings
from rockworker.games.rockwell.state import CREWS, RockwellState


def stock_worth(outlook: Outlook, state: RockwellState) -> float:
    """Money and cubes, less the part that can't be spent any more."""
    weights, player = outlook.weights, outlook.player
    cash = state.cash[player]
    wealth = cash + value(state, state.cubes[player * 4 : player * 4 + 4])
    spendable = min(wealth, weights.spending * (outlook.turns + 1))
    dollars = spendable + weights.surplus * (wealth - spendable)
    if not outlook.ending:
        dollars += weights.liquid * min(cash, weights.liquid_cap)
    return dollars * outlook.worth


def improvements_worth(outlook: Outlook, state: RockwellState) -> float:
    """What power, safety, mobility and insurance will bring in the turns that are left."""
    weights, player = outlook.weights, outlook.player
    if outlook.ending:
        return 0.0
    each_turn = weights.safety[state.safety[player]] + weights.mobility[state.mobility[player]]
    for crew in range(player * CREWS, player * CREWS + CREWS):
        if state.crew_at[crew] != CENTRE:
            each_turn += weights.crew + weights.power[state.crew_power[crew] - 1]
    insured = weights.insurance * (1 - weights.insurance_fades ** state.insurance[player])
    return (each_turn * outlook.scope * outlook.turns + insured / (1 - weights.insurance_fades)) * outlook.worth


def shafts_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """What the mineshafts will pay in the turns that are left."""
    state, player = play.state, outlook.player
    if player not in state.shafts:
        return 0.0
    paid = state.track == SHAFTS_PAID or state.turn > outlook.turn
    turns = outlook.turns if paid else outlook.turns + 1
    dollars = 0.0
    for tile, owner in enumerate(state.shafts):
        if owner == player:
            dollars += shaft_income(play, tile)
    return dollars * turns * outlook.worth * outlook.weights.shaft_income


def shaft_income(play: RockwellPlay, tile: int) -> float:
    """Dollars that a mineshaft on a tile brings each turn."""
    state, rules = play.state, play.rules
    if state.revealed >> tile & 1:
        return _at_price(state, rules.incomes[state.tiles[tile]])
    return 0.4 * _at_price(state, _hidden_incomes(rules)[state.tiles[tile]])


def _at_price(state: RockwellState, cubes: Sequence[float]) -> float:
    return sum([amount * price for amount, price in zip(cubes, state.prices, strict=True)])


@lru_cache(maxsize=16)
def _hidden_incomes(rules: Rules) -> list[list[float]]:
    """By tile of the component list: what tiles with the same front bring on average."""
    tiles = rules.components.tiles
    alike = [[t.income for t in tiles if (t.stratum, t.power) == (tile.stratum, tile.power)] for tile in tiles]
    return [[sum(cubes) / len(incomes) for cubes in zip(*incomes, strict=True)] for incomes in alike]


def achievements_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """How close the player is to the achievements that are still to be had, except those at depth."""
    worth = 0.0
    for prestige, goal in open_achievements(outlook, play):
        if not goal.depth:
            worth += prestige * float(progress(outlook, play.state, goal) ** outlook.weights.progress_power)
    return worth * outlook.weights.progress


def depths_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """How close the player is to the achievements at depth."""
    worth = 0.0
    for prestige, goal in open_achievements(outlook, play):
        if goal.depth:
            met = _depth_progress(play.state, outlook.player, goal)
            worth += prestige * float(met**outlook.weights.progress_power)
    return worth * outlook.weights.progress * outlook.patience


def open_achievements(outlook: Outlook, play: RockwellPlay) -> list[tuple[int, Goal]]:
    """What the player can still achieve, with its prestige."""
    if outlook.ending:
        return []
    state, rules = play.state, play.rules
    had = state.achievements[outlook.player]
    return [
        (rules.achievement_tiles[number][state.achievement_piles[number]], goal)
        for number, goal in enumerate(rules.goals)
        if not had >> number & 1
    ]


def progress(outlook: Outlook, state: RockwellState, goal: Goal) -> float:
    """How much of an achievement's criterion is met, from 0 to 1."""
    player = outlook.player
    if goal.crews:
        return _power_progress(state, player, goal, outlook.rules.company.power)
    if goal.cards:
        return min(state.cards[player] / goal.cards, 1.0)
    return _cubes_progress(state, player, goal.cubes)


def closeness(outlook: Outlook, state: RockwellState, goal: Goal) -> float:
    """How much of an achievement's criterion is met, wherever it is to be met."""
    return _depth_progress(state, outlook.player, goal) if goal.depth else progress(outlook, state, goal)


def _depth_progress(state: RockwellState, player: int, goal: Goal) -> float:
    depths = [min(DEPTH[place], goal.depth) for place in state.crew_at[player * CREWS : player * CREWS + CREWS]]
    depths.sort(reverse=True)
    return sum(depths[: goal.crews]) / (goal.crews * goal.depth)


def _power_progress(state: RockwellState, player: int, goal: Goal, prices: Sequence[int]) -> float:
    """Measured by what the steps of power cost. Crews in the centre stay as they are."""
    spent = []
    for crew in range(player * CREWS, player * CREWS + CREWS):
        reached = min(state.crew_peak[crew], goal.power)
        if reached == goal.power or state.crew_at[crew] != CENTRE:
            spent.append(sum(prices[: reached - 1]))
    spent.sort(reverse=True)
    return sum(spent[: goal.crews]) / (goal.crews * sum(prices[: goal.power - 1]))


def _cubes_progress(state: RockwellState, player: int, need: Sequence[int]) -> float:
    first = player * 4
    total = missing = 0
    for resource, amount in enumerate(need):
        if amount:
            price = state.prices[resource]
            total += amount * price
            missing += max(amount - state.cubes[first + resource], 0) * price
    return 1 - missing / total


def rankings_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """The bonus of the five final rankings, as things stand; still uncertain before the end."""
    state, players = play.state, play.rules.players
    worth = 0.0
    for number in range(len(HOLDINGS)):
        amounts = holdings(state, number, players)
        if outlook.ending:
            worth += bonus(play, amounts)[outlook.player]
        else:
            worth += _likely_bonus(play, amounts, outlook.player)
    return worth * outlook.rankings


def _likely_bonus(play: RockwellPlay, amounts: Sequence[int], player: int) -> float:
    points = play.rules.ending.bonus
    mine = amounts[player]
    if not mine:
        return 0.0
    beaten = 0.0
    for other, amount in enumerate(amounts):
        if other != player:
            beaten += mine / (mine + amount)
    return points[0] * beaten / (len(amounts) - 1)


def rivals_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """What the opponents have: their prestige, and their stock at price."""
    state, player = play.state, outlook.player
    others = [other for other in range(play.rules.players) if other != player]
    worth = 0.0
    for other in others:
        wealth = state.cash[other] + value(state, state.cubes[other * 4 : other * 4 + 4])
        worth += state.achievement_prestige[other] + state.delivery_prestige[other] + wealth * outlook.worth
    return worth * outlook.weights.opponents
