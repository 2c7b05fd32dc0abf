"""Which of several server processes looks after a table. PostgreSQL keeps the locks."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rockworker.server.storage.outage import is_away


class Locks:
    """Locks that last as long as one connection of this process: a process that dies leaves none behind."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._connection: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Whether the lock is ours now."""
        return bool(await self._ask(func.pg_try_advisory_lock(func.hashtextextended(name, 0))))

    async def release(self, name: str) -> None:
        """Lets a lock go."""
        await self._ask(func.pg_advisory_unlock(func.hashtextextended(name, 0)))

    async def close(self) -> None:
        """Lets all locks go."""
        async with self._one_at_a_time:
            await self._drop()

    async def _ask(self, question: Any) -> Any:
        async with self._one_at_a_time:
            try:
                if self._connection is None:
                    self._connection = await self._connect()
                return (await self._connection.execute(select(question))).scalar()
            except Exception as error:
                await self._drop()  # with the connection all locks are gone
                if not is_away(error):
                    raise
                return False

    async def _connect(self) -> AsyncConnection:
        connection = await self.engine.connect()
        return await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
