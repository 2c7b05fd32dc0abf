"""Against what players do in a drilling turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rockworker.engine.offers import Action
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.actions import Bribe, CarryDie, Drill, Hire, Pass
from rockworker.games.rockwell.board import (
    ADJACENT,
    CENTRE,
    DEPTH,
    DESTINATIONS,
    PLACES,
    TILES,
    TOUCHED,
    entrance_tiles,
    is_border,
    is_entrance,
    tiles_of,
)
from rockworker.games.rockwell.refusals import (
    AllInUse,
    AlreadyDrilled,
    BorderTaken,
    CentreClosed,
    CentreTooFar,
    DepthLimit,
    EntranceLeadsTo,
    InCentre,
    MobilityMissing,
    MoneyMissing,
    NoneSuch,
    NotInPlay,
    NotNextTo,
    NotOnTile,
    NotYours,
    NoWayBack,
    OncePerRound,
    OutOfReach,
    OwnCrew,
    PowerRange,
    SubcontractorThere,
    SubcontractorTooStrong,
    VicePresidentMissing,
)
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS

STRADDLING = 2
"""The level of mobility from which crews may stop on borders."""
MOVE_FIRST: Final[dict[type[Action], str]] = {
    Hire: "RW-SUB-02",
    Bribe: "RW-BRIBE-02",
    CarryDie: "RW-SUB-12",
    Pass: "RW-DRILL-08",
}
"""By action: why it must wait until a crew has moved or stayed."""
DIE_FIRST: Final[dict[type[Action], str]] = {Hire: "RW-SUB-06", Bribe: "RW-BRIBE-02"}
"""By action: why it must wait until the fate of the subcontractor is settled."""


def of_drill(play: RockwellPlay, player: int, action: Drill) -> Refusal:
    """A crew that is not to be moved, or a place that it can't reach."""
    places = play.state.crew_at
    if not 0 <= action.crew < len(places):
        return NoneSuch("RW-DRILL-03", "crew")
    if action.crew // CREWS != player:
        return NotYours("RW-DRILL-03", action.crew)
    if places[action.crew] == CENTRE:
        return InCentre("RW-DRILL-14", action.crew)
    return next(_against_step(play, places[action.crew], action.to, play.state.mobility[player]))


def _against_step(play: RockwellPlay, place: int, to: int, mobility: int) -> Iterator[Refusal]:
    if not 0 <= to < PLACES:
        yield NoneSuch("RW-DRILL-05", "place")
    if is_entrance(to):
        yield NoWayBack("RW-GEO-11")
    if to == CENTRE:
        yield CentreTooFar("RW-DRILL-07", place)
    if is_border(to):
        yield from _against_straddling(play, place, to, mobility)
    if is_entrance(place):
        yield EntranceLeadsTo("RW-DRILL-09", entrance_tiles(place))
    yield OutOfReach("RW-STRAD-09" if is_border(place) else "RW-DRILL-05", place, to, mobility)


def _against_straddling(play: RockwellPlay, place: int, border: int, mobility: int) -> Iterator[Refusal]:
    if mobility < STRADDLING:
        yield MobilityMissing("RW-STRAD-01", STRADDLING, mobility)
    if border in DESTINATIONS[mobility][place]:
        yield BorderTaken("RW-STRAD-10", play.state.crew_at.index(border))
    yield OutOfReach("RW-STRAD-03", place, border, mobility)


def of_carrying(play: RockwellPlay, player: int, crew: int, action: CarryDie) -> Refusal:
    """A power that the subcontractor can't have at its crew's new place."""
    return next(_against_power(play, player, crew, action.power, least=0, unpaid="RW-SUB-13"))


def _against_power(
    play: RockwellPlay, player: int, crew: int, power: int, least: int, unpaid: str
) -> Iterator[Refusal]:
    """Against a subcontractor's power at the place of a crew; `unpaid` if it is only too dear."""
    fees, at = play.rules.fees, play.state.crew_at[crew]
    if not least <= power < len(fees):
        yield PowerRange("RW-SUB-03", least, len(fees) - 1)
    if power > DEPTH[at]:
        yield DepthLimit("RW-SUB-07", at, DEPTH[at])
    yield MoneyMissing(unpaid, fees[power] - play.state.cash[player])


def of_hire(play: RockwellPlay, player: int, crew: int, power: int, *, used: bool) -> Refusal:
    """A subcontractor whom the player can't have."""
    return next(_against_hire(play, player, crew, power, used))


def _against_hire(play: RockwellPlay, player: int, crew: int, power: int, used: bool) -> Iterator[Refusal]:
    state = play.state
    if not _has(play, player, play.rules.hiring_slots):
        yield VicePresidentMissing("RW-SUB-01", play.rules.hiring_slots)
    if state.crew_at[crew] == CENTRE:
        yield InCentre("RW-DRILL-14", crew)
    if used:
        yield OncePerRound("RW-SUB-05")
    if state.crew_die[crew]:
        yield SubcontractorThere("RW-SUB-06", crew, state.crew_die[crew])
    if not state.dice:
        yield AllInUse("RW-SUB-09", "dice", play.rules.components.drilling.dice)
    yield from _against_power(play, player, crew, power, least=1, unpaid="RW-SUB-04")


def of_bribe(play: RockwellPlay, player: int, active: int, action: Bribe, *, used: bool) -> Refusal:
    """A crew or a tile that can't be bribed, or a player who can't bribe."""
    return next(_against_bribe(play, player, active, action, used))


def _against_bribe(play: RockwellPlay, player: int, active: int, action: Bribe, used: bool) -> Iterator[Refusal]:
    state = play.state
    if not _has(play, player, play.rules.bribery_slots):
        yield VicePresidentMissing("RW-BRIBE-01", play.rules.bribery_slots)
    if state.crew_at[active] == CENTRE:
        yield InCentre("RW-DRILL-14", active)
    if used:
        yield OncePerRound("RW-BRIBE-12")
    if not state.bribery_tiles:
        yield AllInUse("RW-BRIBE-11", "bribery-tiles", play.rules.components.drilling.bribery_tiles)
    yield from _against_target(play, player, action)
    yield from _against_tile(play, state.crew_at[active], action.tile)
    yield from _against_bringing(play, player, action)


def _against_target(play: RockwellPlay, player: int, action: Bribe) -> Iterator[Refusal]:
    places = play.state.crew_at
    if not 0 <= action.crew < len(places):
        yield NoneSuch("RW-BRIBE-03", "crew")
    if action.crew // CREWS == player:
        yield OwnCrew("RW-BRIBE-07", action.crew)
    if is_entrance(places[action.crew]):
        yield NotInPlay("RW-BRIBE-08", action.crew)
    if places[action.crew] == CENTRE:
        yield InCentre("RW-BRIBE-09", action.crew)
    if action.tile == CENTRE:
        yield CentreClosed("RW-BRIBE-09")


def _against_tile(play: RockwellPlay, active_at: int, tile: int) -> Iterator[Refusal]:
    if not 0 <= tile < TILES:
        yield NoneSuch("RW-BRIBE-04", "tile")
    if tile not in tiles_of(active_at):
        yield NotOnTile("RW-BRIBE-03", active_at)
    if play.state.revealed >> tile & 1:
        yield AlreadyDrilled("RW-BRIBE-04", tile)


def _against_bringing(play: RockwellPlay, player: int, action: Bribe) -> Iterator[Refusal]:
    state, most = play.state, play.rules.caps[action.tile]
    place, power = state.crew_at[action.crew], state.crew_die[action.crew]
    if not TOUCHED[place] & ADJACENT[action.tile]:
        yield NotNextTo("RW-BRIBE-05", action.crew, place, action.tile)
    if power > most:
        yield SubcontractorTooStrong("RW-SUB-07", action.tile, power, most)
    yield MoneyMissing("RW-BRIBE-14", play.rules.fees[power] - state.cash[player])


def _has(play: RockwellPlay, player: int, slots: Sequence[int]) -> bool:
    return any(play.state.slots[slot] == player for slot in slots)
