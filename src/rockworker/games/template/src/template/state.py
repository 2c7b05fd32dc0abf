"""What is fixed before the deal (options, rules) and what changes afterwards (the state): plain data, all of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from rockworker.engine.frames import Play, State


class Options(msgspec.Struct, frozen=True):
    """What players may agree on before the game."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = 3
    open_fists: bool = False


class Rules(msgspec.Struct, frozen=True):
    """Everything that is fixed before the deal."""

    players: int
    options: Options
    coins: int = 5


class GameState(State):
    """Coins, fists and the bag. The base class adds the RNG and the stack of frames."""

    bag: list[int]
    """The next pebble last."""
    coins: list[int]
    fists: list[list[int]]
    spent: int = 0


GamePlay = Play[Rules, GameState]
