"""The rulebooks' worked examples of drilling, subcontractors and bribery, with the books' numbers."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Bribe, Drill, Hire
from rockworker.games.rockwell.events import (
    BootyShared,
    CardKept,
    ControlOrdered,
    CrewBribed,
    RemainderReceived,
    SubcontractorHired,
    TileDrilled,
)
from rockworker.games.rockwell.frames.turn import offer_insurance
from tests.games.rockwell.moves import BRIBERY, HIRING, insure, kinds, only, powers, refuse, seen, stay, touching
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew

CARD_C7 = (0, 3, 5, 4)
CARD_A3 = (7, 4, 0, 0)


def without_cubes(t: Table) -> Table:
    """Nobody owns a cube, so that stocks show what was gained."""
    for player in range(4):
        t.own(player, (0, 0, 0, 0))
    return t


@pytest.mark.rule("RW-EX-01")
@pytest.mark.parametrize(("arriving", "drilled"), [(1, False), (2, True), (4, True)])
def test_a_tile_of_b_that_requires_5(arriving: int, drilled: bool) -> None:
    """Total power 4 does not drill it; 5 and more do."""
    t = Table()
    tile = t.tile("B", 5)
    t.put(GREEN, 0, tile, power=2)
    t.put(PURPLE, 0, tile, power=1)
    mover = t.put(RED, 0, min(touching(tile)), power=arriving)
    events = t.drilling_turn(RED).do(RED, Drill(mover, tile))
    assert (TileDrilled in kinds(events)) is drilled
    assert seen(t).tiles[tile].revealed is drilled


@pytest.mark.rule("RW-EX-02")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((RED, GREEN, PURPLE, WHITE), (PURPLE, GREEN, RED, WHITE)),
        ((WHITE, RED, GREEN, PURPLE), (PURPLE, GREEN, WHITE, RED)),
        ((GREEN, WHITE, PURPLE, RED), (PURPLE, GREEN, WHITE, RED)),
        ((RED, PURPLE, WHITE, GREEN), (PURPLE, GREEN, RED, WHITE)),
    ],
)
def test_purple_on_slot_2_and_green_on_slot_3(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Purple, Green, then White and Red as they were to each other, whatever the earlier order."""
    t = Table()
    t.state.control = list(before)
    t.vice_presidents({PURPLE: [1], GREEN: [2]})
    events = insure(t.start_step(offer_insurance), {})
    assert only(events, ControlOrdered).order == after


@pytest.mark.rule("RW-EX-08", "RW-EXT-12")
def test_green_alone_hires_a_subcontractor_of_power_3() -> None:
    """4 + 3 reach C7 for $2,000; Green gets all 3 Cu 5 Ag 4 Au. DISC-11: the remainder is empty."""
    t = without_cubes(Table())
    tile = t.tile("C", 7)
    t.next_card(tile, CARD_C7)
    t.vice_presidents({GREEN: [HIRING[0]]})
    stay(t.drilling_turn(GREEN), t.put(GREEN, 0, tile, power=4))
    events = t.do(GREEN, Hire(3))
    assert only(events, SubcontractorHired).fee == 2000
    assert only(events, TileDrilled).tile == tile
    assert only(events, BootyShared) == BootyShared(tile, (GREEN,), CARD_C7, (0, 0, 0, 0))
    assert RemainderReceived not in kinds(events)
    assert (t.stock(GREEN), t.state.cash[GREEN]) == (CARD_C7, 1000)
    assert only(events, CardKept) == CardKept(GREEN, 1)


@pytest.mark.rule("RW-EX-09")
def test_green_stays_and_bribes_red_with_a_subcontractor() -> None:
    """1 + 1 + die 1 reach A3. Green pays the $1,000; Red is dominant: 4 Zn 2 Cu against Green's 3 Zn 2 Cu."""
    t = without_cubes(Table())
    tile = t.tile("A", 3)
    t.next_card(tile, CARD_A3)
    t.vice_presidents({GREEN: [BRIBERY[0]]})
    red = t.put(RED, 0, min(touching(tile)), die=1)
    stay(t.drilling_turn(GREEN), t.put(GREEN, 0, tile))
    events = t.do(GREEN, Bribe(red, tile))
    assert only(events, CrewBribed).fee == 1000
    assert only(events, BootyShared).share == (3, 2, 0, 0)
    assert only(events, RemainderReceived) == RemainderReceived(RED, (1, 0, 0, 0))
    assert (t.stock(RED), t.stock(GREEN)) == ((4, 2, 0, 0), (3, 2, 0, 0))
    assert (t.state.cash[GREEN], t.state.cash[RED]) == (2000, 3000)
    assert only(events, CardKept).player == GREEN
    assert (seen(t).bribery_tiles, seen(t).crews[red].die) == (2, 1)


@pytest.mark.rule("RW-EX-10")
def test_red_moves_in_and_bribes_purple() -> None:
    """Green 1, Red 1, Purple 1 reach A3; in a three-way tie Red, the trigger, takes the remainder: 3 Zn 2 Cu."""
    t = without_cubes(Table())
    tile = t.tile("A", 3)
    t.next_card(tile, CARD_A3)
    t.vice_presidents({RED: [BRIBERY[1]]})
    t.put(GREEN, 0, tile)
    start, beside = sorted(touching(tile))[:2]
    mover, purple = t.put(RED, 0, start), t.put(PURPLE, 0, beside)
    assert TileDrilled not in kinds(t.drilling_turn(RED).do(RED, Drill(mover, tile)))
    events = t.do(RED, Bribe(purple, tile))
    assert only(events, BootyShared) == BootyShared(tile, (RED, GREEN, PURPLE), (2, 1, 0, 0), (1, 1, 0, 0))
    assert only(events, RemainderReceived) == RemainderReceived(RED, (1, 1, 0, 0))
    assert [t.stock(player) for player in (RED, GREEN, PURPLE)] == [(3, 2, 0, 0), (2, 1, 0, 0), (2, 1, 0, 0)]
    assert only(events, CardKept) == CardKept(RED, 1)


@pytest.mark.rule("RW-EX-14")
def test_on_stratum_c_a_subcontractor_has_power_1_to_3() -> None:
    """Power 4 is not allowed there."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    t.own(RED, cash=9000)
    t.put(RED, 0, "C4")
    stay(t.drilling_turn(RED), crew(RED))
    assert powers(t, RED, Hire) == {1, 2, 3}
    refuse(t, RED, Hire(4), "RW-SUB-07")
