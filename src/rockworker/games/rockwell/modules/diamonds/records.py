"""What Diamond cards bring."""

from __future__ import annotations

from rockworker.engine.events import Event
from rockworker.engine.semantics import Player
from rockworker.games.rockwell.semantics import Money, Tile


class DiamondDrawn(Event, frozen=True):
    tile: Tile
    amount: Money


class DiamondPaid(Event, frozen=True):
    player: Player
    amount: Money
