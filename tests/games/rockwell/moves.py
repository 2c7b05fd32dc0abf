"""Moves and looks that the rule tests share: playing on, what is offered, and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rockworker.engine.errors import ActionRefused, IllegalAction, NotYourTurn
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, enumerate_all
from rockworker.games.rockwell import components
from rockworker.games.rockwell.actions import Bid, Bribe, Drill, Insure, Pass, PlaceVicePresident
from rockworker.games.rockwell.board import RING_SIZE, STRATA, TILES
from rockworker.games.rockwell.state import Cubes
from rockworker.games.rockwell.view import RockwellView
from tests.games.rockwell.table import Table

NO_BID = Bid(0, 0, 0, 0, 0)
NO_INSURANCE = Insure(0, 0, 0, 0)
BRIBERY = (0, 1)
"""Slots 1 and 2 of Board I."""
HIRING = (2, 3)
"""Slots 3 and 4 of Board I."""


def own_numbers(**changes: Any) -> dict[str, Any]:
    """Component numbers like ours, but for these tables."""
    return {**components.raw(), **changes}


# Looking


def seen(t: Table, viewer: int | None = None) -> RockwellView:
    """What a player, or a spectator, sees."""
    view = t.game.view(viewer)
    assert isinstance(view, RockwellView)
    return view


def asked(t: Table) -> str:
    """What is asked now."""
    return seen(t).prompts[-1]


def offered(t: Table, player: int) -> set[type[Action]]:
    """The kinds of action that a player may do now."""
    return {offer.action for offer in t.game.offers(player)}


def all_offered(t: Table, player: int, kind: type[Action]) -> list[Any]:
    """Every action of one kind that a player may do now."""
    return [action for action in enumerate_all(t.game.offers(player)) if type(action) is kind]


def destinations(t: Table, crew: int) -> set[int]:
    """Where the player on turn may move a crew, staying included."""
    (player,) = t.game.actors
    return {drill.to for drill in all_offered(t, player, Drill) if drill.crew == crew}


def powers(t: Table, player: int, kind: type[Action]) -> set[int]:
    """The powers of subcontractors that a player may hire or take along."""
    return {action.power for action in all_offered(t, player, kind)}


def bribes(t: Table, player: int) -> set[tuple[int, int]]:
    """The bribes that a player may make: crew and tile."""
    return {(bribe.crew, bribe.tile) for bribe in all_offered(t, player, Bribe)}


def only(events: list[Event], kind: type[Event]) -> Any:
    """The one event of a kind."""
    (event,) = [event for event in events if type(event) is kind]
    return event


def kinds(events: list[Event]) -> list[type[Event]]:
    """What happened, by kind."""
    return [type(event) for event in events]


def slot(t: Table, board: str, number: int) -> int:
    """A slot by its board (I, II, III) and its number there from the left."""
    return t.rules.board_slots[("I", "II", "III").index(board)][number - 1]


# Refusals


def snapshot(t: Table) -> tuple[bytes, int, tuple[int, ...]]:
    """Everything that an action might have changed."""
    return t.game.codec.state_to_json(t.state), t.game.version, t.game.actors


def refuse(t: Table, player: int, action: Action, clause: str | None) -> None:
    """The action is not offered, and trying it names the clause and changes nothing."""
    error = _refusal(t, player, action, IllegalAction)
    assert error.details["clause"] == clause


def not_asked(t: Table, player: int, action: Action) -> None:
    """It is not up to this player."""
    assert not t.game.offers(player)
    _refusal(t, player, action, NotYourTurn)


def _refusal(t: Table, player: int, action: Action, kind: type[ActionRefused]) -> ActionRefused:
    before = snapshot(t)
    assert not t.may(player, action)
    with pytest.raises(kind) as caught:
        t.game.apply(player, action)
    assert snapshot(t) == before
    return caught.value


# Playing


def bid(t: Table, bids: Mapping[int, Bid]) -> list[Event]:
    """Everybody bids; who is not named bids nothing. What happened when the last bid was in."""
    events: list[Event] = []
    for player in t.game.actors:
        events = t.do(player, bids.get(player, NO_BID))
    return events


def insure(t: Table, choices: Mapping[int, Cubes]) -> list[Event]:
    """Everybody chooses insurance; who is not named takes none."""
    events: list[Event] = []
    for player in t.game.actors:
        events = t.do(player, Insure(*choices.get(player, (0, 0, 0, 0))))
    return events


def place_all(t: Table, slots: Mapping[int, tuple[int, int]]) -> list[Event]:
    """Everybody places two Vice Presidents on these slots."""
    events: list[Event] = []
    for nth in range(2):
        for player in list(t.state.management):
            events += t.do(player, PlaceVicePresident(slots[player][nth]))
    return events


def stay(t: Table, crew: int) -> list[Event]:
    """The player on turn makes a crew active and lets it stay."""
    (player,) = t.game.actors
    return t.do(player, Drill(crew, t.state.crew_at[crew]))


def idle(game: Game, player: int) -> Action:
    """The least that a player can do: nothing where possible, staying, the first thing offered else."""
    offers = game.offers(player)
    if any(offer.action is Pass for offer in offers):
        return Pass()
    first = offers[0][0]
    if isinstance(first, Drill):
        view = game.view(player)
        assert isinstance(view, RockwellView)
        return Drill(first.crew, view.crews[first.crew].at)
    return first


def play_idly(t: Table, until: Callable[[Table], bool]) -> list[Event]:
    """Everybody does the least until something holds."""
    events: list[Event] = []
    while not until(t):
        player = t.game.actors[0]
        events += t.do(player, idle(t.game, player))
    return events


# The board as drawn: an independent model of the geometry, in degrees


def arc(tile: int) -> tuple[float, float]:
    """Where a tile begins and ends on its circle: tiles of B and D are turned on by half a tile."""
    ring, index = divmod(tile, RING_SIZE)
    start = 45.0 * index + 22.5 * (ring % 2)
    return start, start + 45.0


def covers(tile: int, angle: float) -> bool:
    """Whether a tile's closed arc holds an angle."""
    start, end = arc(tile)
    return any(start <= angle + turn <= end for turn in (-360.0, 0.0, 360.0))


def touch(one: int, other: int) -> bool:
    """Whether two tiles share a border line, not only a corner."""
    rings = (one // RING_SIZE, other // RING_SIZE)
    if rings[0] == rings[1]:
        return (one - other) % RING_SIZE in (1, RING_SIZE - 1)
    return abs(rings[0] - rings[1]) == 1 and any(covers(other, arc(one)[0] + part) for part in (11.25, 33.75))


def touching(tile: int) -> set[int]:
    """The tiles next to a tile."""
    return {other for other in range(TILES) if touch(tile, other)}


def stratum(letter: str) -> range:
    """The tiles of a stratum."""
    first = STRATA.index(letter) * RING_SIZE
    return range(first, first + RING_SIZE)
