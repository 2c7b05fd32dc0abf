"""Letters and colours: nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from rockworker.games.rockwell.notation import OWNERS
from rockworker.games.rockwell.state import NOBODY
from rockworker.games.rockwell.view import CrewView
from rockworker.text.texts import Texts

CUBES: Final = ("Zn", "Cu", "Ag", "Au")
"""Symbols that chemists of every language write, and no owner's letter: `2G` beside `G2` was hard to read."""
OWNER_STYLES: Final = ("bold red", "bold green", "bold magenta", "bold black on white")
CUBE_STYLES: Final = ("cyan", "dark_orange3", "bold", "yellow")
SHAFT: Final = "⌂"
FREE: Final = "·"
HIDDEN: Final = "?"
RAISED: Final = str.maketrans("0123456789+", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺")


def letter(owner: int) -> str:
    """`R` for the first owner."""
    return FREE if owner == NOBODY else OWNERS[owner]


def style(owner: int) -> str:
    """An owner's colour."""
    return "dim" if owner == NOBODY else OWNER_STYLES[owner]


def badge(owner: int) -> Text:
    """An owner's letter in colour."""
    return Text(letter(owner), style(owner))


def named(texts: Texts, owner: int) -> Text:
    """`R Ann`."""
    return Text.assemble(badge(owner), " ", texts.kind("owner", owner))


def strength(crew: CrewView) -> str:
    """`2`, or `2+1` with a subcontractor of power 1."""
    return f"{crew.power}+{crew.die}" if crew.die else str(crew.power)


def raised(text: str) -> str:
    """Small digits above the line: `²⁺¹`."""
    return text.translate(RAISED)


def cubes(numbers: Sequence[int] | None, *, zeros: bool = False) -> Text:
    """`3Zn 1Au`, coloured."""
    if numbers is None:
        return Text(HIDDEN, "dim")
    shown = [
        Text(f"{count}{CUBES[resource]}", CUBE_STYLES[resource])
        for resource, count in enumerate(numbers)
        if count or zeros
    ]
    return Text(" ").join(shown) if shown else Text("–", "dim")
