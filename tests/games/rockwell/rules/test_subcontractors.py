"""RW-SUB: hiring dice, taking them along, leaving them behind."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import CarryDie, Drill, Hire, Pass, RaisePower
from rockworker.games.rockwell.events import (
    BootyShared,
    CrewMoved,
    DangerStruck,
    DieCarried,
    DieReturned,
    RemainderReceived,
    SubcontractorHired,
    TileDrilled,
)
from tests.games.rockwell.moves import (
    BRIBERY,
    HIRING,
    asked,
    kinds,
    not_asked,
    offered,
    only,
    play_idly,
    powers,
    refuse,
    seen,
    stay,
    touching,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

FEES = {1: 1000, 2: 1500, 3: 2000, 4: 2500}


def hirer(at: int | str = "D1", cash: int = 9000, die: int = 0, players: int = 4) -> tuple[Table, int]:
    """Red has Subcontracting and a crew to be made active."""
    t = Table(players)
    t.vice_presidents({RED: [HIRING[0]]})
    t.own(RED, cash=cash)
    return t, t.put(RED, 0, at, die=die)


def after_staying(t: Table, active: int) -> Table:
    """Red's drilling turn, the active crew has stayed."""
    stay(t.drilling_turn(RED), active)
    return t


@pytest.mark.rule("RW-SUB-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("slot", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_needs_a_vice_president_on_slot_3_or_4(players: int, slot: int, allowed: bool) -> None:
    """Slots 1 and 2 give another advantage."""
    t = Table(players)
    t.vice_presidents({RED: [slot]})
    t.put(GREEN, 0, "B2")
    after_staying(t, t.put(RED, 0, "B1"))
    assert (powers(t, RED, Hire) == {1, 2}) is allowed
    if not allowed:
        refuse(t, RED, Hire(1), "RW-SUB-01")


@pytest.mark.rule("RW-SUB-02")
def test_only_after_the_active_crew_has_moved_or_stayed() -> None:
    """Then the die goes to the active crew, at the place where it is now."""
    t, active = hirer("B1")
    t.put(RED, 1, "D5")
    t.drilling_turn(RED)
    refuse(t, RED, Hire(1), "RW-SUB-02")
    t.do(RED, Drill(active, place("C1")))
    assert powers(t, RED, Hire) == {1, 2, 3}
    t.do(RED, Hire(3))
    assert [one.die for one in seen(t).crews[:4]] == [3, 0, 0, 0]


@pytest.mark.rule("RW-SUB-02")
def test_only_on_the_own_drilling_turn() -> None:
    """While another player drills, nobody else hires."""
    t, _ = hirer()
    t.drilling_turn(PURPLE)
    not_asked(t, RED, Hire(1))


@pytest.mark.rule("RW-SUB-03", "RW-SUB-04")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_the_fee_is_paid_to_the_bank_at_once_and_the_die_shows_its_power(power: int) -> None:
    """$1,000, $1,500, $2,000, $2,500."""
    t, active = hirer("D1")
    bank = t.state.bank
    events = after_staying(t, active).do(RED, Hire(power))
    assert only(events, SubcontractorHired) == SubcontractorHired(RED, active, power, FEES[power])
    assert (t.state.cash[RED], t.state.bank) == (9000 - FEES[power], bank + FEES[power])
    assert (seen(t).crews[active].die, seen(t).dice) == (power, 2)


@pytest.mark.rule("RW-SUB-03")
@pytest.mark.parametrize("power", [-1, 0, 5, 6])
def test_a_die_has_power_1_to_4(power: int) -> None:
    """Nothing else can be hired."""
    t, active = hirer("D1")
    refuse(after_staying(t, active), RED, Hire(power), "RW-SUB-03")


@pytest.mark.rule("RW-SUB-04")
@pytest.mark.parametrize(("cash", "most"), [(900, 0), (1000, 1), (1400, 1), (1500, 2), (2400, 3), (2500, 4)])
def test_nobody_hires_on_credit(cash: int, most: int) -> None:
    """Only what can be paid now."""
    t, active = hirer("D1", cash=cash)
    after_staying(t, active)
    assert powers(t, RED, Hire) == set(range(1, most + 1))
    if not most:
        not_asked(t, RED, Hire(1))
    elif most < 4:
        refuse(t, RED, Hire(most + 1), "RW-SUB-04")


@pytest.mark.rule("RW-SUB-05")
def test_one_hire_in_each_round() -> None:
    """After a hire that starts nothing the turn is over; the next round brings another."""
    t, active = hirer("C1")
    second = t.put(RED, 1, "C4")
    t.state.control = [RED, GREEN, PURPLE, WHITE]
    after_staying(t, active).do(RED, Hire(1))
    assert t.game.actors == (GREEN,)
    not_asked(t, RED, Hire(1))
    for player in (GREEN, PURPLE, WHITE):
        stay(t, crew(player, 3))
    stay(t, second)
    t.do(RED, Hire(2))
    assert [one.die for one in seen(t).crews[:2]] == [1, 2]
    assert seen(t).dice == 1


@pytest.mark.rule("RW-SUB-06")
def test_a_crew_has_one_die_at_most() -> None:
    """Staying with a die, it can't hire a second; nobody is asked."""
    t, active = hirer("D1", die=1)
    after_staying(t, active)
    assert RED not in t.game.actors
    t, active = hirer("D1", die=1)
    t.drilling_turn(RED).do(RED, Drill(active, place("D2")))
    refuse(t, RED, Hire(1), "RW-SUB-06")
    t.do(RED, CarryDie(2))
    assert RED not in t.game.actors
    assert (seen(t).dice, seen(t).crews[active].die) == (2, 2)


@pytest.mark.rule("RW-SUB-07", "RW-SUB-08")
@pytest.mark.parametrize(("letter", "cap"), [("A", 1), ("B", 2), ("C", 3), ("D", 4)])
@pytest.mark.parametrize("tile", ["1", "5"])
def test_a_die_is_no_stronger_than_the_stratum_is_deep_when_hired(letter: str, cap: int, tile: str) -> None:
    """A 1, B 2, C 3, D 4."""
    t, active = hirer(letter + tile)
    after_staying(t, active)
    assert powers(t, RED, Hire) == set(range(1, cap + 1))
    if cap < 4:
        refuse(t, RED, Hire(cap + 1), "RW-SUB-07")


@pytest.mark.rule("RW-SUB-08", "RW-SUB-13")
@pytest.mark.parametrize(
    ("start", "to", "die", "cap"), [("C1", "B1", 3, 2), ("B1", "A1", 2, 1), ("C1", "D1", 1, 4), ("D1", "C1", 4, 3)]
)
def test_the_cap_holds_where_a_die_is_taken_to(start: str, to: str, die: int, cap: int) -> None:
    """Going up it must be lowered, going down it may be raised."""
    t, active = hirer(start, die=die)
    t.drilling_turn(RED).do(RED, Drill(active, place(to)))
    assert powers(t, RED, CarryDie) == set(range(cap + 1))
    if cap < 4:
        refuse(t, RED, CarryDie(cap + 1), "RW-SUB-07")
    t.do(RED, CarryDie(cap))
    assert seen(t).crews[active].die == cap


@pytest.mark.rule("RW-SUB-07")
def test_on_an_entrance_nobody_can_be_hired() -> None:
    """AMB-10: it lies at depth 0."""
    t, active = hirer("E1")
    after_staying(t, active)
    assert RED not in t.game.actors
    t.drilling_turn(RED).do(RED, Drill(active, place("A1")))
    assert powers(t, RED, Hire) == {1}


@pytest.mark.rule("RW-SUB-09")
def test_without_a_die_on_board_i_nobody_can_hire() -> None:
    """Three dice for all players: with three others in use there is none."""
    t, active = hirer("D1")
    for number, (player, at) in enumerate(((GREEN, "B3"), (GREEN, "B5"), (PURPLE, "B7"))):
        t.put(player, number, at, die=1)
    assert seen(t).dice == 0
    after_staying(t, active)
    assert RED not in t.game.actors


@pytest.mark.rule("RW-SUB-10", "RW-SUB-11")
def test_a_die_counts_as_power_of_its_crews_owner() -> None:
    """Threshold 5 = 2 + 1 + die 2; with 3 against 2 Red has priority; danger takes 3 from Red. Two share, not three."""
    t, _ = hirer()
    tile = t.tile("B", 5)
    t.next_card(tile, (1, 4, 5, 0), danger=True)
    t.put(GREEN, 0, tile, power=2)
    active = t.put(RED, 0, tile)
    for player in (RED, GREEN):
        t.own(player, (0, 0, 0, 0))
    events = after_staying(t, active).do(RED, Hire(2))
    assert only(events, TileDrilled).trigger == RED
    assert only(events, BootyShared) == BootyShared(tile, (RED, GREEN), (0, 2, 2, 0), (1, 0, 1, 0))
    assert only(events, RemainderReceived).player == RED
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 3), DangerStruck(GREEN, 2)]
    assert (t.stock(RED), t.stock(GREEN)) == ((1, 1, 1, 0), (0, 2, 0, 0))


@pytest.mark.rule("RW-SUB-11")
def test_a_crew_with_a_die_takes_one_share() -> None:
    """Two players share in two, no matter who has dice."""
    t, _ = hirer()
    tile = t.tile("B", 5)
    t.next_card(tile, (4, 0, 0, 0))
    t.put(GREEN, 0, tile, power=1, die=1)
    t.own(GREEN, (0, 0, 0, 0))
    t.own(RED, (0, 0, 0, 0))
    active = t.put(RED, 0, tile, power=1)
    after_staying(t, active).do(RED, Hire(2))
    assert (t.stock(RED), t.stock(GREEN)) == ((2, 0, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("RW-SUB-12")
def test_when_a_crew_with_a_die_moves_its_owner_takes_the_die_along_or_abandons_it() -> None:
    """The player must say which before anything else."""
    t, active = hirer("C1", die=2)
    events = t.drilling_turn(RED).do(RED, Drill(active, place("C2")))
    assert kinds(events) == [CrewMoved]
    assert offered(t, RED) == {CarryDie}
    for other in (Pass(), Drill(active, place("C3"))):
        refuse(t, RED, other, "RW-SUB-12")


@pytest.mark.rule("RW-SUB-13")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_taking_it_along_costs_a_new_fee_for_the_power_chosen_now(power: int) -> None:
    """Whatever it was before: weaker, equal or stronger."""
    t, active = hirer("C1", die=2)
    bank = t.state.bank
    t.drilling_turn(RED).do(RED, Drill(active, place("C2")))
    events = t.do(RED, CarryDie(power))
    assert only(events, DieCarried) == DieCarried(RED, active, power, FEES[power])
    assert (t.state.cash[RED], t.state.bank) == (9000 - FEES[power], bank + FEES[power])
    assert (seen(t).crews[active].die, seen(t).dice) == (power, 2)


@pytest.mark.rule("RW-SUB-13")
def test_only_what_can_be_paid_can_be_taken_along() -> None:
    """With $1,200 a power of 1; the dearer ones are refused."""
    t, active = hirer("C1", die=2, cash=1200)
    t.drilling_turn(RED).do(RED, Drill(active, place("C2")))
    assert powers(t, RED, CarryDie) == {0, 1}
    refuse(t, RED, CarryDie(2), "RW-SUB-13")
    refuse(t, RED, CarryDie(5), "RW-SUB-03")


@pytest.mark.rule("RW-SUB-12", "RW-SUB-14")
def test_who_can_not_pay_abandons_the_die_and_moves_all_the_same() -> None:
    """AMB-14: the move itself is always legal; nobody is asked."""
    t, active = hirer("C1", die=2, cash=900)
    events = t.drilling_turn(RED).do(RED, Drill(active, place("C2")))
    assert only(events, DieReturned) == DieReturned(RED, active)
    assert seen(t).crews[active].at == place("C2")
    assert (seen(t).crews[active].die, seen(t).dice, t.state.cash[RED]) == (0, 3, 900)


@pytest.mark.rule("RW-SUB-14")
def test_an_abandoned_die_returns_to_board_i_and_can_be_hired_again() -> None:
    """In the same turn, by anybody with the advantage, the last owner included."""
    t, active = hirer("C1", die=2)
    t.vice_presidents({GREEN: [HIRING[1]]})
    t.put(GREEN, 0, "B3", die=1)
    t.put(GREEN, 1, "B4", die=1)
    t.state.control = [RED, GREEN, PURPLE, WHITE]
    green = t.put(GREEN, 2, "B7")
    assert seen(t).dice == 0
    t.drilling_turn(RED).do(RED, Drill(active, place("C2")))
    assert only(t.do(RED, CarryDie(0)), DieReturned) == DieReturned(RED, active)
    assert (seen(t).dice, t.state.cash[RED]) == (1, 9000)
    assert powers(t, RED, Hire) == {1, 2, 3}
    t.do(RED, Pass())
    stay(t, green)
    t.do(GREEN, Hire(1))
    assert (seen(t).dice, seen(t).crews[green].die) == (0, 1)


@pytest.mark.rule("RW-SUB-15")
def test_a_die_stays_with_a_crew_that_does_not_move() -> None:
    """Without a new fee, round after round; AMB-11: it can be neither changed nor dropped then."""
    t, active = hirer("C1", die=2)
    t.put(RED, 1, "C4")
    for _ in range(3):
        after_staying(t, active)
        assert (seen(t).crews[active].die, t.state.cash[RED]) == (2, 9000)
        assert RED not in t.game.actors
    stay(t.drilling_turn(RED), crew(RED, 1))
    assert CarryDie not in offered(t, RED)
    refuse(t, RED, CarryDie(0), "RW-SUB-12")
    refuse(t.drilling_turn(RED), RED, CarryDie(0), "RW-SUB-12")
    assert seen(t).crews[active].die == 2


@pytest.mark.rule("RW-SUB-13", "RW-SUB-08")
def test_one_fee_for_a_displacement_of_two_steps() -> None:
    """AMB-12: whatever its length, and the cap is that of the stratum where it ends."""
    t, active = hirer("B1", die=1)
    t.state.mobility[RED] = 3
    t.drilling_turn(RED).do(RED, Drill(active, place("D1")))
    assert powers(t, RED, CarryDie) == {0, 1, 2, 3, 4}
    t.do(RED, CarryDie(4))
    assert t.state.cash[RED] == 9000 - 2500


@pytest.mark.rule("RW-SUB-13")
@pytest.mark.parametrize(("start", "to"), [("C1", "C1/C2"), ("C1/C2", "C2")])
def test_stepping_onto_or_off_a_border_costs_the_fee(start: str, to: str) -> None:
    """AMB-12: it is a displacement like any other."""
    t, active = hirer(start, die=3)
    t.state.mobility[RED] = 2
    t.drilling_turn(RED).do(RED, Drill(active, place(to)))
    t.do(RED, CarryDie(3))
    assert t.state.cash[RED] == 9000 - 2000


@pytest.mark.rule("RW-SUB-02")
def test_hiring_on_a_revealed_tile_is_legal() -> None:
    """AMB-15: pointless perhaps, but not forbidden."""
    t, active = hirer("C1")
    t.reveal("C1")
    after_staying(t, active)
    assert powers(t, RED, Hire) == {1, 2, 3}
    assert TileDrilled not in kinds(t.do(RED, Hire(3)))
    assert seen(t).crews[active].die == 3


@pytest.mark.rule("RW-SUB-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_return_at_the_end_of_the_turn(players: int) -> None:
    """Not before Phase III is over."""
    t, active = hirer("D1", players=players, die=2)
    other = t.put(GREEN, 0, "D4", die=1)
    t.workshop({RED: 1})
    assert seen(t).dice == 1
    events = t.do(RED, Pass())
    assert {event.crew for event in t.gained(events, DieReturned)} == {active, other}
    assert seen(t).dice == 3
    assert {one.die for one in seen(t).crews} == {0}


@pytest.mark.rule("RW-SUB-17")
def test_a_die_hired_in_phase_i_counts_for_an_extraction_in_phase_iii() -> None:
    """Crew 2 and die 2 on a tile of 5: one step more power drills it in the workshop."""
    t, _ = hirer()
    tile = t.tile("B", 5)
    active = t.put(RED, 0, tile, power=2)
    t.vice_presidents({RED: [7]})
    t.drilling_turn(RED, 3)
    stay(t, active)
    t.do(RED, Hire(2))
    play_idly(t, lambda t: asked(t) == "workshop")
    events = t.do(RED, RaisePower(active))
    assert only(events, TileDrilled).trigger == RED
    assert seen(t).crews[active].die == 2


@pytest.mark.rule("RW-SUB-05", "RW-SUB-12")
def test_taking_a_die_along_is_no_hire() -> None:
    """It does not need the advantage, and leaves Board I as it is."""
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    active = t.put(RED, 0, "B1", die=1)
    t.drilling_turn(RED).do(RED, Drill(active, place("B2")))
    assert powers(t, RED, CarryDie) == {0, 1, 2}
    t.do(RED, CarryDie(2))
    assert (seen(t).dice, t.state.cash[RED]) == (2, 1500)


@pytest.mark.rule("RW-SUB-10")
def test_a_neighbours_die_is_not_counted() -> None:
    """Only dice of crews on the tile: four and a die elsewhere are four."""
    t, _ = hirer()
    tile = t.tile("B", 5)
    t.put(GREEN, 0, sorted(touching(tile))[0], die=1)
    mover = t.put(RED, 0, sorted(touching(tile))[1], power=4)
    assert TileDrilled not in kinds(t.drilling_turn(RED).do(RED, Drill(mover, tile)))
    assert seen(t).tiles[tile].power == 4
