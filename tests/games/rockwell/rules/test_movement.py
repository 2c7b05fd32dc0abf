"""RW-DRILL: where the active crew may go."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import BuildShaft, Drill
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.events import (
    AchievementGained,
    CentreReached,
    CrewMoved,
    CrewStayed,
    DieReturned,
    TileDrilled,
)
from tests.games.rockwell.moves import (
    BRIBERY,
    HIRING,
    all_offered,
    destinations,
    kinds,
    only,
    refuse,
    seen,
    stay,
    touching,
)
from tests.games.rockwell.table import GREEN, RED, Table, crew, place

COUNTS = (2, 3, 4)


def turn(at: int | str = "B1", mobility: int = 0, power: int = 1, die: int = 0) -> tuple[Table, int]:
    """Red's drilling turn with a crew on this place."""
    t = Table()
    active = t.put(RED, 0, at, power=power, die=die)
    t.state.mobility[RED] = mobility
    return t.drilling_turn(RED), active


@pytest.mark.rule("RW-DRILL-05", "RW-DRILL-06", "RW-DRILL-11")
@pytest.mark.parametrize("at", ["A1", "A8", "B1", "B5", "C3", "C8", "D1", "D8"])
@pytest.mark.parametrize("revealed", [False, True])
def test_to_any_adjacent_tile_revealed_or_not(at: str, revealed: bool) -> None:
    """AMB-05: lateral, inward and outward alike; neither the old nor the new tile need be drilled."""
    t = Table()
    if revealed:
        t.reveal(*range(32))
    mover = t.put(RED, 0, at)
    t.drilling_turn(RED)
    assert destinations(t, mover) - {CENTRE} == {place(at), *touching(place(at))}
    for tile in sorted(touching(place(at))):
        twin = t.game.copy()
        events = twin.apply(RED, Drill(mover, tile))
        assert events[0] == CrewMoved(RED, mover, place(at), tile)
        assert inside(twin).state.crew_at[mover] == tile


@pytest.mark.rule("RW-DRILL-05", "RW-DRILL-11")
@pytest.mark.parametrize("to", ["B3", "B7", "A3", "A8", "C3", "C8", "D1", "B5"])
def test_no_further_than_an_adjacent_tile(to: str) -> None:
    """From B1 neither two steps aside nor a stratum skipped."""
    t, mover = turn("B1")
    refuse(t, RED, Drill(mover, place(to)), "RW-DRILL-05")


@pytest.mark.rule("RW-DRILL-05")
@pytest.mark.parametrize("to", [-1, 69, 1000])
def test_there_are_no_other_places(to: int) -> None:
    """A number that is no place is refused like any place out of reach."""
    t, mover = turn("B1")
    refuse(t, RED, Drill(mover, to), "RW-DRILL-05")


@pytest.mark.rule("RW-DRILL-07", "RW-DRILL-14")
def test_from_stratum_d_into_the_centre() -> None:
    """The crew ends its journey and is out of the game; its owner gains the achievement."""
    t, mover = turn("D4")
    events = t.do(RED, Drill(mover, CENTRE))
    assert kinds(events)[:2] == [CrewMoved, CentreReached]
    assert only(events, AchievementGained) == AchievementGained(RED, 8, 6)
    assert seen(t).crews[mover].at == CENTRE
    assert all(mover != action.crew for action in all_offered(t.drilling_turn(RED), RED, Drill))


@pytest.mark.rule("RW-DRILL-07")
def test_from_stratum_c_the_centre_is_too_far() -> None:
    """Without Mobility 3."""
    t, mover = turn("C1", mobility=2)
    refuse(t, RED, Drill(mover, CENTRE), "RW-DRILL-07")


@pytest.mark.rule("RW-DRILL-08")
@pytest.mark.parametrize("at", ["E2", "A1", "C4", "D8", "B2/B3"])
def test_a_crew_may_stay_where_it_is(at: str) -> None:
    """Staying is the move; AMB-08: it is also how a player passes."""
    t, active = turn(at)
    assert t.do(RED, Drill(active, place(at)))[0] == CrewStayed(RED, active, place(at))
    assert seen(t).crews[active].at == place(at)
    assert RED not in t.game.actors


@pytest.mark.rule("RW-DRILL-09")
@pytest.mark.parametrize(("at", "faced"), [("E1", "A1 A2"), ("E2", "A3 A4"), ("E3", "A5 A6"), ("E4", "A7 A8")])
@pytest.mark.parametrize("mobility", [0, 1, 2])
def test_from_an_entrance_to_one_of_the_two_tiles_that_it_faces(at: str, faced: str, mobility: int) -> None:
    """AMB-10: or it stays; Mobility 1 and 2 don't help from an entrance."""
    t, mover = turn(at, mobility=mobility)
    assert destinations(t, mover) == {place(at), *(place(name) for name in faced.split())}


@pytest.mark.rule("RW-DRILL-09")
def test_each_crew_enters_on_its_own_first_move() -> None:
    """DISC-10: not only on the first move of the game; a late crew enters by its own entrance, too."""
    t = Table()
    for number in (0, 1, 2):
        t.put(RED, number, "C5")
    late = crew(RED, 3)
    t.drilling_turn(RED, 2)
    assert destinations(t, late) == {place("E4"), place("A7"), place("A8")}
    refuse(t, RED, Drill(late, place("A1")), "RW-DRILL-09")
    refuse(t, RED, Drill(late, place("B7")), "RW-DRILL-09")
    t.do(RED, Drill(late, place("A7")))
    assert seen(t).crews[late].at == place("A7")


@pytest.mark.rule("RW-DRILL-09", "RW-IMP-17")
def test_with_mobility_3_an_entrance_is_the_first_of_two_steps() -> None:
    """AMB-10: entrance, A, and on to a neighbour or a border of that tile."""
    t, mover = turn("E1", mobility=3)
    two_steps = {to for tile in ("A1", "A2") for to in touching(place(tile))}
    borders = {place("A8/A1"), place("A1/A2"), place("A2/A3")}
    assert destinations(t, mover) == {place("E1"), place("A1"), place("A2")} | two_steps | borders
    refuse(t, RED, Drill(mover, place("A4")), "RW-DRILL-09")


@pytest.mark.rule("RW-DRILL-09")
def test_a_crew_on_an_entrance_is_not_in_play() -> None:
    """AMB-10: it may be active and stay, but neither hire nor bribe, nor does it help to place a mineshaft."""
    t, active = turn("E1")
    t.vice_presidents({RED: [HIRING[0]], GREEN: [BRIBERY[0]]})
    t.own(RED, cash=9000)
    stay(t, active)
    assert RED not in t.game.actors
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    t.put(GREEN, 0, "A1")
    stay(t.drilling_turn(RED), crew(RED))
    assert RED not in t.game.actors
    t.workshop({RED: 1})
    assert not all_offered(t, RED, BuildShaft)


@pytest.mark.rule("RW-DRILL-10")
def test_only_the_active_crew_moves() -> None:
    """One crew changes its place in a drilling turn, and then no other may be named."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    mover, other = t.put(RED, 0, "B1"), t.put(RED, 1, "B5")
    before = [one.at for one in seen(t).crews]
    t.drilling_turn(RED).do(RED, Drill(mover, place("B2")))
    after = [one.at for one in seen(t).crews]
    assert [n for n in range(16) if before[n] != after[n]] == [mover]
    refuse(t, RED, Drill(other, place("B6")), "RW-DRILL-10")
    refuse(t, RED, Drill(mover, place("B3")), "RW-DRILL-12")


@pytest.mark.rule("RW-DRILL-11", "RW-IMP-15")
def test_mobility_1_adds_the_second_tile_on_either_side() -> None:
    """And nothing else: no second tile inward or outward. The jump is not there without the improvement."""
    for mobility, jumps in ((0, set()), (1, {place("C8"), place("C4")})):
        t, mover = turn("C2", mobility=mobility)
        assert destinations(t, mover) - {place("C2")} - touching(place("C2")) == jumps


@pytest.mark.rule("RW-DRILL-11")
def test_a_tile_that_is_only_crossed_is_not_occupied() -> None:
    """AMB-06: a jump of two, or the first of two steps, starts no extraction on the way; where it ends, it does."""
    for mobility in (1, 3):
        t = Table()
        middle = t.tile("A", 3)
        near, far = sorted(touching(middle) & set(range(8)))
        t.put(GREEN, 0, middle, power=2)
        t.state.mobility[RED] = mobility
        mover = t.put(RED, 0, near)
        t.drilling_turn(RED)
        assert TileDrilled not in kinds(t.do(RED, Drill(mover, far)))
        assert not seen(t).tiles[middle].revealed
        t.drilling_turn(RED)
        assert only(t.do(RED, Drill(mover, middle)), TileDrilled).tile == middle


@pytest.mark.rule("RW-DRILL-11", "RW-IMP-17")
def test_mobility_3_is_two_basic_steps_and_does_not_multiply() -> None:
    """AMB-07: two steps in any directions, or one; never two jumps of two."""
    t, mover = turn("B1", mobility=3)
    tiles = {to for to in destinations(t, mover) if to < 32}
    one_step = touching(place("B1"))
    assert tiles == {place("B1")} | one_step | {to for tile in one_step for to in touching(tile)}
    refuse(t, RED, Drill(mover, place("B4")), "RW-DRILL-05")
    refuse(t, RED, Drill(mover, place("B5")), "RW-DRILL-05")
    t, mover = turn("C1", mobility=3)
    t.do(RED, Drill(mover, CENTRE))
    assert seen(t).crews[mover].at == CENTRE


@pytest.mark.rule("RW-DRILL-14")
def test_a_crew_in_the_centre_gives_power_to_no_tile() -> None:
    """It counts nowhere any more, and leaves its old tile."""
    t, mover = turn("D1", power=4)
    assert seen(t).tiles[place("D1")].power == 4
    t.do(RED, Drill(mover, CENTRE))
    assert {tile.power for tile in seen(t).tiles} == {0}


@pytest.mark.rule("RW-DRILL-15", "RW-SUB-14")
def test_a_die_of_a_crew_that_enters_the_centre_returns() -> None:
    """AMB-13: by itself and without a fee; nobody is asked."""
    t, mover = turn("D1", die=3)
    assert seen(t).dice == 2
    events = t.do(RED, Drill(mover, CENTRE))
    assert only(events, DieReturned) == DieReturned(RED, mover)
    assert (seen(t).dice, t.state.cash[RED]) == (3, 3000)
    assert seen(t).crews[mover].die == 0
    assert RED not in t.game.actors
