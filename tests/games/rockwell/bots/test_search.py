"""Which decisions Rockwell's search thinks about."""

from __future__ import annotations

import pytest

from rockworker.engine.chance import Rng
from rockworker.games.rockwell.actions import Drill
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.bots.search import RockwellGuide
from tests.games.rockwell.table import RED, Table


@pytest.mark.parametrize(("place", "ending", "compared"), [("D1", "", 4), ("B2", "", 1), ("D1", "centre", 1)])
def test_the_way_into_the_centre_is_thought_about(place: str, ending: str, compared: int) -> None:
    """It may end the game, unless that is certain already; other movements are left to the greedy bot."""
    table = Table(seed=2)
    table.put(RED, 0, place)
    table.state.ending = ending
    table.drilling_turn(RED)
    offers = table.game.offers(RED)
    actions = RockwellGuide(Rng(1)).candidates(table.game, RED, offers, 4)
    assert len(actions) == compared
    assert Drill(0, CENTRE) in [action for offer in offers for action in offer] or place == "B2"
