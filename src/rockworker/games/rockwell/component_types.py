"""What the numbers on the pieces count, and what a module's table of numbers must be able to do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from rockworker.components.checks import Data, Natural
from rockworker.components.flaws import Flaw
from rockworker.engine.contracts import require_hooks

Dollars = Annotated[int, Meta(ge=0, multiple_of=100)]
"""The smallest note is $100."""
CubeNumbers = tuple[Natural, Natural, Natural, Natural]
"""Zinc, copper, silver, gold."""
Prices = tuple[Dollars, Dollars, Dollars, Dollars]
"""Of zinc, copper, silver, gold."""


class ModuleData(Data, frozen=True):
    """A table of numbers that one module reads. Lists by pile follow the piles' numbers, the smallest first."""

    module: ClassVar[str]
    file: ClassVar[Path]
    """Our numbers."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        require_hooks(cls, ("module", "file"))

    @abstractmethod
    def flaws(self, pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
        """What can't be played, given the number of resource cards in each pile."""


def pile_flaws(name: str, values: tuple[object, ...], pile_sizes: tuple[int, ...]) -> Iterator[Flaw]:
    """A list by pile must have an entry for every pile."""
    if len(values) != len(pile_sizes):
        yield Flaw(name, "wrong-length", str(len(values)), str(len(pile_sizes)))
