"""A client's end of a table: what goes out to it, and what happens if it does not keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from rockworker.protocol import Message
from rockworker.server.storage.rows import ChatRow
from rockworker.server.tables.own import Viewer

QUEUE_LENGTH: Final = 256
"""Messages that may wait for a slow client before it is cut off; it comes back and gets a fresh view."""
Outlet = Callable[..., bool]
"""Sends messages at once, as one piece; False: they can't be sent now."""


class Connection:
    """A client at a table: for which seat, and what is still to be sent to it."""

    def __init__(
        self,
        person: str | None,
        seat: int | None,
        language: str,
        key: str | None = None,
        outlet: Outlet | None = None,
        invite: str | None = None,
    ) -> None:
        self.person = person
        self.seat = seat
        self.language = language
        self.key = key
        """The hash of the secret that the client has proved itself with: it is connected as long as that is good."""
        self.invite = invite
        """The invitation that the client came with: a spectator may watch as long as it is good."""
        self.viewer = Viewer(seat, person, language)
        """What the client's sight depends on."""
        self.outlet = outlet
        """The quick way out, where there is one: past the queue, while nothing waits in it."""
        self._held: tuple[bytes, ...] = ()
        """Goes out with the next message."""
        self.is_sending = False
        """Something that waited in the queue is on its way."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_LENGTH)
        self.closed = False
        self.closing = (1013, "too-slow")
        """Why the server hangs up, if it does."""
        self.cut = asyncio.Event()
        """The client has not kept up: whatever is being sent to it is given up."""
        self.ending = asyncio.Event()
        """The server hangs up."""
        self.gone = asyncio.Event()
        """The client has left."""
        self.apart_from: frozenset[str] = frozenset()
        """People whose words this client does not hear: one of the two has blocked the other."""
        self.chat_seen = 0
        """The last thing said that was sent, or that was not for this client."""
        self.words_held: list[ChatRow] | None = None
        """What was said since the client came in, until it is told what was said before."""
        self.knows_all = False
        """When the client came in, nothing was hidden any more."""

    def send(self, message: Message | bytes) -> None:
        """Sends a message, or queues it while others wait; a client that does not keep up is cut off."""
        self.send_together((message if isinstance(message, bytes) else msgspec.json.encode(message),))

    def send_together(self, messages: Sequence[bytes]) -> None:
        """Sends messages as one piece, if none waits: however many they are, they don't fill the queue then."""
        if self.closed or not messages:
            return
        if self._held:
            messages, self._held = (*self._held, *messages), ()
        if self.outlet and not self.is_sending and self.queue.empty() and self.outlet(*messages):
            return
        try:
            for data in messages:
                self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off()

    def hold(self, message: Message) -> None:
        """For a message that another will follow at once: they go out as one, since sending is what takes longest."""
        self._held = (*self._held, msgspec.json.encode(message))

    def let_go(self) -> None:
        """Sends what was held, if nothing has followed."""
        held, self._held = self._held, ()
        for message in held:
            self.send(message)

    def close(self, code: int, reason: str) -> None:
        """Hangs up, once everything that is queued has been sent."""
        self.let_go()
        self.closing = (code, reason)
        if self.queue.full():
            self.cut_off()
        elif not self.closed:
            self._end()

    def cut_off(self) -> None:
        """Ends the connection: what is queued is dropped, the closing mark comes next."""
        self.cut.set()
        while not self.queue.empty():
            self.queue.get_nowait()
        self._end()

    def _end(self) -> None:
        self.closed = True
        self.queue.put_nowait(None)
        self.ending.set()
