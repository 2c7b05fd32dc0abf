"""The price tracks in a terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rockworker.games.rockwell.modules.fluctuating_market.records import MarketView
from rockworker.games.rockwell.state import RESOURCES
from rockworker.games.rockwell.terminal.marks import CUBES
from rockworker.games.rockwell.terminal.module import ModuleTerminal
from rockworker.text.texts import Texts


def line(market: MarketView, texts: Texts) -> Text:
    """The ends of each price track, and what was sold in this phase."""
    tracks = [
        f"{texts.term(f'resource-{key}')} {texts.allowed('money', range(low, high + 1))}"
        for key, low, high in zip(RESOURCES, market.minimum, market.maximum, strict=True)
    ]
    sold = " ".join(f"{count}{CUBES[n]}" for n, count in enumerate(market.sold) if count)
    text = Text(f"{texts.term('label', label=texts.term('price-range'))} {' · '.join(tracks)}", "dim")
    return Text.assemble(text, f"  ({texts.term('sold', cubes=sold)})") if sold else text


TERMINAL: Final = ModuleTerminal(focus={"speculation": ("extraction", "tiles", "prices")}, line=line)
