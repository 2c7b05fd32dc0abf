"""A socket sees through a seat only as long as its person has that seat, whatever process the change was made in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rockworker.client import Client
from rockworker.protocol import TableInfo
from rockworker.server.errors import NotYourSeat
from rockworker.server.http.limits import Bucket
from rockworker.server.http.sockets import SocketSession
from rockworker.server.metrics import Metrics
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from tests.server.harness import Serving, house, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.sockets import Wire, wire

BID = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 700}


async def rest(line: Wire) -> list[dict[str, Any]]:
    """Everything that a socket gets until the server hangs up."""
    messages = []
    try:
        while True:
            messages.append(line.reader.read(await line.socket.recv()))
    except ConnectionClosed:
        return messages


async def leave(client: Client, table: TableInfo, seat: int) -> None:
    """A player leaves, or the owner clears, a seat."""
    await client.request("DELETE", f"/tables/{table.id}/seats/{seat}")


async def haunt(one: Serving, other: Serving) -> None:
    """A player looks through seat 1 at one server, gives it up at another, and another player takes it and bids."""
    async with somebody(other, "Ann") as ann, somebody(other, "Ghost") as ghost, somebody(other, "Victim") as victim:
        table = await ann.open_table("rockwell", 3, public=True)
        await ghost.sit(table, 1)
        async with wire(ghost, one.url, table.id, seat=1) as old:
            await old.next("welcome")
            await leave(ghost, table, 1)
            await ghost.sit(table, 2)
            await victim.sit(table, 1)
            await ann.start(table)
            async with wire(victim, other.url, table.id) as line:
                await line.next("welcome")
                assert (await line.ask(type="act", version=1, key="k", action=BID))["type"] == "ack"
            async with asyncio.timeout(10):
                heard = await rest(old)
        assert old.socket.close_code == 1008
        assert old.socket.close_reason == "seat-lost"
        assert all(message["sight"]["number"] == 0 for message in heard if message["type"] == "update")
        room = one.hub.rooms[table.id]
        assert all(client.seat is None for client in room.connections)


@story
async def test_who_leaves_a_seat_sees_through_it_no_longer(tmp_path: Path) -> None:
    """The old socket is closed before the next player's sealed bid is told to anybody."""
    async with serving(tmp_path) as server:
        await haunt(server, server)


@story
async def test_nor_at_another_process(postgres_server: Postgres, tmp_path: Path) -> None:
    """The same where the seat is left and taken through one process, and the old socket hangs on another."""
    shared = postgres_server.migrated_database()
    async with serving(tmp_path, database=shared) as one, serving(tmp_path, database=shared) as other:
        await haunt(one, other)


@story
async def test_a_cleared_player_is_sent_away(tmp_path: Path) -> None:
    """Also where nobody else sits down; others at the table stay connected."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2)
        await ben.sit(table)
        async with wire(ann, server.url, table.id) as stays, wire(ben, server.url, table.id) as goes:
            await stays.next("welcome")
            await goes.next("welcome")
            await leave(ann, table, 1)
            async with asyncio.timeout(10):
                await rest(goes)
            assert (await stays.ask(type="say", key="s", text="alone?"))["type"] == "ack"


@story
async def test_a_cleared_player_does_not_watch_with_an_old_invitation(tmp_path: Path) -> None:
    """Neither as themselves nor as nobody, over sockets that were opened before; those with the new one may."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 3)
        async with (
            wire(ben, server.url, table.id, invite=table.invite) as watching,
            wire(None, server.url, table.id, invite=table.invite) as unknown,
            wire(ann, server.url, table.id) as owner,
        ):
            for line in (watching, unknown, owner):
                await line.welcomed()
            await ben.sit(table, 1, table.invite)
            await leave(ann, table, 1)
            for line in (watching, unknown):
                async with asyncio.timeout(10):
                    await rest(line)
                assert (line.socket.close_code, line.socket.close_reason) == (4404, "no-such-table")
            assert (await owner.ask(type="say", key="s", text="gone?"))["type"] == "ack"
            invite = server.hub.rooms[table.id].session.table.invite
            async with wire(None, server.url, table.id, invite=invite) as invited:
                await invited.welcomed()


@story
async def test_a_lost_seat_speaks_no_more_and_is_not_there(tmp_path: Path) -> None:
    """A message that was under way when the seat was lost is neither said in its name nor a sign of its life."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ghost", "Cleo", start=False, patience_ms=60_000)
        ghost = at.people["Ghost"]
        old = Connection(ghost.id, 1, "en")
        session = SocketSession(at.hub, room, ghost, old, Bucket(100), Metrics())
        await session._welcome(None)
        room.join(Connection(at.people["Ann"].id, 0, "en"))
        await service.stand_up(at.hub, room, ghost, 1)
        await service.sit_down(at.hub, room, await at.person("Victim"), 1)
        await service.start(room, at.people["Ann"])
        at.clock.pass_ms(60_001)
        await session._answer(b'{"type": "say", "key": "s", "text": "I am Victim"}')
        assert await at.hub.store.chat(room.session.id) == []
        room.leave(old)
        assert room.connected == (0,)
        await at.propose(room, 0, "replace", 1)
        assert room.session.state.position.vote or room.session.state.position.seats[1].bot


@story
async def test_a_seat_lost_on_the_way_in_is_not_joined(tmp_path: Path) -> None:
    """Between the handshake and the welcome the seat may go to another player."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ghost", start=False)
        ghost = at.people["Ghost"]
        late = Connection(ghost.id, 1, "en")
        await service.stand_up(at.hub, room, ghost, 1)
        await service.sit_down(at.hub, room, await at.person("Victim"), 1)
        await service.start(room, at.people["Ann"])
        await SocketSession(at.hub, room, ghost, late, Bucket(100), Metrics())._welcome(None)
        assert late.queue.get_nowait() is None
        assert late not in room.connections


@pytest.mark.parametrize("way", ["refresh", "conflict", "open"])
@story
async def test_seats_are_read_after_the_start(tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that learns of a start knows who sat there at the start, however it learns of it."""
    async with house(tmp_path) as at, house(tmp_path) as far:
        room = await at.table("Ann", "Ghost", start=False)
        ann, ghost, victim = at.people["Ann"], at.people["Ghost"], await at.person("Victim")
        there = await far.hub.room(room.session.id)
        old = Connection(ghost.id, 1, "en")
        there.join(old)

        async def meanwhile() -> None:
            await service.stand_up(at.hub, room, ghost, 1)
            await service.sit_down(at.hub, room, victim, 1)
            await service.start(room, ann)
            await at.act(room, 1)

        if way == "conflict":
            await meanwhile()
            await service.start(there, ann)
        else:
            if way == "open":
                far.hub.rooms.clear()
            table_of, asked = far.hub.store.table, 0

            async def slow_table(table_id: str) -> Any:
                nonlocal asked
                found, asked = await table_of(table_id), asked + 1
                if asked == 1:
                    await meanwhile()
                return found

            monkeypatch.setattr(far.hub.store, "table", slow_table)
            await (far.hub.refresh(room.session.id) if way == "refresh" else far.hub.room(room.session.id))
        there = far.hub.rooms[room.session.id]
        assert there.session.state.number == 0 or there.session.table.seats[1].person == victim.id
        await far.hub.refresh(room.session.id)
        assert there.session.state.number == 2
        assert there.session.table.seats[1].person == victim.id
        assert way == "open" or old not in there.connections


@story
async def test_an_old_owner_does_not_clear_the_new_ones_seat(tmp_path: Path) -> None:
    """A process that has not heard of the change lets nobody stand up for another player."""
    async with house(tmp_path) as at, house(tmp_path) as far:
        room = await at.table("Ann", "Ghost", start=False)
        ghost, victim = at.people["Ghost"], await at.person("Victim")
        there = await far.hub.room(room.session.id)
        await service.stand_up(at.hub, room, ghost, 1)
        await service.sit_down(at.hub, room, victim, 1)
        with pytest.raises(NotYourSeat):
            await service.stand_up(far.hub, there, ghost, 1)
        assert there.session.table.seats[1].person == victim.id
