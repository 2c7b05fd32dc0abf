"""What the expansions add to the table in a terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from rockworker.games.rockwell.modules.fluctuating_market.module import MarketView
from rockworker.games.rockwell.modules.inspectors.module import PawnsView
from rockworker.games.rockwell.notation import CUBES, intersection_text
from rockworker.games.rockwell.state import RESOURCES
from rockworker.text.texts import Texts

PAWNS: Final = ("◆", "◇")
"""Superintendent, Supervisor."""
FOCUS: Final = {"speculation": ("extraction", "tiles", "prices")}
"""By prompt: the panels that bear on the decision."""


def marks(modules: dict[str, Any]) -> list[tuple[int, str]]:
    """What stands on intersections (circle × 16 + number, clockwise)."""
    pawns = [part for part in modules.values() if isinstance(part, PawnsView)]
    return [mark for part in pawns for mark in zip((part.superintendent, part.supervisor), PAWNS, strict=True)]


def lines(modules: dict[str, Any], texts: Texts) -> list[Text]:
    """What is worth a line of its own: price tracks, pawns."""
    found = []
    for part in modules.values():
        if isinstance(part, MarketView):
            found.append(_market(part, texts))
        elif isinstance(part, PawnsView):
            found.append(_pawns(part, texts))
    return found


def _market(part: MarketView, texts: Texts) -> Text:
    """The ends of each price track, and what was sold in this phase."""
    tracks = [
        f"{texts.term(f'resource-{key}')} {low}–{high}"
        for key, low, high in zip(RESOURCES, part.minimum, part.maximum, strict=True)
    ]
    sold = " ".join(f"{count}{CUBES[n]}" for n, count in enumerate(part.sold) if count)
    text = Text(" · ".join(tracks), "dim")
    return Text.assemble(text, f"  ({texts.term('sold', cubes=sold)})") if sold else text


def _pawns(part: PawnsView, texts: Texts) -> Text:
    places = (part.superintendent, part.supervisor)
    named = [
        f"{PAWNS[pawn]} {texts.kind('pawn', pawn)} {intersection_text(place)}" for pawn, place in enumerate(places)
    ]
    return Text(" · ".join(named))
