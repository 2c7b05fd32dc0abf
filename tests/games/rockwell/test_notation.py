"""The notation reads what it writes, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.offers import Action
from rockworker.engine.semantics import kinds_of
from rockworker.games.rockwell.actions import Bid, Bribe, Deliver, Drill, Insure, MoveShaft, Pass, Sell
from rockworker.games.rockwell.board import CENTRE, PLACES, TILES
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.modules.fluctuating_market.records import Speculate
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.notation import (
    action_text,
    crew_text,
    cubes_text,
    intersection_text,
    parse_action,
    parse_crew,
    parse_cubes,
    parse_place,
    parse_tile,
    place_text,
    tile_text,
)
from rockworker.text.notation import NotationError

VALUES = {
    "count": st.integers(0, 99),
    "money": st.integers(0, 99_999),
    "slot": st.integers(0, 10),
    "delivery": st.integers(0, 6),
    "place": st.integers(0, PLACES - 1),
    "tile": st.integers(0, TILES - 1),
    "crew": st.integers(0, 15),
    "power": st.integers(0, 4),
    "level": st.integers(1, 3),
    "resource": st.integers(-1, 3),
    "board": st.integers(0, 2),
    "pawn": st.integers(0, 1),
    "steps": st.sampled_from((-3, -2, -1, 1, 2, 3)),
}


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any action, expansions' included."""
    kind = draw(st.sampled_from(DEFINITION.action_types))
    return kind(*[draw(VALUES[name]) for name in kinds_of(kind).values()])


@given(actions())
def test_actions_come_back(action: Action) -> None:
    """Every action is read as it was written."""
    assert parse_action(action_text(action)) == action


def test_places_come_back() -> None:
    """All 69 places have names of their own, which are read again."""
    names = [place_text(place) for place in range(PLACES)]
    assert [parse_place(name) for name in names] == list(range(PLACES))
    assert len(set(names)) == PLACES
    assert [parse_tile(tile_text(tile)) for tile in range(TILES)] == list(range(TILES))


def test_crews_and_cubes_come_back() -> None:
    """Crews by owner and number; cubes in the order of the resources."""
    assert [parse_crew(crew_text(crew)) for crew in range(16)] == list(range(16))
    assert parse_cubes(cubes_text((2, 0, 10, 1))) == (2, 0, 10, 1)
    assert parse_cubes(cubes_text((0, 0, 0, 0))) == (0, 0, 0, 0)


def test_how_it_looks() -> None:
    """Tiles clockwise in their stratum, borders between two of them, the last border closing the ring."""
    assert [place_text(place) for place in (0, 31, 34, 39, 64, 67, CENTRE)] == [
        "A1",
        "D8",
        "A3/A4",
        "A8/A1",
        "E1",
        "E4",
        "X",
    ]
    assert [crew_text(crew) for crew in (0, 7, 8, 15)] == ["R1", "G4", "P1", "W4"]
    assert action_text(Bid(2, 0, 0, 1, 300)) == "bid 2Z 1G $300"
    assert action_text(Insure(0, 0, 0, 0)) == "insure -"
    assert action_text(Drill(0, 34)) == "drill R1 A3/A4"
    assert action_text(Bribe(5, 11)) == "bribe G2 B4"
    assert action_text(Sell(0, 7)) == "sell zinc 7"
    assert action_text(MoveShaft(1, 2, 9)) == "move-shaft 1 A3 B2"
    assert action_text(Deliver(0)) == "deliver P1"
    assert action_text(Pass()) == "pass"
    assert action_text(Speculate(3, -1)) == "speculate gold none"
    assert action_text(PushPawn(1, -2, 2)) == "push-pawn supervisor -2 III"
    assert [intersection_text(n) for n in (0, 15, 16, 47)] == ["AB1", "AB16", "BC1", "CD16"]


@pytest.mark.parametrize("text", ["", "a1", "A0", "A9", "E1", "X", "A1/A2", "F1", "A1 "])
def test_no_tiles(text: str) -> None:
    """Places that are no tiles, and texts that are no places."""
    with pytest.raises(NotationError, match="tile"):
        parse_tile(text)


@pytest.mark.parametrize("text", ["A1/A3", "A2/A1", "A1/B1", "E5", "E0", "x", "A1/", "68"])
def test_no_places(text: str) -> None:
    """Borders lie between neighbours, in clockwise order."""
    with pytest.raises(NotationError, match="place"):
        parse_place(text)


@pytest.mark.parametrize("text", ["", "2Z ", "0Z", "02Z", "1G 2Z", "1Z 1Z", "2", "Z", "- -", "2Z  1G"])
def test_no_cubes(text: str) -> None:
    """Each resource once, in order, with a number above zero."""
    with pytest.raises(NotationError, match="cubes"):
        parse_cubes(text)


@pytest.mark.parametrize(
    "text",
    [
        "", "fly", "Pass", "pass 1", "pass ", "sell zinc", "sell tin 2", "sell zinc -1", "sell zinc 2 3", "drill A1 R1",
        "drill R5 A1", "bid 300", "bid 2Z", "bid - $-5", "bid - 5$", "place-vice-president S0", "deliver 1",
        "place-vice-president S", "hire ¹", "push-pawn supervisor 2 II", "push-pawn supervisor +0 II",
        "speculate gold -1",
    ],
)  # fmt: skip
def test_no_actions(text: str) -> None:
    """Unknown names, missing or surplus values, and values that are something else."""
    with pytest.raises(NotationError):
        parse_action(text)
