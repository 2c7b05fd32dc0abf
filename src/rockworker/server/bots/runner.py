"""Bots at the tables. They think in processes of their own, and act through the same door as people.

Where several server processes share a database, a table's bots are up to one of them at a time: the one that
holds the table's lock. The lock goes with its process, so that after a crash another one takes over."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

from rockworker.engine.errors import ActionRefused
from rockworker.server.bots.pool import BotFailed, WorkerPool
from rockworker.server.bots.worker import task_for
from rockworker.server.errors import ServerError
from rockworker.server.metrics import Metrics
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import BotReplaced, LogRow, Moved
from rockworker.server.tables.service import leavers_bot
from rockworker.server.tables.session import TableSession

LOG = structlog.get_logger()
TRIES: Final = 3
"""How often a bot may fail at one decision before another one takes its place."""
PATIENCE: Final = 60.0
"""Seconds for one decision."""
LAST_RESORT: Final = "random"
PAUSE: Final = 1.0
"""Seconds before a table is looked at again, where another process held its lock or everything went wrong."""
SWEEP_MS: Final = 10_000
"""Between two looks at tables where nothing has happened for so long: some may have lost their bots."""
RECENT_MS: Final = 600_000
"""Tables where nothing has happened for so long don't wait for a bot."""


class BotRunner:
    """Lets the bots of this process's tables play. One task a table; tables never wait for each other's."""

    def __init__(self, hub: Hub, processes: int, delay_ms: int, metrics: Metrics, grace_s: int = 0) -> None:
        self.hub = hub
        self.grace_ms = grace_s * 1000
        self.delay_ms = delay_ms
        self.metrics = metrics
        self.pool = WorkerPool(processes, PATIENCE)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._closed = False
        hub.on_open.append(self._on_open)
        hub.needed.append(lambda room: waiting_bot(room.session) is not None)

    def start(self) -> None:
        """After a start games that wait for a bot go on; later, those that have lost theirs."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stops thinking; what is not on disk was never played."""
        self._closed = True
        tasks = [*self._running.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    async def _sweep(self) -> None:
        since = 0
        while True:
            now = self.hub.now()
            try:
                # At first all of them, later those whose process may have died.
                for table_id in await self.hub.store.running_tables(since, now - SWEEP_MS if since else None):
                    await self._look_at(table_id)
                since = now - RECENT_MS
            except Exception as error:
                self.hub.store.outage.note("sweep failed", error)
            await asyncio.sleep(SWEEP_MS / 1000)

    async def _look_at(self, table_id: str) -> None:
        """A table that can't be read must not keep the others from their bots."""
        try:
            self._wake(await self.hub.room(table_id, touch=False))
        except Exception as error:
            self.hub.store.outage.note("table not opened", error, table=table_id)

    def _on_open(self, room: Room) -> None:
        def on_rows(session: TableSession, _rows: list[LogRow]) -> None:
            if session.mine:
                self._wake(room)

        room.session.listeners.append(on_rows)
        self._wake(room)

    def _wake(self, room: Room) -> None:
        session = room.session
        if waiting_bot(session) is not None and session.id not in self._running and not self._closed:
            task = asyncio.create_task(self._play(room))
            self._running[session.id] = task
            task.add_done_callback(lambda _: self._running.pop(session.id, None))

    async def _play(self, room: Room) -> None:
        """Plays on as long as it is up to a bot."""
        session = room.session
        while waiting_bot(session) is not None:
            try:
                async with self.hub.store.hold(session.id) as mine:
                    if mine:
                        await self._play_on(room)
                if waiting_bot(session) is not None:
                    await asyncio.sleep(PAUSE)
                    await session.refresh()
            except Exception as error:
                # Storage is away, perhaps: no bot's fault. What it was about to do it does when storage is back.
                self.hub.store.outage.note("bots have to wait", error, table=session.id)
                await asyncio.sleep(PAUSE)

    async def _play_on(self, room: Room) -> None:
        failures = 0
        while failures <= TRIES and (seat := waiting_bot(room.session)) is not None:
            try:
                if grace := self._grace(room.session):
                    await asyncio.sleep(grace)
                    continue  # who has left may be back
                await self._move(room, seat)
                failures = 0
            except ServerError:
                await room.session.refresh()  # the table has moved on: look again
            except (BotFailed, ActionRefused) as error:
                failures += 1
                await self._after_failure(room.session, seat, error, failures)

    def _grace(self, session: TableSession) -> float:
        """Seconds in which a person who has left a game against bots may come back before anything is played."""
        position = session.state.position
        if position.number == position.line or not is_deserted(session):
            return 0.0
        return max(0, position.at + self.grace_ms - session.now()) / 1000

    async def _move(self, room: Room, seat: int) -> None:
        session, began = room.session, time.monotonic()
        game, version = session.state.game, session.state.number
        assert game is not None
        bot = session.state.position.seats[seat].bot
        thought = await self.pool.think(task_for(game, seat, bot))
        self.metrics.bot_seconds.labels(bot).observe(time.monotonic() - began)
        if room.connections:
            await asyncio.sleep(self.delay_ms / 1000 - (time.monotonic() - began))
        if session.state.position.seats[seat].bot == bot and seat in session.state.actors:
            await session.append(Moved(seat, thought.action), version=version)

    async def _after_failure(self, session: TableSession, seat: int, error: Exception, failures: int) -> None:
        bot = session.state.position.seats[seat].bot
        if not bot:
            return  # a person has come back meanwhile
        self.metrics.bot_failures.labels(bot).inc()
        refused = isinstance(error, ActionRefused)
        LOG.warning(
            "bot failed", table=session.id, seat=seat, bot=bot, error=repr(error), refused=refused, tries=failures
        )
        if failures >= TRIES and bot != LAST_RESORT:
            with contextlib.suppress(ServerError):
                await session.append(BotReplaced(seat, stand_in(session.table.header.game, bot)))


def stand_in(game: str, bot: str) -> str:
    """Who takes the place of a bot that fails: the one that plays for leavers, or if that has failed, any."""
    usual = leavers_bot(game)
    return LAST_RESORT if bot == usual else usual


def is_deserted(session: TableSession) -> bool:
    """Whether all people have left the table, and bots play for them."""
    seats = zip(session.table.seats, session.state.position.seats, strict=True)
    return all(seat.bot for row, seat in seats if row.person is not None)


def waiting_bot(session: TableSession) -> int | None:
    """A seat whose bot must decide."""
    seats = session.state.position.seats
    for seat in session.state.actors:
        if seats[seat].bot:
            return seat
    return None
