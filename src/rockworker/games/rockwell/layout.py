"""Whether terrain tiles can be laid so that no two adjacent ones require the same power."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rockworker.games.rockwell.board import RING_SIZE, TILES, neighbours

STEPS: Final = 100_000
"""Attempts at a tile before we give a set of tiles up. Sets that can be laid need a few hundred at most."""
_EARLIER: Final = tuple(tuple(n for n in neighbours(tile) if n < tile) for tile in range(TILES))
"""By tile: its neighbours among the tiles laid before it."""


def layout_exists(rings: Sequence[Sequence[int]]) -> bool:
    """Whether a legal layout is found for the required powers of each ring's tiles, the outermost first."""
    return _Search(rings).lay(0)


class _Search:
    """Tiles laid one after the other, the commonest power first, taken back where it leads nowhere."""

    def __init__(self, rings: Sequence[Sequence[int]]) -> None:
        self.left = [Counter(ring) for ring in rings]
        self.laid = [0] * TILES
        self.steps = STEPS

    def lay(self, tile: int) -> bool:
        """Whether this tile and all after it can be laid."""
        if tile == TILES:
            return True
        left = self.left[tile // RING_SIZE]
        return any(self._try(tile, power, left) for power, count in left.most_common() if count)

    def _try(self, tile: int, power: int, left: Counter[int]) -> bool:
        if not self.steps or any(self.laid[n] == power for n in _EARLIER[tile]):
            return False
        self.steps -= 1
        self.laid[tile] = power
        left[power] -= 1
        if self.lay(tile + 1):
            return True
        left[power] += 1
        return False
