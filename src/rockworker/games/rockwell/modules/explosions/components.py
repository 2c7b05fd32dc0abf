"""How many Explosion cards there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rockworker.components.checks import Natural
from rockworker.components.flaws import Flaw
from rockworker.games.rockwell.component_types import ModuleData, pile_flaws


class ExplosionsData(ModuleData, frozen=True):
    """Explosion cards."""

    module = "explosions"
    file = Path(__file__).with_name("components.toml")
    cards: tuple[Natural, ...]
    """By pile: how many."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        yield from pile_flaws("cards", self.cards, pile_sizes)
