"""A text form for places, crews and actions, so that tests and logs are one-liners.

    tiles        A1 … D8: stratum, then clockwise
    borders      A3/A4: between two neighbours of a stratum; A8/A1 closes the ring
    entrances    E1 … E4
    the centre   X
    crossings    AB1 … CD16: intersections of the circles between two strata, clockwise
    crews        R1 … W4: an owner's colour and the crew's number; owners are red, green, purple, white, in order
    cubes        2Z 1C 3S 1G: zinc, copper, silver, gold; - for none
    money        $1500
    slots        S1, S2, …: counted through over the three boards
    piles        P1, P2, …: piles of delivery tiles
    boards       I, II, III

Modules add forms for values of their own. An action is its name in kebab-case followed by its fields; actions that name
cubes one by one (`bid`, `insure`) take them as one list:

    bid 2Z 1G $300          place-vice-president S4     insure 2Z
    drill R1 A3/A4          carry-die 2                 bribe G2 B4
    sell zinc 7             build-shaft A3              move-shaft 1 A3 B2

Reading is strict; see `text.notation`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from rockworker.engine.offers import Action
from rockworker.games.rockwell.board import (
    CENTRE,
    ENTRANCE,
    INTERSECTIONS,
    PLACES,
    RING_SIZE,
    STRATA,
    TILES,
    tiles_of,
)
from rockworker.games.rockwell.state import CREWS, RESOURCES, Cubes
from rockworker.text.notation import WHOLE_NUMBER, Form, Notation, NotationError, counted, one_of, prefixed

OWNERS: Final = "RGPW"
"""Red, green, purple, white: the letters of owners 0–3."""
CUBES: Final = "ZCSG"


# Places


def place_text(place: int) -> str:
    """A place: `A3`, `A3/A4`, `E1` or `X`."""
    return _PLACES[place]


def parse_place(text: str) -> int:
    """The place that `place_text` wrote."""
    try:
        return _PLACE_NUMBERS[text]
    except KeyError:
        raise NotationError(text, "expected-place") from None


def tile_text(tile: int) -> str:
    """A tile: `A3`."""
    return STRATA[tile // RING_SIZE] + str(tile % RING_SIZE + 1)


def parse_tile(text: str) -> int:
    """The tile that `tile_text` wrote."""
    place = _PLACE_NUMBERS.get(text, TILES)
    if place >= TILES:
        raise NotationError(text, "expected-tile")
    return place


def _write_place(place: int) -> str:
    if place < ENTRANCE:
        return "/".join(tile_text(tile) for tile in tiles_of(place))
    return "X" if place == CENTRE else f"E{place - ENTRANCE + 1}"


def intersection_text(intersection: int) -> str:
    """An intersection: `AB1`."""
    circle, k = divmod(intersection, INTERSECTIONS)
    return f"{STRATA[circle]}{STRATA[circle + 1]}{k + 1}"


_PLACES: Final = tuple(_write_place(place) for place in range(PLACES))
_PLACE_NUMBERS: Final = {text: place for place, text in enumerate(_PLACES)}


# Crews, cubes, and what actions hold besides


def crew_text(crew: int) -> str:
    """A crew: `R1`."""
    owner, number = divmod(crew, CREWS)
    return f"{OWNERS[owner]}{number + 1}"


def parse_crew(text: str) -> int:
    """The crew that `crew_text` wrote."""
    match = re.fullmatch(f"([{OWNERS}])([1-{CREWS}])", text)
    if match is None:
        raise NotationError(text, "expected-crew")
    return OWNERS.index(match[1]) * CREWS + int(match[2]) - 1


CUBE_LIST: Final = counted(CUBES, "expected-cubes")


def cubes_text(cubes: Sequence[int]) -> str:
    """Cubes: `2Z 1G`, or `-` for none."""
    return CUBE_LIST.write(cubes)


def parse_cubes(text: str) -> Cubes:
    """The cubes that `cubes_text` wrote: each resource once at most, in this order."""
    zinc, copper, silver, gold = CUBE_LIST.read(text)
    return zinc, copper, silver, gold


FORMS: Final = {
    "power": WHOLE_NUMBER,
    "level": WHOLE_NUMBER,
    "money": prefixed("$", first=0),
    "slot": prefixed("S"),
    "delivery": prefixed("P"),
    "resource": one_of("none", *RESOURCES, first=-1),
    "board": one_of("I", "II", "III"),
    "place": Form(place_text, parse_place),
    "tile": Form(tile_text, parse_tile),
    "crew": Form(crew_text, parse_crew),
}
"""By kind of value, in the base game."""


# Actions


def action_text(action: Action) -> str:
    """An action on one line: `drill R1 A3/A4`."""
    return notation().write(action)


def parse_action(text: str) -> Action:
    """The action that `action_text` wrote."""
    return notation().read(text)


@cache
def notation() -> Notation:
    """Writes and reads the actions of the game and of all its modules."""
    from rockworker.games.rockwell.definition import DEFINITION  # the definition's texts need the notation
    from rockworker.games.rockwell.modules.registry import MODULES

    added = {kind: form for module in MODULES for kind, form in module.notation.items()}
    return Notation(DEFINITION.action_types, {**FORMS, **added}, {RESOURCES: CUBE_LIST})
