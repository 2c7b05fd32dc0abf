"""What a player or a spectator may see, built from an allow-list.

Hidden are the orders of deck and archive stack, and which archives the others have (they lie face down)."""

from __future__ import annotations

import msgspec


class FactoryView(msgspec.Struct, frozen=True):
    """A factory in a tableau: the card, the slots on which robots stand, and which of them comes back first."""

    factory: int
    robots: tuple[int, ...]
    next: int
    """The slot whose robot comes back next; 0: none stands here."""
    gain: tuple[int, ...]
    """What it brings then."""


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player."""

    player: int
    seat: int
    """1 is the first player's."""
    holdings: tuple[int, ...]
    """Gears, red, green, blue, gold, robots in the supply."""
    points: int
    """Point tokens."""
    open_points: int
    """All that the viewer can count: tokens, artifacts, and archives that are not face down."""
    recovery: tuple[int, ...]
    """What the next recovery brings, artifacts not counted."""
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
