"""Pushing the Superintendent or the Supervisor: who may, when, how far, and what it costs."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import NotYourTurn
from rockworker.games.rockwell.actions import Bribe, Buy, CarryDie, Drill, Hire, Pass, RaiseSafety
from rockworker.games.rockwell.events import (
    CentreReached,
    CrewBribed,
    SubcontractorHired,
    TileDrilled,
    VicePresidentReturned,
)
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT, SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import ActionGivenUp, PawnMoved, PushPawn
from rockworker.games.rockwell.state import BOARD_I, BOARD_II, BOARD_III, NOBODY
from tests.games.rockwell.modules.stage import (
    EXPLOSION,
    EXPLOSIONS,
    INSPECTORS,
    actions_left,
    all_in_centre,
    booty,
    gather,
    intersection,
    market_and_workshop,
    names,
    offered,
    only,
    pawns_of,
    places_on,
    refused,
    seen,
    set_pawns,
    stand_by,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

HERE = intersection("A/B", 3)
"""Where A2, B1 and B2 meet."""
FAR = intersection("A/B", 11)
PUSH = PushPawn(SUPERVISOR, 1, BOARD_II)


def turn(market: bool = True, workshop: bool = False, advantage: str = "") -> Table:
    """Red's drilling turn, with Vice Presidents on these boards and the pawns at A/B 3 and 11."""
    t = Table(modules=[INSPECTORS])
    t.state.control[:] = [RED, GREEN, PURPLE, WHITE]
    market_and_workshop(t, [RED] if market else [], [RED] if workshop else [])
    slots = {"bribery": t.rules.bribery_slots, "hiring": t.rules.hiring_slots, "": ()}[advantage]
    t.vice_presidents({RED: slots[:1]})
    set_pawns(t, HERE, FAR)
    t.drilling_turn(RED)
    return t


# What it costs, how far it goes


@pytest.mark.rule("SUP-16", "SUP-18", "RW-EX-28")
def test_an_action_on_board_iii_is_given_up() -> None:
    """The sheet's example: White has three actions in the workshop and gives up one: two are left for Phase III."""
    t = Table(modules=[INSPECTORS])
    third = t.rules.board_slots[BOARD_III][1]
    t.vice_presidents({WHITE: [third]})
    assert actions_left(t, WHITE) == (0, 3)
    t.drilling_turn(WHITE)
    events = t.do(WHITE, PushPawn(SUPERINTENDENT, 2, BOARD_III))
    assert names(events) == ["ActionGivenUp", "PawnMoved"]
    assert only(events, ActionGivenUp) == ActionGivenUp(WHITE, BOARD_III)
    assert actions_left(t, WHITE) == (0, 2)
    t.own(WHITE, cash=50_000)
    t.workshop({})
    for _ in range(2):
        assert t.game.actors == (WHITE,)
        t.do(WHITE, RaiseSafety())
    assert seen(t).prompts[-1] == "auction"


@pytest.mark.rule("SUP-16", "SUP-18")
def test_either_board_may_pay() -> None:
    """Red has Vice Presidents on both boards and says which one gives up an action."""
    t = turn(market=True, workshop=True)
    assert actions_left(t, RED) == (4, 4)
    assert {push.board for push in offered(t, RED, PushPawn)} == {BOARD_II, BOARD_III}
    t.do(RED, PushPawn(SUPERVISOR, 1, BOARD_III))
    t.do(RED, PushPawn(SUPERVISOR, 1, BOARD_II))
    assert actions_left(t, RED) == (3, 3)


@pytest.mark.rule("SUP-16")
def test_only_boards_with_an_action_left_can_pay() -> None:
    """Board I has no actions to give; a board without one's Vice President has none either."""
    t = turn(market=True)
    assert {push.board for push in offered(t, RED, PushPawn)} == {BOARD_II}
    refused(t, RED, PushPawn(SUPERVISOR, 1, BOARD_III), "SUP-16")
    refused(t, RED, PushPawn(SUPERVISOR, 1, BOARD_I), "SUP-16")
    t = turn(market=False, advantage="hiring")
    assert not offered(t, RED, PushPawn)
    refused(t, RED, PUSH, "SUP-16")


@pytest.mark.rule("SUP-17")
def test_one_pawn_one_to_three_intersections_either_way() -> None:
    """From A/B 3 the Superintendent gets to 0, 1, 2, 4, 5, 6, the other one stays; not further and not nowhere."""
    for steps in (-3, -2, -1, 1, 2, 3):
        t = turn()
        events = t.do(RED, PushPawn(SUPERINTENDENT, steps, BOARD_II))
        assert t.gained(events, PawnMoved) == [PawnMoved(SUPERINTENDENT, steps, HERE, HERE + steps)]
        assert pawns_of(t) == (HERE + steps, FAR)
    t = turn()
    for steps in (0, 4, -4):
        refused(t, RED, PushPawn(SUPERINTENDENT, steps, BOARD_II), "SUP-17")
    refused(t, RED, PushPawn(2, 1, BOARD_II), "SUP-17")


@pytest.mark.rule("SUP-19")
def test_a_push_may_pass_the_other_pawn_but_not_end_on_it() -> None:
    """The Supervisor is two ahead: two steps are not offered, three lead over it."""
    t = turn()
    set_pawns(t, HERE, HERE + 2)
    t.drilling_turn(RED)
    steps = [push.steps for push in offered(t, RED, PushPawn) if push.pawn == SUPERINTENDENT]
    assert steps == [-3, -2, -1, 1, 3]
    refused(t, RED, PushPawn(SUPERINTENDENT, 2, BOARD_II), "SUP-19")
    t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    assert pawns_of(t) == (HERE + 3, HERE + 2)


@pytest.mark.rule("SUP-13", "SUP-17")
def test_a_push_follows_the_same_paths() -> None:
    """AMB-81: with circle B/C open the first step from A/B 3 leads inward, whichever way."""
    t = turn()
    set_pawns(t, HERE, FAR, target=1)
    t.drilling_turn(RED)
    t.do(RED, PushPawn(SUPERINTENDENT, -2, BOARD_II))
    assert pawns_of(t) == (intersection("B/C", 2), FAR)


@pytest.mark.rule("SUP-16", "SUP-18")
def test_as_often_as_there_are_actions_then_the_vice_president_goes_home() -> None:
    """AMB-81: four pushes by a Vice President with four actions, who goes home in Phase I and has no Phase II. The
    owner still counts as having been there (DISC-20)."""
    t = turn()
    for left in (3, 2, 1, 0):
        events = t.do(RED, PUSH)
        assert actions_left(t, RED)[0] == left
        homecoming = [VicePresidentReturned(RED, BOARD_II, 0)] if left == 0 else []
        assert t.gained(events, VicePresidentReturned) == homecoming
    assert not offered(t, RED, PushPawn)
    refused(t, RED, PUSH, "SUP-16")
    assert seen(t).slots[t.rules.board_slots[BOARD_II][0]] == RED
    t.market({GREEN: 2})
    assert t.game.actors == (GREEN,)
    t.do(GREEN, Pass())
    assert seen(t).prompts[-1] != "market", "Red has no action there"


# When


@pytest.mark.rule("SUP-16")
def test_before_the_displacement() -> None:
    """A push first, the move afterwards; pushing is no move."""
    t = turn()
    t.do(RED, PUSH)
    assert t.game.actors == (RED,)
    t.do(RED, Drill(crew(RED), place("A1")))
    assert seen(t).crews[crew(RED)].at == place("A1")


@pytest.mark.rule("SUP-16")
def test_after_the_displacement_without_any_advantage() -> None:
    """The turn waits for Red, who may push again and again, or pass; then it is Green's turn."""
    t = turn()
    t.do(RED, Drill(crew(RED), place("A1")))
    t.do(RED, PUSH)
    t.do(RED, PUSH)
    t.do(RED, Pass())
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("SUP-16")
def test_between_displacement_and_advantage_and_after_it() -> None:
    """Stay, push, hire, push, pass."""
    t = turn(advantage="hiring")
    t.put(RED, 0, "B5")
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), place("B5")))
    t.do(RED, PUSH)
    events = t.do(RED, Hire(2))
    assert only(events, SubcontractorHired).power == 2
    t.do(RED, PushPawn(SUPERVISOR, 3, BOARD_II))
    assert not offered(t, RED, Hire)
    t.do(RED, Pass())
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("SUP-16")
def test_after_a_bribe() -> None:
    """Bribe without an extraction, then push."""
    t = turn(advantage="bribery")
    t.put(RED, 0, "C1")
    green = t.put(GREEN, 0, "C2")
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), place("C1")))
    events = t.do(RED, Bribe(green, place("C1")))
    assert only(events, CrewBribed)
    assert t.may(RED, PUSH)


@pytest.mark.rule("SUP-16")
def test_after_the_centre_was_reached() -> None:
    """OURS-06: the crew's journey is over, Red's turn is not."""
    t = turn()
    t.put(RED, 0, "D1")
    t.drilling_turn(RED)
    events = t.do(RED, Drill(crew(RED), place("X")))
    assert only(events, CentreReached)
    t.do(RED, PUSH)
    t.do(RED, Pass())
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("SUP-16")
def test_not_while_the_fate_of_the_die_is_open() -> None:
    """AMB-81, OURS-05: before or after the displacement; whether the die comes along is part of it."""
    t = turn()
    t.put(RED, 0, "B5", die=1)
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), place("B6")))
    refused(t, RED, PUSH, "SUP-16")
    t.do(RED, CarryDie(1))
    assert t.may(RED, PUSH)


@pytest.mark.rule("SUP-16")
def test_not_after_ones_own_extraction() -> None:
    """AMB-09, AMB-81: the extraction that the active crew triggered ends the turn."""
    t = turn()
    events = tip(t, place("A5"), {RED: 1, GREEN: 3}, booty())
    assert only(events, TileDrilled).trigger == RED
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("SUP-16")
def test_not_in_the_middle_of_an_extraction() -> None:
    """AMB-81: Red is asked for an entrance, on Red's turn, and may not push meanwhile."""
    t = Table(modules=[EXPLOSIONS, INSPECTORS])
    places_on(t, BOARD_II, [RED])
    set_pawns(t, HERE, FAR)
    tip(t, place("A5"), {RED: 1, GREEN: 3}, EXPLOSION, booty())
    assert t.game.actors == (RED,)
    refused(t, RED, PUSH, "EXP-03")
    t.do(RED, ChooseEntrance(place("E1")))


@pytest.mark.rule("SUP-16")
def test_not_on_others_turns_and_not_in_other_phases() -> None:
    """Green's drilling turn; Red's own actions in Phases II and III."""
    t = turn(market=True, workshop=True)
    t.drilling_turn(GREEN)
    with pytest.raises(NotYourTurn):
        t.game.apply(RED, PUSH)
    assert not offered(t, GREEN, PushPawn), "Green has no Vice President there"
    t.own(RED, cash=50_000)
    t.market({RED: 1})
    assert {offer.action for offer in t.game.offers(RED)} >= {Buy, Pass}
    assert not offered(t, RED, PushPawn)
    t.workshop({RED: 1})
    assert not offered(t, RED, PushPawn)


@pytest.mark.rule("SUP-16")
def test_without_a_drilling_turn_there_is_no_push() -> None:
    """AMB-08: all of Red's crews are in the centre, so Red is passed over."""
    t = turn()
    all_in_centre(t, RED)
    t.state.control[:] = [GREEN, RED, PURPLE, WHITE]
    t.drilling_turn(GREEN)
    t.do(GREEN, Drill(crew(GREEN), place("E1")))
    assert t.game.actors == (PURPLE,)


# What it sets off


@pytest.mark.rule("SUP-08", "SUP-16")
def test_a_push_that_sets_off_an_extraction_leaves_the_turn_open() -> None:
    """AMB-09: Green's tile is drilled in the middle of Red's turn, without credit; Red still has the move."""
    t = turn()
    gather(t, place("A2"), {GREEN: 4})
    t.next_cards(place("A2"), booty((3, 0, 0, 0)))
    t.drilling_turn(RED)
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    assert only(events, TileDrilled).trigger == NOBODY
    assert t.game.actors == (RED,)
    assert offered(t, RED, Drill)


@pytest.mark.rule("SUP-08", "SUP-16")
def test_moving_in_and_pushing_then_brings_no_credit() -> None:
    """Red moves onto the blocked A2, then pushes the Superintendent away: an extraction without a trigger, in which
    Red shares; Red's turn goes on, but nobody can be bribed onto the revealed tile any more."""
    t = turn(advantage="bribery")
    stand_by(t, place("A2"), {RED: 4, GREEN: 1}, booty((3, 0, 0, 0)))
    t.put(PURPLE, 0, "A3")
    t.do(RED, Drill(crew(RED), place("A2")))
    assert offered(t, RED, Bribe)
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    assert only(events, TileDrilled).trigger == NOBODY
    assert seen(t).companies[RED].cards == 0
    assert t.game.actors == (RED,)
    assert not offered(t, RED, Bribe)


@pytest.mark.rule("SUP-08", "SUP-16")
def test_pushing_first_and_moving_in_then_brings_the_credit() -> None:
    """AMB-81: the Superintendent is away before Red comes."""
    t = turn()
    stand_by(t, place("A2"), {RED: 3, GREEN: 1}, booty((3, 0, 0, 0)))
    t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    events = t.do(RED, Drill(crew(RED), place("A2")))
    assert only(events, TileDrilled).trigger == RED
    assert seen(t).companies[RED].cards == 1


@pytest.mark.rule("SUP-04", "SUP-16")
def test_a_push_may_move_the_active_crew_off_its_border() -> None:
    """Red's active crew straddles B1 and B2 under the Superintendent. Pushed away, B1 is drilled and the crew moved
    onto it; Red may still hire, for the tile where the crew is now."""
    t = turn(advantage="hiring")
    t.state.mobility[RED] = 2
    red = t.put(RED, 0, "B1", power=4)
    t.put(GREEN, 0, "B1", power=2)
    for tile in ("B1", "B2"):
        t.next_cards(place(tile), booty())
    t.drilling_turn(RED)
    t.do(RED, Drill(red, place("B1/B2")))
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    assert only(events, TileDrilled).tile == place("B1")
    assert seen(t).crews[red].at == place("B1")
    t.do(RED, Hire(2))
    assert seen(t).crews[red].die == 2
    assert t.may(RED, PUSH)
