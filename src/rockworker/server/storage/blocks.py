"""Whom people want nothing to do with, and whom they have met."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rockworker.server.storage.schema import BLOCKS, RESULTS
from rockworker.server.storage.writer import BLOCKS_NEWS, announce


class Meeting(msgspec.Struct, frozen=True):
    """Two people at one table, from the side of the first."""

    other: str
    place: int
    other_place: int
    counted: bool
    ended: int


class BlockStore:
    """The part of the storage that is about people and each other."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process

    async def add(self, person: str, blocked: str, now: int) -> None:
        """Somebody wants nothing to do with somebody."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(BLOCKS).values(person=person, blocked=blocked, at=now))
                await self._announce(connection, person, blocked)
        except IntegrityError:
            return  # already so

    async def drop(self, person: str, blocked: str) -> None:
        """It was not meant."""
        where = (BLOCKS.c.person == person) & (BLOCKS.c.blocked == blocked)
        async with self.engine.begin() as connection:
            await connection.execute(delete(BLOCKS).where(where))
            await self._announce(connection, person, blocked)

    async def _announce(self, connection: AsyncConnection, *people: str) -> None:
        """Both may be connected to other processes."""
        await connection.run_sync(announce, self.process, [f"{BLOCKS_NEWS} {' '.join(people)}"])

    async def of(self, person: str) -> list[str]:
        """Whom somebody has blocked, the latest first."""
        query = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person).order_by(BLOCKS.c.at.desc(), BLOCKS.c.blocked)
        async with self.engine.connect() as connection:
            return [row.blocked for row in await connection.execute(query)]

    async def blockers_of(self, person: str, among: Collection[str] | None = None) -> set[str]:
        """Who has blocked somebody."""
        query = select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)
        if among is not None:
            query = query.where(BLOCKS.c.person.in_(among))
        async with self.engine.connect() as connection:
            return {row.person for row in await connection.execute(query)}

    async def apart(self, person: str) -> frozenset[str]:
        """All whom somebody has blocked, or who have blocked this person."""
        query = select(BLOCKS.c.person, BLOCKS.c.blocked)
        query = query.where(or_(BLOCKS.c.person == person, BLOCKS.c.blocked == person))
        async with self.engine.connect() as connection:
            return frozenset({each for row in await connection.execute(query) for each in row} - {person})

    async def meetings(self, person: str) -> list[Meeting]:
        """All people whom somebody has sat at a table with, to the end of a game; the last first."""
        mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
        query = select(theirs.c.person, mine.c.place, theirs.c.place, mine.c.counted, mine.c.ended)
        query = query.join(theirs, mine.c.table == theirs.c.table)
        query = query.where(mine.c.person == person, theirs.c.person.is_not(None), theirs.c.person != person)
        async with self.engine.connect() as connection:
            return [Meeting(*row) for row in await connection.execute(query.order_by(mine.c.ended.desc()))]
