"""Which decisions Rockwell's search thinks about."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng
from rockworker.games.rockwell.actions import Drill
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.bots.search import ALIKE, RockwellGuide, RockwellSearch
from rockworker.registry import make_bot
from tests.games.rockwell.table import RED, Table


@pytest.mark.parametrize(("place", "inward"), [("D1", True), ("B2", False)])
def test_the_way_into_the_centre_is_thought_about(place: str, inward: bool) -> None:
    """It may end the game, so it is compared even if it looks worse than all others that are."""
    table = Table(seed=2)
    table.put(RED, 0, place)
    table.drilling_turn(RED)
    actions = RockwellGuide(Rng(1)).candidates(table.game, RED, table.game.offers(RED), 4)
    assert len(set(actions)) == 4
    assert [isinstance(action, Drill) and action.to == CENTRE for action in actions] == [False] * 3 + [inward]


@pytest.mark.parametrize(("prompt", "certain"), [("auction", False), ("market", True), ("workshop", True)])
def test_trade_is_compared_in_one_possible_game(prompt: str, certain: bool) -> None:
    """Little is unknown then, so that many actions can be compared for the same time."""
    game = rockworker.new("rockwell", players=2, seed=1)
    bots = [make_bot("greedy", "rockwell", seed) for seed in (1, 2)]
    while not (game.prompt.startswith(prompt) and len(game.legal_actions(game.actors[0])) > 12):
        player = game.actors[0]
        game.apply(player, bots[player].choose(GameSeat(game, player)))
    assert RockwellGuide(Rng(1)).is_certain(game) == certain
    assert RockwellSearch(rollouts=1).choose(GameSeat(game, game.actors[0])) in game.legal_actions(game.actors[0])


def test_waiting_costs_more_with_every_turn_of_a_long_game() -> None:
    """Nothing in a game of the usual length; in the end it is worse than any defeat."""
    table, costs = Table(seed=2), []
    for turn in (8, 13, 15, 40):
        table.state.turn = turn
        costs.append(RockwellGuide(Rng(1)).impatience(table.game))
    assert costs == pytest.approx([0.0, 0.0, 0.2, 2.7])


def test_bids_that_are_about_as_good_are_mixed() -> None:
    """So that nobody can read them: with other seeds it bids otherwise, in the same auction. Other actions are not."""
    seat = GameSeat(rockworker.new("rockwell", players=2, seed=1), 0)
    bids = {RockwellSearch(seed, rollouts=8).choose(seat) for seed in range(6)}
    assert len(bids) > 1
    guide = RockwellGuide(Rng(1))
    assert all(guide.indifference(bid) == ALIKE for bid in bids)
    assert guide.indifference(Drill(0, CENTRE)) == 0
