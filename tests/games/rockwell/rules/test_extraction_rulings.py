"""Rulings on extraction: its order, several tiles at once, nobody left, no trigger."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import ChooseTile, Drill
from rockworker.games.rockwell.board import BORDER, borders_of, neighbours
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CardDrawn,
    CardKept,
    CardRemoved,
    CrewMoved,
    CrewRelocated,
    CubesLost,
    CubesReturned,
    DangerStruck,
    RemainderReceived,
    ShareReceived,
    TileDrilled,
)
from rockworker.games.rockwell.frames.drilling import DrillingRounds
from rockworker.games.rockwell.frames.extraction import Extraction, Threshold
from rockworker.games.rockwell.frames.turn import drill
from tests.games.rockwell.rules.test_extraction import revealed, straddled
from tests.games.rockwell.table import GREEN, NOBODY, PURPLE, RED, WHITE, Table, crew


def test_the_order_within_an_extraction() -> None:
    """Flip, relocate, draw, share, danger, hand out, card, achievements (AMB-22)."""
    t = Table()
    tile = t.tile("C", 7)
    t.put(WHITE, 0, borders_of(tile)[1], power=1)
    t.next_card(tile, (0, 3, 24, 3), danger=True)
    t.put(GREEN, 0, tile, power=3)
    red = t.put(RED, 0, neighbours(tile)[0], power=4)
    t.empty_stocks()
    events = t.drilling_turn(RED).do(RED, Drill(red, tile))
    order = [CrewMoved, TileDrilled, CrewRelocated, CardDrawn, BootyShared, DangerStruck, DangerStruck, DangerStruck]
    assert [type(event) for event in events[:8]] == order
    kinds = [type(event) for event in events[8:]]
    assert kinds == [ShareReceived] * 3 + [CubesLost] * 3 + [CardKept]


def test_achievements_count_the_net_result_of_an_extraction() -> None:
    """Ten silver before danger, nine after it: no achievement (AMB-34)."""
    for danger, gained in ((True, []), (False, [AchievementGained(RED, 2, 4)])):
        t = Table()
        tile = t.tile("A", 3)
        t.put(RED, 1, tile, power=1)
        events = t.extract(tile, (0, 0, 11, 0), {RED: 2}, trigger=RED, danger=danger)
        assert t.gained(events, AchievementGained) == gained


def test_the_other_tile_is_looked_at_again_without_the_straddler() -> None:
    """The chosen tile is drilled with the crew moved onto it, the other one is not drilled (AMB-19, AMB-23)."""
    t, straddler, left, right = straddled()
    t.do(RED, Drill(straddler, BORDER + left))
    t.do(RED, ChooseTile(right))
    assert revealed(t, right)
    assert not revealed(t, left)
    assert t.state.crew_at[straddler] == right


def test_a_tile_that_is_not_ready_cannot_be_chosen() -> None:
    """The choice is among tiles that are ready; others are refused with the clause."""
    t, straddler, left, _ = straddled()
    t.do(RED, Drill(straddler, BORDER + left))
    t.refused(RED, ChooseTile(t.tile("D", 9)), "RW-EXT-01")
    t.reveal(t.tile("D", 10))
    t.refused(RED, ChooseTile(t.tile("D", 10)), "RW-EXT-25")


@pytest.mark.parametrize(("shaft", "taker"), [(True, PURPLE), (False, NOBODY)])
def test_with_nobody_left_everything_is_remainder(shaft: bool, taker: int) -> None:
    """No crew on the tile: all cubes to a shaft's owner or to the supply; the trigger keeps the card (AMB-28)."""
    t = Table()
    tile = t.tile("B", 5)
    t.next_card(tile, (1, 2, 3, 0), danger=True)
    t.empty_stocks()
    if shaft:
        t.shaft(PURPLE, tile)
    t.go_to(drill, DrillingRounds(0, 1), Extraction(tile, RED, crew(RED)))
    events = inside(t.game).take_events()
    assert t.gained(events, RemainderReceived) == ([RemainderReceived(PURPLE, (1, 2, 3, 0))] if shaft else [])
    assert t.gained(events, CubesReturned) == ([] if shaft else [CubesReturned((1, 2, 3, 0))])
    assert t.gained(events, CardKept) == [CardKept(RED, 1)]
    assert t.stock(PURPLE) == ((1, 2, 3, 0) if taker == PURPLE else (0, 0, 0, 0))


def test_without_a_trigger_a_tie_leaves_the_remainder_in_the_supply() -> None:
    """Nobody has credit: no card, no tie-break, and the outer tile goes first (AMB-23)."""
    t = Table()
    outer, inner = t.tile("A", 3), t.tile("B", 5)
    for tile, power in ((outer, 2), (inner, 3)):
        t.next_card(tile, (1, 0, 0, 0))
        t.put(RED, tile // 8, tile, power)
        t.put(GREEN, tile // 8, tile, power)
    t.empty_stocks()
    t.go_to(drill, DrillingRounds(0, 1), Threshold(1 << outer | 1 << inner, NOBODY, NOBODY))
    events = inside(t.game).take_events()
    assert [event.tile for event in t.gained(events, TileDrilled)] == [outer, inner]
    assert t.gained(events, CubesReturned) == [CubesReturned((1, 0, 0, 0))] * 2
    assert t.gained(events, CardRemoved) == [CardRemoved(outer), CardRemoved(inner)]
    assert t.state.cards == [0, 0, 0, 0]


def test_every_pile_has_a_card_for_each_of_its_tiles() -> None:
    """No pile can run out (AMB-24)."""
    t = Table()
    for pile in range(8):
        tiles = sum(number == pile for number in t.rules.pile_of)
        assert len(t.state.piles[pile]) >= tiles == 4
