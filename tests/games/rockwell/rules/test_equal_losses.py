"""AMB-30: among equally priced cubes that danger takes, the owner chooses."""

from __future__ import annotations

from typing import Any

import pytest

from rockworker.engine.errors import IllegalAction
from rockworker.engine.offers import enumerate_all
from rockworker.games.rockwell.actions import LoseCubes, Pass, UseInsurance
from rockworker.games.rockwell.events import CubesLost, LossChosen, ShareReceived
from rockworker.games.rockwell.frames.danger import ChooseLoss
from rockworker.games.rockwell.refusals import (
    BelowZero,
    CubesMissing,
    DearestFirst,
    LossExactly,
    OnlyTheDearest,
)
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.table import GREEN, RED, Table

LEVEL = (500, 600, 700, 700)
"""Silver and gold cost the same."""


def struck(prices: tuple[int, ...], cubes: Cubes = (4, 4, 4, 4), **arguments: Any) -> tuple[Table, list[Any]]:
    """Danger strikes Green (3); Red (4), left of Green in Management, is safe. Each has half of the cubes."""
    t = Table(**arguments)
    t.state.management[:] = [RED, GREEN, 2, 3]
    t.state.prices[:] = prices
    t.state.safety[RED] = 3
    return t, t.extract(t.tile("C", 7), cubes, {GREEN: 3, RED: 4}, trigger=RED, danger=True)


def offered(t: Table, player: int) -> list[Cubes]:
    """What a player may lose."""
    actions: list[Any] = list(enumerate_all(t.game.offers(player)))
    return [(action.zinc, action.copper, action.silver, action.gold) for action in actions]


@pytest.mark.rule("RW-DNG-05")
@pytest.mark.parametrize(
    ("prices", "ways"),
    [
        (LEVEL, [(0, 0, 1, 2), (0, 0, 2, 1)]),
        ((700, 600, 500, 700), [(1, 0, 0, 2), (2, 0, 0, 1)]),
        ((500, 700, 800, 500), [(0, 1, 2, 0)]),
        ((600, 600, 500, 800), [(0, 1, 0, 2), (1, 0, 0, 2)]),
        ((500, 500, 500, 800), [(0, 0, 1, 2), (0, 1, 0, 2), (1, 0, 0, 2)]),
    ],
)
def test_every_way_to_lose_the_most_valuable_is_offered(prices: tuple[int, ...], ways: list[Cubes]) -> None:
    """Three of 2 Zn 2 Cu 2 Ag 2 Au; with one way there is nothing to ask."""
    t, events = struck(prices)
    assert t.is_asked(ChooseLoss) is (len(ways) > 1)
    if len(ways) > 1:
        assert t.game.actors == (GREEN,)
        assert offered(t, GREEN) == ways
        events = t.do(GREEN, LoseCubes(*ways[-1]))
    assert CubesLost(GREEN, ways[-1]) in events
    assert t.stock(GREEN) == tuple(2 - lost for lost in ways[-1])


@pytest.mark.rule("RW-DNG-05")
def test_the_whole_share_leaves_no_choice() -> None:
    """Three cubes of a share of three, all at one price."""
    t, events = struck((500, 500, 500, 500), (2, 2, 2, 0))
    assert CubesLost(GREEN, (1, 1, 1, 0)) in events
    assert not t.is_asked(ChooseLoss)


@pytest.mark.rule("RW-DNG-14")
def test_the_question_comes_once_insurance_is_settled() -> None:
    """A tile discarded leaves two cubes to lose, both of them silver or gold."""
    t = Table()
    t.state.prices[:] = LEVEL
    t.state.safety[RED] = 3
    t.state.insurance[GREEN] = 1
    t.extract(t.tile("C", 7), (4, 4, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    t.do(GREEN, UseInsurance(1))
    assert offered(t, GREEN) == [(0, 0, 0, 2), (0, 0, 1, 1), (0, 0, 2, 0)]


@pytest.mark.rule("RW-DNG-05")
def test_only_those_with_a_choice_are_asked() -> None:
    """Red is to lose four cubes, and has four that cost the most: all silver and all gold."""
    t = Table()
    t.state.management[:] = [GREEN, RED, 2, 3]
    t.state.prices[:] = LEVEL
    t.extract(t.tile("C", 7), (4, 4, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert t.game.actors == (GREEN,)
    t.do(GREEN, LoseCubes(0, 0, 2, 1))
    assert (t.stock(RED), t.stock(GREEN)) == ((2, 2, 0, 0), (2, 2, 0, 1))


@pytest.mark.rule("RW-DNG-05")
def test_it_is_asked_openly_in_management_order() -> None:
    """Red, left of Green, chooses first, for all to see; the shares are handed out when both have chosen."""
    t = Table()
    t.state.management[:] = [RED, GREEN, 2, 3]
    t.state.prices[:] = (500, 500, 500, 500)
    t.extract(t.tile("C", 7), (4, 4, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert t.game.actors == (RED,)
    assert t.do(RED, LoseCubes(2, 2, 0, 0)) == [LossChosen(RED, (2, 2, 0, 0))]
    view = t.view(GREEN).extraction
    assert view is not None
    assert view.lost == {"0": (2, 2, 0, 0)}
    events = t.do(GREEN, LoseCubes(0, 0, 1, 2))
    assert [type(event) for event in events[:3]] == [LossChosen, ShareReceived, ShareReceived]
    assert (t.stock(RED), t.stock(GREEN)) == ((0, 0, 2, 2), (2, 2, 1, 0))


@pytest.mark.rule("RW-DNG-05", "RW-DNG-07", "RW-DNG-14")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (LoseCubes(0, 0, 1, 1), LossExactly("RW-DNG-14", 3)),
        (LoseCubes(0, 0, 0, 3), CubesMissing("RW-DNG-07", (0, 0, 0, 1))),
        (LoseCubes(1, 0, 1, 1), OnlyTheDearest("RW-DNG-05", (0, 0, 2, 2))),
        (LoseCubes(0, 0, 4, -1), BelowZero("RW-DNG-05")),
    ],
)
def test_other_losses_are_refused(wrong: LoseCubes, why: object) -> None:
    """Another number, cubes of others, cheaper ones, or less than none."""
    t, _ = struck(LEVEL)
    assert refused(t, wrong).why == why
    assert refused(t, Pass()).clause == "RW-DNG-05"


@pytest.mark.rule("RW-DNG-05")
def test_the_dearer_ones_are_lost_in_any_case() -> None:
    """Two gold go, and then zinc or copper: not two of these."""
    t, _ = struck((600, 600, 500, 800))
    assert refused(t, LoseCubes(1, 1, 0, 1)).why == DearestFirst("RW-DNG-05", (0, 0, 0, 2))


def refused(t: Table, action: Any) -> IllegalAction:
    """What Green is told."""
    with pytest.raises(IllegalAction) as caught:
        t.game.apply(GREEN, action)
    return caught.value


def test_version_1_takes_gold_first() -> None:
    """Its games know no such question: gold, silver, copper, zinc."""
    t, events = struck((500, 500, 500, 500), rules_version=1)
    assert CubesLost(GREEN, (0, 0, 1, 2)) in events
    assert not t.is_asked(ChooseLoss)
