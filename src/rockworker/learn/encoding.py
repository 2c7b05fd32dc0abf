"""What a seat sees and has said so far, as one vector of numbers between -1 and 1.

It is built from the seat's view alone, so that it can't tell more than the view does. A game registers its encoding
(`GamePackage.encoding`): its words, and the sections of its vector.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from rockworker.learn.decision import Decision
from rockworker.learn.said import Said
from rockworker.learn.section import Seating, Section
from rockworker.learn.words import Words
from rockworker.registry import game_package

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Encoding:
    """How a game is encoded."""

    words: Words
    sections: tuple[Section, ...]
    check: Callable[[Any], None] = lambda rules: None
    """Raises ValueError for rules that have more of something than the encoding has room for."""

    def __hash__(self) -> int:
        return id(self)

    @cached_property
    def size(self) -> int:
        """How many numbers a vector has."""
        return len(self.names)

    @cached_property
    def said(self) -> Said:
        """The last section, which is the same for all games: what a seat has said of its action so far."""
        return Said(self.words)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every number of the vector by name."""
        return tuple(name for section in (*self.sections, self.said.section) for name in section.names)

    def seen(self, seating: Seating, view: Any) -> bytes:
        """The part of the vector that a view tells."""
        return b"".join([section.encode(seating, view) for section in self.sections])

    def vector(self, seating: Seating, view: Any, decision: Decision | None) -> Vector:
        """The whole vector: what a seat sees, and what it has said of its action so far."""
        return as_vector(self.seen(seating, view), self.said.encode(decision))

    def mask(self, decision: Decision | None) -> Mask:
        """By word: 1, if it can be said now."""
        mask = np.zeros(len(self.words), np.int8)
        if decision:
            mask[list(decision.legal)] = 1
        return mask


def as_vector(*parts: bytes) -> Vector:
    """The numbers of several parts, in an array of their own."""
    return np.frombuffer(bytearray().join(parts), np.float32)


def encoding_of(game: str) -> Encoding:
    """The encoding that a game registers."""
    make = game_package(game).encoding
    if make is None:
        raise ValueError(f"the game {game} brings no encoding")
    return make()
