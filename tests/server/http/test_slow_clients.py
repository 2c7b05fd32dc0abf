"""Clients that send or read in drops are cut off, over real connections; others are served meanwhile."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from rockworker.client import Client
from rockworker.server.http import errors
from rockworker.server.http.wire import Wire
from rockworker.server.process import IDLE_SECONDS
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import SIGNED_OUT
from tests.server.harness import Serving, serving, somebody, story
from tests.server.sockets import wire

PATIENCE = 1
"""Seconds that these servers have."""
LIMIT = 20.0
"""Seconds after which a test has failed."""
HEAD = b"GET /health HTTP/1.1\r\nHost: here\r\n"
BODY = b"POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@asynccontextmanager
async def raw(server: Serving) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.bound.getsockname()[1], limit=1 << 16)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """What came until the server hung up."""
    found = b""
    async with asyncio.timeout(LIMIT):
        try:
            while data := await reader.read(1 << 16):
                found += data
        except ConnectionError:
            pass
    return found


async def drip(writer: asyncio.StreamWriter, drop: bytes) -> None:
    """Sends again and again, often enough to look alive."""
    while True:
        writer.write(drop)
        await asyncio.sleep(0.1)


SLOW = {
    "nothing": (b"", b""),
    "half a head": (HEAD, b""),
    "a head without end": (HEAD, b"X-A: b\r\n"),
    "half a body": (BODY + b"{", b""),
    "a body in drops": (BODY + b"{", b" "),
    "half a head after an answer": (HEAD + b"\r\n" + HEAD, b""),
    "a head without end after an answer": (HEAD + b"\r\n" + HEAD, b"X-A: b\r\n"),
    "a body that nobody reads": (BODY.replace(b"guests", b"nothing") + b"{", b" "),
}
"""What is sent at first, and then again and again."""


@story
async def test_slow_senders_are_cut_off(tmp_path: Path) -> None:
    """However they spread what they send; a client in good order is served meanwhile."""
    async with serving(tmp_path, slow_request_s=PATIENCE) as server:
        sending = [asyncio.create_task(send_slowly(server, *what), name=name) for name, what in SLOW.items()]
        async with server.http() as other:
            assert (await other.get("/health")).status_code == 200
        _, left = await asyncio.wait(sending, timeout=LIMIT)
        assert [task.get_name() for task in left] == []
        async with asyncio.timeout(LIMIT):
            while server.server_state.connections:
                await asyncio.sleep(0.05)


async def send_slowly(server: Serving, first: bytes, drop: bytes) -> None:
    """Until the server hangs up."""
    async with raw(server) as (reader, writer):
        writer.write(first)
        dripping = asyncio.create_task(drip(writer, drop))
        await hung_up(reader)
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)


@story
async def test_many_slow_senders_leave_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the attack: many half-sent heads and bodies. They are nobody's breakdown, and fill no log."""
    breakdowns: list[str] = []
    monkeypatch.setattr(errors.LOG, "error", lambda event, **_: breakdowns.append(event))
    async with serving(tmp_path, slow_request_s=PATIENCE) as server:
        lines = [await asyncio.open_connection("127.0.0.1", server.bound.getsockname()[1]) for _ in range(120)]
        for number, (_, writer) in enumerate(lines):
            writer.write(HEAD if number % 2 else BODY + b"{")
        async with server.http() as other:
            assert (await other.get("/ready")).status_code == 200
        await asyncio.gather(*[hung_up(reader) for reader, _ in lines])
        for _, writer in lines:
            writer.transport.abort()
    assert breakdowns == []


@story
async def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """An answer that is longer than what the system keeps for it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>here</p>")
    (page / "assets" / "long.js").write_bytes(os.urandom(30_000_000))
    async with (
        serving(tmp_path, slow_request_s=PATIENCE, page=str(page)) as server,
        raw(server) as (_, writer),
    ):
        writer.write(b"GET /assets/long.js HTTP/1.1\r\nHost: here\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(LIMIT):
            while not server.server_state.connections:
                await asyncio.sleep(0.05)
            while server.server_state.connections or server.server_state.tasks:
                await asyncio.sleep(0.05)


@story
async def test_a_slow_answer_is_no_slow_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time that the server takes for itself is not the client's."""
    async with serving(tmp_path, slow_request_s=PATIENCE) as server, raw(server) as (reader, writer):
        alive = server.hub.store.is_alive

        async def slowly() -> bool:
            await asyncio.sleep(2 * PATIENCE)
            return await alive()

        monkeypatch.setattr(server.hub.store, "is_alive", slowly)
        writer.write(b"GET /ready HTTP/1.1\r\nHost: here\r\n\r\n")
        async with asyncio.timeout(LIMIT):
            assert b"200" in await reader.readline()


@story
async def test_an_idle_connection_is_kept_longer_than_clients_keep_theirs(tmp_path: Path) -> None:
    """Where the server hung up first, after five seconds as httpx does, a request that was sent in that moment was lost
    (a soak's `ReadError`). But once a part of the next request is here, the rest must come."""
    assert IDLE_SECONDS > 60  # what nginx keeps
    async with serving(tmp_path, slow_request_s=PATIENCE) as server, raw(server) as (reader, writer):
        assert server.config.timeout_keep_alive == IDLE_SECONDS
        for _ in range(2):
            writer.write(HEAD + b"\r\n")
            async with asyncio.timeout(LIMIT):
                assert b"200" in await reader.readuntil(b"}")
            await asyncio.sleep(2 * PATIENCE)
        writer.write(HEAD)
        await hung_up(reader)


HANDSHAKE = (
    "GET /api/v1/tables/{table}/play?{more} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {secret}\r\n\r\n"
)


@pytest.mark.parametrize("rest", [pytest.param(b"", id="silence"), pytest.param(b"\x81\xfe\x00", id="half a frame")])
@story
async def test_half_open_sockets_are_closed(tmp_path: Path, rest: bytes) -> None:
    """One that answers no ping: its player is gone from the table."""
    settings = {"slow_request_s": PATIENCE, "ping_s": PATIENCE}
    async with serving(tmp_path, **settings) as server, somebody(server, "Ann") as ann, raw(server) as (reader, writer):
        table = await ann.open_table("rockwell", 2)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(HANDSHAKE.format(table=table.id, more="seat=0", key=key, secret=ann.key).encode() + rest)
        room = await server.hub.room(table.id)
        async with asyncio.timeout(LIMIT):
            assert b"101" in await reader.readline()
            while not room.connections:
                await asyncio.sleep(0.01)
            while room.connections:
                await asyncio.sleep(0.05)
        assert room.connected == ()


@story
async def test_a_quiet_socket_that_answers_pings_stays_open(tmp_path: Path) -> None:
    """A spectator need not say anything; the time limits of requests are not those of sockets."""
    settings = {"slow_request_s": PATIENCE, "ping_s": PATIENCE}
    async with serving(tmp_path, **settings) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2)
        async with wire(ann, server.url, table.id) as line:
            await line.next("welcome")
            await asyncio.sleep(3 * PATIENCE)
            await line.send(type="ping")
            assert await line.next("pong")


@asynccontextmanager
async def deaf(server: Serving, table: str, secret: str | None) -> AsyncIterator[Connection]:
    """A socket to a table whose client reads nothing and never hangs up; as the server sees it."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, server.bound.getsockname())
        key = base64.b64encode(os.urandom(16)).decode()
        await loop.sock_sendall(line, HANDSHAKE.format(table=table, more="", key=key, secret=secret).encode())
        room = await server.hub.room(table)
        while not room.connections:
            await asyncio.sleep(0.01)
        yield room.connections[0]


async def fill(client: Connection, waiting: int) -> None:
    """Sends until so many messages wait, or the client is cut off."""
    while client.queue.qsize() < waiting and not client.closed:
        client.send(b'"' + b"x" * 60_000 + b'"')
        await asyncio.sleep(0)


def open_sockets(server: Serving) -> int:
    """Sockets as the system has them, no matter who still knows of them."""
    return sum(isinstance(each, Wire) for each in server.server_state.connections)


@pytest.mark.parametrize("way", ["too slow", "sent away", "no pong"])
@story
async def test_a_socket_that_is_not_read_is_closed_all_the_same(tmp_path: Path, way: str) -> None:
    """However much waits for it, and whatever the client does; until it is gone, it counts."""
    settings = {"ping_s": PATIENCE if way == "no pong" else 60, "sockets_per_address": 1}
    async with serving(tmp_path, **settings) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, public=True)
        async with deaf(server, table.id, ann.key) as client, asyncio.timeout(LIMIT):
            await fill(client, 1000 if way == "too slow" else 20)
            if way == "sent away":
                server.hub.rooms[table.id].send_away(client, *SIGNED_OUT)
            assert open_sockets(server) == 1
            while await is_refused(ann, server, table.id):
                await asyncio.sleep(0.1)
            while open_sockets(server):
                await asyncio.sleep(0.05)
            assert client not in server.hub.rooms[table.id].connections


async def is_refused(client: Client, server: Serving, table: str) -> bool:
    """Whether no more sockets are let in."""
    try:
        async with wire(client, server.url, table) as line:
            await line.next("welcome")
            assert open_sockets(server) == 1, "another one was let in before the old one was gone"
        return False
    except InvalidStatus:
        return True
