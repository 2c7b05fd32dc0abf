"""The numbers on the expansions' pieces, typed. Lists by pile follow the piles' numbers, the smallest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Protocol

from rockworker.components.checks import Data, Natural, Positive
from rockworker.components.flaws import Flaw
from rockworker.games.rockwell.units import Dollars

Prices = tuple[Dollars, Dollars, Dollars, Dollars]
"""Of zinc, copper, silver, gold."""


class HasPile(Protocol):
    """A card, as far as it matters here."""

    @property
    def pile(self) -> int: ...


class ModuleData(Data, frozen=True):
    """A table of numbers that one module reads."""

    module: ClassVar[str]

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        """What can't be played, given the number of resource cards in each pile."""
        raise NotImplementedError


class FluctuatingMarketData(ModuleData, frozen=True):
    """The price tracks of the new Board II and the Speculation cards of the new deck."""

    module = "fluctuating_market"
    start: Prices
    minimum: Prices
    maximum: Prices
    notch: Dollars
    group: Positive
    """Cubes bought or sold that move a price by one notch."""
    speculations: tuple[Natural, ...]
    """Speculation cards by pile."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        if not self.notch:
            yield Flaw("notch", "too-small", "0", "100")
            return
        for n, price in enumerate(self.start):
            yield from self._track_flaws(n, price)
        yield from _by_pile("speculations", self.speculations, pile_sizes)

    def _track_flaws(self, n: int, price: int) -> Iterator[Flaw]:
        low, high = self.minimum[n], self.maximum[n]
        if not 0 < low < price < high:
            yield Flaw(f"start[{n}]", "not-between", str(price), f"{low} … {high}")
        for name, limit in (("minimum", low), ("maximum", high)):
            if (limit - price) % self.notch:
                yield Flaw(f"{name}[{n}]", "off-step", str(limit), str(self.notch))


class DiamondsData(ModuleData, frozen=True):
    """Diamond cards."""

    module = "diamonds"
    amounts: tuple[tuple[Dollars, ...], ...]
    """By pile: the cash on each of its Diamond cards."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        yield from _by_pile("amounts", self.amounts, pile_sizes)
        for pile, cards in enumerate(self.amounts):
            yield from (
                Flaw(f"amounts[{pile}][{n}]", "too-small", "0", "100") for n, cash in enumerate(cards) if not cash
            )


class ExplosionsData(ModuleData, frozen=True):
    """Explosion cards."""

    module = "explosions"
    cards: tuple[Natural, ...]
    """By pile: how many."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        yield from _by_pile("cards", self.cards, pile_sizes)


class InspectorsData(ModuleData, frozen=True):
    """The symbols of the two pawns on the resource cards."""

    module = "inspectors"
    moves: tuple[tuple[tuple[int, int], ...], ...]
    """By pile, and by card in the order of the card list: intersections for the Superintendent and the Supervisor,
    clockwise above zero, anticlockwise below."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        yield from _by_pile("moves", self.moves, pile_sizes)
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


MODULE_TYPES: Final[dict[str, type[ModuleData]]] = {
    kind.module: kind for kind in (FluctuatingMarketData, DiamondsData, ExplosionsData, InspectorsData)
}


def _by_pile(name: str, values: tuple[object, ...], pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
    if len(values) != len(pile_sizes):
        yield Flaw(name, "wrong-length", str(len(values)), str(len(pile_sizes)))
