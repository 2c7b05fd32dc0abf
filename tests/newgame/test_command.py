"""`rockworker new-game`: which names it takes, and what it writes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from rockworker.cli import run
from rockworker.cli.new_game import TEMPLATE, write

ROOT = Path(__file__).parents[2]
NAMES = ("go", "marbles", "a_rather_long_name_for_a_small_game")


def files(folder: Path) -> set[str]:
    """All files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def tracked() -> set[str]:
    """The template's files, as they are in git or in an unpacked source distribution."""
    return {name for name in files(TEMPLATE) if "cache" not in name}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_the_template_under_its_own_name(name: str, tmp_path: Path) -> None:
    """Each file is there, none of what running the template leaves behind, and its name is said nowhere."""
    assert run(["new-game", name, "--into", str(tmp_path / "games")]) == 0
    made = tmp_path / "games" / name
    assert files(made) == {path.replace("template", name) for path in tracked()}
    assert "src/template/definition.py" in tracked()
    for path in files(made):
        assert "template" not in (made / path).read_text("utf-8").lower(), path


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_in_good_style(name: str, tmp_path: Path) -> None:
    """Whatever its name, a new game passes its own checks of style."""
    write(name, tmp_path / name)
    for command in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--no-cache"], cwd=tmp_path / name, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout


def test_the_template_is_in_the_wheel() -> None:
    """An installed rockworker can begin a game."""
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {f"rockworker/games/template/{path}" for path in tracked()} <= packed


def test_clauses_have_hyphens(tmp_path: Path) -> None:
    """A name of several words is a class in capitals, and begins clauses that look like ours."""
    write("red_rain", tmp_path / "red_rain")
    source = tmp_path / "red_rain" / "src" / "red_rain"
    assert "class RedRain(" in (source / "definition.py").read_text("utf-8")
    assert "[clauses.RED-RAIN-BID-01]" in (source / "rulebook" / "en.toml").read_text("utf-8")


@pytest.mark.parametrize(
    "name",
    ["", "Marbles", "2048", "red-rain", "red rain", "class", "_x", "x_", "../x", "élan", "rockwell", "sys", "msgspec"],
)
def test_names_that_no_game_can_have(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What Python can't import and what is taken is refused in one line, and nothing is written."""
    assert run(["new-game", name, "--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("language", "word"), [("en", "taken"), ("fr", "pris"), ("de", "vergeben")])
def test_refusals_in_every_language(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The reason comes in the language asked for."""
    assert run(["new-game", "rockwell", "--lang", language]) == 2
    assert word in capsys.readouterr().err


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where there is a folder or a file of that name, it stays as it is."""
    (tmp_path / "marbles").mkdir()
    (tmp_path / "pearls").write_text("mine")
    for name in ("marbles", "pearls"):
        assert run(["new-game", name, "--into", str(tmp_path)]) == 2
        assert name in capsys.readouterr().err
    assert files(tmp_path) == {"pearls"}
    assert (tmp_path / "pearls").read_text() == "mine"


def test_a_folder_nearby_takes_no_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that Python would take for an empty package does not hinder a game elsewhere."""
    (tmp_path / "marbles").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert run(["new-game", "marbles", "--into", "games"]) == 0
