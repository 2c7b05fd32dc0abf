"""DISC-18: with the option `active_first` the player on turn comes first, also for what pawns and booms set off."""

from __future__ import annotations

import pytest

from rockworker.engine.events import Event
from rockworker.games.rockwell.actions import Drill, RaisePower
from rockworker.games.rockwell.events import AchievementGained, CardRemoved
from rockworker.games.rockwell.frames.turn import put_back
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.two_players.records import RaiseAi
from rockworker.games.rockwell.state import BOARD_II
from tests.games.rockwell.modules.stage import (
    AI,
    INSPECTORS,
    MARKET,
    booty,
    gather,
    intersection,
    market_and_workshop,
    set_pawns,
)
from tests.games.rockwell.table import GREEN, RED, Table, crew, place

SILVERS = 2
"""The achievement of ten silver."""
CASES = [(2, True, [RED, GREEN]), (2, False, [GREEN, RED]), (1, True, [GREEN, RED])]
"""Rules version, the option, and who takes the higher tile: Green is further left in Management, Red is on turn."""


def table(module: str, version: int, active_first: bool, players: int = 4) -> Table:
    """Red and Green have nine silver each."""
    t = Table(players, modules=[module], options={"active_first": active_first}, rules_version=version)
    t.state.management[:] = [GREEN, RED, *range(2, players)]
    t.state.control[:] = [RED, GREEN, *range(2, players)]
    for player in (RED, GREEN):
        t.own(player, (0, 0, 9, 0))
    return t


def gained(t: Table, events: list[Event]) -> list[int]:
    """Who gains the achievement in these events, the higher tile first."""
    return [event.player for event in t.gained(events, AchievementGained) if event.achievement == SILVERS]


def blocked(t: Table) -> int:
    """The Superintendent blocks B2, which holds power enough of Red and Green."""
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 11))
    tile = place("B2")
    t.next_cards(tile, booty((0, 0, 2, 0)))
    gather(t, tile, {RED: 3, GREEN: 3})
    return tile


@pytest.mark.rule("RW-ACH-17", "SUP-08")
@pytest.mark.parametrize(("version", "active_first", "expected"), CASES)
def test_a_pawn_that_one_pushes(version: int, active_first: bool, expected: list[int]) -> None:
    """Red pushes the Superintendent off a tile in their own drilling turn: both get their tenth silver."""
    t = table(INSPECTORS, version, active_first)
    blocked(t)
    market_and_workshop(t, [RED], [])
    t.drilling_turn(RED)
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    assert t.gained(events, CardRemoved), "nobody has the credit"
    assert gained(t, events) == expected


@pytest.mark.rule("RW-ACH-17", "SUP-11")
@pytest.mark.parametrize(("version", "active_first", "expected"), CASES)
def test_a_pawn_that_a_card_moves(version: int, active_first: bool, expected: list[int]) -> None:
    """Red drills elsewhere; the card's symbols move the Superintendent off the tile of both."""
    t = table(INSPECTORS, version, active_first)
    blocked(t)
    far = place("A6")
    t.next_cards(far, booty((0, 0, 0, 0), symbols=(4, 1)))
    t.put(RED, 1, far, power=4)
    mover = t.put(RED, 2, "A5", power=4)
    events = t.drilling_turn(RED).do(RED, Drill(mover, far))
    assert t.gained(events, CardRemoved)
    assert gained(t, events) == expected


@pytest.mark.rule("RW-ACH-17", "FM-38")
@pytest.mark.parametrize(("version", "active_first", "expected"), CASES)
def test_a_boom_by_the_own_improvement(version: int, active_first: bool, expected: list[int]) -> None:
    """Red's improvement drills a tile in Phase III; the remainder makes silver boom, and all silver is doubled."""
    t = table(MARKET, version, active_first)
    improving(t)
    events = t.workshop({RED: 1}).do(RED, RaisePower(crew(RED)))
    assert gained(t, events) == expected


def improving(t: Table, second: int = GREEN) -> None:
    """A tile of 3 holds a crew of Red and one of another owner; silver is one notch below its maximum."""
    t.state.prices[SILVERS] = 1300
    tile = t.tile("A", 3)
    t.next_cards(tile, booty((0, 0, 3, 0)))
    gather(t, tile, {RED: 1, second: 1})


@pytest.mark.rule("RW-ACH-17", "FM-38")
def test_nobody_is_on_turn_when_ai_improves() -> None:
    """Then Management alone decides, in every version."""
    for version in (1, 2):
        t = table(MARKET, version, True, players=2)
        improving(t, AI)
        t.start_step(put_back)
        assert gained(t, t.do(GREEN, RaiseAi(crew(AI)))) == [GREEN, RED]
