"""RW-STRAD: crews on the border of two tiles."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import (
    BuildShaft,
    CarryDie,
    ChooseTile,
    Drill,
    Hire,
    RaisePower,
)
from rockworker.games.rockwell.board import BORDER, ENTRANCE, borders_of
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CrewMoved,
    CrewRelocated,
    DangerStruck,
    RemainderReceived,
    TileDrilled,
)
from tests.games.rockwell.moves import (
    HIRING,
    all_offered,
    asked,
    destinations,
    kinds,
    not_asked,
    offered,
    only,
    powers,
    refuse,
    seen,
    stay,
    touching,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table, crew, place


def turn(at: int | str, mobility: int = 2, power: int = 1, die: int = 0) -> tuple[Table, int]:
    """Red's drilling turn with a crew on this place."""
    t = Table()
    t.state.mobility[RED] = mobility
    active = t.put(RED, 0, at, power=power, die=die)
    return t.drilling_turn(RED), active


def borders_in(places: set[int]) -> set[int]:
    """The borders among some places."""
    return {at for at in places if BORDER <= at < ENTRANCE}


def neighbours_3_and_4(t: Table) -> tuple[int, int, int]:
    """Two neighbours in stratum A that require 3 and 4, and the border between them."""
    three = t.tile("A", 3)
    border = borders_of(three)[1]
    four = (three + 1) % 8
    assert seen(t).tiles[four].printed_power == 4
    return three, four, border


@pytest.mark.rule("RW-STRAD-01")
@pytest.mark.parametrize("mobility", [0, 1])
def test_straddling_needs_mobility_2(mobility: int) -> None:
    """Below that no border can be reached."""
    t, mover = turn("C1", mobility)
    assert not borders_in(destinations(t, mover))
    refuse(t, RED, Drill(mover, place("C1/C2")), "RW-STRAD-01")


@pytest.mark.rule("RW-STRAD-01", "RW-STRAD-02")
@pytest.mark.parametrize("mobility", [2, 3])
def test_with_mobility_2_a_crew_may_end_on_a_border(mobility: int) -> None:
    """It stands on neither tile then, but between them."""
    t, mover = turn("C1", mobility)
    events = t.do(RED, Drill(mover, place("C1/C2")))
    assert events[0] == CrewMoved(RED, mover, place("C1"), place("C1/C2"))
    assert seen(t).crews[mover].at == place("C1/C2")


@pytest.mark.rule("RW-STRAD-02", "RW-STRAD-03")
@pytest.mark.parametrize("at", range(32))
def test_the_movement_starts_on_one_of_the_two_tiles(at: int) -> None:
    """So from a tile the two borders with its neighbours of the same stratum, no others."""
    t, mover = turn(at)
    left, right = at // 8 * 8 + (at - 1) % 8, at
    assert borders_in(destinations(t, mover)) == {BORDER + left, BORDER + right}


@pytest.mark.rule("RW-STRAD-03")
@pytest.mark.parametrize(("at", "border"), [("C1", "C2/C3"), ("C1", "B1/B2"), ("E1", "A1/A2"), ("C1/C2", "C2/C3")])
def test_a_border_of_other_tiles_is_out_of_reach(at: str, border: str) -> None:
    """Not from a tile next to it, an entrance, or another border."""
    t, mover = turn(at)
    refuse(t, RED, Drill(mover, place(border)), "RW-STRAD-03")


@pytest.mark.rule("RW-STRAD-04")
def test_stepping_onto_a_border_is_one_movement() -> None:
    """With Mobility 2 it is all of a displacement; with Mobility 3 it can be the second of two movements."""
    t, mover = turn("C1", mobility=2)
    assert place("C2/C3") not in destinations(t, mover)
    t, mover = turn("C1", mobility=3)
    second = {border for tile in touching(place("C1")) for border in borders_of(tile)}
    assert borders_in(destinations(t, mover)) == {*second, *borders_of(place("C1"))}
    assert place("C3/C4") not in destinations(t, mover)


@pytest.mark.rule("RW-STRAD-04", "RW-STRAD-09")
def test_with_mobility_3_a_crew_steps_off_a_border_and_on() -> None:
    """One movement off the border, one more from there; two neighbours' neighbours are too far."""
    t, mover = turn("C1/C2", mobility=3)
    first = {place("C1"), place("C2")}
    on = {to for tile in first for to in (*touching(tile), *borders_of(tile))}
    assert destinations(t, mover) == {place("C1/C2")} | first | on
    refuse(t, RED, Drill(mover, place("C4")), "RW-STRAD-09")


@pytest.mark.rule("RW-STRAD-05")
@pytest.mark.parametrize("die", [0, 2])
def test_the_full_power_counts_on_both_tiles(die: int) -> None:
    """Crew 3 and its die; the other tiles of the ring have nothing of it."""
    t, _ = turn("C1/C2", power=3, die=die)
    by_tile = {n: tile.power for n, tile in enumerate(seen(t).tiles) if tile.power}
    assert by_tile == {place("C1"): 3 + die, place("C2"): 3 + die}


@pytest.mark.rule("RW-STRAD-05", "RW-STRAD-06", "RW-STRAD-07", "RW-STRAD-08")
def test_when_one_tile_is_drilled_the_straddler_is_moved_onto_it() -> None:
    """At no cost, die and all; it gives the other tile nothing any more."""
    t = Table()
    three, four, border = neighbours_3_and_4(t)
    straddler = t.put(GREEN, 0, border, power=1, die=1)
    assert (seen(t).tiles[three].power, seen(t).tiles[four].power) == (2, 2)
    mover = t.put(RED, 0, (touching(three) - {four}).pop())
    events = t.drilling_turn(RED).do(RED, Drill(mover, three))
    assert only(events, TileDrilled).tile == three
    assert only(events, CrewRelocated) == CrewRelocated(GREEN, straddler, three)
    one = seen(t).crews[straddler]
    assert (one.at, one.die, t.state.cash[GREEN]) == (three, 1, 3000)
    assert (seen(t).tiles[three].power, seen(t).tiles[four].power) == (3, 0)


@pytest.mark.rule("RW-STRAD-06")
def test_relocation_is_forced_and_nobody_is_asked() -> None:
    """AMB-21: also on an opponent's extraction. Two straddlers, left and right, both come."""
    t = Table()
    tile = t.tile("A", 4)
    left, right = borders_of(tile)
    one, two = t.put(GREEN, 0, left), t.put(PURPLE, 0, right)
    inner = sorted(touching(tile) - set(range(8)))[0]
    mover = t.put(RED, 0, inner, power=2)
    events = t.drilling_turn(RED).do(RED, Drill(mover, tile))
    assert {event.crew for event in t.gained(events, CrewRelocated)} == {one, two}
    assert [seen(t).crews[who].at for who in (one, two, mover)] == [tile] * 3


@pytest.mark.rule("RW-STRAD-08")
def test_a_relocated_crew_no_longer_helps_to_drill_the_other_tile() -> None:
    """Red 2 joins the second tile (4), where the straddler's 2 would have been enough."""
    t = Table()
    three, four, border = neighbours_3_and_4(t)
    t.put(GREEN, 0, border, power=2)
    first = t.put(RED, 0, (touching(three) - {four}).pop())
    second = t.put(RED, 1, (touching(four) - {three}).pop(), power=2)
    t.drilling_turn(RED).do(RED, Drill(first, three))
    assert TileDrilled not in kinds(t.drilling_turn(RED).do(RED, Drill(second, four)))
    assert seen(t).tiles[four].power == 2


@pytest.mark.rule("RW-STRAD-09")
def test_a_straddler_leaves_the_border_for_one_of_its_two_tiles() -> None:
    """DISC-33: one movement, onto either; or it stays."""
    t, mover = turn("C1/C2")
    assert destinations(t, mover) == {place("C1/C2"), place("C1"), place("C2")}
    refuse(t, RED, Drill(mover, place("B1")), "RW-STRAD-09")
    refuse(t, RED, Drill(mover, place("C3")), "RW-STRAD-09")
    t.do(RED, Drill(mover, place("C2")))
    assert seen(t).crews[mover].at == place("C2")
    assert seen(t).tiles[place("C1")].power == 0


@pytest.mark.rule("RW-STRAD-10")
@pytest.mark.parametrize("other", [RED, GREEN])
@pytest.mark.parametrize("mobility", [2, 3])
def test_a_border_holds_one_crew_of_any_owner(other: int, mobility: int) -> None:
    """DISC-15: not one of each player. Who stands there may stay."""
    t, mover = turn("C1", mobility)
    t.put(other, 1, "C1/C2")
    assert place("C1/C2") not in destinations(t, mover)
    refuse(t, RED, Drill(mover, place("C1/C2")), "RW-STRAD-10")
    assert place("C8/C1") in destinations(t, mover)
    if other == RED:
        assert place("C1/C2") in destinations(t, crew(RED, 1))


@pytest.mark.rule("RW-STRAD-10")
def test_a_border_is_free_again_when_its_crew_has_left() -> None:
    """The limit is for crews there at the same time."""
    t, mover = turn("C1")
    other = t.put(RED, 1, "C1/C2")
    t.do(RED, Drill(other, place("C2")))
    t.drilling_turn(RED).do(RED, Drill(mover, place("C1/C2")))
    assert seen(t).crews[mover].at == place("C1/C2")


@pytest.mark.rule("RW-STRAD-10")
def test_a_taken_border_does_not_bar_the_way() -> None:
    """Neither stepping from tile to tile beside it, nor on over one of its tiles."""
    t, mover = turn("C1", mobility=3)
    t.put(GREEN, 0, "C1/C2")
    assert {place("C2"), place("C3"), place("C2/C3")} <= destinations(t, mover)


@pytest.mark.rule("RW-STRAD-11")
def test_a_straddler_may_hire_and_bring_a_die() -> None:
    """The cap is that of its stratum."""
    t, mover = turn("C1")
    t.vice_presidents({RED: [HIRING[0]]})
    t.do(RED, Drill(mover, place("C1/C2")))
    assert powers(t, RED, Hire) == {1, 2, 3}
    t.do(RED, Hire(2))
    assert (seen(t).crews[mover].die, seen(t).tiles[place("C2")].power) == (2, 3)
    t, mover = turn("B1", die=1)
    t.do(RED, Drill(mover, place("B1/B2")))
    assert powers(t, RED, CarryDie) == {0, 1, 2}


@pytest.mark.rule("RW-STRAD-12", "RW-STRAD-06")
def test_the_straddlers_owner_shares_with_the_whole_power() -> None:
    """AMB-20: on the tile that is drilled; it counts there for priority and danger too."""
    t = Table()
    three, four, border = neighbours_3_and_4(t)
    t.next_card(three, (5, 0, 0, 0), danger=True)
    t.put(GREEN, 0, border, power=2)
    mover = t.put(RED, 0, (touching(three) - {four}).pop())
    for player in (RED, GREEN):
        t.own(player, (0, 0, 0, 0))
    events = t.drilling_turn(RED).do(RED, Drill(mover, three))
    assert only(events, BootyShared).sharers == (RED, GREEN)
    assert only(events, RemainderReceived).player == GREEN
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 1), DangerStruck(GREEN, 2)]
    assert (t.stock(RED), t.stock(GREEN)) == ((1, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("RW-STRAD-12")
def test_a_crew_on_another_border_has_no_share() -> None:
    """Only those whose border touches the drilled tile."""
    t = Table()
    three, four, _ = neighbours_3_and_4(t)
    far = borders_of(four)[1]
    t.put(GREEN, 0, far, power=2)
    mover = t.put(RED, 0, (touching(three) - {four}).pop(), power=3)
    events = t.drilling_turn(RED).do(RED, Drill(mover, three))
    assert only(events, BootyShared).sharers == (RED,)
    assert seen(t).crews[crew(GREEN)].at == far


@pytest.mark.rule("RW-STRAD-02")
def test_a_border_with_a_revealed_tile_can_be_straddled() -> None:
    """AMB-18: the power matters on the unrevealed tile, which can be drilled from there."""
    t = Table()
    three, four, border = neighbours_3_and_4(t)
    t.reveal(four)
    t.state.mobility[RED] = 2
    mover = t.put(RED, 0, four, power=3)
    events = t.drilling_turn(RED).do(RED, Drill(mover, border))
    assert [event.tile for event in t.gained(events, TileDrilled)] == [three]
    assert seen(t).crews[mover].at == three


@pytest.mark.rule("RW-STRAD-02")
def test_a_border_between_two_revealed_tiles_can_be_straddled() -> None:
    """AMB-18: nothing is drilled, and nobody is moved off it."""
    t, mover = turn("C1", power=4)
    t.reveal("C1", "C2")
    assert TileDrilled not in kinds(t.do(RED, Drill(mover, place("C1/C2"))))
    assert seen(t).crews[mover].at == place("C1/C2")


def both_ready(how: str) -> tuple[Table, int, int, int]:
    """Red's straddler brings both of its tiles to their power: by a die, or by an improvement."""
    t = Table()
    three, four, border = neighbours_3_and_4(t)
    t.put(GREEN, 0, three)
    t.put(PURPLE, 0, four, power=2)
    t.state.mobility[RED] = 2
    t.own(RED, cash=9000)
    straddler = t.put(RED, 0, border, power=1)
    if how == "hire":
        t.vice_presidents({RED: [HIRING[0]]})
        stay(t.drilling_turn(RED), straddler)
        t.do(RED, Hire(1))
    else:
        t.workshop({RED: 1}).do(RED, RaisePower(straddler))
    return t, three, four, straddler


@pytest.mark.rule("RW-STRAD-05", "RW-STRAD-06", "RW-STRAD-08")
@pytest.mark.parametrize("how", ["hire", "raise"])
@pytest.mark.parametrize("first", [0, 1])
def test_if_both_tiles_are_ready_the_active_player_chooses_which_is_drilled(how: str, first: int) -> None:
    """AMB-19: the straddler goes there, and the other tile, checked again without it, is not drilled."""
    t, three, four, straddler = both_ready(how)
    assert t.game.actors == (RED,)
    assert asked(t) == "threshold"
    assert offered(t, RED) == {ChooseTile}
    assert {choice.tile for choice in all_offered(t, RED, ChooseTile)} == {three, four}
    not_asked(t, GREEN, ChooseTile(three))
    chosen, left = ((three, four), (four, three))[first]
    events = t.do(RED, ChooseTile(chosen))
    assert [event.tile for event in t.gained(events, TileDrilled)] == [chosen]
    assert seen(t).crews[straddler].at == chosen
    assert not seen(t).tiles[left].revealed


@pytest.mark.rule("RW-STRAD-05", "RW-STRAD-06")
def test_arriving_on_the_border_can_make_both_tiles_ready() -> None:
    """AMB-19: both were short of its power 2; with Mobility 3 it comes from a third tile."""
    t = Table()
    three, four, border = neighbours_3_and_4(t)
    t.state.mobility[RED] = 3
    start = (touching(three) - touching(four) - {four}).pop()
    mover = t.put(RED, 0, start, power=2)
    t.put(GREEN, 0, three)
    t.put(PURPLE, 0, four, power=2)
    events = t.drilling_turn(RED).do(RED, Drill(mover, border))
    assert TileDrilled not in kinds(events)
    assert {choice.tile for choice in all_offered(t, RED, ChooseTile)} == {three, four}
    events = t.do(RED, ChooseTile(four))
    assert only(events, BootyShared).sharers == (RED, PURPLE)
    assert seen(t).crews[mover].at == four


@pytest.mark.rule("RW-STRAD-05")
def test_a_straddler_blocks_a_mineshaft_on_both_tiles_and_occupies_both() -> None:
    """AMB-20: Green's straddler keeps Red's first mineshaft off both tiles; Red's own lets it be built on either."""
    t = Table()
    t.own(RED, cash=9000)
    t.put(RED, 0, "B1")
    t.workshop({RED: 1})
    assert {place("C1"), place("C2")} <= {action.tile for action in all_offered(t, RED, BuildShaft)}
    t.put(GREEN, 0, "C1/C2")
    t.workshop({RED: 1})
    assert not {place("C1"), place("C2")} & {action.tile for action in all_offered(t, RED, BuildShaft)}
    t.put(GREEN, 0, "E1")
    t.put(RED, 0, "C1/C2")
    t.workshop({RED: 1})
    assert {place("C1"), place("C2")} <= {action.tile for action in all_offered(t, RED, BuildShaft)}


@pytest.mark.rule("RW-STRAD-02")
def test_a_straddler_is_as_deep_as_its_stratum() -> None:
    """AMB-38: on a border of C it counts for having all crews in C or deeper."""
    t, _ = turn("E1", mobility=3)
    for number in (1, 2):
        t.put(RED, number, "D4")
    t.put(RED, 3, "C5/C6")
    mover = t.put(RED, 0, "B1")
    events = t.drilling_turn(RED).do(RED, Drill(mover, place("C1/C2")))
    assert only(events, AchievementGained) == AchievementGained(RED, 5, 5)
