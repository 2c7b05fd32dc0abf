"""An encoding for the template's small game: what a game of somebody's own would bring."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from template.actions import ACTIONS
from template.definition import DEFINITION

from rockworker.learn.encoding import Encoding
from rockworker.learn.section import Seating, Section, pack, part
from rockworker.learn.words import Number, Words
from rockworker.registry import GamePackage, register, unregister

SEATS = ("me", "rival 1", "rival 2", "rival 3")


def _table(seating: Seating, view: Any) -> bytes:
    return pack((part(view.bag, 5), part(view.drawn or 0, 5), part(view.your_bid or 0, 5)))


def _players(seating: Seating, view: Any) -> bytes:
    numbers: list[float] = []
    for player in seating.order:
        seen = view.players[player]
        numbers += (part(seen.coins, 5), part(seen.fist, 3), part(sum(seen.pebbles or ()), 5))
    return pack(numbers + [0.0] * (3 * len(SEATS) - len(numbers)))


PEBBLES = Encoding(
    Words(ACTIONS, {"count": Number()}),
    (
        Section("table", {"bag": "n/(n+5)", "drawn": "n/(n+5)", "bid": "n/(n+5)"}, _table),
        Section("players", {"coins": "n/(n+5)", "fist": "n/(n+3)", "pebbles": "n/(n+5)"}, _players, SEATS),
    ),
)


@contextmanager
def pebbles() -> Iterator[str]:
    """The game, known to this process for a while."""
    register(GamePackage(DEFINITION, encoding=lambda: PEBBLES))
    try:
        yield DEFINITION.name
    finally:
        unregister(DEFINITION.name)
