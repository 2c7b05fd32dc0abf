"""Nothing is lost and nothing is overwritten unasked; what a file does not hold is not held against it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import rockworker
from rockworker.cli import run, saves
from rockworker.cli.verify import UNPROVEN
from rockworker.engine.commitment import commitment
from tests.cli import driver

SEATS = ("--seats", "human,random")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file that nobody may touch."""
    path = tmp_path / "mine"
    path.write_text("hours of work", "utf-8")
    return path


@pytest.mark.parametrize("arguments", [("components", "rockwell", "--export"), ("play", "rockwell", *SEATS, "--save")])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_file_is_overwritten(
    arguments: tuple[str, ...], language: str, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Refused in one line that names the way out."""
    assert run([*arguments, str(mine), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "--force" in err
    assert mine.read_text("utf-8") == "hours of work"


def test_force_overwrites(mine: Path) -> None:
    """Where it is wanted."""
    assert run(["components", "rockwell", "--export", str(mine), "--force"]) == 0
    assert run(["components", "rockwell", "--check", str(mine)]) == 0
    result = driver.run("play", "rockwell", *SEATS, "--save", str(mine), "--force", answers="q\n")
    assert result.returncode == 0
    assert rockworker.load(mine.read_bytes()).version == 0


def test_a_loaded_game_may_go_on_in_its_own_file(tmp_path: Path) -> None:
    """Named or not; but not in another one that exists."""
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    for file in (path, other):
        saves.write(file, rockworker.new("rockwell", players=2), ("human", "random"))
    load = ("play", "rockwell", "--load", str(path))
    assert driver.run(*load, answers="q\n").returncode == 0
    assert driver.run(*load, "--save", str(path), answers="q\n").returncode == 0
    assert driver.run(*load, "--save", str(other), answers="q\n").returncode == 2


def test_saving_at_the_prompt_asks_first(mine: Path) -> None:
    """Enter keeps the old file, yes replaces it."""
    kept = driver.run("play", "rockwell", *SEATS, answers=f"s {mine}\n\nq\n")
    assert kept.returncode == 0
    assert mine.read_text("utf-8") == "hours of work"
    replaced = driver.run("play", "rockwell", *SEATS, answers=f"s {mine}\ny\nq\n")
    assert replaced.returncode == 0
    assert rockworker.load(mine.read_bytes()).version == 0


def test_a_missing_folder_is_refused_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is played, not after the first move."""
    assert run(["play", "rockwell", *SEATS, "--save", str(tmp_path / "no" / "game.json")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert str(tmp_path / "no") in err


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_a_mark_at_the_start_of_a_file_is_no_flaw(tmp_path: Path, game: str) -> None:
    """Windows editors put one before UTF-8."""
    path = tmp_path / "mine.toml"
    assert run(["components", game, "--export", str(path)]) == 0
    path.write_text(path.read_text("utf-8"), "utf-8-sig")
    assert run(["components", game, "--check", str(path)]) == 0


# What a file lacks


def verified(path: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> tuple[int, str]:
    capsys.readouterr()
    return run(["verify", str(path), "--lang", language]), capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_terminal_save_is_not_refuted(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """It holds neither a promise nor scores: that is said, and has an exit code of its own."""
    path = tmp_path / "game.json"
    saves.write(path, rockworker.new("rockwell", players=2, seed=1).playout())
    code, said = verified(path, capsys, language)
    assert code == UNPROVEN
    assert "✗" not in said
    assert said.count("–") == 2


def test_promises_and_scores_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the file holds them, they must be right."""
    game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 2}).playout()
    save = {**msgspec.json.decode(game.save()), "commitment": commitment(1), "scores": game.scores}
    path = tmp_path / "game.json"
    for changed, marks in (({}, "✓✓"), ({"commitment": commitment(2)}, "✗✓"), ({"scores": game.scores[::-1]}, "✓✗")):
        path.write_bytes(msgspec.json.encode({**save, **changed}))
        code, said = verified(path, capsys)
        assert "".join(re.findall("[✓✗–]", said)) == marks
        assert code == (0 if marks == "✓✓" else 1)


# Moves as texts


def test_moves_are_listed_and_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`replay --moves` writes what the table reads: the same game comes out."""
    game = rockworker.new("rockwell", players=2, seed=3)
    while game.version < 8:
        game.push(game.legal_actions()[-1])
    first, again = tmp_path / "first.json", tmp_path / "again.json"
    saves.write(first, game)
    assert run(["replay", str(first), "--moves"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0].startswith("1. 1: bid ")
    moves = [line.split(": ", 1)[1] for line in listed]
    assert len(moves) == 8
    seats = ("--seats", "human,human", "--seed", "3", "--save", str(again))
    asked = iter(moves)
    driver.converse(
        ["play", "rockwell", *seats], lambda screen: "" if "Pass the keyboard" in screen else next(asked, "q")
    )
    assert rockworker.load(again.read_bytes()).log == game.log
    assert run(["replay", str(first), "--moves", "--at", "3"]) == 0
    assert capsys.readouterr().out.splitlines() == listed[:3]


def test_a_move_that_is_not_possible_is_refused_in_words() -> None:
    """And asked for again."""
    result = driver.run("play", "rockwell", *SEATS, "--seed", "1", answers="drill R1 A3\nq\n")
    assert result.returncode == 0
    assert "not possible now" in result.stdout
    assert result.stdout.count("─ Player 1 ─") == 2


# Answers


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o"), ("de", "j"), ("fr", "y"), ("de", "oui")])
def test_yes_in_any_language(tmp_path: Path, language: str, yes: str) -> None:
    """The form is confirmed, and the bid is made."""
    path = tmp_path / "game.json"
    arguments = ("play", "rockwell", *SEATS, "--seed", "3", "--save", str(path), "--lang", language)
    assert driver.run(*arguments, answers=f"0 0 0 0 0\n{yes}\n").returncode == 0
    assert rockworker.load(path.read_bytes()).version > 0


def test_leaving_at_the_hand_over() -> None:
    """`q` is heard there, too, and nobody's screen is shown."""
    result = driver.run("play", "rockwell", "--seats", "human,human", answers="q\n")
    assert result.returncode == 0
    assert "$" not in result.stdout


def test_numbers_beyond_reason_at_the_prompt() -> None:
    """A number of 5,000 digits is refused as any other wrong one."""
    result = driver.run("play", "rockwell", *SEATS, answers=f"{'9' * 5000}\nq\n")
    assert (result.returncode, result.stderr) == (0, "")
