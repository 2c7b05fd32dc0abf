"""Many games of bots, as a library."""

from __future__ import annotations

import doctest
from contextlib import closing
from itertools import islice
from typing import Any

import pytest

from rockworker.engine.errors import BadOption, UnknownBot
from rockworker.play import count, simulate, simulation, totals
from rockworker.play.simulation import Plan, run
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
    with pytest.raises(BadOption, match="2 instead of 3"):
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


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_come_as_they_end(jobs: int) -> None:
    """A plan of a billion games is begun at once: neither its seeds nor its results are kept."""
    definition = definition_of("clockworker")
    plan = Plan(definition.header(2, 1, (), {"round_limit": 2}), ("random", "random"), 10**9)
    with closing(run(plan, jobs)) as games:
        first = list(islice(games, 3))
    few = simulate("clockworker", players=2, games=3, seed=1, options={"round_limit": 2})
    assert first == list(few.played)


def test_counting_keeps_no_game() -> None:
    """And tells the same as games that were kept."""
    arguments: dict[str, Any] = {"players": 3, "games": 7, "seed": 2, "options": {"round_limit": 6}}
    kept = simulate("clockworker", ["greedy", "random", "random"], **arguments)
    counted = count("clockworker", ["greedy", "random", "random"], **arguments, jobs=2)
    assert counted.summary() == kept.summary()


def test_records_are_kept_of_so_many_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores and wins are counted of all."""
    monkeypatch.setattr(totals, "MOST_RECORDS", 2)
    counted = count("clockworker", games=5, players=2, options={"round_limit": 3})
    assert (len(counted.records), counted.summary()["games"]) == (2, 5)
