"""The short way of a move: without a task of its own, and with all that the long way promises."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from rockworker.engine.game import Game
from rockworker.server.http.sockets import SocketSession
from rockworker.server.storage.outage import Unreachable
from rockworker.server.storage.writer import Append, Conflict, Done, Writer
from tests.server.harness import serving, somebody, story
from tests.server.sockets import wire

BID = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}


def _counting(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Notes of every move whether it took the short way."""
    taken: list[bool] = []
    take = SocketSession.take

    def noted(self: SocketSession, text: bytes) -> bool:
        found = take(self, text)
        taken.extend([found] if b'"act"' in text else [])
        return found

    monkeypatch.setattr(SocketSession, "take", noted)
    return taken


@story
async def test_nobody_hears_of_a_move_that_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is busy there is neither an answer nor an update, and memory stays where the disk is."""
    taken, may_write, write = _counting(monkeypatch), threading.Event(), Writer._write
    may_write.set()

    def waiting(self: Writer, *args: Any) -> None:
        may_write.wait(10)
        write(self, *args)

    monkeypatch.setattr(Writer, "_write", waiting)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a, wire(ann, server.url, table.id, seat=1) as b:
            await a.welcomed()
            await b.welcomed()
            may_write.clear()
            await a.send(type="act", version=1, key="k", action=BID)
            await b.send(type="ping")
            await b.next("pong")
            await asyncio.sleep(0.1)
            session = server.hub.rooms[table.id].session
            assert taken == [True]
            assert session.state.number == 1
            assert await server.hub.store.last_number(table.id) == 1
            heard = asyncio.gather(a.next("ack", "update"), b.next("ack", "update"))
            await asyncio.sleep(0.1)
            assert not heard.done()
            may_write.set()
            assert [message["type"] for message in await heard] == ["ack", "update"]
            assert session.state.number == 2


@story
async def test_a_move_that_is_not_written_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An outage, and a number that somebody else has taken: the client is told, and may try again."""
    taken, put = _counting(monkeypatch), Writer.put
    errors: list[Exception] = [Unreachable("no way to the database"), Conflict()]

    def failing(self: Writer, wanted: Append, done: Done) -> None:
        if wanted.row.number > 1 and errors:
            asyncio.get_running_loop().call_soon(done, errors.pop(0))
        else:
            put(self, wanted, done)

    monkeypatch.setattr(Writer, "put", failing)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as line:
            await line.welcomed()
            answers = [await line.ask(type="act", version=1, key="k", action=BID) for _ in range(3)]
            assert [answer.get("error") for answer in answers] == ["unavailable", "stale-version", None]
            assert taken == [True, True, True]
            assert await line.ask(type="act", version=2, key="k", action=BID) == answers[2]
        assert server.hub.rooms[table.id].session.state.number == await server.hub.store.last_number(table.id) == 2


@story
async def test_what_was_written_though_it_seemed_lost_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit has succeeded, and only its answer was lost: the same key gets the answer, nothing is done twice."""
    put = Writer.put
    lost = [True]

    def losing(self: Writer, wanted: Append, done: Done) -> None:
        def told(error: BaseException | None) -> None:
            done(Unreachable("no answer") if lost.pop() else error)

        put(self, wanted, told if wanted.row.number == 2 and lost else done)

    monkeypatch.setattr(Writer, "put", losing)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as line:
            await line.welcomed()
            assert (await line.ask(type="act", version=1, key="k", action=BID))["error"] == "unavailable"
            assert (await line.ask(type="act", version=1, key="k", action=BID))["number"] == 2
        assert await server.hub.store.last_number(table.id) == 2


@story
async def test_a_move_on_which_the_game_breaks_closes_no_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours: the client is told, and may go on once it is mended; the table is not held by anybody."""
    taken, apply = _counting(monkeypatch), Game.apply
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as line:
            await line.welcomed()
            monkeypatch.setattr(Game, "apply", lambda *_: 1 // 0)
            assert (await line.ask(type="act", version=1, key="k", action=BID))["error"] == "broken"
            monkeypatch.setattr(Game, "apply", apply)
            assert (await line.ask(type="act", version=1, key="k", action=BID))["number"] == 2
            assert taken == [False, True]


@story
async def test_moves_at_once_are_made_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One finds the table free. The other takes the long way, and so does what the first mover sends meanwhile."""
    taken = _counting(monkeypatch)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a, wire(ann, server.url, table.id, seat=1) as b:
            await a.welcomed()
            await b.welcomed()
            await asyncio.gather(
                a.send(type="act", version=1, key="k", action=BID),
                a.send(type="act", version=1, key="k", action=BID),
                b.send(type="act", version=1, key="k", action=BID),
            )
            first, again, other = await a.next("ack"), await a.next("ack"), await b.next("ack")
            assert first == again
            assert {first["number"], other["number"]} == {2, 3}
            assert taken[0]
        assert await server.hub.store.last_number(table.id) == 3


@story
async def test_a_stop_waits_for_what_is_on_its_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`settle` comes back when the move is on disk and told."""
    may_write, write = threading.Event(), Writer._write
    may_write.set()

    def waiting(self: Writer, *args: Any) -> None:
        may_write.wait(10)
        write(self, *args)

    monkeypatch.setattr(Writer, "_write", waiting)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as line:
            await line.welcomed()
            may_write.clear()
            await line.send(type="act", version=1, key="k", action=BID)
            session = server.hub.rooms[table.id].session
            while session.lock.take():
                session.lock.release()
                await asyncio.sleep(0.01)
            settled = asyncio.create_task(session.settle())
            await asyncio.sleep(0.05)
            assert not settled.done()
            may_write.set()
            await settled
            assert session.state.number == 2
