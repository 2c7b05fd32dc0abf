"""A stand-in for games that this server does not have: their package is gone, or can't be imported.

Their tables are kept, listed and looked at as far as that needs no rules. Nobody can play them here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NoReturn

from rockworker.engine.codec import Codec
from rockworker.engine.definition import Definition, Header, Switches
from rockworker.engine.errors import BrokenGame, UnknownGame
from rockworker.engine.frames import State
from rockworker.registry import definition_of

NO_VERSION: Final = 0
"""Versions are counted from 1: no table was ever begun under this one."""


class MissingGame(Definition[None, State]):
    """Knows nothing, and has no version of any rules."""

    name = "missing"
    rules_versions = {NO_VERSION: Switches()}  # frozen when the class is made
    fewest_players = 1
    most_players = 1
    action_types = ()
    event_types = ()
    frame_types = ()
    state_type = State
    folder = Path(__file__).parent / "missing"
    """There are no words, either."""

    def compile(self, header: Header) -> None:
        """There are no rules."""

    def deal(self, rules: None, seed: int) -> NoReturn:
        """Nothing of the game can be done without it."""
        raise UnknownGame(game=self.name, known="")

    def view(self, play: Any, viewer: int | None) -> NoReturn:
        """Nor can it be seen: what others may see is for the game to say."""
        raise UnknownGame(game=self.name, known="")

    def redeal(self, play: Any, viewer: int | None, chance: Any) -> NoReturn:
        """Nor guessed."""
        raise UnknownGame(game=self.name, known="")

    def scores(self, play: Any) -> NoReturn:
        """Nor counted."""
        raise UnknownGame(game=self.name, known="")

    def check(self, play: Any) -> None:
        """There is nothing to check."""


_MISSING: Final = MissingGame()


def stored_definition(game: str) -> Definition[Any, Any]:
    """The definition of a stored table's game, or the stand-in."""
    try:
        return definition_of(game)
    except (UnknownGame, BrokenGame):
        return _MISSING


def stored_codec(game: str) -> Codec | None:
    """What reads a stored table's events; None: this server can't read them."""
    return None if is_missing(game) else Codec.of(definition_of(game))


def is_missing(game: str) -> bool:
    """Whether this server does not have a game."""
    return stored_definition(game) is _MISSING
