"""Owners as a viewer counts them: the viewer, rivals in the order of their seats, and the owner without a company."""

from __future__ import annotations

from functools import cache
from typing import Final

from rockworker.games.rockwell.state import CREWS, RESOURCES
from rockworker.learn.section import Seating
from rockworker.learn.words import Few

SEATS: Final = ("me", "rival 1", "rival 2", "rival 3")
OWNERS: Final = (*SEATS, "no company")
"""Games for two have crews that belong to no company."""
ALL_CREWS: Final = tuple(f"{owner} {number + 1}" for owner in OWNERS for number in range(CREWS))


@cache
def owners_from(viewer: int, players: int) -> tuple[int | None, ...]:
    """The owners in the viewer's order; None: nobody sits there."""
    seats = [(viewer + step) % players if step < players else None for step in range(len(SEATS))]
    return (*seats, players if players == 2 else None)


def place_of(seating: Seating, owner: int | None) -> int:
    """An owner's place in the viewer's order; -1: none."""
    if owner is None:
        return -1
    return seating.places.get(owner, len(SEATS) if owner >= seating.players else -1)


def _crews(first: int, last: int) -> Few:
    def values(viewer: int, players: int) -> tuple[int | None, ...]:
        owners = owners_from(viewer, players)[first:last]
        return tuple(None if o is None else o * CREWS + n for o in owners for n in range(CREWS))

    return Few(ALL_CREWS[first * CREWS : last * CREWS], values)


MY_CREW: Final = _crews(0, 1)
ANY_CREW: Final = _crews(0, len(OWNERS))
CREW_OF_NO_COMPANY: Final = _crews(len(SEATS), len(OWNERS))


def per_resource(what: str) -> dict[str, str]:
    """A field for each resource."""
    return dict.fromkeys(RESOURCES, what)
