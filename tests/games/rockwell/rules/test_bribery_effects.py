"""RW-BRIBE: what a bribe costs and brings."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Bribe, CarryDie, Drill, Hire
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CardKept,
    CrewBribed,
    DangerStruck,
    RemainderReceived,
    TileDrilled,
)
from rockworker.games.rockwell.refusals import MoneyMissing
from tests.games.rockwell.moves import (
    BRIBERY,
    HIRING,
    bribes,
    kinds,
    not_asked,
    offered,
    only,
    refuse,
    seen,
    stay,
    touching,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, place


def briber(at: int | str = "B1", players: int = 4, slot: int = BRIBERY[0], power: int = 1) -> tuple[Table, int]:
    """Red has Bribery, and a crew to be made active."""
    t = Table(players)
    t.vice_presidents({RED: [slot]})
    return t, t.put(RED, 0, at, power=power)


def after_staying(t: Table, active: int) -> Table:
    """Red's drilling turn, the active crew has stayed."""
    stay(t.drilling_turn(RED), active)
    return t


@pytest.mark.rule("RW-BRIBE-13", "RW-BRIBE-14")
@pytest.mark.parametrize(("die", "fee"), [(1, 1000), (2, 1500), (3, 2000)])
def test_a_die_comes_along_unchanged_and_the_briber_pays_its_fee(die: int, fee: int) -> None:
    """Nobody is asked what becomes of it; the money goes to the bank, and the die is still with its crew."""
    t, active = briber("C1")
    target = t.put(GREEN, 0, "C2", die=die)
    bank = t.state.bank
    events = after_staying(t, active).do(RED, Bribe(target, place("C1")))
    assert only(events, CrewBribed).fee == fee
    assert seen(t).crews[target].die == die
    assert (t.state.cash[RED], t.state.cash[GREEN], t.state.bank) == (3000 - fee, 3000, bank + fee)
    assert seen(t).dice == 2
    assert CarryDie not in offered(t, t.game.actors[0])


@pytest.mark.rule("RW-BRIBE-14")
def test_a_bribe_that_can_not_be_paid_is_refused() -> None:
    """AMB-16: the fee of the die must be affordable; a crew without a die still is."""
    t, active = briber("C1")
    dear, free = t.put(GREEN, 0, "C2", die=2), t.put(GREEN, 1, "C2")
    t.own(RED, cash=1400)
    after_staying(t, active)
    assert bribes(t, RED) == {(free, place("C1"))}
    refuse(t, RED, Bribe(dear, place("C1")), "RW-BRIBE-14")


@pytest.mark.rule("RW-BRIBE-13", "RW-SUB-07")
def test_a_die_too_strong_for_the_destination_can_not_come_along() -> None:
    """AMB-16: from C to B a die of power 3 would exceed the cap, and it may be neither changed nor left behind."""
    t, active = briber("B1")
    strong, weak = t.put(GREEN, 0, "C1", die=3), t.put(PURPLE, 0, "C1", die=2)
    after_staying(t, active)
    assert bribes(t, RED) == {(weak, place("B1"))}
    refuse(t, RED, Bribe(strong, place("B1")), "RW-SUB-07")


def ready_for_a_bribe(danger: bool = False) -> tuple[Table, list[int]]:
    """Red 1 on a tile of A that requires 3; Green 2 next to it can be bribed. Card: 3 Zn 2 Cu."""
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    tile = t.tile("A", 3)
    t.next_card(tile, (3, 2, 0, 0), danger=danger)
    active = t.put(RED, 0, tile)
    target = t.put(GREEN, 0, sorted(touching(tile))[0], power=2)
    for player in range(4):
        t.own(player, (0, 0, 0, 0))
    after_staying(t, active)
    return t, [target, tile]


@pytest.mark.rule("RW-BRIBE-17", "RW-BRIBE-18")
def test_the_bribed_crew_counts_for_its_owner_and_the_credit_is_the_bribers() -> None:
    """Green shares and, being stronger, takes the remainder; Red is the trigger and keeps the card."""
    t, (target, tile) = ready_for_a_bribe()
    events = t.do(RED, Bribe(target, tile))
    assert only(events, TileDrilled).trigger == RED
    assert only(events, BootyShared).sharers == (RED, GREEN)
    assert only(events, RemainderReceived).player == GREEN
    assert only(events, CardKept).player == RED
    assert (t.stock(RED), t.stock(GREEN)) == ((1, 1, 0, 0), (2, 1, 0, 0))


@pytest.mark.rule("RW-BRIBE-17")
def test_danger_strikes_the_owner_of_the_bribed_crew() -> None:
    """By the power that was bribed onto the tile."""
    t, (target, tile) = ready_for_a_bribe(danger=True)
    events = t.do(RED, Bribe(target, tile))
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 1), DangerStruck(GREEN, 2)]
    assert (t.stock(RED), t.stock(GREEN)) == ((1, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("RW-BRIBE-18", "RW-BRIBE-12")
def test_the_drilling_turn_ends_with_the_extraction() -> None:
    """The next player in Control order plays."""
    t, (target, tile) = ready_for_a_bribe()
    t.do(RED, Bribe(target, tile))
    control = seen(t).control
    assert t.game.actors == (control[(control.index(RED) + 1) % 4],)


@pytest.mark.rule("RW-BRIBE-19")
def test_a_bribe_need_not_cause_an_extraction() -> None:
    """It may serve to draw a crew away or to gather power."""
    t, active = briber("D1")
    target = t.put(GREEN, 0, "C1", power=4)
    events = after_staying(t, active).do(RED, Bribe(target, place("D1")))
    assert TileDrilled not in kinds(events)
    assert seen(t).tiles[place("D1")].power == 5
    assert not seen(t).tiles[place("D1")].revealed


@pytest.mark.rule("RW-BRIBE-03")
def test_a_bribe_can_complete_an_achievement_of_its_victim() -> None:
    """AMB-34: drawn from B into C, Green's last crew makes all four deep enough."""
    t, active = briber("C1")
    target = t.put(GREEN, 0, "B1")
    for number in (1, 2, 3):
        t.put(GREEN, number, "D5")
    events = after_staying(t, active).do(RED, Bribe(target, place("C1")))
    assert only(events, AchievementGained) == AchievementGained(GREEN, 5, 5)


@pytest.mark.rule("RW-BRIBE-13")
def test_the_owner_keeps_the_subcontractor_afterwards() -> None:
    """When the owner moves the crew on, the owner pays again or abandons the die."""
    t, active = briber("C1")
    t.vice_presidents({GREEN: [HIRING[0]]})
    t.state.control = [RED, GREEN, PURPLE, WHITE]
    target = t.put(GREEN, 0, "C2", die=1)
    after_staying(t, active).do(RED, Bribe(target, place("C1")))
    t.do(GREEN, Drill(target, place("C2")))
    assert offered(t, GREEN) == {CarryDie}
    t.do(GREEN, CarryDie(1))
    assert (t.state.cash[GREEN], seen(t).crews[target].die) == (2000, 1)
    not_asked(t, GREEN, Hire(1))


@pytest.mark.rule("RW-BRIBE-14")
@pytest.mark.parametrize(("cash", "allowed"), [(1400, False), (1500, True), (1600, True)])
def test_the_last_dollar_pays_for_the_targets_die(cash: int, allowed: bool) -> None:
    """A die of power 2 costs $1,500: exactly that is enough, and $100 less is not."""
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    t.own(RED, cash=cash)
    target = t.put(GREEN, 0, "C2", die=2)
    t.put(PURPLE, 0, "C2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "C1"))
    assert t.may(RED, Bribe(target, place("C1"))) is allowed
    if allowed:
        t.do(RED, Bribe(target, place("C1")))
        assert t.state.cash[RED] == cash - 1500
    else:
        assert t.refused(RED, Bribe(target, place("C1"))).why == MoneyMissing("RW-BRIBE-14", 100)
