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
from rockworker.games.rockwell.learn.owners import Piece, per_resource
from rockworker.games.rockwell.notation import tile_text
from rockworker.games.rockwell.state import CREWS
from rockworker.games.rockwell.view import RockwellView, TileView
from rockworker.learn.section import Seating, Section, looking_at, nothing, pack, part

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
CREW: Final = {
    "present": "1: there is such a crew",
    "power": "by 4",
    "die": "power of its subcontractor, by 4",
    "depth": "entrance 0, stratum A 1 … D 4, centre 5; by 5",
    "east": "where it is around the mine",
    "north": "the same",
    "straddles": "1: it is on a border",
}
NO_CREW: Final = nothing(CREW)


def _tiles(seating: Seating, tiles: tuple[TileView, ...]) -> bytes:
    return b"".join([tile_numbers(tile) for tile in tiles])


def tile_numbers(tile: TileView) -> bytes:
    """A tile, without the mineshaft on it."""
    return pack(
        (
            part(tile.printed_power, 6),
            part(tile.required_power, 6),
            part(tile.power, 6),
            float(tile.extractable),
            float(tile.revealed),
            *[part(count, 1) for count in tile.income or (0, 0, 0, 0)],
        )
    )


def _shafts(view: RockwellView, player: int) -> bytes:
    return pack([float(tile.shaft == player) for tile in view.tiles])


def _crews(view: RockwellView, owner: int) -> bytes:
    crews = view.crews[owner * CREWS : (owner + 1) * CREWS]
    return b"".join([crew_numbers(crew.at, crew.power, crew.die) for crew in crews])


def crew_numbers(at: int, power: int, die: int) -> bytes:
    """Where a crew is, and how strong."""
    return pack((1.0, power / 4, die / 4, *WHERE[at]))


def _powers(view: RockwellView, owner: int) -> bytes:
    numbers = [0.0] * TILES
    for crew in view.crews[owner * CREWS : (owner + 1) * CREWS]:
        for tile in TILES_OF[crew.at]:
            numbers[tile] += (crew.power + crew.die) / 32
    return pack(numbers)


SECTION: Final = Section(
    "tiles",
    {
        "printed power": "n/(n+6)",
        "required power": "n/(n+6)",
        "power": "on it now: n/(n+6)",
        "extractable": "1: nothing but power is missing",
        "revealed": "1: it is turned over",
        **per_resource("income of a mineshaft, once it is turned over: n/(n+1)"),
    },
    looking_at(attrgetter("tiles"), _tiles),
    TILE_NAMES,
)
SHAFTS: Final = Piece({f"shaft on {tile}": "1: this company's mineshaft stands there" for tile in TILE_NAMES}, _shafts)
IN_MINE: Final = (
    Piece(
        {f"crew {number + 1} {name}": what for number in range(CREWS) for name, what in CREW.items()},
        _crews,
    ),
    Piece({f"power on {tile}": "of the owner's crews there, dice included, by 32" for tile in TILE_NAMES}, _powers),
)
