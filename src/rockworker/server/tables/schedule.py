"""Tables that start at an hour: if all seats are taken then, or bots are to take those that are free."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from rockworker.server.errors import ServerError
from rockworker.server.storage.outage import is_away
from rockworker.server.storage.rows import Person, SeatRow
from rockworker.server.tables import service
from rockworker.server.tables.hub import Hub, Room

LOG = structlog.get_logger()
LOOK: Final = 1.0
"""Seconds between two looks at the clock."""
AGAIN_MS: Final = 10_000
"""After so long a table is tried again where something of ours went wrong."""


async def reschedule(hub: Hub, room: Room, person: Person, starts_at: int | None, fill: str) -> None:
    """Who opened the table says when it starts by itself; None: when somebody starts it."""
    service.must_own(room, person)
    service.must_be_open(room)
    table = room.session.table
    service.check_schedule(table.header.game, starts_at, fill, hub.now())
    await hub.store.schedule(table.id, starts_at, {**table.settings, "fill": fill})
    await service.changed(room)


class Scheduler:
    """Looks at the clock. Where several processes do, one of them starts a table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._not_before: dict[str, int] = {}
        """By table where something went wrong: when it is tried again."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins with what has come due meanwhile."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What comes due now is started after the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.start_due()
            except Exception as error:
                self.hub.store.outage.note("schedule not kept", error)
            await asyncio.sleep(LOOK)

    async def start_due(self) -> None:
        """All tables whose hour has come. One where something goes wrong keeps no other from starting."""
        now = self.hub.now()
        for table_id in await self.hub.store.due_tables(now):
            if now < self._not_before.get(table_id, now):
                continue
            try:
                await self._start_alone(table_id)
            except Exception as error:
                if is_away(error):
                    raise  # then it is for all of them
                self._not_before[table_id] = now + AGAIN_MS
                LOG.warning("table not started at its hour", table=table_id, error=repr(error))
            else:
                self._not_before.pop(table_id, None)

    async def _start_alone(self, table_id: str) -> None:
        async with self.hub.store.hold(table_id) as mine:
            if mine:
                await self._start(await self.hub.room(table_id, touch=False))

    async def _start(self, room: Room) -> None:
        """A table that can't start then has no hour any more: somebody may start it later."""
        await room.session.refresh()
        table = room.session.table
        try:
            room.session.must_be_playable()  # else its seats stay as they are
            if table.settings.get("fill"):
                await self._fill(room, table.settings["fill"])
            await service.begin(room)
        except ServerError as error:
            LOG.info("table not started at its hour", table=table.id, error=error.key)
            await self.hub.store.schedule(table.id, None, table.settings)
            await service.changed(room)

    async def _fill(self, room: Room, bot: str) -> None:
        """Seats of those who have not come, too."""
        for seat in room.session.table.seats:
            if seat.person is None and not seat.bot:
                if seat.held:
                    await self.hub.store.release_seat(room.session.id, seat.held, seat.number, self.hub.now())
                name = service.bot_name(service.names(room.session.table))
                await self.hub.store.take_seat(room.session.id, SeatRow(seat.number, None, name, bot), self.hub.now())
                await service.changed(room)
