"""The inside of a game, for code that knows its rules: a game's own bots, servers, tools, tests.

`game.play` gives a copy of it to anybody. This is the thing itself, without the cost of a copy: what changes it,
changes the game."""

from __future__ import annotations

from typing import Any

from rockworker.engine.frames import Play
from rockworker.engine.game import Game


def inside(game: Game) -> Play[Any, Any]:
    """The rules and the state that a game plays with."""
    return game._play
