"""RW-IMP: Phase III, improvements."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.rockwell.actions import (
    BuildShaft,
    Deliver,
    Drill,
    MoveShaft,
    Pass,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
    Sell,
    UseInsurance,
)
from rockworker.games.rockwell.board import CENTRE, borders_of, neighbours
from rockworker.games.rockwell.events import (
    CardKept,
    CubesLost,
    MobilityRaised,
    PowerRaised,
    RemainderReceived,
    SafetyRaised,
    ShareReceived,
    TileDrilled,
    VicePresidentReturned,
)
from rockworker.games.rockwell.frames.danger import InsureAgainstDanger
from rockworker.games.rockwell.frames.workshop import Workshop
from rockworker.games.rockwell.state import BOARD_III
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

RICH = 100_000


def workers(*players: int, cash: int = RICH) -> Table:
    """Players in this order on Board III, each with this money."""
    t = Table()
    for player in players:
        t.own(player, cash=cash)
    return t.workshop({player: number for number, player in enumerate(players, 1)})


def reach(t: Table, mobility: int, name: str) -> set[int]:
    """Where Red's crew 0 may go from a place."""
    t.state.mobility[RED] = mobility
    t.put(RED, 0, name)
    t.drilling_turn(RED)
    return {to for offer in t.game.offers(RED) if offer.axis("crew") == (crew(RED),) for to in offer.axis("to")}


@pytest.mark.rule("RW-IMP-01", "RW-IMP-02")
def test_players_act_in_slot_order_one_action_each_round_and_round() -> None:
    """White in slot 1, Purple in slot 2, Red in slot 4 (AMB-40); each action leaves one less."""
    t = Table()
    for player in (WHITE, PURPLE, RED):
        t.own(player, cash=RICH)
    t.workshop({WHITE: 1, PURPLE: 2, RED: 4})
    actors = []
    for _ in range(6):
        (player,) = t.game.actors
        actors.append(player)
        left = t.state.actions[BOARD_III * 4 + player]
        t.do(player, RaisePower(crew(player, actors.count(player))))
        assert t.state.actions[BOARD_III * 4 + player] == left - 1
    assert actors == [WHITE, PURPLE, RED] * 2


@pytest.mark.rule("RW-IMP-03")
def test_the_slot_limits_the_actions() -> None:
    """4, 3, 3, 2 actions on the four slots; then the Vice President is home."""
    t = workers(RED, GREEN, PURPLE, WHITE)
    done = [0] * 4
    while t.is_asked(Workshop):
        (player,) = t.game.actors
        t.do(player, RaisePower(crew(player, done[player])))
        done[player] += 1
    assert done == [4, 3, 3, 2]


@pytest.mark.rule("RW-IMP-03", "RW-VP-12")
def test_declining_is_final_for_the_phase() -> None:
    """Red passes at once: four actions are lost, Green goes on alone (AMB-41)."""
    t = workers(RED, GREEN)
    events = t.do(RED, Pass())
    assert t.gained(events, VicePresidentReturned) == [VicePresidentReturned(RED, BOARD_III, 4)]
    t.do(GREEN, RaiseSafety())
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("RW-IMP-04")
def test_the_kinds_of_work() -> None:
    """Power, safety, mobility, building and moving a mineshaft, a delivery, or passing: nothing else."""
    t = workers(RED)
    t.put(RED, 0, "B1")
    t.shaft(RED, "D8")
    t.own(RED, (6, 0, 0, 0))
    t.game._settle()
    kinds = {offer.action for offer in t.game.offers(RED)}
    assert kinds == {RaisePower, RaiseSafety, RaiseMobility, BuildShaft, MoveShaft, Deliver, Pass}
    t.refused(RED, Sell(0, 1), "RW-IMP-04")


@pytest.mark.rule("RW-IMP-05")
def test_a_kind_of_work_may_be_repeated() -> None:
    """Four times power in one phase."""
    t = workers(RED)
    for number in range(4):
        t.do(RED, RaisePower(crew(RED, number)))
    assert t.state.crew_power[:4] == [2, 2, 2, 2]


@pytest.mark.rule("RW-IMP-06", "RW-IMP-07")
def test_power_rises_step_by_step_up_to_four() -> None:
    """$1,500, $2,500, $3,500; then no more."""
    t = workers(RED)
    prices = []
    for power in (2, 3, 4):
        events = t.do(RED, RaisePower(crew(RED)))
        (raised,) = t.gained(events, PowerRaised)
        assert raised.power == t.state.crew_power[crew(RED)] == power
        prices.append(raised.price)
    assert prices == [1500, 2500, 3500]
    assert t.state.cash[RED] == RICH - 7500
    t.refused(RED, RaisePower(crew(RED)), "RW-IMP-07")


@pytest.mark.rule("RW-IMP-08")
def test_any_own_crew_may_be_improved() -> None:
    """On a tile, on a border, on an entrance (AMB-44), but not in the centre, and nobody else's."""
    t = workers(RED)
    t.put(RED, 0, "B1")
    t.put(RED, 1, borders_of(place("C4"))[0])
    t.put(RED, 3, CENTRE)
    t.game._settle()
    (offer,) = [offer for offer in t.game.offers(RED) if offer.action is RaisePower]
    assert offer.axis("crew") == (0, 1, 2)
    t.refused(RED, RaisePower(crew(RED, 3)), "RW-DRILL-14")
    for other in (crew(GREEN), crew(WHITE, 3), -1, 16, 10**30):
        t.refused(RED, RaisePower(other), "RW-IMP-08")


@pytest.mark.rule("RW-IMP-08")
def test_a_crew_on_an_entrance_may_reach_every_power() -> None:
    """From 1 to 4 without ever being in play (AMB-44)."""
    t = workers(RED)
    for _ in range(3):
        t.do(RED, RaisePower(crew(RED, 2)))
    assert t.state.crew_power[crew(RED, 2)] == 4


@pytest.mark.rule("RW-IMP-09", "RW-IMP-10")
def test_an_improvement_may_extract_at_once() -> None:
    """Red's rise brings B 5 to five: shares, remainder and card before Green acts (DISC-35)."""
    t = workers(RED, GREEN)
    tile = t.tile("B", 5)
    t.next_card(tile, (3, 0, 0, 0))
    t.empty_stocks()
    t.put(GREEN, 0, tile, power=3)
    t.put(RED, 0, tile, power=1)
    t.game._settle()
    events = t.do(RED, RaisePower(crew(RED)))
    assert [type(event) for event in events[:2]] == [PowerRaised, TileDrilled]
    assert t.gained(events, ShareReceived) == [ShareReceived(RED, (1, 0, 0, 0)), ShareReceived(GREEN, (1, 0, 0, 0))]
    assert t.gained(events, RemainderReceived) == [RemainderReceived(GREEN, (1, 0, 0, 0))]
    assert t.gained(events, CardKept) == [CardKept(RED, 1)]
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("RW-IMP-10")
def test_danger_and_insurance_hold_in_phase_three() -> None:
    """Green is struck and asked in Red's workshop turn; the mineshaft's owner has priority."""
    t = workers(RED)
    tile = t.tile("B", 5)
    t.next_card(tile, (3, 0, 0, 4), danger=True)
    t.empty_stocks()
    t.shaft(PURPLE, tile)
    t.put(GREEN, 0, tile, power=2)
    t.put(RED, 0, tile, power=2)
    t.state.insurance[GREEN] = 1
    t.state.safety[RED] = 3
    t.game._settle()
    t.do(RED, RaisePower(crew(RED)))
    assert t.is_asked(InsureAgainstDanger)
    assert t.game.actors == (GREEN,)
    events = t.do(GREEN, UseInsurance(1))
    assert t.gained(events, CubesLost) == [CubesLost(GREEN, (0, 0, 0, 1))]
    assert (t.stock(RED), t.stock(GREEN), t.stock(PURPLE)) == ((1, 0, 0, 2), (1, 0, 0, 1), (1, 0, 0, 0))
    assert t.is_asked(Workshop)
    assert t.game.actors == (RED,)


@pytest.mark.rule("RW-IMP-11")
def test_safety_is_bought_level_by_level() -> None:
    """$1,500, $2,000, $2,500; then no more."""
    t = workers(RED)
    events = [t.do(RED, RaiseSafety())[0] for _ in range(3)]
    assert events == [SafetyRaised(RED, 1, 1500), SafetyRaised(RED, 2, 2000), SafetyRaised(RED, 3, 2500)]
    assert (t.state.safety[RED], t.state.cash[RED]) == (3, RICH - 6000)
    t.refused(RED, RaiseSafety(), "RW-IMP-11")


@pytest.mark.rule("RW-IMP-12")
def test_safety_is_permanent() -> None:
    """It saves a cube in one extraction and in the next."""
    t = Table()
    t.state.safety[RED] = 1
    t.put(RED, 1, "E2")
    for stratum, power in (("C", 7), ("D", 9)):
        tile = t.tile(stratum, power)
        t.put(WHITE, 1, tile, power=2 if power == 9 else 1)
        events = t.extract(tile, (0, 0, 0, 30), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
        assert CubesLost(RED, (0, 0, 0, 3)) in events
    assert t.state.safety[RED] == 1


@pytest.mark.rule("RW-IMP-13")
def test_mobility_is_bought_level_by_level() -> None:
    """$1,500, $2,000, $2,500; then no more."""
    t = workers(RED)
    events = [t.do(RED, RaiseMobility())[0] for _ in range(3)]
    assert events == [MobilityRaised(RED, 1, 1500), MobilityRaised(RED, 2, 2000), MobilityRaised(RED, 3, 2500)]
    assert (t.state.mobility[RED], t.state.cash[RED]) == (3, RICH - 6000)
    t.refused(RED, RaiseMobility(), "RW-IMP-13")


@pytest.mark.rule("RW-IMP-14")
def test_mobility_holds_for_all_own_crews_and_nobody_elses() -> None:
    """After Red's first level every Red crew may jump, no Green one."""
    t = workers(RED)
    t.do(RED, RaiseMobility())
    for player in (RED, GREEN):
        for number in range(4):
            t.put(player, number, f"B{2 * number + 1}")
        t.drilling_turn(player)
        for number in range(4):
            second = place(f"B{(2 * number + 2) % 8 + 1}")
            assert t.may(player, Drill(crew(player, number), second)) is (player == RED)


@pytest.mark.rule("RW-IMP-15")
def test_mobility_1_reaches_the_second_tile_left_or_right() -> None:
    """From B 4: B 2 and B 6 besides the neighbours; nothing two strata away."""
    t = Table()
    basic = {place("B4"), *neighbours(place("B4"))}
    assert reach(t, 0, "B4") == basic
    assert reach(t, 1, "B4") == basic | {place("B2"), place("B6")}
    assert reach(t, 1, "E2") == {place("E2"), place("A3"), place("A4")}


@pytest.mark.rule("RW-IMP-16", "RW-IMP-18")
def test_mobility_2_adds_the_borders_and_keeps_the_jump() -> None:
    """From B 4: both its borders; from a border only its two tiles."""
    t = Table()
    basic = {place("B4"), *neighbours(place("B4"))}
    assert reach(t, 2, "B4") == basic | {place("B2"), place("B6"), place("B3/B4"), place("B4/B5")}
    assert reach(t, 2, "B3/B4") == {place("B3/B4"), place("B3"), place("B4")}


@pytest.mark.rule("RW-IMP-17", "RW-IMP-18")
def test_mobility_3_makes_two_movements() -> None:
    """Every combination of two basic steps, one step or none; C to the centre, but no two jumps (AMB-07)."""
    t = Table()
    once = reach(t, 2, "C4")
    jumps = {place("C2"), place("C6")}
    twice = {to for step in once - jumps for to in basic_steps(step)}
    assert reach(t, 3, "C4") == once | twice
    assert CENTRE in twice
    assert place("C8") not in reach(t, 3, "C4")
    assert place("B1") in reach(t, 3, "E1")


def basic_steps(at: int) -> set[int]:
    """One movement with mobility 2, except jumps, told from the neighbourhood alone."""
    if at == CENTRE:
        return set()
    if at >= 32:
        left = at - 32
        ring, index = divmod(left, 8)
        return {left, ring * 8 + (index + 1) % 8}
    return {*neighbours(at), *borders_of(at)} | ({CENTRE} if at >= 24 else set())


@pytest.mark.rule("RW-IMP-19")
@pytest.mark.parametrize(
    ("action", "price"), [(RaisePower(0), 1500), (RaiseSafety(), 1500), (RaiseMobility(), 1500), (BuildShaft(8), 1500)]
)
def test_every_price_is_paid_at_once_to_the_bank(action: Action, price: int) -> None:
    """Exactly the price is enough; a hundred less is not."""
    t = workers(RED, cash=price)
    t.put(RED, 0, "B1")
    t.game._settle()
    bank = t.state.bank
    t.do(RED, action)
    assert (t.state.cash[RED], t.state.bank) == (0, bank + price)
    t = Table()
    t.own(RED, (6, 0, 0, 0), price - 100)
    t.put(RED, 0, "B1")
    t.workshop({RED: 1})
    t.refused(RED, action, "RW-IMP-19")


@pytest.mark.rule("RW-IMP-19")
def test_who_can_do_nothing_goes_home_unasked() -> None:
    """Red has neither money nor cubes (AMB-41)."""
    t = Table()
    t.own(RED, (0, 0, 0, 0), 0)
    t.workshop({RED: 1, GREEN: 2})
    assert inside(t.game).take_events() == [VicePresidentReturned(RED, BOARD_III, 4)]
    assert t.game.actors == (GREEN,)
