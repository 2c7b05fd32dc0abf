"""Secrets that were sent by mail: only their hashes are kept, each is good once, and not for long."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.schema import TOKENS

Purpose = Literal["reset", "email"]
LIFE_MS: Final = 60 * 60 * 1000
"""An hour."""


class Tokens:
    """Those that are still good."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, token_hash: str, person: str, purpose: Purpose, email: str, now: int) -> None:
        """A new one for somebody. For an address that is to be confirmed, it replaces all earlier ones."""
        values = {"hash": token_hash, "person": person, "purpose": purpose, "email": email, "created": now}
        async with self.engine.begin() as connection:
            if purpose == "email":
                await connection.execute(delete(TOKENS).where(self._of(person, purpose)))
            await connection.execute(insert(TOKENS).values(values))

    async def find(self, token_hash: str, purpose: Purpose, now: int) -> tuple[str, str] | None:
        """Whose it is, and where it was sent, as long as it is good; it stays so."""
        good = (TOKENS.c.hash == token_hash) & (TOKENS.c.purpose == purpose) & (TOKENS.c.created > now - LIFE_MS)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TOKENS.c.person, TOKENS.c.email).where(good))).first()
        return (row.person, row.email) if row else None

    async def take(self, token_hash: str, purpose: Purpose, now: int) -> tuple[str, str] | None:
        """Uses one up: whose it is, and where it was sent. None if it is not good, or no longer."""
        good = (TOKENS.c.hash == token_hash) & (TOKENS.c.purpose == purpose)
        taken = delete(TOKENS).where(good).returning(TOKENS.c.person, TOKENS.c.email, TOKENS.c.created)
        async with self.engine.begin() as connection:
            row = (await connection.execute(taken)).first()
        return (row.person, row.email) if row and row.created > now - LIFE_MS else None

    async def drop_of(self, person: str) -> None:
        """None of somebody's is good any longer."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.person == person))

    async def forget(self, now: int) -> None:
        """Those that are too old."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.created <= now - LIFE_MS))

    def _of(self, person: str, purpose: Purpose) -> Any:
        return (TOKENS.c.person == person) & (TOKENS.c.purpose == purpose)
