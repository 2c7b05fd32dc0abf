"""Refusals just beyond what is possible: the first number that is too small or too large, the wrong piece, the wrong
moment."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.engine.refusals import NotAsked
from rockworker.games.rockwell.actions import (
    Bid,
    Bribe,
    BuildShaft,
    Buy,
    CarryDie,
    Deliver,
    Drill,
    Hire,
    Insure,
    MoveShaft,
    Pass,
    PlaceVicePresident,
    RaisePower,
    Sell,
    UseInsurance,
)
from rockworker.games.rockwell.board import CENTRE, entrance_tiles, neighbours
from rockworker.games.rockwell.frames.drilling import DrillingRounds
from rockworker.games.rockwell.frames.turn import drill, offer_insurance, open_auction, place_vice_presidents, put_back
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.fluctuating_market.records import Speculate
from rockworker.games.rockwell.modules.fluctuating_market.refusals import PriceFrozen
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT, SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.inspectors.refusals import PawnThere, StepLimit
from rockworker.games.rockwell.modules.two_players.records import MoveAi, RaiseAi
from rockworker.games.rockwell.modules.two_players.refusals import (
    AiMustMove,
    AiNeverStraddles,
    NearestTiles,
    OnlyTiles,
    OtherCrewFirst,
)
from rockworker.games.rockwell.refusals import (
    AlreadyDrilled,
    AtLeastOne,
    BelowZero,
    CrewThere,
    CubesMissing,
    HighestPower,
    InCentre,
    InsuranceMissing,
    LevelNotReached,
    LossOnly,
    MoneyMissing,
    NoCrewNear,
    NoneSuch,
    NoShaftOfYours,
    NotOnTile,
    NotYours,
    OutOfReach,
    PowerRange,
)
from rockworker.games.rockwell.state import BOARD_I, BOARD_II
from tests.games.rockwell.modules.stage import (
    AI,
    EXPLOSION,
    EXPLOSIONS,
    GOLD,
    INSPECTORS,
    MARKET,
    SPECULATION,
    booty,
    intersection,
    market_and_workshop,
    set_pawns,
    tip,
)
from tests.games.rockwell.moves import HIRING, stay
from tests.games.rockwell.table import GREEN, RED, Table, crew, place
from tests.games.rockwell.test_reasons import why

CREWS_IN_ALL = 16


@pytest.mark.rule("RW-AUC-02", "RW-INS-04", "RW-VP-03", "RW-VP-04")
def test_before_the_drilling() -> None:
    """Less than nothing, one cube too many of the last kind, and slots before the first and after the last."""
    t = Table().start_step(open_auction)
    for bid in (Bid(-1, 0, 0, 0, 0), Bid(0, 0, 0, -1, 0), Bid(0, 0, 0, 0, -100)):
        assert why(t, bid) == BelowZero("RW-AUC-02")
    assert why(t, Bid(0, 0, 0, 1, 0)) == CubesMissing("RW-AUC-08", (0, 0, 0, 1))
    t.start_step(offer_insurance)
    assert why(t, Insure(0, 0, -1, 0)) == BelowZero("RW-INS-04")
    t.state.management[:] = [RED, GREEN, 2, 3]
    t.start_step(place_vice_presidents)
    for slot in (-1, len(t.state.slots)):
        assert why(t, PlaceVicePresident(slot)) == NoneSuch("RW-VP-03", "slot")
    last = len(t.state.slots) - 1
    t.do(RED, PlaceVicePresident(last))
    assert why(t, PlaceVicePresident(last), GREEN).clause == "RW-VP-04"  # type: ignore[union-attr]


@pytest.mark.rule("RW-DRILL-03", "RW-DRILL-05", "RW-DRILL-14")
def test_crews_and_places() -> None:
    """There are 16 crews, and 69 places; the last place is the centre."""
    t = Table()
    red = t.put(RED, 0, "A1")
    t.put(RED, 1, CENTRE)
    t.drilling_turn(RED)
    for number in (-1, CREWS_IN_ALL):
        assert why(t, Drill(number, place("A1"))) == NoneSuch("RW-DRILL-03", "crew")
    assert why(t, Drill(CREWS_IN_ALL - 1, place("A1"))) == NotYours("RW-DRILL-03", CREWS_IN_ALL - 1)
    for nowhere in (-1, CENTRE + 1):
        assert why(t, Drill(red, nowhere)) == NoneSuch("RW-DRILL-05", "place")
    assert why(t, Drill(crew(RED, 1), place("D1"))) == InCentre("RW-DRILL-14", crew(RED, 1))
    far = t.put(RED, 2, "D5")
    t.drilling_turn(RED)
    assert why(t, Drill(far, place("A1"))) == OutOfReach("RW-DRILL-05", place("D5"), place("A1"), 0)


@pytest.mark.rule("RW-SUB-03", "RW-SUB-12")
def test_powers_of_subcontractors() -> None:
    """Hired with 1 to 4, taken along with 0 to 4."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    t.own(RED, cash=9000)
    stay(t.drilling_turn(RED), t.put(RED, 0, "D1"))
    for power in (0, 5):
        assert why(t, Hire(power)) == PowerRange("RW-SUB-03", 1, 4)
    assert why(t, CarryDie(1)) == NotAsked("RW-SUB-12", "drilling-turn-advantage")
    t.drilling_turn(RED).do(RED, Drill(t.put(RED, 1, "D2", die=1), place("D3")))
    for power in (-1, 5):
        assert why(t, CarryDie(power)) == PowerRange("RW-SUB-03", 0, 4)
    assert why(t, Bribe(crew(GREEN), place("D3"))) == NotAsked("RW-BRIBE-02", "drilling-turn-carry-die")


@pytest.mark.rule("RW-BRIBE-03", "RW-BRIBE-04")
def test_whom_and_where_to_bribe() -> None:
    """Crews and tiles beyond the first and the last."""
    t = Table()
    t.vice_presidents({RED: [0]})
    t.put(GREEN, 0, "C2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "C1"))
    for number in (-1, CREWS_IN_ALL):
        assert why(t, Bribe(number, place("C1"))) == NoneSuch("RW-BRIBE-03", "crew")
    for tile in (-1, 32):
        assert why(t, Bribe(crew(GREEN), tile)) == NoneSuch("RW-BRIBE-04", "tile")


@pytest.mark.rule("RW-DNG-11", "RW-DNG-12", "RW-DNG-13")
def test_insurance_against_danger() -> None:
    """Three cubes are to be lost, and two tiles are there."""
    t = Table()
    t.state.insurance[GREEN] = 2
    t.extract(t.tile("C", 7), (4, 4, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert why(t, UseInsurance(-1), GREEN) == BelowZero("RW-DNG-12")
    assert why(t, UseInsurance(3), GREEN) == InsuranceMissing("RW-DNG-11", 1)
    assert why(t, UseInsurance(4), GREEN) == LossOnly("RW-DNG-13", 3)


@pytest.mark.rule("RW-MKT-05", "RW-MKT-06", "RW-MKT-12")
def test_resources_and_amounts() -> None:
    """Zinc is the first resource, gold the last; at least one cube is traded."""
    t = Table().market({RED: 1})
    for resource in (-1, 4):
        assert why(t, Sell(resource, 1)) == NoneSuch("RW-MKT-05", "resource")
    for amount in (0, -1):
        assert why(t, Buy(0, amount)) == AtLeastOne("RW-MKT-06")
    assert why(t, Sell(GOLD, 2)) == CubesMissing("RW-MKT-12", (0, 0, 0, 2))


@pytest.mark.rule("RW-IMP-08", "RW-DRILL-14", "RW-DEL-04")
def test_crews_and_piles_in_the_workshop() -> None:
    """Whose crew it is, and where it is; piles before the first and after the last."""
    t = Table()
    t.put(RED, 1, CENTRE)
    t.workshop({RED: 1})
    for number in (-1, CREWS_IN_ALL):
        assert why(t, RaisePower(number)) == NoneSuch("RW-IMP-08", "crew")
    assert why(t, RaisePower(CREWS_IN_ALL - 1)) == NotYours("RW-IMP-08", CREWS_IN_ALL - 1)
    assert why(t, RaisePower(crew(RED, 1))) == InCentre("RW-DRILL-14", crew(RED, 1))
    for pile in (-1, len(t.rules.components.deliveries)):
        assert why(t, Deliver(pile)) == NoneSuch("RW-DEL-04", "pile")


@pytest.mark.rule("RW-SHAFT-04", "RW-SHAFT-09", "RW-SHAFT-10", "RW-SHAFT-17")
def test_levels_and_tiles_of_mineshafts() -> None:
    """One is built: it is moved at level 1, from where it stands, to a tile; rivals on that tile are named."""
    t = Table()
    t.own(RED, cash=9000)
    t.put(RED, 1, "B2")
    green = t.put(GREEN, 1, "B2")
    t.workshop({RED: 1})
    for tile in (-1, 32):
        assert why(t, BuildShaft(tile)) == NoneSuch("RW-SHAFT-17", "tile")
    for tile in (place("A1"), place("D8")):
        assert why(t, BuildShaft(tile)) == NoCrewNear("RW-SHAFT-04", tile)
    assert why(t, BuildShaft(place("B2"))) == CrewThere("RW-SHAFT-04", place("B2"), green)
    t.put(GREEN, 2, "D4")
    assert why(t, BuildShaft(place("D4"))) == NoCrewNear("RW-SHAFT-04", place("D4"))
    t.shaft(RED, "D8")
    for level in (0, 2):
        assert why(t, MoveShaft(level, place("D8"), place("B1"))) == LevelNotReached("RW-SHAFT-10", 1)
    for origin in (-1, 32, place("A2")):
        assert why(t, MoveShaft(1, origin, place("B1"))) == NoShaftOfYours("RW-SHAFT-09")
    for tile in (-1, 32):
        assert why(t, MoveShaft(1, place("D8"), tile)) == NoneSuch("RW-SHAFT-17", "tile")


@pytest.mark.rule("RW-SHAFT-04")
def test_the_second_players_own_crews_are_near() -> None:
    """Green's crew is on the tile, which is drilled."""
    t = Table()
    t.own(GREEN, cash=9000)
    t.put(GREEN, 0, "B2")
    t.reveal("B2")
    t.workshop({GREEN: 1})
    assert why(t, BuildShaft(place("B2")), GREEN) == AlreadyDrilled("RW-SHAFT-04", place("B2"))


@pytest.mark.rule("RW-IMP-07", "RW-IMP-19")
def test_power_3_can_still_be_raised() -> None:
    """Only money is missing."""
    t = Table()
    t.own(RED, cash=t.rules.company.power[2] - 100)
    strong = t.put(RED, 0, "B1", power=3)
    t.workshop({RED: 1})
    assert why(t, RaisePower(strong)) == MoneyMissing("RW-IMP-19", 100)


@pytest.mark.rule("RW-BRIBE-03", "RW-BRIBE-14")
def test_a_bribe_that_only_money_stands_against() -> None:
    """The target's subcontractor is as strong as stratum C allows; A1 is a tile, but not that of the active crew."""
    t = Table()
    t.vice_presidents({RED: [0]})
    t.own(RED, cash=0)
    target = t.put(GREEN, 0, "C2", die=3)
    t.put(2, 0, "C8")
    stay(t.drilling_turn(RED), t.put(RED, 0, "C1"))
    assert why(t, Bribe(target, place("C1"))) == MoneyMissing("RW-BRIBE-14", t.rules.fees[3])
    assert why(t, Bribe(target, place("A1"))) == NotOnTile("RW-BRIBE-03", place("C1"))


@pytest.mark.rule("FM-06", "FM-07", "FM-31")
def test_speculation() -> None:
    """A frozen price is not lowered either; there is no fifth resource."""
    t = Table(modules=[MARKET])
    t.state.management.sort()
    t.state.prices[2] = 1400
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, booty((2, 0, 0, 0)))
    assert why(t, Speculate(2, 0)) == PriceFrozen("FM-31", 2, 1400)
    for resource in (-2, 4):
        assert why(t, Speculate(resource, 0)) == NoneSuch("FM-07", "resource")
        assert why(t, Speculate(0, resource)) == NoneSuch("FM-07", "resource")
    assert why(t, Pass()) == NotAsked("FM-06", "speculation")


@pytest.mark.rule("EXP-03")
def test_an_entrance_is_all_that_is_asked_for() -> None:
    """E1 to E4; nothing else answers an explosion."""
    t = Table(modules=[EXPLOSIONS])
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty((2, 0, 0, 0)))
    for nowhere in (place("E1") - 1, CENTRE):
        assert why(t, ChooseEntrance(nowhere)) == NoneSuch("EXP-03", "entrance")
    assert why(t, Pass()) == NotAsked("EXP-03", "blown-back")


@pytest.mark.rule("SUP-16", "SUP-17", "SUP-19")
def test_pawns_steps_and_boards() -> None:
    """Two pawns, one to three steps either way, for an action of Board II or III; not while a die is to be settled."""
    t = Table(modules=[INSPECTORS])
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 5))
    market_and_workshop(t, [RED], [])
    t.drilling_turn(RED)
    assert why(t, PushPawn(SUPERVISOR, 1, BOARD_I)) == NoneSuch("SUP-16", "board")
    for pawn in (-1, 2):
        assert why(t, PushPawn(pawn, 1, BOARD_II)) == NoneSuch("SUP-17", "pawn")
    for steps in (-4, 0, 4):
        assert why(t, PushPawn(SUPERVISOR, steps, BOARD_II)) == StepLimit("SUP-17", 3)
    assert why(t, PushPawn(SUPERVISOR, -2, BOARD_II)) == PawnThere("SUP-19", SUPERINTENDENT)
    t.drilling_turn(RED).do(RED, Drill(t.put(RED, 0, "C1", die=1), place("C2")))
    assert why(t, PushPawn(SUPERVISOR, 1, BOARD_II)) == NotAsked("SUP-16", "drilling-turn-carry-die")


def tied() -> Table:
    """A game of two in which AI's move is to be chosen: two crews are on tiles of their own, two on entrances."""
    t = Table(2)
    t.state.control[:] = t.state.management[:] = [RED, GREEN]
    t.go_to(drill, DrillingRounds(0, 2))
    return t


@pytest.mark.rule("RW-2P-05", "RW-2P-06", "RW-2P-07", "RW-2P-13", "RW-2P-15")
def test_where_ai_goes() -> None:
    """Its crews are on the entrances: to a tile in front of one, nearest to an extraction, and never nowhere."""
    t = tied()
    assert why(t, Pass()) == NotAsked("RW-2P-15", "ai-move")
    for number in (-1, 12):
        assert why(t, MoveAi(number, place("A1"))) == NoneSuch("RW-2P-05", "crew")
    offer = t.game.offers(RED)[0]
    mover, goals = offer.axes[0][0], tuple(offer.axes[1])
    assert why(t, MoveAi(mover, t.state.crew_at[mover])) == AiMustMove("RW-2P-15")
    assert why(t, MoveAi(mover, place("A1/A2"))) == AiNeverStraddles("RW-2P-07")
    assert why(t, MoveAi(mover, place("D1"))) == OnlyTiles("RW-2P-06", goals)
    (goal,) = goals
    other = next(tile for tile in entrance_tiles(t.state.crew_at[mover]) if tile != goal)
    t.put(GREEN, 0, goal)
    missing = t.rules.required_power(inside(t.game), goal) - 1
    assert why(t, MoveAi(mover, other)) == NearestTiles("RW-2P-13", goals, missing)


@pytest.mark.rule("RW-2P-08", "RW-2P-10", "RW-2P-13")
def test_which_crew_of_ai_goes_first() -> None:
    """One at work waits for those on entrances; of equally strong ones the deeper one waits."""
    t = tied()
    for number, at in enumerate(("A1", "E2", "E3", "E4")):
        t.put(AI, number, at)
    t.go_to(drill, DrillingRounds(0, 2))
    assert why(t, MoveAi(crew(AI), place("A2"))) == OtherCrewFirst("RW-2P-08", crew(AI, 1))
    for number, at in enumerate(("B1", "A2", "A5", "A7")):
        t.put(AI, number, at)
    t.go_to(drill, DrillingRounds(0, 2))
    assert why(t, MoveAi(crew(AI), place("B2"))) == OtherCrewFirst("RW-2P-10", crew(AI, 1))


@pytest.mark.rule("RW-2P-13")
def test_drilled_tiles_are_all_that_is_left_for_ai() -> None:
    """Around its strongest crew everything is drilled: it goes to one of these tiles, and never to the centre."""
    t = tied()
    for number, at in enumerate(("D1", "B3", "B5", "B7")):
        t.put(AI, number, at, power=2 if number == 0 else 1)
    t.reveal(*neighbours(place("D1")))
    t.go_to(drill, DrillingRounds(0, 2))
    assert why(t, MoveAi(crew(AI), CENTRE)) == OnlyTiles("RW-2P-13", neighbours(place("D1")))


@pytest.mark.rule("RW-2P-16", "RW-IMP-07")
def test_which_crew_of_ai_is_raised() -> None:
    """One of AI's, below power 4."""
    t = tied()
    t.put(AI, 0, "E1", power=4)
    t.start_step(put_back)
    assert why(t, RaiseAi(crew(AI))) == HighestPower("RW-IMP-07", crew(AI), 4)
    for number in (-1, 12):
        assert why(t, RaiseAi(number)) == NoneSuch("RW-2P-16", "crew")
    assert why(t, Pass()) == NotAsked("RW-2P-16", "ai-upgrade")
