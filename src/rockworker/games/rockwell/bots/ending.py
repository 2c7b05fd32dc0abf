"""How the game may end: how likely it is in this turn, and what everybody can still deliver then."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.board import CENTRE, DESTINATIONS, PLACES
from rockworker.games.rockwell.bots.shopping import best_plan, orders, purse_of
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, RockwellState

FAR: Final = 9
NEAR: Final = 4
"""Plain movements to the centre that a crew may manage in one turn."""
CLOSE: Final = 2
"""Movements that it almost certainly manages."""


def _to_centre() -> tuple[int, ...]:
    """By place: how many plain movements away the centre is."""
    far = {CENTRE: 0}
    edge = [CENTRE]
    while edge:
        found = {at for at in range(PLACES) if at not in far and not far.keys().isdisjoint(DESTINATIONS[0][at])}
        far.update(dict.fromkeys(found, far[edge[0]] + 1))
        edge = sorted(found)
    return tuple(far.get(place, FAR) for place in range(PLACES))


TO_CENTRE: Final = _to_centre()


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
    return min([TO_CENTRE[place] for place in state.crew_at[player * CREWS : player * CREWS + CREWS]])


def deliverable(play: RockwellPlay, player: int, income: int = 0) -> float:
    """Prestige of the deliveries that a player can still make this turn, with the actions and the wealth at hand."""
    works = play.state.actions[BOARD_III * play.rules.players + player]
    if not works:
        return 0.0
    trades = play.state.actions[BOARD_II * play.rules.players + player]
    items = [(prestige, cubes, 0) for prestige, cubes in orders(play)]
    return best_plan(items, works, trades, purse_of(play, player, income))[0]
