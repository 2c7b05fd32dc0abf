"""From offers to an action on the full screen, whatever is offered; and what lights up."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.cli.screen.decision import Decision, Form, Pick
from rockworker.cli.screen.entry import Entry
from rockworker.cli.screen.lights import LABELS, light, nearest, spots_of
from rockworker.cli.screen.plan import arrange, remembered
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, hold
from rockworker.play.arena import bots_for, steps
from rockworker.registry import definition_of, terminal_of
from rockworker.text.sheet import Sheet
from rockworker.text.terminal import Page
from rockworker.text.texts import Texts

RICH = {"start": {"cash": 90000, "cubes": [30, 30, 30, 30]}}
EXPANSIONS = definition_of("rockwell").module_names
GAMES = [("rockwell", 4, ()), ("rockwell", 2, EXPANSIONS), ("clockworker", 3, ()), ("template", 2, ())]
SIZES = [(80, 24), (100, 30), (120, 40), (160, 48), (200, 50)]


@pytest.fixture(autouse=True)
def template(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a drawing of its own."""
    from template import GAME

    from rockworker import registry

    monkeypatch.setitem(registry._REGISTERED, "template", GAME)


def words(game: Game, language: str = "en") -> Texts:
    """The table's words."""
    return Texts.of(game.definition, language).at_table(None, inside(game).rules)


def decision(game: Game, player: int, language: str = "en") -> Decision:
    """What a player is asked."""
    terminal = terminal_of(game.header.game)
    return Decision(terminal, game.view(player), words(game, language), game.offers(player))


def decided(asked: Decision, chance: Rng) -> Action:
    """Any answers, until there is an action; a step back on the way."""
    for _ in range(20):
        question = asked.question
        if isinstance(question, Form):
            entry = Entry(question)
            entry.step(chance.below(3))
            action = asked.fill(entry.values)
        else:
            assert len(question.options) > 1 or len(asked.offers) == 1
            assert all(option.label for option in question.options)
            action = asked.choose(question.options[chance.below(len(question.options))].value)
        if action is not None:
            return action
        if chance.below(4) == 0:
            assert asked.back()
    raise AssertionError("no end of questions")


@pytest.mark.parametrize(("name", "players", "modules"), GAMES)
def test_every_decision_can_be_taken(name: str, players: int, modules: tuple[str, ...]) -> None:
    """In a whole game, random answers always end at an offered action."""
    chance, count = Rng(2), 0
    game = rockworker.new(name, players=players, seed=7, modules=modules)
    for _ in steps(game, bots_for(game, ["random"] * players, 7)):
        for player in game.actors[:1]:
            assert hold(game.offers(player), decided(decision(game, player), chance))
            count += 1
        if count > 400:
            break
    assert count > 3


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("name", "players", "modules"), GAMES)
def test_every_table_fits_every_screen(name: str, players: int, modules: tuple[str, ...], language: str) -> None:
    """No page is wider than its place, and the board can be seen whole from 80×24 on, all game long."""
    game = rockworker.new(name, players=players, seed=7, modules=modules)
    for number, _ in enumerate(steps(game, bots_for(game, ["random"] * players, 7))):
        if number % 40 or game.is_over:
            continue
        pages = remembered(terminal_of(name).pages(game.view(game.actors[0]), words(game, language)))
        for width, height in SIZES:
            for turned in range(len(pages)):
                plan = arrange(width, height, pages, turned)
                assert plan.board.width <= plan.main
                assert plan.below.width <= plan.main
                assert plan.beside.width <= max(plan.side, 0)
                assert turned or name == "template" or plan.board.height <= plan.board_rows


@pytest.mark.parametrize(("name", "players", "modules"), GAMES[:3])
def test_what_can_be_chosen_is_on_the_table(name: str, players: int, modules: tuple[str, ...]) -> None:
    """Things that offers name are spots of some page: crews, places, tiles, slots, piles, factories, cards."""
    visible = {"crew", "place", "tile", "slot", "delivery", "factory", "archive", "artifact", "intersection"}
    game = rockworker.new(name, players=players, seed=7, modules=modules)
    seen: set[str] = set()
    for _ in steps(game, bots_for(game, ["random"] * players, 7)):
        for player in game.actors[:1]:
            question = decision(game, player).question
            options = question.options if isinstance(question, Pick) else ()
            shown = [option for option in options if option.keys and option.keys[0][0] in visible]
            pages = remembered(terminal_of(name).pages(game.view(player), words(game)))
            for option in shown:
                assert any(spots_of(option, [page.draw(80, 15)]) for page in pages), option
            seen |= {option.keys[0][0] for option in shown}
    assert len(seen) >= 3


def test_lights_are_marks_and_not_only_colours() -> None:
    """Each option's key is written on what it names; the cursor's, too."""
    game = rockworker.new("rockwell", players=3, seed=3)
    while game.prompt != "place-vice-presidents":
        game.push(game.legal_actions()[0])
    player = game.actors[0]
    question = decision(game, player).question
    assert isinstance(question, Pick)
    board = terminal_of("rockwell").pages(game.view(player), words(game))[1].draw(80, 15)
    before = board.text().plain
    light(question, 0, [board])
    after = board.text().plain
    assert after != before
    for number in range(len(question.options)):
        assert after.count(LABELS[number]) >= before.count(LABELS[number])
    assert sum(after.count(digit) for digit in LABELS) == sum(before.count(digit) for digit in LABELS) + len(
        question.options
    )


def test_the_way_back_ends() -> None:
    """Before the first question there is none."""
    game = rockworker.new("rockwell", players=3, seed=3)
    assert not decision(game, 0).back()


def test_entries() -> None:
    """Steps stop at the ends, typed numbers count when they are possible."""
    game = rockworker.new("rockwell", players=3, seed=3)
    question = decision(game, 0).question
    assert isinstance(question, Form)
    entry = Entry(question)
    entry.step(99)
    assert entry.values[0] == question.fields[0].axis[-1]
    entry.step(-99)
    assert entry.values[0] == 0
    for digit in "0099":
        entry.type(digit)
    assert entry.typed == "99"
    assert entry.settle() == 99
    assert entry.values[0] == 0
    entry.type("2")
    assert entry.settle() is None
    assert entry.values[0] == 2
    entry.select(-1)
    assert entry.place == len(question.fields) - 1


def test_nearest() -> None:
    """The next thing in a direction, and none beyond the last."""
    things = [(0, (0.0, 0.0)), (1, (0.0, 10.0)), (2, (3.0, 1.0)), (3, (3.0, 6.0))]
    assert nearest((0, 0), things, (0, 1)) == 1
    assert nearest((0, 0), things, (1, 0)) == 2
    assert nearest((0, 0), things, (-1, 0)) is None
    assert nearest((3, 1), things, (0, 1)) == 3


def test_a_page_gives_way() -> None:
    """What has no room beside the board is not shown there; a small board makes room for another page."""

    def page(name: str, rows: int, narrowest: int = 0) -> Page:
        def draw(width: int, height: int) -> Sheet:
            sheet = Sheet()
            for row in range(rows if height < 19 else rows + 4):
                sheet.put(row, 0, name)
            return sheet

        return Page(name, draw, narrowest)

    pages = [page("board", 15), page("boards", 11), page("goals", 20), page("wide", 5, narrowest=90)]
    small = arrange(80, 24, pages, 0)
    assert (small.shown, small.side, small.board_rows) == ({0}, 0, 15)
    large = arrange(120, 40, pages, 0)
    assert large.shown == {0, 1, 2}
    assert large.board.height == 15
    assert arrange(120, 60, pages, 0).board.height == 19
