"""The numbers on Diamond cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rockworker.components.flaws import Flaw
from rockworker.games.rockwell.component_types import Dollars, ModuleData, pile_flaws


class DiamondsData(ModuleData, frozen=True):
    """Diamond cards."""

    module = "diamonds"
    file = Path(__file__).with_name("components.toml")
    amounts: tuple[tuple[Dollars, ...], ...]
    """By pile: the cash on each of its Diamond cards."""

    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        yield from pile_flaws("amounts", self.amounts, pile_sizes)
        for pile, cards in enumerate(self.amounts):
            yield from (
                Flaw(f"amounts[{pile}][{n}]", "too-small", "0", "100") for n, cash in enumerate(cards) if not cash
            )
