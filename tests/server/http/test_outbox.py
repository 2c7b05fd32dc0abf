"""What is held back for a moment: it goes out soon, in order, and never piles up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rockworker.server.http import outbox
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


class Failing(Noting):
    """Can't be written to."""

    def write(self, data: Any) -> None:
        raise OSError("no buffer space")


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


@story
async def test_a_socket_that_fails_keeps_nothing_from_the_others() -> None:
    """It ends, and those after it get what is theirs."""
    done: list[Any] = []
    broken: list[Any] = []
    second = HoldingTransport(Failing(broken), Outbox.of(asyncio.get_running_loop()))
    third = held_by(done)
    for number, transport in enumerate((held_by(done), second, third)):
        transport.hold(b"%d" % number)
    await asyncio.sleep(0)
    assert done == [b"0", b"2"]
    assert broken == ["aborted"]
    third.hold(b"3")
    await asyncio.sleep(0)
    assert done == [b"0", b"2", b"3"]


@story
async def test_a_closed_connection_ends_though_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own close waits for the client for ever."""
    monkeypatch.setattr(outbox, "FAREWELL", 0.05)
    done: list[Any] = []
    transport = held_by(done)
    transport.close()
    transport.close()
    await asyncio.sleep(0.2)
    assert done == ["closed", "closed", "aborted"]
