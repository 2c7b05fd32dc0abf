"""The modules' tables of numbers, which lie beside the base game's in a component file."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.component_types import ModuleData
from rockworker.games.rockwell.modules.diamonds.components import DiamondsData
from rockworker.games.rockwell.modules.explosions.components import ExplosionsData
from rockworker.games.rockwell.modules.fluctuating_market.components import FluctuatingMarketData
from rockworker.games.rockwell.modules.inspectors.components import InspectorsData

MODULE_TYPES: Final[dict[str, type[ModuleData]]] = {
    kind.module: kind for kind in (FluctuatingMarketData, DiamondsData, ExplosionsData, InspectorsData)
}
"""By module, in the order of an exported file."""
