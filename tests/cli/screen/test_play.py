"""Games on the full screen, by key presses and clicks."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import rockworker
from rockworker.cli.dialogue import FEW
from rockworker.cli.screen.decision import Form, Pick
from rockworker.cli.screen.dialogs import HandOver, Reader, Search
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.games.clockworker.actions import Extract
from rockworker.play.arena import bots_for, steps
from rockworker.registry import definition_of
from tests.cli.screen.fingers import SIZES, Fingers, at_the_table, is_reader, late, seated

WHOLE = bool(os.environ.get("ROCKWORKER_WHOLE_GAMES"))
"""Whole games take minutes; the tests of every day play the last rounds."""
GAMES = {"rockwell": 60, "clockworker": 24}
"""Actions before the end at which a person takes over."""
OVER = {"en": "The game is over", "fr": "La partie est terminée", "de": "Die Partie ist zu Ende"}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_to_its_end(name: str, size: tuple[int, int]) -> None:
    """Every question can be answered with keys, up to the scores, which are shown."""
    game = rockworker.new(name, players=3, seed=5)
    session = seated(game if WHOLE else late(game, GAMES[name]), ["human", "greedy", "greedy"])
    pictures: list[str] = []

    async def play(fingers: Fingers) -> None:
        await fingers.play_on(3)
        await fingers.settle()
        pictures.append(fingers.picture)

    app, fingers = at_the_table(session, size, play)
    assert session.game.is_over
    assert fingers.pressed > 5
    assert OVER["en"] in pictures[0]
    assert all(score.parts for score in session.game.scores)
    assert str(max(score.total for score in session.game.scores)) in pictures[0]
    assert app.fault is None


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_expansions_in_three_languages(language: str) -> None:
    """The first questions of a game with everything, at 80×24; the log, help and scores speak the language."""
    modules = definition_of("rockwell").module_names
    game = late(rockworker.new("rockwell", players=2, seed=4, modules=modules), 10)
    session = seated(game, ["human", "greedy"], language)

    async def play(fingers: Fingers) -> None:
        await fingers.play_on(1)
        await fingers.settle()
        assert OVER[language] in fingers.picture

    at_the_table(session, (80, 24), play)
    assert session.game.is_over


def test_hot_seat_shows_nobody_s_stock_in_between() -> None:
    """Between two people stands a screen with neither of them; `Q` there leaves."""
    session = seated(rockworker.new("rockwell", players=2, seed=9), ["human", "human"])
    handed: list[str] = []

    async def play(fingers: Fingers) -> None:
        while len(handed) < 4:
            if isinstance(fingers.app.screen, HandOver):
                handed.append(fingers.picture)
                assert session.at_keyboard is None
                await fingers.press("enter")
                assert session.at_keyboard is not None
            else:
                assert "$3,000" in fingers.picture
                await fingers.press("enter")
        while not isinstance(fingers.app.screen, HandOver):
            await fingers.press("1")
        await fingers.press("Q")

    app, _ = at_the_table(session, (80, 24), play)
    assert app._exit
    assert all("$" not in picture and "Zn" not in picture for picture in handed)


# Choosing


DRILLING = ("enter", "1", "1", "enter")
"""Keys from the first question to the first drilling turn."""


def test_legal_destinations_light_up_and_can_be_clicked() -> None:
    """Crew and destination by the mouse; a destination that is not legal says why not."""
    session = seated(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        await fingers.press(*DRILLING)
        table = fingers.app.table
        before = session.game.version
        assert isinstance(table.question, Pick)
        await click(fingers, ("crew", 0))
        labels = {spot.key for spot in table.plan.board.spots}
        assert {option.keys[0] for option in table.question.options} <= labels
        await click(fingers, ("tile", 31))
        assert table.notice
        assert session.game.version == before
        await click(fingers, ("tile", 1))
        assert session.game.log[before][1] == session.game.definition.notation().read("drill R1 A2")

    at_the_table(session, (80, 24), play)


async def click(fingers: Fingers, key: tuple[str, int]) -> None:
    """Clicks on a thing on the board, at its left end, where nothing smaller stands."""
    spot = next(spot for spot in fingers.app.table.plan.board.spots if spot.key == key)
    await fingers.pilot.click("#board", offset=(spot.column, spot.row))
    await fingers.settle()


def test_arrows_go_to_the_next_legal_thing() -> None:
    """From A1 to the right lies A2; down from there the list goes on."""
    session = seated(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        await fingers.press(*DRILLING, "1")
        table = fingers.app.table
        assert table.option
        assert table.option.label == "A1"
        await fingers.press("right")
        assert table.option.label == "A2"
        await fingers.press("left")
        assert table.option.label == "A1"
        await fingers.press("escape")
        assert isinstance(table.question, Pick)
        assert table.question.options[0].keys == (("crew", 0),)

    at_the_table(session, (120, 40), play)


def test_numbers_are_stepped_and_typed_and_refused() -> None:
    """A bid: arrows change a number, digits type it; what is not there is refused in figures."""
    session = seated(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        table = fingers.app.table
        assert isinstance(table.question, Form)
        assert table.entry
        await fingers.press("up", "up", "down", "left")
        await fingers.press(*"300", "backspace", "0", "enter")
        assert session.game.log[0][1] == session.game.definition.notation().read("bid 1Z $300")

    at_the_table(session, (80, 24), play)


def test_a_number_that_is_too_large_says_why() -> None:
    """Nine zinc cubes are not there."""
    session = seated(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        await fingers.press("9", "enter")
        assert fingers.app.table.notice
        assert fingers.app.table.notice[:20] in fingers.picture
        assert session.game.version == 0
        await fingers.press("9", "up")
        assert fingers.app.table.notice

    at_the_table(session, (80, 24), play)


def test_asking_twice() -> None:
    """With the switch on, an action counts only when it is confirmed."""
    session = seated(rockworker.new("clockworker", players=2, seed=1), ["human", "random"])

    async def play(fingers: Fingers) -> None:
        await fingers.press("O", "up", "up", "space", "escape")
        assert fingers.app.asks_twice
        before = session.game.version
        await fingers.press("enter")
        assert (session.game.version, "Enter: yes" in fingers.app.table.notice) == (before, True)
        await fingers.press("down", "up", "enter", "enter")
        assert session.game.version > before

    at_the_table(session, (80, 24), play)


def one_of_its_kind() -> tuple[Game, Action]:
    """A decision between several kinds of action, of which one has a single action, with a factory."""
    for seed in range(40):
        game = rockworker.new("clockworker", players=2, seed=seed)
        for _ in steps(game, bots_for(game, ["greedy"] * 2, seed)):
            if game.actors == (0,) and len(game.legal_actions()) > FEW:
                lone = [action for action in game.legal_actions() if isinstance(action, Extract)]
                if len(lone) == 1:
                    return game, lone[0]
    raise AssertionError("no such game")


def test_one_click_is_one_action() -> None:
    """A click on the only thing of its kind takes that action, and does not answer the next question, too."""
    game, action = one_of_its_kind()
    session = seated(game, ["human", "greedy"])
    before = session.game.version

    async def play(fingers: Fingers) -> None:
        table = fingers.app.table
        assert isinstance(table.question, Pick)
        assert table.question.is_kinds
        number = next(n for n, option in enumerate(table.question.options) if option.value == action)
        table._take_thing(number, table.question.options[number].keys[0])
        await fingers.settle()

    at_the_table(session, (80, 24), play)
    assert session.game.log[before] == (0, action)
    assert [player for player, _ in session.game.log[before:]].count(0) == 1


# Commands


def test_reading_and_searching() -> None:
    """The log, help with the legend, rules by words, and what stands in the way of actions."""
    session = seated(late(rockworker.new("rockwell", players=3, seed=5), 60), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        await fingers.press("L")
        assert isinstance(fingers.app.screen, Reader)
        assert "▸" in fingers.picture
        await fingers.press("up", "pagedown", "escape", "question_mark")
        assert isinstance(fingers.app.screen, Search)
        assert "look around" in fingers.picture
        await fingers.press(*"bribery")
        assert "AMB-17" in fingers.picture
        for _ in range(len("bribery")):
            await fingers.press("backspace")
        await fingers.press(*"RW-EXT-15")
        assert "RW-EXT-15" in fingers.picture.split("RW-EXT-15", 1)[1]
        await fingers.press("escape", "W")
        assert is_reader(fingers.app)
        assert "Why not?" in fingers.picture
        await fingers.press("escape")
        assert not is_reader(fingers.app)

    at_the_table(session, (80, 24), play)


def test_undo_note_and_save(tmp_path: Path) -> None:
    """A written move is played, undone, and a copy is saved without overwriting anything."""
    session = seated(rockworker.new("clockworker", players=2, seed=1), ["human", "human"])
    copy, mine = tmp_path / "copy.json", tmp_path / "mine.json"
    mine.write_text("mine")

    async def play(fingers: Fingers) -> None:
        await fingers.press("enter")
        before = session.game.version
        text = session.game.text(session.game.legal_actions()[0])
        await fingers.press("N", *[KEYS.get(letter, letter) for letter in text], "enter")
        if isinstance(fingers.app.screen, HandOver):
            await fingers.press("enter")
        assert session.game.version == before + 1
        for path in (mine, copy):
            await fingers.press("S")
            for _ in range(len("clockworker.json")):
                await fingers.press("backspace")
            await fingers.press(*[KEYS.get(letter, letter) for letter in str(path)], "enter")
            assert path.name in fingers.app.table.notice

    at_the_table(session, (120, 40), play)
    assert mine.read_text() == "mine"
    assert rockworker.load(copy.read_bytes()).log == session.game.log


KEYS = {" ": "space", "-": "minus", "/": "slash", ".": "full_stop", "$": "dollar_sign", "_": "underscore", ",": "comma"}


def test_undo_on_the_screen() -> None:
    """What can be undone is undone and said; what can't be is told, too."""
    session = seated(rockworker.new("clockworker", players=2, seed=1), ["human", "random"])
    undone: list[bool] = []

    async def play(fingers: Fingers) -> None:
        await fingers.press("U")
        assert "can’t be undone" in fingers.app.table.notice
        for _ in range(12):
            before = session.game.version
            while session.game.version == before:
                await fingers.press("1")
            await fingers.press("U")
            undone.append("is undone" in fingers.app.table.notice)
            assert (session.game.version <= before) == undone[-1]
            await fingers.press("1")

    at_the_table(session, (80, 24), play)
    assert any(undone)


def test_looking_around() -> None:
    """Arrows go to anything, Enter on something that can't be chosen tells why; Escape ends it."""
    session = seated(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        await fingers.press(*DRILLING, "1", "I")
        table = fingers.app.table
        assert table.looking is not None
        for _ in range(4):
            await fingers.press("down")
        assert "Power" in fingers.picture or "centre" in fingers.picture
        before = session.game.version
        await fingers.press("enter")
        assert table.notice
        assert session.game.version == before
        await fingers.press("escape")
        assert table.looking is None

    at_the_table(session, (80, 24), play)


def test_leaving_keeps_the_game() -> None:
    """`Q` is a quiet end, Ctrl-C an interruption; in both the session has a file."""
    for key, interrupted in (("Q", False), ("ctrl+c", True)):
        session = seated(rockworker.new("clockworker", players=2, seed=1), ["human", "random"])

        async def play(fingers: Fingers, key: str = key) -> None:
            await fingers.press("1")
            await fingers.press(key)

        app, _ = at_the_table(session, (80, 24), play)
        assert app.interrupted == interrupted
        assert session.file
        assert rockworker.load(session.file.read_bytes()).version > 0


# Size


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_resizing_keeps_everything_in_place(name: str, language: str) -> None:
    """From 80×24 to 200×50 and back: the board, the question and its options can be read at every size."""
    players = 4
    session = seated(late(rockworker.new(name, players=players, seed=5), 20), ["human", *["greedy"] * 3], language)

    async def play(fingers: Fingers) -> None:
        for width, height in ((80, 24), (100, 30), (120, 40), (200, 50), (80, 24)):
            await fingers.pilot.resize_terminal(width, height)
            await fingers.settle()
            table = fingers.app.table
            rows = fingers.picture.split("\n")
            assert len(rows) == height
            assert table.prompt[:30] in fingers.picture or isinstance(table.question, Pick)
            assert session.texts.player(0) in rows[0]
            answers = table.query_one("#options")
            assert answers.size.height >= 2
            assert table.plan.board.width <= table.plan.main

    at_the_table(session, (80, 24), play)


def test_pages_are_turned() -> None:
    """Tab goes through what can't be seen; a question turns to the page that it is about."""
    session = seated(rockworker.new("rockwell", players=3, seed=3), ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        table = fingers.app.table
        seen = []
        assert "Prices: zinc $400" in fingers.picture
        await fingers.press("shift+tab")
        for _ in range(4):
            seen.append(table.turned)
            await fingers.press("tab")
        assert seen == [0, 1, 2, 3]
        assert table.turned == 0
        await fingers.press("enter")
        assert table.turned == 1
        assert "Stock Exchange" in fingers.picture

    at_the_table(session, (80, 24), play)


def test_why_not_in_figures() -> None:
    """In the workshop with little money: what is missing for each improvement, and nothing about other decisions."""
    game = rockworker.new("rockwell", players=3, seed=5)
    for _ in steps(game, bots_for(game, ["greedy"] * 3, 5)):
        if game.prompt == "workshop" and game.actors == (0,) and (game.view(0).companies[0].cash or 0) < 1000:
            break
    session = seated(game, ["human", "greedy", "greedy"])

    async def play(fingers: Fingers) -> None:
        assert "Prices: zinc" in fingers.picture
        await fingers.press("W")
        assert re.search(r"Raise Safety  \$[\d,]+ missing", fingers.picture)
        assert re.search(r"Improve a crew  \$[\d,]+ missing", fingers.picture)
        assert "To be decided now" not in fingers.picture

    at_the_table(session, (80, 24), play)
