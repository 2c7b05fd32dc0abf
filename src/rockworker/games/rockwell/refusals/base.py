"""Why an action of the auction, a placement or Phase I was refused: the clause of the rules that speaks against it.

Nothing in here decides what is legal: offers do. A refusal is explained afterwards by looking at the facts, in the
order in which a player at the table would name them. Values are whole numbers here (the core has seen to that), but
any whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import astuple

from rockworker.engine.offers import Action
from rockworker.games.rockwell.actions import Bid, Bribe, CarryDie, Drill, Hire, Insure, Pass, PlaceVicePresident
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
from rockworker.games.rockwell.state import CREWS, NOBODY

NOT_YET = {Hire: "RW-SUB-02", Bribe: "RW-BRIBE-02", CarryDie: "RW-SUB-12", Pass: "RW-DRILL-08"}
"""By action: why it must wait until a crew has moved or stayed."""
DIE_FIRST = {Hire: "RW-SUB-06", Bribe: "RW-BRIBE-02", Drill: "RW-SUB-12", Pass: "RW-SUB-12"}
"""By action: why it must wait until the fate of the subcontractor is settled."""


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
