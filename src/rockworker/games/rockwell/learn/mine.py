"""The mine: tiles, crews, and whose power is on which tile."""

from __future__ import annotations

from math import cos, pi, sin
from operator import attrgetter
from typing import Final

from rockworker.games.rockwell.board import (
    CENTRE,
    DEPTH,
    ENTRANCE,
    PLACES,
    RING_SIZE,
    TILES,
    is_border,
    ring_of,
    tiles_of,
)
from rockworker.games.rockwell.learn.owners import (
    ALL_CREWS,
    OWNERS,
    SEATS,
    owners_from,
    per_resource,
    place_of,
)
from rockworker.games.rockwell.notation import tile_text
from rockworker.games.rockwell.state import CREWS
from rockworker.games.rockwell.view import CrewView, TileView
from rockworker.learn.section import Seating, Section, looking_at, one_hot, pack, part

TILE_NAMES: Final = tuple(tile_text(tile) for tile in range(TILES))
STEPS: Final = 2 * RING_SIZE
"""Half tiles around the mine."""
TILES_OF: Final = tuple(tiles_of(place) for place in range(PLACES))


def _around(place: int) -> float:
    """How far around the mine a place is, in half tiles clockwise."""
    if place >= ENTRANCE:
        return 4 * (place - ENTRANCE) + 1
    return 2 * (place % RING_SIZE) + ring_of(place) % 2 + is_border(place)


def circle(step: float) -> tuple[float, float]:
    """A step around the mine as a point: to the east and to the north."""
    return sin(2 * pi * step / STEPS), cos(2 * pi * step / STEPS)


WHERE: Final = tuple(
    (DEPTH[place] / 5, *((0.0, 0.0) if place == CENTRE else circle(_around(place))), float(is_border(place)))
    for place in range(PLACES)
)
NO_CREW: Final = pack([0.0] * 7)


def _tiles(seating: Seating, tiles: tuple[TileView, ...]) -> bytes:
    order = seating.order
    return b"".join([tile_numbers(tile, order) for tile in tiles])


def tile_numbers(tile: TileView, order: tuple[int, ...]) -> bytes:
    """A tile, as a viewer with this order of players sees it."""
    return pack(
        (
            part(tile.printed_power, 6),
            part(tile.required_power, 6),
            part(tile.power, 6),
            float(tile.extractable),
            float(tile.revealed),
            *[part(count, 1) for count in tile.income or (0, 0, 0, 0)],
            *one_hot(order.index(tile.shaft) if tile.shaft in order else -1, len(SEATS)),
        )
    )


def _crews(seating: Seating, crews: tuple[CrewView, ...]) -> bytes:
    parts: list[bytes] = []
    for owner in owners_from(seating.viewer, seating.players):
        if owner is None:
            parts += [NO_CREW] * CREWS
        else:
            parts += [crew_numbers(c.at, c.power, c.die) for c in crews[owner * CREWS : (owner + 1) * CREWS]]
    return b"".join(parts)


def crew_numbers(at: int, power: int, die: int) -> bytes:
    """Where a crew is, and how strong."""
    return pack((1.0, power / 4, die / 4, *WHERE[at]))


def _powers(seating: Seating, crews: tuple[CrewView, ...]) -> bytes:
    numbers = [0.0] * (TILES * len(OWNERS))
    for crew in crews:
        tiles = TILES_OF[crew.at]
        if tiles:
            owner = place_of(seating, crew.owner)
            for tile in tiles:
                numbers[tile * len(OWNERS) + owner] += (crew.power + crew.die) / 32
    return pack(numbers)


SECTIONS: Final = (
    Section(
        "tiles",
        {
            "printed power": "n/(n+6)",
            "required power": "n/(n+6)",
            "power": "on it now: n/(n+6)",
            "extractable": "1: nothing but power is missing",
            "revealed": "1: it is turned over",
            **per_resource("income of a mineshaft, once it is turned over: n/(n+1)"),
            **{f"shaft of {seat}": "1: a mineshaft stands on it" for seat in SEATS},
        },
        looking_at(attrgetter("tiles"), _tiles),
        TILE_NAMES,
    ),
    Section(
        "powers",
        dict.fromkeys(OWNERS, "power of the owner's crews there, dice included, by 32"),
        looking_at(attrgetter("crews"), _powers),
        TILE_NAMES,
    ),
    Section(
        "crews",
        {
            "present": "1: there is such a crew",
            "power": "by 4",
            "die": "power of its subcontractor, by 4",
            "depth": "entrance 0, stratum A 1 … D 4, centre 5; by 5",
            "east": "where it is around the mine",
            "north": "the same",
            "straddles": "1: it is on a border",
        },
        looking_at(attrgetter("crews"), _crews),
        ALL_CREWS,
    ),
)
