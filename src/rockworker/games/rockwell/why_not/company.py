"""Against what players do in Phases II and III."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rockworker.engine.refusals import Refusal
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
from rockworker.games.rockwell.board import CENTRE, REACH, TILES, TOUCHED, is_entrance
from rockworker.games.rockwell.ledger import stock
from rockworker.games.rockwell.refusals import (
    AllShaftsBuilt,
    AlreadyDrilled,
    AlreadyTraded,
    AtLeastOne,
    CrewThere,
    CubesMissing,
    HighestLevel,
    HighestPower,
    InCentre,
    LevelNotReached,
    MoneyMissing,
    NoCrewNear,
    NoneSuch,
    NoShaftOfYours,
    NotYours,
    PileEmpty,
    PowerOnEntrance,
    ShaftThere,
)
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NO_CUBES, NOBODY, RESOURCES, Cubes
from rockworker.games.rockwell.why_not.stakes import lacking

NOT_PAID = "RW-IMP-19"
PLACEMENT = ("RW-SHAFT-04", "RW-SHAFT-05")
"""By level below the highest: where its mineshaft may be put."""


def in_market(play: RockwellPlay, player: int, action: Sell | Buy, traded: int) -> Refusal:
    """Against a trade; `traded` has the bits of the resources traded before."""
    resource, amount = action.resource, action.amount
    if not 0 <= resource < len(RESOURCES):
        return NoneSuch("RW-MKT-05", "resource")
    if traded >> resource & 1:
        return AlreadyTraded("RW-MKT-07", resource)
    if amount < 1:
        return AtLeastOne("RW-MKT-06")
    if isinstance(action, Sell):
        return CubesMissing("RW-MKT-12", _of_one_type(resource, amount - stock(play.state, player)[resource]))
    if not play.rules.may_buy(play, resource):
        return play.rules.why_not_buy(play, resource)
    return MoneyMissing("RW-MKT-12", amount * play.state.prices[resource] - play.state.cash[player])


def _of_one_type(resource: int, amount: int) -> Cubes:
    zinc, copper, silver, gold = [amount if n == resource else count for n, count in enumerate(NO_CUBES)]
    return zinc, copper, silver, gold


def in_workshop(play: RockwellPlay, player: int, action: object) -> Refusal | None:
    """Against a piece of work; None if it is no work at all."""
    explain = _WORKS.get(type(action))
    return explain(play, player, action) if explain else None


def _unpaid(play: RockwellPlay, player: int, price: int) -> Refusal:
    return MoneyMissing(NOT_PAID, price - play.state.cash[player])


def _power(play: RockwellPlay, player: int, action: RaisePower) -> Refusal:
    crew, state, prices = action.crew, play.state, play.rules.company.power
    if not 0 <= crew < len(state.crew_at):
        return NoneSuch("RW-IMP-08", "crew")
    if crew // CREWS != player:
        return NotYours("RW-IMP-08", crew)
    if state.crew_at[crew] == CENTRE:
        return InCentre("RW-DRILL-14", crew)
    power = state.crew_power[crew]
    if power > len(prices):
        return HighestPower("RW-IMP-07", crew, power)
    if prices[power - 1] > state.cash[player] or not is_entrance(state.crew_at[crew]):
        return _unpaid(play, player, prices[power - 1])
    return PowerOnEntrance("RW-IMP-08", crew, power)


def _safety(play: RockwellPlay, player: int, action: RaiseSafety) -> Refusal:
    return _level(play, player, play.state.safety[player], play.rules.company.safety, "RW-IMP-11")


def _mobility(play: RockwellPlay, player: int, action: RaiseMobility) -> Refusal:
    return _level(play, player, play.state.mobility[player], play.rules.company.mobility, "RW-IMP-13")


def _level(play: RockwellPlay, player: int, level: int, prices: tuple[int, ...], clause: str) -> Refusal:
    return _unpaid(play, player, prices[level]) if level < len(prices) else HighestLevel(clause, level)


def _build(play: RockwellPlay, player: int, action: BuildShaft) -> Refusal:
    built = play.state.shafts_built[player]
    if built >= len(play.rules.company.mineshafts):
        return AllShaftsBuilt("RW-SHAFT-02", built)
    return next(_placing(play, player, built + 1, action.tile))


def _move(play: RockwellPlay, player: int, action: MoveShaft) -> Refusal:
    built = play.state.shafts_built[player]
    if not 1 <= action.level <= built:
        return LevelNotReached("RW-SHAFT-10", built)
    if not 0 <= action.origin < TILES or play.state.shafts[action.origin] != player:
        return NoShaftOfYours("RW-SHAFT-09")
    return next(_placing(play, player, action.level, action.tile))


def _placing(play: RockwellPlay, player: int, level: int, tile: int) -> Iterator[Refusal]:
    state, price = play.state, play.rules.company.mineshafts[level - 1]
    if not 0 <= tile < TILES:
        yield NoneSuch("RW-SHAFT-17", "tile")
    if state.shafts[tile] != NOBODY:
        yield ShaftThere("RW-SHAFT-08", tile, state.shafts[tile])
    if state.cash[player] < price:
        yield _unpaid(play, player, price)
    clause = PLACEMENT[level - 1]
    if not any(REACH[place] >> tile & 1 for place in state.crew_at[player * CREWS : player * CREWS + CREWS]):
        yield NoCrewNear(clause, tile)
    if state.revealed >> tile & 1:
        yield AlreadyDrilled(clause, tile)
    yield CrewThere(clause, tile, _opposing_crew(play, player, tile))


def _opposing_crew(play: RockwellPlay, player: int, tile: int) -> int:
    places = enumerate(play.state.crew_at)
    return next(crew for crew, place in places if crew // CREWS != player and TOUCHED[place] >> tile & 1)


def _delivery(play: RockwellPlay, player: int, action: Deliver) -> Refusal:
    piles, bought = play.rules.components.deliveries, play.state.delivery_piles
    if not 0 <= action.pile < len(piles):
        return NoneSuch("RW-DEL-04", "pile")
    costs = piles[action.pile].costs[bought[action.pile] :]
    missing = lacking(costs[0], stock(play.state, player), "RW-DEL-02") if costs else None
    return missing or PileEmpty("RW-DEL-07", action.pile)


_WORKS: Final[dict[type, Callable[[RockwellPlay, int, Any], Refusal]]] = {
    RaisePower: _power,
    RaiseSafety: _safety,
    RaiseMobility: _mobility,
    BuildShaft: _build,
    MoveShaft: _move,
    Deliver: _delivery,
}
