"""Forgets what is over: guests who never came back, old keys, letters and tries."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from rockworker.server import rights
from rockworker.server.storage.people import DAY_MS
from rockworker.server.storage.tries import MINUTE_MS, Tries
from rockworker.server.tables.hub import Hub

LOG = structlog.get_logger()
PAUSE: Final = 3600.0
"""Seconds between two rounds."""
AT_ONCE: Final = 500
"""Guests in one round."""
LOCK: Final = "housekeeping"


class Housekeeper:
    """Goes round every hour; of several server processes, one at a time."""

    def __init__(self, hub: Hub, tries: Tries, guest_days: int) -> None:
        self.hub = hub
        self.tries = tries
        self.guest_days = guest_days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to go round."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """In the middle of a round, if need be."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                async with self.hub.store.hold(LOCK) as mine:
                    if mine:
                        await self.go_round()
            except Exception as error:
                self.hub.store.outage.note("housekeeping failed", error)
            await asyncio.sleep(PAUSE)

    async def go_round(self) -> None:
        """One round."""
        now, store = self.hub.now(), self.hub.store
        await store.tokens.forget(now)
        await self.tries.forget(now - 60 * MINUTE_MS)
        await store.forget_old_keys()
        gone = await store.traces.guests_gone(now - self.guest_days * DAY_MS, AT_ONCE) if self.guest_days else []
        for guest in gone:
            await rights.forget(self.hub, guest)
        if gone:
            LOG.info("guests forgotten", number=len(gone))
