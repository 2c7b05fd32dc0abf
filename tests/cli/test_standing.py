"""Standing answers in the terminal: a command switches them, the file keeps them, the log tells them."""

from __future__ import annotations

from pathlib import Path

import pytest

import rockworker
from rockworker.cli import saves
from rockworker.cli.session import Session
from rockworker.engine.game import Game
from rockworker.engine.saves import Seating
from rockworker.games.rockwell.actions import Insure
from tests.cli import driver

NOTHING = Insure(0, 0, 0, 0)
TOLD = "“Take no insurance” (standing answer)."


def insurance() -> Game:
    """Two people are asked for insurance."""
    game = rockworker.new("rockwell", players=2, seed=4)
    while game.prompt != "buy-insurance":
        game.push(game.legal_actions()[0])
    return game


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of two people, in which insurance is asked for."""
    path = tmp_path / "game.json"
    saves.write(path, insurance(), Seating(("human", "human"), ("Ann", "Ben")))
    return path


def play(save: Path, *answers: str) -> str:
    """What is printed while these answers are given; then somebody leaves."""
    result = driver.run("play", "rockwell", "--plain", "--load", str(save), answers="\n".join([*answers, "q", ""]))
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_a_command_lists_and_switches_them(save: Path) -> None:
    """What is switched on answers the present question at once, and is on when the game is resumed."""
    listed = play(save, "", "a", "a 9 x")
    assert "Standing answers" in listed
    assert "4 [off] Always insure nothing" in " ".join(listed.split())
    assert saves.read(save)[1].standing == ()
    switched = play(save, "", "a 4")
    assert "4 [on] Always insure nothing" in " ".join(switched.split())
    game, noted = saves.read(save)
    assert noted.standing == (("insure-nothing",), ())
    assert noted.given == ((game.version, ("insure-nothing",)),)
    assert game.log[-1] == (0, NOTHING)
    assert game.actors == (1,)


def test_nobody_else_reads_of_a_sealed_one(save: Path) -> None:
    """Neither at the table nor in the replay, unless everything is shown."""
    seen = play(save, "", "a 4", "", ". ", "l")
    assert TOLD not in seen
    for eyes, told in (("--as=1", True), ("--as=2", False), ("--spectator", False), ("--all", True)):
        replayed = driver.run("replay", str(save), eyes)
        assert (TOLD in " ".join(replayed.stdout.split())) is told


def test_an_undo_gets_behind_them(save: Path) -> None:
    """Taken back, it is asked, until the game is further than before."""
    session = Session(*_sitting(save))
    session.switch(0, "insure-nothing", on=True)
    answer = session.answer(0)
    assert answer
    session.give(0, answer)
    assert session.undo(0)
    assert session.answer(0) is None
    session.apply(0, NOTHING)
    assert session.answer(1) is None
    session.switch(1, "insure-nothing", on=True)
    assert session.answer(1)
    assert saves.read(save)[1].given == ()


def test_a_log_that_is_made_again_still_tells_them(save: Path) -> None:
    """After an undo of something else, and when the game is loaded."""
    session = Session(*_sitting(save))
    session.switch(0, "insure-nothing", on=True)
    answer = session.answer(0)
    assert answer
    session.give(0, answer)
    session.apply(1, NOTHING)
    session.apply(session.game.actors[0], session.game.legal_actions()[0])
    session.undo(session.game.log[-1][0])
    for events in (session.events, Session(*_sitting(save)).events):
        told = [session.texts.event(event) for event in events if type(event).__name__ == "StandingAnswerGiven"]
        assert told == [f"Ann: {TOLD}"]


def _sitting(save: Path) -> tuple[Game, tuple[str, ...], tuple[str, ...], str, Path, Seating]:
    game, noted = saves.read(save)
    return game, noted.seats, noted.names, "en", save, noted
