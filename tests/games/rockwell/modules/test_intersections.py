"""The intersections between the rings, and how the two pawns travel over them."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.board import (
    CIRCLES,
    INTERSECTIONS,
    RING_SIZE,
    TILES,
    intersection_tiles,
    points_inward,
    ring_of,
)
from rockworker.games.rockwell.components import Card
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT, SUPERVISOR, travel
from rockworker.games.rockwell.modules.inspectors.records import PawnMoved
from tests.games.rockwell.modules.stage import (
    ALL,
    DIAMONDS,
    EXPLOSION,
    EXPLOSIONS,
    INSPECTORS,
    MARKET,
    booty,
    diamond,
    intersection,
    names,
    pawns_of,
    seen,
    set_pawns,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table, place

AB, BC, CD = range(CIRCLES)
EVERY = [(circle, k) for circle in range(CIRCLES) for k in range(INTERSECTIONS)]


def covers(tile: int, angle: float) -> bool:
    """The board as drawn: a tile is an arc of 45°, in rings B and D turned on by half a tile; corners count."""
    start = 45 * (tile % RING_SIZE) + 22.5 * (ring_of(tile) % 2)
    return (angle - start) % 360 <= 45


# Where they are


@pytest.mark.rule("RW-GEO-17", "RW-GEO-18", "RW-GEO-19", "RW-GEO-20", "SUP-02")
@pytest.mark.parametrize(("circle", "k"), EVERY)
def test_three_tiles_meet_at_each_of_sixteen_intersections(circle: int, k: int) -> None:
    """Intersection k lies at 22.5° × k on its circle; the tiles of the two rings whose arcs reach that angle meet
    there, and these are three."""
    rings = range(circle * RING_SIZE, (circle + 2) * RING_SIZE)
    assert set(intersection_tiles(circle, k)) == {tile for tile in rings if covers(tile, 22.5 * k)}
    assert len(intersection_tiles(circle, k)) == 3


@pytest.mark.rule("RW-GEO-18", "RW-GEO-19", "RW-GEO-20")
def test_intersections_by_formula() -> None:
    """The catalogue's formulas, spelled out for k = 2 and k = 3 on each circle (indices from 0)."""
    a, b, c, d = (range(ring * RING_SIZE, (ring + 1) * RING_SIZE) for ring in range(4))
    assert set(intersection_tiles(AB, 2)) == {a[0], a[1], b[0]}
    assert set(intersection_tiles(AB, 3)) == {a[1], b[0], b[1]}
    assert set(intersection_tiles(BC, 2)) == {b[0], c[0], c[1]}
    assert set(intersection_tiles(BC, 3)) == {b[0], b[1], c[1]}
    assert set(intersection_tiles(CD, 2)) == {c[0], c[1], d[0]}
    assert set(intersection_tiles(CD, 3)) == {c[1], d[0], d[1]}


@pytest.mark.rule("RW-GEO-17")
def test_every_tile_has_its_corners() -> None:
    """Three corners on the circle outside of a tile and three inside, where there is one: 16 × 3 tiles per circle."""
    for tile in range(TILES):
        corners = sum(tile in intersection_tiles(circle, k) for circle, k in EVERY)
        assert corners == (3 if ring_of(tile) in (0, 3) else 6)


@pytest.mark.rule("RW-GEO-21")
@pytest.mark.parametrize(("circle", "k"), EVERY)
def test_where_the_radial_border_runs_inward(circle: int, k: int) -> None:
    """Where two tiles of the inner ring meet: odd k on A/B and C/D, even k on B/C."""
    inner = [tile for tile in intersection_tiles(circle, k) if ring_of(tile) == circle + 1]
    assert points_inward(circle, k) == (len(inner) == 2)
    assert points_inward(circle, k) == (k % 2 == (0 if circle == BC else 1))


@pytest.mark.rule("RW-GEO-22")
@pytest.mark.parametrize(("circle", "k"), EVERY)
def test_the_opposite_intersection_is_of_the_same_kind(circle: int, k: int) -> None:
    """Half a turn on: each tile's index differs by four, and both point inward or neither."""
    opposite = (k + 8) % INTERSECTIONS
    turned = {tile // 8 * 8 + (tile + 4) % 8 for tile in intersection_tiles(circle, k)}
    assert set(intersection_tiles(circle, opposite)) == turned
    assert points_inward(circle, opposite) == points_inward(circle, k)


@pytest.mark.rule("SUP-01")
def test_the_pawns_start_opposite_each_other_between_a_and_b() -> None:
    """AMB-85: the Superintendent anywhere, by chance; the Supervisor half a turn on."""
    starts = set()
    for seed in range(60):
        superintendent, supervisor = pawns_of(Table(seed=seed, modules=[INSPECTORS]))
        assert 0 <= superintendent < INTERSECTIONS
        assert supervisor == (superintendent + 8) % INTERSECTIONS
        starts.add(superintendent)
    assert len(starts) > 12


# How they travel


POWERS = {
    "A": {RED: 1, GREEN: 3},
    "B": {RED: 2, GREEN: 4},
    "C": {RED: 4, GREEN: 4},
    "D": {RED: 4, GREEN: 4, PURPLE: 2},
}
"""By stratum: enough for any tile of it."""


def extract(t: Table, tile: str, symbols: tuple[int, int], *specials: Card) -> list[PawnMoved]:
    """Red triggers the extraction of a tile; the pawns' moves by its card's symbols."""
    events = tip(t, place(tile), POWERS[tile[0]], *specials, booty(symbols=symbols))
    return t.gained(events, PawnMoved)


def on_circle_ab(superintendent: int, supervisor: int) -> Table:
    """A table with the pawns on intersections of circle A/B."""
    t = Table(modules=[INSPECTORS])
    set_pawns(t, intersection("A/B", superintendent), intersection("A/B", supervisor))
    return t


@pytest.mark.rule("SUP-11", "SUP-12", "RW-EX-26", "RW-EX-27")
@pytest.mark.parametrize(("symbols", "ends"), [((6, -2), (6, 2)), ((-6, 1), (10, 5))])
def test_both_pawns_move_by_the_cards_symbols(symbols: tuple[int, int], ends: tuple[int, int]) -> None:
    """DISC-27, the two known cards: the Superintendent 6 clockwise and the Supervisor 2 anticlockwise; or 6
    anticlockwise and 1 clockwise."""
    t = on_circle_ab(0, 4)
    moves = extract(t, "A5", symbols)
    assert moves == [
        PawnMoved(SUPERINTENDENT, symbols[0], 0, ends[0]),
        PawnMoved(SUPERVISOR, symbols[1], 4, ends[1]),
    ]
    assert pawns_of(t) == ends


@pytest.mark.rule("SUP-11")
def test_the_pawns_move_after_the_extraction_is_done() -> None:
    """AMB-22: cubes and card are handed out before, and every extraction moves them again."""
    t = on_circle_ab(0, 4)
    events = tip(t, place("A5"), POWERS["A"], booty((3, 0, 0, 0), symbols=(3, -1)))
    told = names(events)
    assert told[told.index("CardKept") :][:3] == ["CardKept", "PawnMoved", "PawnMoved"]
    assert pawns_of(t) == (3, 2), "3 was taken"
    extract(t, "A7", (4, -1))
    assert pawns_of(t) == (7, 1)


@pytest.mark.rule("SUP-11")
def test_special_cards_move_no_pawn() -> None:
    """AMB-82: only the resource card at the end does, once."""
    t = Table(modules=[DIAMONDS, EXPLOSIONS, INSPECTORS])
    set_pawns(t, 0, 4)
    events = tip(t, place("A5"), {RED: 2, GREEN: 2}, diamond(), EXPLOSION, booty(symbols=(5, -1)))
    assert len(t.gained(events, PawnMoved)) == 2
    assert pawns_of(t) == (5, 3)


@pytest.mark.rule("SUP-11", "SUP-12")
@pytest.mark.parametrize("modules", [(INSPECTORS,), ALL, (MARKET, INSPECTORS)])
def test_every_resource_card_of_every_deck_bears_symbols(modules: tuple[str, ...]) -> None:
    """AMB-82: base cards as well as the market's deck; the Superintendent's number is the larger one."""
    t = Table(modules=list(modules))
    cards = [card for card in t.rules.cards if card.face == "resources"]
    assert len(cards) == 48
    assert all(abs(card.symbols[0]) > abs(card.symbols[1]) > 0 for card in cards)
    assert all(card.symbols == (0, 0) for card in t.rules.cards if card.face != "resources")


@pytest.mark.rule("SUP-19")
def test_if_both_would_rest_on_one_intersection_the_supervisor_goes_one_further() -> None:
    """AMB-76: the Superintendent moves first, to 6; the Supervisor, 2 anticlockwise from 8, goes on to 5. So it is
    whenever this card is the first one. What is told are the steps made."""
    t = on_circle_ab(0, 8)
    moves = extract(t, "A7", (6, -2))
    assert pawns_of(t) == (6, 5)
    assert moves[1] == PawnMoved(SUPERVISOR, -3, 8, 5)


@pytest.mark.rule("SUP-19")
def test_the_pawns_may_pass_over_each_other() -> None:
    """The Superintendent crosses the Supervisor's intersection, and may rest where the Supervisor has just been."""
    t = on_circle_ab(0, 3)
    extract(t, "A5", (5, -1))
    assert pawns_of(t) == (5, 2)
    t = on_circle_ab(0, 4)
    extract(t, "A5", (4, -1))
    assert pawns_of(t) == (4, 3)


# How they go down


@pytest.mark.rule("SUP-13", "SUP-14")
@pytest.mark.parametrize(
    ("start", "steps", "target", "end"),
    [
        (("A/B", 2), 6, BC, ("B/C", 7)),
        (("A/B", 2), 6, CD, ("C/D", 6)),
        (("A/B", 2), 6, AB, ("A/B", 8)),
        (("A/B", 3), 1, BC, ("B/C", 3)),
        (("A/B", 3), -1, BC, ("B/C", 3)),
        (("A/B", 2), -2, BC, ("B/C", 1)),
        (("A/B", 0), -3, CD, ("B/C", 14)),
        (("B/C", 4), 2, BC, ("B/C", 6)),
        (("B/C", 4), 2, CD, ("C/D", 5)),
        (("C/D", 5), -6, CD, ("C/D", 15)),
    ],
)
def test_the_way_down(start: tuple[str, int], steps: int, target: int, end: tuple[str, int]) -> None:
    """AMB-79, DISC-36: every edge is a step, an arc or a radial one; a pawn turns inward at the first intersection
    that points to the centre, also the one it starts on, and goes on in the same direction."""
    assert travel(intersection(*start), steps, target) == intersection(*end)


@pytest.mark.rule("SUP-13")
def test_extractions_in_a_and_b_keep_the_pawns_on_circle_ab() -> None:
    """They stay up until stratum C is opened."""
    t = on_circle_ab(0, 4)
    extract(t, "A5", (6, -1))
    extract(t, "B7", (-6, 1))
    assert pawns_of(t) == (0, 4)
    assert seen(t).modules[INSPECTORS].target == AB


@pytest.mark.rule("SUP-13")
def test_the_first_extraction_in_c_opens_circle_bc() -> None:
    """AMB-80: already for its own pawn movement. From A/B 2, 6 clockwise: B/C 7; from A/B 12, 2 anticlockwise: 11, B/C
    11. Later extractions in A leave them down there (SUP-15)."""
    t = on_circle_ab(2, 12)
    extract(t, "C5", (6, -2))
    assert pawns_of(t) == (intersection("B/C", 7), intersection("B/C", 11))
    extract(t, "A1", (3, -1))
    assert pawns_of(t) == (intersection("B/C", 10), intersection("B/C", 9))
    assert seen(t).modules[INSPECTORS].target == BC


@pytest.mark.rule("SUP-14", "SUP-15")
def test_the_first_extraction_in_d_opens_circle_cd() -> None:
    """AMB-80: even if C was never drilled; the pawns go down circle by circle and never come up again."""
    t = on_circle_ab(2, 12)
    extract(t, "D5", (6, -2))
    assert pawns_of(t) == (intersection("C/D", 6), intersection("B/C", 11))
    extract(t, "A1", (4, -2))
    assert pawns_of(t) == (intersection("C/D", 10), intersection("C/D", 9)), "10 was taken"


@pytest.mark.rule("SUP-15")
@pytest.mark.parametrize("start", range(3 * INTERSECTIONS))
def test_no_pawn_ever_climbs(start: int) -> None:
    """Whatever the steps and the target, a pawn ends on its own circle or a deeper one, never beyond the target."""
    circle = start // INTERSECTIONS
    for target in range(circle, CIRCLES):
        for steps in (-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6):
            assert circle <= travel(start, steps, target) // INTERSECTIONS <= target
