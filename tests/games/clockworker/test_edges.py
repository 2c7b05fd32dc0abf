"""Edges of the rules at which a changed program once went unnoticed (`make mutants`)."""

from __future__ import annotations

from typing import Any

import pytest

import rockworker
from rockworker.games.clockworker.actions import (
    Communicate,
    Decline,
    Distribute,
    Duplicate,
    Exchange,
    Extract,
    Finish,
    LeaveOut,
    PayInFull,
    Reassign,
    Recharge,
    Recover,
    Repair,
    Staff,
)
from rockworker.games.clockworker.affordable import price_lists
from rockworker.games.clockworker.events import ArtifactRepaired, GearsRecharged, GoldExchanged, LastRoundCame
from rockworker.games.clockworker.payment import less_one, payable
from rockworker.games.clockworker.resources import GOLD, RED, ROBOT, parse_bundle
from rockworker.games.clockworker.state import EMPTY
from tests.games.clockworker.table import (
    ANTENNA,
    CPU,
    DUPLICATION,
    KIT,
    MEMORY,
    VENDING,
    Table,
    slots,
    told,
)


@pytest.mark.rule("CW-ACT-D-05")
def test_an_exhausted_name_is_gone_though_no_other_is_down_to_one() -> None:
    """All other names have two copies left."""
    t = Table()
    t.state.copies[:] = [2] * len(t.state.copies)
    t.state.copies[MEMORY] = 0
    t.own(0, "9R 9G 9B 9O")
    t.act(0)
    assert {action.artifact for action in t.choices(Repair)} == set(range(16)) - {MEMORY}


@pytest.mark.rule("CW-ACT-D-03")
def test_everybody_learns_what_was_paid_for_an_artifact() -> None:
    """R 2G B with one green block: a gold one stands in."""
    t = Table()
    t.own(0, "R G B O")
    events = t.act(0).do(Repair(DUPLICATION))
    assert told(events, ArtifactRepaired) == [ArtifactRepaired(0, DUPLICATION, parse_bundle("R G B O"))]


@pytest.mark.rule("CW-ART-12-04")
def test_an_exchange_before_duplicating_is_paid() -> None:
    """With the Vending Machine two gears become a gold block while the Duplication Device asks."""
    t = Table()
    t.repaired(0, DUPLICATION, VENDING)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [])
    t.own(0, "3C")
    t.begin_turn(0)
    before = t.holds(0)
    t.do(Exchange(1))
    assert (before, t.holds(0)) == ("3C R W", "C R O W")


@pytest.mark.rule("CW-ACT-E-04")
def test_a_revealed_archive_can_not_be_taken_back() -> None:
    """It surprises everybody: one surprise more is counted, which ends what can be undone."""
    t = Table()
    t.own(0, "9R 9G 9B")
    before = t.state.surprises
    t.act(0).do(t.choices(Communicate)[0])
    assert t.state.surprises > before


# Gears and gold


@pytest.mark.rule("CW-ACT-F-01")
def test_everybody_learns_of_a_recharge() -> None:
    """Two gears, and an event that says so."""
    t = Table()
    t.own(0, "")
    assert told(t.act(0).do(Recharge()), GearsRecharged) == [GearsRecharged(0, 2)]


@pytest.mark.rule("CW-ART-10-01", "CW-ART-10-02")
def test_two_gears_after_the_action_are_just_enough_for_a_question() -> None:
    """Recharge brings the two gears that a gold block costs (CW-AMB-22)."""
    t = Table()
    t.repaired(0, VENDING)
    t.own(0, "")
    t.act(0).do(Recharge())
    assert (t.player, t.game.prompt) == (0, "turn-end")
    t.do(Exchange(1))
    assert (t.player, t.holds(0)) == (1, "O")


@pytest.mark.rule("CW-ART-10-01")
def test_with_one_gear_no_exchange_is_offered() -> None:
    """Not even an empty one: whatever is offered can be done."""
    t = Table()
    t.repaired(0, VENDING)
    t.own(0, "C")
    t.act(0)
    assert Exchange not in [offer.action for offer in t.game.offers(0)]
    t.own(0, "2C")
    t.act(0)
    assert t.choices(Exchange) == [Exchange(1)]


@pytest.mark.rule("CW-ART-10-02", "CW-ART-10-03")
@pytest.mark.parametrize(("cost", "holdings"), [("R 2G B", "2G 4C"), ("R G B 4C", "R 8C")])
def test_several_gold_blocks_are_exchanged_where_nothing_else_can_be_paid(cost: str, holdings: str) -> None:
    """Two blocks are missing and just the gears for two gold blocks are there, beside those of the price itself."""
    t = Table(2, archives=[cost])
    t.repaired(0, VENDING)
    t.own(0, holdings)
    tile = t.archive(cost)
    events = t.act(0).do(Communicate(tile))
    assert told(events, GoldExchanged) == [GoldExchanged(0, VENDING, 4, 2)]
    assert (t.player, t.holds(0)) == (1, "")


@pytest.mark.rule("CW-ART-08-01", "CW-ART-10-02")
def test_two_answers_to_the_antenna_come_with_an_exchange() -> None:
    """3R with all of it and 2 gears: leave one out, or pay in full; and no gear belongs to this price."""
    t = Table(2, archives=["3R"])
    t.repaired(0, ANTENNA, VENDING)
    t.own(0, "3R 2C")
    tile = t.archive("3R")
    t.act(0).do(Communicate(tile))
    assert t.choices(LeaveOut) == [LeaveOut(RED)]
    assert t.choices(PayInFull) == [PayInFull()]
    assert t.choices(Exchange) == [Exchange(1)]


@pytest.mark.rule("CW-ART-08-01")
def test_no_price_falls_below_nothing() -> None:
    """Two units of a kind of which one is asked for: nothing of it is left to be paid."""
    assert less_one(parse_bundle("R 2G"), RED, 2) == parse_bundle("2G")


@pytest.mark.rule("CW-ART-10-01", "CW-RES-05")
def test_a_gold_block_for_a_single_gear_would_do() -> None:
    """However few gears a gold block costs, it stands in for a missing block; without the artifact it never does."""
    assert payable(parse_bundle("R"), parse_bundle("C"), 1)
    assert payable(parse_bundle("R"), parse_bundle("2C"), 2)
    assert not payable(parse_bundle("R"), parse_bundle("C"), 2)
    assert not payable(parse_bundle("R"), parse_bundle("9C"), 0)


@pytest.mark.rule("CW-RES-09", "CW-RES-13")
def test_seven_missing_blocks_leave_the_neighbour_alone() -> None:
    """The dearest price that a lane of its size can hold, with a gear and a robot: all of it is missing."""
    prices = price_lists([parse_bundle("7R C W"), parse_bundle("B")], [])[2, 0]
    assert prices.payable(list(parse_bundle("B"))).artifacts == 0b10
    assert prices.payable(list(parse_bundle("7R C B"))).artifacts == 0b10
    assert prices.payable(list(parse_bundle("7R C W"))).artifacts == 0b01


@pytest.mark.rule("CW-ART-10-02")
@pytest.mark.parametrize("version", [1, 2])
def test_an_exchange_while_paying_in_either_version(version: int) -> None:
    """R G 2B with gold to choose with, and two gears (CW-AMB-22)."""
    t = Table(rules_version=version)
    t.repaired(0, VENDING)
    t.own(0, "R G B 2O 2C")
    t.act(0).do(Repair(ANTENNA))
    assert (t.game.prompt, t.choices(Exchange)) == ("repair-payment", [Exchange(1)])


@pytest.mark.rule("CW-RES-13")
def test_more_robots_than_any_price_asks_for() -> None:
    """A player who has more can pay as well."""
    prices = price_lists([parse_bundle("2W"), parse_bundle("R")], [])[0, 0]
    for robots, payable_ in ((1, 0b00), (2, 0b01), (3, 0b01), (9, 0b01)):
        assert prices.payable(list(parse_bundle(f"{robots}W"))).artifacts == payable_


@pytest.mark.rule("CW-ACT-E-03", "CW-ACT-E-12")
def test_points_of_archives_are_their_owners_secret_until_the_end() -> None:
    """Everybody knows the rest of the points so far."""
    t = Table(2)
    t.own(0, "3P")
    t.state.archives[0].append(t.state.tiles.pop())
    points = t.rules.archives[t.state.archives[0][0]].points
    mine, theirs = t.game.current_scores(0)
    assert (mine.parts["archives"], mine.hidden, mine.total) == (points, (), points + 3)
    assert (theirs.player, theirs.hidden, theirs.total) == (1, ("archives",), None)
    for viewer in (1, None):
        seen = t.game.current_scores(viewer)[0]
        assert (seen.parts["tokens"], seen.hidden) == (3, ("archives",))
        assert "archives" not in seen.parts
    t.state.ending = "fin"
    t.act(1).do(Recharge())
    assert t.game.is_over
    assert [score.hidden for score in t.game.current_scores(None)] == [(), ()]


# Recovery and the Duplication Device


def recovering(gears: str, **options: Any) -> Table:
    """An optional recovery with the Duplication Device and the Vending Machine: a red block may come, and gears."""
    t = Table(2, recovery="optional", **options)
    t.repaired(0, DUPLICATION, VENDING)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [2])
    t.own(0, gears)
    t.begin_turn(0)
    return t


@pytest.mark.rule("CW-ART-12-04", "CW-RECOV-01")
def test_only_what_came_back_can_be_duplicated() -> None:
    """The starting factory keeps its robot, and its gears: only the red block may be doubled (CW-AMB-19)."""
    t = recovering("3C")
    t.do(Recover(t.card("ember-assembly-nook")), Finish())
    assert t.choices(Duplicate) == [Duplicate(RED)]


@pytest.mark.rule("CW-ART-12-04", "CW-ART-10-05")
@pytest.mark.parametrize(("option", "kinds"), [(False, [RED]), (True, [RED, GOLD])])
def test_exchanged_gold_is_a_gain_of_the_recovery_only_by_option(option: bool, kinds: list[int]) -> None:
    """Gold from the Vending Machine before the red block comes; the gears that it cost are no gain (CW-AMB-23)."""
    t = recovering("3C", duplicate_exchanged_gold=option)
    t.do(Exchange(1), Recover(t.card("ember-assembly-nook")), Finish())
    assert t.choices(Duplicate) == [Duplicate(kind) for kind in kinds]


@pytest.mark.rule("CW-ART-12-04", "CW-ART-13-05")
def test_a_second_robot_of_the_turn_brings_no_other_kind() -> None:
    """Two factories give a robot each: robots are all that may be doubled."""
    t = Table(2, recovery="optional")
    t.repaired(0, DUPLICATION)
    nursery = t.build(0, "robot-nursery", [1])
    t.staff(0, [4])
    t.own(0, "3C")
    t.begin_turn(0)
    t.do(Recover(0), Recover(nursery))
    assert t.choices(Duplicate) == [Duplicate(ROBOT)]


@pytest.mark.rule("CW-ART-12-04")
@pytest.mark.parametrize("version", [1, 2])
def test_by_option_gold_can_be_made_and_duplicated_though_nothing_came(version: int) -> None:
    """No robot was at work: before the exchange there is nothing to double, after it there is (CW-AMB-23)."""
    t = Table(2, duplicate_exchanged_gold=True, rules_version=version)
    t.repaired(0, DUPLICATION, VENDING)
    t.staff(0, [])
    t.own(0, "3C")
    t.begin_turn(0)
    assert t.game.prompt == "duplication"
    assert (t.choices(Duplicate), t.choices(Decline), t.choices(Exchange)) == ([], [Decline()], [Exchange(1)])
    t.do(Exchange(1))
    assert t.choices(Duplicate) == [Duplicate(GOLD)]


@pytest.mark.rule("CW-ART-12-01", "CW-ART-10-01")
def test_by_option_nobody_is_asked_for_gold_without_the_vending_machine() -> None:
    """Nothing but gears came, and nothing can turn them into gold (CW-AMB-23, CW-AMB-25)."""
    t = Table(2, duplicate_exchanged_gold=True)
    t.repaired(0, DUPLICATION)
    t.staff(0, [2])
    t.own(0, "9C")
    t.begin_turn(0)
    assert t.game.prompt == "action-phase"


@pytest.mark.rule("CW-ART-13-01")
def test_a_factory_alone_does_not_feed_the_cpu() -> None:
    """A factory comes without a robot: no gold."""
    t = Table()
    t.repaired(0, CPU)
    t.own(0, "9C W")
    factory = t.state.row[0]
    t.act(0).do(Reassign(factory), Staff(0))
    assert t.state.holdings[0][GOLD] == 0


# Pieces


@pytest.mark.rule("CW-DEF-05")
@pytest.mark.parametrize("word", ["X", "0R", "10R", "R2", "2"])
def test_there_are_no_other_units(word: str) -> None:
    """Gears, four colours of blocks, robots and points; a wrong word is quoted."""
    with pytest.raises(ValueError, match=f"'{word}' is no unit"):
        parse_bundle(f"2C {word}")


@pytest.mark.rule("CW-DEF-03")
def test_a_factory_may_have_a_single_slot() -> None:
    """An owner's file may say so: it takes one robot, and gives it back."""
    t = Table(cards={"scrap-mint": (3, "2C")})
    mint = t.build(0, "scrap-mint")
    t.own(0, "2W")
    t.staff(0, [])
    t.act(0)
    assert [action.slots for action in t.choices(Distribute) if action.factory == mint] == [slots(1)]
    t.do(Distribute(mint, slots(1)))
    t.act(0).do(Extract(mint))
    assert t.holds(0) == "2C 2W"


@pytest.mark.rule("CW-SETUP-05", "CW-SETUP-11")
def test_archives_are_shuffled() -> None:
    """Other games lay out other archives."""
    displays = {tuple(rockworker.new("clockworker", players=2, seed=seed).view().display) for seed in range(20)}
    assert len(displays) > 10


@pytest.mark.rule("CW-TURN-05")
def test_an_artifact_that_nobody_can_pay_is_no_way_out_of_a_standstill() -> None:
    """A kit is left, but no blocks are there, nor a robot to fetch any (CW-AMB-58)."""
    t = Table(2)
    for player in (0, 1):
        t.staff(player, [])
        t.own(player, "")
    t.state.deck.clear()
    t.state.row = [EMPTY] * 5
    t.state.copies = [0] * 16
    t.state.copies[KIT] = 1
    assert told(t.begin_turn(0), LastRoundCame) == [LastRoundCame("standstill")]
