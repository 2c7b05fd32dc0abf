"""A possible game as data: what a bot in another process, or on another machine, may know of a game."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from rockworker.engine.codec import Codec
from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.registry import definition_of


class PossibleGame(msgspec.Struct, frozen=True):
    """A game that may be the real one, as far as one player can know. All that is hidden from them is redealt."""

    player: int
    header: Header
    """Without the seed."""
    state: dict[str, Any]
    version: int
    """How many actions were applied."""

    @classmethod
    def of(cls, game: Game, player: int, seed: int) -> Self:
        """What a player may know of a game. By the seed alone: the hidden truth leaves no trace in it."""
        imagined = game.imagine(player, seed)
        state = imagined.codec.state_to_plain(inside(imagined).state)
        return cls(player, imagined.header, state, game.version)

    def game(self) -> Game:
        """The game, ready to be played on."""
        definition = definition_of(self.header.game)
        state = Codec.of(definition).state_from_plain(self.state)
        return Game.resume(definition, self.header, state, self.version)
