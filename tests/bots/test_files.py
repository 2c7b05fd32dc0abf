"""Bots from a file of somebody's own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rockworker
from rockworker.bots.files import bot_in_file, is_in_a_file
from rockworker.cli import run, saves
from rockworker.engine.errors import BadBotFile
from rockworker.play import contest, simulate
from rockworker.registry import make_bot

TINY = """
from rockworker import Action, Bot, Seat
from helper_of_tiny import last


class Tiny(Bot):
    def choose(self, seat: Seat) -> Action:
        return last(seat.offers())
"""
HELPER = """
def last(offers):
    return offers[-1][-1]
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A bot in ten lines, with another file beside it."""
    (tmp_path / "helper_of_tiny.py").write_text(HELPER, "utf-8")
    return written(tmp_path / "my_bot.py", TINY)


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("suffix", [":Tiny", ""])
def test_a_bot_from_a_file(tiny: Path, suffix: str) -> None:
    """By its class, or alone in its file."""
    name = f"{tiny}{suffix}"
    assert is_in_a_file(name)
    assert type(make_bot(name, "clockworker", 3)).__name__ == "Tiny"
    game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 3}).playout([name, "random"], 1)
    assert game.is_over


def test_the_same_games_in_any_number_of_processes(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Worker processes run the file themselves."""
    found = []
    for jobs in ("1", "2"):
        command = ["simulate", "clockworker", "--bots", f"{tiny}:Tiny,random", "-n", "6", "-j", jobs, "--json"]
        assert run([*command, "-o", "round_limit=4"]) == 0
        told = json.loads(capsys.readouterr().out)
        told.pop("seconds")
        found.append(told)
    assert found[0] == found[1]
    assert found[0]["bots"].keys() == {f"{tiny}:Tiny", "random"}


BROKEN = {
    "def": ("broken", "SyntaxError"),
    "import nowhere_at_all": ("broken", "ModuleNotFoundError"),
    "1 / 0": ("broken", "ZeroDivisionError"),
    "": ("no-class", "–"),
    "Tiny = 5": ("not-a-bot", ""),
    "from rockworker import Bot\nclass Tiny(Bot):\n    pass": ("broken", "choose"),
}


@pytest.mark.parametrize(("text", "problem"), BROKEN.items())
def test_files_without_a_bot(text: str, problem: tuple[str, str], tmp_path: Path) -> None:
    """Told in words, in every language."""
    name = f"{written(tmp_path / 'wrong.py', text)}:Tiny"
    with pytest.raises(BadBotFile) as caught:
        bot_in_file(name)
    reason, words = problem
    assert caught.value.reason == reason
    assert words in caught.value.found
    assert len({caught.value.text(language) for language in ("en", "fr", "de")}) == 3


def test_which_of_several(tmp_path: Path) -> None:
    """A file with two bots needs the name of a class; bots that it only imports are not its own."""
    one = "from rockworker import Bot\nfrom rockworker.bots.random import RandomBot\nclass {}(RandomBot): pass\n"
    both = written(tmp_path / "both.py", one.format("A") + one.format("B"))
    with pytest.raises(BadBotFile, match="A, B"):
        bot_in_file(str(both))
    assert type(bot_in_file(f"{both}:B")(1)).__name__ == "B"
    assert type(bot_in_file(str(written(tmp_path / "alone.py", one.format("A"))))(1)).__name__ == "A"


FAULTY = """
from rockworker import Bot


class Faulty(Bot):
    def __init__(self, seed: int = 0, after: int = 0):
        super().__init__(seed)
        self.after = after

    def choose(self, seat):
        if self.after == 0:
            raise ValueError(f"no idea, {helper_of_faulty()}")
        self.after -= 1
        return seat.offers()[0][0]


def helper_of_faulty():
    return {}["what to do"]
"""
WHERE = {"en": ("at seat 2", "line 18"), "de": ("auf Platz 2", "Zeile 18"), "fr": ("à la place 2", "ligne 18")}


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A bot that fails in its second decision."""
    return f"{written(tmp_path / 'faulty.py', FAULTY)}:Faulty:after=1"


@pytest.mark.parametrize("language", WHERE)
@pytest.mark.parametrize(
    "command",
    [
        ["arena", "clockworker", "-n", "1", "-j", "1", "--bots"],
        ["arena", "clockworker", "-n", "1", "-j", "2", "--bots"],
        ["simulate", "clockworker", "-n", "2", "-j", "1", "--bots"],
        ["play", "clockworker", "--seed", "515151515151", "--seats"],
    ],
    ids=["arena", "arena in processes", "simulate", "play"],
)
def test_a_bot_that_fails(faulty: str, command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line that names the bot, its seat, the game, and what is wrong in the author's own code."""
    assert run([*command, f"random,{faulty}", "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    file = faulty.partition(".py")[0]
    for word in (faulty, "KeyError: 'what to do'", f"{file}.py", *WHERE[language]):
        assert word in told
    assert re.search(r" \d{12,}", told)


def test_for_programs_its_exception_stays_what_it_is(faulty: str) -> None:
    """Here and in other processes."""
    game = rockworker.new("clockworker", players=2)
    with pytest.raises(KeyError, match="what to do"):
        game.playout(["random", faulty])
    for jobs in (1, 2):
        with pytest.raises(KeyError, match="what to do"):
            contest("clockworker", ["random", faulty], deals=1, jobs=jobs)


STUBBORN = """
from rockworker import Bot


class Full(Bot):
    def __init__(self, seed: int = 0) -> None:
        raise OSError("no room to think")

    def choose(self, seat):
        raise NotImplementedError


class Odd(Exception):
    def __init__(self, one, other):
        super().__init__(f"{one} and {other}")


class Mistaken(Bot):
    def choose(self, seat):
        raise Odd("this", "that")
"""


@pytest.mark.parametrize(
    "command",
    [
        ["play", "clockworker", "--seats"],
        ["simulate", "clockworker", "-n", "1", "-j", "1", "--bots"],
        ["arena", "clockworker", "-n", "1", "-j", "2", "--bots"],
    ],
)
def test_a_bot_that_fails_to_begin_is_named(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By whom, where it would sit, and where to mend it; in one line."""
    file = written(tmp_path / "stubborn.py", STUBBORN)
    assert run([*command, f"random,{file}:Full"]) == 2
    told = capsys.readouterr().err
    assert all(word in told for word in (f"{file}:Full”", "no room to think", "line 7"))
    assert told.count("\n") == 1


def test_exceptions_that_no_other_process_can_read_come_home(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One whose class takes more than a message used to end all processes, and nobody said which bot it was."""
    file = written(tmp_path / "stubborn.py", STUBBORN)
    for jobs in ("1", "2"):
        assert run(["simulate", "clockworker", "-n", "2", "-j", jobs, "--bots", f"{file}:Mistaken,random"]) == 2
        told = capsys.readouterr().err
        assert all(word in told for word in (f"{file}:Mistaken”", "Odd: this and that", "line 20"))
    with pytest.raises(RuntimeError, match="Odd: this and that"):
        simulate("clockworker", [f"{file}:Mistaken", "random"], games=2, jobs=2)


def test_no_file() -> None:
    """And what is no file at all is a level that nobody knows."""
    with pytest.raises(BadBotFile, match="no such file"):
        simulate("clockworker", "nowhere.py:Tiny", games=1)
    with pytest.raises(rockworker.BadRequest, match="nowhere"):
        simulate("clockworker", "nowhere:Tiny", games=1)


def test_play_takes_parameters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of bots in files and of levels, as the arena does; a saved game keeps them."""
    once = TINY.replace("helper_of_tiny", "rockworker").replace("last", "sample").replace("())", "(), lambda most: 0)")
    own = once.replace(
        "(Bot):", "(Bot):\n    def __init__(self, seed, tries: int = 1):\n        super().__init__(seed)\n"
    )
    file, save = written(tmp_path / "own.py", own), tmp_path / "game.json"
    seats = f"{file}:Tiny:tries=2,greedy:rounds=0"
    short = ["--option", "round_limit=2", "--save", str(save)]
    assert run(["play", "clockworker", "--seats", seats, *short]) == 0
    assert run(["play", "clockworker", "--load", str(save), "--seats", seats]) == 0
    assert saves.read(save)[1].seats == tuple(seats.split(","))
    saves.write(
        save, rockworker.new("clockworker", players=2, options={"round_limit": 1}), ("greedy:rounds=0", "random")
    )
    assert run(["play", "clockworker", "--load", str(save)]) == 0
    assert saves.read(save)[1].seats == ("greedy:rounds=0", "random")
    capsys.readouterr()


@pytest.mark.parametrize("wrong", ["human:tries=2", "greedy:tries=2", "genius:tries=2", "search:keep=0"])
def test_play_refuses_parameters_that_nobody_has(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    """People have none, and bots have their own."""
    assert run(["play", "clockworker", "--seats", f"random,{wrong}"]) == 2
    assert wrong in capsys.readouterr().err


def test_a_saved_game_runs_no_program(tiny: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The seating of a file is no argument: a bot out of a file must be named again."""
    path = tmp_path / "game.json"
    for bot in (f"{tiny}:Tiny", f"{tiny}:Tiny:tries=2"):
        saves.write(path, rockworker.new("clockworker", players=2), ("human", bot))
        assert run(["play", "clockworker", "--load", str(path)]) != 0
        assert "my_bot.py" in capsys.readouterr().err
