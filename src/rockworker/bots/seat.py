"""What a bot gets to see: a seat at the table, never the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.offers import Offer


class About(msgspec.Struct, frozen=True):
    """The public part of a game's header: which game it is and how it is played."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}

    @staticmethod
    def of(header: Header) -> About:
        """What everybody may know of a header: all but the seed, and the numbers, which the rules hold."""
        return About(header.game, header.players, header.modules, header.options)


class Seat(Protocol):
    """A place at the table, as its player sees it. All that a bot may know comes through here."""

    @property
    def player(self) -> int:
        """Whose seat it is."""
        ...

    @property
    def about(self) -> About:
        """Which game is played here."""
        ...

    def view(self) -> Any:
        """All that this player may see."""
        ...

    def offers(self) -> tuple[Offer, ...]:
        """What this player may do now; empty if it is not up to this player."""
        ...

    def imagine(self, seed: int) -> Game:
        """A game that may be the real one: all that this player can't know is redealt, by the seed.

        Raises CannotImagine where only view and offers are known."""
        ...


class GameSeat:
    """A seat at a game in this process."""

    __slots__ = ("_game", "_player", "about")

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self._player = player
        self.about = About.of(game.header)

    @property
    def player(self) -> int:
        """Whose seat it is."""
        return self._player

    def view(self) -> Any:
        """All that this player may see."""
        return self._game.view(self._player)

    def offers(self) -> tuple[Offer, ...]:
        """What this player may do now."""
        return self._game.offers(self._player)

    def imagine(self, seed: int) -> Game:
        """A game that may be the real one."""
        return self._game.imagine(self._player, seed)
