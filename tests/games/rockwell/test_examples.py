"""The worked examples of the rulebooks, with the books' numbers."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Drill
from rockworker.games.rockwell.board import neighbours
from tests.games.rockwell.table import GREEN, RED, Table


@pytest.mark.rule("RW-EX-05")
def test_two_sharers_and_the_stronger_takes_the_remainder() -> None:
    """3 Cu 5 Ag 4 Au between Green (3) and Red (4): shares of 1 2 2; the remainder of 1 1 0 goes to Red."""
    t = Table()
    tile = t.tile("C", 7)
    t.next_card(tile, (0, 3, 5, 4))
    t.put(GREEN, 0, tile, power=3)
    red = t.put(RED, 0, neighbours(tile)[0], power=4)
    for player in (RED, GREEN):
        t.own(player, (0, 0, 0, 0))
    t.drilling_turn(RED).do(RED, Drill(red, tile))
    assert t.stock(RED) == (0, 2, 3, 2)
    assert t.stock(GREEN) == (0, 1, 2, 2)
    assert t.state.cards[RED] == 1
