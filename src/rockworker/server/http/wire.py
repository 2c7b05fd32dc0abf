"""The server's end of a WebSocket: uvicorn's, with a short way in and out.

A move is one message in and four out. By way of a queue, a task, Litestar and ASGI each of them costs more than it
takes to make it. As long as the client keeps up, bytes go straight to the transport; and what the application can take
at once, it gets as it comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where it could be compiled
from websockets.http11 import Request
from websockets.protocol import OPEN

from rockworker.server.http.outbox import HoldingTransport, Outbox

Taker = Callable[[bytes], bool]
"""Takes a text message, unless it must go the long way."""

EXTENSION: Final = "rockworker.wire"
"""Where the application finds it in its scope."""


class Wire(WebSocketsSansIOProtocol):
    """A socket whose application may send past ASGI. Messages must not be compressed: what is framed here is bare."""

    taker: Taker | None = None
    """Asked for every text message that comes while no other one waits."""

    transport: HoldingTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """What is put is held back for a moment."""
        self._lost = asyncio.Event()
        super().connection_made(HoldingTransport(cast("asyncio.Transport", transport), Outbox.of(self.loop)))

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody need wait for its end any longer."""
        super().connection_lost(exc)
        self._lost.set()

    async def end(self, seconds: float) -> None:
        """Returns when the connection is gone. A client that does not close its end of it in time is cut off: as long
        as it is there, somebody must count it."""
        if not self.close_sent:
            self.transport.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._lost.wait()
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Tells the application, which has not begun yet, of the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """A message in one piece, as almost all are, needs no parser."""
        text = whole_text(data) if self.taker and self._needs_no_parser(data) else None
        if text is None:
            super().data_received(data)
        elif not self._take(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            super().send_receive_event_to_app()

    def _needs_no_parser(self, data: bytes) -> bool:
        """Whether a message may begin here, and is not too long."""
        parser = self.conn
        idle = parser.state is OPEN and parser.current_size is None and not parser.reader.buffer
        return idle and len(data) <= self.config.ws_max_size

    def send_receive_event_to_app(self) -> None:
        """By the short way, if that is possible."""
        if self.curr_msg_data_type == "text" and self._take(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _take(self, text: bytes) -> bool:
        """Whether the application has taken a message at once. No message gets ahead of one that waits."""
        return self.taker is not None and self.queue.empty() and not self.close_sent and self.taker(text)

    def put(self, *messages: bytes) -> bool:
        """Sends text messages soon and as one piece, unless the client is slow or gone."""
        if self.close_sent or not self.writable.is_set():
            return False  # what is put on a connection that is just ending is lost with it
        for data in messages:
            self.transport.hold(frame(data))
        return True


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire | None:
    """A socket's short way, where the server has one."""
    wire: Wire | None = (socket.scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    return wire


def whole_text(data: bytes) -> bytes | None:
    """The content of a text message as a client sends it (RFC 6455), if the data is one short message, all of it."""
    if len(data) < 6 or data[0] != 0x81:
        return None
    length, start = data[1] & 0x7F, 2
    if length == 127:
        return None  # more than 65,535 bytes, how many is said elsewhere
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if not data[1] & 0x80 or len(data) != start + 4 + length or (start == 4 and length < 126):
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def frame(data: bytes) -> bytes:
    """A text message as a server sends it (RFC 6455): whole and unmasked."""
    length = len(data)
    if length < 126:
        return b"\x81%c%b" % (length, data)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), data)
