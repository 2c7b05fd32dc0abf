"""Nothing is lost: every game has a file, the last one can be gone on with, and leaving says where it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import rockworker
from rockworker.bots import GameSeat
from rockworker.cli import autosave, run, saves
from rockworker.cli.session import Session
from rockworker.registry import game_package
from tests.cli import driver

GAME = ("play", "rockwell", "--seats", "human,random", "--seed", "3")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "rockworker"


def games(state: Path) -> list[Path]:
    """The games that were kept unasked."""
    return sorted((state / "games").glob("*")) if (state / "games").is_dir() else []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_game_without_a_file_gets_one(language: str, state: Path) -> None:
    """Leaving after the first action says where it is, and how to go on."""
    said = driver.run(*GAME, "--lang", language, answers="bid 1Z $0\nq\n")
    assert said.returncode == 0
    (file,) = games(state)
    assert rockworker.load(file.read_bytes()).version > 0
    words = " ".join(said.stdout.split())
    assert file.name in words.replace(" ", "")
    assert "play --continue" in words


def test_nothing_done_leaves_nothing(state: Path) -> None:
    """Looking at a new game and leaving it makes no file."""
    assert driver.run(*GAME, answers="q\n").returncode == 0
    assert games(state) == []


@pytest.mark.parametrize("named", [["rockwell"], []])
def test_the_last_game_goes_on(named: list[str], state: Path) -> None:
    """With its seats and names, in its file; the game need not be named."""
    driver.run(*GAME, "--names", "Ann,Ben", answers="bid 1Z $0\nq\n")
    (file,) = games(state)
    before = rockworker.load(file.read_bytes()).version
    said = driver.run("play", *named, "--continue", answers="1\nq\n")
    assert "─ Ann ─" in said.stdout
    assert rockworker.load(file.read_bytes()).version > before
    assert games(state) == [file]


def test_the_last_game_may_lie_anywhere(tmp_path: Path) -> None:
    """A game with a file of its own is found again, as are older ones of another kind by their name."""
    mine = tmp_path / "mine.json"
    driver.run(*GAME, "--save", str(mine), answers="bid 1Z $0\nq\n")
    driver.run("play", "clockworker", "--seats", "human,random", "--seed", "1", answers="1\nq\n")
    assert autosave.last("rockwell") == mine
    last = autosave.last(None)
    assert last is not None
    assert last.name.startswith("clockworker-")


def test_games_of_one_second_have_files_of_their_own(state: Path) -> None:
    """Nothing is overwritten."""
    assert len({autosave.new_file("rockwell") for _ in range(3)}) == 3
    assert len(games(state)) == 3


@pytest.mark.parametrize(
    "arguments",
    [["play", "--continue"], ["play", "clockworker", "--continue"], ["play"], ["play", "--continue", "--load", "x"]],
)
def test_nothing_to_go_on_with(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Each is told in one line."""
    assert run(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_that_has_gone_is_not_gone_on_with(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The note is there, the game is not."""
    file = autosave.new_file("rockwell")
    autosave.remember(file, "rockwell")
    assert autosave.last("rockwell") == file
    file.unlink()
    assert run(["play", "--continue"]) == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_state_folder_that_is_closed(tmp_path: Path) -> None:
    """It is told, and the game goes on."""
    tmp_path.chmod(0o500)
    said = driver.run(*GAME, answers="bid 1Z $0\nq\n")
    assert said.returncode == 0
    assert "could not be saved" in said.stdout


def test_a_state_folder_that_is_a_file(tmp_path: Path) -> None:
    """It is told, and the game goes on."""
    (tmp_path / "state").write_text("no folder")
    said = driver.run(*GAME, answers="bid 1Z $0\n1\nq\n")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.count("could not be saved") >= 2


def test_ctrl_c_says_where_the_game_is(state: Path) -> None:
    """As `q` does."""
    said, code = driver.on_a_terminal([*GAME, "--plain"], ["bid 1Z $0\r", driver.CTRL_C])
    assert code == 130
    (file,) = games(state)
    assert file.name in said.replace("\r\n", "").replace(" ", "")


def test_lines_can_be_edited(state: Path) -> None:
    """Arrows move the cursor: `id 1Z $0`, to its beginning, and a `b` before it."""
    left = "\x1b[D" * len("id 1Z $0")
    driver.on_a_terminal([*GAME, "--plain"], [f"id 1Z $0{left}b\r", "q\r"])
    (file,) = games(state)
    assert rockworker.load(file.read_bytes()).version > 0


# Undo


def test_undo_reaches_back_over_bots(state: Path) -> None:
    """What bots did since is taken back with it, as long as nothing was revealed."""
    session = Session(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"], "ABC", "en")
    reached = 0
    while not session.game.is_over and reached < 3:
        player = session.game.actors[0]
        if player:
            session.apply(player, session.bot_action(player))
            continue
        if session.game.log and session.game.log[-1][0] != 0:
            twin = Session(session.game.copy(), session.seats, session.names, "en", session.file)
            if twin.undo(0):
                reached += 1
                assert twin.game.actors == (0,)
                assert twin.game.log == session.game.log[: twin.game.version]
                assert {actor for actor, _ in session.game.log[twin.game.version + 1 :]} <= {1, 2}
        bot = game_package("rockwell").bots["greedy"](session.game.version)
        session.apply(0, bot.choose(GameSeat(session.game, 0)))
    assert reached == 3


def test_undo_does_not_reach_over_people(state: Path) -> None:
    """Another person's action stays."""
    game = rockworker.new("clockworker", players=2, seed=1)
    first = game.actors[0]
    session = Session(game, ["human", "human"], "AB", "en")
    while session.game.actors == (first,):
        session.apply(first, session.game.legal_actions()[-1])
    assert not session.undo(session.game.actors[0])


def test_what_is_undone_is_undone_in_the_file(tmp_path: Path) -> None:
    """Going on later goes on from there."""
    game = rockworker.new("clockworker", players=2, seed=1)
    session = Session(game, ["human", "human"], "AB", "en", tmp_path / "game.json")
    first = game.actors[0]
    session.apply(first, game.legal_actions()[0])
    assert session.undo(first)
    assert saves.read(tmp_path / "game.json")[0].version == 0
