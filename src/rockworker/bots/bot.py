"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rockworker.bots.seat import Seat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.contracts import require_hooks
from rockworker.engine.game import Game
from rockworker.engine.offers import Action


class Bot(ABC):
    """A player made of code. It has an RNG of its own: with the same seed it plays the same again."""

    least_values: ClassVar[Mapping[str, float]] = {}
    """By parameter: the least number that can be given in the bot's name. Other whole numbers are 0 or more there. What
    a base class declares holds, too."""

    called: str = ""
    """The name by which it was asked for, with its parameters."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Rng(seed & (1 << 64) - 1)
        self.late = 0.0
        """Seconds that were gone before the bot was asked; they are part of its time, where that is limited."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        require_hooks(cls)
        declared = [vars(base).get("least_values", {}) for base in reversed(cls.__mro__)]
        cls.least_values = {key: least for one in declared for key, least in one.items()}

    @abstractmethod
    def choose(self, seat: Seat) -> Action:
        """One of the actions offered at this seat."""

    def imagine(self, seat: Seat) -> Game:
        """A game that may be the one played at this seat, drawn with the bot's RNG."""
        return seat.imagine(next64(self.chance))
