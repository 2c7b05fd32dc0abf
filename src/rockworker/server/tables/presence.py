"""Who is there, remembered: across restarts, and for the other server processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from rockworker.server.tables.hub import Hub, Room

FLUSH: Final = 1.0
"""Seconds between two notes of who has come and gone."""
BEAT: Final = 20
"""Every so many flushes, those who are still there are noted as well."""


class PresenceKeeper:
    """Writes down, for many tables at once, which players have come, gone or are still there; lets idle tables go."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to note, every second."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """With a last note, if that is possible."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.flush()
        except Exception as error:
            self.hub.store.outage.note("presence could not be noted", error)

    async def _run(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(FLUSH)
            beat = (beat + 1) % BEAT
            try:
                await self.flush(everybody=not beat)
                if not beat:
                    await self.hub.check_keys()  # some may have grown too old
            except Exception as error:
                self.hub.store.outage.note("presence could not be noted", error)
            self.hub.forget_idle()

    async def flush(self, everybody: bool = False) -> None:
        """Writes what has changed. What could not be written is so the next time."""
        rooms = list(self.hub.rooms.items())
        taken = [(room, room.unsaved) for _, room in rooms]
        noted = [each for table_id, room in rooms for each in _present(table_id, room, everybody)]
        for room, _ in taken:
            room.unsaved = set()
        try:
            if noted:
                await self.hub.store.note_presence(noted, self.hub.now())
        except BaseException:
            for room, seats in taken:
                room.unsaved |= seats
            raise


def _present(table_id: str, room: Room, everybody: bool) -> Iterator[tuple[str, int, bool]]:
    """Of which players it is to be noted that they are there, or not."""
    here = room.here
    for seat in sorted(room.unsaved.union(here) if everybody else room.unsaved):
        yield table_id, seat, seat in here
