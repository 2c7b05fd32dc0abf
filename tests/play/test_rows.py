"""Games and simulations as rows of tables."""

from __future__ import annotations

import csv
import io

import pytest

import rockworker
from rockworker.play import simulate

SCALARS = (int, str, bool, float, tuple, type(None))


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_rows_of_a_game(name: str) -> None:
    """Every action and every event is a flat dict."""
    game = rockworker.new(name, players=2, seed=3, options={"round_limit": 40} if name == "clockworker" else {})
    for _ in range(40):
        game.push(game.legal_actions()[-1])
    actions, events = game.to_rows(), game.to_rows(events=True)
    assert [row["text"] for row in actions] == [game.text(action) for _, action in game.log]
    assert [row["version"] for row in actions] == list(range(1, 41))
    assert len(events) == sum(len(happened) for _, happened in game.replay())
    assert events[0]["version"] == 0
    for row in (*actions, *events):
        assert all(isinstance(value, SCALARS) for value in row.values())
        assert "type" not in row


def test_records_in_records() -> None:
    """Their fields get joined names."""
    game = rockworker.new("rockwell", players=2, seed=1)
    game.push("bid 1Z $300")
    sealed = game.to_rows(events=True)[-1]
    assert (sealed["event"], sealed["choice_type"], sealed["choice_cash"]) == ("choice-sealed", "bid", 300)


def test_rows_begin_where_the_past_begins() -> None:
    """Also for a game that was taken up from a position."""
    game = rockworker.Game.from_position(rockworker.new("rockwell", players=2).position())
    game.push("bid - $0")
    assert game.to_rows()[0]["version"] == 1


def test_rows_of_a_simulation() -> None:
    """One for each seat of each game: enough for a table of its own."""
    played = simulate("clockworker", ["greedy", "random"], games=3, seed=1, options={"round_limit": 5})
    rows = played.to_rows()
    assert [(row["game"], row["seat"]) for row in rows[:3]] == [(0, 0), (0, 1), (1, 0)]
    assert [row["bot"] for row in rows[:2]] == ["greedy", "random"]
    assert [row["score"] for row in rows[:2]] == list(played.played[0].scores)
    table = csv.DictWriter(io.StringIO(), rows[0].keys())
    table.writerows(rows)
