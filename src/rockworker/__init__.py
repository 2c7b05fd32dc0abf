"""Rockworker: play Rockwell and Clockworker, and let programs play them.

An unofficial fan project, not affiliated with the publishers. See `new` and `load`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rockworker.engine.definition import Score
from rockworker.engine.errors import (
    ActionRefused,
    BadSave,
    GameIsOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    RockworkerError,
)
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, Offer
from rockworker.engine.saves import Save
from rockworker.registry import definition_of, game_names

__version__ = "0.1.0"


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    rules_version: int | None = None,
) -> Game:
    """Deals a game, for as many players as it takes and under the newest rules unless told otherwise.

    The same arguments, rules version included, give the same game anywhere."""
    definition = definition_of(game)
    count = definition.most_players if players is None else players
    return Game(definition, definition.header(count, seed, modules, options, components, rules_version))


def load(text: str | bytes) -> Game:
    """A saved game, taken up where it was left and under the rules that it was begun with. Every move is checked."""
    save = Save.parse(text)
    return Game.restore(definition_of(save.header.game), save)


__all__ = [
    "Action",
    "ActionRefused",
    "BadSave",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "MalformedAction",
    "NotYourTurn",
    "Offer",
    "RockworkerError",
    "Score",
    "game_names",
    "load",
    "new",
]
