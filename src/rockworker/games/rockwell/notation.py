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
    pawns        superintendent, supervisor; their steps +3 clockwise, -2 anticlockwise

An action is its name in kebab-case followed by its fields; actions that name cubes one by one (`bid`, `insure`) take
them as one list:

    bid 2Z 1G $300          place-vice-president S4     insure 2Z
    drill R1 A3/A4          carry-die 2                 bribe G2 B4
    sell zinc 7             build-shaft A3              move-shaft 1 A3 B2

Reading is strict: whatever is not written exactly so raises `NotationError`, which says what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, fields_of
from rockworker.engine.semantics import kinds_of
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
from rockworker.games.rockwell.state import CREWS, NO_CUBES, RESOURCES, Cubes

OWNERS: Final = "RGPW"
"""Red, green, purple, white: the letters of owners 0–3."""
CUBES: Final = "ZCSG"
NONE: Final = "-"


class NotationError(ValueError):
    """A text that is no notation, and what was expected in its place."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"'{text}' is not {expected}")


# Places


def place_text(place: int) -> str:
    """A place: `A3`, `A3/A4`, `E1` or `X`."""
    return _PLACES[place]


def parse_place(text: str) -> int:
    """The place that `place_text` wrote."""
    try:
        return _PLACE_NUMBERS[text]
    except KeyError:
        raise NotationError(text, "a place like A3, A3/A4, E1 or X") from None


def tile_text(tile: int) -> str:
    """A tile: `A3`."""
    return STRATA[tile // RING_SIZE] + str(tile % RING_SIZE + 1)


def parse_tile(text: str) -> int:
    """The tile that `tile_text` wrote."""
    place = _PLACE_NUMBERS.get(text, TILES)
    if place >= TILES:
        raise NotationError(text, "a tile from A1 to D8")
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
        raise NotationError(text, "a crew from R1 to W4")
    return OWNERS.index(match[1]) * CREWS + int(match[2]) - 1


def cubes_text(cubes: Sequence[int]) -> str:
    """Cubes: `2Z 1G`, or `-` for none."""
    return " ".join(f"{count}{letter}" for count, letter in zip(cubes, CUBES, strict=True) if count) or NONE


def parse_cubes(text: str) -> Cubes:
    """The cubes that `cubes_text` wrote: each resource once at most, in this order."""
    if text == NONE:
        return NO_CUBES
    found = [re.fullmatch(f"([1-9][0-9]*)([{CUBES}])", word) for word in text.split(" ")]
    counts = {match[2]: int(match[1]) for match in found if match}
    zinc, copper, silver, gold = (counts.get(letter, 0) for letter in CUBES)
    if cubes_text((zinc, copper, silver, gold)) != text:
        raise NotationError(text, "a list of cubes like 2Z 1G, or -")
    return zinc, copper, silver, gold


def _parse_number(text: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]*", text):
        raise NotationError(text, "a whole number")
    return int(text)


def _one_of(*words: str, first: int = 0) -> tuple[Callable[[Any], str], Callable[[str], Any]]:
    """Words for the numbers from `first` on."""

    def parse(text: str) -> int:
        if text not in words:
            raise NotationError(text, f"one of {', '.join(words)}")
        return words.index(text) + first

    return lambda value: words[value - first], parse


def _parse_steps(text: str) -> int:
    if not re.fullmatch("[+-][1-9]", text):
        raise NotationError(text, "steps like +3 or -2")
    return int(text)


def _prefixed(prefix: str, first: int) -> tuple[Callable[[Any], str], Callable[[str], Any]]:
    def parse(text: str) -> int:
        number = text.removeprefix(prefix)
        if number == text or not re.fullmatch("0|[1-9][0-9]*", number) or int(number) < first:
            raise NotationError(text, f"a number like {prefix}{first + 4}")
        return int(number) - first

    return lambda value: f"{prefix}{value + first}", parse


_KINDS: Final[dict[str, tuple[Callable[[Any], str], Callable[[str], Any]]]] = {
    "count": (str, _parse_number),
    "power": (str, _parse_number),
    "level": (str, _parse_number),
    "money": _prefixed("$", 0),
    "slot": _prefixed("S", 1),
    "delivery": _prefixed("P", 1),
    "resource": _one_of("none", *RESOURCES, first=-1),
    "board": _one_of("I", "II", "III"),
    "pawn": _one_of("superintendent", "supervisor"),
    "steps": (lambda steps: f"{steps:+}", _parse_steps),
    "place": (place_text, parse_place),
    "tile": (tile_text, parse_tile),
    "crew": (crew_text, parse_crew),
}
"""By kind: how a value is written and read."""


# Actions


def action_text(action: Action) -> str:
    """An action on one line: `drill R1 A3/A4`."""
    kinds = kinds_of(type(action))
    fields = fields_of(type(action))
    words = [kebab(type(action).__name__)]
    if fields[: len(RESOURCES)] == RESOURCES:
        words.append(cubes_text([getattr(action, name) for name in RESOURCES]))
        fields = fields[len(RESOURCES) :]
    return " ".join(words + [_KINDS[kinds[name]][0](getattr(action, name)) for name in fields])


def parse_action(text: str) -> Action:
    """The action that `action_text` wrote."""
    name, *words = text.split(" ")
    action = _action_types().get(name)
    if action is None:
        raise NotationError(name, f"one of {', '.join(_action_types())}")
    fields = fields_of(action)
    values: list[Any] = []
    if fields[: len(RESOURCES)] == RESOURCES:
        fields = fields[len(RESOURCES) :]
        cut = len(words) - len(fields)
        values += parse_cubes(" ".join(words[:cut]))
        words = words[cut:]
    if len(words) != len(fields):
        raise NotationError(text, f"{name} with {len(fields)} values")
    kinds = kinds_of(action)
    return action(*values, *[_KINDS[kinds[field]][1](word) for field, word in zip(fields, words, strict=True)])


@cache
def _action_types() -> dict[str, type[Action]]:
    from rockworker.games.rockwell.definition import DEFINITION  # the definition's texts need the notation

    return {kebab(kind.__name__): kind for kind in DEFINITION.action_types}
