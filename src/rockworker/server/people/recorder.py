"""Notes the result of every game that is over: soon after its end, or after a restart."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from rockworker.server.people.ratings import contest_of
from rockworker.server.people.results import results
from rockworker.server.storage.outage import is_away
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.session import TableSession

LOG = structlog.get_logger()
SWEEP: Final = 30.0
"""Seconds between two looks for games that were missed: another process may have died before it noted them."""


class Recorder:
    """One game after the other, in the order of their ends; several processes may try, one of them succeeds."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        self.after: list[Callable[[], Awaitable[None]]] = []
        """Done whenever results have been noted, and now and then: tournaments go on by it."""
        hub.on_open.append(self._on_open)

    def start(self) -> None:
        """Begins with all that is not noted yet."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What is not noted now is noted after the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _on_open(self, room: Room) -> None:
        def on_rows(session: TableSession, rows: list[LogRow]) -> None:
            if rows and session.mine and session.state.is_over:
                self._ended.set()

        room.session.listeners.append(on_rows)

    async def _run(self) -> None:
        while True:
            self._ended.clear()
            try:
                await self.record_all()
                for work in self.after:
                    await work()
            except Exception as error:
                self.hub.store.outage.note("results not noted", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP):
                    await self._ended.wait()

    async def record_all(self) -> None:
        """Everything that is over by now."""
        while True:
            found = await self.hub.store.results.unrecorded(limit=100 + len(self._unreadable))
            waiting = [table_id for table_id in found if table_id not in self._unreadable]
            for table_id in waiting:
                await self._record(table_id)
            if not waiting:
                return

    async def _record(self, table_id: str) -> None:
        """A game whose rules we lack waits for a server that has them; one that can't be read, for us to mend it."""
        try:
            session = await self._session(table_id)
            rows = await self.hub.store.log(session.table)
            found = results(session.table, session.state, rows)
            contest = contest_of(session.table, session.state)
        except Exception as error:
            if is_away(error):
                raise
            LOG.warning("result not readable", table=table_id, error=repr(error))
            self._unreadable.add(table_id)
            return
        await self.hub.store.results.record(table_id, found, contest)

    async def _session(self, table_id: str) -> TableSession:
        """The table, read for this only if nobody else needs it."""
        room = self.hub.known(table_id)
        table = room.session.table if room else await self.hub.store.table(table_id)
        assert table is not None, "tables are not removed once they have begun"
        session = room.session if room else TableSession(self.hub.store, table, self.hub.now)
        session.must_be_playable()
        if room is None:
            await session.load()
        return session
