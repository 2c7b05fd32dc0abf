"""Pieces of the box drawn one by one, for owners who enter their numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from rockworker.games.clockworker.resources import parse_bundle
from rockworker.games.clockworker.terminal.marks import bundle

WIDTH: Final = 16


def _factory(table: Mapping[str, Any]) -> RenderableType:
    """Its slots from the top, the price below."""
    slots = [Text.assemble("○ ", _units(slot)) for slot in table["slots"]]
    price = Text(f"{table['cost']}C", "bold") if "cost" in table else Text("")
    return Panel(Text("\n").join([*slots, price]), width=WIDTH)


def _bought(table: Mapping[str, Any]) -> RenderableType:
    """An artifact or an archive: its price, and its points."""
    return Panel(Text.assemble(_units(table["cost"]), "\n", (f"{table['points']}P", "bold")), width=WIDTH)


def _units(text: str) -> Text:
    return bundle(parse_bundle(text))


PICTURES: Final[Mapping[str, Callable[[Mapping[str, Any]], RenderableType]]] = {
    "starting_factory": _factory,
    "factories": _factory,
    "artifacts": _bought,
    "archives": _bought,
}
"""By group of pieces."""
