"""What stands in the way of speculating and buying."""

from __future__ import annotations

from typing import Final

from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.semantics import Money, Resource


class PriceCrashed(Refusal, frozen=True):
    resource: Resource
    price: Money


class PriceFrozen(Refusal, frozen=True):
    resource: Resource
    price: Money


class PriceAtLimit(Refusal, frozen=True):
    """A notch more, and the price is at a limit."""

    resource: Resource
    price: Money


class TwoPrices(Refusal, frozen=True):
    """One must rise, and another must fall."""


REFUSALS: Final[tuple[type[Refusal], ...]] = (PriceCrashed, PriceFrozen, PriceAtLimit, TwoPrices)
