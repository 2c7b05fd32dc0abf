"""Which clause forbids what was not offered in Phases II and III. Explanations only: offers decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rockworker.games.rockwell.actions import (
    BuildShaft,
    Buy,
    Deliver,
    MoveShaft,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
    Sell,
)
from rockworker.games.rockwell.board import CENTRE, TILES
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NOBODY, RESOURCES

NOT_PAID = "RW-IMP-19"
NO_SUCH_WORK = "RW-IMP-04"
NO_SUCH_TRADE = "RW-MKT-05"
PLACEMENT = ("RW-SHAFT-04", "RW-SHAFT-05", "RW-SHAFT-07")
"""By level: where its mineshaft may be put."""


def in_market(play: RockwellPlay, player: int, action: object, traded: int) -> str | None:
    """Why a player may not trade like this; `traded` has the bits of the resources traded before."""
    if not isinstance(action, Sell | Buy) or not 0 <= action.resource < len(RESOURCES):
        return NO_SUCH_TRADE
    if traded >> action.resource & 1:
        return "RW-MKT-07"
    if action.amount < 1:
        return "RW-MKT-06"
    state = play.state
    if isinstance(action, Sell):
        return "RW-MKT-12" if action.amount > state.cubes[player * 4 + action.resource] else None
    if not play.rules.may_buy(play, action.resource):
        return play.rules.clauses["may_buy"]
    return "RW-MKT-12" if action.amount * state.prices[action.resource] > state.cash[player] else None


def in_workshop(play: RockwellPlay, player: int, action: object) -> str | None:
    """Why a player may not do this work."""
    explain = _WORKS.get(type(action))
    return explain(play, player, action) if explain else NO_SUCH_WORK


def _power(play: RockwellPlay, player: int, action: RaisePower) -> str:
    state = play.state
    if action.crew // CREWS != player:
        return "RW-IMP-08"
    if state.crew_at[action.crew] == CENTRE:
        return "RW-DRILL-14"
    return NOT_PAID if state.crew_power[action.crew] <= len(play.rules.company.power) else "RW-IMP-07"


def _safety(play: RockwellPlay, player: int, action: RaiseSafety) -> str:
    return NOT_PAID if play.state.safety[player] < len(play.rules.company.safety) else "RW-IMP-11"


def _mobility(play: RockwellPlay, player: int, action: RaiseMobility) -> str:
    return NOT_PAID if play.state.mobility[player] < len(play.rules.company.mobility) else "RW-IMP-13"


def _build(play: RockwellPlay, player: int, action: BuildShaft) -> str:
    built = play.state.shafts_built[player]
    if built >= len(play.rules.company.mineshafts):
        return "RW-SHAFT-02"
    return _placing(play, player, built + 1, action.tile)


def _move(play: RockwellPlay, player: int, action: MoveShaft) -> str:
    if not 1 <= action.level <= play.state.shafts_built[player]:
        return "RW-SHAFT-10"
    if not 0 <= action.origin < TILES or play.state.shafts[action.origin] != player:
        return "RW-SHAFT-09"
    return _placing(play, player, action.level, action.tile)


def _placing(play: RockwellPlay, player: int, level: int, tile: int) -> str:
    if not 0 <= tile < TILES:
        return "RW-SHAFT-17"
    if play.state.shafts[tile] != NOBODY:
        return "RW-SHAFT-08"
    if play.state.cash[player] < play.rules.company.mineshafts[level - 1]:
        return NOT_PAID
    return PLACEMENT[level - 1]


def _delivery(play: RockwellPlay, player: int, action: Deliver) -> str:
    piles = play.rules.components.deliveries
    if not 0 <= action.pile < len(piles):
        return "RW-DEL-04"
    return "RW-DEL-07" if play.state.delivery_piles[action.pile] >= len(piles[action.pile].costs) else "RW-DEL-02"


_WORKS: dict[type, Callable[[RockwellPlay, int, Any], str]] = {
    RaisePower: _power,
    RaiseSafety: _safety,
    RaiseMobility: _mobility,
    BuildShaft: _build,
    MoveShaft: _move,
    Deliver: _delivery,
}
