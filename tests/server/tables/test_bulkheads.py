"""After the commit nothing fails for everybody: not for other viewers, not for bots, not for the mover."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from rockworker.engine.chance import Rng
from rockworker.engine.offers import sample
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import BROKEN
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.own import Viewer
from rockworker.server.tables.presence import PresenceKeeper
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.telling import Telling
from tests.server.harness import Serving, house, serving, somebody, story
from tests.server.sockets import Wire, wire


async def _act(server: Serving, table_id: str, line: Wire, seat: int) -> dict[str, Any]:
    """A move over a socket, and the answer to it."""
    state = server.hub.rooms[table_id].session.state
    assert state.game
    action = msgspec.to_builtins(sample(state.game.offers(seat), Rng(1).below))
    return await line.ask(type="act", version=state.number, key="k", action=action)


async def _until(line: Wire, number: int) -> None:
    """Listens until a version of the table has come."""
    while (await line.next("update"))["sight"]["number"] < number:
        pass


@story
async def test_one_viewers_failing_text_stops_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """French words fail, and a French spectator came first: all others are told, bots too; the mover is answered."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 3, bots={2: "random"}, public=True)
        async with somebody(server, "Ben") as ben:
            await ben.sit(table)
            await ann.start(table)
            heard: list[int] = []
            room = await server.hub.room(table.id)
            async with (
                wire(None, server.url, table.id, lang="fr") as french,
                wire(ann, server.url, table.id) as mover,
                wire(ben, server.url, table.id, lang="de") as other,
            ):
                for line in (french, mover, other):
                    await line.next("welcome")
                while 0 not in room.session.state.actors or 2 in room.session.state.actors:
                    await asyncio.sleep(0.01)
                room.session.listeners.append(lambda _, rows: heard.extend(row.number for row in rows))
                number = room.session.state.number + 1
                words = room.text

                def failing(language: str) -> TableText:
                    if language == "fr":
                        raise LookupError("no French today")
                    return words(language)

                monkeypatch.setattr(room._telling, "text", failing)
                assert await _act(server, table.id, mover, 0) == {"type": "ack", "key": "k", "number": number}
                for line in (mover, other):
                    await _until(line, number)
                assert number in heard
                with pytest.raises(ConnectionClosed) as closed:
                    await _until(french, number)
                assert closed.value.rcvd
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == BROKEN
                async with wire(None, server.url, table.id, lang="fr") as again:
                    with pytest.raises(ConnectionClosed):
                        await again.next("welcome")
            assert all(client.language != "fr" for client in room.connections), "nobody is left in the room"


@story
async def test_one_failing_listener_stops_no_other(tmp_path: Path) -> None:
    """Rooms, bots, notifications and metrics listen to a table: each fails alone, and the move stands."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        heard: list[int] = []

        def failing(_session: TableSession, _rows: list[LogRow]) -> None:
            raise RuntimeError("a broken listener")

        room.session.listeners.insert(0, failing)
        room.session.listeners.append(lambda _, rows: heard.extend(row.number for row in rows))
        await at.act(room, 0)
        assert heard == [2]
        assert room.session.state.number == await at.hub.store.last_number(room.session.id) == 2


@story
async def test_a_move_is_acknowledged_before_it_is_broadcast(tmp_path: Path) -> None:
    """Commit, acknowledge, broadcast: the mover's answer comes first. A repeated key gets the same answer."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as line:
            await line.next("welcome")
            line.seen.clear()
            ack = await _act(server, table.id, line, 0)
            await line.next("update")
            kinds = [message["type"] for message in line.seen if message["type"] in ("ack", "update")]
            assert kinds == ["ack", "update"]
            await line.send(type="act", version=1, key="k", action={"type": "pass"})
            assert await line.next("ack", "update") == ack


class Speechless:
    """Has news for nobody; in the place of a `Telling`, whose methods can't be replaced where it is compiled."""

    def keep(self, viewers: list[Viewer]) -> None:
        """Forgets nothing."""

    def news(self, rows: Sequence[LogRow]) -> NoReturn:
        raise LookupError("nothing can be told")


@story
async def test_news_that_nobody_can_be_told_ends_all_sockets(tmp_path: Path) -> None:
    """Nobody is left with an old sight and no word of it: the move stands, and all who come back see it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as mover, wire(ann, server.url, table.id, seat=1) as other:
            for line in (mover, other):
                await line.welcomed()
            room = server.hub.rooms[table.id]
            room._telling = cast("Telling", Speechless())
            assert (await _act(server, table.id, mover, 0))["type"] == "ack"
            for line in (mover, other):
                with pytest.raises(ConnectionClosed) as closed:
                    await _until(line, 2)
                assert closed.value.rcvd
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == BROKEN
        async with wire(ann, server.url, table.id, seat=1) as again:
            assert (await again.next("welcome"))["sight"]["number"] == 2


@story
async def test_presence_that_could_not_be_noted_is_noted_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails at the moment when somebody comes."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        keeper = PresenceKeeper(at.hub)
        room.join(Connection(at.people["Ann"].id, 0, "en"))
        with monkeypatch.context() as patch:
            patch.setattr(at.hub.store, "note_presence", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await keeper.flush()
        assert await at.hub.store.presence(room.session.id) == []
        await keeper.flush()
        assert [(row.seat, row.connected) for row in await at.hub.store.presence(room.session.id)] == [(0, True)]
        assert room.unsaved == set()
