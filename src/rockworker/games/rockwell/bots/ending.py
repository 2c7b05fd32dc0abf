"""How the game may end: how likely it is in this turn, and what everybody can still deliver then."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.bots.distances import STEPS_TO_CENTRE
from rockworker.games.rockwell.bots.shopping import best_plan, orders, purse_of
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, RockwellState

NEAR: Final = 4
"""Plain movements to the centre that a crew may manage in one turn."""
CLOSE: Final = 2
"""Movements that it almost certainly manages."""


def end_chance(play: RockwellPlay) -> float:
    """How likely this turn is to be the last, seen before the drilling."""
    state = play.state
    if state.ending:
        return 1.0
    need = play.rules.ending.centre_players
    away = sorted(distance(state, player) for player in range(play.rules.players))
    if away[need - 1] > NEAR:
        return 0.0
    close = away[need - 1] <= CLOSE
    if away.count(0) >= need - 1:
        return 0.7 if close else 0.4
    return 0.35 if close else 0.15


def distance(state: RockwellState, player: int) -> int:
    """How far a player's foremost crew is from the centre."""
    return min([STEPS_TO_CENTRE[place] for place in state.crew_at[player * CREWS : player * CREWS + CREWS]])


def deliverable(play: RockwellPlay, player: int, income: int = 0) -> float:
    """Prestige of the deliveries that a player can still make this turn, with the actions and the wealth at hand."""
    works = play.state.actions[BOARD_III * play.rules.players + player]
    if not works:
        return 0.0
    trades = play.state.actions[BOARD_II * play.rules.players + player]
    items = [(prestige, cubes, 0) for prestige, cubes in orders(play)]
    return best_plan(items, works, trades, purse_of(play, player, income))[0]
