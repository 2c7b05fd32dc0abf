"""News between server processes on one PostgreSQL: who changes a table tells the others after the commit."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from rockworker.server.people.company import hear_anew
from rockworker.server.storage.outage import insist
from rockworker.server.storage.writer import BLOCKS_NEWS, KEYS_NEWS, NOTIFY_CHANNEL
from rockworker.server.tables.hub import Hub

LOG = structlog.get_logger()
BEAT: Final = 10.0
"""Seconds between two signs of life of the connection: one that has died without a word is found out by them."""
PAUSE: Final = 0.5
"""Seconds before a lost connection is opened again."""


class Bus:
    """Listens on a connection of its own. After a time without one, all open tables are looked at."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._stale: dict[str, bool] = {}
        """Tables that are being looked at, and whether there is news of them again."""
        self._looking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """From the moment this returns, nothing is missed. SQLite serves one process only: there is no news."""
        if self.hub.store.is_postgres:
            self._task = asyncio.create_task(self._run())
            await self.listening.wait()

    async def close(self) -> None:
        """Hangs up."""
        tasks = [*self._looking, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                async with self.hub.store.engine.connect() as connection:
                    await self._listen(connection)
            except Exception as error:
                self.hub.store.outage.note("news from other processes", error)
            self.listening.clear()
            await asyncio.sleep(PAUSE)

    async def _listen(self, connection: AsyncConnection) -> None:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        self._lost.clear()
        raw.add_termination_listener(lambda _: self._lost.set())
        await raw.add_listener(NOTIFY_CHANNEL, self._on_news)
        try:
            for table_id in [*self.hub.rooms, KEYS_NEWS, BLOCKS_NEWS]:
                self._look(table_id)
            self.listening.set()
            while not await self._is_lost():
                await raw.execute("SELECT 1", timeout=BEAT)
        finally:
            await connection.invalidate()  # it listens: nobody else may have it

    async def _is_lost(self) -> bool:
        try:
            async with asyncio.timeout(BEAT):
                return await self._lost.wait()
        except TimeoutError:
            return False

    def _on_news(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        process, _, table_id = payload.partition(" ")
        if process != self.hub.store.process:
            self._look(table_id)

    def _look(self, table_id: str) -> None:
        """Tables don't wait for each other; much news of one table is looked at once."""
        if table_id not in self.hub.rooms and not _is_of_people(table_id):
            return
        if table_id in self._stale:
            self._stale[table_id] = True
            return
        self._stale[table_id] = False
        task = asyncio.create_task(self._refresh(table_id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _refresh(self, table_id: str) -> None:
        again = True
        while again:
            self._stale[table_id] = False
            try:
                await insist(partial(self._take_in, table_id))
            except Exception as error:
                # Its next news, or the next move here, brings it up to date.
                LOG.warning("table not refreshed", table=table_id, error=repr(error))
            again = self._stale[table_id]
        del self._stale[table_id]

    async def _take_in(self, news: str) -> None:
        """What the news is about: a table, or people and their keys, or people and each other."""
        kind, *people = news.split()
        if kind == KEYS_NEWS:
            await self.hub.check_keys()
        elif kind == BLOCKS_NEWS:
            await hear_anew(self.hub, *people)
        else:
            await self.hub.refresh(news)


def _is_of_people(news: str) -> bool:
    return news.partition(" ")[0] in (KEYS_NEWS, BLOCKS_NEWS)
