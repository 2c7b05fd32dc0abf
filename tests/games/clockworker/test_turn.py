"""Turns and the recovery phase."""

from __future__ import annotations

import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.errors import IllegalAction, NotYourTurn
from rockworker.engine.offers import sample
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Extract,
    Finish,
    Reassign,
    Recharge,
    Recover,
    Repair,
    Staff,
)
from rockworker.games.clockworker.events import RobotRecovered, TurnBegan
from rockworker.games.clockworker.resources import parse_bundle
from tests.games.clockworker.table import ARM, CPU, KIT, LOCOMOTIVE, SYNCHRONISATION, Table, slots, told


@pytest.mark.rule("CW-TURN-01")
def test_players_act_clockwise() -> None:
    """One after the other, beginning with the first player; nobody else is offered anything."""
    t = Table(4)
    for turn in range(8):
        assert t.game.actors == (turn % 4,)
        for other in range(4):
            assert bool(t.game.offers(other)) == (other == turn % 4)
        t.do(Recharge())


@pytest.mark.rule("CW-TURN-02", "CW-RECOV-11")
def test_recovery_comes_before_the_action() -> None:
    """Even the very first decision comes after a recovery: the starting factory's top slot is empty by then."""
    t = Table(4)
    kinds = [type(event) for event in t.game.opening]
    assert kinds[1:] == [TurnBegan, RobotRecovered]
    assert t.robots(0) == (2, 3, 4)
    assert t.holds(0) == "4C 3W"


@pytest.mark.rule("CW-RECOV-04", "CW-ACT-A-02")
def test_a_slot_that_shows_several_kinds_gives_them_all() -> None:
    """Every unit on it; nothing of the slots below."""
    t = Table(cards={"ember-sorting-shed": (2, "2C R B, G")})
    t.own(0, "")
    t.staff(0, [])
    shed = t.build(0, "ember-sorting-shed", robots=[1, 2])
    t.act(0).do(Extract(shed))
    assert t.holds(0) == "2C R B W"
    assert t.robots(0, shed) == (2,)


@pytest.mark.rule("CW-TURN-03")
def test_one_action_per_turn() -> None:
    """After one action it is the next player's turn."""
    t = Table(2)
    t.do(Recharge())
    assert t.player == 1
    with pytest.raises(NotYourTurn):
        t.game.apply(0, Recharge())


@pytest.mark.rule("CW-TURN-04")
def test_only_what_can_be_done_in_full_is_offered() -> None:
    """Without robots, gears and blocks nothing but Recharge is possible: it is done without a question."""
    t = Table(rules_version=1)
    t.own(0, "")
    t.staff(0, [])
    t.act(0)
    assert [offer.action for offer in t.game.offers(0)] == [Recharge]
    t = Table()
    t.own(0, "")
    t.staff(0, [])
    t.act(0)
    assert (t.player, t.holds(0)) == (1, "2C")


@pytest.mark.rule("CW-TURN-05", "CW-ACT-F-02")
def test_recharge_is_always_possible_and_passing_never() -> None:
    """Rich or poor, Recharge is offered; ending the turn without an action is not."""
    t = Table()
    for holdings in ("", "9C 9R 9G 9B 9O 9W"):
        t.own(0, holdings)
        t.act(0)
        assert t.may(Recharge())
        assert not t.may(Finish())


@pytest.mark.rule("CW-TURN-06")
def test_actions_may_be_repeated() -> None:
    """The same action turn after turn, and by all players in one round."""
    t = Table(2)
    for _ in range(6):
        t.do(Recharge())
    assert t.state.round == 4


@pytest.mark.rule("CW-TURN-07")
def test_artifacts_overrule_the_rules() -> None:
    """The rules say one factory and top-down; the Locomotive and the Synchronisation Tool say otherwise."""
    t = Table()
    factory = t.build(0, "ember-seam-drill")
    t.own(0, "2W")
    t.act(0)
    assert not t.may(Distribute(factory, slots(3)))
    t.repaired(0, SYNCHRONISATION, LOCOMOTIVE)
    t.staff(0, [])
    t.act(0).do(Distribute(factory, slots(3)))
    assert t.may(Distribute(0, slots(2)))


@pytest.mark.rule("CW-TURN-08")
def test_recovered_things_can_be_used_at_once() -> None:
    """Gears and robots of the recovery phase serve this turn's action."""
    t = Table()
    t.own(0, "")
    t.staff(0, [2])
    t.row("clock-exchange", "robot-nursery", "gilded-depot", "scrap-mint", "ember-coin-press")
    t.begin_turn(0)
    assert t.holds(0) == "2C W"
    t.do(Reassign(t.card("clock-exchange")), Staff(1))
    assert t.robots(0, t.card("clock-exchange")) == (1,)


@pytest.mark.rule("CW-TURN-09")
def test_the_next_turn_waits_for_the_refill() -> None:
    """Events come in order: the purchase, the new card, then the next player's turn."""
    t = Table()
    t.own(0, "9C")
    t.act(0)
    names = [type(event).__name__ for event in t.do(Reassign(t.state.row[0]))]
    assert names[:3] == ["FactoryBought", "FactoryRevealed", "TurnBegan"]


@pytest.mark.rule("CW-TURN-10")
def test_opponents_decide_nothing() -> None:
    """Whatever decision is open, it is the current player's."""
    t, chance = Table(3, round_limit=40), Rng(3)
    while not t.game.is_over:
        assert t.game.actors == (t.state.current,)
        t.do(sample(t.game.offers(t.player), chance.below))


@pytest.mark.rule("CW-RECOV-01", "CW-RECOV-02", "CW-RECOV-06")
def test_every_factory_gives_one_robot_back() -> None:
    """The topmost robot of each factory, the starting one included, and only that one."""
    t = Table()
    depot = t.build(0, "gilded-depot", [1, 2, 3, 4])
    drill = t.build(0, "ember-seam-drill", [2, 3])
    t.staff(0, [1, 2, 3, 4])
    t.own(0, "")
    events = t.begin_turn(0)
    recovered = told(events, RobotRecovered)
    assert [(event.factory, event.slot) for event in recovered] == [(0, 1), (depot, 1), (drill, 2)]
    assert (t.robots(0), t.robots(0, depot), t.robots(0, drill)) == ((2, 3, 4), (2, 3, 4), (3,))
    assert t.holds(0) == "C R O 3W"


@pytest.mark.rule("CW-RECOV-03", "CW-RECOV-08")
def test_gaps_are_ignored_and_stay() -> None:
    """A robot on the third slot is the topmost if the first two are empty; the one below stays where it is."""
    t = Table()
    t.staff(0, [3, 4])
    t.own(0, "")
    t.begin_turn(0)
    assert t.robots(0) == (4,)
    assert t.holds(0) == "2C W"


@pytest.mark.rule("CW-RECOV-04")
def test_the_whole_reward_is_gained() -> None:
    """A slot of two red blocks gives two."""
    t = Table()
    t.build(0, "ember-seam-drill", [3])
    t.staff(0, [])
    t.own(0, "")
    (event,) = told(t.begin_turn(0), RobotRecovered)
    assert event.gain == parse_bundle("2R")
    assert t.holds(0) == "2R W"


@pytest.mark.rule("CW-RECOV-05")
def test_without_robots_recovery_is_empty() -> None:
    """Nothing happens and the action follows."""
    t = Table()
    t.staff(0, [])
    t.own(0, "9C")
    assert told(t.begin_turn(0), RobotRecovered) == []
    assert t.may(Recharge())


@pytest.mark.rule("CW-RECOV-07")
def test_recovery_is_mandatory() -> None:
    """The first decision of a turn is the action: robots are back by then."""
    t = Table()
    t.begin_turn(0)
    assert t.robots(0) == (3, 4)
    assert not t.may(Recover(0))


def test_recovery_may_be_optional() -> None:
    """By option a player chooses the factories from which a robot comes back, each at most once (CW-AMB-04)."""
    t = Table(recovery="optional")
    drill = t.build(0, "ember-seam-drill", [2, 3])
    t.own(0, "")
    t.staff(0, [1, 2])
    t.begin_turn(0)
    assert t.choices(Recover) == [Recover(0), Recover(drill)]
    t.do(Recover(drill))
    assert t.choices(Recover) == [Recover(0)]
    t.do(Finish())
    assert t.holds(0) == "R W"
    assert t.may(Recharge())
    t.staff(0, [])
    t.staff(0, [], drill)
    t.begin_turn(0)
    assert t.may(Recharge())


@pytest.mark.rule("CW-RECOV-09")
def test_the_order_of_factories_changes_nothing() -> None:
    """The log follows the order of acquisition; another order brings the same."""
    results = []
    for keys in (("ember-assembly-nook", "scrap-mint"), ("scrap-mint", "ember-assembly-nook")):
        t = Table()
        t.repaired(0, ARM, CPU)
        built = [t.build(0, key, [1, 4] if key != "scrap-mint" else [1]) for key in keys]
        t.own(0, "")
        recovered = told(t.begin_turn(0), RobotRecovered)
        assert [event.factory for event in recovered] == [0, *built]
        results.append(t.holds(0))
    assert results[0] == results[1]


@pytest.mark.rule("CW-RECOV-10")
def test_a_gained_robot_goes_to_the_supply() -> None:
    """The robot slot gives a robot besides the one that comes back; no slot is filled."""
    t = Table()
    t.staff(0, [4])
    t.own(0, "")
    t.begin_turn(0)
    assert t.holds(0) == "2W"
    assert t.robots(0) == ()


@pytest.mark.rule("CW-RECOV-12")
def test_robots_placed_now_come_back_next_turn() -> None:
    """A robot placed in a turn stays until its owner's next recovery."""
    t = Table(2)
    t.staff(0, [])
    t.own(0, "W")
    t.act(0).do(Distribute(0, slots(1)))
    assert t.robots(0) == (1,)
    t.do(Recharge())
    assert (t.player, t.robots(0), t.holds(0)) == (0, (), "C W")


@pytest.mark.rule("CW-RECOV-13")
def test_other_artifacts_leave_recovery_alone() -> None:
    """With every artifact but those that speak of recovery or gaining, the yield is the printed one."""
    t = Table()
    t.repaired(0, *(artifact for artifact in range(16) if artifact not in (10, 11, 12)))
    t.build(0, "ember-assembly-nook", [4])
    t.staff(0, [1, 2])
    t.own(0, "")
    t.begin_turn(0)
    assert t.holds(0) == "C 3W"


@pytest.mark.rule("CW-TV-01")
def test_vector_recovery_turn_by_turn() -> None:
    """[C, R, 2R] with robots on 2 and 3: first one red, then two, then nothing."""
    t = Table()
    drill = t.build(0, "ember-seam-drill", [2, 3])
    t.staff(0, [])
    t.own(0, "")
    for holds, robots in (("R W", (3,)), ("3R 2W", ()), ("3R 2W", ())):
        t.begin_turn(0)
        assert (t.holds(0), t.robots(0, drill)) == (holds, robots)


@pytest.mark.rule("CW-TV-02")
def test_vector_three_factories() -> None:
    """Topmost robots on 2C and on W, and an empty factory: 2 gears, and 3 robots more in the supply."""
    t = Table()
    t.staff(0, [2])
    t.build(0, "ember-assembly-nook", [4])
    t.build(0, "ember-seam-drill")
    t.own(0, "")
    t.begin_turn(0)
    assert t.holds(0) == "2C 3W"


@pytest.mark.rule("CW-TV-03", "CW-ACT-A-04")
def test_vector_extraction_after_recovery() -> None:
    """[C, R, 2R] with robots on all slots: recovery brings a gear, Extraction a red block; one robot is left."""
    t = Table()
    drill = t.build(0, "ember-seam-drill", [1, 2, 3])
    t.staff(0, [])
    t.own(0, "")
    t.begin_turn(0)
    t.do(Extract(drill))
    assert (t.holds(0), t.robots(0, drill)) == ("C R 2W", (3,))


def test_actions_of_other_moments_are_refused() -> None:
    """In the action phase only actions of that phase are legal."""
    t = Table()
    for action in (Staff(0), Recover(0), Finish()):
        with pytest.raises(IllegalAction):
            t.do(action)
    assert t.may(Recharge())
    assert not t.may(Repair(KIT))
    assert not t.may(Communicate(t.state.display[0]))


@pytest.mark.rule("CW-ACT-E-04", "CW-ACT-C-13")
def test_what_is_revealed_ends_undo() -> None:
    """A new archive and a new factory are surprises, which nobody can take back (CW-AMB-51), an artifact is not."""
    t = Table(2)
    tile = t.archive("3R G")
    t.own(0, "3R G")
    t.act(0).do(Communicate(tile))
    assert t.state.surprises == 1
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.state.surprises == 1
    t.own(0, "9C")
    t.act(0).do(Reassign(t.state.row[0]))
    assert t.state.surprises == 2
