"""Why not? Every refused action names a clause and says what stands in its way, in figures and in every language."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import IllegalAction
from rockworker.engine.frames import NOBODY
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.engine.refusals import NotAsked, Refusal
from rockworker.games.clockworker import refusals as no
from rockworker.games.clockworker.actions import (
    Communicate,
    Decline,
    Distribute,
    Duplicate,
    Exchange,
    Extract,
    Finish,
    LeaveOut,
    Pay,
    PayInFull,
    Reassign,
    Recharge,
    Recover,
    Repair,
    Staff,
)
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, RED, parse_bundle
from rockworker.games.clockworker.state import EMPTY
from tests.games.clockworker.speech import at_table
from tests.games.clockworker.table import (
    AI,
    ANTENNA,
    DUPLICATION,
    GOD,
    KIT,
    LOCOMOTIVE,
    NEW_WORLD,
    VENDING,
    Table,
    slots,
)
from tests.games.speech import plain


def why(t: Table, action: Action) -> Refusal | None:
    """Why an action is refused, which must change nothing."""
    before = t.game.codec.state_to_json(t.state)
    with pytest.raises(IllegalAction) as refused:
        t.game.apply(t.player, action)
    assert t.game.codec.state_to_json(t.state) == before
    assert refused.value.why is None or refused.value.clause == refused.value.why.clause
    return refused.value.why


def lacks(clause: str, units: str, gold: int = 0) -> no.ResourcesMissing:
    """Units are missing, `gold` of which gold makes up for."""
    return no.ResourcesMissing(clause, parse_bundle(units), gold)


@pytest.mark.rule("CW-ACT-A-01")
def test_extraction() -> None:
    """A factory of one's own, with a robot on it."""
    t = Table()
    nook = t.build(0, "ember-assembly-nook")
    t.act(0)
    assert why(t, Extract(nook)) == no.NoRobotThere("CW-ACT-A-01", nook)
    assert why(t, Extract(t.card("scrap-mint"))) == no.NotYourFactory("CW-ACT-A-01")


@pytest.mark.rule("CW-ACT-B-02", "CW-ACT-B-03", "CW-ACT-B-04", "CW-ACT-B-05", "CW-ACT-B-08", "CW-ACT-B-10", "CW-DEF-03")
def test_distribution() -> None:
    """The slots that are taken, left out or not there, and the robots that are missing."""
    t = Table()
    t.own(0, "2W")
    t.staff(0, [1])
    mill = t.build(0, "ember-toll-mill", [1, 2, 3, 4])
    t.act(0)
    assert why(t, Distribute(0, slots(1))) == no.SlotsOccupied("CW-ACT-B-04", slots(1))
    assert why(t, Distribute(0, slots(4))) == no.SlotsSkipped("CW-ACT-B-05", slots(2, 3))
    assert why(t, Distribute(0, slots(3, 4))) == no.SlotsSkipped("CW-ACT-B-05", slots(2))
    assert why(t, Distribute(0, slots(2, 3, 4))) == lacks("CW-ACT-B-03", "W")
    assert why(t, Distribute(0, slots(2, 5))) == no.NoSuchSlots("CW-DEF-03", 0, 4)
    assert why(t, Distribute(0, 0)) == no.NoRobotPlaced("CW-ACT-B-02")
    assert why(t, Distribute(mill, slots(1))) == no.FactoryFull("CW-ACT-B-10", mill)
    assert why(t, Distribute(t.card("scrap-mint"), slots(1))) == no.NotYourFactory("CW-ACT-B-08")


@pytest.mark.rule("CW-6-05", "CW-6-07", "CW-ACT-B-05")
def test_a_second_factory() -> None:
    """Another one than before, and slots as in the first one; other actions have to wait."""
    t = Table()
    t.repaired(0, LOCOMOTIVE)
    t.build(0, "ember-toll-mill")
    t.staff(0, [])
    t.own(0, "3W")
    t.act(0).do(Distribute(0, slots(1)))
    assert why(t, Distribute(0, slots(2))) == no.AlreadyServed("CW-6-07", 0)
    assert why(t, Distribute(t.card("ember-toll-mill"), slots(2))) == no.SlotsSkipped("CW-ACT-B-05", slots(1))
    assert why(t, Recharge()) == NotAsked("CW-6-05", "distribution")


@pytest.mark.rule("CW-ACT-C-01", "CW-ACT-C-02", "CW-ACT-C-17")
def test_reassignment() -> None:
    """The gears that are missing, at the price of the place; and what lies in the row."""
    t = Table()
    row = t.row("robot-nursery", "gilded-depot", "scrap-mint", "ember-deep-foundry", "clock-exchange")
    t.own(0, "C")
    t.act(0)
    assert why(t, Reassign(row[3])) == lacks("CW-ACT-C-02", "4C")  # 6 less the marker's 1
    assert why(t, Reassign(0)) == no.NotInTheRow("CW-ACT-C-01")
    t.state.row = [EMPTY] * 5
    for factory in (EMPTY, row[0]):
        assert why(t, Reassign(factory)) == no.RowEmpty("CW-ACT-C-17")


@pytest.mark.rule("CW-ACT-C-06", "CW-ACT-C-07", "CW-ART-10-01")
def test_staffing() -> None:
    """The slots of the new factory, the robots at hand, and no other factory."""
    t = Table()
    row = t.row("robot-nursery", "gilded-depot", "scrap-mint", "ember-deep-foundry", "clock-exchange")
    t.own(0, "9C 2W")
    t.act(0).do(Reassign(row[2]))
    assert why(t, Staff(3)) == lacks("CW-ACT-C-06", "W")
    assert why(t, Staff(4)) == no.NoSuchSlots("CW-ACT-C-06", row[2], 3)
    assert why(t, Staff(-1)) == no.OutOfRange("CW-ACT-C-06", 0, 2)
    assert why(t, Distribute(0, slots(1))) == NotAsked("CW-ACT-C-07", "staffing")
    assert why(t, Exchange(1)) == no.ArtifactNeeded("CW-ART-10-01", VENDING)


@pytest.mark.rule("CW-ACT-D-01", "CW-ACT-D-02", "CW-ACT-D-03", "CW-ACT-D-05")
def test_repair() -> None:
    """What is missing in blocks, and how far gold goes; copies and cards that are owned."""
    t = Table()
    t.repaired(0, AI)
    t.state.copies[KIT] = 0
    t.own(0, "R G O")
    t.act(0)
    assert why(t, Repair(DUPLICATION)) == lacks("CW-ACT-D-03", "G B", gold=1)  # R 2G B
    assert why(t, Repair(GOD)) == lacks("CW-ACT-D-03", "R G 2B", gold=1)
    assert why(t, Repair(NEW_WORLD)) == lacks("CW-ACT-D-03", "R G 2B")  # its own gold block uses up the gold
    assert why(t, Repair(AI)) == no.AlreadyOwned("CW-ACT-D-02", AI)
    t.own(0, "2R 2G 2B")
    t.act(0)
    assert why(t, Repair(NEW_WORLD)) == lacks("CW-ACT-D-03", "O")
    t.own(0, "R G O")
    t.act(0)
    assert why(t, Repair(KIT)) == no.SoldOut("CW-ACT-D-05", KIT)
    assert why(t, Repair(99)) == no.NoSuchArtifact("CW-ACT-D-01")


@pytest.mark.rule("CW-ACT-E-01", "CW-ACT-E-02")
def test_communication() -> None:
    """What is missing of the price, gears and robots too; with the Antenna of the price that is nearest."""
    t = Table(archives=["2R 2C W", "3R G"])
    t.state.display[:2] = [0, 1]
    t.own(0, "R 3O")
    t.act(0)
    assert why(t, Communicate(0)) == lacks("CW-ACT-E-02", "2C W")  # gold makes up for all blocks, but for no more
    assert why(t, Communicate(EMPTY)) == no.NotInTheDisplay("CW-ACT-E-01")
    t.own(0, "R")
    t.act(0)
    assert why(t, Communicate(1)) == lacks("CW-ACT-E-02", "2R G")
    t.repaired(0, ANTENNA, VENDING)
    t.own(0, "R 3C")
    t.act(0)
    assert why(t, Communicate(1)) == lacks("CW-ACT-E-02", "R G", gold=1)


@pytest.mark.rule("CW-ACT-E-02", "CW-ART-08-01", "CW-ART-08-03")
def test_the_antenna() -> None:
    """What is not in the price, and what is missing of the rest."""
    t = Table()
    t.repaired(0, ANTENNA)
    tile = t.archive("2R 2G B")
    t.own(0, "R G B O")
    t.act(0).do(Communicate(tile))
    assert why(t, LeaveOut(GOLD)) == no.NotInThePrice("CW-ART-08-01")
    assert why(t, LeaveOut(6)) == no.NotInThePrice("CW-ART-08-01")
    assert why(t, LeaveOut(BLUE)) == lacks("CW-ART-08-03", "R G", gold=1)
    assert why(t, PayInFull()) == lacks("CW-ACT-E-02", "R G", gold=1)
    assert why(t, Recharge()) == NotAsked("CW-ART-08-01", "antenna-discount")


@pytest.mark.rule("CW-ACT-D-03", "CW-ACT-E-02", "CW-RES-09")
def test_payment() -> None:
    """Gold for more than the price asks for, for less than is needed, or more than is there."""
    t = Table()
    t.own(0, "R G B 2O")
    t.act(0).do(Repair(ANTENNA))  # R G 2B
    assert why(t, Pay(2, 0, 1)) == no.PriceExceeded("CW-RES-09", RED, 1)
    assert why(t, Pay(0, 0, 0)) == lacks("CW-RES-09", "B")
    assert why(t, Pay(1, 1, 1)) == lacks("CW-RES-09", "O")
    assert why(t, Pay(0, 0, -1)) == no.OutOfRange("CW-RES-09", 1, 2)
    assert why(t, Pay(-1, 0, 1)) == no.OutOfRange("CW-RES-09", 0, 1)
    assert why(t, Finish()) == NotAsked("CW-ACT-D-03", "repair-payment")
    tile = t.archive("R G B 4C")
    t.own(0, "R G B 2O 4C")
    t.act(0).do(Communicate(tile))
    assert why(t, Finish()) == NotAsked("CW-ACT-E-02", "communication-payment")


@pytest.mark.rule("CW-ACT-C-07", "CW-ACT-D-07", "CW-ART-10-01", "CW-ART-10-03")
def test_an_exchange() -> None:
    """The gears that are missing, those that belong to the price, and the artifact itself."""
    t = Table()
    t.own(0, "9C")
    t.act(0)
    assert why(t, Exchange(1)) == no.ArtifactNeeded("CW-ART-10-01", VENDING)
    t.repaired(0, VENDING)
    t.state.active[0] = 0
    assert why(t, Exchange(1)) == no.WorksNextTurn("CW-ACT-D-07", VENDING)
    t.state.active[0] = t.state.artifacts[0]
    t.act(0)
    assert why(t, Exchange(5)) == lacks("CW-ART-10-01", "C")
    assert why(t, Exchange(0)) == no.OutOfRange("CW-ART-10-01", 1, 4)
    tile = t.archive("R G B 4C")
    t.own(0, "R G B O 7C")
    t.act(0).do(Communicate(tile))
    assert why(t, Exchange(2)) == no.GearsNeeded("CW-ART-10-03", 4, 1)
    old = Table(rules_version=1)
    old.repaired(0, VENDING)
    old.own(0, "9C W")
    old.act(0).do(Reassign(old.state.row[0]))
    assert why(old, Exchange(1)) == NotAsked("CW-ACT-C-07", "staffing")


@pytest.mark.rule("CW-ART-12-01", "CW-ART-12-02", "CW-ART-12-03", "CW-ART-12-04")
def test_duplication() -> None:
    """Only what the recovery brought, for a gear; a gear for a gear only where that ends."""
    t = Table(duplication="unlimited")
    t.repaired(0, DUPLICATION)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [1])
    t.own(0, "")
    t.begin_turn(0)
    assert why(t, Duplicate(BLUE)) == no.NotGained("CW-ART-12-04")
    assert why(t, Duplicate(6)) == no.NotGained("CW-ART-12-04")
    assert why(t, Duplicate(GEAR)) == no.GearForGear("CW-ART-12-02")
    assert why(t, Recharge()) == NotAsked("CW-ART-12-03", "duplication")
    t.own(0, "")
    inside(t.game).asked = NOBODY
    assert why(t, Duplicate(RED)) == lacks("CW-ART-12-01", "C")


@pytest.mark.rule("CW-RECOV-01", "CW-RECOV-05", "CW-RECOV-06")
def test_optional_recovery() -> None:
    """Where a robot stands, once for each factory."""
    t = Table(recovery="optional")
    nook = t.build(0, "ember-assembly-nook")
    t.build(0, "moss-assembly-nook", [1])
    t.begin_turn(0)
    assert why(t, Recover(nook)) == no.NoRobotThere("CW-RECOV-05", nook)
    assert why(t, Recover(t.card("scrap-mint"))) == no.NotYourFactory("CW-RECOV-05")
    t.do(Recover(0))
    assert why(t, Recover(0)) == no.AlreadyServed("CW-RECOV-06", 0)
    assert why(t, Recharge()) == NotAsked("CW-RECOV-01", "optional-recovery")


@pytest.mark.rule("CW-TURN-03", "CW-TURN-05")
def test_the_end_of_a_turn_and_passing() -> None:
    """One action per turn, and one it must be."""
    t = Table()
    t.repaired(0, VENDING)
    t.own(0, "2C")
    t.act(0)
    assert why(t, Finish()) == NotAsked("CW-TURN-05", "action-phase")
    assert why(t, Decline()) == NotAsked("CW-TURN-03", "action-phase")
    t.do(Recharge())
    assert why(t, Recharge()) == NotAsked("CW-TURN-03", "turn-end")


def test_reasons_in_words() -> None:
    """The figures stand in the sentences."""
    texts = at_table("en")
    assert texts.reason(lacks("CW-ACT-D-03", "2R")) == "Your supply lacks 2 red blocks."
    assert texts.reason(lacks("CW-ACT-D-03", "G B", gold=1)).endswith("; gold can stand in for 1 of these.")
    assert texts.reason(no.SlotsOccupied("CW-ACT-B-04", slots(3))) == "Slot 3 is occupied."
    assert plain(at_table("fr").reason(lacks("CW-ACT-C-02", "C"))) == "Il manque à votre stock : 1 rouage."
    assert at_table("de").reason(no.GearsNeeded("CW-ART-10-03", 4, 1)) == (
        "Es fehlt 1 Zahnrad: 4 Zahnräder gehören zum Preis."
    )


@pytest.mark.rule("CW-RES-07", "CW-RES-09")
def test_gold_missing_in_a_payment_with_printed_gold() -> None:
    """Printed gold and gold that stands in are asked for together (CW-RES-07)."""
    t = Table()
    t.own(0, "2R 2G 2B 2O")
    t.act(0).do(Repair(3))  # 2R 2G 2B O
    assert why(t, Pay(1, 1, 0)) == lacks("CW-RES-09", "O")
    assert t.state.holdings[0][GOLD] == 2


@pytest.mark.rule("CW-ACT-B-04")
def test_only_the_taken_slots_are_named() -> None:
    """Robots stand on 1 and 2; of 2 and 3 only 2 is taken."""
    t = Table()
    t.own(0, "2W")
    t.staff(0, [1, 2])
    t.act(0)
    assert why(t, Distribute(0, slots(2, 3))) == no.SlotsOccupied("CW-ACT-B-04", slots(2))


@pytest.mark.rule("CW-ACT-D-01", "CW-ACT-E-01")
def test_just_beyond_the_junkyard() -> None:
    """There are 16 names of artifacts, and five archives lie open."""
    t = Table()
    t.act(0)
    for artifact in (-1, 16):
        assert why(t, Repair(artifact)) == no.NoSuchArtifact("CW-ACT-D-01")
    hidden = next(tile for tile in t.state.tiles if tile >= 0)
    assert why(t, Communicate(hidden)) == no.NotInTheDisplay("CW-ACT-E-01")
    t.state.display[0] = EMPTY
    t.act(0)
    assert why(t, Communicate(EMPTY)) == no.NotInTheDisplay("CW-ACT-E-01")


@pytest.mark.rule("CW-ACT-E-02", "CW-ART-08-03")
def test_the_antenna_leaves_out_what_helps_most() -> None:
    """2R 2G with two red blocks: without a green one, one green block is missing, not two."""
    t = Table(archives=["2R 2G"])
    t.repaired(0, ANTENNA)
    t.own(0, "2R")
    tile = t.archive("2R 2G")
    t.act(0)
    assert why(t, Communicate(tile)) == lacks("CW-ACT-E-02", "G")


@pytest.mark.rule("CW-ACT-E-02", "CW-ART-10-03")
@pytest.mark.parametrize(
    ("holdings", "units", "gold"),
    [("3C O", "C R G B", 1), ("4C", "R G B", 0), ("3C 3O", "C", 0), ("3C 2O", "C R G B", 2), ("6C", "R G B", 1)],
)
def test_gears_of_the_price_are_worth_no_gold(holdings: str, units: str, gold: int) -> None:
    """R G B 4C with the Vending Machine: only gears beyond the four count, and missing ones take no gold away. Where
    gold makes up for all blocks, only gears are missing."""
    t = Table()
    t.repaired(0, VENDING)
    tile = t.archive("R G B 4C")
    t.own(0, holdings)
    t.act(0)
    assert why(t, Communicate(tile)) == lacks("CW-ACT-E-02", units, gold)


@pytest.mark.rule("CW-RES-09")
def test_less_gold_than_none() -> None:
    """More red blocks are there than the price asks for: gold may stand in for none of them, or for the one."""
    t = Table()
    t.own(0, "3R G B 2O")
    t.act(0).do(Repair(ANTENNA))  # R G 2B
    assert why(t, Pay(-1, 0, 1)) == no.OutOfRange("CW-RES-09", 0, 1)


@pytest.mark.rule("CW-ART-10-01")
@pytest.mark.parametrize("gold", [0, -1, 1 << 30, 10**30])
def test_numbers_of_gold_that_make_no_sense(gold: int) -> None:
    """They are told the range; without the gears for a single gold block, what is missing for one."""
    t = Table()
    t.repaired(0, VENDING)
    for gears, most in ((2, 1), (3, 1), (9, 4)):
        t.own(0, f"{gears}C")
        t.act(0)
        assert why(t, Exchange(gold)) == no.OutOfRange("CW-ART-10-01", 1, most)
    t.own(0, "C")
    t.act(0)
    assert why(t, Exchange(gold)) == lacks("CW-ART-10-01", "C")


@pytest.mark.rule("CW-ART-10-01", "CW-ART-10-02")
@pytest.mark.parametrize("version", [1, 2])
def test_an_exchange_before_the_action_is_refused_in_figures(version: int) -> None:
    """Both versions allow it there: what is missing is a gear."""
    t = Table(rules_version=version)
    t.repaired(0, VENDING)
    t.own(0, "9C")
    t.act(0)
    assert why(t, Exchange(5)) == lacks("CW-ART-10-01", "C")


@pytest.mark.rule("CW-ART-10-03")
def test_the_range_of_an_exchange_while_paying() -> None:
    """Of 7 gears, 4 belong to the price: one gold block could be had."""
    t = Table()
    t.repaired(0, VENDING)
    tile = t.archive("R G B 4C")
    t.own(0, "R G B O 7C")
    t.act(0).do(Communicate(tile))
    assert why(t, Exchange(-1)) == no.OutOfRange("CW-ART-10-01", 1, 1)


@pytest.mark.rule("CW-ART-12-02", "CW-ART-12-04")
def test_doubling_a_block_brings_no_gear() -> None:
    """After a red block was doubled, a gear is still nothing that the recovery brought."""
    t = Table(2, duplication="unlimited")
    t.repaired(0, DUPLICATION)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [])
    t.own(0, "3C")
    t.begin_turn(0)
    t.do(Duplicate(RED))
    assert why(t, Duplicate(GEAR)) == no.NotGained("CW-ART-12-04")
