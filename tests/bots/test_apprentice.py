"""The apprentice: good actions, not always the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import rockworker
from rockworker.bots.apprentice import ApprenticeBot, Judged
from rockworker.bots.seat import GameSeat
from rockworker.engine.game import Game
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.actions import Bid
from rockworker.registry import definition_of, make_bot

EVERY = 3
"""How many decisions lie between two that are looked at."""
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


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_no_apprentice_plays_what_looks_much_worse_than_the_best(game: str) -> None:
    """In whole games: what it draws is never its regret behind, and not always the best."""
    options = dict(definition_of(game).bot_options)
    played = rockworker.new(game, players=2, seed=3, options=options).playout("apprentice", 1)
    behind = []
    for (player, _), (now, _) in zip(played.log, played.replay(), strict=False):
        if now.version % EVERY or sum(offer.size() for offer in now.offers(player)) < 2:
            continue
        bot, twin = (make_bot("apprentice", game, now.version) for _ in range(2))
        assert isinstance(twin, ApprenticeBot)
        seat = GameSeat(now, player)
        worths = {action: worth for worth, action in twin.judged(twin.imagine(seat), player, seat.offers())}
        behind.append((max(worths.values()) - worths[bot.choose(seat)]) / twin.regret)
    assert len(behind) > 10
    assert max(behind) < 1
    assert sum(regret > 0 for regret in behind) > 3
