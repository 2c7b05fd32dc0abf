"""An extraction under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rockworker.games.rockwell.board import TILES
from rockworker.games.rockwell.learn.mine import TILE_NAMES
from rockworker.games.rockwell.learn.owners import OWNERS, SEATS, owners_from, place_of
from rockworker.games.rockwell.state import NO_CUBES, RESOURCES, Cubes
from rockworker.games.rockwell.view import ExtractionView, RockwellView
from rockworker.learn.section import Seating, Section, one_hot, pack, part

FIELDS: Final = {
    **{f"tile {name}": "1: this one is extracted" for name in TILE_NAMES},
    **{f"trigger {owner}": "1: who brought it about" for owner in OWNERS},
    "shared": "1: shares are settled",
    **{f"priority {owner}": "1: who has priority" for owner in OWNERS},
    **{f"card {name}": "cubes on the card: n/(n+6)" for name in RESOURCES},
    "danger": "1: the card is dangerous",
    **{f"share {name}": "cubes for each sharer: n/(n+3)" for name in RESOURCES},
    **{f"remainder {name}": "cubes: n/(n+3)" for name in RESOURCES},
    **{f"power {owner}": "a sharer's power, n/(n+6)" for owner in OWNERS},
    **{f"loss {seat} {name}": "cubes that danger takes: n/(n+3)" for seat in SEATS for name in RESOURCES},
}
NOTHING: Final = pack([0.0] * len(FIELDS))


def _cubes(cubes: Cubes | None, typical: int) -> list[float]:
    return [part(count, typical) for count in cubes or NO_CUBES]


def _encode(seating: Seating, view: RockwellView) -> bytes:
    return NOTHING if view.extraction is None else under_way(seating, view.extraction)


def under_way(seating: Seating, extraction: ExtractionView) -> bytes:
    """An extraction."""
    owners = owners_from(seating.viewer, seating.players)
    numbers = [*one_hot(extraction.tile, TILES), *one_hot(place_of(seating, extraction.trigger), len(OWNERS))]
    numbers += (float(extraction.share is not None), *one_hot(place_of(seating, extraction.priority), len(OWNERS)))
    numbers += (*_cubes(extraction.cubes, 6), float(extraction.danger))
    numbers += _cubes(extraction.share, 3) + _cubes(extraction.remainder, 3)
    numbers += [part(extraction.powers.get(str(owner), 0), 6) for owner in owners]
    return pack(numbers + _losses(extraction.lost, owners[: len(SEATS)]))


def _losses(lost: Mapping[str, Cubes], seats: tuple[int | None, ...]) -> list[float]:
    return [number for seat in seats for number in _cubes(lost.get(str(seat)), 3)]


SECTION: Final = Section("extraction", FIELDS, _encode)
