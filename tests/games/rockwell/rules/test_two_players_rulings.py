"""Rulings on the game for two: AI's crews in extractions."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import Bribe, Drill
from rockworker.games.rockwell.board import CENTRE, neighbours
from rockworker.games.rockwell.events import (
    BootyShared,
    CardKept,
    CardRemoved,
    CubesReturned,
    EndConditionMet,
    RemainderReceived,
    ShareReceived,
    TileDrilled,
)
from rockworker.games.rockwell.frames.drilling import DrillingRounds
from rockworker.games.rockwell.frames.extraction import Threshold
from rockworker.games.rockwell.frames.turn import drill, put_back
from rockworker.games.rockwell.modules.two_players.records import AiMoved, MoveAi, RaiseAi
from tests.games.rockwell.rules.test_two_players import AI, ai_moves, ai_on, choices, duel, moved
from tests.games.rockwell.table import GREEN, RED, crew, place


def test_ai_takes_a_share_that_goes_to_the_supply() -> None:
    """Three sharers of 3 3 3 3: each gets 1 1 1 1, AI's part stays in the supply (AMB-51)."""
    t = duel()
    tile = t.tile("C", 7)
    t.put(AI, 0, tile, power=1)
    events = t.extract(tile, (3, 3, 3, 3), {RED: 4, GREEN: 2}, trigger=RED)
    assert t.gained(events, BootyShared)[0].sharers == (RED, GREEN, AI)
    assert [event.player for event in t.gained(events, ShareReceived)] == [RED, GREEN]
    assert t.gained(events, CubesReturned) == [CubesReturned((1, 1, 1, 1))]
    assert t.stock(RED) == t.stock(GREEN) == (1, 1, 1, 1)


@pytest.mark.parametrize("danger", [False, True])
def test_ai_the_strongest_keeps_the_remainder_from_the_players(danger: bool) -> None:
    """AI 4 against Red 3: share and remainder go to the supply; the card is Red's; danger spares AI (AMB-52)."""
    t = duel()
    tile = t.tile("C", 7)
    t.put(AI, 0, tile, power=4)
    events = t.extract(tile, (3, 0, 0, 1), {RED: 3}, trigger=RED, danger=danger)
    assert not t.gained(events, RemainderReceived)
    assert t.gained(events, CubesReturned) == [CubesReturned((2, 0, 0, 1))]
    assert t.gained(events, CardKept) == [CardKept(RED, 1)]
    assert t.stock(RED) == ((0, 0, 0, 0) if danger else (1, 0, 0, 0))


def test_ai_as_trigger_takes_ties_and_nobody_keeps_the_card() -> None:
    """AI moves in and tips the tile: Red and Green tie, AI breaks it, all of it goes to the supply (AMB-52, AMB-53)."""
    t = duel()
    tile = t.tile("A", 3)
    t.next_card(tile, (5, 0, 0, 0))
    t.empty_stocks()
    t.put(RED, 0, tile)
    t.put(GREEN, 0, tile)
    ai_on(t, ("E1", 1), ("E2", 1), ("E3", 1), ("E4", 1))
    t.put(AI, tile // 2, f"E{tile // 2 + 1}", power=2)
    ai_moves(t)
    events = inside(t.game).take_events()
    assert t.gained(events, AiMoved)[0].to == tile
    assert t.gained(events, TileDrilled)[0].trigger == AI
    assert not t.gained(events, RemainderReceived)
    assert t.gained(events, CubesReturned) == [CubesReturned((3, 0, 0, 0))]
    assert t.gained(events, CardRemoved) == [CardRemoved(tile)]
    assert t.state.cards == [0, 0]
    assert t.stock(RED) == t.stock(GREEN) == (1, 0, 0, 0)


def test_with_only_drilled_neighbours_all_of_them_are_tied() -> None:
    """AI on D: four revealed neighbours to choose from, never the centre (AMB-55)."""
    t = duel()
    ai_on(t, ("D4", 2), ("D1", 1), ("D7", 1), ("C1", 1))
    near = neighbours(place("D4"))
    t.reveal(*near)
    ai_moves(t)
    assert choices(t) == {(crew(AI), tile) for tile in near}
    t.refused(GREEN, MoveAi(crew(AI), CENTRE), "RW-2P-13")


def test_an_undrilled_neighbour_beats_any_drilled_one() -> None:
    """Five revealed neighbours and one undrilled: there it goes (AMB-55)."""
    t = duel()
    ai_on(t, ("C4", 2), ("D1", 1), ("D7", 1), ("C1", 1))
    *drilled, undrilled = neighbours(place("C4"))
    t.reveal(*drilled)
    ai_moves(t)
    assert moved(t).to == undrilled


def test_ais_crews_can_be_bribed() -> None:
    """They are opposing crews like others (AMB-57)."""
    t = duel()
    t.vice_presidents({RED: [0]})
    red = t.put(RED, 0, "B4")
    ai = t.put(AI, 1, "B5")
    t.drilling_turn(RED).do(RED, Drill(red, place("B4")))
    t.do(RED, Bribe(ai, place("B4")))
    assert t.state.crew_at[ai] == place("B4")
    assert t.state.bribery_tiles == 2


def test_the_upgrade_may_extract_and_even_end_the_game() -> None:
    """AI is the trigger: the card leaves the game; Red's share completes the sixth achievement (AMB-56, AMB-53)."""
    t = duel()
    tile = t.tile("A", 3)
    t.next_card(tile, (0, 0, 20, 0))
    t.empty_stocks()
    ai_on(t, ("E1", 1), ("E2", 1), ("E3", 1))
    t.put(AI, 3, tile)
    t.put(RED, 0, tile)
    t.state.achievements[RED] = 0b111000011
    for number in (0, 1, 6, 7, 8):
        t.state.achievement_piles[number] = 1
    t.state.achievement_prestige[RED] = 26
    t.start_step(put_back)
    inside(t.game).take_events()
    events = t.do(RED, RaiseAi(crew(AI, 3)))
    assert t.gained(events, TileDrilled)[0].trigger == AI
    assert t.gained(events, CardRemoved) == [CardRemoved(tile)]
    assert t.gained(events, EndConditionMet) == [EndConditionMet("achievements")]
    assert t.game.is_over


def test_nobody_chooses_for_ai_which_tile_is_drilled_first() -> None:
    """Two tiles are ready by AI's doing: no player is asked, and the outer one is drilled first (AMB-56)."""
    t = duel()
    outer, inner = t.tile("B", 5), t.tile("C", 7)
    t.put(AI, 0, outer, power=4)
    t.put(AI, 1, outer, power=1)
    t.put(AI, 2, inner, power=4)
    t.put(AI, 3, inner, power=3)
    t.go_to(drill, DrillingRounds(1, 1), Threshold(1 << outer | 1 << inner, AI, crew(AI)))
    drilled = t.gained(inside(t.game).take_events(), TileDrilled)
    assert [event.tile for event in drilled] == [outer, inner]
