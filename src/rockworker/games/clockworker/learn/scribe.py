"""Writes the sheets of Clockworker straight from a game: what its views would tell, column by column."""

from __future__ import annotations

from typing import Any, Final

from rockworker.games.clockworker.frames.purchase import Purchase
from rockworker.games.clockworker.learn.columns import LANE, OWNED, ClockworkerColumns, row_key
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, GREEN, POINTS, RED, ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import FIN, ClockworkerState
from rockworker.learn.sheet import Desk, Scribe, count

UNKNOWN: Final = -2
"""Nothing that a game tells."""


class ClockworkerScribe(Scribe):
    """Keeps what it wrote last, and compares."""

    def __init__(self, desk: Desk, columns: ClockworkerColumns) -> None:
        super().__init__(desk)
        self._at = columns
        self._players: int = desk.players
        self.begin()

    def know_nothing(self) -> None:
        """Nothing is written yet."""
        players = self._players
        self._round = UNKNOWN
        self._ending = "?"
        self._phase: type[Any] = Scribe
        self._cost: tuple[int, ...] | None = (UNKNOWN,)
        self._deck = UNKNOWN
        self._tiles = UNKNOWN
        self._fin = UNKNOWN
        self._holdings: list[list[int]] = [[UNKNOWN] * (POINTS + 1) for _ in range(players)]
        self._blocks = [UNKNOWN] * players
        self._cards = [UNKNOWN] * players
        self._turns = [UNKNOWN] * players
        self._current = UNKNOWN
        self._first = UNKNOWN
        self._row: list[int] = []
        self._row_keys = [0] * FACTORIES
        """As a new sheet has them; below, flags, too."""
        self._factories: list[list[int]] = [[] for _ in range(players)]
        self._robots: list[list[int]] = [[] for _ in range(players)]
        self._copies = [UNKNOWN] * ARTIFACTS
        self._owned = [UNKNOWN] * players
        self._active = [UNKNOWN] * players
        self._display: list[int] = []
        self._display_flags = 0
        self._archives: list[list[int]] = []
        self._over = False
        self._my_archives = [0] * players
        self._shown_archives = [0] * players

    def write(self, play: ClockworkerPlay, viewer: int) -> None:
        """All that has changed."""
        state = play.state
        over = not state.stack
        self._write_game(state)
        self._write_holdings(state.holdings)
        if state.current != self._current or state.first != self._first:
            self._write_turn(state)
        new_factories = state.factories != self._factories
        new_archives = state.archives != self._archives
        if new_factories or new_archives or state.artifacts != self._owned:
            self._write_cards(state)
        if state.row != self._row:
            self._write_row(state.row[:], play.rules.row_prices)
        if new_factories or state.robots != self._robots:
            self._write_tableaus(state)
        if state.active != self._active or state.copies != self._copies:
            self._write_artifacts(state)
        if state.display != self._display:
            self._write_display(state.display[:])
        if new_archives or over != self._over:
            self._write_archives(state, over)

    def _write_game(self, state: ClockworkerState) -> None:
        at = self._at
        if state.round != self._round:
            self._round = state.round
            self.put(at.round, count(self._round, 20))
        if state.ending != self._ending:
            self._ending = state.ending
            self.put(at.ending, self._ending)
        self._write_frame(state)
        deck = len(state.deck)
        if deck != self._deck:
            self._deck = deck
            self.put(at.deck, count(deck, 20))
        tiles, fin = state.tiles, self._fin
        if len(tiles) != self._tiles or (tiles[fin] != FIN if fin >= 0 else FIN in tiles):
            self._write_stack(tiles)

    def _write_frame(self, state: ClockworkerState) -> None:
        """What goes on, and the price that is being paid."""
        frame = state.stack[-1] if state.stack else None
        phase: type[Any] = type(frame)
        if phase is not self._phase:
            self._phase = phase
            self.put(self._at.phase, None if frame is None else phase)
        cost = frame.cost if isinstance(frame, Purchase) else None
        if cost != self._cost:
            self._cost = cost
            self.put(self._at.cost, cost)

    def _write_stack(self, tiles: list[int]) -> None:
        """Archives left, and how many of them come before FIN."""
        self._tiles = len(tiles)
        self._fin = tiles.index(FIN) if FIN in tiles else -1
        there = self._fin >= 0
        self.put(self._at.stack, count(self._tiles - 1 if there else self._tiles, 10))
        self.put(self._at.before_fin, count(self._tiles - 1 - self._fin if there else 0, 5))

    def _write_holdings(self, holdings: list[list[int]]) -> None:
        for player, held in enumerate(holdings):
            if held != self._holdings[player]:
                self._write_supply(player, held)

    def _write_supply(self, player: int, held: list[int]) -> None:
        before, columns = self._holdings[player], self._at.players[player]
        if held[GEAR] != before[GEAR]:
            self.put(columns[0], held[GEAR])
        blocks = _blocks(held)
        if blocks != self._blocks[player]:
            self._blocks[player] = blocks
            self.put(columns[1], blocks)
        if held[ROBOT] != before[ROBOT] or held[POINTS] != before[POINTS]:
            self.put(columns[2], held[ROBOT] | held[POINTS] << LANE)
        before[:] = held

    def _write_cards(self, state: ClockworkerState) -> None:
        """How many cards there are, and which artifacts."""
        for player in range(self._players):
            columns = self._at.players[player]
            cards = state.cards(player) | len(state.factories[player]) << LANE | len(state.archives[player]) << 2 * LANE
            if cards != self._cards[player]:
                self._cards[player] = cards
                self.put(columns[3], cards)
            owned = state.artifacts[player]
            if owned != self._owned[player]:
                self._owned[player] = owned
                self.put(columns[5], owned)

    def _write_turn(self, state: ClockworkerState) -> None:
        """Whose turn it is, and who was first."""
        self._current, self._first = state.current, state.first
        for player in range(self._players):
            key = (1 if player == self._current else 0) | (2 if player == self._first else 0)
            if key != self._turns[player]:
                self._turns[player] = key
                self.put(self._at.players[player][4], key)

    def _write_row(self, row: list[int], prices: Any) -> None:
        for factory in self._row:
            if factory >= 0 and factory not in row:
                self._put_in_row(factory, 0)
        for place, factory in enumerate(row):
            if factory >= 0:
                self._put_in_row(factory, row_key(place, prices[place][factory]))
        self._row = row

    def _put_in_row(self, factory: int, key: int) -> None:
        if key != self._row_keys[factory]:
            self._row_keys[factory] = key
            self.put(self._at.row[factory], key)

    def _write_tableaus(self, state: ClockworkerState) -> None:
        for player, robots in enumerate(state.robots):
            factories = state.factories[player]
            if robots != self._robots[player] or factories != self._factories[player]:
                self._write_tableau(player, factories, robots)

    def _write_tableau(self, player: int, factories: list[int], robots: list[int]) -> None:
        """A tableau's factories, as far as they are new or staffed otherwise. Tableaus only grow, except when another
        game begins."""
        known, before = self._factories[player], self._robots[player]
        if factories != known:
            if factories[: len(known)] != known:
                self._clear(player, known)
                before = []
            self._factories[player] = factories[:]
        for place in range(len(factories)):
            if place >= len(before) or robots[place] != before[place]:
                self._put_factory(player, factories[place], place + 1, robots[place])
        self._robots[player] = robots[:]

    def _clear(self, player: int, factories: list[int]) -> None:
        for factory in factories:
            self.put(self._at.my_factories[player][factory], 0)
            self.put(self._at.rivals_factories[player][factory], 0)

    def _put_factory(self, player: int, factory: int, order: int, robots: int) -> None:
        self.put(self._at.my_factories[player][factory], order << 9 | OWNED | robots)
        self.put(self._at.rivals_factories[player][factory], OWNED | robots)

    def _write_artifacts(self, state: ClockworkerState) -> None:
        """Which ones may be used, and how many are left."""
        for player, active in enumerate(state.active):
            if active != self._active[player]:
                self._active[player] = active
                self.put(self._at.players[player][6], active)
        self.put_all(self._at.copies, state.copies, self._copies)

    def _write_display(self, display: list[int]) -> None:
        now = _flags(display)
        self.put_flags(self._at.display, now, self._display_flags)
        self._display, self._display_flags = display, now

    def _write_archives(self, state: ClockworkerState, over: bool) -> None:
        """Only at the end others' archives are known."""
        at = self._at
        for player, archives in enumerate(state.archives):
            now = _flags(archives)
            shown = now if over else 0
            self.put_flags(at.my_archives[player], now, self._my_archives[player])
            self.put_flags(at.rivals_archives[player], shown, self._shown_archives[player])
            self._my_archives[player], self._shown_archives[player] = now, shown
        self._archives, self._over = [archives[:] for archives in state.archives], over


def _flags(numbers: list[int]) -> int:
    """As bits; -1 is nothing."""
    bits = 0
    for number in numbers:
        if number >= 0:
            bits |= 1 << number
    return bits


def _blocks(held: list[int]) -> int:
    return held[RED] | held[GREEN] << LANE | held[BLUE] << 2 * LANE | held[GOLD] << 3 * LANE
