"""The apprentice of Rockwell."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots import apprentice
from rockworker.engine.game import Game
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.bots.greedy import GreedyBot


class ApprenticeBot(apprentice.ApprenticeBot):
    """Sees what the greedy bot sees at first sight."""

    regret = 0.5

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> apprentice.Judged:
        quick = GreedyBot(quick=True)
        quick.chance = self.chance
        return quick.judged(game, player, offers)
