"""Letters and colours: nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from rockworker.games.clockworker.resources import LETTERS
from rockworker.text.texts import Texts

STYLES: Final = ("bold", "red", "green", "blue", "yellow", "cyan", "magenta")
"""By kind of resource; the letter tells it, too."""
PLAYER_STYLES: Final = ("bold red", "bold green", "bold magenta", "bold cyan")
DOT: Final = Text.assemble((" · ", "dim"))
"""A span of its own is dim, not the base style, which `join` would give to everything that it joins."""
NONE: Final = Text("–", "dim")


def bundle(numbers: Sequence[int]) -> Text:
    """`2C R`, coloured."""
    shown = [
        Text(f"{'' if count == 1 else count}{LETTERS[kind]}", STYLES[kind])
        for kind, count in enumerate(numbers)
        if count
    ]
    return Text(" ").join(shown) if shown else NONE


def named(texts: Texts, player: int) -> Text:
    """A player's name in colour."""
    return Text(texts.player(player), PLAYER_STYLES[player])


def labelled(texts: Texts, key: str, content: Text) -> Text:
    """A term before what it names."""
    return Text.assemble((f"{texts.term(key)} ", "dim"), content)
