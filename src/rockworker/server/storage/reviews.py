"""Reviews of games, kept once made."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.schema import REVIEWS


class ReviewStore:
    """The part of the storage that is about looking back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, table: str, played: str) -> list[dict[str, Any]] | None:
        """The verdicts on a table's game; None if there are none, or if more was played since."""
        query = select(REVIEWS.c.verdicts).where(REVIEWS.c.table == table, REVIEWS.c.played == played)
        async with self.engine.connect() as connection:
            verdicts: list[dict[str, Any]] | None = await connection.scalar(query)
            return verdicts

    async def keep(self, table: str, played: str, verdicts: list[dict[str, Any]]) -> None:
        """Keeps the verdicts on a game; older ones on this table go."""
        with suppress(IntegrityError):  # another process has kept its own at the same moment
            async with self.engine.begin() as connection:
                await connection.execute(delete(REVIEWS).where(REVIEWS.c.table == table))
                await connection.execute(insert(REVIEWS).values(table=table, played=played, verdicts=verdicts))
