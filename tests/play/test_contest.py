"""Bots measured against each other."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path
from typing import Any

import pytest

import rockworker
from rockworker.engine.errors import BadOption, UnknownBot
from rockworker.play import contest
from rockworker.play.contest import Contest, tables
from rockworker.play.plot import rating_plot

SHORT: dict[str, Any] = {"options": {"round_limit": 4}, "seed": 3}


def played(*bots: str, **more: Any) -> Contest:
    """Short games of Clockworker."""
    return contest("clockworker", bots, **{**SHORT, **more})


def test_the_example_in_the_documentation() -> None:
    """What the module's docstring shows is what happens."""
    tried = doctest.testmod(sys.modules["rockworker.play.contest"])
    assert tried.attempted
    assert not tried.failed


def test_every_bot_takes_every_seat() -> None:
    """Two at two seats: both ways. One against three: four ways."""
    assert tables(["a", "b"], 2) == (("a", "b"), ("b", "a"))
    one_against_three = tables(["a", "b", "b", "b"], 4)
    assert sorted(table.index("a") for table in one_against_three) == [0, 1, 2, 3]


def test_more_bots_than_seats_meet_in_turn() -> None:
    """Every two of three bots, both ways."""
    assert len(tables(["a", "b", "c"], 2)) == 6


def test_all_play_the_same_deals() -> None:
    """The seed of a deal is the same at every table, another for the next deal."""
    bouts = played("greedy", "random", deals=2).bouts
    assert [bout.seed for bout in bouts[:2]] == [bouts[0].seed] * 2
    assert bouts[2].seed != bouts[0].seed


def test_equal_bots_are_rated_alike() -> None:
    """The same games under two names from both seats: half of the points each."""
    result = played("random", "tests/play/twin.py", deals=4)
    first, second = result.standings()
    assert first.wins.value + second.wins.value == pytest.approx(1)
    assert first.rating is not None
    assert first.rating.value == 1000


def test_the_same_contest_in_several_processes() -> None:
    """Only times differ."""
    here, spread = played("greedy", "random", deals=2), played("greedy", "random", deals=2, jobs=2)
    assert [(b.bots, b.scores) for b in here.bouts] == [(b.bots, b.scores) for b in spread.bouts]


def test_decisions_are_timed() -> None:
    """The mean is no more than the most, and something was decided."""
    for standing in played("greedy", "random", deals=1).standings():
        assert 0 < standing.milliseconds <= standing.slowest
        assert standing.games == 2


def test_games_are_saved_on_request(tmp_path: Path) -> None:
    """Each can be loaded, and leads to the scores that were told."""
    result = played("greedy", "random", deals=1, folder=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    totals = [tuple(score.total for score in rockworker.load(file.read_text()).scores) for file in files]
    assert totals == [bout.scores for bout in result.bouts]


def test_what_a_game_counts_by_seat_is_told_by_bot() -> None:
    """Rockwell tells what is left over."""
    greedy, _ = contest("rockwell", ["greedy", "random"], deals=1).standings()
    assert greedy.by_seat["unspent"] > 0


def test_seats_that_nobody_takes_are_refused() -> None:
    """A name must be repeated for that; unknown bots are refused before the first game."""
    with pytest.raises(BadOption, match="2 instead of 3"):
        played("random", "greedy", players=3)
    with pytest.raises(UnknownBot):
        played("random", "genius")


def test_the_plot_is_a_picture_with_all_bots() -> None:
    """The strongest stands on top; it has a title and a description."""
    svg = rating_plot(played("random", "greedy", deals=3).standings(), "A title", "About it")
    assert svg.startswith("<svg")
    assert svg.index(">greedy<") < svg.index(">random<")
    assert "<title>A title</title><desc>About it</desc>" in svg
