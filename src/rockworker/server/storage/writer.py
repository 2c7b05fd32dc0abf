"""Appends entries to the logs of many tables: whatever comes in while one commit is under way shares the next one.

A commit waits for the disk, so one for each move would make all tables wait in a queue. Nothing is acknowledged
before its own commit has returned."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import ARRAY, JSON, Connection, Text, bindparam, cast, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.database import Gone, Transactions, to_json
from rockworker.server.storage.rows import ReadyRow, SeatRow
from rockworker.server.storage.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from rockworker.server.tables.log import LogRow

LOG = structlog.get_logger()
MOST_AT_ONCE: Final = 200
NOTIFY_CHANNEL: Final = "rockworker_tables"
KEYS_NEWS: Final = "keys"
"""Stands in the place of a table's id where somebody's keys were revoked."""
BLOCKS_NEWS: Final = "blocks"
"""The same where people want nothing more to do with each other, or do again: their ids follow it."""


class HotStatement:
    """A statement for every move.

    SQLite's driver lets go of the interpreter for each row, and then has to fight the server's loop for it. So it gets
    all rows at once, as one text of JSON: `from_json` reads them as `value`, with their parts in the order of names."""

    def __init__(self, statement: Any, names: Sequence[str], from_json: str) -> None:
        self.statement = statement
        self._names = names
        parts = ", ".join([f"json_extract(value, '$[{place}]') AS \"{name}\"" for place, name in enumerate(names)])
        self._text = from_json.format(rows=f"SELECT {parts} FROM json_each(?)")  # noqa: S608 - names of ours

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """For many rows, in the connection's transaction."""
        if connection.dialect.name != "sqlite":
            connection.execute(self.statement, rows)
            return
        driver: Any = connection.connection.driver_connection
        driver.execute(self._text, [to_json([[row[name] for name in self._names] for row in rows])])


_INSERT_ENTRIES: Final = HotStatement(
    insert(ENTRIES),
    ("table", "number", "at", "entry", "events", "key"),
    'INSERT INTO entries ("table", number, at, entry, events, "key") {rows}',
)
_UPDATE_TABLES: Final = HotStatement(
    update(TABLES)
    .where(TABLES.c.id == bindparam("this_table"))
    .values(
        status=bindparam("new_status"), changed=bindparam("new_changed"), waits_for=bindparam("new_waits", type_=JSON)
    ),
    ("this_table", "new_status", "new_changed", "new_waits"),
    "UPDATE tables SET status = new_status, changed = new_changed, waits_for = new_waits "
    "FROM ({rows}) WHERE id = this_table",
)


class Conflict(Exception):
    """Somebody else has appended this entry, or used this key, first; or the table is gone."""


class SeatsChanged(Conflict):
    """Others sit at the table than this process knew: it has not started."""


class Append(msgspec.Struct, frozen=True):
    """An entry on its way to the disk, with what changes along with it."""

    table: str
    row: LogRow
    key: str | None
    status: str
    snapshot: tuple[bytes, bytes] | None = None
    seats: tuple[SeatRow, ...] = ()
    """For a start: who is to sit there."""
    waits_for: tuple[int, ...] = ()
    """The seats of people whom the table waits for from now on."""


Done = Callable[[BaseException | None], None]
"""Told once an append is on disk; or why it is not."""
_Batch = list[tuple[Append, Done]]


class Writer:
    """One transaction after the other, each for all who wait. All of an append is written, or nothing."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.database = Transactions(engine)
        self.process = process
        self.transactions = 0
        self._waiting: _Batch = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, wanted: Append) -> None:
        """Returns once it is on disk; Conflict if the entry's number or its key is taken, or others sit there."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(wanted, partial(_resolve, done))
        await done

    def put(self, wanted: Append, done: Done) -> None:
        """The same for those who do not wait, but want to be told."""
        self._waiting.append((wanted, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Waits for what is under way."""
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)
        self.database.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_all(batch)
        finally:
            self._task = None

    async def _write_all(self, batch: _Batch) -> None:
        # Always in the same order: two processes that append to the same tables don't wait for each other in a ring.
        batch.sort(key=lambda each: (each[0].table, each[0].row.number))
        try:
            self.transactions += 1
            await self.database.run(lambda connection: self._write(connection, [append for append, _ in batch]))
        except (IntegrityError, sqlite3.IntegrityError, Gone, SeatsChanged) as error:
            if len(batch) > 1:
                # One of them came too late, and must not take the others down.
                for each in batch:
                    await self._write_all([each])
                return
            _tell_soon(batch, error if isinstance(error, SeatsChanged) else Conflict())
        except BaseException as error:
            _tell_soon(batch, error if isinstance(error, Exception) else asyncio.CancelledError())
            if not isinstance(error, Exception):
                raise
        else:
            _tell_soon(batch, None)

    def _write(self, connection: Connection, appends: Sequence[Append]) -> None:
        _INSERT_ENTRIES.execute(connection, [entry_values(a.table, a.row, a.key) for a in appends])
        _UPDATE_TABLES.execute(connection, [*{append.table: _change(append) for append in appends}.values()])
        # From here on these tables' rows are locked: nobody sits down or leaves before the commit, nor after a start.
        for append in appends:
            if append.seats and _who_sits(connection, append.table) != [_sitting(seat) for seat in append.seats]:
                raise SeatsChanged
        snapshots = [snapshot_values(a.table, a.row.number, *a.snapshot) for a in appends if a.snapshot]
        if snapshots:
            connection.execute(insert(SNAPSHOTS), snapshots)
        announce(connection, self.process, [a.table for a in appends])


def _change(append: Append) -> dict[str, Any]:
    return {
        "this_table": append.table,
        "new_status": append.status,
        "new_changed": append.row.at,
        "new_waits": append.waits_for,
    }


def _resolve(future: asyncio.Future[None], error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _tell_soon(batch: _Batch, error: BaseException | None) -> None:
    """Once the next transaction is under way: the disk need not wait while people are told of this one."""
    asyncio.get_running_loop().call_soon(_tell_all, batch, error)


def _tell_all(batch: _Batch, error: BaseException | None) -> None:
    """What one makes of it must not keep it from the others."""
    for append, done in batch:
        try:
            done(error)
        except Exception:
            LOG.exception("not told of a commit", table=append.table, number=append.row.number)


def _who_sits(connection: Connection, table_id: str) -> list[tuple[Any, ...]]:
    query = select(SEATS.c.number, SEATS.c.person, SEATS.c.name, SEATS.c.bot).where(SEATS.c.table == table_id)
    return [tuple(row) for row in connection.execute(query.order_by(SEATS.c.number))]


def _sitting(seat: SeatRow) -> tuple[Any, ...]:
    return (seat.number, seat.person, seat.name, seat.bot)


def announce(connection: Connection, process: str, tables: Sequence[str]) -> None:
    """Tells the other server processes; PostgreSQL delivers it when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        names = func.unnest(cast(list(dict.fromkeys(tables)), ARRAY(Text))).table_valued("name")
        told = func.pg_notify(NOTIFY_CHANNEL, func.concat(process, " ", names.c.name))
        connection.execute(select(told).select_from(names))


def entry_values(table_id: str, row: LogRow | ReadyRow, key: str | None) -> dict[str, Any]:
    """A row of `entries`."""
    return {
        "table": table_id,
        "number": row.number,
        "at": row.at,
        "entry": row.entry,
        "events": row.events,
        "key": key,
    }


def snapshot_values(table_id: str, number: int, position: bytes, state: bytes) -> dict[str, Any]:
    """A row of `snapshots`."""
    return {"table": table_id, "number": number, "position": position, "state": state}
