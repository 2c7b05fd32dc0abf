"""A small game: pebbles in a bag, sealed bids, and a fist that nobody else looks into."""

from __future__ import annotations

from rockworker.registry import GamePackage

from template.definition import DEFINITION

GAME = GamePackage(
    definition=DEFINITION,
    rule_sections={
        "auction": ("TEMPLATE-BID",),
        "keep-or-sell": ("TEMPLATE-PEBBLE",),
    },
)
