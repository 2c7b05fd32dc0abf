"""The pawns in a terminal: on the mine, and in a line below it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rockworker.games.rockwell.modules.inspectors.records import PawnsView
from rockworker.games.rockwell.notation import intersection_text
from rockworker.games.rockwell.terminal.module import ModuleTerminal
from rockworker.text.texts import Texts

SYMBOLS: Final = ("◆", "◇")
"""Superintendent, Supervisor."""


def marks(pawns: PawnsView) -> list[tuple[int, str]]:
    """Each pawn at its intersection."""
    return list(zip((pawns.superintendent, pawns.supervisor), SYMBOLS, strict=True))


def line(pawns: PawnsView, texts: Texts) -> Text:
    """Who is who, and where."""
    named = [
        f"{symbol} {texts.kind('pawn', pawn)} {intersection_text(place)}"
        for pawn, (place, symbol) in enumerate(marks(pawns))
    ]
    return Text(" · ".join(named))


TERMINAL: Final = ModuleTerminal(line=line, marks=marks)
