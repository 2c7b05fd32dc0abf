"""What the cards still in a pile are worth on average. Their order is unknown; which ones have gone is not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rockworker.games.rockwell.components import Card
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.state import Cubes, RockwellState


class Booty:
    """What a tile's cards bring on average, in dollars, for one number of sharers."""

    def __init__(self, share: float, remainder: float, danger: float, cubes: float) -> None:
        self.share = share
        self.remainder = remainder
        self.danger = danger
        """Loss for each cube that danger takes."""
        self.cubes = cubes
        """Cubes in a share: danger takes no more."""

    def less_danger(self, losses: int) -> float:
        """A share, less what danger takes if it takes this many cubes."""
        return self.share - self.danger * min(losses, self.cubes)


NOTHING: Final = Booty(0.0, 0.0, 0.0, 0.0)


def booties(rules: Rules, state: RockwellState) -> list[tuple[Booty, ...]]:
    """By pile and number of sharers (0 stands for none)."""
    prices = tuple(state.prices)
    return [_pile(rules, tuple(sorted(pile)), prices) for pile in state.piles]


@lru_cache(maxsize=4096)
def _pile(rules: Rules, pile: tuple[int, ...], prices: tuple[int, ...]) -> tuple[Booty, ...]:
    cards = [rules.cards[number] for number in pile if any(rules.cards[number].cubes)]
    return (NOTHING, *(_booty(cards, sharers, prices) for sharers in range(1, rules.owners + 1)))


def _booty(cards: Sequence[Card], sharers: int, prices: Sequence[int]) -> Booty:
    if not cards:
        return NOTHING
    shares = [_part(card.cubes, sharers) for card in cards]
    rests = [_rest(card.cubes, sharers) for card in cards]
    dear = [_dearest(share, prices) for share, card in zip(shares, cards, strict=True) if card.danger]
    count = len(cards)
    return Booty(
        share=sum(_value(share, prices) for share in shares) / count,
        remainder=sum(_value(rest, prices) for rest in rests) / count,
        danger=sum(dear) / count,
        cubes=sum(sum(share) for share in shares) / count,
    )


def _part(cubes: Cubes, sharers: int) -> Sequence[int]:
    return [amount // sharers for amount in cubes]


def _rest(cubes: Cubes, sharers: int) -> Sequence[int]:
    return [amount % sharers for amount in cubes]


def _value(cubes: Sequence[int], prices: Sequence[int]) -> int:
    return sum(amount * price for amount, price in zip(cubes, prices, strict=True))


def _dearest(cubes: Sequence[int], prices: Sequence[int]) -> int:
    """The price of the cubes that danger takes first."""
    return max((price for amount, price in zip(cubes, prices, strict=True) if amount), default=0)
