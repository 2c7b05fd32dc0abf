"""Writes the sheets of Clockworker straight from a game: what its views would tell, column by column."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.frames.purchase import Purchase
from rockworker.games.clockworker.learn.columns import OWNED, ClockworkerColumns
from rockworker.games.clockworker.learn.sections import ROW
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES
from rockworker.games.clockworker.resources import POINTS
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import EMPTY, FIN, ClockworkerState
from rockworker.learn.sheet import Desk, Scribe

UNKNOWN: Final = -2
"""Nothing that a game tells."""
LANE: Final = 14
"""Bits of a number beside others: no game is long enough for more, and a few of them fit a machine's word."""
NO_CARD: Final = -1
"""No factory at this place of a tableau."""


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
        """By player: how many factories and archives, and above them artifacts."""
        self._turns = [UNKNOWN] * players
        self._current = UNKNOWN
        self._first = UNKNOWN
        self._row = [EMPTY] * ROW
        """As a new sheet has it; below, too."""
        self._tableaus: vec[i64] = vec[i64]([NO_CARD] * (players * FACTORIES))
        """By player and place in the tableau: the factory, and below it the slots on which robots stand as bits."""
        self._copies = [UNKNOWN] * ARTIFACTS
        self._owned = [0] * players
        self._active = [0] * players
        self._display: list[int] = []
        self._display_flags = 0
        self._over = False
        self._my_archives = [0] * players
        self._shown_archives = [0] * players

    def write(self, play: ClockworkerPlay, viewer: int) -> None:
        """All that has changed. In the same game, only those whose turn it was have something else than before."""
        state = play.state
        another, over = state is not self._state, not state.stack
        self._state = state
        self._write_players(state, another)
        self._write_game(state)
        if state.current != self._current or state.first != self._first:
            self._write_turn(state)
        self._write_row(state.row, play.rules.row_prices)
        if another or over != self._over or state.display != self._display:
            self._write_archives(state, over)

    def _write_players(self, state: ClockworkerState, another: bool) -> None:
        """What those have whose turn it was since the last time."""
        players, player = self._players, state.current
        turn = state.round * players + (player - state.first) % players
        changed = turn - self._turn + 1
        if another or changed > players:
            changed = players
            self.put_numbers(self._at.copies, state.copies, self._copies)
        self._turn = turn
        for _ in range(changed):
            self.put_numbers(self._at.holdings[player], state.holdings[player], self._holdings[player])
            self._write_tableau(player, state.factories[player], state.robots[player], another)
            self._write_artifacts(state, player)
            self._write_cards(state, player)
            player = (player or players) - 1

    def _write_artifacts(self, state: ClockworkerState, player: int) -> None:
        """Who buys one takes it from the copies that are left."""
        owned, active = state.artifacts[player], state.active[player]
        if owned != self._owned[player]:
            self.put_flags(self._at.owned[player], owned, self._owned[player])
            self._owned[player] = owned
            self.put_numbers(self._at.copies, state.copies, self._copies)
        if active != self._active[player]:
            self.put_flags(self._at.active[player], active, self._active[player])
            self._active[player] = active

    def _write_cards(self, state: ClockworkerState, player: int) -> None:
        """How many cards there are."""
        factories, archives = len(state.factories[player]), len(state.archives[player])
        cards = state.artifacts[player] << 2 * LANE | factories << LANE | archives
        if cards != self._cards[player]:
            self._cards[player] = cards
            self.put_number(self._at.cards[player], state.cards(player))
            self.put_number(self._at.factories[player], factories)
            self.put_number(self._at.archives[player], archives)

    def _write_tableau(self, player: int, factories: list[int], robots: list[int], another: bool) -> None:
        """A tableau's factories, as far as they are new or staffed otherwise. Tableaus only grow, except when another
        game begins."""
        kept = self._tableaus
        first: i64 = player * FACTORIES
        place: i64 = 0
        for factory in factories:
            slots = robots[place]
            now, before = factory << MOST_SLOTS | slots, kept[first + place]
            if now != before:
                if before >> MOST_SLOTS != factory:
                    self._clear(player, place)
                    self.put_number(self._at.my_orders[player][factory], place + 1)
                kept[first + place] = now
                self._put_factory(player, factory, OWNED | slots)
            place += 1
        if another:
            self._clear(player, place)

    def _clear(self, player: int, place: i64) -> None:
        """Takes away the factories from a place of the tableau on."""
        kept = self._tableaus
        first: i64 = player * FACTORIES
        while place < FACTORIES and kept[first + place] != NO_CARD:
            factory = int(kept[first + place] >> MOST_SLOTS)
            self.put_number(self._at.my_orders[player][factory], 0)
            self._put_factory(player, factory, 0)
            kept[first + place] = NO_CARD
            place += 1

    def _put_factory(self, player: int, factory: int, key: int) -> None:
        self.put_number(self._at.my_factories[player][factory], key)
        self.put_number(self._at.rivals_factories[player][factory], key)

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
            if factory != before[place]:
                self.move_flag(self._at.row[place], before[place], factory)
                before[place] = factory
                self.put_number(self._at.prices[place], prices[place][factory] if factory >= 0 else 0)

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
