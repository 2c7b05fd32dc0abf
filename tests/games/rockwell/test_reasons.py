"""Refusals say in figures what stands in the way: one test for each decision of the base game and the expansions."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import IllegalAction
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.engine.refusals import NotAsked, Refusal
from rockworker.games.rockwell.actions import (
    Bid,
    Bribe,
    BuildShaft,
    Buy,
    CarryDie,
    ChooseTile,
    Deliver,
    Drill,
    Hire,
    Insure,
    MoveShaft,
    Pass,
    PlaceVicePresident,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
    Sell,
    UseInsurance,
)
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.frames.drilling import DrillingRounds
from rockworker.games.rockwell.frames.turn import drill, offer_insurance, open_auction, place_vice_presidents, put_back
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.fluctuating_market.records import Speculate
from rockworker.games.rockwell.modules.fluctuating_market.refusals import PriceCrashed, PriceFrozen, TwoPrices
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT, SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.inspectors.refusals import (
    BlockedBySuperintendent,
    NoActionLeft,
    PawnThere,
    StepLimit,
)
from rockworker.games.rockwell.modules.two_players.records import MoveAi, RaiseAi
from rockworker.games.rockwell.modules.two_players.refusals import NotAis, OtherCrewFirst
from rockworker.games.rockwell.refusals import (
    AllInUse,
    AllShaftsBuilt,
    AlreadyDrilled,
    AlreadyTraded,
    BoardTaken,
    BorderTaken,
    CentreTooFar,
    CrewThere,
    CubesMissing,
    DepthLimit,
    EntranceLeadsTo,
    HighestLevel,
    HighestPower,
    InsuranceMissing,
    LevelNotReached,
    MobilityMissing,
    MoneyMissing,
    NoCrewNear,
    NoneSuch,
    NotNextTo,
    NotYours,
    OddMoney,
    OutOfReach,
    PileEmpty,
    PowerMissing,
    ShaftThere,
    SlotTaken,
    SubcontractorTooStrong,
    VicePresidentMissing,
)
from rockworker.games.rockwell.state import BOARD_II, BOARD_III
from tests.games.rockwell.modules.stage import (
    EXPLOSION,
    EXPLOSIONS,
    INSPECTORS,
    MARKET,
    SPECULATION,
    booty,
    intersection,
    market_and_workshop,
    set_pawns,
    tip,
)
from tests.games.rockwell.moves import BRIBERY, HIRING, stay
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table, crew, place


def why(t: Table, action: Action, player: int = RED) -> Refusal | None:
    """What a player is told; the clause is the same in the reason and in the error."""
    with pytest.raises(IllegalAction) as caught:
        t.game.apply(player, action)
    refusal = caught.value.why
    assert refusal is not None
    assert caught.value.clause == refusal.clause
    return refusal


@pytest.mark.rule("RW-AUC-02", "RW-AUC-08", "RW-INS-04")
def test_stakes() -> None:
    """3 Zn 2 Cu 1 Ag and $3,000 are there; $3,000 exactly can be bid."""
    t = Table().start_step(open_auction)
    assert t.may(RED, Bid(3, 2, 1, 0, 3000))
    assert why(t, Bid(0, 4, 1, 2, 0)) == CubesMissing("RW-AUC-08", (0, 2, 0, 2))
    assert why(t, Bid(0, 0, 0, 0, 3300)) == MoneyMissing("RW-AUC-08", 300)
    assert why(t, Bid(0, 0, 0, 0, 250)) == OddMoney("RW-AUC-02", 100)
    assert why(t, Pass()) == NotAsked("RW-AUC-01", "auction")
    t.start_step(offer_insurance)
    assert why(t, Insure(5, 0, 0, 0)) == CubesMissing("RW-INS-04", (2, 0, 0, 0))
    assert why(t, Bid(0, 0, 0, 0, 0)) == NotAsked("RW-INS-01", "buy-insurance")


@pytest.mark.rule("RW-VP-04", "RW-VP-05")
def test_placing() -> None:
    """Whose the slot is, and which board is closed."""
    t = Table()
    t.state.management[:] = [RED, GREEN, 2, 3]
    t.start_step(place_vice_presidents)
    t.do(RED, PlaceVicePresident(0))
    assert why(t, PlaceVicePresident(0), GREEN) == SlotTaken("RW-VP-04", 0, RED)
    for player, slot in ((GREEN, 4), (2, 5), (3, 6)):
        t.do(player, PlaceVicePresident(slot))
    assert why(t, PlaceVicePresident(1)) == BoardTaken("RW-VP-05", 0)


@pytest.mark.rule("RW-DRILL-03", "RW-DRILL-05", "RW-DRILL-07", "RW-DRILL-09", "RW-STRAD-01", "RW-STRAD-10")
def test_moving() -> None:
    """Whose crew, how far, from where, and which level is missing."""
    t = Table()
    red = t.put(RED, 0, "B1")
    t.drilling_turn(RED)
    assert why(t, Drill(crew(GREEN, 1), place("A1"))) == NotYours("RW-DRILL-03", crew(GREEN, 1))
    assert why(t, Drill(red, place("B4"))) == OutOfReach("RW-DRILL-05", place("B1"), place("B4"), 0)
    assert why(t, Drill(red, CENTRE)) == CentreTooFar("RW-DRILL-07", place("B1"))
    assert why(t, Drill(red, place("B1/B2"))) == MobilityMissing("RW-STRAD-01", 2, 0)
    assert why(t, Drill(crew(RED, 1), place("A1"))) == EntranceLeadsTo("RW-DRILL-09", (place("A3"), place("A4")))
    t.state.mobility[RED] = 2
    green = t.put(GREEN, 0, "B1/B2")
    assert why(t, Drill(red, place("B1/B2"))) == BorderTaken("RW-STRAD-10", green)
    assert why(t, Pass()) == NotAsked("RW-DRILL-08", "drilling-turn-move")


@pytest.mark.rule("RW-SUB-01", "RW-SUB-04", "RW-SUB-07", "RW-SUB-09", "RW-SUB-13")
def test_subcontractors() -> None:
    """Which Vice President, how deep, and what is missing; all $1,500 of the fee is enough."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    t.own(RED, cash=1500)
    stay(t.drilling_turn(RED), t.put(RED, 0, "C1"))
    assert t.may(RED, Hire(2))
    assert why(t, Hire(3)) == MoneyMissing("RW-SUB-04", 500)
    assert why(t, Hire(4)) == DepthLimit("RW-SUB-07", place("C1"), 3)
    assert why(t, Bribe(crew(GREEN), place("C1"))) == VicePresidentMissing("RW-BRIBE-01", BRIBERY)
    t.state.dice = 0
    assert why(t, Hire(1)) == AllInUse("RW-SUB-09", "dice", 3)
    t = Table()
    t.own(RED, cash=1500)
    t.drilling_turn(RED).do(RED, Drill(t.put(RED, 0, "C1", die=1), place("C2")))
    assert why(t, CarryDie(3)) == MoneyMissing("RW-SUB-13", 500)
    assert why(t, Hire(1)) == NotAsked("RW-SUB-06", "drilling-turn-carry-die")


@pytest.mark.rule("RW-BRIBE-05", "RW-SUB-07")
def test_bribes() -> None:
    """Where the crew is, and how strong its subcontractor may be."""
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    far, strong = t.put(GREEN, 0, "D5"), t.put(GREEN, 1, "D1", die=4)
    t.put(GREEN, 2, "C2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "C1"))
    assert why(t, Bribe(far, place("C1"))) == NotNextTo("RW-BRIBE-05", far, place("D5"), place("C1"))
    assert why(t, Bribe(strong, place("C1"))) == SubcontractorTooStrong("RW-SUB-07", place("C1"), 4, 3)


@pytest.mark.rule("RW-EXT-01", "RW-EXT-25", "SUP-03")
def test_tiles_that_are_not_ready() -> None:
    """Red straddles two tiles that are ready; on C5 all power is missing, D5 is drilled and B2 blocked."""
    t = Table(modules=[INSPECTORS])
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 11))
    first, second = place("D1"), place("D2")
    for tile in (first, second):
        t.put(PURPLE, tile % 2, tile, power=4)
        t.put(GREEN, tile % 2, tile, power=4)
    t.reveal("D5")
    t.state.mobility[RED] = 2
    mover = t.put(RED, 0, first, power=4)
    t.drilling_turn(RED).do(RED, Drill(mover, place("D1/D2")))
    needed = t.rules.required_power(inside(t.game), place("C5"))
    assert why(t, ChooseTile(place("C5"))) == PowerMissing("RW-EXT-01", place("C5"), needed)
    assert why(t, ChooseTile(place("D5"))) == AlreadyDrilled("RW-EXT-25", place("D5"))
    assert why(t, ChooseTile(place("B2"))) == BlockedBySuperintendent("SUP-03", place("B2"))


@pytest.mark.rule("RW-MKT-07", "RW-MKT-12", "FM-35")
def test_trading() -> None:
    """3 Zn, $3,000: two more to sell, $200 more for eight zinc; a crash closes the shop."""
    t = Table(modules=[MARKET]).market({RED: 1})
    assert t.may(RED, Buy(0, 6))
    assert why(t, Buy(0, 7)) == MoneyMissing("RW-MKT-12", 500)
    assert why(t, Sell(0, 5)) == CubesMissing("RW-MKT-12", (2, 0, 0, 0))
    t.state.prices[0] = 200
    assert why(t, Buy(0, 1)) == PriceCrashed("FM-35", 0, 200)
    t.do(RED, Sell(0, 1))
    assert why(t, Sell(0, 1)) == AlreadyTraded("RW-MKT-07", 0)


@pytest.mark.rule("RW-IMP-07", "RW-IMP-11", "RW-IMP-13", "RW-IMP-19", "RW-DEL-02", "RW-DEL-07")
def test_improving() -> None:
    """With $2,200 every next level is $300 short, and the next delivery 3 Zn."""
    t = Table()
    t.own(RED, (3, 0, 0, 0), 2200)
    t.put(RED, 0, "B1", power=2)
    t.put(RED, 1, "B2", power=4)
    t.state.safety[RED] = t.state.mobility[RED] = 2
    t.workshop({RED: 1})
    for action in (RaisePower(crew(RED)), RaiseSafety(), RaiseMobility()):
        assert why(t, action) == MoneyMissing("RW-IMP-19", 300)
    assert why(t, RaisePower(crew(RED, 1))) == HighestPower("RW-IMP-07", crew(RED, 1), 4)
    assert why(t, Deliver(0)) == CubesMissing("RW-DEL-02", (3, 0, 0, 0))
    t.state.safety[RED] = t.state.mobility[RED] = 3
    assert why(t, RaiseSafety()) == HighestLevel("RW-IMP-11", 3)
    assert why(t, RaiseMobility()) == HighestLevel("RW-IMP-13", 3)
    t.state.delivery_piles[0] = len(t.rules.components.deliveries[0].costs)
    assert why(t, Deliver(0)) == PileEmpty("RW-DEL-07", 0)


@pytest.mark.rule("RW-SHAFT-02", "RW-SHAFT-04", "RW-SHAFT-05", "RW-SHAFT-08", "RW-SHAFT-10", "RW-IMP-19")
def test_mineshafts() -> None:
    """With exactly the price in hand it is the place that is wrong, with $100 less the money."""
    t = Table()
    t.own(RED, cash=1500)
    t.put(RED, 0, "B1")
    green = t.put(GREEN, 0, "B2")
    t.workshop({RED: 1})
    assert why(t, BuildShaft(place("B2"))) == CrewThere("RW-SHAFT-04", place("B2"), green)
    assert why(t, BuildShaft(place("D4"))) == NoCrewNear("RW-SHAFT-04", place("D4"))
    assert why(t, MoveShaft(1, place("B1"), place("B8"))) == LevelNotReached("RW-SHAFT-10", 0)
    t.reveal("B1")
    assert why(t, BuildShaft(place("B1"))) == AlreadyDrilled("RW-SHAFT-04", place("B1"))
    t.own(RED, cash=1400)
    assert why(t, BuildShaft(place("D4"))) == MoneyMissing("RW-IMP-19", 100)
    t.shaft(GREEN, "B8")
    assert why(t, BuildShaft(place("B8"))) == ShaftThere("RW-SHAFT-08", place("B8"), GREEN)
    t.own(RED, cash=2000)
    for name in ("A1", "A2"):
        t.shaft(RED, name)
    assert why(t, MoveShaft(2, place("A1"), place("D4"))) == NoCrewNear("RW-SHAFT-05", place("D4"))
    t.shaft(RED, "A3")
    assert why(t, BuildShaft(place("D4"))) == AllShaftsBuilt("RW-SHAFT-02", 3)


@pytest.mark.rule("RW-DNG-11")
def test_insurance_tiles() -> None:
    """One tile, three cubes to lose: two tiles are missing."""
    t = Table()
    t.state.insurance[GREEN] = 1
    t.extract(t.tile("C", 7), (4, 4, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert why(t, UseInsurance(3), GREEN) == InsuranceMissing("RW-DNG-11", 2)


@pytest.mark.rule("FM-06", "FM-31")
def test_speculating() -> None:
    """A boomed price stays, and two different prices move."""
    t = Table(modules=[MARKET])
    t.state.management.sort()
    t.state.prices[2] = 1400
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, booty((2, 0, 0, 0)))
    assert why(t, Speculate(0, 2)) == PriceFrozen("FM-31", 2, 1400)
    assert why(t, Speculate(0, 0)) == TwoPrices("FM-06")
    assert why(t, Speculate(0, -1)) == TwoPrices("FM-06")
    assert why(t, Speculate(0, 9)) == NoneSuch("FM-07", "resource")


@pytest.mark.rule("EXP-03")
def test_going_back() -> None:
    """To an entrance."""
    t = Table(modules=[EXPLOSIONS])
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty((2, 0, 0, 0)))
    assert why(t, ChooseEntrance(place("A1"))) == NoneSuch("EXP-03", "entrance")


@pytest.mark.rule("SUP-16", "SUP-17", "SUP-19")
def test_pushing() -> None:
    """Board III has no Vice President of Red's, four steps are too many, and the other pawn is in the way."""
    t = Table(modules=[INSPECTORS])
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 5))
    market_and_workshop(t, [RED], [])
    t.drilling_turn(RED)
    assert why(t, PushPawn(SUPERVISOR, 1, BOARD_III)) == NoActionLeft("SUP-16", BOARD_III)
    assert why(t, PushPawn(SUPERVISOR, 4, BOARD_II)) == StepLimit("SUP-17", 3)
    assert why(t, PushPawn(SUPERINTENDENT, 2, BOARD_II)) == PawnThere("SUP-19", SUPERVISOR)


@pytest.mark.rule("RW-2P-05", "RW-2P-09", "RW-2P-16")
def test_ais_crews() -> None:
    """The strongest goes first, and nobody else's is AI's."""
    t = Table(2)
    t.state.control[:] = t.state.management[:] = [RED, GREEN]
    for number, power in enumerate((1, 2, 2, 1)):
        t.put(2, number, f"E{number + 1}", power=power)
    t.start_step(put_back)
    assert why(t, RaiseAi(crew(RED))) == NotAis("RW-2P-16", crew(RED))
    t.go_to(drill, DrillingRounds(0, 2))
    assert why(t, MoveAi(crew(2), place("A1"))) == OtherCrewFirst("RW-2P-09", crew(2, 1))
    assert why(t, MoveAi(crew(RED), place("A1"))) == NotAis("RW-2P-05", crew(RED))
