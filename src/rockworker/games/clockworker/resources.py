"""What players gain and pay: gears, blocks in four colours, robots; victory points are counted beside them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

RESOURCES: Final = ("gear", "red", "green", "blue", "gold", "robot")
GEAR: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
GOLD: Final = 4
ROBOT: Final = 5
GEAR_BIT: Final = 1 << GEAR
ROBOT_BIT: Final = 1 << ROBOT
POINTS: Final = 6
"""Victory point tokens lie in the same row of numbers, but are no resource."""
COLOURS: Final = (RED, GREEN, BLUE)
"""The blocks for which gold may stand in."""
KINDS: Final = 7

Bundle = tuple[int, ...]
"""How many of each: gears, red, green, blue, gold, robots, points."""

LETTERS: Final = "CRGBOWP"
_UNIT: Final = re.compile(r"([1-9])?([CRGBOWP])")


def parse_bundle(text: str) -> Bundle:
    """`2C R` is two gears and a red block. C gear, R G B blocks, O gold, W robot, P point."""
    counts = [0] * KINDS
    for word in text.split():
        match = _UNIT.fullmatch(word)
        if match is None:
            raise ValueError(f"'{word}' is no unit like 2R: a number from 1 to 9, then one of {' '.join(LETTERS)}")
        counts[LETTERS.index(match[2])] += int(match[1] or 1)
    return tuple(counts)


def bundle_text(bundle: Bundle) -> str:
    """The notation that `parse_bundle` reads."""
    units = zip(bundle, LETTERS, strict=True)
    return " ".join(f"{'' if count == 1 else count}{letter}" for count, letter in units if count)


def units(kind: int, amount: int) -> Bundle:
    """Some units of one kind."""
    return tuple(amount if kind == other else 0 for other in range(KINDS))


NOTHING: Final[Bundle] = (0,) * KINDS


def together(bundles: Iterable[Bundle]) -> Bundle:
    """All of them in one."""
    return tuple([sum(counts) for counts in zip(NOTHING, *bundles, strict=True)])


def units_of(bundle: Bundle) -> list[tuple[int, int]]:
    """The kinds in a bundle, each with how many there are."""
    return [(kind, count) for kind, count in enumerate(bundle) if count]


def mask_of(bundle: Bundle) -> int:
    """One bit per kind that a bundle holds."""
    return sum(1 << kind for kind, count in enumerate(bundle) if count)
