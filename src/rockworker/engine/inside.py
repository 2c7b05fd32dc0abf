"""The inside of a game, for code that knows its rules: a game's own bots, servers, tools, tests.

What changes it, changes the game, and its rules are those of all games like it. To look at a state and change it at
will, take the inside of a copy: `inside(game.copy()).state`."""

from __future__ import annotations

from typing import Any

from rockworker.engine.frames import Play, SealedChoice
from rockworker.engine.game import Game


def inside(game: Game) -> Play[Any, Any]:
    """The rules and the state that a game plays with."""
    return game._play


def ask_again(game: Game, player: int) -> None:
    """In an imagined game, others who have sealed a choice are asked again. `imagine` deals them any choice that they
    might have made; a search has a better idea of what they do."""
    stack = game._play.state.stack
    if stack and isinstance(stack[-1], SealedChoice):
        frame = stack[-1]
        again = [other for other, choice in enumerate(frame.choices) if choice is not None and other != player]
        for other in again:
            frame.choices[other] = None
        frame.waiting = sorted([*frame.waiting, *again])
        game._settle()
