"""Edges of the rules at which a changed program once went unnoticed (`make mutants`)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rockworker.engine.inside import inside
from rockworker.engine.refusals import NotAsked
from rockworker.games.rockwell.actions import Bribe, BuildShaft, ChooseTile, Drill, Hire, LoseCubes, Pass
from rockworker.games.rockwell.board import CENTRE, neighbours
from rockworker.games.rockwell.events import (
    AchievementGained,
    CentreReached,
    CubesLost,
    CubesReturned,
    DieReturned,
    EndConditionMet,
    RemainderReceived,
)
from rockworker.games.rockwell.frames.turn import drill, put_back
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.inspectors.module import SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.inspectors.refusals import StepLimit
from rockworker.games.rockwell.refusals import NoneSuch, OncePerRound, PowerMissing
from rockworker.games.rockwell.state import BOARD_II
from rockworker.games.rockwell.tile_layout import by_stratum, lay
from tests.games.rockwell.modules.stage import (
    AI,
    EXPLOSION,
    GOLD,
    INSPECTORS,
    MARKET,
    ZINC,
    all_in_centre,
    booty,
    explosive,
    intersection,
    market_and_workshop,
    pawns_of,
    set_pawns,
    tip,
)
from tests.games.rockwell.moves import BRIBERY, HIRING, all_offered, destinations, kinds, only, stay
from tests.games.rockwell.table import GREEN, RED, WHITE, Table, place
from tests.games.rockwell.test_reasons import why

# Setting up


@pytest.mark.rule("RW-SETUP-04")
def test_a_search_without_hope_is_given_up() -> None:
    """The innermost ring is laid last. Its tiles are all alike, which no order of the 24 others before it mends:
    the search ends without a layout, long before it has tried them all."""
    ours = Table().rules.components.tiles
    tiles = [replace(tile, power=99 if tile.stratum == "D" else number) for number, tile in enumerate(ours, start=1)]
    assert lay(tiles, by_stratum(tiles)) is None


# Drilling


@pytest.mark.rule("RW-DRILL-02")
def test_a_player_whose_crews_are_all_in_the_centre_has_no_drilling_turn() -> None:
    """Green would be first, but has no crew left (AMB-08)."""
    t = Table()
    t.state.control[:] = [GREEN, RED, 2, 3]
    all_in_centre(t, GREEN)
    t.start_step(drill)
    assert t.game.actors == (RED,)


@pytest.mark.rule("RW-DRILL-12")
@pytest.mark.parametrize("version", [1, 2])
def test_without_an_advantage_the_turn_is_over_with_the_move(version: int) -> None:
    """Nobody is asked to pass where there is nothing else to do, in either version."""
    t = Table(rules_version=version)
    t.state.control[:] = [RED, GREEN, 2, 3]
    red = t.put(RED, 0, "B1")
    t.drilling_turn(RED).do(RED, Drill(red, place("B1")))
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("RW-SUB-12", "RW-SUB-13")
@pytest.mark.parametrize("version", [1, 2])
def test_a_subcontractor_that_can_not_be_paid_stays_behind_unasked(version: int) -> None:
    """Without money for any power there is nothing to decide, in either version."""
    t = Table(rules_version=version)
    t.state.control[:] = [RED, GREEN, 2, 3]
    t.own(RED, cash=0)
    red = t.put(RED, 0, "B1", die=1)
    events = t.drilling_turn(RED).do(RED, Drill(red, place("B2")))
    assert only(events, DieReturned).crew == red
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("RW-SUB-05")
def test_a_subcontractor_is_hired_once_in_a_round() -> None:
    """After hiring, Red may still push an inspector, but not hire again."""
    t = Table(modules=[INSPECTORS])
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 11))
    market_and_workshop(t, [RED], [])
    t.vice_presidents({RED: [HIRING[0]]})
    stay(t.drilling_turn(RED), t.put(RED, 0, "D1"))
    t.do(RED, Hire(1))
    assert all_offered(t, RED, PushPawn)
    assert why(t, Hire(1)) == OncePerRound("RW-SUB-05")


@pytest.mark.rule("RW-STRAD-10")
def test_the_first_border_of_a_ring_holds_one_crew_like_any_other() -> None:
    """A1/A2 is taken by Green, A8/A1 is free."""
    t = Table()
    t.state.mobility[RED] = 2
    t.put(GREEN, 0, "A1/A2")
    red = t.put(RED, 0, "A1")
    t.drilling_turn(RED)
    assert place("A1/A2") not in destinations(t, red)
    assert place("A8/A1") in destinations(t, red)


@pytest.mark.rule("RW-SUB-07", "RW-STRAD-01")
def test_a_subcontractor_on_the_last_border() -> None:
    """D8/D1 closes the innermost ring: power 4 is possible there, too."""
    t = Table()
    t.state.mobility[RED] = 2
    t.own(RED, cash=9000)
    t.vice_presidents({RED: [HIRING[0]]})
    stay(t.drilling_turn(RED), t.put(RED, 0, "D8/D1"))
    assert [action.power for action in all_offered(t, RED, Hire)] == [1, 2, 3, 4]


@pytest.mark.rule("RW-VP-08")
def test_board_one_gives_advantages_but_no_actions() -> None:
    """Bribery or Subcontracting; actions are printed on the slots of Boards II and III."""
    for players in (2, 3, 4):
        for slot in Table(players).rules.slots:
            assert bool(slot.actions) is not bool(slot.advantage)


@pytest.mark.rule("RW-DRILL-14", "RW-END-01")
def test_the_end_is_announced_as_the_crew_reaches_the_centre() -> None:
    """Before the achievement that comes with it."""
    t = Table(2)
    t.put(GREEN, 0, CENTRE)
    t.put(AI, 0, CENTRE)
    red = t.put(RED, 0, "D1")
    events = t.drilling_turn(RED).do(RED, Drill(red, CENTRE))
    told = [kind for kind in kinds(events) if kind in (CentreReached, EndConditionMet, AchievementGained)]
    assert told == [CentreReached, EndConditionMet, AchievementGained]


@pytest.mark.rule("RW-2P-05")
def test_a_bribed_crew_of_ai_achieves_nothing() -> None:
    """However deep it comes: AI is no company."""
    t = Table(2)
    t.vice_presidents({RED: [BRIBERY[0]]})
    ai = t.put(AI, 0, "D2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "D1"))
    events = t.do(RED, Bribe(ai, place("D1")))
    assert t.gained(events, AchievementGained) == []
    assert t.state.crew_at[ai] == place("D1")


@pytest.mark.rule("RW-EXT-01")
@pytest.mark.parametrize("nowhere", [-1, 32, 68, 999])
def test_only_tiles_can_be_chosen(nowhere: int) -> None:
    """Two tiles are ready; borders and the centre are none."""
    t = Table()
    first, second = place("D1"), place("D2")
    for tile in (first, second):
        t.put(GREEN, tile % 2, tile, power=4)
        t.put(2, tile % 2, tile, power=4)
    t.state.mobility[RED] = 2
    mover = t.put(RED, 0, first, power=4)
    t.drilling_turn(RED).do(RED, Drill(mover, place("D1/D2")))
    assert why(t, ChooseTile(nowhere)) == NoneSuch("RW-EXT-01", "tile")


@pytest.mark.rule("RW-EXT-01", "RW-EXT-16")
def test_power_missing_on_tiles_that_are_not_ready() -> None:
    """The first tile of all, one with a crew, one that lacks a single power; and one that has enough, but was not
    touched by the move."""
    t = Table()
    first, second = place("D1"), place("D2")
    for tile in (first, second):
        t.put(GREEN, tile % 2, tile, power=4)
        t.put(2, tile % 2, tile, power=4)
    t.state.mobility[RED] = 2
    mover = t.put(RED, 0, first, power=4)
    strong = t.tile("A", 3, skip=1)
    t.put(WHITE, 0, strong, power=2)
    t.drilling_turn(RED).do(RED, Drill(mover, place("D1/D2")))
    needed = t.rules.required_power(inside(t.game), place("A1"))
    assert why(t, ChooseTile(place("A1"))) == PowerMissing("RW-EXT-01", place("A1"), needed)
    assert why(t, ChooseTile(strong)) == PowerMissing("RW-EXT-01", strong, 1)
    t.put(WHITE, 0, strong, power=3)
    assert why(t, ChooseTile(strong)) == NotAsked("RW-EXT-16", "threshold")


# Danger


@pytest.mark.rule("RW-DNG-11")
def test_insurance_is_all_that_is_asked_for() -> None:
    """Nothing else answers Danger."""
    t = Table()
    t.state.insurance[GREEN] = 1
    t.extract(t.tile("C", 7), (4, 4, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert why(t, Pass(), GREEN) == NotAsked("RW-DNG-11", "insure-against-danger")


@pytest.mark.rule("RW-DNG-05")
def test_equal_gold_and_copper_can_both_be_chosen() -> None:
    """At the same price, one of either: just two ways to lose one cube."""
    t = Table(modules=[MARKET])
    t.state.prices[:] = [400, 900, 600, 900]
    t.state.management[:] = [GREEN, RED, 2, 3]
    t.extract(t.tile("A", 3), (0, 4, 0, 4), {GREEN: 1, RED: 2}, trigger=RED, danger=True)
    assert all_offered(t, GREEN, LoseCubes) == [LoseCubes(0, 0, 0, 1), LoseCubes(0, 1, 0, 0)]


@pytest.mark.rule("RW-DNG-05")
def test_version_1_takes_gold_before_zinc_of_the_same_price() -> None:
    """Nobody was asked: the scarcer cubes went first."""
    t = Table(modules=[MARKET], rules_version=1)
    t.state.prices[ZINC] = t.state.prices[GOLD]
    events = t.extract(t.tile("A", 3), (4, 0, 0, 4), {GREEN: 1, RED: 2}, trigger=RED, danger=True)
    assert {event.player: event.cubes for event in t.gained(events, CubesLost)} == {
        GREEN: (0, 0, 0, 1),
        RED: (0, 0, 0, 2),
    }


# What an extraction brings


@pytest.mark.rule("RW-EXT-04", "RW-EXT-05")
def test_what_an_extraction_has_shown_can_not_be_taken_back() -> None:
    """Tile and card surprise everybody: more surprises are counted than before, which ends what can be undone."""
    t = Table()
    before = t.state.surprises
    t.extract(t.tile("A", 3), (4, 0, 0, 0), {GREEN: 1, RED: 2}, trigger=RED)
    assert t.state.surprises > before


@pytest.mark.rule("RW-EXT-08", "RW-ACH-02", "RW-ACH-08")
def test_the_remainder_of_a_mineshaft_alone_may_be_an_achievement() -> None:
    """Green has no crew there, but the copper that is left over makes it 8 zinc and 8 copper."""
    t = Table()
    tile = t.tile("A", 3)
    t.shaft(GREEN, tile)
    t.next_card(tile, (0, 3, 0, 0))
    t.put(2, 0, tile, 1)
    mover = t.put(RED, 0, neighbours(tile)[0], 2)
    t.empty_stocks()
    t.own(GREEN, (8, 7, 0, 0))
    events = t.drilling_turn(RED).do(RED, Drill(mover, tile))
    assert [(event.player, event.achievement) for event in t.gained(events, AchievementGained)] == [(GREEN, 0)]


@pytest.mark.rule("RW-ACH-02", "RW-ACH-09", "EXP-03")
def test_the_sixth_card_counts_though_its_crew_was_blown_back() -> None:
    """Red triggered the extraction and keeps the card; the crew is on an entrance by then."""
    t = explosive()
    t.keep_cards(RED, 5)
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty((2, 0, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert [(event.player, event.achievement) for event in t.gained(events, AchievementGained)] == [(RED, 1)]


@pytest.mark.rule("RW-EXT-06")
def test_a_remainder_that_was_handed_out_does_not_go_back() -> None:
    """Red, the first player by number, takes the copper that is left over."""
    t = Table()
    events = t.extract(t.tile("A", 3), (0, 3, 0, 0), {GREEN: 1, RED: 2}, trigger=RED)
    assert only(events, RemainderReceived).player == RED
    assert t.gained(events, CubesReturned) == []


@pytest.mark.rule("EXP-03")
def test_the_owner_chooses_where_a_crew_is_blown_back_to() -> None:
    """Green's second crew set it off; Red is first in Control order."""
    t = explosive()
    t.state.control[:] = [RED, GREEN, 2, 3]
    tile = t.tile("A", 3)
    t.next_cards(tile, EXPLOSION, booty((2, 0, 0, 0)))
    t.put(RED, 0, tile, 2)
    mover = t.put(GREEN, 1, neighbours(tile)[0], 1)
    t.drilling_turn(GREEN).do(GREEN, Drill(mover, tile))
    assert (t.game.prompt, t.game.actors) == ("blown-back", (GREEN,))


# Improving


@pytest.mark.rule("RW-SHAFT-03", "RW-IMP-19")
def test_just_the_money_for_a_mineshaft() -> None:
    """The whole price in hand is enough, $100 less is not."""
    t = Table()
    price = t.rules.company.mineshafts[0]
    t.put(RED, 0, "B1")
    t.own(RED, cash=price)
    t.workshop({RED: 1})
    assert t.may(RED, BuildShaft(place("B1")))
    t.own(RED, cash=price - 100)
    assert not t.may(RED, BuildShaft(place("B1")))


# Points so far


@pytest.mark.rule("RW-SETUP-20", "RW-ACH-05")
@pytest.mark.parametrize("open_stocks", [False, True])
def test_prestige_lies_behind_screens_until_the_end(open_stocks: bool) -> None:
    """Players know their own tiles, and no ranking; where stocks are open, everybody knows all."""
    t = Table(2, options={"open_stocks": open_stocks})
    t.state.delivery_prestige[RED] = 4
    own, other = t.game.current_scores(RED)
    if open_stocks:
        assert own.hidden == other.hidden == ()
        assert own.total == sum(own.parts.values())
        return
    assert own.parts == {"achievements": 0, "deliveries": 4}
    assert own.hidden == ("zinc", "copper", "silver", "gold", "cash")
    assert (other.player, other.parts, len(other.hidden)) == (GREEN, {}, 7)
    assert [score.parts for score in t.game.current_scores(None)] == [{}, {}]
    t.state.ending = "centre"
    t.start_step(put_back)
    assert [score.hidden for score in t.game.current_scores(None)] == [(), ()]


# The two pawns


@pytest.mark.rule("SUP-11", "SUP-12")
@pytest.mark.parametrize(
    ("large", "small", "ends"), [(3, 1, (6, 7)), (4, 2, (7, 8)), (-3, -1, (2, 1)), (-4, -2, (1, 0))]
)
def test_the_supervisor_steps_past_the_superintendent(large: int, small: int, ends: tuple[int, int]) -> None:
    """Both move by the card; where the Supervisor would end on the other pawn, it goes one step further, either way."""
    t = Table(modules=[INSPECTORS])
    start = 3 if large > 0 else 5
    set_pawns(t, intersection("A/B", start), intersection("A/B", 8 - start))
    away = place("A7")
    needed = t.rules.required_power(inside(t.game), away)
    tip(t, away, {RED: 1, GREEN: needed - 1}, booty((2, 0, 0, 0), symbols=(large, small)))
    assert pawns_of(t) == tuple(intersection("A/B", k) for k in ends)


@pytest.mark.rule("SUP-16", "SUP-17")
def test_greens_actions_are_greens() -> None:
    """Green has an action on Board II: it is the steps that are too many."""
    t = Table(modules=[INSPECTORS])
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 5))
    market_and_workshop(t, [GREEN], [])
    t.drilling_turn(GREEN)
    assert why(t, PushPawn(SUPERVISOR, 4, BOARD_II), GREEN) == StepLimit("SUP-17", 3)
