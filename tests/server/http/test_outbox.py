"""What is held back for a moment: it goes out soon, in order, and never piles up."""

from __future__ import annotations

import asyncio
from typing import Any

from rockworker.server.http.outbox import ENOUGH, MUCH, HoldingTransport, Outbox
from tests.server.harness import story


class Noting(asyncio.Transport):
    """Notes what is done with it."""

    def __init__(self, done: list[Any]) -> None:
        super().__init__()
        self.done = done
        self.ended = False

    def write(self, data: Any) -> None:
        if self.ended:
            raise RuntimeError("the handler is closed")  # as uvloop does
        self.done.append(bytes(data))

    def close(self) -> None:
        self.ended = True
        self.done.append("closed")

    def abort(self) -> None:
        self.ended = True
        self.done.append("aborted")

    def is_closing(self) -> bool:
        return self.ended


def held_by(done: list[Any]) -> HoldingTransport:
    return HoldingTransport(Noting(done), Outbox.of(asyncio.get_running_loop()))


@story
async def test_what_is_held_goes_out_in_the_same_round_of_the_loop() -> None:
    """In one piece, socket by socket; and what is held later goes out later."""
    done: list[Any] = []
    first, second = held_by(done), held_by(done)
    first.hold(b"1")
    second.hold(b"2")
    first.hold(b"3")
    assert done == []
    await asyncio.sleep(0)
    assert done == [b"13", b"2"]
    first.hold(b"4")
    await asyncio.sleep(0)
    assert done == [b"13", b"2", b"4"]


@story
async def test_nothing_overtakes_what_is_held() -> None:
    """Neither what is written at once (a ping, a close frame) nor the end of the connection."""
    done: list[Any] = []
    transport = held_by(done)
    transport.hold(b"news")
    transport.write(b"ping")
    transport.hold(b"more")
    transport.close()
    await asyncio.sleep(0)
    assert done == [b"news", b"ping", b"more", "closed"]


@story
async def test_an_aborted_connection_takes_nothing_with_it() -> None:
    """What was held for it is nobody's; the others get theirs."""
    done: list[Any] = []
    lost: list[Any] = []
    gone, other = held_by(lost), held_by(done)
    gone.hold(b"1")
    gone.abort()
    other.hold(b"2")
    await asyncio.sleep(0)
    assert lost == ["aborted"]
    assert done == [b"2"]


@story
async def test_many_sockets_do_not_wait_for_all_of_them() -> None:
    """The one that is one too many is written with those before it, and not forgotten."""
    done: list[Any] = []
    for number in range(ENOUGH + 1):
        held_by(done).hold(b"%d" % number)
        assert len(done) == (ENOUGH if number + 1 >= ENOUGH else 0)
    await asyncio.sleep(0)
    assert done == [b"%d" % number for number in range(ENOUGH + 1)]


@story
async def test_a_slow_client_is_noticed_at_once() -> None:
    """Much for one socket is written without delay: only then its transport can say that it is too much."""
    done: list[Any] = []
    transport = held_by(done)
    transport.hold(b"x" * MUCH)
    assert done == []
    transport.hold(b"y")
    assert done == [b"x" * MUCH + b"y"]
    transport.hold(b"z")
    await asyncio.sleep(0)
    assert done[1:] == [b"z"]
