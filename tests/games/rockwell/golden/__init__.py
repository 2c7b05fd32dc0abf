"""Which golden games of Rockwell are played."""

from __future__ import annotations

from rockworker.engine.game import Game
from rockworker.games.rockwell.definition import DEFINITION
from tests.games.rockwell.properties.worlds import World, steps

ALL = DEFINITION.module_names
WORLDS = {
    "two-players": World(2, seed=7, chance=7, version=1),
    "three-players": World(
        3, seed=4, chance=4, options=("active_first", "danger_on_remainder", "rank_zero"), version=1
    ),
    "four-players": World(4, seed=9, chance=9, version=1),
    "four-rich-players": World(4, seed=1, chance=5, options=("open_stocks",), rich=True, version=1),
    "version-2-two-players": World(2, seed=7, chance=7, version=2),
    "version-2-three-players": World(3, seed=4, chance=4, options=("active_first", "rank_zero"), version=2),
    "version-2-four-players": World(4, seed=9, chance=9, options=("entrance_crews_improve",), version=2),
    "version-2-two-players-and-all": World(2, seed=1, chance=1, modules=ALL, rich=True, version=2),
    "version-2-three-players-and-all": World(3, seed=5, chance=5, modules=ALL, rich=True, version=2),
    "version-2-four-players-and-all": World(4, 2, 2, ("active_first", "danger_on_remainder"), ALL, True, version=2),
}
"""Games of every version of the rules: those of an older one go on as they always went."""


def play(name: str) -> Game:
    """Plays one of the golden games."""
    game = WORLDS[name].deal()
    for _ in steps(game, WORLDS[name].choices()):
        pass
    return game
