"""Parameters of bots, by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rockworker.bots.parameters import parameters_of, split_parameters
from rockworker.engine.errors import BadBotParameter, UnknownBot
from rockworker.registry import make_bot

TUNED = """
from rockworker.bots.random import RandomBot

class Tuned(RandomBot):
    def __init__(self, seed: int = 0, depth: int = 1, bold: bool = False, pace: float = 1.0, plan: object = None):
        super().__init__(seed)
        self.depth, self.bold, self.pace = depth, bold, pace
"""


@pytest.fixture
def tuned(tmp_path: Path) -> str:
    """A bot with parameters, in a file."""
    (tmp_path / "tuned.py").write_text(TUNED)
    return f"{tmp_path / 'tuned.py'}:Tuned"


def test_parameters_are_what_has_an_equals_sign_behind_a_colon() -> None:
    """Files and classes stay what they are."""
    assert split_parameters("search:seconds=0.2:keep=3") == ("search", {"seconds": "0.2", "keep": "3"})
    assert split_parameters("a=b.py:Tiny") == ("a=b.py:Tiny", {})


def test_values_are_read_as_annotated(tuned: str) -> None:
    """Whole numbers, truth values, numbers."""
    bot = make_bot(f"{tuned}:depth=3:bold=yes:pace=0.5", "rockwell", 7)
    assert [getattr(bot, name) for name in ("depth", "bold", "pace")] == [3, True, 0.5]


@pytest.mark.parametrize("wrong", ["speed=1", "depth=x", "bold=1", "plan=1", "seed=1"])
def test_what_a_bot_does_not_take_is_refused(tuned: str, wrong: str) -> None:
    """With the parameters that there are."""
    with pytest.raises(BadBotParameter, match=r"depth \(int\), bold \(bool\), pace \(float\)"):
        make_bot(f"{tuned}:{wrong}", "rockwell")


ABSURD = {
    "search:keep=0": "at least 1",
    "search:keep=-3": "at least 1",
    "search:rollouts=-5": "at least 0",
    "search:seconds=-1": "at least 0",
    "search:seconds=inf": "finite",
    "search:seconds=nan": "finite",
    "director:seconds=-inf": "finite",
    "greedy:answered=-4": "at least 0",
    "plain-search:keep=0": "at least 1",
}


@pytest.mark.parametrize(("name", "why"), ABSURD.items())
def test_absurd_numbers_are_refused(name: str, why: str) -> None:
    """With them a search would fail, never end, or do something that nobody has asked for."""
    _, parameter, _ = re.split("[:=]", name)
    with pytest.raises(BadBotParameter, match=f"{parameter} must be .*{why}") as refused:
        make_bot(name, "clockworker")
    assert len({refused.value.text(language) for language in ("en", "fr", "de")}) == 3


def test_numbers_of_ones_own(tuned: str, tmp_path: Path) -> None:
    """Whole numbers count something, others may be anything finite; a class says otherwise, for its subclasses, too."""
    with pytest.raises(BadBotParameter, match="depth must be at least 0"):
        make_bot(f"{tuned}:depth=-1", "rockwell")
    assert vars(make_bot(f"{tuned}:pace=-0.5", "rockwell"))["pace"] == -0.5
    own = TUNED.replace("(RandomBot):", '(RandomBot):\n    least_values = {"depth": -2, "pace": 0.25}')
    (tmp_path / "own.py").write_text(f"{own}\nclass Child(Tuned):\n    pass\n")
    child = f"{tmp_path / 'own.py'}:Child"
    assert vars(make_bot(f"{child}:depth=-2", "rockwell"))["depth"] == -2
    with pytest.raises(BadBotParameter, match=r"pace must be at least 0\.25"):
        make_bot(f"{child}:pace=0.2", "rockwell")


@pytest.mark.parametrize("name", ["search:rollouts=0:seconds=0", "search:keep=1", "greedy:answered=0:rounds=0"])
def test_nothing_is_a_number_too(name: str) -> None:
    """No rollouts or no seconds: as many as usual."""
    make_bot(name, "clockworker")


def test_bots_without_parameters_say_so() -> None:
    """The random bot has none; a bot that does not exist has no parameters either."""
    assert not parameters_of(type(make_bot("random", "rockwell")))
    with pytest.raises(BadBotParameter, match="none"):
        make_bot("random:depth=1", "rockwell")
    with pytest.raises(UnknownBot):
        make_bot("genius:depth=1", "rockwell")
