"""An extraction under way."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.board import TILES
from rockworker.games.rockwell.learn.mine import TILE_NAMES
from rockworker.games.rockwell.learn.owners import Piece
from rockworker.games.rockwell.state import NO_CUBES, RESOURCES, Cubes
from rockworker.games.rockwell.view import ExtractionView, RockwellView
from rockworker.learn.section import Seating, Section, looking_at, nothing, one_hot, pack, part

FIELDS: Final = {
    **{f"tile {name}": "1: this one is extracted" for name in TILE_NAMES},
    "shared": "1: shares are settled",
    **{f"card {name}": "cubes on the card: n/(n+6)" for name in RESOURCES},
    "danger": "1: the card is dangerous",
    **{f"share {name}": "cubes for each sharer: n/(n+3)" for name in RESOURCES},
    **{f"remainder {name}": "cubes: n/(n+3)" for name in RESOURCES},
}
NOTHING: Final = nothing(FIELDS)


def _cubes(cubes: Cubes | None, typical: int) -> list[float]:
    return [part(count, typical) for count in cubes or NO_CUBES]


def _encode(seating: Seating, extraction: ExtractionView | None) -> bytes:
    if extraction is None:
        return NOTHING
    card = (extraction.cubes, extraction.danger)
    return under_way(extraction.tile, card, extraction.share, extraction.remainder)


def under_way(tile: int, card: tuple[Cubes | None, bool], share: Cubes | None, remainder: Cubes | None) -> bytes:
    """What is extracted: from which tile, what is on the card and whether it is dangerous, and once that is settled,
    what each sharer gets and what remains."""
    cubes, danger = card
    numbers = [*one_hot(tile, TILES), float(share is not None), *_cubes(cubes, 6), float(danger)]
    return pack(numbers + _cubes(share, 3) + _cubes(remainder, 3))


def _role(view: RockwellView, owner: int) -> bytes:
    extraction = view.extraction
    if extraction is None:
        return NO_ROLE
    has_priority = extraction.priority == owner
    return role_numbers(extraction.trigger == owner, has_priority, extraction.powers.get(str(owner), 0))


def role_numbers(trigger: bool, priority: bool, power: int) -> bytes:
    """What an owner has to do with it."""
    return pack((float(trigger), float(priority), part(power, 6)))


def _loss(view: RockwellView, player: int) -> bytes:
    return loss_numbers(view.extraction.lost.get(str(player)) if view.extraction else None)


def loss_numbers(cubes: Cubes | None) -> bytes:
    """What a company loses."""
    return pack(_cubes(cubes, 3))


SECTION: Final = Section("extraction", FIELDS, looking_at(lambda view: view.extraction, _encode))
ROLE: Final = Piece(
    {
        "trigger": "1: brought the extraction about",
        "priority": "1: has priority in it",
        "sharing power": "a sharer's power in it: n/(n+6)",
    },
    _role,
)
LOSS: Final = Piece({f"loses {name}": "cubes that danger takes: n/(n+3)" for name in RESOURCES}, _loss)
NO_ROLE: Final = nothing(ROLE.fields)
