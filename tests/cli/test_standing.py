"""Standing answers at the keyboard: given without asking, kept with the game, taken back by undo."""

from __future__ import annotations

from pathlib import Path

import pytest

import rockworker
from rockworker.cli import saves
from rockworker.cli.session import Session
from rockworker.engine.events import StandingAnswerGiven
from tests.cli import driver
from tests.cli.screen.fingers import Fingers, at_the_table

NOTHING = "insure-nothing"
GAME = ("play", "rockwell", "--seats", "human,random", "--seed", "3")


def insurance(tmp_path: Path) -> Session:
    """A game in which the first player is asked about insurance next."""
    game = rockworker.new("rockwell", players=2, seed=3)
    while game.prompt != "buy-insurance" or game.actors[0] != 0:
        game.push(game.legal_actions()[0])
    return Session(game, ["human", "random"], ["Ann", "Ben"], "en", tmp_path / "game.json")


def test_an_answer_is_given_kept_and_undone(tmp_path: Path) -> None:
    """It is told as what it is; another evening knows it, too; after undo the person is asked."""
    session = insurance(tmp_path)
    assert not session.answer(0)
    words, first, was_on = session.switches(0)[0]
    assert (first, was_on) == (NOTHING, False)
    assert words == "Always insure nothing"
    session.standing.switch(0, NOTHING, on=True)
    before = session.game.version
    assert session.answer(0)
    assert session.game.version == before + 1
    assert any(isinstance(event, StandingAnswerGiven) for event in session.events)
    game, noted = saves.read(tmp_path / "game.json")
    again = Session(game, session.seats, session.names, "en", session.file, noted)
    assert again.standing.is_on(0, NOTHING)
    assert again.events == session.events
    assert session.undo(0)
    assert not session.answer(0)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_switched_at_the_prompt(language: str, tmp_path: Path) -> None:
    """`a` lists them, `a` and a number turns one over; from then on nobody is asked."""
    session = insurance(tmp_path)
    session.keep()
    load = ("play", "--load", str(tmp_path / "game.json"), "--lang", language)
    said = driver.run(*load, answers="a\na 1\na 99\n0 0 0 0\n\nq\n")
    assert (said.returncode, said.stderr) == (0, "")
    assert saves.read(tmp_path / "game.json")[1].standing[0] == (NOTHING,)
    assert said.stdout.count(session.texts.term(f"standing-{NOTHING}")[:6]) >= (3 if language == "en" else 0)


def test_switched_on_the_full_screen(tmp_path: Path) -> None:
    """In the settings; the present question is answered at once."""
    session = insurance(tmp_path)
    before = session.game.version

    async def play(fingers: Fingers) -> None:
        await fingers.press("O")
        assert "Always insure nothing" in fingers.picture
        await fingers.press("space", "escape")
        assert session.standing.is_on(0, NOTHING)
        assert session.game.version > before

    at_the_table(session, (80, 24), play)
