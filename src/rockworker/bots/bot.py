"""What a bot is."""

from __future__ import annotations

from rockworker.bots.seat import Seat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.game import Game
from rockworker.engine.offers import Action


class Bot:
    """A player made of code. It has a chance of its own: with the same seed it plays the same again."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Rng(seed & (1 << 64) - 1)

    def choose(self, seat: Seat) -> Action:
        """One of the actions offered at this seat."""
        raise NotImplementedError

    def imagine(self, seat: Seat) -> Game:
        """A game that may be the one played at this seat, by the bot's own chance."""
        return seat.imagine(next64(self.chance))
