"""Writes the sections of Clockworker's vectors straight from a game, bit by bit as its views would tell them."""

from __future__ import annotations

from typing import Any, Final

from rockworker.engine.names import kebab
from rockworker.games.clockworker.learn.sections import (
    NO_FACTORY,
    NO_PLAYER,
    PRESENT,
    SEATS,
    agreed,
    archive_numbers,
    artifact_numbers,
    cost_numbers,
    ending_numbers,
    in_row,
    owned,
    phase_numbers,
    starting,
)
from rockworker.games.clockworker.learn.words import FACTORIES, MOST_ARCHIVES
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, GREEN, POINTS, RED, ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay, Rules
from rockworker.games.clockworker.state import FIN, ClockworkerState
from rockworker.games.clockworker.ways import slots_of
from rockworker.learn.counts import Counts
from rockworker.learn.kept import KeptRows
from rockworker.learn.section import Rows, Seating, pack, part

NO_FACTORIES: Final[list[bytes]] = [NO_FACTORY] * FACTORIES
LANE: Final = 14
"""Bits of a number beside others in a key: no game is long enough for more, and four of them fit a machine's word."""
IN_LANE: Final = (1 << LANE) - 1
BITS: Final = 9
"""Of a key: the slots of a factory, and whether there is one."""


def _in_row(key: int) -> bytes:
    return in_row(key & 7, key >> 3)


def _owned(key: int) -> bytes:
    return owned(key >> 16, key >> 8 & 255, slots_of(key & 255))


def _starting(key: int) -> bytes:
    seats = [key >> BITS * seat & 511 for seat in range(len(SEATS))]
    return starting(tuple([slots_of(robots - 1) if robots else None for robots in seats]))


def _artifact(key: int) -> bytes:
    flags = [float(key >> column & 1) for column in range(2 * len(SEATS))]
    return artifact_numbers(key >> 2 * len(SEATS), flags)


def _archive(key: int) -> bytes:
    return archive_numbers([float(key >> column & 1) for column in range(1 + len(SEATS))])


def _phase(frame: type[Any] | None) -> bytes:
    return phase_numbers(kebab(frame.__name__) if frame else "")


def _gears(count: int) -> bytes:
    return PRESENT + pack([part(count, 5)])


def _blocks(key: int) -> bytes:
    """Red, green, blue and gold."""
    return pack([part(key >> LANE * colour & IN_LANE, 5) for colour in range(4)])


def _robots_and_points(key: int) -> bytes:
    return pack([part(key & IN_LANE, 5), part(key >> LANE, 20)])


def _cards(key: int) -> bytes:
    """Cards, factories and archives, and whose turn it is, and who was first."""
    cards, factories, archives = key >> 2 & IN_LANE, key >> 2 + LANE & IN_LANE, key >> 2 + 2 * LANE
    return pack([cards / 20, factories / 20, part(archives, 5), float(key & 1), float(key >> 1 & 1)])


GEARS: Final[Rows[int]] = Rows(_gears)
BLOCKS: Final[Rows[int]] = Rows(_blocks)
ROBOTS_AND_POINTS: Final[Rows[int]] = Rows(_robots_and_points)
CARDS: Final[Rows[int]] = Rows(_cards)
IN_ROW: Final[Rows[int]] = Rows(_in_row)
OWNED: Final[Rows[int]] = Rows(_owned)
STARTING: Final[Rows[int]] = Rows(_starting)
ARTIFACT: Final[Rows[int]] = Rows(_artifact)
ARCHIVE: Final[Rows[int]] = Rows(_archive)
ENDING: Final[Rows[str]] = Rows(ending_numbers)
PHASE: Final[Rows[type[Any] | None]] = Rows(_phase)
COST: Final[Rows[tuple[int, ...] | None]] = Rows(cost_numbers)
PART_5: Final = Counts(5)
PART_10: Final = Counts(10)
PART_20: Final = Counts(20)


class ClockworkerScribe:
    """Writes for one seat. What changes seldom is kept until it does."""

    def __init__(self, rules: Rules, seating: Seating) -> None:
        self._viewer: int = seating.viewer
        self._order: list[int] = list(seating.order)
        columns = [GEARS, BLOCKS, ROBOTS_AND_POINTS, CARDS]
        self._player_rows: KeptRows = KeptRows(columns * seating.players, NO_PLAYER * (len(SEATS) - seating.players))
        self._agreed: bytes = agreed(seating.about)
        self._seats: list[int] = [self._order.index(player) for player in range(seating.players)]
        self._row: list[int] = []
        self._factories: list[list[int]] = [[] for _ in self._order]
        self._robots: list[list[int]] = [[] for _ in self._order]
        self._on_first: int = 0
        self._rows_now: list[bytes] = NO_FACTORIES.copy()
        self._factory_part: bytes = b""
        self._copies: list[int] = []
        self._artifacts: list[int] = []
        self._active: list[int] = []
        self._artifacts_now: list[bytes] = []
        self._artifact_part: bytes = b""
        self._display: list[int] = []
        self._known: list[list[int]] = []
        self._archive_part: bytes = b""

    def parts(self, play: ClockworkerPlay) -> list[bytes]:
        """All that the seat sees, part by part."""
        state = play.state
        found = self._game(state)
        found.append(self._players(state))
        found.append(self._rows(play))
        found.append(self._artifact_rows(state))
        found.append(self._archive_rows(state))
        return found

    def _game(self, state: ClockworkerState) -> list[bytes]:
        frame = state.stack[-1] if state.stack else None
        tiles = state.tiles
        fin = len(tiles) - 1 - tiles.index(FIN) if FIN in tiles else -1
        return [
            self._agreed,
            PART_20.of(state.round),
            ENDING[state.ending],
            PHASE[type(frame) if frame else None],
            COST[getattr(frame, "cost", None)],
            PART_20.of(len(state.deck)),
            PART_10.of(len(tiles) - 1 if fin >= 0 else len(tiles)),
            PART_5.of(fin if fin >= 0 else 0),
        ]

    def _players(self, state: ClockworkerState) -> bytes:
        keys: list[int] = []
        current, first = state.current, state.first
        for player in self._order:
            holdings = state.holdings[player]
            keys.append(holdings[GEAR])
            blocks = holdings[GREEN] << LANE | holdings[BLUE] << 2 * LANE | holdings[GOLD] << 3 * LANE
            keys.append(holdings[RED] | blocks)
            keys.append(holdings[ROBOT] | holdings[POINTS] << LANE)
            cards = state.cards(player) | len(state.factories[player]) << LANE | len(state.archives[player]) << 2 * LANE
            keys.append(cards << 2 | (1 if player == current else 0) | (2 if player == first else 0))
        return self._player_rows.of(keys)

    def _rows(self, play: ClockworkerPlay) -> bytes:
        """All factories. What has not changed stays; what has is first taken away, then put where it is now."""
        state = play.state
        changed = [player for player in self._order if self._has_changed(state, player)]
        for player in changed:
            if not self._has_grown(state, player):
                self._clear(self._factories[player])
                self._factories[player], self._robots[player] = [], []
        moved = state.row != self._row
        if moved:
            self._clear(self._row)
            self._row = state.row[:]
            self._lay_out(play)
        for player in changed:
            self._put(state, player)
        if moved or changed:
            self._factory_part = b"".join(self._rows_now)
        return self._factory_part

    def _has_grown(self, state: ClockworkerState, player: int) -> bool:
        """Whether a player has the factories that were there before, and perhaps more: not so in another game."""
        known = self._factories[player]
        return state.factories[player][: len(known)] == known

    def _has_changed(self, state: ClockworkerState, player: int) -> bool:
        return state.robots[player] != self._robots[player] or state.factories[player] != self._factories[player]

    def _clear(self, factories: list[int]) -> None:
        for factory in factories:
            if factory > 0:
                self._rows_now[factory] = NO_FACTORY

    def _lay_out(self, play: ClockworkerPlay) -> None:
        prices = play.rules.row_prices
        for place, factory in enumerate(self._row):
            if factory >= 0:
                self._rows_now[factory] = IN_ROW[place | prices[place][factory] << 3]

    def _put(self, state: ClockworkerState, player: int) -> None:
        """Puts a player's factories into their rows, those that are new or staffed otherwise; the starting one tells of
        all players."""
        factories, robots, before = state.factories[player][:], state.robots[player][:], self._robots[player]
        self._factories[player], self._robots[player] = factories, robots
        seat = self._seats[player]
        for place in range(len(factories)):
            if factories[place] and (place >= len(before) or robots[place] != before[place]):
                self._rows_now[factories[place]] = OWNED[seat << 16 | place + 1 << 8 | robots[place]]
        there = robots[0] + 1 if factories and not factories[0] else 0
        shift = BITS * seat
        self._on_first = self._on_first & ~(511 << shift) | there << shift
        self._rows_now[0] = STARTING[self._on_first]

    def _artifact_rows(self, state: ClockworkerState) -> bytes:
        """Only the artifacts are written anew of which something has changed."""
        if state.copies != self._copies or state.artifacts != self._artifacts or state.active != self._active:
            changed = self._changed_artifacts(state)
            self._copies, self._artifacts, self._active = state.copies[:], state.artifacts[:], state.active[:]
            owned = [bits[player] for player in self._order for bits in (state.artifacts, state.active)]
            for artifact in range(len(self._copies)):
                if changed >> artifact & 1:
                    self._artifacts_now[artifact] = ARTIFACT[_artifact_key(state, owned, artifact)]
            self._artifact_part = b"".join(self._artifacts_now)
        return self._artifact_part

    def _changed_artifacts(self, state: ClockworkerState) -> int:
        """As bits; at first, all."""
        if not self._copies:
            self._artifacts_now = [b""] * len(state.copies)
            return (1 << len(state.copies)) - 1
        changed = 0
        for player in self._order:
            changed |= state.artifacts[player] ^ self._artifacts[player] | state.active[player] ^ self._active[player]
        for artifact, copies in enumerate(state.copies):
            if copies != self._copies[artifact]:
                changed |= 1 << artifact
        return changed

    def _archive_rows(self, state: ClockworkerState) -> bytes:
        """The viewer's archives, and at the end everybody's."""
        known = [state.archives[p] if p == self._viewer or not state.stack else [] for p in self._order]
        if state.display != self._display or known != self._known or not self._archive_part:
            self._display, self._known = state.display[:], [archives[:] for archives in known]
            self._archive_part = b"".join([ARCHIVE[key] for key in _archive_keys([self._display, *known])])
        return self._archive_part


def _artifact_key(state: ClockworkerState, owned: list[int], artifact: int) -> int:
    """Copies left, and by player, in the viewer's order, whether they own it and may use it."""
    key = state.copies[artifact] << 2 * len(SEATS)
    for column, bits in enumerate(owned):
        key |= (bits >> artifact & 1) << column
    return key


def _archive_keys(places: list[list[int]]) -> list[int]:
    """By archive: at which of some places it is."""
    keys = [0] * MOST_ARCHIVES
    for column, archives in enumerate(places):
        for archive in archives:
            if archive >= 0:
                keys[archive] |= 1 << column
    return keys
