"""The plain terminal: any view as names, values and tables."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from rich.console import Console
from template.definition import DEFINITION

from rockworker.engine.game import Game
from rockworker.engine.semantics import Kind, Player, Players
from rockworker.text.terminal import PlainTerminal
from rockworker.text.texts import Texts


class Card(msgspec.Struct, frozen=True):
    """One of several."""

    owner: Player | None
    worth: int
    marks: tuple[str, ...] = ()


class Market(msgspec.Struct, frozen=True):
    """A record within another."""

    is_open: bool
    prices: dict[str, int]
    note: str = "[b]bold[/b]"


class View(msgspec.Struct, frozen=True):
    """Something of everything."""

    whose_turn: Player
    order: Players
    bids: Annotated[tuple[int, ...], Kind("bids")]
    nothing: int | None
    points: int
    market: Market
    cards: tuple[Card, ...]
    empty: tuple[Card, ...] = ()


VIEW = View(1, (1, 0), (3, 0), None, 1234, Market(True, {"tin": 2}), (Card(0, 5, ("a", "b")), Card(None, 7)))


def drawn(view: Any, language: str = "en") -> list[str]:
    """The lines of a view, without the blanks at their ends."""
    console = Console(width=80, markup=False, highlight=False)
    texts = Texts.of(DEFINITION, language).at_table(("Ann", "Ben"))
    with console.capture() as screen:
        console.print(PlainTerminal().table(view, texts, 80, whole=True))
    return [" ".join(line.split()) for line in screen.get().splitlines()]


def test_values_are_named_and_told_by_their_kinds() -> None:
    """Players have names, kinds of the game its words, numbers their groups, and nothing is a dash."""
    lines = drawn(VIEW)
    for line in (
        "Whose turn Ben",
        "Order Ben and Ann",
        "Bids Ann (3) and Ben (0)",
        "Nothing –",
        "Points 1,234",
        "Empty –",
    ):
        assert line in lines


def test_records_stand_under_their_names() -> None:
    """A record is a part of its own, with its own inside; what looks like markup is text."""
    lines = drawn(VIEW)
    place = lines.index("Market")
    assert lines[place + 1 : place + 3] == ["Is open yes", "Note [b]bold[/b]"]
    assert lines[place + 3 : place + 5] == ["Prices", "Tin 2"]


def test_several_records_are_a_table() -> None:
    """A column for each field, a row for each record."""
    lines = drawn(VIEW)
    place = lines.index("Cards")
    assert lines[place + 1] == "Owner Worth Marks"
    assert lines[place + 3 : place + 5] == ["Ann 5 a, b", "– 7 –"]


@pytest.mark.parametrize(("language", "line"), [("en", "Your bid –"), ("fr", "Votre mise –"), ("de", "Dein Gebot –")])
def test_a_game_can_name_what_it_shows(language: str, line: str) -> None:
    """The game's messages `view-…` come before the names of fields."""
    game = Game(DEFINITION, DEFINITION.header(2, 1))
    assert line in drawn(game.view(0), language)
