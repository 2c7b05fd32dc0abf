"""A table's log gone through once more: which moves stand, and where they led.

`outline` needs no rules, so it works for every table and asks the game nothing. `replay` plays the moves again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.server.storage.rows import TableRow
from rockworker.server.tables.log import EntryRow, Moved
from rockworker.server.tables.position import StandingMove
from rockworker.server.tables.session import new_state
from rockworker.server.tables.state import TableState


class Outline(TableState):
    """Follows a log as a table does, votes and all, but without the game."""

    def __init__(self, table: TableRow) -> None:
        model = new_state(table)
        super().__init__(model.definition, model.header, model.clock, model.position)
        self.moves: list[tuple[int, Moved]] = []
        """The moves that stand, each with the number of its entry."""

    def _start(self) -> list[Event]:
        self.position.line = self.position.number + 1
        return []

    def _move(self, entry: Moved) -> list[Event]:
        position = self.position
        number = position.number + 1
        position.steps = [*position.steps, StandingMove(number, position.line, entry.seat, surprising=False)]
        position.line = number
        self.moves.append((number, entry))
        self._drop_question(entry.seat)
        return []

    def _go_back(self, number: int) -> None:
        self.position.steps = [step for step in self.position.steps if step.number <= number]
        self.moves = [move for move in self.moves if move[0] <= number]
        self.position.line = number
        self._drop_question(None)


def outline(table: TableRow, rows: Iterable[EntryRow]) -> Outline:
    """The moves that stand after these entries."""
    followed = Outline(table)
    for row in rows:
        followed.apply(row.entry, row.at)
    return followed


class Moment(NamedTuple):
    """The game after an entry whose move stands, and what happened in it then. The first one is the deal."""

    number: int
    game: Game
    events: list[Event]


def replay(table: TableRow, rows: Iterable[EntryRow]) -> list[Moment]:
    """The deal and every move that stands. Each move is applied once, also those that were taken back later."""
    state = new_state(table)
    moments: list[Moment] = []
    for row in rows:
        state.games = {moment.number: moment.game for moment in moments} if state.wanted(row.entry) else {}
        events = state.apply(row.entry, row.at)
        while moments and moments[-1].number > state.position.line:
            moments.pop()  # taken back
        if state.position.line == row.number and state.game is not None:
            moments.append(Moment(row.number, state.game, events))
    return moments
