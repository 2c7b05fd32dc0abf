"""The price tracks of the new Board II and the Speculation cards of the new deck."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rockworker.components.checks import Natural, Positive
from rockworker.components.flaws import Flaw
from rockworker.games.rockwell.component_types import Dollars, ModuleData, Prices, pile_flaws


class FluctuatingMarketData(ModuleData, frozen=True):
    """The price tracks of the new Board II and the Speculation cards of the new deck."""

    module = "fluctuating_market"
    file = Path(__file__).with_name("components.toml")
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
        yield from pile_flaws("speculations", self.speculations, pile_sizes)

    def _track_flaws(self, n: int, price: int) -> Iterator[Flaw]:
        low, high = self.minimum[n], self.maximum[n]
        if not 0 < low < price < high:
            yield Flaw(f"start[{n}]", "not-between", str(price), f"{low} … {high}")
        for name, limit in (("minimum", low), ("maximum", high)):
            if (limit - price) % self.notch:
                yield Flaw(f"{name}[{n}]", "off-step", str(limit), str(self.notch))
