"""Whole games through the real prompts, answered at random."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import msgspec
import pytest

import rockworker
from rockworker.cli import run, saves
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.play.arena import bots_for, steps
from tests.cli import driver

OVER = {"en": "The game is over", "fr": "La partie est terminée", "de": "Die Partie ist zu Ende"}
YOU = {"en": "Player 1", "fr": "Joueur 1", "de": "Spieler 1"}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(players: int, language: str, tmp_path: Path) -> None:
    """Every decision can be taken at the keyboard, at 80 columns, in every language, up to the scores."""
    seats = ",".join(["human"] + ["random"] * (players - 1))
    save = tmp_path / "game.json"
    seed = {2: "4", 3: "4", 4: "5"}[players]
    arguments = ["play", "rockwell", "--seats", seats, "--seed", seed, "--lang", language, "--save", str(save)]
    transcript, code = driver.converse(arguments, driver.at_random(players))
    assert code == 0
    assert OVER[language] in transcript
    assert YOU[language] in transcript
    assert all(len(line) <= 80 for line in transcript.split("\n") if "›" not in line)
    game = rockworker.load(save.read_bytes())
    assert game.is_over
    assert str(max(score.total for score in game.scores)) in transcript.split(OVER[language])[1]


def test_a_whole_game_with_all_expansions() -> None:
    """The expansions change nothing about it."""
    arguments = ["play", "rockwell", "--seats", "human,random", "--seed", "4", "--modules", "ALL"]
    transcript, code = driver.converse(arguments, driver.at_random(2))
    assert code == 0
    assert OVER["en"] in transcript
    assert "◆ Superintendent" in transcript


def test_the_hand_over_hides_every_stock(tmp_path: Path) -> None:
    """Between two people stands a screen without any stock; the next one sees only what is theirs."""
    stops = Rng(3)
    screens: list[str] = []

    def answer(screen: str) -> str | None:
        screens.append(screen)
        if len(screens) > 60:
            return None
        values = driver.values_asked(screen)
        return str(values[stops.below(len(values))]) if values else ""

    driver.converse(["play", "rockwell", "--seats", "human,human,human", "--seed", "9"], answer)
    handed = [screen for screen in screens if "is next. Pass the keyboard" in screen]
    assert len(handed) >= 9
    for screen in handed:
        # What was printed before the hand-over line is the echo of the last answer and a rule.
        assert "$" not in screen
        assert not re.search(r"\d(Zn|Cu|Ag|Au)\b", screen)
    sealed = [screen for screen in screens if "has decided" in screen]
    assert sealed
    for screen in sealed:
        owner = re.search(r"─ (Player \d) ─", screen)
        assert owner
        for name, told in re.findall(r"• (Player \d) has decided(: )?", screen):
            assert not told or name == owner[1]


def test_the_screen_is_wiped_between_people() -> None:
    """On a terminal the hand-over clears the screen and what could be scrolled back to, before and after."""
    arguments = ["play", "rockwell", "--seats", "human,human", "--seed", "1", "--plain"]
    transcript, code = driver.on_a_terminal(arguments, ["\r", ".\r", "\r", "\r", "q\r"])
    assert code == 0
    *_, before, after = transcript.split("Player 2 is next.")
    wiped = before.rpartition("\x1b[3J")
    assert wiped[1]
    assert "$" not in wiped[2]
    assert after.index("\x1b[3J") < after.index("$")


@pytest.mark.parametrize("sigint", [signal.SIG_DFL, signal.SIG_IGN])
def test_ctrl_c_is_quiet_and_keeps_the_game(sigint: signal.Handlers, tmp_path: Path) -> None:
    """No traceback; the game is in its file. A person at a terminal is heard even if SIGINT came to us ignored."""
    save = tmp_path / "game.json"
    arguments = ["play", "rockwell", "--seats", "human,random", "--seed", "2", "--save", str(save), "--plain"]
    transcript, code = driver.on_a_terminal(arguments, [".\r", "\r", driver.CTRL_C], sigint)
    assert code == 130
    assert "Traceback" not in transcript
    assert rockworker.load(save.read_bytes()).version >= 1


def test_save_and_load_in_the_middle(tmp_path: Path) -> None:
    """The end of input ends quietly with the game saved; `--load` takes it up with seats and names."""
    save = tmp_path / "game.json"
    seats = ["--seats", "human,random", "--names", "Ann,Ben"]
    first = driver.run("play", "rockwell", *seats, "--seed", "3", "--save", str(save), answers="0 0 0 0 0\ny\n1\n1\n")
    assert (first.returncode, first.stderr) == (0, "")
    saved = rockworker.load(save.read_bytes())
    assert not saved.is_over
    assert saved.version >= 4
    second = driver.run("play", "rockwell", "--load", str(save), answers="")
    assert second.returncode == 0
    assert "─ Ann ─" in second.stdout
    assert "Ben" in second.stdout
    assert rockworker.load(save.read_bytes()).version == saved.version


def test_save_at_the_prompt(tmp_path: Path) -> None:
    """`s FILE` saves at once; `q` leaves."""
    save = tmp_path / "here.json"
    result = driver.run("play", "rockwell", "--players", "2", "--seats", "human,random", answers=f"s {save}\nq\n")
    assert result.returncode == 0
    assert rockworker.load(save.read_bytes()).version == 0


def test_an_unwritable_save_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """A file that can't be written is no reason to lose the game."""
    bad = tmp_path / "no" / "such" / "folder.json"
    result = driver.run("play", "rockwell", "--seats", "human,random", answers=f"s {bad}\n?\nq\n")
    assert result.returncode == 0
    assert str(bad) in result.stdout.replace("\n", "")


def test_back_help_log_and_table() -> None:
    """All keys work in the middle of a form, and the form goes on where it was."""
    answers = "1\nb\n?\n? RW-AUC-01\n? RW-NONE\nl\nt\nnonsense\n99\n0 0 0 0 0\nb\n.\ny\nq\n"
    result = driver.run("play", "rockwell", "--seats", "human,random", "--seed", "1", answers=answers)
    assert result.returncode == 0
    assert "RW-AUC-01" in result.stdout
    assert "The rules have nothing on “rw-none”" in result.stdout
    assert "Achievements" in result.stdout
    assert result.stdout.count("That is not possible here") == 2
    assert "Player 1 bids nothing" in result.stdout


def test_no_undo_of_what_was_revealed() -> None:
    """Before anything was done there is nothing to take back; after the bids are shown they stay."""
    game = ["play", "rockwell", "--seats", "human,random", "--seed", "1"]
    result = driver.run(*game, answers="u\n0 0 0 0 0\ny\nu\nq\n")
    assert result.stdout.count("can’t be undone") == 2


def after_own_action(*, surprised: bool) -> Game:
    """A game in which it is up to a player whose own action was the last, with or without a surprise."""
    for seed in range(50):
        game = rockworker.new("rockwell", players=2, seed=seed)
        surprises = 0
        for player, _, _ in steps(game, bots_for(game, ["random"] * 2, seed)):
            now = inside(game).state.surprises
            if game.actors == (player,) and (now != surprises) == surprised:
                return game
            surprises = now
    raise AssertionError("no such game")


@pytest.mark.parametrize("surprised", [False, True])
def test_undo_reaches_back_to_the_last_surprise(surprised: bool, tmp_path: Path) -> None:
    """One's own last action can be taken back, unless it drew or showed something unknown."""
    game, save = after_own_action(surprised=surprised), tmp_path / "game.json"
    saves.write(save, game, ["human", "random"] if game.actors == (0,) else ["random", "human"])
    result = driver.run("play", "rockwell", "--load", str(save), answers="u\nq\n")
    assert result.returncode == 0
    assert ("can’t be undone" in result.stdout) == surprised
    assert rockworker.load(save.read_bytes()).version == game.version - (not surprised)


def test_watching_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """With no people at all the bots play it out, and the scores are shown."""
    assert run(["play", "rockwell", "--seats", "random,random", "--seed", "2"]) == 0
    assert "wins!" in capsys.readouterr().out


# Looking back


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished game in a file."""
    save = tmp_path / "finished.json"
    run(["play", "rockwell", "--seats", "random,random", "--seed", "2", "--names", "Ann,Ben", "--save", str(save)])
    return save


def test_replay_at(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The position after N actions, and the log up to there."""
    capsys.readouterr()
    assert run(["replay", str(finished), "--at", "5"]) == 0
    out = capsys.readouterr().out
    assert "After 5 of" in out
    assert "Turn 1" in out
    assert "Turn 2 begins" not in out


def test_replay_shows_only_what_the_viewer_saw(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After the first sealed bid: the bidder sees it, the other one and a spectator don't, `--all` does."""
    capsys.readouterr()
    said = {}
    for name, viewer in {
        "own": ["--as", "1"],
        "other": ["--as", "2"],
        "none": ["--spectator"],
        "all": ["--all"],
    }.items():
        assert run(["replay", str(finished), "--at", "1", *viewer]) == 0
        said[name] = capsys.readouterr().out
    assert "Ann has decided:" in said["own"]
    assert "Ann has decided:" in said["all"]
    assert "Ann has decided." in said["other"]
    assert "Ann has decided." in said["none"]
    # Each company's cubes: the viewer's own, all, or none.
    cubes = {name: text.count("3Zn 2Cu 1Ag") for name, text in said.items()}
    assert cubes["none"] == 0
    assert cubes["own"] == cubes["other"] == 2


def test_replay_tells_the_whole_game(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without `--at` and without a terminal: the whole log, then the scores."""
    capsys.readouterr()
    for language in ("en", "fr", "de"):
        assert run(["replay", str(finished), "--lang", language]) == 0
    assert "Ann" in capsys.readouterr().out


def test_stepping_through_a_game(finished: Path) -> None:
    """On a terminal: on, back, to a number, and out."""
    transcript, code = driver.on_a_terminal(["replay", str(finished)], ["\r", "\r", "p\r", "7\r", "q\r"])
    assert code == 0
    shown = [int(found) for found in re.findall(r"After (\d+) of", transcript)]
    assert shown == [0, 1, 2, 1, 7]


@pytest.mark.parametrize("arguments", [["--at", "99999"], ["--as", "3"], ["--as", "1", "--all"]])
def test_replay_refuses(arguments: list[str], finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A position or a player that the game has not, and two viewers at once."""
    capsys.readouterr()
    assert run(["replay", str(finished), *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_save_holds_its_table(finished: Path) -> None:
    """Seats and names lie beside the game, where other readers pass over them."""
    save = msgspec.json.decode(finished.read_bytes())
    assert save["table"] == {"seats": ["random", "random"], "names": ["Ann", "Ben"]}
