"""The random bot: every action that is offered is equally likely."""

from __future__ import annotations

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.offers import Action, sample


class RandomBot(Bot):
    """Plays anything."""

    def choose(self, seat: Seat) -> Action:
        return sample(seat.offers(), self.chance.below)
