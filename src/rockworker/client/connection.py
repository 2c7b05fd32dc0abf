"""The wire: a socket to a table that comes back by itself, and requests that are never done twice."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rockworker.engine.changes import put
from rockworker.protocol import (
    Ack,
    Act,
    CastVote,
    Concede,
    LogLine,
    OpenVote,
    Pong,
    Presence,
    Refused,
    Said,
    Say,
    Sight,
    Undo,
    Update,
    Welcome,
)

AnyMessage = Welcome | Update | Ack | Refused | Said | Presence | Pong
AnyRequest = Act | Undo | OpenVote | CastVote | Concede | Say
_DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
LONGEST_PAUSE: Final = 5.0
AGAIN: Final = 0.5
"""Seconds before a request is sent again that the server could not take."""
UNAVAILABLE: Final = "unavailable"
"""What a server says while its database is away."""
TURNED_AWAY: Final = range(4000, 4500)
"""Codes with which a server closes a socket for good."""


class ServerRefused(Exception):
    """The server said no: `error` names the reason, `text` puts it into words."""

    def __init__(self, error: str, text: str, details: dict[str, str]) -> None:
        super().__init__(f"{error}: {text}")
        self.error = error
        self.text = text
        self.details = details


def new_key() -> str:
    """A key for a request: repeated with the same key, it is done once."""
    return secrets.token_urlsafe(12)


class ServerConnection:
    """A socket that is opened again when it breaks; what was missed is fetched, what was not answered repeated."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.url = url
        self.headers = headers
        self.sight: Sight | None = None
        self._public: Any = None
        """The table as everybody sees it, as plain data."""
        self._own: Mapping[str, Any] = {}
        """What is different in it for us."""
        self.log: list[LogLine] = []
        """What has happened, without a gap up to now. `Client.log` has what was before."""
        self.chat: list[Said] = []
        self.over: Exception | None = None
        self.changed = asyncio.Condition()
        self._waiting: dict[str, tuple[AnyRequest, asyncio.Future[Ack]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._repeating: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connects; ServerRefused if we are not let in."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        async with self.changed:
            await self.changed.wait_for(lambda: self.sight or self.over)
        if self.over:
            raise self.over

    async def close(self) -> None:
        """Hangs up."""
        tasks = [*self._repeating, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None

    async def ask(self, request: AnyRequest) -> Ack:
        """Sends a request and waits for the answer; ServerRefused if it is no.

        It is sent again, with the same key, over lost connections and while the server's database is away."""
        if self.over:
            raise self.over
        answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._waiting[request.key] = (request, answer)
        try:
            await self._send(request)
            granted = await answer
        finally:
            self._waiting.pop(request.key, None)
        if not isinstance(request, Say):
            await self._see_at_least(granted.number)
        return granted

    async def _see_at_least(self, number: int) -> None:
        """The acknowledgement comes before the update: callers go on when they can see what they did."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.over or (self.sight and self.sight.number >= number))

    async def _send(self, request: AnyRequest) -> None:
        if self._socket:
            with contextlib.suppress(ConnectionClosed):  # it is repeated on the next socket
                await self._socket.send(msgspec.json.encode(request).decode())

    async def _repeat(self, key: str) -> None:
        """Sends a request again after a while, if it still waits for an answer."""
        await asyncio.sleep(AGAIN)
        if key in self._waiting:
            await self._send(self._waiting[key][0])

    async def _run(self) -> None:
        pause = 0.1
        try:
            while True:
                try:
                    await self._listen()
                    pause = 0.1
                except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                    pass
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        except Exception as error:
            await self._end(error)

    async def _listen(self) -> None:
        since = f"&since={self.sight.number}" if self.sight else ""
        async with connect(self.url + since, additional_headers=self.headers, max_size=None) as socket:
            self._socket = socket
            for request, _ in list(self._waiting.values()):
                await self._send(request)
            try:
                with contextlib.suppress(ConnectionClosed):
                    async for data in socket:
                        await self._take(_DECODER.decode(data))
            finally:
                self._socket = None
        if socket.close_code in TURNED_AWAY:
            raise ServerRefused(socket.close_reason or "refused", "", {})

    async def _take(self, message: AnyMessage) -> None:
        if isinstance(message, Welcome):
            self._public, self._own = msgspec.to_builtins(message.sight), message.own
            await self._see(message.log)
        elif isinstance(message, Update):
            self._public = put(self._public, message.set)
            self._own = self._own if message.own is None else message.own
            await self._see(message.log)
        elif isinstance(message, Said):
            self.chat.append(message)
        elif isinstance(message, Ack):
            self._answer(message.key, message)
        elif isinstance(message, Refused) and message.key and message.error == UNAVAILABLE:
            task = asyncio.create_task(self._repeat(message.key))
            self._repeating.add(task)
            task.add_done_callback(self._repeating.discard)
        elif isinstance(message, Refused):
            error = ServerRefused(message.error, message.text, message.details)
            if message.key is None:
                raise error
            self._answer(message.key, error)

    async def _see(self, log: tuple[LogLine, ...]) -> None:
        async with self.changed:
            self.sight = msgspec.convert(put(self._public, self._own), Sight)
            if log and self.log and log[0].number > self.log[-1].number + 1:
                self.log.clear()  # too much was missed to be told at once
            self.log += log
            self.changed.notify_all()

    def _answer(self, key: str, answer: Ack | ServerRefused) -> None:
        _, future = self._waiting.get(key, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, ServerRefused):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    async def _end(self, error: Exception) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        async with self.changed:
            self.over = error
            self.changed.notify_all()
