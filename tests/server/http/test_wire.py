"""The short way into the server and out of it: the same frames, in the same order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from rockworker.protocol import Ack
from rockworker.server.http.wire import frame, whole_text
from rockworker.server.tables.connection import Connection
from tests.server.harness import serving, somebody, story
from tests.server.sockets import wire


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


@pytest.mark.parametrize("length", [0, 1, 125, 126, 300, 16_000])
def test_whole_messages_are_read_as_the_library_reads_them(length: int) -> None:
    """And nothing else is: pieces, other kinds of frames, several at once, what is not masked or not minimal."""
    data = bytes(range(32, 127)) * (length // 95 + 1)
    sent = Frame(Opcode.TEXT, data[:length]).serialize(mask=True)
    assert whole_text(sent) == data[:length]
    kinds = (Opcode.BINARY, Opcode.PING, Opcode.CLOSE, Opcode.CONT)
    others = [Frame(kind, data[: min(length, 125)]).serialize(mask=True) for kind in kinds]
    others += [Frame(Opcode.TEXT, data[:length], fin=False).serialize(mask=True), sent + sent, sent[:-1], sent[:5], b""]
    others += [Frame(Opcode.TEXT, data[:length]).serialize(mask=False), b"\x81\xfe\x00\x01aaaab", b"\xc1" + sent[1:]]
    others += [b"\x81\xff" + bytes(4) + b"x" * 127]  # says that its length follows, and is no 127 bytes
    assert [whole_text(other) for other in others] == [None] * len(others)


@story
async def test_messages_are_answered_in_their_order(tmp_path: Path) -> None:
    """Moves that come the short way, and all else that comes while they are under way, in one piece or in several."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", players=2)
        await ben.sit(table)
        await ann.start(table)
        bid = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}
        async with wire(ann, server.url, table.id) as one, wire(ben, server.url, table.id) as other:
            for each in (one, other):
                await each.next("welcome")
            asked: list[dict[str, Any]] = [
                {"type": "act", "version": 1, "key": "a", "action": bid},
                {"type": "act", "version": 1, "key": "b", "action": bid},
                {"type": "ping"},
                {"type": "act", "version": 1, "key": "a", "action": bid},
                {"type": "undo", "key": "c"},
                {"type": "act", "version": 1, "key": "", "action": bid},
            ]
            texts = [msgspec.json.encode(message).decode() for message in asked]
            await one.socket.send([texts[0][:10], texts[0][10:]])
            for text in texts[1:]:
                await one.socket.send(text)
            answers = [await one.next("ack", "refused", "pong") for _ in asked]
            assert [(each["type"], each.get("key")) for each in answers] == [
                ("ack", "a"), ("refused", "b"), ("pong", None), ("ack", "a"), ("ack", "c"), ("refused", ""),
            ]  # fmt: skip
            await other.send(type="act", version=1, key="d", action=bid)
            assert (await other.next("ack", "refused"))["type"] == "ack"
            assert len(server.hub.rooms[table.id].connections) == 2
