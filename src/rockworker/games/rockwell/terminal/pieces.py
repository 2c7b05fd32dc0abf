"""Pieces of the box drawn one by one, for owners who enter their numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from rockworker.games.rockwell.terminal.marks import cubes

WIDTH: Final = 16


def _tile(table: Mapping[str, Any]) -> RenderableType:
    """Front and back."""
    front = Text.assemble((str(table["power"]), "bold"), "  ", (str(table["stratum"]), "dim"))
    return Columns([_card(front), _card(cubes(table["income"]))])


def _extraction(table: Mapping[str, Any]) -> RenderableType:
    danger = Text("  ⚠", "bold red") if table.get("danger") else Text("")
    return _card(Text.assemble((f"{table['pile']}\n", "dim"), cubes(table["cubes"]), danger))


def _deliveries(table: Mapping[str, Any]) -> RenderableType:
    """The pile, its top tile first."""
    tiles = zip(table["costs"], table["prestige"], strict=False)
    return Columns([_card(Text.assemble(cubes(cost), "\n", (f"★{prestige}", "bold"))) for cost, prestige in tiles])


def _card(content: Text) -> Panel:
    return Panel(content, width=WIDTH)


PICTURES: Final[Mapping[str, Callable[[Mapping[str, Any]], RenderableType]]] = {
    "tiles": _tile,
    "cards": _extraction,
    "deliveries": _deliveries,
}
"""By group of pieces; boards and lists are clear enough as lines."""
