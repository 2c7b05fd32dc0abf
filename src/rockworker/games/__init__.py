"""The games. Each is a folder with a `Definition`; nothing else is needed to add one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from rockworker.core.definition import Definition
from rockworker.core.errors import UnknownGame

_GAMES = {"rockwell": "rockworker.games.rockwell.definition", "clockworker": "rockworker.games.clockworker.definition"}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


@cache
def _load(name: str) -> Definition[Any, Any]:
    definition: Definition[Any, Any] = import_module(_GAMES[name]).DEFINITION
    return definition


def definition_of(name: str) -> Definition[Any, Any]:
    """A game by its name."""
    if name not in _GAMES:
        raise UnknownGame(game=str(name), known=", ".join(_GAMES))
    return _load(name)
