"""Writes the sheets of Clockworker straight from a game: what its views would tell, column by column."""

from __future__ import annotations

from typing import Any, Final

from rockworker.games.clockworker.frames.purchase import Purchase
from rockworker.games.clockworker.learn.columns import LANE, NO_ROBOTS, ClockworkerColumns, row_key, tableau_key
from rockworker.games.clockworker.learn.sections import SEATS
from rockworker.games.clockworker.learn.words import FACTORIES, MOST_ARCHIVES
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
        self._factories: list[list[int]] = [[] for _ in range(players)]
        self._robots: list[list[int]] = [[] for _ in range(players)]
        self._factory_keys = [0] * FACTORIES
        """As a new sheet has them; below, archives, too."""
        self._starting = [UNKNOWN] * players
        self._copies: list[int] = []
        self._owned: list[int] = []
        self._active: list[int] = []
        self._display: list[int] = []
        self._archives: list[list[int]] = []
        self._over = False
        self._archive_keys = [0] * MOST_ARCHIVES

    def write(self, play: ClockworkerPlay, viewer: int) -> None:
        """All that has changed."""
        state = play.state
        over = not state.stack
        self._write_game(state)
        self._write_holdings(state.holdings)
        if state.current != self._current or state.first != self._first:
            self._write_turn(state)
        new_factories = state.factories != self._factories
        new_artifacts = state.artifacts != self._owned
        new_archives = state.archives != self._archives
        if new_factories or new_artifacts or new_archives:
            self._write_cards(state)
        if new_factories:
            self._forget_another_game(state)
        if state.row != self._row:
            self._write_row(play)
        self._write_tableaus(state, new_factories)
        if new_artifacts or state.active != self._active or state.copies != self._copies:
            self._write_artifacts(state)
        if new_archives or state.display != self._display or over != self._over:
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
        for player in range(self._players):
            cards = state.cards(player) | len(state.factories[player]) << LANE | len(state.archives[player]) << 2 * LANE
            if cards != self._cards[player]:
                self._cards[player] = cards
                self.put(self._at.players[player][3], cards)

    def _write_turn(self, state: ClockworkerState) -> None:
        """Whose turn it is, and who was first."""
        self._current, self._first = state.current, state.first
        for player in range(self._players):
            key = (1 if player == self._current else 0) | (2 if player == self._first else 0)
            if key != self._turns[player]:
                self._turns[player] = key
                self.put(self._at.players[player][4], key)

    # Factories: first what lies nowhere any more, then the row, then the tableaus, so that each ends where it is

    def _forget_another_game(self, state: ClockworkerState) -> None:
        """Tableaus only grow, except when another game begins."""
        for player in range(self._players):
            now, known = state.factories[player], self._factories[player]
            if now != known and now[: len(known)] != known:
                self._factories[player], self._robots[player] = [], []
                self._take_away(known, state.row)

    def _write_row(self, play: ClockworkerPlay) -> None:
        before, row, prices = self._row, play.state.row[:], play.rules.row_prices
        self._row = row
        self._take_away(before, row)
        for place, factory in enumerate(row):
            if factory >= 0:
                self._put_factory(factory, row_key(place, prices[place][factory]))

    def _write_tableaus(self, state: ClockworkerState, new_factories: bool) -> None:
        for player, robots in enumerate(state.robots):
            if robots != self._robots[player] or (new_factories and state.factories[player] != self._factories[player]):
                self._write_tableau(player, state.factories[player], robots)

    def _take_away(self, factories: list[int], row: list[int]) -> None:
        """Factories that are not in the row lie nowhere, until they are found in a tableau."""
        for factory in factories:
            if factory > 0 and factory not in row:
                self._put_factory(factory, 0)

    def _write_tableau(self, player: int, factories: list[int], robots: list[int]) -> None:
        """A tableau's factories, as far as they are new or staffed otherwise. The starting one comes first, if there is
        one."""
        before = self._robots[player]
        for place in range(len(factories)):
            if place >= len(before) or robots[place] != before[place]:
                self._put_factory(factories[place], tableau_key(player, place + 1, robots[place]))
        self._factories[player], self._robots[player] = factories[:], robots[:]
        starting = robots[0] if factories and not factories[0] else NO_ROBOTS
        if starting != self._starting[player]:
            self._starting[player] = starting
            self.put(self._at.own_starting[player], starting)
            self.put(self._at.rival_starting[player], starting)

    def _put_factory(self, factory: int, key: int) -> None:
        if factory and key != self._factory_keys[factory]:
            self._factory_keys[factory] = key
            self.put(self._at.factories[factory], key)

    def _write_artifacts(self, state: ClockworkerState) -> None:
        changed = self._changed_artifacts(state)
        self._copies, self._owned, self._active = state.copies[:], state.artifacts[:], state.active[:]
        for artifact in range(len(self._copies)):
            if changed >> artifact & 1:
                self.put(self._at.artifacts[artifact], self._artifact(artifact))

    def _changed_artifacts(self, state: ClockworkerState) -> int:
        """As bits; all, if nothing is known."""
        if not self._copies:
            return -1
        changed = 0
        for player in range(self._players):
            changed |= state.artifacts[player] ^ self._owned[player] | state.active[player] ^ self._active[player]
        for artifact, copies in enumerate(state.copies):
            if copies != self._copies[artifact]:
                changed |= 1 << artifact
        return changed

    def _artifact(self, artifact: int) -> int:
        key = self._copies[artifact] << 2 * len(SEATS)
        for player in range(self._players):
            has, may_use = self._owned[player] >> artifact & 1, self._active[player] >> artifact & 1
            key |= (has | may_use << 1) << 2 * player
        return key

    def _write_archives(self, state: ClockworkerState, over: bool) -> None:
        self._display, self._over = state.display[:], over
        self._archives = [archives[:] for archives in state.archives]
        keys = [1 if over else 0] * MOST_ARCHIVES
        for column, archives in enumerate([self._display, *self._archives]):
            for archive in archives:
                if archive >= 0:
                    keys[archive] |= 2 << column
        for archive, key in enumerate(keys):
            if key != self._archive_keys[archive]:
                self._archive_keys[archive] = key
                self.put(self._at.archives[archive], key)


def _blocks(held: list[int]) -> int:
    return held[RED] | held[GREEN] << LANE | held[BLUE] << 2 * LANE | held[GOLD] << 3 * LANE
