"""Parts of Rockwell's vectors by what they tell, kept for all games that are played alike and seen from the same seat.

Most keys are numbers that hold several small ones, since compiled code looks these up most quickly."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rockworker.games.rockwell.learn.company import SCREENED_OFF, open_numbers, traded_numbers
from rockworker.games.rockwell.learn.mine import NO_CREW, crew_numbers, tile_numbers
from rockworker.games.rockwell.learn.owners import OWNERS, SEATS
from rockworker.games.rockwell.learn.table import (
    GameKey,
    achievement_numbers,
    asked_numbers,
    delivery_numbers,
    game_numbers,
)
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.sight import achievement_pile, delivery_pile, tile_seen
from rockworker.games.rockwell.state import RESOURCES
from rockworker.learn.counts import Counts
from rockworker.learn.section import Rows, Seating, one_hot, pack, part

POWER_BITS: Final = 6
"""Of an owner's power on a tile: at most four crews of 4 with dice of 4."""


OPEN_BITS: Final = 7
"""Of each number in a key of `OPEN`: no company has more than 127 of anything there."""
TRADED_BITS: Final = len(RESOURCES)


def _crew(key: int) -> bytes:
    return NO_CREW if not key else crew_numbers(key >> 8, key >> 4 & 15, key & 15)


def _powers(key: int) -> bytes:
    most = (1 << POWER_BITS) - 1
    return pack([(key >> POWER_BITS * owner & most) / 32 for owner in range(len(OWNERS))])


def _open(key: int) -> bytes:
    levels = [key >> OPEN_BITS * place & (1 << OPEN_BITS) - 1 for place in range(6)]
    return open_numbers((*levels, key >> OPEN_BITS * 6))


def _closed(key: int) -> bytes:
    return _open(key >> TRADED_BITS) + SCREENED_OFF + TRADED[key & (1 << TRADED_BITS) - 1]


def _traded(bits: int) -> bytes:
    return traded_numbers([resource for resource in range(len(RESOURCES)) if bits >> resource & 1])


def _cash(cash: int) -> bytes:
    return pack([part(cash, 3000)])


def _slot(place: int) -> bytes:
    return pack((1.0, *one_hot(place, len(SEATS))))


SLOT: Final[list[bytes]] = [_slot(place) for place in (*range(len(SEATS)), -1)]
"""By the owner's place in the viewer's order; the last one is free."""
GAME: Final[Rows[GameKey]] = Rows(game_numbers)
ASKED: Final[Rows[tuple[tuple[str, ...], int, int]]] = Rows(asked_numbers)
OPEN: Final[Rows[int]] = Rows(_open)
"""By what is open of a company, each number above the one before: levels, shafts, cards, actions, achievements."""
CLOSED: Final[Rows[int]] = Rows(_closed)
"""A company whose screen is closed, by what is open of it and, in the lowest bits, what it has traded."""
CUBES: Final = Counts(6)
CASH: Final[Rows[int]] = Rows(_cash)
STOCKED: Final = Counts(4)
"""Insurance and delivery tiles."""
PRESTIGE: Final = Counts(10)
TRADED: Final[list[bytes]] = [_traded(bits) for bits in range(1 << len(RESOURCES))]
PILE: Final = Counts(6)
CREW: Final[Rows[int]] = Rows(_crew)
"""By place, power and die: place << 8 | power << 4 | die; 0: there is no such crew, as all have power."""
POWERS: Final[Rows[int]] = Rows(_powers)
"""By the power of each owner on a tile, the viewer's lowest."""


class SeatRows:
    """Parts that depend on the rules, or on where the viewer sits."""

    def __init__(self, rules: Rules, seating: Seating) -> None:
        self._rules = rules
        self._seating = seating
        self.tiles: Rows[int] = Rows(self._tile)
        """By required power, power, tile of the component list, owner of the shaft, and whether drilled and ready."""
        self.deliveries: Rows[int] = Rows(self._delivery)
        """By pile and what was bought of it: pile << 8 | bought."""
        self.achievements: Rows[int] = Rows(self._achievement)

    def _tile(self, key: int) -> bytes:
        ready, drilled, shaft = key & 1 == 1, key >> 1 & 1 == 1, (key >> 2 & 63) - 1
        number, power, required = key >> 8 & 255, key >> 16 & 255, key >> 24
        return tile_numbers(
            tile_seen(self._rules, (number, required, power, ready, drilled, shaft)), self._seating.order
        )

    def _delivery(self, key: int) -> bytes:
        return delivery_numbers(delivery_pile(self._rules, key >> 8, key & 255))

    def _achievement(self, key: int) -> bytes:
        return achievement_numbers(achievement_pile(self._rules, key >> 8, key & 255))


@lru_cache(256)
def rows_for(rules: Rules, seating: Seating) -> SeatRows:
    """The parts for a seat, shared by all games under the same rules."""
    return SeatRows(rules, seating)
