"""The six actions, and the bonus for six cards."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import IllegalAction
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Duplicate,
    Extract,
    Finish,
    Pay,
    Reassign,
    Recharge,
    Repair,
    Staff,
)
from rockworker.games.clockworker.events import (
    ArchiveBought,
    ArchiveRevealed,
    ArtifactPaidOff,
    FactoryBought,
    FactoryRevealed,
    FinRevealed,
    LastRoundCame,
    MarkerPaidOff,
    RobotExtracted,
    RobotsPlaced,
)
from rockworker.games.clockworker.resources import GEAR, ROBOT, parse_bundle
from rockworker.games.clockworker.state import EMPTY, FIN
from tests.games.clockworker.table import (
    AI,
    ARM,
    CPU,
    DUPLICATION,
    EMOTIONS,
    GOD,
    KIT,
    LOCOMOTIVE,
    MEGAPHONE,
    MEMORY,
    NEW_WORLD,
    SYNCHRONISATION,
    VENDING,
    Table,
    slots,
    told,
)

CHEAP = ("clock-exchange", "robot-nursery", "ember-sorting-shed", "moss-sorting-shed", "tide-sorting-shed")
"""A row of factories for 2 gears each."""
ABILITIES = (
    "on_artifact", "on_factory", "on_archive", "on_first_robot", "on_recovered_gears", "archive_discount",
    "gold_for_gears", "duplication", "any_slot", "any_factories", "gears_per_gold", "left_out",
)  # fmt: skip


def during_play(t: Table, artifacts: int) -> list[object]:
    """All that some artifacts (bits) do before the end."""
    return [getattr(t.rules.abilities[artifacts], ability) for ability in ABILITIES]


# A. Extraction


@pytest.mark.rule("CW-ACT-A-01")
def test_extraction_needs_a_robot_at_work() -> None:
    """Only factories with a robot are offered; without any the action is not."""
    t = Table()
    drill = t.build(0, "ember-seam-drill", [3])
    t.build(0, "gilded-depot")
    t.staff(0, [])
    t.act(0)
    assert t.choices(Extract) == [Extract(drill)]
    t.staff(0, [], drill)
    t.act(0)
    assert t.choices(Extract) == []


@pytest.mark.rule("CW-ACT-A-02", "CW-ACT-A-03", "CW-ACT-A-07")
def test_extraction_takes_the_topmost_robot_back() -> None:
    """One robot, the full reward of its slot; the robot is in the supply when the turn is over."""
    t = Table()
    drill = t.build(0, "ember-seam-drill", [3])
    refinery = t.build(0, "ember-crystal-refinery", [3, 4, 5])
    t.staff(0, [])
    t.own(0, "")
    events = t.act(0).do(Extract(refinery))
    assert told(events, RobotExtracted) == [RobotExtracted(0, refinery, 3, parse_bundle("2G"))]
    assert (t.robots(0, refinery), t.robots(0, drill), t.holds(0)) == ((4, 5), (3,), "2G W")


@pytest.mark.rule("CW-ACT-A-05")
def test_extraction_is_no_recovery() -> None:
    """Neither the Robotic Arm nor the Duplication Device adds anything to it."""
    t = Table()
    t.repaired(0, ARM, DUPLICATION)
    t.own(0, "C")
    t.staff(0, [2])
    t.act(0).do(Extract(0))
    assert (t.holds(0), t.player) == ("3C W", 1)


@pytest.mark.rule("CW-ACT-A-06")
def test_extraction_can_trigger_the_recharge_cpu() -> None:
    """A robot extracted from a robot slot brings gold, but not if a robot was gained in this turn already."""
    t = Table()
    t.repaired(0, CPU)
    nursery = t.build(0, "robot-nursery", [4])
    t.staff(0, [])
    t.own(0, "")
    t.act(0).do(Extract(nursery))
    assert t.holds(0) == "O 2W"
    t.staff(0, [1, 4], nursery)
    t.own(0, "")
    t.begin_turn(0)
    t.do(Extract(nursery))
    assert t.holds(0) == "O 4W"


# B. Distribution


@pytest.mark.rule("CW-ACT-B-01", "CW-ACT-B-10")
def test_distribution_needs_an_empty_slot() -> None:
    """A full factory can't be chosen."""
    t = Table()
    t.own(0, "9W")
    t.staff(0, [1, 2, 3, 4])
    t.act(0)
    assert t.choices(Distribute) == []
    with pytest.raises(IllegalAction) as refused:
        t.do(Distribute(0, slots(1)))
    assert refused.value.details["clause"] == "CW-ACT-B-10"
    t.staff(0, [1, 2, 4])
    t.act(0)
    assert t.choices(Distribute) == [Distribute(0, slots(3))]


@pytest.mark.rule("CW-ACT-B-02", "CW-ACT-B-03")
@pytest.mark.parametrize(("robots", "most"), [("", 0), ("W", 1), ("2W", 2), ("3W", 3), ("4W", 4), ("9W", 4)])
def test_how_many_robots_are_placed(robots: str, most: int) -> None:
    """At least one, at most as many as are in the supply and as slots are empty."""
    t = Table()
    t.own(0, f"9C {robots}".strip())
    t.staff(0, [])
    t.act(0)
    assert t.choices(Distribute) == [Distribute(0, slots(*range(1, count + 1))) for count in range(1, most + 1)]
    for wrong in (0, slots(1, 2, 3, 4, 5), -1):
        assert not t.may(Distribute(0, wrong))


@pytest.mark.rule("CW-ACT-B-04", "CW-ACT-B-05", "CW-ACT-B-06")
def test_robots_enter_from_the_top_and_pass_over_others() -> None:
    """Occupied slots are skipped, empty ones never; the robots there stay."""
    t = Table()
    t.own(0, "4W")
    t.staff(0, [2])
    t.act(0)
    assert t.choices(Distribute) == [Distribute(0, slots(1)), Distribute(0, slots(1, 3)), Distribute(0, slots(1, 3, 4))]
    for wrong, clause in ((slots(2), "CW-ACT-B-04"), (slots(3), "CW-ACT-B-05"), (slots(1, 4), "CW-ACT-B-05")):
        with pytest.raises(IllegalAction) as refused:
            t.do(Distribute(0, wrong))
        assert refused.value.details["clause"] == clause
    t.do(Distribute(0, slots(1, 3)))
    assert (t.robots(0), t.state.holdings[0][ROBOT]) == ((1, 2, 3), 2)


@pytest.mark.rule("CW-ACT-B-07")
def test_placing_yields_nothing_at_once() -> None:
    """Only the supply shrinks."""
    t = Table()
    t.own(0, "C 2W")
    t.staff(0, [])
    events = t.act(0).do(Distribute(0, slots(1, 2)))
    assert t.holds(0) == "C"
    assert events[0] == RobotsPlaced(0, 0, slots(1, 2))


@pytest.mark.rule("CW-ACT-B-08")
def test_robots_go_to_own_factories_only() -> None:
    """Another player's factory is never offered."""
    t = Table()
    drill = t.build(1, "ember-seam-drill")
    t.own(0, "4W")
    t.act(0)
    with pytest.raises(IllegalAction) as refused:
        t.do(Distribute(drill, slots(1)))
    assert refused.value.details["clause"] == "CW-ACT-B-08"


@pytest.mark.rule("CW-ACT-B-09")
def test_one_factory_per_distribution() -> None:
    """Without bonus or artifact the turn is over after one factory, even if robots are left."""
    t = Table()
    t.build_any(0, 3)
    t.own(0, "5W")
    t.staff(0, [])
    t.act(0).do(Distribute(0, slots(1)))
    assert t.player == 1


@pytest.mark.rule("CW-EX-01")
def test_example_distribution() -> None:
    """5 slots, robots on 2 and 3: one new robot goes to 1, two to 1 and 4, three to 1, 4 and 5."""
    t = Table()
    conveyor = t.build(0, "ember-long-conveyor", [2, 3])
    t.staff(0, [1, 2, 3, 4])
    t.own(0, "3W")
    t.act(0)
    assert t.choices(Distribute) == [Distribute(conveyor, slots(*new)) for new in ((1,), (1, 4), (1, 4, 5))]
    t.do(Distribute(conveyor, slots(1, 4, 5)))
    assert (t.robots(0, conveyor), t.holds(0)) == ((1, 2, 3, 4, 5), "")


# The bonus for six cards


@pytest.mark.rule("CW-6-01", "CW-6-02", "CW-6-03")
@pytest.mark.parametrize(
    ("factories", "artifacts", "archives", "bonus"),
    [(4, 0, 5, False), (5, 0, 0, True), (3, 2, 0, True), (1, 4, 0, True), (2, 2, 5, False), (9, 0, 0, True)],
)
def test_six_cards_open_a_second_factory(factories: int, artifacts: int, archives: int, bonus: bool) -> None:
    """The starting factory, other factories and artifacts are counted together; archives are not."""
    t = Table()
    t.build_any(0, factories)
    t.repaired(0, *range(artifacts))
    for _ in range(archives):
        t.state.archives[0].append(t.state.tiles.pop(0))
    t.own(0, "5W")
    t.staff(0, [])
    t.act(0).do(Distribute(0, slots(1)))
    assert (t.player == 0) == bonus


@pytest.mark.rule("CW-6-04", "CW-6-05", "CW-6-07")
def test_the_second_factory_is_another_one_and_optional() -> None:
    """At most two different factories; the player may leave it at one."""
    t = Table()
    t.build_any(0, 5)
    t.own(0, "9W")
    t.staff(0, [])
    t.act(0).do(Distribute(0, slots(1)))
    assert {action.factory for action in t.choices(Distribute)} == set(t.state.factories[0][1:])
    assert t.may(Finish())
    again = t.game.copy()
    again.apply(0, Finish())
    assert again.actors == (1,)
    t.do(Distribute(t.state.factories[0][1], slots(1)))
    assert t.player == 1


@pytest.mark.rule("CW-6-07")
@pytest.mark.parametrize("version", [1, 2])
def test_a_second_factory_without_empty_slot_is_not_asked_for(version: int) -> None:
    """Where no robot is left, or no other factory has room, the turn goes on by itself."""
    t = Table(rules_version=version)
    t.build_any(0, 5)
    t.own(0, "W")
    t.staff(0, [])
    t.act(0).do(Distribute(0, slots(1)))
    assert t.player == 1
    t.state.robots[0] = [0, *(t.rules.factories[factory].full for factory in t.state.factories[0][1:])]
    t.own(0, "2W")
    t.act(0).do(Distribute(0, slots(1)))
    assert t.player == 1


@pytest.mark.rule("CW-6-06", "CW-EX-02")
def test_example_two_factories() -> None:
    """6 cards, two factories with 10 empty slots, 5 robots: 2 go to the one, 3 to the other, each from the top."""
    t = Table()
    one, two = t.build(0, "ember-long-conveyor"), t.build(0, "moss-long-conveyor")
    t.build_any(0, 1)
    t.repaired(0, KIT, MEMORY)
    assert t.state.cards(0) == 6
    t.own(0, "5W")
    t.act(0).do(Distribute(one, slots(1, 2)), Distribute(two, slots(1, 2, 3)))
    assert (t.robots(0, one), t.robots(0, two), t.state.holdings[0][ROBOT]) == ((1, 2), (1, 2, 3), 0)
    assert 10 - len(t.robots(0, one)) - len(t.robots(0, two)) == 5


@pytest.mark.rule("CW-6-08", "CW-6-10")
def test_the_bonus_is_there_as_soon_as_the_sixth_card() -> None:
    """It costs nothing, is no card, and every later Distribution has it."""
    t = Table(2)
    t.row(*CHEAP)
    t.build_any(0, 4)
    t.own(0, "2C 4W")
    t.staff(0, [])
    t.act(0).do(Reassign(t.card("clock-exchange")), Staff(0))
    assert (t.state.cards(0), t.holds(0)) == (6, "4W")
    for _ in range(2):
        t.own(0, "4W")
        t.act(0).do(Distribute(0, slots(1)))
        assert t.may(Finish())
        t.staff(0, [])


@pytest.mark.rule("CW-6-09", "CW-ACT-C-07", "CW-ART-15-02", "CW-ART-16-04")
def test_a_purchase_places_robots_on_the_new_factory_only() -> None:
    """Neither six cards nor Locomotive nor Synchronisation Tool reach the placement of a purchase."""
    t = Table()
    t.row(*CHEAP)
    t.build_any(0, 5)
    t.repaired(0, SYNCHRONISATION, LOCOMOTIVE)
    t.own(0, "9C 9W")
    t.act(0).do(Reassign(t.card("robot-nursery")))
    assert {offer.action for offer in t.game.offers(0)} == {Staff}
    t.do(Staff(2))
    assert (t.robots(0, t.card("robot-nursery")), t.player) == ((1, 2), 1)


# C. Reassignment


@pytest.mark.rule("CW-ACT-C-01", "CW-ACT-C-02")
def test_any_factory_of_the_row_for_its_gears() -> None:
    """Every face-up factory that can be paid; the gears go, and nothing else."""
    t = Table()
    row = t.row("ember-deep-foundry", "clock-exchange", "gilded-depot", "moss-deep-foundry", "scrap-mint")
    t.own(0, "4C 3R")
    t.act(0)
    assert t.choices(Reassign) == [Reassign(row[1]), Reassign(row[2]), Reassign(row[4])]
    t.do(Reassign(row[2]))
    assert t.holds(0) == "3R"


@pytest.mark.rule("CW-ACT-C-03", "CW-TV-05")
def test_vector_discount() -> None:
    """A factory for 3 at the fourth place is affordable with 2 gears; none are left."""
    t = Table()
    t.row("ember-deep-foundry", "moss-deep-foundry", "tide-deep-foundry", "scrap-mint", "gilded-depot")
    t.own(0, "2C")
    t.act(0)
    assert t.choices(Reassign) == [Reassign(t.card("scrap-mint"))]
    events = t.do(Reassign(t.card("scrap-mint")))
    assert told(events, FactoryBought) == [FactoryBought(0, t.card("scrap-mint"), 4, 2)]
    assert t.holds(0) == ""


@pytest.mark.rule("CW-ACT-C-04")
def test_the_discount_never_pays_out() -> None:
    """A factory for 1 gear costs nothing at the fourth place, and no factory costs less than nothing."""
    t = Table(cards={"scrap-mint": (1, "2C, O, 2C")})
    t.row("clock-exchange", "robot-nursery", "gilded-depot", "scrap-mint", "ember-deep-foundry")
    t.own(0, "")
    t.act(0).do(Reassign(t.card("scrap-mint")))
    assert t.holds(0) == ""
    assert min(min(prices) for prices in t.rules.row_prices) == 0


@pytest.mark.rule("CW-ACT-C-05", "CW-ACT-C-18")
def test_a_bought_factory_is_a_card_at_once() -> None:
    """It lies in the tableau after those that came before; nothing limits their number but the end of the game."""
    t = Table()
    t.row(*CHEAP)
    t.build_any(0, 9)
    t.own(0, "9C")
    t.act(0).do(Reassign(t.card("robot-nursery")))
    assert t.state.factories[0][-1] == t.card("robot-nursery")
    assert t.state.cards(0) == 11


@pytest.mark.rule("CW-ACT-C-06")
@pytest.mark.parametrize(("robots", "most"), [("W", 1), ("3W", 3), ("4W", 4), ("5W", 4), ("9W", 4)])
def test_the_new_factory_may_be_staffed(robots: str, most: int) -> None:
    """From no robot up to all robots or all slots, from the top."""
    t = Table()
    t.row(*CHEAP)
    t.own(0, f"2C {robots}")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert t.choices(Staff) == [Staff(count) for count in range(most + 1)]
    t.do(Staff(most))
    assert t.robots(0, t.card("clock-exchange")) == tuple(range(1, most + 1))


def test_without_robots_nothing_is_asked_after_a_purchase() -> None:
    """The turn goes on by itself."""
    t = Table()
    t.row(*CHEAP)
    t.own(0, "2C")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert t.player == 1


@pytest.mark.rule("CW-ACT-C-08", "CW-ACT-C-09", "CW-TV-06")
def test_vector_marker_bonus() -> None:
    """[2C, R, W] for 4 at the last place: 4 − 4 + 2 gears, no robot moves, and the slot is empty."""
    t = Table(cards={"scrap-mint": (4, "2C, R, W")})
    t.row("clock-exchange", "robot-nursery", "gilded-depot", "ember-deep-foundry", "scrap-mint")
    t.own(0, "4C W")
    events = t.act(0).do(Reassign(t.card("scrap-mint")))
    assert told(events, MarkerPaidOff) == [MarkerPaidOff(0, t.card("scrap-mint"), parse_bundle("2C"))]
    assert (t.holds(0), t.robots(0, t.card("scrap-mint"))) == ("2C W", ())


@pytest.mark.rule("CW-TV-07", "CW-ACT-C-11")
def test_vector_marker_bonus_robot() -> None:
    """The last place's robot may be placed at once, with the Recharge CPU it brings gold too; it pays no price."""
    for artifacts, holds in (((), "W"), ((CPU,), "O W")):
        t = Table()
        t.repaired(0, *artifacts)
        t.row("clock-exchange", "gilded-depot", "scrap-mint", "ember-deep-foundry", "robot-nursery")
        t.own(0, "2C")
        t.act(0).do(Reassign(t.card("robot-nursery")))
        assert t.holds(0) == holds
        t.do(Staff(1))
        assert t.robots(0, t.card("robot-nursery")) == (1,)
    t = Table()
    t.row("ember-deep-foundry", "moss-deep-foundry", "tide-deep-foundry", "gilded-depot", "clock-exchange")
    t.own(0, "C")
    t.act(0)
    assert t.choices(Reassign) == []  # its 2 gears would come too late


def test_marker_bonus_by_option() -> None:
    """`one_unit` gives one unit of the top slot (CW-AMB-10)."""
    t = Table(p5_bonus="one_unit")
    t.row("robot-nursery", "gilded-depot", "scrap-mint", "ember-deep-foundry", "clock-exchange")
    t.own(0, "2C")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert t.holds(0) == "C"


@pytest.mark.rule("CW-ACT-C-10")
def test_the_order_of_a_purchase() -> None:
    """Pay, take, marker, Megaphone and AI, then the CPU; then placing, the slide and the refill; then the end."""
    t = Table()
    t.repaired(0, MEGAPHONE, AI, CPU)
    t.row("clock-exchange", "gilded-depot", "scrap-mint", "ember-deep-foundry", "robot-nursery")
    t.build_any(0, 7)
    t.own(0, "2C W")
    before = t.state.surprises
    first = t.act(0).do(Reassign(t.card("robot-nursery")))
    assert [type(event) for event in first] == [FactoryBought, MarkerPaidOff, *[ArtifactPaidOff] * 3]
    assert [event.artifact for event in told(first, ArtifactPaidOff)] == [MEGAPHONE, AI, CPU]
    assert (t.holds(0), t.state.surprises) == ("O 3W 3P", before)
    second = t.do(Staff(2))
    assert [type(event) for event in second[:3]] == [RobotsPlaced, FactoryRevealed, LastRoundCame]
    assert t.state.surprises == before + 1


def test_acquisition_gains_by_option() -> None:
    """`after_placing`: the bonus comes when robots are placed already (CW-AMB-11)."""
    t = Table(acquisition_gains="after_placing")
    t.row("clock-exchange", "gilded-depot", "scrap-mint", "ember-deep-foundry", "robot-nursery")
    t.own(0, "2C")
    t.act(0).do(Reassign(t.card("robot-nursery")))
    assert (t.player, t.holds(0), t.robots(0, t.card("robot-nursery"))) == (1, "W", ())


@pytest.mark.rule("CW-ACT-C-12", "CW-ACT-C-13", "CW-ACT-C-14", "CW-TV-04")
@pytest.mark.parametrize(("bought", "left"), [(2, "zabde"), (4, "zabcd"), (0, "zbcde")])
def test_vector_slide(bought: int, left: str) -> None:
    """Row a b c d e, deck z: buying c leaves z a b d e, buying e z a b c d, buying a z b c d e."""
    t = Table()
    row = t.row(*CHEAP)
    new = t.on_deck("scrap-mint")
    cards = dict(zip("abcdez", [*row, new], strict=True))
    t.own(0, "2C")
    events = t.act(0).do(Reassign(row[bought]))
    if t.player == 0:
        events += t.do(Staff(0))
    assert t.state.row == [cards[letter] for letter in left]
    assert told(events, FactoryRevealed) == [FactoryRevealed(new)]


@pytest.mark.rule("CW-ACT-C-15")
def test_discount_and_bonus_never_meet() -> None:
    """The fourth place gives no bonus, the last one no discount."""
    t = Table()
    t.row("robot-nursery", "gilded-depot", "scrap-mint", "clock-exchange", "ember-coin-press")
    assert t.rules.setup.discount_place != t.rules.setup.bonus_place
    for place, holds in ((3, "C"), (4, "2C")):
        again = Table()
        again.row("robot-nursery", "gilded-depot", "scrap-mint", "clock-exchange", "ember-coin-press")
        again.own(0, "2C")
        again.act(0).do(Reassign(again.state.row[place]))
        assert again.holds(0) == holds


@pytest.mark.rule("CW-ACT-C-16", "CW-ACT-C-17")
def test_an_empty_deck_is_not_refilled() -> None:
    """The row closes to the right, the markers stay, and without cards the action is gone."""
    t = Table()
    row = t.row(*CHEAP)
    t.state.factories[3] += t.state.deck
    t.state.robots[3] += [0] * len(t.state.deck)
    t.state.deck.clear()
    rows = [[EMPTY, row[0], row[1], row[3], row[4]], [EMPTY, EMPTY, row[0], row[1], row[3]]]
    for index, left in zip((2, 4), rows, strict=True):
        t.own(0, "2C")
        t.act(0)
        t.game.apply(0, Reassign(t.state.row[index]))
        if t.player == 0:
            t.game.apply(0, Staff(0))
        assert t.state.row == left
    t.own(0, "C")
    t.act(0)
    assert t.choices(Reassign) == [Reassign(row[1])]  # the fourth place is still a gear cheaper
    t.state.row[:] = [EMPTY] * 5
    t.state.factories[3] += [row[0], row[1], row[3]]
    t.state.robots[3] += [0, 0, 0]
    t.own(0, "9C")
    t.act(0)
    assert t.choices(Reassign) == []
    assert t.may(Recharge())


# D. Repair


@pytest.mark.rule("CW-ACT-D-01", "CW-ACT-D-02", "CW-ACT-D-05", "CW-ACT-D-06")
def test_which_artifacts_can_be_bought() -> None:
    """Only names with a copy left that the player does not own; an exhausted name is gone for everybody."""
    t = Table()
    t.repaired(0, KIT)
    t.repaired(1, MEMORY)
    t.repaired(2, MEMORY)
    t.own(0, "9R 9G 9B 9O")
    t.act(0)
    offered = {action.artifact for action in t.choices(Repair)}
    assert offered == set(range(16)) - {KIT, MEMORY}
    for artifact, clause in ((KIT, "CW-ACT-D-02"), (MEMORY, "CW-ACT-D-05")):
        with pytest.raises(IllegalAction) as refused:
            t.do(Repair(artifact))
        assert refused.value.details["clause"] == clause
    t.do(Repair(GOD), Pay(0, 0, 0))
    assert t.state.copies[GOD] == 0
    t.own(1, "9R 9G 9B 9O")
    t.act(1)
    assert not t.may(Repair(GOD))
    assert t.may(Repair(KIT))


@pytest.mark.rule("CW-ACT-D-03", "CW-EX-03")
def test_example_repair() -> None:
    """R 2G B with one green block: the second green is paid in gold."""
    t = Table()
    t.own(0, "R G B O")
    t.act(0).do(Repair(DUPLICATION))
    assert t.holds(0) == ""
    assert t.state.artifacts[0] == 1 << DUPLICATION


@pytest.mark.rule("CW-ACT-D-04")
def test_an_artifact_is_a_card_at_once() -> None:
    """It lies open in the tableau and is counted."""
    t = Table()
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.state.cards(0) == 2
    assert t.game.view(None).players[0].artifacts == (KIT,)


@pytest.mark.rule("CW-ACT-D-07")
def test_a_new_artifact_works_from_the_next_turn() -> None:
    """A Vending Machine bought now exchanges nothing this turn, but does in the next one."""
    t = Table(2)
    t.own(0, "2G 2B 4C")
    t.act(0).do(Repair(VENDING))
    assert t.player == 1
    assert t.game.view(0).players[0].active_artifacts == ()
    t.do(Recharge())
    assert t.player == 0
    assert t.game.view(0).players[0].active_artifacts == (VENDING,)


def test_new_artifacts_may_work_at_once() -> None:
    """By option the ability can be used in the turn of purchase, Memory rewarding itself (CW-AMB-18)."""
    t = Table(new_artifacts="at_once")
    t.own(0, "R 2B")
    t.act(0).do(Repair(MEMORY))
    assert t.holds(0) == "2P"
    t.own(0, "2G 2B 4C")
    t.act(0).do(Repair(VENDING))
    assert t.player == 0
    assert t.may(Finish())


@pytest.mark.rule("CW-ACT-D-08", "CW-ACT-D-11")
def test_kit_and_final_artifacts_need_no_next_turn() -> None:
    """The Kit pays at once; the four artifacts of the end do nothing in play, but score even if bought last."""
    t = Table(2)
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.holds(0) == "5C"
    for artifact in range(4):
        assert during_play(t, 1 << artifact) == during_play(t, 0)
    t.repaired(1, MEMORY)
    t.own(1, "2R 2G 2B O")
    t.state.ending = "fin"
    t.act(1).do(Repair(NEW_WORLD))
    assert t.game.is_over
    assert t.game.scores[1].parts["bonuses"] == 6


@pytest.mark.rule("CW-ACT-D-09")
def test_all_abilities_work_together() -> None:
    """Megaphone and AI both answer to one factory, turn after turn."""
    t = Table()
    t.repaired(0, MEGAPHONE, AI)
    row = t.row(*CHEAP)
    for factory in row[:2]:
        t.own(0, "2C")
        t.act(0).do(Reassign(factory), Staff(0))
        assert t.holds(0) == "W 3P"


@pytest.mark.rule("CW-ACT-D-10")
def test_printed_points_count_whether_used_or_not() -> None:
    """An artifact that never did anything is worth its points."""
    t = Table(2)
    t.repaired(0, ARM, DUPLICATION)
    t.state.ending = "fin"
    t.act(1).do(Recharge())
    cards = t.rules.artifacts
    assert t.game.scores[0].parts["artifacts"] == cards[ARM].points + cards[DUPLICATION].points


# E. Communication


@pytest.mark.rule("CW-ACT-E-01", "CW-ACT-E-02")
def test_any_face_up_archive_for_its_price() -> None:
    """Those of the display that can be paid, gold standing in for colours; gears as printed."""
    t = Table()
    dear = t.archive("3R 3G 2C")
    t.own(0, "3R 2G O C")
    t.act(0)
    assert not t.may(Communicate(dear))
    t.own(0, "3R 2G O 2C")
    events = t.act(0).do(Communicate(dear))
    assert told(events, ArchiveBought) == [ArchiveBought(0, dear, parse_bundle("3R 2G O 2C"))]
    assert t.holds(0) == ""
    hidden = t.state.tiles[-1]
    t.own(0, "9R 9G 9B 9C")
    t.act(0)
    assert not t.may(Communicate(hidden))


@pytest.mark.rule("CW-ACT-E-03", "CW-ACT-E-12")
def test_archives_lie_face_down() -> None:
    """Others see how many somebody has, only the owner sees which."""
    t = Table()
    tile = t.archive("3R G")
    t.own(0, "3R G")
    t.act(0).do(Communicate(tile))
    for viewer, seen in ((0, (tile,)), (1, None), (None, None)):
        player = t.game.view(viewer).players[0]
        assert (player.archive_count, player.archives) == (1, seen)


@pytest.mark.rule("CW-ACT-E-04")
def test_a_new_archive_takes_the_free_spot() -> None:
    """The other four stay where they are."""
    t = Table()
    tile = t.archive("3R G")
    index, new = t.state.display.index(tile), t.state.tiles[-1]
    expected = [new if other == tile else other for other in t.state.display]
    t.own(0, "3R G")
    events = t.act(0).do(Communicate(tile))
    assert t.state.display == expected
    assert t.state.display[index] == new
    assert told(events, ArchiveRevealed) == [ArchiveRevealed(new)]


@pytest.mark.rule("CW-ACT-E-05", "CW-ACT-E-06", "CW-EX-04", "CW-END-02")
def test_example_fin() -> None:
    """FIN comes up: it leaves the game, the next tile fills the display, and this round is the last."""
    t = Table(2)
    tile = t.archive("3R G")
    state = t.state
    state.tiles.remove(FIN)
    for _ in range(6):
        state.archives[1].append(state.tiles.pop(0))
    state.tiles.append(FIN)
    new = state.tiles[-2]
    t.own(0, "3R G")
    events = t.act(0).do(Communicate(tile))
    assert told(events, FinRevealed) == [FinRevealed()]
    assert told(events, ArchiveRevealed) == [ArchiveRevealed(new)]
    assert told(events, LastRoundCame) == [LastRoundCame("fin")]
    assert len(state.display) == 5
    assert new in state.display
    assert FIN not in state.tiles
    t.do(Recharge())
    assert t.game.is_over


@pytest.mark.rule("CW-ACT-E-07")
def test_archives_are_still_sold_after_fin() -> None:
    """In the last round tiles are bought and replaced as before."""
    t = Table(2)
    tile = t.archive("3R G")
    state = t.state
    state.tiles.remove(FIN)
    for _ in range(7):
        state.archives[0].append(state.tiles.pop(0))
    state.ending = "fin"
    t.own(1, "3R G")
    t.act(1).do(Communicate(tile))
    assert (state.archives[1], len(state.display), EMPTY in state.display) == ([tile], 5, False)


def buy_archives(t: Table, count: int) -> list[bool]:
    """Lets players buy archives in turn; whether FIN came up with each."""
    came = []
    for _ in range(count):
        player = t.player
        t.own(player, "9R 9G 9B 9C")
        t.act(player)
        events = t.do(Communicate(t.state.display[0]))
        came.append(bool(told(events, FinRevealed)))
    return came


@pytest.mark.rule("CW-ACT-E-08", "CW-2P-05", "CW-3P-02", "CW-4P-02", "CW-TV-14")
@pytest.mark.parametrize(("players", "purchase"), [(2, 7), (3, 9), (4, 11)])
def test_vector_fin_timing(players: int, purchase: int) -> None:
    """FIN comes with the 7th, 9th or 11th purchase; then only seats later in the round play once more."""
    t = Table(players)
    assert buy_archives(t, purchase) == [False] * (purchase - 1) + [True]
    triggering = (purchase - 1) % players
    left = []
    while not t.game.is_over:
        left.append(t.player)
        t.do(Recharge())
    assert left == list(range(triggering + 1, players))


@pytest.mark.rule("CW-TV-14")
def test_vector_fin_by_the_second_seat() -> None:
    """Four players, seat 2 reveals FIN: seats 3 and 4 play once more, seat 1 does not."""
    t = Table(4)
    t.do(Recharge())
    buy_archives(t, 11 - 2)
    t.act(3)
    buy_archives(t, 1)
    t.do(Recharge())
    assert t.player == 1
    assert buy_archives(t, 1) == [True]
    t.do(Recharge(), Recharge())
    assert t.game.is_over


@pytest.mark.rule("CW-ACT-E-09", "CW-2P-07", "CW-3P-04", "CW-4P-04")
@pytest.mark.parametrize(("players", "most", "revealed"), [(2, 8, 13), (3, 11, 16), (4, 14, 19)])
def test_the_stack_never_runs_dry(players: int, most: int, revealed: int) -> None:
    """If everybody buys archives whenever possible and FIN comes as early in its round as it can."""
    t = Table(players)
    buy_archives(t, t.rules.fin_beneath())
    while t.player != 0:
        t.do(Recharge())
    while not t.game.is_over:
        buy_archives(t, 1)
    bought = sum(len(archives) for archives in t.state.archives)
    assert bought == most
    assert bought + 5 == revealed
    assert EMPTY not in t.state.display


@pytest.mark.rule("CW-ACT-E-10", "CW-ACT-E-11")
def test_archives_are_no_cards_and_unlimited() -> None:
    """Ten archives neither end the game nor give a bonus for cards, and nothing forbids the next."""
    t = Table(4)
    state = t.state
    hidden = [tile for tile in state.tiles if tile != FIN]
    state.archives[0] = hidden[:9]
    state.tiles = [*hidden[10:], FIN, hidden[9]]
    t.own(0, "9R 9G 9B 9C 3W")
    t.staff(0, [])
    t.act(0).do(Communicate(state.display[0]))
    assert (len(state.archives[0]), state.cards(0), state.ending) == (10, 1, "")
    t.act(0).do(Distribute(0, slots(1)))
    assert t.player == 1
    t.act(0)
    assert t.may(Communicate(state.display[0]))


def test_an_empty_stack_leaves_the_spot_empty() -> None:
    """Where variants run out of archives, the display shrinks and the action needs a face-up tile (CW-AMB-40)."""
    t = Table(2)
    state = t.state
    tile = t.archive("3R G")
    state.archives[1] += [other for other in state.tiles if other != FIN]
    state.tiles.clear()
    state.ending = "fin"
    t.own(0, "3R G")
    t.act(0).do(Communicate(tile))
    assert state.display.count(EMPTY) == 1
    state.display[:] = [EMPTY] * 5
    t.own(1, "9R 9G 9B 9C")
    t.act(1)
    assert t.choices(Communicate) == []


# F. Recharge


@pytest.mark.rule("CW-ACT-F-01", "CW-ACT-F-03")
def test_recharge_gives_two_gears() -> None:
    """Always two, whatever artifacts are there."""
    t = Table()
    for artifacts in ((), (ARM, CPU, EMOTIONS), (DUPLICATION,)):
        t.repaired(0, *artifacts)
        t.own(0, "")
        t.act(0).do(Recharge())
        assert t.holds(0) == "2C"
    assert t.choices(Duplicate) == []
    assert t.state.holdings[0][GEAR] == 2
