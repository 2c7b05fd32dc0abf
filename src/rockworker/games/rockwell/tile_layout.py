"""Laying the terrain tiles so that no two adjacent ones require the same power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rockworker.games.rockwell.board import RING_SIZE, STRATA, TILES, neighbours

if TYPE_CHECKING:
    from rockworker.games.rockwell.components import Tile

STEPS: Final = 50_000
"""Tiles tried before the search gives up. Sets that can be laid at all need a few hundred at most."""
_EARLIER: Final = tuple(tuple(n for n in neighbours(place) if n < place) for place in range(TILES))
"""By place: its neighbours among the places filled before it."""


def by_stratum(tiles: Sequence[Tile]) -> list[list[int]]:
    """The tiles of each stratum, the outermost first."""
    return [[n for n, tile in enumerate(tiles) if tile.stratum == letter] for letter in STRATA]


def lay(tiles: Sequence[Tile], strata: Sequence[Sequence[int]]) -> tuple[int, ...] | None:
    """The tiles by place, each stratum's tried in the order given; None if that leads nowhere."""
    search = _Search([tile.power for tile in tiles], strata)
    return tuple(search.laid) if search.fill() else None


class _Search:
    """Fills place after place with the first tile that fits, and backtracks to try another one if that fails."""

    def __init__(self, powers: Sequence[int], strata: Sequence[Sequence[int]]) -> None:
        self.powers = powers
        self.left = [list(stratum) for stratum in strata]
        self.laid: list[int] = []
        self.steps = STEPS

    def fill(self) -> bool:
        """Whether all places that are still empty can be filled."""
        place = len(self.laid)
        if place == TILES:
            return True
        barred = {self.powers[self.laid[n]] for n in _EARLIER[place]}
        for tile in tuple(self.left[place // RING_SIZE]):
            if self.powers[tile] not in barred:
                if self._fill_with(tile, self.left[place // RING_SIZE]):
                    return True
                barred.add(self.powers[tile])  # another tile of the same power would fail as well
        return False

    def _fill_with(self, tile: int, left: list[int]) -> bool:
        if not self.steps:
            return False
        self.steps -= 1
        rank = left.index(tile)
        self.laid.append(left.pop(rank))
        if self.fill():
            return True
        left.insert(rank, self.laid.pop())
        return False
