"""The modules' tables of numbers, which lie beside the base game's in a component file."""

from __future__ import annotations

from typing import Final

from rockworker.components.checks import Data
from rockworker.games.rockwell.component_types import ModuleData
from rockworker.games.rockwell.modules.diamonds.components import DiamondsData
from rockworker.games.rockwell.modules.explosions.components import ExplosionsData
from rockworker.games.rockwell.modules.fluctuating_market.components import FluctuatingMarketData
from rockworker.games.rockwell.modules.inspectors.components import InspectorsData

MODULE_TYPES: Final[tuple[type[ModuleData], ...]] = (
    FluctuatingMarketData,
    DiamondsData,
    ExplosionsData,
    InspectorsData,
)
"""In the order of an exported file."""


class ModuleTables(Data, frozen=True):
    """The numbers of all modules."""

    fluctuating_market: FluctuatingMarketData
    diamonds: DiamondsData
    explosions: ExplosionsData
    inspectors: InspectorsData

    def each(self) -> tuple[ModuleData, ...]:
        """One table after the other."""
        return self.fluctuating_market, self.diamonds, self.explosions, self.inspectors
