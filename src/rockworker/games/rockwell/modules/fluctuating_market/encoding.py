"""Speculation in words, and the price tracks as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rockworker.games.rockwell.learn.module import ModuleEncoding, ModuleSection
from rockworker.games.rockwell.modules.fluctuating_market.module import NAME, NOTHING
from rockworker.games.rockwell.modules.fluctuating_market.records import MarketView, Speculate
from rockworker.games.rockwell.state import RESOURCES
from rockworker.learn.section import pack, part
from rockworker.learn.words import few

MOVED: Final = few((*range(len(RESOURCES)), NOTHING), (*RESOURCES, "none"))
FIELDS: Final = {
    "start": "price at the start: $/($+1000)",
    "minimum": "$/($+1000)",
    "maximum": "$/($+1000)",
    "sold": "cubes on the centre tile: n/(n+4)",
}


@lru_cache(1024)
def _market(market: MarketView) -> bytes:
    prices = zip(market.start, market.minimum, market.maximum, strict=True)
    rows = [
        (*[part(price, 1000) for price in track], part(sold, 4))
        for track, sold in zip(prices, market.sold, strict=True)
    ]
    return pack([number for row in rows for number in row])


ENCODING: Final = ModuleEncoding(
    fields={(Speculate, "up"): MOVED, (Speculate, "down"): MOVED},
    section=ModuleSection(NAME, "market", FIELDS, _market, RESOURCES),
)
