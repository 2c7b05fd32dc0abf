"""What a player or a spectator may see, built from an allow-list.

Hidden are the orders of deck and archive stack, and which archives the others have (they lie face down)."""

from __future__ import annotations

import msgspec


class FactoryView(msgspec.Struct, frozen=True):
    """A factory in a tableau: the card, and the slots on which robots stand."""

    factory: int
    robots: tuple[int, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player."""

    player: int
    seat: int
    """1 is the first player's."""
    holdings: tuple[int, ...]
    """Gears, red, green, blue, gold, robots in the supply."""
    points: int
    """Point tokens."""
    factories: tuple[FactoryView, ...]
    artifacts: tuple[int, ...]
    active_artifacts: tuple[int, ...]
    """Artifacts whose abilities may be used already."""
    cards: int
    archive_count: int
    archives: tuple[int, ...] | None
    """None: they lie face down."""


class ClockworkerView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int | None
    round: int
    current: int
    first: int
    ending: str
    """Why this round is the last one; empty while it is not."""
    phase: str
    """What is going on; empty when the game is over."""
    cost: tuple[int, ...] | None
    """The price that is being paid."""
    row: tuple[int, ...]
    """Factories from the deck to the far right; -1: no card."""
    prices: tuple[int, ...]
    """Of the factories in the row, in gears."""
    deck_count: int
    display: tuple[int, ...]
    stack_count: int
    """Archives in the stack, FIN not counted."""
    archives_before_fin: int
    """Archives above FIN."""
    copies: tuple[int, ...]
    """By artifact: copies left."""
    players: tuple[PlayerView, ...]
