"""The table in a terminal: every decision in every language, without a secret."""

from __future__ import annotations

import pytest
from rich.console import Console

from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import enumerate_all
from rockworker.games.clockworker.actions import Extract, Reassign, Repair
from rockworker.games.clockworker.rulebook import SECTIONS
from rockworker.games.clockworker.terminal import TERMINAL
from rockworker.registry import terminal_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.clockworker.play import new_game, random_steps
from tests.games.clockworker.table import KIT, MEMORY, Table

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def drawn(game: Game, viewer: int | None, language: str = "en", whole: bool = True, width: int = 100) -> str:
    """A view as text."""
    texts = Texts.of(game.definition, language).at_table(NAMES[: game.players], inside(game).rules)
    console = Console(width=width, color_system=None, force_terminal=False)
    view = game.view(viewer)
    with console.capture() as capture:
        console.print(TERMINAL.table(view, texts, width, whole=whole))
        console.print(TERMINAL.screen(view, texts))
    return capture.get()


def test_the_games_terminal_is_found() -> None:
    """The command line asks for it by the game's name."""
    assert terminal_of("clockworker") is TERMINAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_drawn(language: str) -> None:
    """Through random games with every kind of question: table, hints and rules of each."""
    asked = set()
    for seed in (0, 1, 5, 9):
        game = new_game(2 + seed % 3, seed, {"recovery": "optional", "new_artifacts": "at_once"})
        texts = Texts.of(game.definition, language).at_table(NAMES[: game.players], inside(game).rules)
        for _ in random_steps(game, seed):
            if game.is_over:
                break
            view = game.view(game.actors[0])
            prompt = game.prompt
            if prompt not in asked:
                asked.add(prompt)
                assert drawn(game, game.actors[0], language, whole=False)
                assert SECTIONS[prompt]
                for action in enumerate_all(game.offers(game.actors[0])):
                    for field in action.__struct_fields__:
                        TERMINAL.hint(view, texts, type(action), field, getattr(action, field))
        assert drawn(game, None, language)
    assert asked == set(SECTIONS)


def test_the_table_shows_what_is_there() -> None:
    """Row with prices and markers, archives, artifacts with owners, tableaus with robots in brackets."""
    t = Table(2)
    t.row("ember-deep-foundry", "moss-deep-foundry", "tide-deep-foundry", "scrap-mint", "gilded-depot")
    t.repaired(0, MEMORY)
    t.own(0, "3C 2R W")
    t.act(0)
    text = drawn(t.game, 0)
    assert "Scrap Mint" in text
    assert "−1C" in text
    assert "C [2C] [2C] [W]" in text
    assert "Ann · 3C 2R W" in text
    assert "Extended Memory" in text
    assert "6 before FIN" in text


def test_others_archives_are_only_counted() -> None:
    """A viewer reads own archives by name, others' by number."""
    t = Table(2)
    tile = t.state.tiles.pop(0)
    t.state.archives[0].append(tile)
    name = Texts.of(t.game.definition, "en").kind("archive", tile)
    assert name in drawn(t.game, 0)
    assert name not in drawn(t.game, 1)
    assert name not in drawn(t.game, None)


def test_hints_tell_prices_and_gains() -> None:
    """What a player wants to know before choosing."""
    t = Table(2)
    t.row("ember-deep-foundry", "moss-deep-foundry", "tide-deep-foundry", "scrap-mint", "gilded-depot")
    t.act(0)
    texts = Texts.of(t.game.definition, "en").at_table(NAMES[:2], t.rules)
    view = t.game.view(0)
    assert TERMINAL.hint(view, texts, Reassign, "factory", t.card("scrap-mint")) == "2C · 2C O 2C"
    assert TERMINAL.hint(view, texts, Extract, "factory", 0) == "2C"
    assert "5 gears at once" in TERMINAL.hint(view, texts, Repair, "artifact", KIT)
    assert TERMINAL.hint(view, texts, Repair, None, None) == ""


def test_a_price_to_be_paid_is_shown() -> None:
    """While paying, the screen names the price."""
    t = Table(2)
    t.own(0, "2R G 2O")
    t.act(0).do(Repair(KIT))
    assert "Price 2R G" in drawn(t.game, 0, whole=False)
