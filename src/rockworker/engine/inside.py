"""The inside of a game, for code that knows its rules: a game's own bots, servers, tools, tests.

What changes it, changes the game, and its rules are those of all games like it. To look at a state and change it at
will, take the inside of a copy: `inside(game.copy()).state`."""

from __future__ import annotations

from typing import Any

from rockworker.engine.frames import Play
from rockworker.engine.game import Game


def inside(game: Game) -> Play[Any, Any]:
    """The rules and the state that a game plays with."""
    return game._play
