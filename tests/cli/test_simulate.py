"""Many games of bots, summed up."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor
from io import StringIO
from pathlib import Path
from subprocess import PIPE
from typing import Any

import msgspec
import pytest
from rich.console import Console

from rockworker.cli import run
from rockworker.cli import simulate as command
from rockworker.play import simulation
from rockworker.play.simulation import Played
from rockworker.play.statistics import Record
from rockworker.play.totals import Totals, wins_of
from rockworker.registry import definition_of
from tests.cli import driver

DRILLED = {"en": "extractions: ", "fr": "extractions\u00a0: ", "de": "Förderungen: "}
KEYS = {
    "game", "players", "modules", "options", "seed", "games", "steps", "turns", "seats", "bots", "endings",
    "statistics", "invariants", "seconds",
}  # fmt: skip


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The summary of `simulate rockwell --json`."""
    assert run(["simulate", "rockwell", "--json", "--games", "4", *arguments]) == 0
    result: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return result


def test_the_summary_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    """All that the issue asks for is in the JSON, and the numbers agree with each other."""
    result = simulated(capsys, "--players", "3", "--bots", "random", "--seed", "1")
    assert set(result) == KEYS
    assert (result["game"], result["players"], result["games"]) == ("rockwell", 3, 4)
    assert [seat["seat"] for seat in result["seats"]] == [1, 2, 3]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(4, abs=0.01)
    assert result["bots"]["random"]["seats"] == 3
    assert sum(result["endings"].values()) == 4
    assert set(result["endings"]) <= {"centre", "achievements", "limit"}
    for key in ("steps", "turns"):
        assert 0 < result[key]["min"] <= result[key]["mean"] <= result[key]["max"]
    assert set(result["statistics"]) == {"achievements", "slots", "deliveries", "per_game", "bid", "unspent"}
    assert len(result["statistics"]["achievements"]) == 9
    assert all(0 <= rate <= 1 for rate in result["statistics"]["slots"].values())


def test_the_same_arguments_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Also in several processes, and with another hash seed; only the seconds differ."""
    arguments = ("--players", "2", "--seed", "7")
    here = simulated(capsys, *arguments)
    spread = simulated(capsys, *arguments, "--jobs", "2")
    elsewhere = msgspec.json.decode(
        driver.run("simulate", "rockwell", "--json", "--games", "4", *arguments).stdout, type=dict[str, Any]
    )
    for result in (here, spread, elsewhere):
        del result["seconds"]
    assert here == spread == elsewhere
    other = simulated(capsys, "--players", "2", "--seed", "8")
    assert other["steps"] != here["steps"]


def test_modules_and_options_are_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    """`--modules ALL` means all of them; options arrive in the game."""
    result = simulated(capsys, "--players", "2", "--modules", "ALL", "--option", "open-stocks=true")
    assert tuple(result["modules"]) == definition_of("rockwell").module_names
    assert result["options"] == {"open_stocks": True, "turn_limit": 25}, "bots alone need a limit (OURS-07)"


def test_invariants_are_checked_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    """Else the summary does not claim that they hold."""
    assert simulated(capsys, "--players", "2", "--check")["invariants"] == "ok"
    assert simulated(capsys, "--players", "2")["invariants"] == "not checked"


def test_a_broken_invariant_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed and the step are named, and the command fails."""

    def broken(self: object, play: object) -> None:
        raise AssertionError("a cube is missing")

    monkeypatch.setattr(type(definition_of("rockwell")), "check", broken)
    assert run(["simulate", "rockwell", "--games", "1", "--check"]) == 1
    said = capsys.readouterr().err
    assert "a cube is missing" in said
    assert "seed" in said


def test_a_shared_victory_is_shared() -> None:
    """Two winners get half a win each."""
    played = Played(0, 1, (5, 3, 5), (1, 3, 1), Record(1, "centre"))
    assert wins_of(played) == [0.5, 0, 0.5]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_summary_as_a_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Without `--json` the same is told in words; there is no progress bar where there is no terminal."""
    assert run(["simulate", "rockwell", "--games", "2", "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert "random" in out
    assert DRILLED[language] in out
    assert "tile drilled" not in out
    assert err == ""


def test_ctrl_c_ends_every_process() -> None:
    """At once, though thousands of games are left to play, and nobody complains."""
    command = [*driver.COMMAND, "simulate", "rockwell", "--games", "20000", "--jobs", "2"]
    with driver.started(command, stdout=PIPE, stderr=PIPE, start_new_session=True) as process:
        workers = _children(process.pid)
        time.sleep(1)
        start = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=30)
    took = time.monotonic() - start
    assert (process.returncode, out, err) == (130, b"", b"")
    assert took < 5, "well below a second on a machine with nothing else to do"
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


@pytest.mark.parametrize("everybody", [True, False])
def test_ctrl_c_while_the_workers_start(everybody: bool) -> None:
    """One that is interrupted before it is ready neither complains nor stays; nor does one whom nobody else tells."""
    command = [*driver.COMMAND, "simulate", "rockwell", "--games", "20000", "--jobs", "4"]
    with driver.started(command, stdout=PIPE, stderr=PIPE, start_new_session=True) as process:
        _children(process.pid, 1)
        (os.killpg if everybody else os.kill)(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")
    left = subprocess.run(["pgrep", "-g", str(process.pid)], capture_output=True, encoding="utf-8").stdout.split()
    assert left == []


def _children(parent: int, count: int = 2) -> list[str]:
    """The processes that a process has started, as soon as there are so many."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        found = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, encoding="utf-8").stdout.split()
        if len(found) >= count:
            return found
        time.sleep(0.005)
    raise AssertionError("the workers have not started")


def test_all_cores_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Unless another number is named."""
    asked: list[int] = []

    def count(game: str, *, jobs: int, **plan: Any) -> Totals:
        asked.append(jobs)
        return simulation.count(game, jobs=1, **plan)

    monkeypatch.setattr(command, "count", count)
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    simulated(capsys, "--players", "2")
    simulated(capsys, "--players", "2", "--jobs", "3")
    assert asked == [5, 3]


def test_progress_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Games out of all, games per second, and the time that is left."""
    drawn = StringIO()
    monkeypatch.setattr(command, "Console", lambda stderr: Console(file=drawn, force_terminal=True, width=90))
    result = simulated(capsys, "--players", "2", "--jobs", "1")
    assert result["games"] == 4, "what is drawn does not get into what is printed"
    line = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", drawn.getvalue())
    assert re.search(r"4/4 +[\d,]+\.\d/s +0:00:00", line), line


def test_no_more_processes_than_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A thousand processes for two games would take a minute to start."""
    started: list[int] = []

    class Pool(ProcessPoolExecutor):
        def __init__(self, jobs: int, **how: Any) -> None:
            started.append(jobs)
            super().__init__(jobs, **how)

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", Pool)
    simulated(capsys, "--players", "2", "--jobs", "1000")
    assert started == [min(4, 2 * (os.cpu_count() or 1))]
