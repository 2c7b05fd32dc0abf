"""What a seat sees and has said so far, as one vector of numbers between -1 and 1.

It is built from the seat's view alone, so that it can't tell more than the view does; or by a scribe, which writes the
same bits straight from the game. A game registers its encoding (`GamePackage.encoding`): its words, and the sections of
its vector.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rockworker.bots.seat import About
from rockworker.engine.definition import Definition
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.learn.said import Said
from rockworker.learn.section import Seating, Section
from rockworker.learn.sheet import Desk, Scribe, ViewScribe
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
    scribes: Callable[[Any, Desk], Callable[[], Scribe]] | None = None
    """For the rules of a game and a desk: lays out its sheets, and gives back what makes scribes for them. They write
    the same as the sections, without a view. Views show what may be told, scribes are quicker; tests hold them to the
    same bits."""

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

    def scribe_for(self, game: Game) -> Scribe:
        """Somebody who writes what the seats of a game see, and of others like it."""
        about = About.of(game.header)
        return _scribes(self, game.definition, inside(game).rules, Seating(about, 0))()

    def seen(self, seating: Seating, view: Any) -> bytes:
        """The part of the vector that a view tells."""
        return b"".join([section.encode(seating, view) for section in self.sections])


@lru_cache(64)
def _scribes(
    encoding: Encoding, definition: Definition[Any, Any], rules: Any, seating: Seating
) -> Callable[[], Scribe]:
    """What makes scribes for games that are played alike. They share a desk."""
    desk = Desk(seating.about, encoding.said)
    if encoding.scribes:
        make = encoding.scribes(rules, desk)
        desk.lay_out()
        return make
    seatings = [Seating(seating.about, viewer) for viewer in range(seating.players)]
    return lambda: ViewScribe(desk, lambda play, viewer: encoding.seen(seatings[viewer], definition.view(play, viewer)))


def encoding_of(game: str) -> Encoding:
    """The encoding that a game registers."""
    make = game_package(game).encoding
    if make is None:
        raise ValueError(f"the game {game} brings no encoding")
    return make()
