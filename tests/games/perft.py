"""Counting the ways in which a position can go on, as chess programs do to guard their move generators."""

from __future__ import annotations

from rockworker.engine.game import Game
from rockworker.engine.offers import enumerate_all, size


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` actions there are (sealed choices arrive in the order of the seats)."""
    player = game.actors[0]
    offers = game.offers(player)
    if depth == 1:
        return size(offers)
    total = 0
    for action in enumerate_all(offers):
        twin = game.copy()
        twin.apply(player, action)
        total += perft(twin, depth - 1)
    return total
