"""Which golden games of Rockwell are played."""

from __future__ import annotations

from rockworker.engine.game import Game
from tests.games.rockwell.properties.worlds import World, steps

WORLDS = {
    "two-players": World(2, seed=7, chance=7),
    "three-players": World(3, seed=4, chance=4, options=("active_first", "danger_on_remainder", "rank_zero")),
    "four-players": World(4, seed=9, chance=9),
    "four-rich-players": World(4, seed=1, chance=5, options=("open_stocks",), rich=True),
}


def play(name: str) -> Game:
    """Plays one of the golden games."""
    game = WORLDS[name].deal()
    for _ in steps(game, WORLDS[name].choices()):
        pass
    return game
