"""The apprentice: good actions, not always the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rockworker.bots.apprentice import ApprenticeBot, Judged
from rockworker.engine.game import Game
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.actions import Bid

BEST, GOOD, BLUNDER = (Bid(0, 0, 0, 0, cash) for cash in (100, 200, 300))


class Pupil(ApprenticeBot):
    """Knows three actions."""

    regret = 2.0

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> Judged:
        raise NotImplementedError


def test_better_actions_come_more_often_and_blunders_never() -> None:
    """An action that is half of the regret behind is half as likely; one that is farther behind is not played."""
    pupil = Pupil(1)
    drawn = Counter(pupil.drawn([(5.0, GOOD), (6.0, BEST), (3.9, BLUNDER)]) for _ in range(3000))
    assert drawn[BLUNDER] == 0
    assert 1.7 < drawn[BEST] / drawn[GOOD] < 2.4
