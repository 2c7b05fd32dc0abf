"""Counts of the ways in which fixed openings can go on, as chess programs count moves to guard their generators.

Where a number can be worked out without the engine, its test does so."""

from __future__ import annotations

from itertools import permutations

import pytest

from rockworker.games.rockwell.frames.turn import drill, offer_insurance, place_vice_presidents
from tests.games.perft import perft
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table


def counts(t: Table, depth: int) -> list[int]:
    """The counts for each depth up to this one."""
    return [perft(t.game, n) for n in range(1, depth + 1)]


def test_the_auction() -> None:
    """With one zinc and $100 each there are four bids; after the fourth of them eleven slots."""
    t = Table(4, components={"start": {"cash": 100, "cubes": [1, 0, 0, 0]}})
    assert counts(t, 5) == [4, 16, 64, 256, 256 * 11]


def test_insurance() -> None:
    """With 1 zinc, 2 copper and 1 gold each there are 2 × 3 × 2 ways to insure."""
    t = Table(3)
    for player in range(3):
        t.own(player, (1, 2, 0, 1))
    assert counts(t.start_step(offer_insurance), 3) == [12, 144, 1728]


def placements(boards: list[int], players: int, pieces: int) -> int:
    """How Vice Presidents can be placed one after another, a player's two on different boards."""
    return sum(
        all(boards[slots[n]] != boards[slots[n - players]] for n in range(players, pieces))
        for slots in permutations(range(len(boards)), pieces)
    )


@pytest.mark.parametrize(
    ("players", "boards", "expected"),
    [
        (2, [0, 0, 0, 0, 1, 1, 2, 2, 2], [9, 72, 364, 1584]),
        (3, [0, 0, 0, 0, 1, 1, 2, 2, 2], [9, 72, 504, 2184, 7920]),
        (4, [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2], [11, 110, 990, 7920]),
    ],
)
def test_placing_vice_presidents(players: int, boards: list[int], expected: list[int]) -> None:
    """The engine's tree has as many leaves as there are lawful ways to choose the slots."""
    t = Table(players).start_step(place_vice_presidents)
    assert counts(t, len(expected)) == expected
    assert expected == [placements(boards, players, pieces) for pieces in range(1, len(expected) + 1)]


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_drilling_round(players: int) -> None:
    """Each of four crews stays or goes to one of two tiles: twelve drills for everybody, extractions or not."""
    t = Table(players).start_step(drill)
    assert counts(t, 3) == [12, 144, 1728]


def test_the_first_drilling_round_with_ai() -> None:
    """Twelve drills each. Then one of AI's four crews goes to the nearer of its two tiles; with one crew on the harder
    tile and none on the easier one it may go to either: 144 × 4 + 4 × 20. Then the first player has 12 drills after
    having stayed (208 of these), else 14."""
    t = Table(2).start_step(drill)
    assert counts(t, 4) == [12, 144, 576 + 80, 208 * 12 + 448 * 14]


def steps(place: int) -> set[int]:
    """One movement with mobility 2, except jumps, from the catalogue's index model (RW-GEO-04) alone."""
    if place == 68:
        return set()
    ring, index = divmod(place % 32, 8)
    right = ring * 8 + (index + 1) % 8
    if place >= 32:
        return {place - 32, right}
    left = ring * 8 + (index - 1) % 8
    radial = (index - 1, index) if ring in (0, 2) else (index, index + 1)
    near = {other * 8 + i % 8 for other in (ring - 1, ring + 1) if 0 <= other < 4 for i in radial}
    return near | {left, right, 32 + place, 32 + left} | ({68} if ring == 3 else set())


@pytest.mark.parametrize(("mobility", "drills"), [(0, 25), (1, 33), (2, 41), (3, 92)])
def test_drilling_in_the_depths(mobility: int, drills: int) -> None:
    """Red's crews on A 2, B 4, C 6 and D 8: 5 + 7 + 7 + 6 basic drills, two jumps each, two borders each, then all that
    two movements reach. Green has twelve drills afterwards."""
    t = Table()
    t.state.control[:] = [RED, GREEN, PURPLE, WHITE]
    t.state.mobility[RED] = mobility
    for number, name in enumerate(("A2", "B4", "C6", "D8")):
        t.put(RED, number, name)
    assert counts(t.drilling_turn(RED), 2) == [drills, drills * 12]
    if mobility == 3:
        reach = [{at} | steps(at) | {to for step in steps(at) for to in steps(step)} for at in t.state.crew_at[:4]]
        assert sum(map(len, reach)) == drills


def test_bribery_and_subcontractors() -> None:
    """Red may bribe and Green hire; Red, and Purple with a die, on B 4, Green on B 5.

    Depth 2: 16 drills by Green follow 6 of Red's 16; after the others Red may bribe one or two crews, or pass: 96 + 23.
    Deeper counts are the engine's own."""
    t = Table()
    t.state.control[:] = [RED, GREEN, PURPLE, WHITE]
    t.vice_presidents({RED: [0], GREEN: [2]})
    t.put(RED, 0, "B4")
    t.put(GREEN, 0, "B5")
    t.put(PURPLE, 0, "B4", die=1)
    assert counts(t.drilling_turn(RED), 4) == [16, 96 + 23, 848, 7533]


def test_the_market() -> None:
    """Two zinc, one copper, $1,000 and two actions: 3 sales, 5 purchases or a pass.

    Then 6 + 8 + 10 after a sale, 3 + 2 + 4 + 4 + 4 after a purchase, and after a pass the next auction's 66 bids."""
    t = Table()
    t.own(RED, (2, 1, 0, 0), 1000)
    assert counts(t.market({RED: 3}), 2) == [9, 24 + 17 + 66]


def test_the_workshop() -> None:
    """$3,500, six zinc and a crew on B 1: 4 crews, safety, mobility, 7 tiles, a delivery, or a pass.

    Then 14 after each rise of power, 15 after safety and after mobility, 20 after each shaft, 14 after the delivery,
    and after the pass the next auction's 252 bids."""
    t = Table()
    t.own(RED, (6, 0, 0, 0), 3500)
    t.put(RED, 0, "B1")
    assert counts(t.workshop({RED: 1}), 2) == [15, 4 * 14 + 15 + 15 + 7 * 20 + 14 + 252]
