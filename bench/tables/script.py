"""Writes a whole game of Rockwell by players who choose at random, and one position of it: `python script.py FOLDER`.

Each release plays by rules of its own, so each writes its own script: this program runs in any of them."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import rockworker

SEED = 7
HALF_WAY = 300
ENGINE = "rockworker.engine" if find_spec("rockworker.engine") else "rockworker.core"  # as release 0.1 calls it
CHANCE = f"{ENGINE}.chance" if ENGINE == "rockworker.engine" else f"{ENGINE}.rng"


def main(folder: Path) -> None:
    """Plays, and notes on the way what everybody sees."""
    chance = import_module(CHANCE).Rng(SEED)
    sample = import_module(f"{ENGINE}.offers").sample
    views: dict[str, Any] = {}

    def choose(game: Any, player: int) -> Any:
        if game.version == HALF_WAY:
            views.update({f"{viewer}": game.view(viewer) for viewer in (None, *range(4))})
        return sample(game.offers(player), chance.below)

    game = rockworker.new("rockwell", players=4, seed=SEED)
    import_module(f"{ENGINE}.game").play_out(game, choose)
    script = {"seed": f"{SEED:x}", "moves": [*game.log]}
    (folder / "script.json").write_bytes(msgspec.json.encode(script))
    (folder / "views.json").write_bytes(msgspec.json.encode(views))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
