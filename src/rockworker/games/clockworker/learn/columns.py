"""The columns of Clockworker's sheets, and what each of them tells a viewer."""

from __future__ import annotations

from typing import Any, Final

from rockworker.engine.names import kebab
from rockworker.games.clockworker.learn.sections import (
    NO_FACTORY,
    NO_PLAYER,
    PRESENT,
    ROW,
    SEATS,
    agreed,
    archive_numbers,
    artifact_numbers,
    cost_numbers,
    ending_numbers,
    in_row,
    of_mine,
    of_rival,
    owned,
    phase_numbers,
)
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES, MOST_ARCHIVES
from rockworker.games.clockworker.ways import slots_of
from rockworker.learn.section import pack, part
from rockworker.learn.sheet import Desk

LANE: Final = 14
"""Bits of a number beside others in a key: no game is long enough for more, and four of them fit a machine's word."""
IN_LANE: Final = (1 << LANE) - 1
NO_ROBOTS: Final = -1
"""Somebody has no starting factory."""


class ClockworkerColumns:
    """Where what stands. A key tells the same to all players; what a viewer may know of it is up to the tables."""

    def __init__(self, desk: Desk) -> None:
        self._players = desk.players
        self._orders = [list(seating.order) for seating in desk.seatings]
        desk.show_always(agreed(desk.about))
        self._lay_out_game(desk)
        self._lay_out_players(desk)
        self._lay_out_starting_factories(desk)
        self.factories: list[int] = [-1, *desk.columns_of(desk.table(self._factory, 0), FACTORIES - 1)]
        """By factory; the starting one has columns of its own."""
        desk.show(lambda viewer: self.factories[1:])
        self.artifacts: list[int] = desk.columns_of(desk.table(self._artifact, 0), ARTIFACTS)
        desk.show(lambda viewer: self.artifacts)
        self.archives: list[int] = desk.columns_of(desk.table(self._archive, 0), MOST_ARCHIVES)
        desk.show(lambda viewer: self.archives)

    def _lay_out_game(self, desk: Desk) -> None:
        self.round: int = desk.counts(1)[0]
        self.ending: int = desk.column(desk.table_for_all(_ending, ""))
        self.phase: int = desk.column(desk.table_for_all(_phase, None))
        self.cost: int = desk.column(desk.table_for_all(_cost, None))
        self.deck, self.stack, self.before_fin = desk.counts(3)
        columns = [self.round, self.ending, self.phase, self.cost, self.deck, self.stack, self.before_fin]
        desk.show(lambda viewer: columns)

    def _lay_out_players(self, desk: Desk) -> None:
        tables = [desk.table_for_all(make, 0) for make in (_gears, _blocks, _robots_and_points, _cards, _turn)]
        self.players: list[list[int]] = [[desk.column(table) for table in tables] for _ in range(self._players)]
        """By player: gears, blocks, robots and points, cards, turn."""
        desk.show(lambda viewer: [column for player in self._orders[viewer] for column in self.players[player]])
        desk.show_always(NO_PLAYER * (len(SEATS) - self._players))

    def _lay_out_starting_factories(self, desk: Desk) -> None:
        """The starting factory is in all tableaus, so there is a part for each player."""
        self.own_starting: list[int] = desk.columns_of(desk.table_for_all(_own_starting, NO_ROBOTS), self._players)
        self.rival_starting: list[int] = desk.columns_of(desk.table_for_all(_rival_starting, NO_ROBOTS), self._players)
        desk.show_always(pack([0.0] * (ROW + 1)))
        desk.show(lambda viewer: [self.own_starting[viewer]])
        desk.show(lambda viewer: [self.rival_starting[player] for player in self._orders[viewer][1:]])
        desk.show_always(of_rival(None) * (len(SEATS) - self._players))

    def _factory(self, key: int, viewer: int) -> bytes:
        """See `row_key` and `tableau_key`."""
        if not key:
            return NO_FACTORY
        if key & 1:
            return in_row(key >> 1 & 7, key >> 4)
        seat = (key >> 16 & 7) - viewer
        return owned(seat % self._players, key >> 20, slots_of(key >> 8 & 255))

    def _artifact(self, key: int, viewer: int) -> bytes:
        """By player: whether they own it, whether they may use it; and how many copies are left."""
        flags = [float(key >> 2 * player + use & 1) for player in self._orders[viewer] for use in (0, 1)]
        return artifact_numbers(key >> 2 * len(SEATS), flags + [0.0] * (2 * len(SEATS) - len(flags)))

    def _archive(self, key: int, viewer: int) -> bytes:
        """Whether all is open, whether it can be bought, and by player, whether they own it. Only at the end others'
        archives are known."""
        owners = [float(key >> 2 + player & 1) for player in self._orders[viewer]]
        known = owners if key & 1 else [owners[0], *[0.0] * (self._players - 1)]
        return archive_numbers([float(key >> 1 & 1), *known, *[0.0] * (len(SEATS) - self._players)])


def row_key(place: int, price: int) -> int:
    """A factory that can be bought."""
    return price << 4 | place << 1 | 1


def tableau_key(player: int, order: int, robots: int) -> int:
    """A factory in a tableau, when it came there, and the slots on which robots stand as bits."""
    return order << 20 | player << 16 | robots << 8 | 2


def _ending(ending: str) -> bytes:
    return ending_numbers(ending)


def _phase(frame: type[Any] | None) -> bytes:
    return phase_numbers(kebab(frame.__name__) if frame else "")


def _cost(cost: tuple[int, ...] | None) -> bytes:
    return cost_numbers(cost)


def _gears(count: int) -> bytes:
    return PRESENT + pack([part(count, 5)])


def _blocks(key: int) -> bytes:
    """Red, green, blue and gold."""
    return pack([part(key >> LANE * colour & IN_LANE, 5) for colour in range(4)])


def _robots_and_points(key: int) -> bytes:
    return pack([part(key & IN_LANE, 5), part(key >> LANE, 20)])


def _cards(key: int) -> bytes:
    """Cards, factories and archives."""
    cards, factories, archives = key & IN_LANE, key >> LANE & IN_LANE, key >> 2 * LANE
    return pack([cards / 20, factories / 20, part(archives, 5)])


def _turn(key: int) -> bytes:
    """Whose turn it is, and who was first."""
    return pack([float(key & 1), float(key >> 1 & 1)])


def _own_starting(robots: int) -> bytes:
    return of_mine(1, None if robots == NO_ROBOTS else slots_of(robots))


def _rival_starting(robots: int) -> bytes:
    return of_rival(None if robots == NO_ROBOTS else slots_of(robots))
