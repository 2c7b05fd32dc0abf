"""The symbols of the two pawns on the resource cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from rockworker.components.flaws import Flaw
from rockworker.games.rockwell.component_types import ModuleData, pile_flaws


class HasPile(Protocol):
    """A card, as far as it matters here."""

    @property
    def pile(self) -> int: ...


class InspectorsData(ModuleData, frozen=True):
    """The symbols of the two pawns on the resource cards."""

    module = "inspectors"
    file = Path(__file__).with_name("components.toml")
    moves: tuple[tuple[tuple[int, int], ...], ...]
    """By pile, and by card in the order of the card list: intersections for the Superintendent and the Supervisor,
    clockwise above zero, anticlockwise below."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        yield from pile_flaws("moves", self.moves, pile_sizes)
        for pile, (moves, size) in enumerate(zip(self.moves, pile_sizes, strict=False)):
            if len(moves) != size:
                yield Flaw(f"moves[{pile}]", "wrong-length", str(len(moves)), str(size))
            for n, (large, small) in enumerate(moves):
                if not abs(large) > abs(small) > 0:
                    yield Flaw(f"moves[{pile}][{n}]", "not-larger", f"{large}, {small}")

    def by_card(self, cards: tuple[HasPile, ...]) -> tuple[tuple[int, int], ...]:
        """The moves of each card of a list of resource cards."""
        piles = sorted({card.pile for card in cards})
        waiting = {pile: iter(moves) for pile, moves in zip(piles, self.moves, strict=True)}
        return tuple(next(waiting[card.pile]) for card in cards)
