"""RW-ORD: Phase I, step 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from rockworker.games.rockwell.events import ControlOrdered
from rockworker.games.rockwell.frames.turn import offer_insurance
from tests.games.rockwell.moves import asked, idle, insure, only, play_idly, seen
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table


def ordered(before: Sequence[int], slots: Mapping[int, int]) -> Table:
    """The drilling order is set, with this order before it and these slots of Board I (from 1)."""
    t = Table(len(before))
    t.state.control = list(before)
    t.vice_presidents({player: [number - 1] for player, number in slots.items()})
    events = insure(t.start_step(offer_insurance), {})
    assert only(events, ControlOrdered).order == seen(t).control
    return t


@pytest.mark.rule("RW-ORD-01", "RW-ORD-02")
@pytest.mark.parametrize(
    ("before", "slots", "after"),
    [
        ((RED, GREEN, PURPLE, WHITE), {}, (RED, GREEN, PURPLE, WHITE)),
        ((RED, GREEN, PURPLE, WHITE), {WHITE: 1}, (WHITE, RED, GREEN, PURPLE)),
        ((RED, GREEN, PURPLE, WHITE), {WHITE: 4}, (WHITE, RED, GREEN, PURPLE)),
        ((RED, GREEN, PURPLE, WHITE), {GREEN: 3, WHITE: 2}, (WHITE, GREEN, RED, PURPLE)),
        ((WHITE, PURPLE, GREEN, RED), {GREEN: 1, PURPLE: 4}, (GREEN, PURPLE, WHITE, RED)),
        ((WHITE, PURPLE, GREEN, RED), {RED: 4, GREEN: 3, PURPLE: 2, WHITE: 1}, (WHITE, PURPLE, GREEN, RED)),
        ((WHITE, PURPLE, GREEN, RED), {RED: 1, GREEN: 2, PURPLE: 3, WHITE: 4}, (RED, GREEN, PURPLE, WHITE)),
        ((PURPLE, RED, GREEN), {GREEN: 2}, (GREEN, PURPLE, RED)),
        ((RED, GREEN), {GREEN: 4}, (GREEN, RED)),
        ((GREEN, RED), {}, (GREEN, RED)),
    ],
)
def test_vice_presidents_on_board_i_go_first_from_left_to_right(
    before: Sequence[int], slots: Mapping[int, int], after: Sequence[int]
) -> None:
    """The others are shifted to the right and keep their order."""
    assert seen(ordered(before, slots)).control == tuple(after)


@pytest.mark.rule("RW-ORD-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_holds_for_all_four_rounds(players: int) -> None:
    """The last one in the old order takes slot 1 and goes first in each round."""
    before = list(range(players))
    t = ordered(before, {players - 1: 1})
    turns = []
    while asked(t).startswith("drilling"):
        (player,) = t.game.actors
        turns.append(player)
        t.do(player, idle(t.game, player))
        if asked(t) == "ai-move":
            t.do(t.game.actors[0], idle(t.game, t.game.actors[0]))
    assert turns == [players - 1, *before[:-1]] * 4


@pytest.mark.rule("RW-ORD-04")
def test_the_order_is_where_the_next_turn_starts_from() -> None:
    """White goes first in one turn; in the next, Purple comes to the front and White is second."""
    t = ordered((RED, GREEN, PURPLE, WHITE), {WHITE: 2})
    assert seen(t).control == (WHITE, RED, GREEN, PURPLE)
    turn = seen(t).turn
    play_idly(t, lambda t: seen(t).turn > turn and asked(t) == "auction")
    assert seen(t).control == (WHITE, RED, GREEN, PURPLE)
    t.vice_presidents({PURPLE: [3]})
    insure(t.start_step(offer_insurance), {})
    assert seen(t).control == (PURPLE, WHITE, RED, GREEN)
