"""Writes whole games of Rockwell by players who choose at random, and one position: `python script.py FOLDER GAMES`.

Each table plays a game of its own: tables that all did the same would flatter whatever is remembered. Each release
plays by rules of its own, so each writes its own script: this program runs in any of them."""

from __future__ import annotations

import itertools
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import rockworker

LEAST = 400
"""Moves of a game. Where players choose at random, some end early, and their tables would stand idle."""
HALF_WAY = 300
ENGINE = "rockworker.engine" if find_spec("rockworker.engine") else "rockworker.core"  # as release 0.1 calls it
CHANCE = f"{ENGINE}.chance" if ENGINE == "rockworker.engine" else f"{ENGINE}.rng"


def main(folder: Path, games: int) -> None:
    """Plays, and notes on the way what everybody sees half-way through one of them."""
    views: dict[str, Any] = {}
    all_games = (played(seed, views) for seed in itertools.count(1))
    script = [*itertools.islice((game for game in all_games if len(game["moves"]) >= LEAST), games)]
    (folder / "script.json").write_bytes(msgspec.json.encode(script))
    (folder / "views.json").write_bytes(msgspec.json.encode(views))


def played(seed: int, views: dict[str, Any]) -> dict[str, Any]:
    """A game, move by move."""
    chance = import_module(CHANCE).Rng(seed)
    sample = import_module(f"{ENGINE}.offers").sample

    def choose(game: Any, player: int) -> Any:
        if game.version == HALF_WAY and not views:
            views.update({f"{viewer}": game.view(viewer) for viewer in (None, *range(4))})
        return sample(game.offers(player), chance.below)

    game = rockworker.new("rockwell", players=4, seed=seed)
    import_module(f"{ENGINE}.game").play_out(game, choose)
    return {"seed": f"{seed:x}", "moves": [*game.log]}


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
