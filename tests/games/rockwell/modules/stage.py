"""What the tests of the modules share: stacked piles, pawns in given places, and extractions set off by a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from rockworker.engine.errors import IllegalAction
from rockworker.engine.events import Event
from rockworker.engine.offers import Action
from rockworker.games.rockwell.actions import Drill, Hire
from rockworker.games.rockwell.board import CENTRE, INTERSECTIONS, intersection_tiles, neighbours
from rockworker.games.rockwell.components import Card
from rockworker.games.rockwell.frames.turn import put_back
from rockworker.games.rockwell.frames.workshop import Workshop
from rockworker.games.rockwell.modules.inspectors.module import Pawns
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, Cubes
from rockworker.games.rockwell.view import RockwellView
from tests.games.rockwell.table import RED, Table, crew

MARKET, DIAMONDS, EXPLOSIONS, INSPECTORS = "fluctuating_market", "diamonds", "explosions", "inspectors"
ALL = (MARKET, DIAMONDS, EXPLOSIONS, INSPECTORS)
AI = 2
"""The owner of AI's crews at a table of two."""
ZINC, COPPER, SILVER, GOLD = range(4)
NONE: Cubes = (0, 0, 0, 0)

SPECULATION = Card(pile=1, face="speculation")
EXPLOSION = Card(pile=1, face="explosion")


def diamond(amount: int = 2000) -> Card:
    """A Diamond card."""
    return Card(pile=1, face="diamond", amount=amount)


def booty(cubes: Cubes = NONE, danger: bool = False, symbols: tuple[int, int] = (0, 0)) -> Card:
    """A resource card; without symbols the pawns stay where they are."""
    return Card(pile=1, cubes=cubes, danger=danger, symbols=symbols)


# An extraction


def gather(t: Table, tile: int, powers: Mapping[int, int]) -> None:
    """Puts everybody's first crew on a tile, with its power."""
    for owner, power in powers.items():
        t.put(owner, 0, tile, power)


def stand_by(t: Table, tile: int, powers: Mapping[int, int], *cards: Card, trigger: int = RED) -> None:
    """The pile is stacked, the crews are on the tile but for the trigger's, which stands next to it."""
    t.next_cards(tile, *cards)
    gather(t, tile, powers)
    t.state.crew_at[crew(trigger)] = neighbours(tile)[0]
    t.drilling_turn(trigger)


def tip(t: Table, tile: int, powers: Mapping[int, int], *cards: Card, trigger: int = RED) -> list[Event]:
    """The trigger's first crew joins the others' on a tile, whose pile is stacked with these cards."""
    stand_by(t, tile, powers, *cards, trigger=trigger)
    return t.do(trigger, Drill(crew(trigger), tile))


def hire_alone(t: Table, tile: int, *cards: Card, power: int = 2) -> list[Event]:
    """Red's first crew, alone on a tile that needs one power more, hires a subcontractor of power 1."""
    t.next_cards(tile, *cards)
    t.put(RED, 0, tile, power)
    t.vice_presidents({RED: [t.rules.hiring_slots[0]]})
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    return t.do(RED, Hire(1))


def pile_of(t: Table, tile: int) -> tuple[int, ...]:
    """The cards in a tile's pile."""
    return t.state.piles[t.rules.pile_of[t.state.tiles[tile]]]


def faces(t: Table, tile: int) -> list[str]:
    """The faces of the cards in a tile's pile."""
    return [t.rules.cards[number].face for number in pile_of(t, tile)]


def explosive(players: int = 4, *more: str) -> Table:
    """A table with Explosions where nobody owns a cube."""
    t = Table(players, modules=[EXPLOSIONS, *more])
    for player in range(players):
        t.own(player, NONE)
    return t


# Looking


def seen(t: Table, viewer: int | None = None) -> RockwellView:
    """What a player, or a spectator, sees."""
    view = t.game.view(viewer)
    assert isinstance(view, RockwellView)
    return view


def names(events: Sequence[Event]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def only(events: Sequence[Event], kind: type[Event]) -> Any:
    """The one event of a kind."""
    (event,) = [event for event in events if type(event) is kind]
    return event


def offered(t: Table, player: int, kind: type[Action]) -> list[Any]:
    """Every action of one kind that a player may do now."""
    return [action for offer in t.game.offers(player) if offer.action is kind for action in offer]


def refused(t: Table, player: int, action: Action, clause: str | None) -> None:
    """An action is not offered; trying it names the clause and changes nothing."""
    before = t.game.codec.state_to_json(t.state)
    assert not t.may(player, action)
    with pytest.raises(IllegalAction) as refusal:
        t.game.apply(player, action)
    assert refusal.value.details["clause"] == clause
    assert t.game.codec.state_to_json(t.state) == before


# Boards II and III


def places_on(t: Table, board: int, players: Sequence[int]) -> None:
    """Vice Presidents on Board II or III, from its first slot on."""
    slots = t.rules.board_slots[board]
    t.vice_presidents({player: [slots[n]] for n, player in enumerate(players)})


def market_and_workshop(t: Table, market: Sequence[int], workshop: Sequence[int]) -> None:
    """Vice Presidents on both boards."""
    places_on(t, BOARD_II, market)
    places_on(t, BOARD_III, workshop)


def actions_left(t: Table, player: int) -> tuple[int, int]:
    """What a player can still do on Boards II and III."""
    company = seen(t).companies[player]
    return company.exchange_actions, company.workshop_actions


def end_of_turn(t: Table) -> None:
    """Phase III is over; everything is about to be put back."""
    t.start_step(put_back)


def is_in_workshop(t: Table) -> bool:
    """Whether Phase III is under way."""
    return any(isinstance(frame, Workshop) for frame in t.state.stack)


# The two pawns


def intersection(circle: str, k: int) -> int:
    """An intersection by its circle (`A/B`, `B/C`, `C/D`) and its number clockwise."""
    return ("A/B", "B/C", "C/D").index(circle) * INTERSECTIONS + k % INTERSECTIONS


def tiles_at(place: int) -> tuple[int, ...]:
    """The tiles that meet at an intersection."""
    return intersection_tiles(*divmod(place, INTERSECTIONS))


def touching(tile: int) -> list[int]:
    """The intersections at a tile's corners."""
    return [place for place in range(3 * INTERSECTIONS) if tile in tiles_at(place)]


def set_pawns(t: Table, superintendent: int, supervisor: int, target: int = 0) -> None:
    """Puts the pawns on their intersections."""
    pawns = cast(Pawns, t.state.slices[INSPECTORS])
    pawns.at = [superintendent, supervisor]
    pawns.target = target


def pawns_of(t: Table) -> tuple[int, int]:
    """Superintendent and Supervisor, as everybody sees them."""
    view = seen(t).modules[INSPECTORS]
    return view.superintendent, view.supervisor


def clear_of(*tiles: int) -> tuple[int, int]:
    """Two intersections of circle A/B that touch none of these tiles and share none with each other."""
    free = [place for place in range(INTERSECTIONS) if not set(tiles_at(place)) & set(tiles)]
    return free[0], next(place for place in free if not set(tiles_at(place)) & set(tiles_at(free[0])))


def all_in_centre(t: Table, player: int) -> None:
    """A player's crews have all finished their journey."""
    for number in range(4):
        t.put(player, number, CENTRE)
