"""Forgets what is over: guests who never came back, old keys, letters and tries."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from rockworker.server import rights
from rockworker.server.storage.outage import is_away
from rockworker.server.storage.people import DAY_MS
from rockworker.server.storage.rows import Person
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
        self._stuck: set[str] = set()
        """Guests with whom something went wrong."""
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
        if self.guest_days:
            await self._forget_guests(now - self.guest_days * DAY_MS)

    async def _forget_guests(self, before: int) -> None:
        """Those who were last here before a moment."""
        # Those who can't be forgotten come first each time: they take nobody's place.
        gone = await self.hub.store.traces.guests_gone(before, AT_ONCE + len(self._stuck))
        self._stuck = {guest.id for guest in gone if not await self._forget(guest)}
        if len(gone) > len(self._stuck):
            LOG.info("guests forgotten", number=len(gone) - len(self._stuck))

    async def _forget(self, guest: Person) -> bool:
        """Whether it was possible. If not, it is tried again in the next round, and the others have their turn."""
        try:
            await rights.forget(self.hub, guest)
        except Exception as error:
            if is_away(error):
                raise  # then it is for nobody
            LOG.warning("guest not forgotten", guest=guest.id, error=repr(error))
            return False
        return True
