"""The random bot: every action that is offered is equally likely."""

from __future__ import annotations

from rockworker.bots.base import Bot, Seat
from rockworker.core.offers import Action, sample


class RandomBot(Bot):
    """Plays anything."""

    def choose(self, seat: Seat) -> Action:
        return sample(seat.offers(), self.chance.below)
