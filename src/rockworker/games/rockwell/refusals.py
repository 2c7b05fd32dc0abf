"""Which clause of the rules forbids an action that was not offered.

Nothing in here decides what is legal: offers do. A refusal is explained afterwards by looking at the facts, in the
order in which a player at the table would name them. The engine has made sure that values are whole numbers, but
they may be any whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import astuple

from rockworker.engine.offers import Action
from rockworker.games.rockwell.actions import (
    Bid,
    Bribe,
    BuildShaft,
    Buy,
    CarryDie,
    Deliver,
    Drill,
    Hire,
    Insure,
    MoveShaft,
    Pass,
    PlaceVicePresident,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
    Sell,
)
from rockworker.games.rockwell.board import (
    ADJACENT,
    CENTRE,
    DEPTH,
    DESTINATIONS,
    PLACES,
    TILES,
    TOUCHED,
    is_border,
    is_entrance,
    tiles_of,
)
from rockworker.games.rockwell.ledger import stock
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NOBODY, RESOURCES

NOT_YET = {Hire: "RW-SUB-02", Bribe: "RW-BRIBE-02", CarryDie: "RW-SUB-12", Pass: "RW-DRILL-08"}
"""By action: why it must wait until a crew has moved or stayed."""
DIE_FIRST = {Hire: "RW-SUB-06", Bribe: "RW-BRIBE-02", Drill: "RW-SUB-12", Pass: "RW-SUB-12"}
"""By action: why it must wait until the fate of the subcontractor is settled."""
NOT_PAID = "RW-IMP-19"
NO_SUCH_WORK = "RW-IMP-04"
NO_SUCH_TRADE = "RW-MKT-05"
PLACEMENT = ("RW-SHAFT-04", "RW-SHAFT-05", "RW-SHAFT-07")
"""By level: where its mineshaft may be put."""


def of_bid(play: RockwellPlay, player: int, action: object) -> str | None:
    """Against a bid."""
    own = (*stock(play.state, player), play.state.cash[player])
    return "RW-AUC-08" if isinstance(action, Bid) and _overdrawn(action, own) else None


def of_insurance(play: RockwellPlay, player: int, action: object) -> str | None:
    """Against turning cubes into insurance."""
    own = stock(play.state, player)
    return "RW-INS-04" if isinstance(action, Insure) and _overdrawn(action, own) else None


def _overdrawn(action: Action, own: Sequence[int]) -> bool:
    return any(value > most for value, most in zip(astuple(action), own, strict=True))


def of_placement(play: RockwellPlay, action: object) -> str | None:
    """Against placing a Vice President."""
    if not isinstance(action, PlaceVicePresident):
        return None
    slots = play.state.slots
    if not 0 <= action.slot < len(slots):
        return "RW-VP-03"
    return "RW-VP-04" if slots[action.slot] != NOBODY else "RW-VP-05"


# A drilling turn


def before_moving(play: RockwellPlay, player: int, action: object) -> str | None:
    """While the player is to name and move the active crew."""
    if isinstance(action, Drill):
        return next(_against_drill(play, player, action), None)
    return NOT_YET.get(type(action))  # type: ignore[call-overload,no-any-return]


def while_carrying(play: RockwellPlay, player: int, crew: int, action: object) -> str | None:
    """While the player is to say what becomes of the active crew's subcontractor."""
    if isinstance(action, CarryDie):
        return next(_against_power(play, player, crew, action.power, unpaid="RW-SUB-13"), None)
    return DIE_FIRST.get(type(action))  # type: ignore[call-overload,no-any-return]


def after_moving(play: RockwellPlay, player: int, crew: int, action: object, *, used: bool) -> str | None:
    """While the player may use an advantage, or has used it."""
    if isinstance(action, Hire):
        return next(_against_hire(play, player, crew, action.power, used), None)
    if isinstance(action, Bribe):
        return next(_against_bribe(play, player, crew, action, used), None)
    if isinstance(action, Drill):
        return "RW-DRILL-12" if action.crew == crew else "RW-DRILL-10"
    return "RW-SUB-12" if isinstance(action, CarryDie) else None


def _against_drill(play: RockwellPlay, player: int, action: Drill) -> Iterator[str]:
    if action.crew // CREWS != player:
        yield "RW-DRILL-03"
    place = play.state.crew_at[action.crew]
    if place == CENTRE:
        yield "RW-DRILL-14"
    yield from _against_step(play.state.mobility[player], place, action.to)


def _against_step(mobility: int, place: int, to: int) -> Iterator[str]:
    if not 0 <= to < PLACES:
        yield "RW-DRILL-05"
    if is_entrance(to):
        yield "RW-GEO-11"
    if to == CENTRE:
        yield "RW-DRILL-07"
    if is_border(to):
        yield from _against_straddling(mobility, place, to)
    if is_entrance(place):
        yield "RW-DRILL-09"
    yield "RW-STRAD-09" if is_border(place) else "RW-DRILL-05"


def _against_straddling(mobility: int, place: int, border: int) -> Iterator[str]:
    if mobility < 2:
        yield "RW-STRAD-01"
    yield "RW-STRAD-10" if border in DESTINATIONS[mobility][place] else "RW-STRAD-03"


def _against_power(play: RockwellPlay, player: int, crew: int, power: int, unpaid: str) -> Iterator[str]:
    """Against a subcontractor's power at the place of a crew; `unpaid` if it is only too dear."""
    fees = play.rules.fees
    if not 0 <= power < len(fees):
        yield "RW-SUB-03"
    if power > DEPTH[play.state.crew_at[crew]]:
        yield "RW-SUB-07"
    if fees[power] > play.state.cash[player]:
        yield unpaid


def _against_hire(play: RockwellPlay, player: int, crew: int, power: int, used: bool) -> Iterator[str]:
    state = play.state
    if not _has(play, player, play.rules.hiring_slots):
        yield "RW-SUB-01"
    if state.crew_at[crew] == CENTRE:
        yield "RW-DRILL-14"
    if used:
        yield "RW-SUB-05"
    if state.crew_die[crew]:
        yield "RW-SUB-06"
    if not state.dice:
        yield "RW-SUB-09"
    if power == 0:
        yield "RW-SUB-03"
    yield from _against_power(play, player, crew, power, unpaid="RW-SUB-04")


def _against_bribe(play: RockwellPlay, player: int, active: int, action: Bribe, used: bool) -> Iterator[str]:
    state = play.state
    if not _has(play, player, play.rules.bribery_slots):
        yield "RW-BRIBE-01"
    if state.crew_at[active] == CENTRE:
        yield "RW-DRILL-14"
    if used:
        yield "RW-BRIBE-12"
    if not state.bribery_tiles:
        yield "RW-BRIBE-11"
    yield from _against_target(play, player, action)
    yield from _against_tile(play, state.crew_at[active], action.tile)
    yield from _against_bringing(play, player, action)


def _against_target(play: RockwellPlay, player: int, action: Bribe) -> Iterator[str]:
    places = play.state.crew_at
    if not 0 <= action.crew < len(places):
        yield "RW-BRIBE-03"
    if action.crew // CREWS == player:
        yield "RW-BRIBE-07"
    if is_entrance(places[action.crew]):
        yield "RW-BRIBE-08"
    if CENTRE in (places[action.crew], action.tile):
        yield "RW-BRIBE-09"


def _against_tile(play: RockwellPlay, active_at: int, tile: int) -> Iterator[str]:
    if not 0 <= tile < TILES:
        yield "RW-BRIBE-04"
    if tile not in tiles_of(active_at):
        yield "RW-BRIBE-03"
    if play.state.revealed >> tile & 1:
        yield "RW-BRIBE-04"


def _against_bringing(play: RockwellPlay, player: int, action: Bribe) -> Iterator[str]:
    state, rules = play.state, play.rules
    if not TOUCHED[state.crew_at[action.crew]] & ADJACENT[action.tile]:
        yield "RW-BRIBE-05"
    if state.crew_die[action.crew] > rules.caps[action.tile]:
        yield "RW-SUB-07"
    if rules.fees[state.crew_die[action.crew]] > state.cash[player]:
        yield "RW-BRIBE-14"


def _has(play: RockwellPlay, player: int, slots: Sequence[int]) -> bool:
    return any(play.state.slots[slot] == player for slot in slots)


# Phases II and III


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
        return play.rules.may_buy_clause
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
