"""The database's own history: each version of its tables follows from the one before, at the server's start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.errors import DatabaseIsNewer, NoDatabase, ServerError
from rockworker.server.storage.database import claimed, engine_for

FOLDER: Final = Path(__file__).parent
LOCK: Final = 0x726F636B
"""Held while migrating; other processes that start at the same time wait for it."""

PATIENCE_MS: Final = 120_000


async def prepare(url: str) -> None:
    """Makes a database ready for servers to start on it; NoDatabase, in a word, where that can't be."""
    try:
        with claimed(url):
            engine = engine_for(url)
            try:
                await migrate(engine)
            finally:
                await engine.dispose()
    except ServerError:
        raise
    except Exception as error:
        raise NoDatabase(reason=f"{error}".partition("\n")[0].rstrip(".") or type(error).__name__) from error


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database up to date: all of the way or not at all, also if several processes try at once."""
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        # Another process's migration takes longer than any other write.
        connection.execute(text(f"PRAGMA busy_timeout = {PATIENCE_MS}"))
        # A write that changes nothing, so that SQLite lets nobody else in before the commit.
        connection.execute(text("PRAGMA user_version = 0"))
    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise DatabaseIsNewer(newest=newest()) from error


def config(connection: Connection | None = None) -> Config:
    """What Alembic must know; there is no file for it."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The name of the newest version that this program knows."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""
