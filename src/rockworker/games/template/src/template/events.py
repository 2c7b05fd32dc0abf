"""What happens: facts with typed fields. Each becomes a line of the log through a message of its name.

A field's kind says how its value becomes words (see `vocabulary`). All fields are public unless `seen_by` hides them.
"""

from __future__ import annotations

from typing import Annotated

from rockworker.engine.events import Event
from rockworker.engine.semantics import Kind, Player

Bids = Annotated[tuple[int, ...], Kind("bids")]
"""By player: the coins that were bid."""
Pebble = Annotated[int | None, Kind("pebble")]
"""A pebble's value; None: hidden from this viewer."""


class BidsRevealed(Event, frozen=True):
    """All have bid; the highest bid wins."""

    bids: Bids
    winner: Player


class PebbleDrawn(Event, frozen=True):
    """Only the player who drew the pebble sees its value."""

    player: Player
    value: Pebble

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.player else PebbleDrawn(self.player, None)


class PebbleKept(Event, frozen=True):
    """The pebble disappears in the fist."""

    player: Player


class PebbleSold(Event, frozen=True):
    """Its value is paid out, and so becomes known to all."""

    player: Player
    value: Pebble


EVENTS = (BidsRevealed, PebbleDrawn, PebbleKept, PebbleSold)
