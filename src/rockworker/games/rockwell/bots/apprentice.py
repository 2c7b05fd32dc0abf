"""The apprentice of Rockwell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rockworker.bots import apprentice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.bots.policy import Policy
from rockworker.games.rockwell.bots.weights import Weights

STUBBORN: Final = Weights(hopeless=5.0)
"""A person would laugh at a player who is far behind and ends the game."""


class ApprenticeBot(apprentice.ApprenticeBot):
    """Sees what the greedy bot sees at first sight."""

    regret = 0.5

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> apprentice.Judged:
        return Policy(STUBBORN, self.chance, quick=True).judged(inside(game), player, offers)
