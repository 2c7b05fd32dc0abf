"""The short way out of the server: the same frames, in the same order."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from rockworker.protocol import Ack
from rockworker.server.http.wire import frame
from rockworker.server.tables.connection import Connection


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_protocol(length: int) -> None:
    """As the library writes them."""
    data = b"x" * length
    assert frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_what_waits_is_never_overtaken() -> None:
    """A client that was slow gets everything in its order: as long as something waits, nothing goes past the queue."""
    sent: list[bytes] = []
    slow = True

    def outlet(*messages: bytes) -> bool:
        if not slow:
            sent.extend(messages)
        return not slow

    async def talk() -> None:
        nonlocal slow
        client = Connection(None, None, "en", outlet=outlet)
        client.send(b"1")
        slow = False
        client.send(b"2")
        assert (client.queue.get_nowait(), client.queue.get_nowait()) == (b"1", b"2")
        client.is_sending = True
        client.send(b"3")
        assert client.queue.get_nowait() == b"3"
        client.is_sending = False
        client.send(b"4")
        assert (sent, client.queue.qsize()) == ([b"4"], 0)

    asyncio.run(talk())


def test_what_is_held_goes_out_with_what_follows() -> None:
    """An acknowledgement and the update of the same move are one piece; without an update it goes alone."""
    sent: list[tuple[bytes, ...]] = []

    def outlet(*messages: bytes) -> bool:
        sent.append(messages)
        return len(sent) != 3

    async def talk() -> None:
        client = Connection(None, None, "en", outlet=outlet)
        ack = msgspec.json.encode(Ack("a", 7))
        client.hold(Ack("a", 7))
        assert sent == []
        client.send(b"1")
        client.let_go()
        assert sent == [(ack, b"1")]
        client.hold(Ack("a", 7))
        client.let_go()
        assert sent[1:] == [(ack,)]
        client.hold(Ack("a", 7))
        client.send(b"2")  # the third time it can't be sent
        assert (client.queue.get_nowait(), client.queue.get_nowait()) == (ack, b"2")
        client.hold(Ack("a", 7))
        client.close(1000, "over")
        assert sent[3:] == [(ack,)]

    asyncio.run(talk())
