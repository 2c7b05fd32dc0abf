"""A process that plays whole games again: files and copies move by move, finished games for their statistics. It looks
at owners' component numbers, too.

It has its own interpreter, so that tables don't wait meanwhile, and yields to the server where both want the
processor. What it needs comes in, and all that it found out goes out; it reads no database."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from rockworker.engine.errors import ActionRefused
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.protocol import GameStatistics
from rockworker.registry import statistics_of
from rockworker.server.pipes import answer_all
from rockworker.server.storage.rows import ReadyRow, Snapshot, TableRow
from rockworker.server.tables.log import EntryRow, Moved, Started
from rockworker.server.tables.own_numbers import CheckedNumbers, checked_file, first_flaw
from rockworker.server.tables.replay import Moment, replay
from rockworker.server.tables.session import SNAPSHOT_EVERY, builtins, new_state
from rockworker.server.tables.standing import confirmed
from rockworker.server.tables.state import TableState

NICE = 5
"""How far it stands back."""


class PlayMoves(msgspec.Struct, frozen=True, tag=True):
    """To be played at a new table, as if the moves were made there."""

    table: TableRow
    moves: tuple[Moved, ...]
    now: int


class Count(msgspec.Struct, frozen=True, tag=True):
    """The log of a table, whose statistics are wanted."""

    table: TableRow
    entries: tuple[EntryRow, ...]
    spent_ms: tuple[int, ...]


class CheckFile(msgspec.Struct, frozen=True, tag=True):
    """An owner's component file that is to be looked at."""

    game: str
    name: str
    text: str
    language: str
    """In whose words its flaws are told."""


class CheckTables(msgspec.Struct, frozen=True, tag=True):
    """Component numbers that a table is to be opened with."""

    game: str
    components: dict[str, Any]


Order = PlayMoves | Count | CheckFile | CheckTables


class Played(msgspec.Struct, frozen=True, tag=True):
    """A table's log after these moves, ready to be stored."""

    rows: tuple[ReadyRow, ...]
    snapshots: tuple[Snapshot, ...]
    last: Snapshot | None
    """Where it ended, or stopped at a move that was refused; None: before the first entry."""
    complete: bool
    over: bool


class Counted(msgspec.Struct, frozen=True, tag=True):
    """A game in numbers."""

    statistics: GameStatistics


class FileChecked(msgspec.Struct, frozen=True, tag=True):
    """What a file is worth."""

    found: CheckedNumbers


class TablesChecked(msgspec.Struct, frozen=True, tag=True):
    """The first flaw of some numbers, if they have one."""

    flaw: dict[str, Any] | None


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A mistake of ours."""

    reason: str


Result = Played | Counted | FileChecked | TablesChecked


class Answer(msgspec.Struct, frozen=True):
    """What came out, and the processor time that it took."""

    result: Result | Failed
    seconds: float


def play_moves(order: PlayMoves) -> Played:
    """Each move is checked, and applied once."""
    state = new_state(order.table)
    rows: list[ReadyRow] = []
    snapshots: list[Snapshot] = []
    entries: list[Started | Moved] = [Started(), *order.moves]
    for made in entries:
        try:
            entry = _truly(state, made)
            events = state.apply(entry, order.now)
        except ActionRefused:
            break
        rows.append(ReadyRow(state.number, raw(entry), order.now, raw(events)))
        if state.number % SNAPSHOT_EVERY == 0:
            snapshots.append((state.number, *state.snapshot()))
    last = (state.number, *state.snapshot()) if rows else None
    return Played(tuple(rows), tuple(snapshots), last, len(rows) == len(entries), state.is_over)


def _truly(state: TableState, entry: Started | Moved) -> Started | Moved:
    """A file may say of any move that it was a standing answer: it counts if it could have been one."""
    if isinstance(entry, Started) or not entry.standing:
        return entry
    asked = state.game is not None and entry.seat in state.game.actors
    marked = confirmed(state.game, entry, entry.standing) if asked and state.game else None
    return marked or msgspec.structs.replace(entry, standing=())


def raw(value: Any) -> msgspec.Raw:
    """As it is stored."""
    return msgspec.Raw(msgspec.json.encode(value))


def count(order: Count) -> Counted:
    """How the points grew, and what the game itself counts."""
    return Counted(_statistics(replay(order.table, order.entries), order.spent_ms))


def _statistics(moments: Sequence[Moment], spent_ms: tuple[int, ...]) -> GameStatistics:
    game = moments[-1].game
    points = [_points(moment.game) for moment in moments]
    events = [event for moment in moments for event in moment.events]
    own: dict[str, Any] = {}
    turns, ending = 0, ""
    if game.is_over:
        counted = statistics_of(game.header.game)
        record = counted.record(game, events)
        turns, ending, own = record.turns, record.ending, builtins(counted.summary(inside(game).rules, [record]))
    return GameStatistics(
        steps=tuple(moment.number for moment in moments[1:]),
        points=tuple(zip(*points, strict=True)),
        scores=tuple(game.scores),
        turns=turns,
        ending=ending,
        spent_ms=spent_ms,
        game=own,
    )


def _points(game: Game) -> list[int]:
    """By player: what they know to have won, or where the game can't tell before its end, what they would have then."""
    play, definition = inside(game), game.definition
    known = [definition.current_scores(play, player) for player in range(game.players)]
    if not all(known):
        return [score.total for score in definition.scores(play)]
    return [sum(scores[player].parts.values()) for player, scores in enumerate(known)]


def answer(message: bytes) -> bytes:
    """To an order, as both go over the pipe."""
    began = time.process_time()
    return msgspec.json.encode(Answer(_result(message), time.process_time() - began))


def _result(message: bytes) -> Result | Failed:
    try:
        order = msgspec.json.decode(message, type=Order)
        return _done(order)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}"[:500])


def _done(order: Order) -> Result:
    if isinstance(order, PlayMoves):
        return play_moves(order)
    if isinstance(order, Count):
        return count(order)
    if isinstance(order, CheckFile):
        return FileChecked(checked_file(order.game, order.name, order.text, order.language))
    return TablesChecked(first_flaw(order.game, order.components))


def main(source: BinaryIO = sys.stdin.buffer, target: BinaryIO = sys.stdout.buffer) -> None:
    """Plays until the server hangs up."""
    answer_all(answer, source, target)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; when it hangs up, we go, too
    with suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(NICE)
    main()
