"""The two databases: how they are opened, so that what is committed is on disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from typing import Any, Final

import aiosqlite
import msgspec
from sqlalchemy import URL, Connection, Dialect, Engine, ExceptionContext, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rockworker.server.errors import DatabaseIsInUse
from rockworker.server.storage.outage import Unreachable


class Gone(Exception):
    """A row was to name somebody, or something, that was removed meanwhile."""


Work = Callable[[Connection], None]
"""What is done in a transaction."""

PATIENCE_S: Final = 10
"""How long a statement waits for another process's writing to a SQLite file."""


def engine_for(url: str) -> AsyncEngine:
    """An engine; SQLite with a write-ahead log, and every commit on disk before it returns."""
    parts = make_url(url)
    opened = {"connect_args": {"async_creator_fn": _open}} if parts.get_backend_name() == "sqlite" else {}
    engine = create_async_engine(url, **_settings(parts), **opened)
    _prepare(engine.sync_engine)
    return engine


async def _open(*args: Any, **kwargs: Any) -> aiosqlite.Connection:
    """A connection for SQLAlchemy. If it can't be opened, or nobody waits for it any longer, its thread ends first: the
    driver would leave it behind, to answer a loop that may have been closed meanwhile."""
    connection = aiosqlite.connect(*args, **kwargs)
    connection._thread.daemon = True  # as SQLAlchemy has it: a process that ends does not wait for its connections
    opening = asyncio.ensure_future(connection)
    try:
        return await asyncio.shield(opening)
    except BaseException:
        with suppress(Exception):  # after a cancellation, it is nobody's trouble that it could not be opened
            await (await opening).close()
        connection._thread.join()  # it has been told to stop
        raise


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Makes a SQLite file this server's own, and closes it to others' eyes; DatabaseIsInUse if another server has it.

    The claim is SQLite's own lock on a file beside it: the system lets it go with the process, however that ends."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        yield
        return
    for name in (f"{parts.database}", f"{parts.database}.lock"):
        os.close(os.open(name, os.O_CREAT | os.O_RDWR, 0o600))
        os.chmod(name, os.stat(name).st_mode & 0o770)
    with closing(sqlite3.connect(f"{parts.database}.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise DatabaseIsInUse(file=f"{parts.database}") from None
        yield


class Transactions:
    """Whole transactions, one at a time.

    SQLite's asynchronous driver changes threads for every step of every statement; in a thread of its own, with a
    connection that stays open, a transaction takes a quarter of the time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._thread: ThreadPoolExecutor | None = None
        self._open: Connection | None = None
        """That of the thread. It begins and commits by the driver's own statements."""
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "transactions")
            self._sqlite = create_engine(engine.url.set(drivername="sqlite"), **_settings(engine.url))
            _prepare(self._sqlite, begins=False)

    async def run(self, work: Work) -> None:
        """Does some work; when this returns, it is committed."""
        if self._thread:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._run_here, work)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(work)

    def _run_here(self, work: Work) -> None:
        if self._open is None:
            self._open = self._sqlite.connect()
        driver: Any = self._open.connection.driver_connection
        try:
            driver.execute("BEGIN")
            work(self._open)
            driver.execute("COMMIT")
        except BaseException:
            self._give_up(driver)
            raise

    def _give_up(self, driver: Any) -> None:
        """Nothing of the transaction stays, and the next one gets another connection."""
        connection, self._open = self._open, None
        with suppress(sqlite3.Error):
            driver.rollback()
        if connection:
            connection.invalidate()
            connection.close()

    def close(self) -> None:
        """Nothing more will come."""
        if self._thread:
            self._thread.shutdown()
            if self._open:
                self._open.close()
            self._sqlite.dispose()


def _settings(url: URL) -> dict[str, Any]:
    return {
        # Parameters hold seeds and hashes: no error message may show them.
        "hide_parameters": True,
        # A PostgreSQL that was restarted in between has left us dead connections.
        "pool_pre_ping": url.get_backend_name() != "sqlite",
        "json_serializer": to_json,
        "json_deserializer": _from_json,
    }


def _prepare(engine: Engine, begins: bool = True) -> None:
    event.listen(engine, "do_connect", _connect)
    event.listen(engine, "handle_error", _name, retval=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_durable)
        if begins:
            event.listen(engine, "begin", _begin)


def _connect(dialect: Dialect, _record: Any, cargs: Any, cparams: Any) -> Any:
    """Where there is no way to the database, the system's error gets a name that tells it from a file's."""
    try:
        return dialect.connect(*cargs, **cparams)
    except OSError as error:
        raise Unreachable(repr(error)) from error


def _name(context: ExceptionContext) -> BaseException | None:
    """Tells rows whose owner is gone from rows that are there already: both are violations to a database."""
    error = context.original_exception
    broken = (getattr(error, "sqlstate", None), getattr(error, "sqlite_errorname", None))
    return Gone() if broken[0] == "23503" or broken[1] == "SQLITE_CONSTRAINT_FOREIGNKEY" else None


def to_json(value: Any) -> str:
    """As it is stored."""
    return msgspec.json.encode(value).decode()


def _from_json(stored: str | bytes) -> Any:
    return msgspec.json.decode(stored)


def _make_durable(connection: Any, _record: Any) -> None:
    # Python's driver is not to begin transactions by itself: it would leave out changes of the schema.
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={PATIENCE_S * 1000}")
    _write_ahead(connection)
    # Many rows in one statement: how to take them back again, if one is refused, is kept in memory, not in a file.
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: Any) -> None:
    """Sets the journal's mode, which a file keeps.

    While another connection writes to a file that is not in this mode yet, SQLite refuses at once and does not heed
    `busy_timeout`: two processes that start on a new file would meet so.
    """
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.01)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
