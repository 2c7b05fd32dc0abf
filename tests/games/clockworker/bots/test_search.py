"""Clockworker's search brings the end of a game in which nothing is gained by waiting."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.bots.search import SearchBot
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng
from rockworker.engine.inside import inside
from rockworker.games.clockworker.bots.learned import LearnedGuide, LearnedSearch
from rockworker.games.clockworker.bots.policy import completed
from rockworker.games.clockworker.bots.prospects import LONG
from rockworker.games.clockworker.bots.search import ClockworkerSearch
from rockworker.games.clockworker.resources import POINTS
from tests.games.clockworker.table import Table


def beaten(number: int) -> Table:
    """A table where one more card of the first player ends the game, which is lost by far, in a round."""
    t = Table(2)
    t.build_any(0, 11)
    t.own(0, "9C 3W 5R 5G 5B")
    t.state.holdings[1][POINTS] = 90
    t.state.round = number
    t.act(0)
    return t


def ends(t: Table, bot: SearchBot) -> bool:
    """Whether a bot's choice ends the game."""
    action = bot.choose(GameSeat(t.game, 0))
    return bool(completed(inside(t.game), 0, action).state.ending)


@pytest.mark.parametrize("kind", [ClockworkerSearch, LearnedSearch])
@pytest.mark.parametrize("number", [LONG - 5, LONG + 25])
def test_who_is_beaten_does_not_wait_for_ever(kind: type[SearchBot], number: int) -> None:
    """In the beginning there may be hope. Later waiting costs more than a defeat, although the network, which has never
    seen such games, still sees a chance."""
    assert ends(beaten(number), kind(rollouts=24)) == (number > LONG)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seats_look_equally_far_ahead(players: int) -> None:
    """The player who sits last in a round, too, acts once more before a rollout of one round is judged."""
    game, guide = rockworker.new("clockworker", players=players, seed=5), LearnedGuide(Rng(1))
    looked: list[int] = []
    for _ in range(players):
        player, ahead, acted = game.actors[0], game.copy(), 0
        while not guide.is_far_enough(game, ahead, player):
            acted += ahead.actors[0] == player and ahead.prompt == "action-phase"
            guide.step(ahead)
        assert ahead.actors == ((player + 1) % players,)
        looked.append(acted)
        while game.actors[0] == player:
            guide.step(game)
    assert looked == [2] * players
