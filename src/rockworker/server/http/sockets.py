"""One WebSocket of a seat or a spectator: requests come in, updates go out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rockworker.engine.errors import RockworkerError
from rockworker.protocol import Ack, Act, CastVote, Concede, OpenVote, Ping, Pong, Refused, Say, Undo
from rockworker.server.errors import (
    BadInput,
    Broken,
    JustRemoved,
    NotSignedIn,
    NotYourSeat,
    ServerError,
    TooMuch,
    Unavailable,
)
from rockworker.server.http.errors import details_of
from rockworker.server.http.limits import Bucket
from rockworker.server.http.wire import wire_of
from rockworker.server.metrics import Metrics
from rockworker.server.storage.database import Gone
from rockworker.server.storage.outage import is_away
from rockworker.server.storage.rows import Person
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import BROKEN, UNAVAILABLE, Hub, Room
from rockworker.server.tables.log import EntryRow

LOG = structlog.get_logger()
LONGEST_WORDS = 500
FAREWELL = 1.0
"""Seconds that a client has to close its end of a socket; as many has a slow one for the close frame."""
PARTING = 5.0
"""Seconds that a client has to fetch what waits for it, when the server hangs up."""
AnyRequest = Act | Undo | OpenVote | CastVote | Concede | Say | Ping
_DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class SocketSession:
    """A socket from its welcome to its close."""

    def __init__(
        self, hub: Hub, room: Room, person: Person | None, client: Connection, bucket: Bucket, metrics: Metrics
    ) -> None:
        self._listens = False
        """Nothing that came the long way is being answered."""
        self._is_free = asyncio.Event()
        """Set unless a move that came the short way is under way: whatever comes meanwhile has to wait for it."""
        self._is_free.set()
        self.hub = hub
        self.metrics = metrics
        self.room = room
        self.person = person
        self.client = client
        self.bucket = bucket

    async def run(self, socket: WebSocket[Any, Any, Any], since: int | None) -> None:
        """Serves the socket until one side is gone."""
        try:
            await self._welcome(since)
        except Exception as error:
            self.room.leave(self.client)
            await hang_up(socket, self.hub, error, table=self.room.session.id, language=self.client.language)
            return
        sender = asyncio.create_task(self._send_all(socket))
        receiver = asyncio.create_task(self._receive_all(socket))
        tasks = (sender, receiver, asyncio.create_task(self._hang_up()))
        wire = wire_of(socket)
        try:
            if wire:
                wire.taker = self.take
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if wire:
                wire.taker = None
            self.room.leave(self.client)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if wire:
            await wire.end(FAREWELL)

    async def _hang_up(self) -> None:
        """Gives a client that is sent away some time to hear why, and a slow one less: then we wait no longer."""
        await self.client.ending.wait()
        await asyncio.sleep(FAREWELL if self.client.cut.is_set() else PARTING)

    async def _welcome(self, since: int | None) -> None:
        await self.room.recent.fill()
        self.client.words_held = []  # what is said from now on comes after what was said before
        # No move comes between these lines: the client hears of every commit after them, and of none twice.
        if not self.room.join(self.client):
            return
        self.client.send(self.room.welcome(self.client, since))
        await self.hub.catch_up(self.room)  # news may have come while nobody was here to hear it
        self.room.tell_presence()
        await self.hub.check_keys([self.client])  # somebody may have signed out on the way in
        await self.hub.tell_past_words(self.room, self.client)

    async def _send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        while (data := await self.client.queue.get()) is not None:
            self.client.is_sending = True
            await socket.send_data(data, mode="text")
            self.client.is_sending = False
        code, reason = self.client.closing
        with contextlib.suppress(Exception):
            await socket.close(code=code, reason=reason)

    async def _receive_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                self._listens = True
                text = await socket.receive_data(mode="text")
                self._listens = False
                await self._is_free.wait()
                await self._answer(text)
                await asyncio.sleep(0)  # a client that sends much at once must not keep others waiting

    def take(self, text: bytes) -> bool:
        """The short way of moves, which are what comes most: from here straight through the table's door. False for
        all else: requests of other kinds, what is refused, and whatever comes while something of this client, or of
        the table, is under way. On the long way, others have their turn in between."""
        if not (self._is_free.is_set() and self._listens) or self.client.closed or not self.bucket.has_one:
            return False
        try:
            act = _decode(text)
            if not isinstance(act, Act):
                return False
            wanted = service.request(self.room, self._seat(), act, self._acknowledging(act))
        except RockworkerError:
            return False
        if not self.room.session.move(wanted, partial(self._moved, act.key)):
            return False
        self._is_free.clear()
        self.bucket.left -= 1  # there was one
        self.room.note_life(self.client)
        return True

    def _moved(self, key: str, error: BaseException | None) -> None:
        self._is_free.set()
        if isinstance(error, Exception):
            self._fail(key, error)
        self.client.let_go()

    async def _answer(self, text: str | bytes) -> None:
        if self.client.closed:
            return  # sent away, and what was still under way is nobody's
        key: str | None = None
        try:
            self._let_in()
            request = _decode(text)
            key = getattr(request, "key", None)
            await self._grant(request)
        except Exception as error:
            self._fail(key, error)

    def _let_in(self) -> None:
        """A message has come."""
        if not self.bucket.take():
            raise TooMuch
        self.room.note_life(self.client)

    async def _grant(self, request: AnyRequest) -> None:
        if isinstance(request, Ping):
            self.client.send(Pong(self.hub.now()))
        elif isinstance(request, Say):
            await self._say(request)
        else:
            await service.grant(self.room, self._seat(), request, self._acknowledging(request))
            self.client.let_go()

    def _acknowledging(self, request: service.SeatRequest) -> Callable[[EntryRow], None]:
        began = time.perf_counter()

        def acknowledge(row: EntryRow) -> None:
            self.metrics.commit_seconds.observe(time.perf_counter() - began)
            self.client.hold(Ack(request.key, row.number))  # the update of the same move follows

        return acknowledge

    def _seat(self) -> int:
        """The server checks that the caller owns the seat, at every request."""
        seat, person = self.client.seat, self.person
        if seat is None or person is None or self.room.session.table.seats[seat].person != person.id:
            raise NotYourSeat(seat=-1 if seat is None else seat)
        return seat

    async def _say(self, request: Say) -> None:
        words = " ".join(request.text.replace("\0", "").split())
        if self.person is None or not 1 <= len(words) <= LONGEST_WORDS:
            raise NotSignedIn if self.person is None else BadInput(reason=f"text: 1–{LONGEST_WORDS}")
        service.check_key(request.key)
        session = self.room.session
        seat = None if self.client.seat is None else self._seat()
        row = await self.hub.store.say(session.id, self.person, seat, self.hub.now(), words, request.key)
        await self.hub.tell_words(self.room)
        self.client.send(Ack(request.key, row.id))

    def _fail(self, key: str | None, error: Exception) -> None:
        """Tells the client why something was not done."""
        if not isinstance(error, RockworkerError):
            error = _refusal(self.hub, "message", error, table=self.room.session.id)
        self.metrics.refusals.labels(error.key).inc()
        text = self.room.text(self.client.language).error(error)
        self.client.send(Refused(key, error.key, text, details_of(error)))


async def hang_up(socket: WebSocket[Any, Any, Any], hub: Hub, error: Exception, **where: Any) -> None:
    """Ends a socket that could not begin: its client may come back."""
    refusal = _refusal(hub, "welcome", error, **where)
    await socket.close(*(UNAVAILABLE if isinstance(refusal, Unavailable) else BROKEN))


def _refusal(hub: Hub, what: str, error: Exception, **where: Any) -> ServerError:
    """What a client is told of something that went wrong here."""
    if isinstance(error, Gone):
        return JustRemoved()
    if is_away(error):
        hub.store.outage.note(what, error, **where)
        return Unavailable()
    LOG.error(f"{what} failed", exc_info=error, **where)
    return Broken()


def _decode(text: str | bytes) -> AnyRequest:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadInput(reason=str(error)) from None
