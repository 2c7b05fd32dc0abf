"""RW-3P: the game for three."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import BuildShaft, Drill, RaiseSafety
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.events import EndConditionMet, SafetyRaised, ShaftBuilt
from tests.games.rockwell.rules.test_end import bonuses, has_achieved
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table, place

RICH = 100_000


def rich_workshop(players: int) -> Table:
    """Red in the workshop with money enough and a crew on B 1."""
    t = Table(players)
    t.own(RED, cash=RICH)
    t.put(RED, 0, "B1")
    return t.workshop({RED: 1})


@pytest.mark.rule("RW-3P-01")
def test_the_boards_have_their_face_for_three() -> None:
    """Four slots, two, three; the company's prices are those of its other face; no AI."""
    rules, four = Table(3).rules, Table(4).rules
    assert [len(slots) for slots in rules.board_slots] == [4, 2, 3]
    assert [len(slots) for slots in four.board_slots] == [4, 3, 4]
    assert rules.company == rules.components.companies["3"] != four.company
    assert rules.owners == 3
    assert len(Table(3).state.crew_at) == 12


@pytest.mark.rule("RW-3P-02")
def test_safety_is_dearer() -> None:
    """Each level costs more than with four; the crews' power costs the same (AMB-45)."""
    t = rich_workshop(3)
    prices = []
    for level in (1, 2, 3):
        (event,) = t.do(RED, RaiseSafety())
        assert isinstance(event, SafetyRaised)
        assert event.level == level
        prices.append(event.price)
    assert all(more > less for more, less in zip(prices, (1500, 2000, 2500), strict=True))
    assert t.rules.company.power == (1500, 2500, 3500)


@pytest.mark.rule("RW-3P-03")
def test_mineshafts_are_dearer() -> None:
    """Each one costs more than with four."""
    t = rich_workshop(3)
    prices = []
    for tile in ("B1", "B2", "B8"):
        (event,) = t.do(RED, BuildShaft(place(tile)))
        assert isinstance(event, ShaftBuilt)
        prices.append(event.price)
    assert all(more > less for more, less in zip(prices, (1500, 2000, 2500), strict=True))


@pytest.mark.rule("RW-3P-04")
def test_the_three_best_tiles_of_each_pile() -> None:
    """4 3 2, 5 4 3, 6 5 4."""
    rows = {1: (4, 3, 2), 2: (5, 4, 3), 3: (6, 5, 4)}
    assert Table(3).rules.achievement_tiles == tuple(rows[row] for row in (1, 1, 1, 2, 2, 2, 3, 3, 3))


@pytest.mark.rule("RW-3P-05")
def test_two_players_in_the_centre_end_the_game() -> None:
    """The first does not, the second does."""
    t = Table(3)
    for player, ends in ((GREEN, []), (RED, [EndConditionMet("centre")])):
        crew = t.put(player, 0, "D1")
        events = t.drilling_turn(player).do(player, Drill(crew, CENTRE))
        assert t.gained(events, EndConditionMet) == ends


@pytest.mark.rule("RW-3P-06", "RW-2P-21")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("had", "ends"), [((0, 1, 2, 6, 7), True), ((0, 1, 6, 7), False)])
def test_the_second_end_condition_is_the_same(players: int, had: tuple[int, ...], ends: bool) -> None:
    """Six with all of row 3; the crew in the centre is the last."""
    t = Table(players)
    has_achieved(t, RED, *had)
    crew = t.put(RED, 0, "D1")
    events = t.drilling_turn(RED).do(RED, Drill(crew, CENTRE))
    assert t.gained(events, EndConditionMet) == ([EndConditionMet("achievements")] if ends else [])


@pytest.mark.rule("RW-3P-07", "RW-3P-08")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [((5, 3, 1), [2, 1, 0]), ((5, 5, 1), [2, 2, 0]), ((5, 3, 3), [2, 1, 1]), ((4, 4, 4), [2, 2, 2])],
)
def test_two_one_nothing(amounts: tuple[int, ...], points: list[int]) -> None:
    """Tied firsts get 2 each and the third nothing; tied seconds get 1 each."""
    for holding in ("zinc", "copper", "silver", "gold", "cash"):
        t = Table(3)
        for player, amount in zip((RED, GREEN, PURPLE), amounts, strict=True):
            cubes = [amount if holding == name else 0 for name in ("zinc", "copper", "silver", "gold")]
            t.own(player, (cubes[0], cubes[1], cubes[2], cubes[3]), amount * 100 if holding == "cash" else 0)
        assert bonuses(t, holding) == points
