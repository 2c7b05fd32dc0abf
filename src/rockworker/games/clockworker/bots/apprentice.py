"""The apprentice of Clockworker."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots import apprentice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Offer
from rockworker.games.clockworker.bots.greedy import DEFAULT, considered, judged
from rockworker.games.clockworker.bots.prospects import Prospects


class ApprenticeBot(apprentice.ApprenticeBot):
    """Sees where an action leads at once, and not how the others answer."""

    regret = 2.0

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> apprentice.Judged:
        return judged(game, player, considered(tuple(offers)), Prospects(inside(game).rules, DEFAULT))
