"""Nothing on the full screen is cut off without a sign of it, whatever the size and the language."""

from __future__ import annotations

from functools import cache
from itertools import cycle

import pytest
from rich.text import Text
from textual.widgets import Static

import rockworker
from rockworker.cli.screen.decision import Field, Form, Option, Pick
from rockworker.cli.screen.drawings import form, story
from rockworker.cli.screen.entry import Entry
from rockworker.cli.screen.lights import light
from rockworker.cli.screen.sheets import SheetView
from rockworker.engine.game import Game
from rockworker.games.clockworker.terminal import pages
from rockworker.games.rockwell.actions import Bid
from rockworker.play.arena import bots_for, steps
from rockworker.registry import definition_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.sheet import Sheet, fitted
from tests.cli.screen.fingers import Fingers, at_the_table, seated
from tests.cli.screen.test_decision import words
from tests.games.clockworker.table import KIT, Table

SIZES = [(80, 24), (110, 30), (120, 40)]
WORLDS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "rockwell": ("rockwell", 4, ()),
    "rockwell with all": ("rockwell", 2, definition_of("rockwell").module_names),
    "clockworker": ("clockworker", 3, ()),
}


@cache
def moments(world: str) -> tuple[Game, ...]:
    """The last time that the first player is asked each kind of question, and the end."""
    name, players, modules = WORLDS[world]
    game = rockworker.new(name, players=players, seed=4, modules=modules)
    found: dict[str, Game] = {}
    for _ in steps(game, bots_for(game, ["greedy"] * players, 4)):
        if game.actors and game.actors[0] == 0:
            found[game.prompt] = game.copy()
    return *found.values(), game


@pytest.mark.parametrize("world", WORLDS)
def test_everything_fits_into_its_place(world: str) -> None:
    """One question after another, in one language after another: sheets are no wider than the place where they are
    shown, and words have the rows that they need."""

    async def look(fingers: Fingers) -> None:
        for size in SIZES:
            await fingers.pilot.resize_terminal(*size)
            await fingers.settle()
            for screen in fingers.app.screen_stack[1:]:
                for view in screen.query(SheetView):
                    assert not view.display or view.sheet.width <= view.size.width, (size, view.id, fingers.picture)
            for place in fingers.app.table.query(Static):
                assert not place.display or place.virtual_size.height <= place.size.height, (size, place.id)

    for game, language in zip(moments(world), cycle(LANGUAGES)):
        at_the_table(seated(game.copy(), ["human", *["greedy"] * (game.players - 1)], language), SIZES[0], look)


def test_names_of_wares_give_way_to_prices_and_owners() -> None:
    """However narrow the list is, who has an artifact can be read; the numbers stand before the players' lines."""
    t = Table(3)
    for player in (0, 2):
        t.repaired(player, KIT)
    view, texts = t.game.view(0), words(t.game)
    for width in (30, 43, 80):
        drawn = pages._artifacts(view, texts, width).text().plain
        assert max(map(len, drawn.splitlines())) <= width
        assert sum("(1 3)" in line for line in drawn.splitlines()) == 1
    assert "1 " in pages.status(view, texts).plain[:2]
    assert pages._players(view, texts, 80).text().plain.startswith("2 ")


def test_a_cut_name_keeps_the_marker_of_its_place() -> None:
    """`−1C` tells why a factory is cheap."""
    card = pages.Card(Text("3C Moss Crystal Refinery"), " −1C", Text("  G  C  2B  O  2G"))
    assert [line.plain for line in card.lines(20)] == ["3C Moss Crystal… −1C", "  G  C  2B  O  2G"]
    assert card.lines(card.width)[0].plain == "3C Moss Crystal Refinery −1C"


def test_words_that_go_on_say_so() -> None:
    """In the last row that they have."""
    assert fitted(Text("one two"), 20, 1).plain == "one two"
    assert fitted(Text("one two three"), 8, 1).plain == "one two…"
    assert fitted(Text("one two three four"), 8, 2).plain == "one two\nthree …"


def test_a_label_stands_apart_from_what_is_written() -> None:
    """Rather behind a thing than between its words: `3Ag → 3  ×4 1`, not `3Ag → 3 1×4`."""
    sheet = Sheet()
    sheet.put(0, 0, "3Ag → 3  ×4")
    sheet.put(1, 0, "2Cu → 2")
    for row in (0, 1):
        sheet.spot(("delivery", row), row, 0, 11)
    light(Pick("", tuple(Option(n, "", keys=(("delivery", n),)) for n in (0, 1))), 0, [sheet])
    assert sheet.text().plain.splitlines() == ["3Ag → 3  ×4 1", "2Cu → 2   2"]


def test_lines_of_the_story_hang_together() -> None:
    """What goes on in the next row is set in."""
    sheet, first = story(["Ann has decided.", "Ben has decided: nothing is bid."], 1, 20)
    rows = [row.rstrip() for row in sheet.text().plain.splitlines()]
    assert rows == ["· Ann has decided.", "▸ Ben has decided:", "  nothing is bid."]
    assert first == 1


def test_a_long_range_goes_below_its_number() -> None:
    """It is not cut off at the edge."""
    money = Field("cash", "Money", "money", range(0, 3001, 100), "$0–$3,000 (in steps of $100)")
    sheet = form(Entry(Form(Bid, (money,))), words(moments("rockwell")[0]), "Bid", 40)
    assert sheet.width <= 40
    assert "in steps of $100" in sheet.text().plain
