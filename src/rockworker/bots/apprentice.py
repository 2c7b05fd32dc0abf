"""The apprentice: plays sensibly, but not always the best action that it sees, and never one that is much worse.

A game says how its actions look (`judged`); the apprentice draws among those that look nearly as good as the best."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, Offer

COARSE: Final = 1_000_000

Judged = list[tuple[float, Action]]
"""Actions with what they look worth."""


class ApprenticeBot(Bot):
    """Draws among good actions, better ones more often."""

    regret: ClassVar[float]
    """How much worse than the best an action may look, in the game's points."""

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        if len(offers) == 1 and offers[0].size() == 1:
            return offers[0][0]
        return self.drawn(self.judged(self.imagine(seat), seat.player, offers))

    @abstractmethod
    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> Judged:
        """The actions that are worth a look."""

    def drawn(self, judged: Judged) -> Action:
        """One of the good ones; an action is the less likely the more it is behind the best."""
        best = max(worth for worth, _ in judged)
        good = [(worth - best + self.regret, action) for worth, action in judged if worth > best - self.regret]
        mark = self.chance.below(COARSE) / COARSE * sum(weight for weight, _ in good)
        for weight, action in good:
            mark -= weight
            if mark < 0:
                return action
        return good[-1][1]
