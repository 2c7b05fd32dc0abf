"""`rockworker position`, and `play --position`."""

from __future__ import annotations

from pathlib import Path

import pytest

import rockworker
from rockworker.cli import run, saves
from rockworker.engine.game import Game
from tests.cli import driver


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of some actions, in a file."""
    path = tmp_path / "game.json"
    game = rockworker.new("rockwell", players=2, seed=4)
    for _ in range(7):
        game.push(game.legal_actions()[0])
    saves.write(path, game)
    return path


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["position", *arguments]) == 0
    return capsys.readouterr().out.strip()


def test_any_moment_of_a_saved_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """For a spectator, for a player, or with everything."""
    game = rockworker.load(saved.read_text("utf-8"))
    assert printed(capsys, str(saved)) == game.position()
    assert printed(capsys, str(saved), "--at", "1", "--as", "1") == game.at(1).position(0)
    assert printed(capsys, str(saved), "--at", "1", "--all") == game.at(1).position(secrets=True)


@pytest.mark.parametrize("wrong", [("--at", "8"), ("--as", "3"), ("--as", "1", "--all"), ("--spectator", "--all")])
def test_wrong_moments_and_viewers(wrong: tuple[str, ...], saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says why."""
    assert run(["position", str(saved), *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_playing_on_from_a_position(saved: Path, tmp_path: Path) -> None:
    """It is saved and can be loaded again."""
    text = rockworker.load(saved.read_text("utf-8")).position(secrets=True)
    mine = tmp_path / "mine.json"
    at = ("play", "rockwell", "--seats", "human,random")
    result = driver.run(*at, "--position", text, "--save", str(mine), answers="q\n")
    assert result.returncode == 0, result.stderr
    game = rockworker.load(mine.read_bytes())
    assert game.at(7) == Game.from_position(text)
    again = driver.run(*at, "--load", str(mine), answers="q\n")
    assert again.returncode == 0, again.stderr


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_wrong_positions(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Refused in one line: nonsense, another game, and what the position itself decides."""
    for wrong in (
        ("rockwell", "--position", "nonsense"),
        ("rockwell", "--position", "clockworker/1"),
        ("rockwell", "--position", "rockwell/1", "--modules", "diamonds"),
        ("rockwell", "--position", "rockwell/1 cash=1"),
    ):
        assert run(["play", *wrong, "--lang", language]) != 0
        assert capsys.readouterr().err.count("\n") == 1
