"""Owners as a viewer counts them: the viewer, rivals in the order of their seats, and the owner without a company."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from rockworker.games.rockwell.state import CREWS, RESOURCES
from rockworker.games.rockwell.view import RockwellView
from rockworker.learn.section import Seating, Section, nothing
from rockworker.learn.words import Few

RIVALS: Final = ("rival 1", "rival 2", "rival 3")
SEATS: Final = ("me", *RIVALS)
OWNERS: Final = (*SEATS, "no company")
"""Games for two have crews that belong to no company."""
ALL_CREWS: Final = tuple(f"{owner} {number + 1}" for owner in OWNERS for number in range(CREWS))


@cache
def owners_from(viewer: int, players: int) -> tuple[int | None, ...]:
    """The owners in the viewer's order; None: nobody sits there."""
    seats = [(viewer + step) % players if step < players else None for step in range(len(SEATS))]
    return (*seats, players if players == 2 else None)


@dataclass(frozen=True)
class Piece:
    """What a vector tells of an owner, or a part of that."""

    fields: Mapping[str, str]
    """By name: what a field means."""
    encode: Callable[[RockwellView, int], bytes]
    """From a view: the numbers of one owner."""


def of_each(name: str, owners: Sequence[str], pieces: Sequence[Piece]) -> Section:
    """A section with all pieces for each of some owners. Where nobody sits, all is 0."""
    fields = {field: meaning for piece in pieces for field, meaning in piece.fields.items()}
    places, absent = slice(OWNERS.index(owners[0]), OWNERS.index(owners[-1]) + 1), nothing(fields)

    def encode(seating: Seating, view: RockwellView) -> bytes:
        there = owners_from(seating.viewer, seating.players)[places]
        parts = [[absent] if owner is None else [piece.encode(view, owner) for piece in pieces] for owner in there]
        return b"".join(chain.from_iterable(parts))

    return Section(name, fields, encode, tuple(owners))


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
