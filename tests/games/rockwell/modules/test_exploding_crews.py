"""Which crew an Explosion hits: moved, bribed, upgraded, straddling, AI's, or none."""

from __future__ import annotations

import pytest

from rockworker.engine.events import Event
from rockworker.games.rockwell.actions import Bribe, ChooseTile, Drill, RaisePower
from rockworker.games.rockwell.board import neighbours
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CardKept,
    CardRemoved,
    CrewRelocated,
    DieReturned,
)
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance, CrewBlownBack, CrewWeakened
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.two_players.records import RaiseAi
from rockworker.games.rockwell.state import BOARD_II
from tests.games.rockwell.modules.stage import (
    AI,
    EXPLOSION,
    INSPECTORS,
    NONE,
    booty,
    end_of_turn,
    explosive,
    gather,
    hire_alone,
    intersection,
    names,
    only,
    places_on,
    seen,
    set_pawns,
    tip,
)
from tests.games.rockwell.table import GREEN, RED, Table, crew, place

ENTRANCES = [place(name) for name in ("E1", "E2", "E3", "E4")]
THREE_CREWS = 3
"""The achievement for three crews that have reached power 2."""


# Which crew


@pytest.mark.rule("EXP-02")
def test_a_hire_without_a_move_blows_up_the_active_crew_not_its_die() -> None:
    """AMB-71, AMB-72: the crew drops from 2 to 1, its subcontractor stays with its power."""
    t = explosive()
    events = hire_alone(t, t.tile("A", 3), EXPLOSION, booty((4, 0, 0, 0)))
    assert only(events, CrewWeakened) == CrewWeakened(RED, crew(RED), 1)
    assert seen(t).crews[crew(RED)].die == 1
    assert not t.gained(events, DieReturned)
    assert t.stock(RED) == (4, 0, 0, 0)


@pytest.mark.rule("EXP-03")
def test_the_die_of_a_crew_blown_back_returns_to_board_i() -> None:
    """AMB-72: it no longer counts there, and can be hired again."""
    t = explosive()
    tile = t.tile("A", 3)
    t.put(GREEN, 0, tile)
    dice = seen(t).dice
    hire_alone(t, tile, EXPLOSION, booty((4, 0, 0, 0)), power=1)
    assert seen(t).dice == dice - 1
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert names(events)[:2] == ["DieReturned", "CrewBlownBack"]
    assert seen(t).dice == dice
    assert only(events, BootyShared).sharers == (GREEN,)


def bribe_green(t: Table, power: int) -> list[Event]:
    """Red (power 1) bribes Green's crew, which has a subcontractor, onto an A tile and so triggers an Explosion."""
    tile = t.tile("A", 3)
    t.put(RED, 0, tile)
    green = t.put(GREEN, 0, neighbours(tile)[0], power=power, die=1)
    t.next_cards(tile, EXPLOSION, booty((6, 0, 0, 0)))
    t.vice_presidents({RED: [t.rules.bribery_slots[0]]})
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    return t.do(RED, Bribe(green, tile))


@pytest.mark.rule("EXP-02")
def test_a_bribe_blows_up_the_bribed_crew() -> None:
    """AMB-71: its displacement tipped the tile, so Green's crew drops from 2 to 1 and keeps its subcontractor; Red
    has the credit (AMB-26)."""
    t = explosive()
    events = bribe_green(t, power=2)
    assert only(events, CrewWeakened) == CrewWeakened(GREEN, crew(GREEN), 1)
    assert seen(t).crews[crew(GREEN)].die == 1
    assert only(events, CardKept).player == RED
    assert t.stock(GREEN) == (3, 0, 0, 0)


@pytest.mark.rule("EXP-03")
def test_the_owner_of_a_bribed_crew_says_where_it_goes() -> None:
    """AMB-71, AMB-72: Green is asked in Red's turn; the subcontractor returns to Board I; Red alone shares."""
    t = explosive()
    bribe_green(t, power=1)
    assert t.game.actors == (GREEN,)
    dice = seen(t).dice
    events = t.do(GREEN, ChooseEntrance(place("E2")))
    assert seen(t).crews[crew(GREEN)].at == place("E2")
    assert seen(t).dice == dice + 1
    assert only(events, DieReturned).owner == GREEN
    assert (t.stock(RED), t.stock(GREEN)) == ((6, 0, 0, 0), NONE)


@pytest.mark.rule("EXP-02", "EXP-03")
def test_an_upgrade_in_phase_iii_blows_up_the_upgraded_crew() -> None:
    """AMB-71: raised from 1 to 2, blown back to 1, in one action; the money is gone. The achievement for three crews
    of power 2 stays (AMB-36), and the crew counts with the highest power it ever had (AMB-74)."""
    t = explosive()
    tile = t.tile("A", 3)
    t.next_cards(tile, EXPLOSION, booty((4, 0, 0, 0)))
    gather(t, tile, {RED: 1, GREEN: 1})
    for number in (1, 2):
        t.put(RED, number, place("E1"), power=2)
    t.workshop({RED: 1})
    events = t.do(RED, RaisePower(crew(RED)))
    assert only(events, AchievementGained).achievement == THREE_CREWS
    assert only(events, CrewWeakened) == CrewWeakened(RED, crew(RED), 1)
    assert THREE_CREWS in seen(t).companies[RED].achievements


@pytest.mark.rule("EXP-02")
def test_power_once_reached_counts_for_achievements() -> None:
    """AMB-74: two crews have power 2, a third had it before an Explosion. Raising a fourth to 2 is not needed: any
    look finds three that have reached it; what is paid for the next step goes by the power now."""
    t = explosive()
    tip(t, t.tile("A", 4), {RED: 2, GREEN: 2}, EXPLOSION, booty())
    assert seen(t).crews[crew(RED)].power == 1
    for number in (1, 2):
        t.put(RED, number, place("E1"), power=1)
    t.own(RED, cash=10_000)
    t.workshop({RED: 1})
    t.do(RED, RaisePower(crew(RED, 1)))
    events = t.do(RED, RaisePower(crew(RED, 2)))
    assert only(events, AchievementGained).achievement == THREE_CREWS
    cash = t.state.cash[RED]
    t.do(RED, RaisePower(crew(RED)))
    assert t.state.cash[RED] == cash - 1500


@pytest.mark.rule("EXP-02")
def test_a_straddling_crew_is_moved_onto_the_tile_before_it_explodes() -> None:
    """AMB-21: it relocates to the tile drilled, then loses power there."""
    t = explosive()
    t.state.mobility[RED] = 2
    red = t.put(RED, 0, "A1", power=4)
    t.next_cards(place("A2"), EXPLOSION, booty((2, 0, 0, 0)))
    t.drilling_turn(RED)
    t.do(RED, Drill(red, place("A1/A2")))
    events = t.do(RED, ChooseTile(place("A2")))
    told = names(events)
    assert told.index("CrewRelocated") < told.index("ExplosionDrawn") < told.index("CrewWeakened")
    assert only(events, CrewRelocated).tile == place("A2")
    assert (seen(t).crews[red].at, seen(t).crews[red].power) == (place("A2"), 3)


@pytest.mark.rule("EXP-02")
def test_a_pawns_leaving_blows_up_nobody() -> None:
    """AMB-71: no crew's displacement caused it: the card is spent, all powers stay."""
    t = explosive(4, INSPECTORS)
    tile = place("A2")
    gather(t, tile, {GREEN: 3, RED: 1})
    places_on(t, BOARD_II, [RED])
    t.next_cards(tile, EXPLOSION, booty((3, 0, 0, 0)))
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 11))
    t.drilling_turn(RED)
    before = t.state.crew_power[:]
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    told = names(events)
    assert told[told.index("ExplosionDrawn") + 1] == "CardDrawn"
    assert t.state.crew_power == before
    assert only(events, CardRemoved).tile == tile


# AI


@pytest.mark.rule("EXP-02")
def test_ais_upgraded_crew_is_hit() -> None:
    """AMB-71: raised from 2 to 3 and blown back to 2."""
    t = explosive(2)
    tile = t.tile("B", 5)
    t.next_cards(tile, EXPLOSION, booty((3, 0, 0, 0)))
    gather(t, tile, {GREEN: 2, AI: 2})
    end_of_turn(t)
    events = t.do(t.state.management[0], RaiseAi(crew(AI)))
    assert only(events, CrewWeakened) == CrewWeakened(AI, crew(AI), 2)


@pytest.mark.rule("EXP-03")
def test_ais_crew_goes_where_the_first_in_control_order_says() -> None:
    """OURS-01: the player who decides AI's ties decides this as well, no matter who bribed the crew."""
    t = explosive(2)
    t.state.control[:] = [GREEN, RED]
    tile = t.tile("A", 3)
    t.put(RED, 0, tile, power=2)
    ai = t.put(AI, 0, neighbours(tile)[0])
    t.next_cards(tile, EXPLOSION, booty((4, 0, 0, 0)))
    t.vice_presidents({RED: [t.rules.bribery_slots[0]]})
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    t.do(RED, Bribe(ai, tile))
    assert t.game.actors == (GREEN,)
    events = t.do(GREEN, ChooseEntrance(place("E4")))
    assert events[0] == CrewBlownBack(AI, ai, place("E4"))
    assert only(events, BootyShared).sharers == (RED,)


@pytest.mark.rule("EXP-02", "EXP-03")
def test_ais_own_move_blows_up_the_crew_that_moved() -> None:
    """AMB-71, AMB-53: at the end of a round AI moves in and triggers; its crew goes back, the card leaves the game."""
    t = explosive(2)
    t.state.control[:] = [GREEN, RED]
    tile = t.tile("A", 3)
    ai = t.put(AI, 0, neighbours(tile)[1])
    for number in (1, 2, 3):
        t.put(AI, number, place("D1"))
    t.reveal(neighbours(tile)[1])
    t.put(RED, 0, tile, power=2)
    t.next_cards(tile, EXPLOSION, booty((4, 0, 0, 0)))
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    assert t.game.actors == (GREEN,)
    events = t.do(GREEN, ChooseEntrance(place("E2")))
    assert seen(t).crews[ai].at == place("E2")
    assert only(events, CardRemoved).tile == tile
    assert t.stock(RED) == (4, 0, 0, 0)
