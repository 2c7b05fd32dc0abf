"""The apprentice of Clockworker."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots import apprentice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.clockworker.actions import Distribute, Recharge
from rockworker.games.clockworker.bots.judgement import considered, judged
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.bots.weights import DEFAULT


class ApprenticeBot(apprentice.ApprenticeBot):
    """Sees where an action leads at once, and not how the others answer."""

    regret = 2.0

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> apprentice.Judged:
        play = inside(game)
        return judged(play, player, sensible(considered(tuple(offers))), Prospects(play.rules, DEFAULT))


def sensible(actions: list[Action]) -> list[Action]:
    """No gears are fetched while robots stand idle that could be sent to work: a person would laugh at that."""
    if not any([isinstance(action, Distribute) for action in actions]):
        return actions
    return [action for action in actions if not isinstance(action, Recharge)]
