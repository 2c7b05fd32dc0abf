"""Many games of bots, as a library."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from rockworker.engine.errors import UnknownBot
from rockworker.play import simulate, simulation
from rockworker.registry import definition_of


def test_the_example_in_the_documentation() -> None:
    """What the module's docstring shows is what happens."""
    tried = doctest.testmod(simulation)
    assert tried.attempted
    assert not tried.failed


def test_each_game_can_be_dealt_again() -> None:
    """The seeds of the games are kept, and differ."""
    played = simulate("rockwell", "random", players=2, games=3, seed=5).played
    assert len({one.seed for one in played}) == 3


def test_a_bot_for_each_seat() -> None:
    """Sequences name seats; a single name takes as many seats as the game has."""
    both = simulate("rockwell", ["greedy", "random"], games=1)
    assert both.plan.bots == ("greedy", "random")
    assert simulate("rockwell", games=1).plan.bots == ("random",) * 4
    with pytest.raises(ValueError, match="3 players, 2 bots"):
        simulate("rockwell", ["random", "random"], players=3)
    with pytest.raises(UnknownBot):
        simulate("rockwell", "genius")


def test_summing_up_deals_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The summary needs the rules only."""
    played = simulate("clockworker", players=2, games=1)

    def deal(*arguments: Any) -> None:
        raise AssertionError("a game is dealt")

    monkeypatch.setattr(type(definition_of("clockworker")), "deal", deal)
    assert played.summary()["games"] == 1
