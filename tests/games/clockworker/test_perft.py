"""Counts of decisions for fixed openings: any change in what is offered shows."""

from __future__ import annotations

import pytest

from rockworker.core.game import Game
from rockworker.core.offers import enumerate_all
from tests.games.clockworker.play import new_game


def perft(game: Game, depth: int) -> int:
    """How many ways there are to take so many steps."""
    if depth == 0 or game.is_over:
        return 1
    player = game.actors[0]
    count = 0
    for action in enumerate_all(game.offers(player)):
        twin = game.copy()
        twin.apply(player, action)
        count += perft(twin, depth - 1)
    return count


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [(2, 1, []), (3, 1, []), (4, 1, [])],
)
def test_counts(players: int, seed: int, counts: list[int]) -> None:
    """The number of different openings of 1, 2, 3 and 4 steps."""
    game = new_game(players, seed)
    assert [perft(game, depth) for depth in range(1, 5)] == counts
