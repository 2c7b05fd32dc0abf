"""The two databases: how they are opened, so that what is committed is on disk."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def engine_for(url: str) -> AsyncEngine:
    """An engine; SQLite with a write-ahead log, and every commit on disk before it returns."""
    is_sqlite = url.startswith("sqlite")
    engine = create_async_engine(
        url,
        # Parameters hold seeds and hashes: no error message may show them.
        hide_parameters=True,
        # A PostgreSQL that was restarted in between has left us dead connections.
        pool_pre_ping=not is_sqlite,
        json_serializer=_to_json,
        json_deserializer=_from_json,
    )
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _make_durable)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _from_json(stored: str | bytes) -> Any:
    return msgspec.json.decode(stored)


def _make_durable(connection: Any, _record: Any) -> None:
    # Python's driver is not to begin transactions by itself: it would leave out changes of the schema.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
