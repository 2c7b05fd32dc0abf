"""Which golden games of Clockworker are played."""

from __future__ import annotations

from rockworker.engine.game import Game
from rockworker.play.arena import play_match
from tests.games.clockworker.play import new_game

WORLDS: dict[str, tuple[Game, list[str]]] = {
    "two-players": (new_game(2, 7, version=1), ["random", "random"]),
    "three-players": (new_game(3, 4, {"p5_bonus": "one_unit", "recovery": "optional"}, version=1), ["random"] * 3),
    "four-players": (new_game(4, 9, version=1), ["random"] * 4),
    "four-greedy-players": (new_game(4, 1, version=1), ["greedy"] * 4),
    "two-players-version-2": (new_game(2, 103, version=2), ["random", "random"]),
    "three-players-version-2": (new_game(3, 1, {"recovery": "optional"}, version=2), ["random"] * 3),
    "four-players-version-2": (new_game(4, 8, version=2), ["random"] * 4),
    "four-greedy-players-version-2": (new_game(4, 1, version=2), ["greedy"] * 4),
}
"""Games of each version of the rules; an old version's stay as they are."""


def play(name: str) -> Game:
    """Plays one of the golden games."""
    dealt, bots = WORLDS[name]
    return play_match(dealt.copy(), bots, dealt.header.seed)
