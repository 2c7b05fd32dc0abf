"""The engine tests' toy game: the template of `rockworker new-game`, with two expansions, an owner's numbers and two
versions of the rules.

In each round everybody secretly bids coins; all bids are lost. The highest bidder (of equals the first in seat
order) draws a pebble from the bag and either keeps it in the fist, unseen by others, or sells it for its value.
When the bag is empty, kept pebbles count double and coins count one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from template.actions import Bid, Keep, Sell
from template.definition import Template
from template.events import BidsRevealed, PebbleDrawn, PebbleKept, PebbleSold
from template.frames import Auction, CoinsMissing, KeepOrSell
from template.state import GameState, Options, Rules
from template.view import View

from rockworker.engine.definition import Header, Switches
from rockworker.engine.errors import BadComponents


class PebblesSwitches(Switches, frozen=True, kw_only=True):
    """What the versions of the rules decide differently."""

    coins: int
    """What everybody starts with."""


class Pebbles(Template):
    """For few players, with modules, components and two versions of the rules; without words and rulebook."""

    name = "pebbles"
    folder = Path(__file__).parent
    rules_versions = {1: PebblesSwitches(coins=4, asks_single_answers=True), 2: PebblesSwitches(coins=5)}
    most_players = 3
    module_names = ("rich", "poor")

    def compile(self, header: Header) -> Rules:
        coins = (header.components or {"coins": self.switches(header).coins})["coins"]
        coins += 3 * ("rich" in header.modules) - 3 * ("poor" in header.modules)
        return Rules(header.players, msgspec.convert(header.options, Options), coins)

    def load_components(self, source: str | Path | Mapping[str, Any] | None) -> dict[str, Any] | None:
        if source is None:
            return None
        if not isinstance(source, Mapping) or not isinstance(source.get("coins"), int):
            raise BadComponents(file="–", where="coins", reason="a whole number is needed")
        return dict(source)


DEFINITION = Pebbles()

__all__ = [
    "DEFINITION", "Auction", "Bid", "BidsRevealed", "CoinsMissing", "GameState", "Keep", "KeepOrSell", "PebbleDrawn",
    "PebbleKept", "PebbleSold", "Pebbles", "Sell", "View",
]  # fmt: skip
