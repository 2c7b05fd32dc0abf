"""The board's geometry: four rings of eight tiles, offset by half a tile, around the centre of the Earth.

A place is a small integer: tiles 0–31 (ring × 8 + index, clockwise), borders 32–63 (border i lies between tiles
i and i + 1 of its ring), entrances 64–67, the centre 68. Sets of tiles are bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

RINGS: Final = 4
RING_SIZE: Final = 8
TILES: Final = RINGS * RING_SIZE
BORDER: Final = TILES
"""The first border."""
ENTRANCE: Final = 2 * TILES
"""The first entrance."""
ENTRANCES: Final = 4
CENTRE: Final = ENTRANCE + ENTRANCES
PLACES: Final = CENTRE + 1
ALL_TILES: Final = (1 << TILES) - 1
STRATA: Final = "ABCD"
MOBILITY_LEVELS: Final = 4
CIRCLES: Final = 3
"""Circles between rings: A/B, B/C, C/D."""
INTERSECTIONS: Final = 16
"""Intersections on each circle, clockwise."""


def tile_at(ring: int, index: int) -> int:
    """A tile by its ring and its index, which counts around the ring."""
    return ring * RING_SIZE + index % RING_SIZE


def ring_of(place: int) -> int:
    """The ring of a tile or a border: 0 is stratum A."""
    return place % TILES // RING_SIZE


def depth_of(place: int) -> int:
    """How deep a place lies: entrances 0, stratum A 1 … D 4, the centre 5."""
    if place < ENTRANCE:
        return ring_of(place) + 1
    return 5 if place == CENTRE else 0


def is_border(place: int) -> bool:
    """Whether a crew there straddles two tiles."""
    return BORDER <= place < ENTRANCE


def is_entrance(place: int) -> bool:
    """Whether a crew there is not yet in play."""
    return ENTRANCE <= place < CENTRE


def tiles_of(place: int) -> tuple[int, ...]:
    """The tiles on which a crew at this place counts: one, two for a border, none outside the rings."""
    if place < BORDER:
        return (place,)
    if place < ENTRANCE:
        ring, index = divmod(place - BORDER, RING_SIZE)
        return (tile_at(ring, index), tile_at(ring, index + 1))
    return ()


def borders_of(tile: int) -> tuple[int, int]:
    """The borders to a tile's left and right neighbours."""
    ring, index = divmod(tile, RING_SIZE)
    return (BORDER + tile_at(ring, index - 1), BORDER + tile)


def neighbours(tile: int) -> tuple[int, ...]:
    """The adjacent tiles: lateral, outward, inward."""
    ring, index = divmod(tile, RING_SIZE)
    # Even rings are turned half a tile back, odd ones half a tile on.
    radial = (index - 1, index) if ring % 2 == 0 else (index, index + 1)
    found = [tile_at(ring, index - 1), tile_at(ring, index + 1)]
    found += [tile_at(other, i) for other in (ring - 1, ring + 1) if 0 <= other < RINGS for i in radial]
    return tuple(found)


def entrance_tiles(entrance: int) -> tuple[int, int]:
    """The two tiles of stratum A that an entrance faces."""
    number = entrance - ENTRANCE
    return (tile_at(0, 2 * number), tile_at(0, 2 * number + 1))


def intersection_tiles(circle: int, k: int) -> tuple[int, ...]:
    """The three tiles that meet at an intersection of circle 0 (A/B), 1 (B/C) or 2 (C/D)."""
    outer, inner = circle, circle + 1
    m, odd = divmod(k % INTERSECTIONS, 2)
    if circle % 2 == 0:
        touched = ((outer, m), (inner, m - 1), (inner, m)) if odd else ((outer, m - 1), (outer, m), (inner, m - 1))
    else:
        touched = ((outer, m - 1), (outer, m), (inner, m)) if odd else ((outer, m - 1), (inner, m - 1), (inner, m))
    return tuple(tile_at(ring, index) for ring, index in touched)


def points_inward(circle: int, k: int) -> bool:
    """Whether the radial border at an intersection runs towards the centre."""
    return k % 2 == (1 if circle % 2 == 0 else 0)


def mask_of(tiles: Iterable[int]) -> int:
    """A set of tiles as bits."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


@lru_cache(maxsize=8192)
def tiles_in(mask: int) -> tuple[int, ...]:
    """The tiles of a mask, outer strata first, then clockwise."""
    return tuple(tile for tile in range(TILES) if mask >> tile & 1)


def _basic_steps(place: int, *, straddle: bool) -> list[int]:
    """Where one basic movement leads."""
    if is_entrance(place):
        return list(entrance_tiles(place))
    if is_border(place):
        return list(tiles_of(place))
    if place == CENTRE:
        return []
    steps = list(neighbours(place))
    if ring_of(place) == RINGS - 1:
        steps.append(CENTRE)
    return steps + list(borders_of(place)) if straddle else steps


def _jumps(place: int) -> list[int]:
    """Mobility 1: the second tile to the left or right in the same stratum."""
    if place >= TILES:
        return []
    ring, index = divmod(place, RING_SIZE)
    return [tile_at(ring, index - 2), tile_at(ring, index + 2)]


def _destinations(mobility: int, place: int) -> tuple[int, ...]:
    straddle = mobility >= 2
    reached = {place, *_basic_steps(place, straddle=straddle)}
    if mobility >= 1:
        reached.update(_jumps(place))
    if mobility >= 3:
        for step in _basic_steps(place, straddle=straddle):
            reached.update(_basic_steps(step, straddle=straddle))
    return tuple(sorted(reached))


TILES_AT: Final = tuple(tiles_of(place) for place in range(PLACES))
"""By place: the tiles on which a crew there counts, one by one."""
NEIGHBOURS: Final = tuple(neighbours(tile) for tile in range(TILES))
"""By tile: the adjacent ones."""
DEPTH: Final = tuple(depth_of(place) for place in range(PLACES))
"""By place: how deep it lies."""
TOUCHED: Final = tuple(mask_of(tiles_of(place)) for place in range(PLACES))
"""By place: the tiles on which a crew there counts."""
TOUCHING: Final = tuple(tuple(bool(TOUCHED[place] >> tile & 1) for place in range(PLACES)) for tile in range(TILES))
"""By tile, then by place: whether a crew there counts on it."""
ADJACENT: Final = tuple(mask_of(neighbours(tile)) for tile in range(TILES))
"""By tile: its neighbours."""
REACH: Final = tuple(
    mask_of(t for tile in tiles_of(place) for t in (tile, *neighbours(tile))) for place in range(PLACES)
)
"""By place: the tiles that a crew there occupies or is adjacent to."""
DESTINATIONS: Final = tuple(
    tuple(_destinations(mobility, place) for place in range(PLACES)) for mobility in range(MOBILITY_LEVELS)
)
"""By mobility and place: where one displacement may end, staying included."""
