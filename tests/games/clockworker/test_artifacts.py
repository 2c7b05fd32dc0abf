"""The sixteen artifacts: timing, numbers and combinations."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
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
    Repair,
    Staff,
)
from rockworker.games.clockworker.components import FinalScoring, Permission
from rockworker.games.clockworker.events import ArtifactPaidOff, GoldExchanged, PriceReduced, ResourceDuplicated
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, GREEN, POINTS, RED, ROBOT, parse_bundle, units
from tests.games.clockworker.table import (
    AI,
    ANTENNA,
    ARM,
    CPU,
    DUPLICATION,
    EMOTIONS,
    GOD,
    GOVERNMENT,
    KIT,
    LOCOMOTIVE,
    MEGAPHONE,
    MEMORY,
    NEW_WORLD,
    SHIP,
    SYNCHRONISATION,
    VENDING,
    Table,
    slots,
    told,
)

CHEAP = ("clock-exchange", "robot-nursery", "ember-sorting-shed", "moss-sorting-shed", "tide-sorting-shed")


def end(t: Table) -> Table:
    """The last turn of the last round passes."""
    t.state.ending = "fin"
    t.act(t.rules.players - 1).do(Recharge())
    assert t.game.is_over
    return t


# General


@pytest.mark.rule("CW-ART-00-01")
def test_artifacts_follow_the_rulebooks_list_and_serve_their_owner() -> None:
    """The numbering is the list's; another player's Megaphone brings the buyer nothing."""
    t = Table()
    keys = [card.key for card in t.rules.artifacts]
    assert (keys[GOD], keys[MEMORY], keys[KIT], keys[LOCOMOTIVE]) == (
        "mechanical-god", "extended-memory", "emergency-kit", "steam-locomotive",
    )  # fmt: skip
    t.repaired(1, MEGAPHONE)
    t.row(*CHEAP)
    t.own(0, "2C")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert t.holds(0) == ""
    assert t.state.holdings[1][POINTS] == 0


@pytest.mark.rule("CW-ART-00-02")
def test_which_effects_are_optional() -> None:
    """Five artifacts let their owner do something, all others work by themselves."""
    t = Table()
    optional = {n for n, card in enumerate(t.rules.artifacts) if isinstance(card.effect, Permission)}
    assert optional == {ANTENNA, VENDING, DUPLICATION, SYNCHRONISATION, LOCOMOTIVE}
    final = {n for n, card in enumerate(t.rules.artifacts) if isinstance(card.effect, FinalScoring)}
    assert final == {GOD, SHIP, GOVERNMENT, NEW_WORLD}


@pytest.mark.rule("CW-ART-00-03", "CW-ART-06-02")
def test_obtaining_means_buying() -> None:
    """Neither the set-up nor what was bought before is rewarded: an artifact looks forward only."""
    t = Table(2)
    t.build_any(0, 3)
    t.own(0, "2R G 2B")
    t.act(0).do(Repair(MEGAPHONE))
    t.do(Recharge())
    assert t.state.holdings[0][POINTS] == 0


@pytest.mark.rule("CW-ART-00-04")
def test_points_gained_in_play_are_tokens() -> None:
    """They are added at once and seen by all."""
    t = Table()
    t.repaired(0, MEMORY)
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.game.view(2).players[0].points == 2


# 01 Mechanical God


@pytest.mark.rule("CW-ART-01-01", "CW-ART-01-02")
@pytest.mark.parametrize(
    ("factories", "others", "archives", "points"), [(9, 0, 5, 0), (10, 0, 0, 10), (8, 2, 0, 10), (7, 2, 5, 0)]
)
def test_god_wants_twelve_cards(factories: int, others: int, archives: int, points: int) -> None:
    """10 points with 12 cards: itself, the starting factory and all others, but no archives."""
    t = Table(2)
    t.build_any(0, factories)
    t.repaired(0, GOD, *range(8, 8 + others))
    for _ in range(archives):
        t.state.archives[0].append(t.state.tiles.pop(0))
    assert end(t).game.scores[0].parts["bonuses"] == points


@pytest.mark.rule("CW-ART-01-03")
def test_god_may_be_the_twelfth_card() -> None:
    """It brings the last round and meets its own condition."""
    t = Table(2)
    t.build_any(0, 10)
    t.own(0, "2R 2G 2B")
    t.act(0).do(Repair(GOD))
    assert t.state.ending == "cards"
    t.do(Recharge())
    assert t.game.scores[0].parts["bonuses"] == 10


# 02 Rescue Ship


@pytest.mark.rule("CW-ART-02-01", "CW-ART-02-02")
def test_ship_counts_factories() -> None:
    """One point each, the starting factory included, with or without robots."""
    for robots in ([], [1, 2]):
        t = Table(2)
        t.build_any(0, 4)
        t.repaired(0, SHIP)
        t.staff(0, robots)
        assert end(t).game.scores[0].parts["bonuses"] == 5


# 03 Robotic Government


@pytest.mark.rule("CW-ART-03-01", "CW-ART-03-02")
def test_government_counts_robots() -> None:
    """One point each, in the supply and at work."""
    t = Table(2)
    t.repaired(0, GOVERNMENT)
    t.build(0, "ember-long-conveyor", [2, 3, 5])
    t.staff(0, [1, 4])
    t.own(0, "3W")
    assert end(t).game.scores[0].parts["bonuses"] == 8


# 04 Toward a New World


@pytest.mark.rule("CW-ART-04-01", "CW-ART-04-02", "CW-TV-13")
@pytest.mark.parametrize(("artifacts", "points"), [(1, 0), (2, 6), (3, 6), (4, 12), (5, 12), (6, 18)])
def test_vector_new_world(artifacts: int, points: int) -> None:
    """6 points for each two artifacts of any names, itself included."""
    t = Table(2)
    t.repaired(0, NEW_WORLD, *range(8, 7 + artifacts))
    assert end(t).game.scores[0].parts["bonuses"] == points


# 05 Extended Memory


@pytest.mark.rule("CW-ART-05-01", "CW-ART-05-02", "CW-ART-05-03", "CW-TV-18")
def test_vector_memory() -> None:
    """Its own purchase brings nothing; a Kit bought later brings 2 points and 5 gears, by itself."""
    t = Table(2)
    t.own(0, "R 2B")
    t.act(0).do(Repair(MEMORY))
    assert t.holds(0) == ""
    t.do(Recharge())
    t.own(0, "2R G")
    t.act(0)
    events = t.do(Repair(KIT))
    assert t.holds(0) == "5C 2P"
    assert [event.artifact for event in told(events, ArtifactPaidOff)] == [KIT, MEMORY]


# 06 Advertising Megaphone


@pytest.mark.rule("CW-ART-06-01")
def test_megaphone_rewards_factories() -> None:
    """3 points for each factory bought, none for an artifact."""
    t = Table()
    t.repaired(0, MEGAPHONE)
    t.row(*CHEAP)
    t.own(0, "2C 2R G")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert t.state.holdings[0][POINTS] == 3
    t.act(0).do(Repair(KIT))
    assert t.state.holdings[0][POINTS] == 3


# 07 Emotion-Study System


@pytest.mark.rule("CW-ART-07-01", "CW-ART-07-02")
def test_emotions_reward_archives() -> None:
    """3 points for each archive, whatever it is worth and whether or not the Antenna made it cheaper."""
    for artifacts in ((EMOTIONS,), (EMOTIONS, ANTENNA)):
        t = Table()
        t.repaired(0, *artifacts)
        tile = t.archive("3R G")
        t.own(0, "3R G")
        t.act(0).do(Communicate(tile))
        if ANTENNA in artifacts:
            t.do(LeaveOut(RED))
        assert t.state.holdings[0][POINTS] == 3


# 08 Parabolic Antenna


@pytest.mark.rule("CW-ART-08-01", "CW-ART-08-02")
def test_antenna_leaves_out_any_printed_unit() -> None:
    """The owner chooses among the kinds that the tile demands, gears too, or pays in full."""
    t = Table()
    t.repaired(0, ANTENNA)
    tile = t.archive("3R 3G 2C")
    t.own(0, "2C 3R 3G")
    t.act(0).do(Communicate(tile))
    assert t.choices(LeaveOut) == [LeaveOut(GEAR), LeaveOut(RED), LeaveOut(GREEN)]
    assert t.may(PayInFull())
    again = t.game.copy()
    again.apply(0, PayInFull())
    assert inside(again).state.holdings[0] == [0] * 7
    events = t.do(LeaveOut(GEAR))
    assert told(events, PriceReduced) == [PriceReduced(0, ANTENNA, GEAR)]
    assert t.holds(0) == "C"


@pytest.mark.rule("CW-ART-08-03", "CW-ART-08-05", "CW-TV-11")
@pytest.mark.parametrize(
    ("holdings", "legal", "left"), [("2R 2G", True, ""), ("R 2G", False, "R 2G"), ("R 2G O", True, "")]
)
def test_vector_antenna(holdings: str, legal: bool, left: str) -> None:
    """3R 2G: with 2R 2G legal, with R 2G not, with R 2G O legal: a red left out, gold for the other one."""
    t = Table()
    t.repaired(0, ANTENNA)
    tile = t.archive("3R 2G")
    t.own(0, holdings)
    t.act(0)
    assert t.may(Communicate(tile)) == legal
    if legal:
        events = t.do(Communicate(tile))
        assert told(events, PriceReduced) == [PriceReduced(0, ANTENNA, RED)]  # the only way, so it is not asked for
        assert t.player == 1
    assert t.holds(0) == left


@pytest.mark.rule("CW-ART-08-04")
def test_antenna_leaves_out_one_unit_only() -> None:
    """A price of four units is never less than three; artifacts don't get cheaper at all."""
    t = Table()
    t.repaired(0, ANTENNA)
    tile = t.archive("3R G")
    t.own(0, "2R")
    t.act(0)
    assert not t.may(Communicate(tile))
    t.own(0, "2R G")
    t.act(0).do(Communicate(tile))
    assert t.holds(0) == ""
    t.own(0, "R G")
    t.act(0)
    assert t.choices(Repair) == []


# 09 Emergency Kit


@pytest.mark.rule("CW-ART-09-01", "CW-ART-09-02")
def test_kit_pays_once_after_its_price() -> None:
    """5 gears on acquisition, never again, and too late for its own price."""
    t = Table(2)
    t.repaired(0, VENDING)
    t.own(0, "R G")
    t.act(0)
    assert not t.may(Repair(KIT))
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.holds(0) == "5C"
    assert t.may(Exchange(2))  # the gears can be used in the rest of the turn
    t.do(Finish(), Recharge())
    t.begin_turn(0)
    assert t.state.holdings[0][GEAR] < 5 + 5


# 10 Vending Machine


@pytest.mark.rule("CW-ART-10-01", "CW-ART-10-02")
@pytest.mark.parametrize("version", [1, 2])
def test_vending_before_and_after_the_action(version: int) -> None:
    """2 gears become a gold block, any number of times, before the action and after it, in every version."""
    t = Table(2, rules_version=version)
    t.repaired(0, VENDING)
    t.own(0, "7C")
    t.act(0)
    assert t.choices(Exchange) == [Exchange(1), Exchange(2), Exchange(3)]
    events = t.do(Exchange(1), Exchange(1))
    assert told(events, GoldExchanged) == [GoldExchanged(0, VENDING, 2, 1)] * 2
    assert t.holds(0) == "3C 2O"
    t.do(Recharge())
    assert (t.player, t.holds(0)) == (0, "5C 2O")
    t.do(Exchange(2))
    assert (t.player, t.holds(0)) == (1, "C 4O")


@pytest.mark.rule("CW-ART-10-02", "CW-ART-10-03", "CW-TV-12")
def test_vector_vending_while_paying() -> None:
    """R 2G B with R G B and 2 gears is legal: one exchange while paying, no gears left."""
    t = Table()
    t.repaired(0, VENDING)
    t.own(0, "R G B 2C")
    t.act(0)
    assert t.may(Repair(DUPLICATION))
    events = t.do(Repair(DUPLICATION))
    assert told(events, GoldExchanged) == [GoldExchanged(0, VENDING, 2, 1)]  # there is no other way to pay
    assert t.holds(0) == ""


@pytest.mark.rule("CW-ART-10-03")
def test_vending_keeps_the_gears_that_a_price_needs() -> None:
    """R G B and 4 gears: with 5 gears and two blocks the exchange would eat the price's own gears."""
    t = Table()
    t.repaired(0, VENDING)
    tile = t.archive("R G B 4C")
    t.own(0, "R G 5C")
    t.act(0)
    assert not t.may(Communicate(tile))
    t.own(0, "R G 7C")
    t.act(0).do(Communicate(tile))
    assert t.holds(0) == "C"


@pytest.mark.rule("CW-ART-10-04")
def test_vending_only_in_ones_own_turn() -> None:
    """Others' turns offer the owner nothing, and after the last turn the game is over."""
    t = Table(2)
    t.repaired(1, VENDING)
    t.own(1, "9C")
    t.act(0)
    assert t.game.offers(1) == ()
    t.state.ending = "fin"
    t.do(Recharge(), Recharge())
    assert t.game.is_over


@pytest.mark.rule("CW-ART-10-05")
def test_vending_gold_is_no_recovery_gain() -> None:
    """At the Duplication prompt an exchange is possible, but its gold can't be duplicated (by option it can)."""
    for option, kinds in ((False, [GEAR, RED]), (True, [GEAR, RED, GOLD])):
        t = Table(duplicate_exchanged_gold=option)
        t.repaired(0, VENDING, DUPLICATION)
        t.build(0, "ember-assembly-nook", [1])
        t.staff(0, [1])
        t.own(0, "4C")
        t.begin_turn(0)
        t.do(Exchange(1))
        assert [action.resource for action in t.choices(Duplicate)] == kinds


# 11 Additional Robotic Arm


@pytest.mark.rule("CW-ART-11-01", "CW-ART-11-02", "CW-ART-11-04", "CW-TV-08")
def test_vector_arm() -> None:
    """Recovered slots 2C, R and C: 2 + 1 + 1 + 1 gears and a red block, by itself."""
    t = Table()
    t.repaired(0, ARM)
    t.staff(0, [2])
    t.build(0, "ember-seam-drill", [2])
    t.build(0, "ember-sorting-shed", [1])
    t.own(0, "")
    t.begin_turn(0)
    assert t.holds(0) == "5C R 3W"


@pytest.mark.rule("CW-ART-11-03")
def test_arm_works_in_recovery_only() -> None:
    """Not for Extraction, Recharge, the marker, the Kit, nor for a duplicated gear."""
    t = Table()
    t.repaired(0, ARM)
    t.staff(0, [2, 3])
    t.row("robot-nursery", "gilded-depot", "scrap-mint", "ember-deep-foundry", "clock-exchange")
    for action, holds in ((Extract(0), "4C W"), (Recharge(), "4C"), (Reassign(t.card("clock-exchange")), "2C")):
        t.own(0, "2C")
        t.act(0).do(action)
        assert t.holds(0) == holds
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.holds(0) == "5C"
    t.repaired(0, DUPLICATION)
    t.build(0, "ember-assembly-nook", [1])
    t.own(0, "")
    t.begin_turn(0)
    assert t.holds(0) == "3C R 2W"
    t.do(Duplicate(GEAR))
    assert t.holds(0) == "3C R 2W"


# 12 Duplication Device


@pytest.mark.rule("CW-ART-12-01", "CW-ART-12-02", "CW-ART-12-03", "CW-TV-09")
def test_vector_duplication() -> None:
    """Recovered R and 2C, no gears before: the choice comes when all is in, for one of these gears, once."""
    for kind, holds in ((RED, "C 2R 2W"), (GEAR, "2C R 2W")):
        t = Table()
        t.repaired(0, DUPLICATION)
        t.build(0, "ember-assembly-nook", [1])
        t.staff(0, [2])
        t.own(0, "")
        t.begin_turn(0)
        assert t.choices(Duplicate) == [Duplicate(GEAR), Duplicate(RED)]
        events = t.do(Duplicate(kind))
        assert told(events, ResourceDuplicated) == [ResourceDuplicated(0, DUPLICATION, 1, units(kind, 1))]
        assert t.holds(0) == holds
        assert t.may(Recharge())


def test_duplication_may_be_declined() -> None:
    """The device is optional."""
    t = Table()
    t.repaired(0, DUPLICATION)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [2])
    t.own(0, "")
    t.begin_turn(0)
    t.do(Decline())
    assert t.holds(0) == "2C R 2W"
    assert t.may(Recharge())


def test_duplication_without_limit() -> None:
    """By option it goes on until the owner stops or has no gear; a gear for a gear is left out (CW-AMB-25)."""
    t = Table(duplication="unlimited")
    t.repaired(0, DUPLICATION)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [])
    t.own(0, "2C")
    t.begin_turn(0)
    assert t.choices(Duplicate) == [Duplicate(RED)]
    t.do(Duplicate(RED))
    assert t.choices(Duplicate) == [Duplicate(RED)]
    t.do(Duplicate(RED))
    assert t.may(Recharge())  # without gears nothing is left to decide
    assert t.holds(0) == "3R W"


@pytest.mark.rule("CW-ART-12-04")
def test_what_can_be_duplicated() -> None:
    """Kinds printed on recovered slots, and what they trigger: here a robot and the CPU's gold."""
    t = Table()
    t.repaired(0, DUPLICATION, CPU, ARM)
    t.build(0, "robot-nursery", [1])
    t.build(0, "tide-sorting-shed", [2])
    t.staff(0, [])
    t.own(0, "C")
    t.begin_turn(0)
    assert [action.resource for action in t.choices(Duplicate)] == [BLUE, GOLD, ROBOT]


@pytest.mark.rule("CW-ART-12-05")
def test_returning_robots_can_not_be_duplicated() -> None:
    """A robot that only came back was not gained; by option it was (CW-AMB-05)."""
    for option, kinds in (("not_gained", [RED]), ("gained", [RED, ROBOT])):
        t = Table(returning_robots=option)
        t.repaired(0, DUPLICATION)
        t.build(0, "ember-assembly-nook", [1])
        t.staff(0, [])
        t.own(0, "C")
        t.begin_turn(0)
        assert [action.resource for action in t.choices(Duplicate)] == kinds


@pytest.mark.rule("CW-ART-12-06")
def test_an_empty_recovery_offers_no_duplication() -> None:
    """Nothing gained, nothing asked; and without a gear neither."""
    t = Table()
    t.repaired(0, DUPLICATION)
    t.staff(0, [])
    t.own(0, "5C")
    t.begin_turn(0)
    assert t.may(Recharge())
    t.build(0, "ember-assembly-nook", [1])
    t.own(0, "")
    t.begin_turn(0)
    assert t.may(Recharge())


@pytest.mark.rule("CW-ART-12-07")
def test_duplication_in_recovery_only() -> None:
    """Extraction, Recharge, the marker and the Kit are followed by the next player's turn."""
    t = Table()
    t.repaired(0, DUPLICATION)
    t.row("robot-nursery", "gilded-depot", "scrap-mint", "ember-deep-foundry", "clock-exchange")
    for action in (Extract(0), Recharge(), Reassign(t.card("clock-exchange")), Repair(KIT)):
        t.own(0, "4C 2R G")
        t.act(0).do(action)
        assert t.player == 1


# 13 Recharge CPU


@pytest.mark.rule("CW-ART-13-01", "CW-ART-13-02", "CW-ART-13-05")
def test_cpu_pays_gold_once_a_turn() -> None:
    """Two robots gained in one recovery bring one gold, by itself; the next turn another one."""
    t = Table()
    t.repaired(0, CPU)
    nursery = t.build(0, "robot-nursery", [1, 4])
    t.staff(0, [4])
    t.own(0, "")
    t.begin_turn(0)
    assert t.holds(0) == "O 4W"
    t.begin_turn(0)
    assert t.holds(0) == "2O 6W"
    assert t.robots(0, nursery) == ()
    t.do(Recharge())
    assert t.holds(0) == "2C 2O 6W"


@pytest.mark.rule("CW-ART-13-03")
def test_every_gained_robot_feeds_the_cpu() -> None:
    """A recovered slot, Extraction, the marker, the Duplication Device and the AI."""
    recovery = Table()
    recovery.repaired(0, CPU)
    recovery.staff(0, [4])
    recovery.own(0, "")
    recovery.begin_turn(0)
    assert recovery.holds(0) == "O 2W"

    extraction = Table()
    extraction.repaired(0, CPU)
    extraction.staff(0, [4])
    extraction.own(0, "")
    extraction.act(0).do(Extract(0))
    assert extraction.holds(0) == "O 2W"

    marker = Table()
    marker.repaired(0, CPU)
    marker.row("clock-exchange", "gilded-depot", "scrap-mint", "ember-deep-foundry", "robot-nursery")
    marker.own(0, "2C")
    marker.act(0).do(Reassign(marker.card("robot-nursery")))
    assert marker.holds(0) == "O W"

    ai = Table()
    ai.repaired(0, CPU, AI)
    ai.row(*CHEAP)
    ai.own(0, "2C")
    ai.act(0).do(Reassign(ai.card("clock-exchange")))
    assert ai.holds(0) == "O W"

    device = Table(returning_robots="gained")
    device.repaired(0, DUPLICATION)
    device.staff(0, [1])
    device.own(0, "")
    device.begin_turn(0)
    device.state.active[0] |= 1 << CPU
    device.state.artifacts[0] |= 1 << CPU
    device.state.copies[CPU] -= 1
    device.state.robot_gained = False
    device.do(Duplicate(ROBOT))
    assert device.holds(0) == "O 2W"


@pytest.mark.rule("CW-ART-13-04")
def test_returning_robots_do_not_feed_the_cpu() -> None:
    """Coming back is not gaining; by option it is (CW-AMB-05)."""
    for option, holds in (("not_gained", "C W"), ("gained", "C O W")):
        t = Table(returning_robots=option)
        t.repaired(0, CPU)
        t.staff(0, [1])
        t.own(0, "")
        t.begin_turn(0)
        assert t.holds(0) == holds


@pytest.mark.rule("CW-TV-10")
def test_vector_cpu() -> None:
    """A robot in recovery and another one through the AI in the same turn: exactly one gold."""
    t = Table()
    t.repaired(0, CPU, AI)
    t.row(*CHEAP)
    t.staff(0, [4])
    t.own(0, "2C")
    t.begin_turn(0)
    t.do(Reassign(t.card("clock-exchange")))
    assert t.holds(0) == "O 3W"


# 14 Product-Management AI


@pytest.mark.rule("CW-ART-14-01", "CW-ART-14-02", "CW-ART-14-03")
def test_ai_brings_a_robot_with_each_factory() -> None:
    """It arrives before the placement and may be placed; it counts as gained."""
    t = Table()
    t.repaired(0, AI, CPU)
    t.row(*CHEAP)
    t.own(0, "2C")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert t.holds(0) == "O W"
    t.do(Staff(1))
    assert t.robots(0, t.card("clock-exchange")) == (1,)


# 15 Synchronisation Tool


@pytest.mark.rule("CW-ART-15-01")
def test_synchronisation_ignores_the_order() -> None:
    """Any empty slots of the chosen factory, from one up to all robots at hand."""
    t = Table()
    t.repaired(0, SYNCHRONISATION)
    t.staff(0, [2])
    t.own(0, "2W")
    t.act(0)
    chosen = [action.slots for action in t.choices(Distribute)]
    assert chosen == [slots(*new) for new in ((1,), (3,), (4,), (1, 3), (1, 4), (3, 4))]


@pytest.mark.rule("CW-ART-15-03")
def test_synchronisation_applies_to_every_factory_served() -> None:
    """With six cards the second factory is free of order, too."""
    t = Table()
    t.repaired(0, SYNCHRONISATION)
    drill = t.build(0, "ember-seam-drill")
    t.build_any(0, 3)
    t.staff(0, [])
    t.own(0, "2W")
    t.act(0).do(Distribute(0, slots(4)), Distribute(drill, slots(3)))
    assert (t.robots(0), t.robots(0, drill)) == ((4,), (3,))


@pytest.mark.rule("CW-ART-15-04")
def test_robots_still_come_back_from_the_top() -> None:
    """However they were placed, the topmost robot is the first to return."""
    t = Table()
    t.repaired(0, SYNCHRONISATION)
    t.staff(0, [])
    t.own(0, "2W")
    t.act(0).do(Distribute(0, slots(2, 4)))
    t.begin_turn(0)
    assert t.robots(0) == (4,)
    t.do(Extract(0))
    assert t.holds(0) == "2C 3W"


# 16 Steam Locomotive


@pytest.mark.rule("CW-ART-16-01", "CW-ART-16-02", "CW-ART-16-03")
def test_locomotive_serves_any_number_of_factories() -> None:
    """Three factories with four cards, each from the top; the owner may stop at any time."""
    t = Table()
    t.repaired(0, LOCOMOTIVE)
    one, two = t.build(0, "ember-seam-drill"), t.build(0, "moss-seam-drill")
    t.staff(0, [])
    t.own(0, "9W")
    t.act(0).do(Distribute(0, slots(1)), Distribute(one, slots(1, 2)))
    assert not t.may(Distribute(two, slots(2)))
    assert t.may(Finish())
    t.do(Distribute(two, slots(1)))
    assert (t.robots(0), t.robots(0, one), t.robots(0, two), t.player) == ((1,), (1, 2), (1,), 1)


@pytest.mark.rule("CW-ART-16-02")
def test_locomotive_goes_beyond_the_bonus() -> None:
    """With seven cards it is not two but all factories, each of them once."""
    t = Table()
    t.repaired(0, LOCOMOTIVE)
    t.build_any(0, 5)
    t.staff(0, [])
    t.own(0, "9W")
    t.act(0)
    for factory in t.state.factories[0][:]:
        assert t.player == 0
        t.do(Distribute(factory, slots(1)))
    assert t.player == 1


@pytest.mark.rule("CW-TV-19")
def test_vector_locomotive_and_synchronisation() -> None:
    """5 cards, 4 robots: F1 on 2 and 3, F2 on 3, F3 on 3; illegal without either artifact."""
    for artifacts, legal in (
        ((SYNCHRONISATION, LOCOMOTIVE), True),
        ((SYNCHRONISATION,), False),
        ((LOCOMOTIVE,), False),
    ):
        t = Table()
        t.repaired(0, *artifacts)
        one = t.build(0, "ember-seam-drill")
        two = t.build(0, "ember-twin-smelter", [1])
        three = t.build(0, "ember-sorting-shed")
        t.staff(0, [1, 2, 3, 4])
        t.own(0, "4W")
        t.act(0)
        steps = (Distribute(one, slots(2, 3)), Distribute(two, slots(3)), Distribute(three, slots(3)))
        done = 0
        for step in steps:
            if t.player == 0 and t.may(step):
                t.do(step)
                done += 1
        assert (done == 3) == legal
        if legal:
            assert (t.robots(0, one), t.robots(0, two), t.robots(0, three)) == ((2, 3), (1, 3), (3,))
            assert t.state.holdings[0][ROBOT] == 0


def test_printed_gain_is_what_the_log_says() -> None:
    """The events of payoffs carry the gain itself."""
    t = Table()
    t.repaired(0, ARM)
    t.staff(0, [1])
    events = t.begin_turn(0)
    assert told(events, ArtifactPaidOff) == [ArtifactPaidOff(0, ARM, parse_bundle("C"))]
