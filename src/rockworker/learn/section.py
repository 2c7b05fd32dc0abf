"""Parts of a vector, and how a game fills them from a view."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rockworker.bots.seat import About


class Seating:
    """Who sits where, as one viewer counts: the viewer first, then the others in the order of their seats."""

    __slots__ = ("about", "order", "places", "players", "viewer")

    def __init__(self, about: About, viewer: int) -> None:
        self.about = about
        self.viewer = viewer
        self.players = about.players
        self.order = tuple((viewer + step) % about.players for step in range(about.players))
        """Players in the viewer's order."""
        self.places = {player: place for place, player in enumerate(self.order)}
        """By player: the place in the viewer's order."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seating) and (self.about, self.viewer) == (other.about, other.viewer)

    def __hash__(self) -> int:
        return hash((self.about.game, self.players, self.viewer))


Encode = Callable[[Seating, Any], bytes]
"""From what a seat sees to a part of its vector."""


def looking_at(parts: Callable[[Any], Any], encode: Encode) -> Encode:
    """Encodes some parts of a view."""
    return lambda seating, view: encode(seating, parts(view))


@dataclass(frozen=True)
class Section:
    """A part of the vector: the same fields for each of several items."""

    name: str
    fields: Mapping[str, str]
    """By name: what a field means."""
    encode: Encode
    """From a view: the section's numbers, field by field for each item (`pack`)."""
    items: tuple[str, ...] = ("",)

    def __len__(self) -> int:
        return len(self.items) * len(self.fields)

    @property
    def names(self) -> tuple[str, ...]:
        """Every number of the section by name: `tiles.A1.power`."""
        return tuple(".".join(filter(None, (self.name, item, name))) for item in self.items for name in self.fields)


def pack(numbers: Iterable[float]) -> bytes:
    """Numbers as a section holds them."""
    return array("f", numbers).tobytes()


def part(number: float, typical: float) -> float:
    """A number from 0 on, without a limit, as one below 1: ½ where it is typical."""
    return number / (number + typical)


def nothing(fields: Mapping[str, str]) -> bytes:
    """All 0: something that is not there."""
    return pack([0.0] * len(fields))


@cache
def one_hot(place: int, size: int) -> tuple[float, ...]:
    """1 at a place, 0 elsewhere; all 0 for a place that is not there."""
    return tuple([float(place == number) for number in range(size)])
