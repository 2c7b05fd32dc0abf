"""RW-GEO: rings, entrances, borders, intersections, held against the board as drawn (angles in degrees)."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import BuildShaft, Drill, Hire
from rockworker.games.rockwell.board import CENTRE, RING_SIZE, TILES, intersection_tiles, points_inward
from rockworker.games.rockwell.events import TileDrilled
from tests.games.rockwell.moves import (
    HIRING,
    all_offered,
    arc,
    covers,
    destinations,
    only,
    powers,
    refuse,
    seen,
    stay,
    stratum,
    touching,
)
from tests.games.rockwell.table import GREEN, RED, WHITE, Table, crew, place

ENTRANCES = ("E1", "E2", "E3", "E4")


def steps_from(at: int | str, mobility: int = 0) -> set[int]:
    """Where a crew that stands alone may be moved to, except its own place."""
    t = Table()
    mover = t.put(RED, 0, at)
    t.state.mobility[RED] = mobility
    return destinations(t.drilling_turn(RED), mover) - {t.state.crew_at[mover]}


@pytest.mark.rule("RW-GEO-01", "RW-GEO-02")
@pytest.mark.parametrize("letter", "ABCD")
def test_a_stratum_is_a_closed_ring_of_eight(letter: str) -> None:
    """From each tile one step left and one right stay in the stratum; eight steps to the right lead round it."""
    ring = stratum(letter)
    assert len(ring) == 8
    at = ring[0]
    walked = []
    for _ in range(8):
        lateral = steps_from(at) & set(ring)
        assert lateral == {ring[(at - 1) % 8], ring[(at + 1) % 8]}
        at = ring[(at + 1) % 8]
        walked.append(at)
    assert sorted(walked) == list(ring)
    assert walked[-1] == ring[0]


@pytest.mark.rule("RW-GEO-03", "RW-GEO-04", "RW-DRILL-06")
@pytest.mark.parametrize("tile", range(TILES))
def test_a_crew_steps_to_the_tiles_that_touch_its_own(tile: int) -> None:
    """Rings are turned against each other by half a tile; steps are exactly the shared border lines."""
    assert steps_from(tile) - {CENTRE} == touching(tile)


@pytest.mark.rule("RW-GEO-04")
def test_adjacency_is_mutual_and_counts_32_lateral_and_48_radial_borders() -> None:
    """And the index model of the catalogue holds: even rings touch i - 1 and i, odd ones i and i + 1."""
    pairs = {frozenset((tile, other)) for tile in range(TILES) for other in steps_from(tile) - {CENTRE}}
    assert all(tile in steps_from(other) for tile, other in map(tuple, pairs))
    lateral = {pair for pair in pairs if len({tile // RING_SIZE for tile in pair}) == 1}
    assert (len(lateral), len(pairs - lateral)) == (32, 48)
    assert steps_from("A1") == {place(name) for name in ("A8", "A2", "B8", "B1")}
    assert steps_from("B1") == {place(name) for name in ("B8", "B2", "A1", "A2", "C1", "C2")}
    assert steps_from("C1") == {place(name) for name in ("C8", "C2", "B8", "B1", "D8", "D1")}
    assert steps_from("D1") == {place(name) for name in ("D8", "D2", "C1", "C2", "X")}


@pytest.mark.rule("RW-GEO-05", "RW-GEO-06", "RW-GEO-07")
def test_how_many_neighbours_a_tile_has() -> None:
    """A 4, B and C 6, D 4 and the centre; no step leads from A back to an entrance."""
    for letter, count in zip("ABCD", (4, 6, 6, 5), strict=True):
        assert {len(steps_from(tile)) for tile in stratum(letter)} == {count}
    for tile in stratum("A"):
        assert not steps_from(tile) & {place(name) for name in ENTRANCES}


@pytest.mark.rule("RW-GEO-07", "RW-GEO-08")
def test_the_centre_is_next_to_every_tile_of_d_and_to_nothing_else() -> None:
    """From D the centre is one step away; from an entrance, A, B or C it is not."""
    next_to_centre = {at for at in (*range(TILES), *map(place, ENTRANCES)) if CENTRE in steps_from(at)}
    assert next_to_centre == set(stratum("D"))


@pytest.mark.rule("RW-GEO-08")
@pytest.mark.parametrize("at", ["E1", "A1", "B1", "C1"])
def test_the_centre_is_out_of_reach_from_elsewhere(at: str) -> None:
    """Trying it is refused."""
    t = Table()
    mover = t.put(RED, 0, at)
    refuse(t.drilling_turn(RED), RED, Drill(mover, CENTRE), "RW-DRILL-07")


@pytest.mark.rule("RW-GEO-09", "RW-GEO-10")
def test_each_entrance_faces_two_tiles_of_a_and_together_they_face_all_eight() -> None:
    """Entrance e faces A(2e - 1) and A(2e), counted from 1."""
    faced = [steps_from(name) for name in ENTRANCES]
    assert faced == [{place(f"A{2 * e - 1}"), place(f"A{2 * e}")} for e in (1, 2, 3, 4)]
    assert set.union(*faced) == set(stratum("A"))


@pytest.mark.rule("RW-GEO-11")
@pytest.mark.parametrize("mobility", [0, 1, 2, 3])
def test_no_voluntary_move_leads_into_an_entrance(mobility: int) -> None:
    """Neither from the tiles it faces nor from anywhere else, however mobile the crew."""
    entrances = {place(name) for name in ENTRANCES}
    for at in (*range(TILES), *(place(name) for name in ENTRANCES)):
        assert not steps_from(at, mobility) & entrances
    t = Table()
    mover = t.put(RED, 0, "A1")
    t.state.mobility[RED] = mobility
    refuse(t.drilling_turn(RED), RED, Drill(mover, place("E1")), "RW-GEO-11")


@pytest.mark.rule("RW-GEO-11")
def test_an_entrance_is_never_drilled_whatever_power_stands_there() -> None:
    """It has no power of its own: 16 crews of power 4 there start nothing, nor can a mineshaft be built."""
    t = Table()
    for player in range(4):
        for number in range(4):
            t.put(player, number, "E1", power=4)
    t.own(RED, cash=20_000)
    stay(t.drilling_turn(RED), crew(RED, 0))
    assert not any(tile.revealed for tile in seen(t).tiles)
    t.workshop({RED: 1})
    assert all(action.tile < TILES for action in all_offered(t, RED, BuildShaft))


@pytest.mark.rule("RW-GEO-12")
def test_strata_count_as_depths_1_to_4() -> None:
    """The depth caps a subcontractor: 1 in A, 2 in B, 3 in C, 4 in D."""
    deepest = []
    for at in ("A1", "B1", "C1", "D1"):
        t = Table()
        t.vice_presidents({RED: [HIRING[0]]})
        t.own(RED, cash=9000)
        stay(t.drilling_turn(RED), t.put(RED, 0, at))
        deepest.append(max(powers(t, RED, Hire)))
    assert deepest == [1, 2, 3, 4]


@pytest.mark.rule("RW-GEO-13")
def test_the_back_of_a_tile_is_unknown_until_it_is_extracted() -> None:
    """Before, everybody sees letter and power only; after, everybody sees the income on its back."""
    t = Table()
    tile = t.tile("A", 3)
    for viewer in (None, RED, WHITE):
        view = seen(t, viewer).tiles[tile]
        assert (view.stratum, view.printed_power, view.revealed, view.income) == ("A", 3, False, None)
    t.put(GREEN, 0, tile, power=2)
    mover = t.put(RED, 0, sorted(touching(tile))[0])
    drilled = only(t.drilling_turn(RED).do(RED, Drill(mover, tile)), TileDrilled)
    for viewer in (None, RED, WHITE):
        view = seen(t, viewer).tiles[tile]
        assert (view.revealed, view.income) == (True, drilled.income)
        assert {other.income for n, other in enumerate(seen(t, viewer).tiles) if n != tile} == {None}


@pytest.mark.rule("RW-GEO-13")
def test_backs_can_not_be_told_from_what_players_see() -> None:
    """Two games that differ only in the backs look alike to everybody."""
    t, twin = Table(), Table()
    backs = list(twin.state.tiles)
    one, other = twin.tile("A", 3, 0), twin.tile("A", 3, 3)
    assert twin.rules.incomes[backs[one]] != twin.rules.incomes[backs[other]]
    backs[one], backs[other] = backs[other], backs[one]
    twin.state.tiles = tuple(backs)
    for viewer in (None, RED, GREEN):
        assert seen(t, viewer) == seen(twin, viewer)


@pytest.mark.rule("RW-GEO-14")
def test_any_number_of_crews_may_stand_on_one_tile() -> None:
    """The sixteenth crew joins fifteen others of all owners."""
    t = Table()
    t.reveal("C1")
    for player in range(4):
        for number in range(4):
            t.put(player, number, "C1")
    last = t.put(WHITE, 3, "C2")
    t.drilling_turn(WHITE).do(WHITE, Drill(last, place("C1")))
    assert [one.at for one in seen(t).crews] == [place("C1")] * 16
    assert seen(t).tiles[place("C1")].power == 16


@pytest.mark.rule("RW-GEO-15")
def test_there_are_32_borders_to_straddle_eight_in_each_stratum() -> None:
    """Each tile has one on its left and one on its right; each lies between two neighbours of a ring."""
    found: dict[int, set[int]] = {}
    for tile in range(TILES):
        borders = steps_from(tile, mobility=2) - set(range(TILES)) - {CENTRE}
        assert len(borders) == 2
        for border in borders:
            found.setdefault(border, set()).add(tile)
    assert len(found) == 32
    for tiles in found.values():
        one, other = sorted(tiles)
        assert one // RING_SIZE == other // RING_SIZE
        assert other in touching(one)
    assert found[place("A1/A2")] == {place("A1"), place("A2")}
    assert found[place("D8/D1")] == {place("D8"), place("D1")}


@pytest.mark.rule("RW-GEO-16")
def test_the_centre_is_five_basic_moves_from_an_entrance() -> None:
    """A, B, C, D, centre; no way is shorter. AMB-05: none of the tiles need be drilled."""
    reached = {place("E1")}
    moves = 0
    while CENTRE not in reached:
        reached |= {to for at in sorted(reached) for to in steps_from(at)}
        moves += 1
    assert moves == 5


def meeting_at(circle: int, angle: float) -> set[int]:
    """The tiles whose arcs hold an angle on the circle between two rings."""
    return {tile for tile in range(TILES) if tile // RING_SIZE in (circle, circle + 1) and covers(tile, angle)}


@pytest.mark.rule("RW-GEO-03", "RW-GEO-17", "RW-GEO-18", "RW-GEO-19", "RW-GEO-20")
@pytest.mark.parametrize("circle", [0, 1, 2])
def test_sixteen_intersections_on_each_circle_where_three_tiles_meet(circle: int) -> None:
    """Intersection k lies at 22.5° × k clockwise; between two of them only two tiles meet."""
    for k in range(16):
        tiles = intersection_tiles(circle, k)
        assert len(tiles) == 3
        assert set(tiles) == meeting_at(circle, 22.5 * k)
        assert len(meeting_at(circle, 22.5 * k + 11.25)) == 2
    assert len({frozenset(intersection_tiles(circle, k)) for k in range(16)}) == 16


@pytest.mark.rule("RW-GEO-18", "RW-GEO-19", "RW-GEO-20")
def test_intersections_by_their_numbers() -> None:
    """The catalogue's formulas at m = 2 (tiles here are counted from 1)."""

    def meet(circle: int, k: int) -> set[int]:
        return set(intersection_tiles(circle, k))

    assert meet(0, 4) == {place("A2"), place("A3"), place("B2")}
    assert meet(0, 5) == {place("A3"), place("B2"), place("B3")}
    assert meet(1, 4) == {place("B2"), place("C2"), place("C3")}
    assert meet(1, 5) == {place("B2"), place("B3"), place("C3")}
    assert meet(2, 4) == {place("C2"), place("C3"), place("D2")}
    assert meet(2, 5) == {place("C3"), place("D2"), place("D3")}


@pytest.mark.rule("RW-GEO-21")
@pytest.mark.parametrize("circle", [0, 1, 2])
def test_an_intersection_points_to_the_centre_where_a_border_of_the_inner_ring_starts(circle: int) -> None:
    """Odd ones on A/B and C/D, even ones on B/C."""
    inward = [k for k in range(16) if points_inward(circle, k)]
    assert inward == [k for k in range(16) if any(arc(t)[0] % 360 == 22.5 * k for t in stratum("ABCD"[circle + 1]))]
    assert inward == list(range((1, 0, 1)[circle], 16, 2))


@pytest.mark.rule("RW-GEO-22")
@pytest.mark.parametrize("circle", [0, 1, 2])
def test_the_opposite_intersection_lies_eight_further_and_is_of_the_same_kind(circle: int) -> None:
    """Its tiles lie half a ring away from those of the first."""
    for k in range(16):
        opposite = (k + 8) % 16
        assert (22.5 * opposite - 22.5 * k) % 360 == 180
        assert points_inward(circle, k) == points_inward(circle, opposite)
        halfway = {tile // RING_SIZE * RING_SIZE + (tile + 4) % RING_SIZE for tile in intersection_tiles(circle, k)}
        assert set(intersection_tiles(circle, opposite)) == halfway
