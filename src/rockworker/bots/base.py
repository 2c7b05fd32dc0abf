"""What a bot is, and what it gets to see: a seat at the table, never the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from rockworker.core.definition import Header
from rockworker.core.game import Game
from rockworker.core.offers import Action, Offer
from rockworker.core.rng import Rng, next64


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

    def offers(self) -> list[Offer]:
        """What this player may do now; empty if it is not up to this player."""
        ...

    def imagine(self, seed: int) -> Game | None:
        """A game that may be the real one: all that this player can't know is dealt anew, by the seed.

        None where nobody can tell, as far from the server."""
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

    def offers(self) -> list[Offer]:
        """What this player may do now."""
        return self._game.offers(self._player)

    def imagine(self, seed: int) -> Game | None:
        """A game that may be the real one."""
        return self._game.imagine(self._player, seed)


class Bot:
    """A player made of code. It has a chance of its own: with the same seed it plays the same again."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Rng(seed & (1 << 64) - 1)

    def choose(self, seat: Seat) -> Action:
        """One of the actions offered at this seat."""
        raise NotImplementedError

    def imagine(self, seat: Seat) -> Game | None:
        """A game that may be the one played at this seat, by the bot's own chance."""
        return seat.imagine(next64(self.chance))
