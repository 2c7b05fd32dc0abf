"""A game's moves without its rules: which ones stand, where the rules that it was begun under are not at hand."""

from __future__ import annotations

from collections.abc import Iterable

from rockworker.engine.commitment import commitment
from rockworker.engine.events import Event
from rockworker.engine.saves import FORMAT, Save, Seating
from rockworker.server.storage.store import TableRow
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.session import new_record
from rockworker.server.tables.state import Record, Step


class Outline(Record):
    """Follows a log as a record does, votes and all, but never asks the game."""

    def __init__(self, table: TableRow) -> None:
        model = new_record(table)
        bots = [seat.bot for seat in table.seats]
        super().__init__(model.definition, model.header, model.clock, bots)
        self.moves: list[tuple[int, Moved]] = []

    def _start(self) -> list[Event]:
        self.position.line = self.position.number + 1
        return []

    def _move(self, entry: Moved) -> list[Event]:
        position = self.position
        number = position.number + 1
        position.steps = [*position.steps, Step(number, position.line, entry.seat, surprising=False)]
        position.line = number
        self.moves.append((number, entry))
        self._drop_question(entry.seat)
        return []

    def _go_back(self, number: int) -> None:
        self.position.steps = [step for step in self.position.steps if step.number <= number]
        self.moves = [move for move in self.moves if move[0] <= number]
        self.position.line = number
        self._drop_question(None)


def save_of(table: TableRow, rows: Iterable[LogRow]) -> bytes:
    """The game as a file, for a program that has its rules."""
    outline = Outline(table)
    for row in rows:
        outline.apply(row.entry, row.at)
    moves = tuple((move.seat, move.action) for _, move in outline.moves)
    names = Seating(names=tuple(seat.name for seat in table.seats))
    return Save(FORMAT, table.header, moves, names, commitment(table.header.seed)).encode()
