"""The toy game among the real ones."""

from __future__ import annotations

import pytest

from rockworker import registry
from rockworker.engine.game import Game
from rockworker.registry import GamePackage
from tests.engine.pebbles import DEFINITION


@pytest.fixture
def game() -> Game:
    """Pebbles for three players."""
    return Game(DEFINITION, DEFINITION.header(players=3, seed=7))


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """`rockworker.new` and `rockworker.load` know Pebbles."""
    monkeypatch.setitem(registry._REGISTERED, "pebbles", GamePackage(DEFINITION))
