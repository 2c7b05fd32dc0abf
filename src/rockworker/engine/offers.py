"""Offers: what a player may do, as boxes.

An offer is an action type with one independent axis of values per field. The same object validates an
action, counts and enumerates, samples for bots, and lies behind the sliders and highlights of the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import msgspec

from rockworker.engine.names import kebab
from rockworker.engine.offer import (
    DRAWN,
    PLAIN,
    Axis,
    Offer,
    enumerate_all,
    fields_of,
    hold,
    nth,
    offers_of,
    sample,
    size,
)


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """What a player does. Subclasses are plain records of small integers and strings."""


class LegalActions(Sequence[Action]):
    """All actions of several offers, as a sequence that is never written out: it may have millions of entries.

    >>> import rockworker
    >>> legal = rockworker.new("clockworker", players=2, seed=1).legal_actions()
    >>> legal[0] in legal, len(legal) == len(list(legal))
    (True, True)
    """

    __slots__ = ("_offers",)

    def __init__(self, offers: tuple[Offer, ...]) -> None:
        self._offers = offers

    def __len__(self) -> int:
        return size(self._offers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(nth(self._offers, place) for place in range(*index.indices(len(self))))
        place = index + len(self) if index < 0 else index
        if place < 0:
            raise IndexError("before the first action")
        return nth(self._offers, place)

    def __contains__(self, action: object) -> bool:
        return hold(self._offers, action)

    def __iter__(self) -> Iterator[Action]:
        return enumerate_all(self._offers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and self._offers == other._offers

    def __hash__(self) -> int:
        return hash(self._offers)

    def __repr__(self) -> str:
        return f"LegalActions({', '.join(map(repr, self._offers))})"


__all__ = [
    "DRAWN", "PLAIN", "Action", "Axis", "LegalActions", "Offer", "enumerate_all", "fields_of", "hold", "nth",
    "offers_of", "sample", "size",
]  # fmt: skip
