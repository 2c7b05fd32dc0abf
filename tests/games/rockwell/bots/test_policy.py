"""How Rockwell's bots play on in their minds."""

from __future__ import annotations

import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import Drill
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.bots.policy import GLANCED, Policy
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


def test_a_quick_policy_tries_few_movements(play: RockwellPlay) -> None:
    """Those to the best places, and the way into the centre, which changes more than places."""
    offers = play.offers(RED)
    tried = [action for _, action in Policy(DEFAULT, Rng(1), quick=True).judged(play, RED, offers)]
    all_of_them = [action for _, action in Policy(DEFAULT, Rng(1)).judged(play, RED, offers)]
    assert len(tried) == GLANCED + 1 < len(all_of_them)
    assert [action for action in tried if isinstance(action, Drill) and action.to == 68]
    assert set(tried) < set(all_of_them)


def test_a_glance_changes_nothing(play: RockwellPlay) -> None:
    """A crew is put somewhere else and back again; where nothing is set off, the glance sees what a trial would."""
    judge, before = Judge(Outlook(play, RED, DEFAULT)), play.state.copy()
    worths = [judge.at_a_glance(play, 0, place) for place in range(32)]
    assert play.state == before
    assert len(set(worths)) > 5


def test_weights_are_named() -> None:
    """A slip of the pen is no new weight."""
    assert Weights(first=2.0).first == 2.0
    assert Weights().first == DEFAULT.first != 2.0
    with pytest.raises(TypeError, match="no weight 'frist'"):
        Weights(frist=2.0)
