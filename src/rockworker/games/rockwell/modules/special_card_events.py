"""What becomes of cards that are no resource cards."""

from __future__ import annotations

from rockworker.engine.events import Event
from rockworker.games.rockwell.semantics import Tile


class SpecialSetAside(Event, frozen=True):
    """A second special card of the same kind waits, to be shuffled back after the extraction."""

    tile: Tile
