"""How Rockwell's bots look at the end of a game."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.bots.seat import GameSeat
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import Drill
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.bots.apprentice import ApprenticeBot
from rockworker.games.rockwell.bots.distances import STEPS_TO_CENTRE
from rockworker.games.rockwell.bots.ending import deliverable, end_chance
from rockworker.games.rockwell.bots.greedy import GreedyBot
from rockworker.games.rockwell.bots.shopping import best_plan, payable
from rockworker.play.arena import play_match
from rockworker.registry import definition_of
from tests.games.rockwell.table import GREEN, RED, Table, place

PRICES = (400, 600, 800, 1000)


def test_the_way_to_the_centre_is_counted_in_movements() -> None:
    """From the deepest ring one, from an entrance five."""
    assert STEPS_TO_CENTRE[CENTRE] == 0
    assert {STEPS_TO_CENTRE[place(f"D{n}")] for n in range(1, 9)} == {1}
    assert STEPS_TO_CENTRE[place("E1")] == 5


def test_the_end_is_likely_when_the_last_who_is_needed_is_near() -> None:
    """With three players two must be in the centre."""
    table = Table(players=3)
    assert end_chance(inside(table.game)) == 0
    table.put(RED, 0, CENTRE)
    table.put(GREEN, 0, place("D1"))
    assert end_chance(inside(table.game)) == pytest.approx(0.7)


def test_sales_pay_for_purchases() -> None:
    """Three zinc are missing: two gold pay for them, with two trades."""
    purse = ((3, 0, 0, 2), 0, 0, PRICES)
    assert payable((6, 0, 0, 0), 0, 2, purse)
    assert not payable((6, 0, 0, 0), 0, 1, purse)
    assert not payable((6, 0, 0, 0), 1000, 2, purse)


def test_a_resource_is_traded_once() -> None:
    """Zinc was traded already: none can be bought, and gold can't be sold twice either."""
    assert not payable((6, 0, 0, 0), 0, 4, ((3, 0, 0, 2), 5000, 0b0001, PRICES))
    assert not payable((6, 0, 0, 0), 0, 4, ((3, 0, 0, 2), 0, 0b1000, PRICES))


def test_the_best_plan_is_not_always_the_dearest_item_first() -> None:
    """Two items of 3 beat one of 4 that takes all the money."""
    items = [(4.0, (0, 0, 0, 0), 5000), (3.0, (0, 0, 0, 0), 2500), (3.0, (0, 0, 0, 0), 2500)]
    assert best_plan(items, 2, 0, ((0, 0, 0, 0), 5000, 0, PRICES)) == (6.0, (0, 0, 0, 0), 5000)


def test_without_actions_in_the_workshop_nothing_is_delivered() -> None:
    """However rich a company is."""
    table = Table(players=2)
    table.state.cash[RED] = 50_000
    assert deliverable(inside(table.game), RED) == 0


def test_games_of_bots_have_a_turn_limit() -> None:
    """The turn that is agreed on is the last, and is played to its end."""
    assert definition_of("rockwell").bot_options == {"turn_limit": 25}
    game = rockworker.new("rockwell", players=2, seed=2, options={"turn_limit": 2})
    play_match(game, ["greedy", "random"], 1)
    assert (inside(game).state.turn, inside(game).state.ending) == (2, "limit")
    game.check()


@pytest.mark.parametrize(("turn", "ends"), [(13, False), (18, True)])
def test_a_lead_that_is_safe_anyway_does_not_grow_for_ever(turn: int, ends: bool) -> None:
    """Green is in the centre, and thirty points behind: red may make more of it, but not for ever."""
    table = Table(players=2, seed=2)
    table.put(GREEN, 0, CENTRE)
    table.put(RED, 0, place("D1"))
    table.state.achievement_prestige[RED] = 30
    table.state.achievements[RED] = (1 << len(table.rules.goals)) - 1  # the centre brings nothing else
    table.state.turn = turn
    table.drilling_turn(RED)
    action = GreedyBot(1).choose(GameSeat(table.game, RED))
    assert (isinstance(action, Drill) and action.to == CENTRE) == ends


@pytest.mark.parametrize(("lead", "ends"), [(-12, False), (-4, False), (4, True), (12, True)])
def test_the_last_achievement_is_bought_by_who_wins_with_it(lead: int, ends: bool) -> None:
    """A tenth silver is red's sixth achievement, and ends the game: red buys it when ahead, and waits when behind."""
    table = Table(players=2, seed=2)
    silver = next(n for n, goal in enumerate(table.rules.goals) if goal.silver == 10)
    had = table.rules.row_3 | 0b11
    assert had.bit_count() == table.rules.ending.achievements - 1
    assert not had >> silver & 1
    table.state.achievements[RED] = had
    table.state.achievement_prestige[RED if lead > 0 else GREEN] = abs(lead)
    table.own(RED, (0, 0, 9, 0), cash=1000)
    table.state.turn = 8
    table.market({RED: 1})
    table.game.advance(RED, GreedyBot(1).choose(GameSeat(table.game, RED)))
    assert (table.state.ending == "achievements") == ends


@pytest.mark.parametrize("behind", [15, 40, 60])
def test_an_apprentice_who_is_far_behind_does_not_end_the_game(behind: int) -> None:
    """By entering the centre, where green is; however hopeless it is."""
    for seed in range(20):
        table = Table(players=2, seed=2)
        table.put(GREEN, 0, CENTRE)
        table.put(RED, 0, place("D1"))
        table.state.achievement_prestige[GREEN] = behind
        table.state.turn = 8
        table.drilling_turn(RED)
        action = ApprenticeBot(seed).choose(GameSeat(table.game, RED))
        assert not (isinstance(action, Drill) and action.to == CENTRE)
