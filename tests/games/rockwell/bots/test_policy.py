"""How Rockwell's bots play on in their minds."""

from __future__ import annotations

import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.inside import inside
from rockworker.games.rockwell.bots.policy import Policy
from rockworker.games.rockwell.bots.weights import DEFAULT, Weights
from rockworker.games.rockwell.rules import RockwellPlay
from tests.games.rockwell.table import GREEN, RED, Table


@pytest.fixture
def play() -> RockwellPlay:
    """Red is to drill, and one of its crews is next to the centre."""
    table = Table(seed=2)
    for number, place in enumerate(("B2", "B5", "C4", "D1")):
        table.put(RED, number, place)
    table.put(GREEN, 0, "A1")
    table.drilling_turn(RED)
    return inside(table.game)


def test_a_quick_policy_tries_all_movements(play: RockwellPlay) -> None:
    """Which of them drills a tile can't be told from the places alone."""
    offers = play.offers(RED)
    quick, slow = (Policy(DEFAULT, Rng(1), quick=quick).judged(play, RED, offers) for quick in (True, False))
    assert {action for _, action in quick} == {action for _, action in slow}


def test_a_quick_policy_drills_what_it_can(play: RockwellPlay) -> None:
    """The tile that a crew completes is drilled, though other places look as good before it is."""
    play.state.crew_power[0] = 4
    chosen = Policy(DEFAULT, Rng(1), quick=True).judged(play, RED, play.offers(RED))[0][1]
    after = play.copy()
    after.take(RED, chosen)
    assert after.state.revealed != play.state.revealed


def test_weights_are_named() -> None:
    """A slip of the pen is no new weight."""
    assert Weights(first=2.0).first == 2.0
    assert Weights().first == DEFAULT.first != 2.0
    with pytest.raises(TypeError, match="no weight 'frist'"):
        Weights(frist=2.0)
