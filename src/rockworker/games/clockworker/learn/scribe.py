"""Writes the sheets of Clockworker straight from a game: what its views would tell, column by column."""

from __future__ import annotations

from typing import Any, Final

from rockworker.games.clockworker.frames.purchase import Purchase
from rockworker.games.clockworker.learn.columns import IN_ROW, LANE, OWNED, ClockworkerColumns
from rockworker.games.clockworker.learn.words import ARTIFACTS
from rockworker.games.clockworker.resources import POINTS
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import FIN, ClockworkerState
from rockworker.learn.sheet import Desk, Scribe

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
        self._state: ClockworkerState | None = None
        """What was looked at last. As long as it is the same game, not everything need be compared."""
        self._turn = 0
        """Counted from the beginning of the game."""
        self._round = UNKNOWN
        self._ending = "?"
        self._phase: type[Any] = Scribe
        self._cost: tuple[int, ...] | None = (UNKNOWN,)
        self._deck = UNKNOWN
        self._tiles = UNKNOWN
        self._fin = UNKNOWN
        self._holdings: list[list[int]] = [[UNKNOWN] * (POINTS + 1) for _ in range(players)]
        self._cards = [UNKNOWN] * players
        self._turns = [UNKNOWN] * players
        self._current = UNKNOWN
        self._first = UNKNOWN
        self._row: list[int] = []
        self._factories: list[list[int]] = [[] for _ in range(players)]
        self._robots: list[list[int]] = [[] for _ in range(players)]
        self._copies = [UNKNOWN] * ARTIFACTS
        self._owned = [UNKNOWN] * players
        self._active = [UNKNOWN] * players
        self._display: list[int] = []
        self._display_flags = 0
        """As a new sheet has them; below, too."""
        self._over = False
        self._my_archives = [0] * players
        self._shown_archives = [0] * players

    def write(self, play: ClockworkerPlay, viewer: int) -> None:
        """All that has changed. In the same game, factories are bought from the row, and archives from the display; and
        goods and robots are only of those whose turn it was."""
        state = play.state
        another, over = state is not self._state, not state.stack
        self._state = state
        self._write_players(state, another)
        self._write_game(state)
        if state.current != self._current or state.first != self._first:
            self._write_turn(state)
        new_factories = another or state.row != self._row
        new_archives = another or state.display != self._display
        if new_factories or new_archives or state.artifacts != self._owned:
            self._write_cards(state)
        if new_factories:
            self._write_row(state.row[:], play.rules.row_prices)
        self.put_numbers(self._at.active, state.active, self._active)
        self.put_numbers(self._at.copies, state.copies, self._copies)
        if new_archives or over != self._over:
            self._write_archives(state, over)

    def _write_players(self, state: ClockworkerState, another: bool) -> None:
        """What those have whose turn it was since the last time: their goods, and their tableaus."""
        players, player = self._players, state.current
        turn = state.round * players + (player - state.first) % players
        changed = turn - self._turn + 1
        if another or changed > players:
            changed = players
        self._turn = turn
        for _ in range(changed):
            self.put_numbers(self._at.holdings[player], state.holdings[player], self._holdings[player])
            robots = state.robots[player]
            if another or robots != self._robots[player]:
                self._write_tableau(player, state.factories[player], robots)
            player = (player or players) - 1

    def _write_game(self, state: ClockworkerState) -> None:
        at = self._at
        if state.round != self._round:
            self._round = state.round
            self.put_number(at.round, self._round)
        if state.ending != self._ending:
            self._ending = state.ending
            self.put(at.ending, self._ending)
        self._write_frame(state)
        deck = len(state.deck)
        if deck != self._deck:
            self._deck = deck
            self.put_number(at.deck, deck)
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
        self.put_number(self._at.stack, self._tiles - 1 if there else self._tiles)
        self.put_number(self._at.before_fin, self._tiles - 1 - self._fin if there else 0)

    def _write_cards(self, state: ClockworkerState) -> None:
        """How many cards there are, and which artifacts."""
        for player in range(self._players):
            owned, factories = state.artifacts[player], len(state.factories[player])
            if owned != self._owned[player]:
                self._owned[player] = owned
                self.put_number(self._at.owned[player], owned)
            cards = owned << 2 * LANE | factories << LANE | len(state.archives[player])
            if cards != self._cards[player]:
                self._cards[player] = cards
                self.put(self._at.cards[player], (state.cards(player), factories, len(state.archives[player])))

    def _write_turn(self, state: ClockworkerState) -> None:
        """Whose turn it is, and who was first."""
        self._current, self._first = state.current, state.first
        for player in range(self._players):
            key = (1 if player == self._current else 0) | (2 if player == self._first else 0)
            if key != self._turns[player]:
                self._turns[player] = key
                self.put_number(self._at.turns[player], key)

    def _write_row(self, row: list[int], prices: list[list[int]]) -> None:
        before = self._row
        for place, factory in enumerate(row):
            if place >= len(before) or factory != before[place]:
                price = prices[place][factory] if factory >= 0 else 0
                self.put_number(self._at.row[place], price << IN_ROW.bit_length() | factory + 1)
        self._row = row

    def _write_tableau(self, player: int, factories: list[int], robots: list[int]) -> None:
        """A tableau's factories, as far as they are new or staffed otherwise. Tableaus only grow, except when another
        game begins."""
        known, before = self._factories[player], self._robots[player]
        if factories != known:
            if factories[: len(known)] != known:
                self._clear(player, known)
                before = []
            self._factories[player] = factories[:]
        for place, factory in enumerate(factories):
            if place >= len(before):
                self.put_number(self._at.my_orders[player][factory], place + 1)
                self._put_factory(player, factory, OWNED | robots[place])
            elif robots[place] != before[place]:
                self._put_factory(player, factory, OWNED | robots[place])
        self._robots[player] = robots[:]

    def _clear(self, player: int, factories: list[int]) -> None:
        for factory in factories:
            self.put_number(self._at.my_orders[player][factory], 0)
            self._put_factory(player, factory, 0)

    def _put_factory(self, player: int, factory: int, key: int) -> None:
        self.put_number(self._at.my_factories[player][factory], key)
        self.put_number(self._at.rivals_factories[player][factory], key)

    def _write_archives(self, state: ClockworkerState, over: bool) -> None:
        """What is on display and who has what. Only at the end others' archives are known."""
        at, display = self._at, _flags(state.display)
        self.put_flags(at.display, display, self._display_flags)
        for player, archives in enumerate(state.archives):
            now = _flags(archives)
            shown = now if over else 0
            self.put_flags(at.my_archives[player], now, self._my_archives[player])
            self.put_flags(at.rivals_archives[player], shown, self._shown_archives[player])
            self._my_archives[player], self._shown_archives[player] = now, shown
        self._display, self._display_flags, self._over = state.display[:], display, over


def _flags(numbers: list[int]) -> int:
    """As bits; -1 is nothing."""
    bits = 0
    for number in numbers:
        if number >= 0:
            bits |= 1 << number
    return bits
