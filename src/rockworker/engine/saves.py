"""Saved games: header and action log rebuild a game, the rest says who played it. A save is text that anyone can read.

The terminal, the server and Python programs all read and write this one format.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from rockworker.engine.definition import Header, Score
from rockworker.engine.errors import BadSave

if TYPE_CHECKING:
    from rockworker.engine.game import Game

FORMAT: Final = 1
HUMAN: Final = "human"
PLACE: Final = re.compile(r"at `\$\.?([^`]+)`")
MISSING: Final = re.compile(r"missing required field `([^`]+)`")


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat where, by seat, and what they had said once and for all."""

    seats: tuple[str, ...] = ()
    """`human`, or the level of a bot."""
    names: tuple[str, ...] = ()
    standing: tuple[tuple[str, ...], ...] = ()
    """The standing answers that are switched on."""
    given: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The moves, counted from 1, that were standing answers, and which."""


NOT_NOTED: Final = Seating()


class Save(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as a file. It holds the seed: while a game runs, no player may see it."""

    rockworker: int
    """The version of this format."""
    header: Header
    log: tuple[tuple[int, dict[str, Any]], ...]
    """Every move: who made it, and the action as plain data."""
    table: Seating = NOT_NOTED
    commitment: str = ""
    """What the server published about the seed before the game."""
    scores: tuple[Score, ...] = ()
    position: str = ""
    """Where the game begins, if its header does not deal it (`Game.from_position`)."""

    @classmethod
    def of(cls, game: Game, table: Seating = NOT_NOTED) -> Self:
        """A save of a game that knows its past."""
        moves = tuple((player, msgspec.to_builtins(action)) for player, action in game.log)
        return cls(FORMAT, game.header, moves, table, position=game.origin or "")

    @classmethod
    def parse(cls, text: str | bytes) -> Self:
        """A save file, checked for its shape but not yet for its moves."""
        try:
            save = msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise BadSave(reason="not-a-save", found=_where(str(error))) from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, TypeError):
            raise BadSave(reason="not-json", found="") from None
        if save.rockworker != FORMAT:
            raise BadSave(reason="format", found=str(save.rockworker), wanted=str(FORMAT))
        return save

    def encode(self) -> bytes:
        """The file's text."""
        return msgspec.json.encode(self)


def _where(complaint: str) -> str:
    """The key that msgspec complains about; the rest of what it says is in English only."""
    place, missing = PLACE.search(complaint), MISSING.search(complaint)
    return ".".join(found[1] for found in (place, missing) if found)
