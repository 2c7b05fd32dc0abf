"""`rockworker arena`: who is how strong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rockworker.cli import run

CONTEST = (
    "arena",
    "clockworker",
    "--bots",
    "greedy,random",
    "--deals",
    "1",
    "--option",
    "round_limit=4",
    "--jobs",
    "1",
)
TOLD = {"en": ("Rating", "Wins"), "fr": ("Classement", "Victoires"), "de": ("Wertung", "Siege")}


@pytest.mark.parametrize("language", TOLD)
def test_a_table_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """One line for each bot, with ratings and shares of wins, and what intervals are."""
    assert run([*CONTEST, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert all(word in out.split("\n")[1].split() for word in TOLD[language])
    assert "95" in out
    assert "greedy" in out


def test_everything_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Bots together and game by game."""
    assert run([*CONTEST, "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    assert [bout["bots"] for bout in told["bouts"]] == [["greedy", "random"], ["random", "greedy"]]


def test_picture_and_games_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An SVG, and a save for each game."""
    plot, folder = tmp_path / "ladder.svg", tmp_path / "games"
    assert run([*CONTEST, "--plot", str(plot), "--save", str(folder)]) == 0
    capsys.readouterr()
    assert plot.read_text("utf-8").startswith("<svg")
    assert len(list(folder.iterdir())) == 2


def test_too_few_bots_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """It says how one bot takes several seats."""
    assert run(["arena", "rockwell", "--bots", "greedy,random", "--players", "4"]) == 2
    assert "2 bots for 4 seats" in capsys.readouterr().err
    assert run(["arena", "rockwell", "--bots", "greedy:speed=1,random"]) == 2
    assert "parameter" in capsys.readouterr().err


def test_a_picture_that_has_no_place_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A contest of hours must not be lost for it."""
    games = tmp_path / "games"
    assert run([*CONTEST, "--plot", str(tmp_path / "nowhere" / "ladder.svg"), "--save", str(games)]) == 2
    assert "--plot" in capsys.readouterr().err
    assert not games.exists()
