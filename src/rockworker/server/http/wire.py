"""The server's end of a WebSocket: uvicorn's, with a short way out.

An update for four players is four messages. By way of a queue, a task, Litestar and ASGI each of them costs more than
it takes to make it; as long as the client keeps up, its bytes go straight to the transport."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from rockworker.server.tables.connection import Outlet

EXTENSION: Final = "rockworker.wire"
"""Where the application finds it in its scope."""


class Wire(WebSocketsSansIOProtocol):
    """A socket whose application may send past ASGI. Messages must not be compressed: what is framed here is bare."""

    def handle_connect(self, event: Request) -> None:
        """Tells the application, which has not begun yet, of the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.put

    def put(self, *messages: bytes) -> bool:
        """Sends text messages as one piece, unless the client is slow or gone."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join([frame(data) for data in messages]))
        return True


def outlet_of(socket: WebSocket[Any, Any, Any]) -> Outlet | None:
    """A socket's short way out, where the server has one."""
    outlet: Outlet | None = (socket.scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    return outlet


def frame(data: bytes) -> bytes:
    """A text message as a server sends it (RFC 6455): whole and unmasked."""
    length = len(data)
    if length < 126:
        return b"\x81%c%b" % (length, data)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), data)
