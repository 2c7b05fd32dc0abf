"""When the database is away: how that shows, and how the server lives on until it is back.

Storage says it with the drivers' own errors, so that nobody takes them for a refusal; callers over HTTP and at sockets
are told to try again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

LOG = structlog.get_logger()
T = TypeVar("T")
AWAY_STATES: Final = ("08", "40", "53", "57", "58")
"""PostgreSQL's classes of errors that pass: no connection, rolled back for another one's sake, no room, told to stop or
not up yet, trouble with the machine."""
AWAY_CODES: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
)
"""SQLite's: locked by another process, a full disk, a disk that fails."""
PAUSE: Final = 0.5
"""Seconds before something is tried again."""
SILENCE: Final = 10.0
"""Seconds for which one line about an outage is enough."""


class Unreachable(Exception):
    """No connection to the database could be made."""


def is_away(error: BaseException) -> bool:
    """Whether the database can't be reached, has hung up, or can't write now: later the same may succeed."""
    if isinstance(error, (Unreachable, NoFreeConnection, ConnectionError)):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or any(map(_passes, (error.orig, error.driver_exception)))
    return _passes(error)


def _passes(error: Any) -> bool:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in AWAY_CODES
    return str(getattr(error, "sqlstate", None))[:2] in AWAY_STATES


async def insist(work: Callable[[], Awaitable[T]], pause: float = PAUSE) -> T:
    """Does something as soon as the database is there: for what nobody else would try again."""
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_away(error):
                raise
        await asyncio.sleep(pause)


class Outage:
    """Tells operators that the database is away: now and then, and not for each of hundreds of tables."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.untold = 0
        """Things that have gone wrong since the last line."""
        self._told = -SILENCE

    def note(self, event: str, error: Exception, **where: Any) -> None:
        """Something did not work. What is not the database's absence gets a line each time."""
        if not is_away(error):
            LOG.warning(event, error=repr(error), **where)
            return
        self.untold += 1
        if self.now() - self._told >= SILENCE:
            LOG.warning("database away", during=event, error=_short(error), times=self.untold, **where)
            self._told, self.untold = self.now(), 0


def _short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0]
