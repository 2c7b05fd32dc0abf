"""What goes out to many sockets, gathered, and then written in one go.

A commit brings news for many tables. Each write wakes somebody up, here the other end of the socket: done in between,
it takes the processor away from the server again and again, and what the server was busy with from the processor's
cache. So news is held back until all of one round of the loop is made, or until there is enough of it."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from weakref import WeakKeyDictionary

import structlog

LOG = structlog.get_logger()
ENOUGH: Final = 16
"""So many sockets wait at most: the first of them not for long."""
MUCH: Final = 1 << 16
"""Bytes that are held back for one socket, at most."""
FAREWELL: Final = 2.0
"""Seconds that a client has to fetch the rest when its connection is closed."""


class Outbox:
    """The sockets of one loop for which something is held back."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._full: list[HoldingTransport] = []

    @staticmethod
    def of(loop: asyncio.AbstractEventLoop) -> Outbox:
        """That of a loop."""
        found = _OUTBOXES.get(loop)
        if found is None:
            found = _OUTBOXES[loop] = Outbox(loop)
        return found

    def add(self, transport: HoldingTransport) -> None:
        """Something is held back there."""
        if not self._full:
            self.loop.call_soon(self.empty)
        self._full.append(transport)
        if len(self._full) >= ENOUGH:
            self.empty()

    def empty(self) -> None:
        """Writes all that is held back. A socket that can't be written to ends; the others get theirs."""
        full, self._full = self._full, []
        for transport in full:
            try:
                transport.let_go()
            except Exception:
                LOG.exception("socket cut off")
                transport.abort()


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class HoldingTransport(asyncio.Transport):
    """A socket's transport that can hold something back. Nothing overtakes it: whatever else is written, or the end of
    the connection, comes after it."""

    def __init__(self, transport: asyncio.Transport, outbox: Outbox) -> None:
        super().__init__()
        self._transport = transport
        self._outbox = outbox
        self._held: list[bytes] = []
        self._size = 0
        self._end: asyncio.TimerHandle | None = None
        """When a connection that was closed ends at the latest."""

    def hold(self, data: bytes) -> None:
        """Writes soon; at once if there is much of it: what a client does not fetch must be noticed."""
        self._held.append(data)
        self._size += len(data)
        if self._size > MUCH:
            self.let_go()
        elif len(self._held) == 1:
            self._outbox.add(self)

    def let_go(self) -> None:
        """Writes what is held back. A connection that has ended meanwhile would refuse it."""
        held, self._held, self._size = self._held, [], 0
        if held and not self._transport.is_closing():
            self._transport.write(held[0] if len(held) == 1 else b"".join(held))

    def write(self, data: Any) -> None:
        """Writes at once."""
        self.let_go()
        self._transport.write(data)

    def close(self) -> None:
        """Closes, once everything is written: as asyncio has it, whenever the client likes; here, soon."""
        self.let_go()
        self._transport.close()
        if self._end is None:
            self._end = self._outbox.loop.call_later(FAREWELL, self.abort)

    # All else is the transport's own

    def abort(self) -> None:
        """Closes at once; what was not written is lost."""
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether nothing more can be written."""
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What the system knows of the connection."""
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Reads nothing for a while."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Reads on."""
        self._transport.resume_reading()
