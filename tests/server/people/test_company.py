"""Opponents met, and people who want nothing to do with each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.server.errors import BadInput, NotInvitable, NotWelcome
from rockworker.server.people.company import Blocked, Opponent, block, blocked_by, opponents, unblock
from rockworker.server.storage.listen import Bus
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.invitations import invite, play_again
from tests.server.harness import Clock, house_on, serving, somebody, story, two_houses
from tests.server.postgres import Postgres
from tests.server.sockets import wire


@story
async def test_opponents_met(database_url: str, pebbles: str) -> None:
    """With how often each was ahead; bots and the person are none; the last met come first."""
    async with house_on(database_url, Clock()) as at:
        await at.account("Cleo")
        games = [await at.finished("Ann", "Ben", game=pebbles, chance=n) for n in range(2)]
        await at.finished("Ann", "Cleo", game=pebbles, players=3, bots={"2": "random"})
        await at.finished("Ann", game=pebbles, players=2, hot_seat=True)
        cleo, ben = await opponents(at.hub, at.people["Ann"])
        assert [(each.name, each.games, each.account) for each in (cleo, ben)] == [("Cleo", 1, True), ("Ben", 2, False)]
        scores = [room.session.state.game.scores for room in games if room.session.state.game]
        assert ben.ahead == sum(ann.rank < other.rank for ann, other in scores)
        assert ben.behind == sum(ann.rank > other.rank for ann, other in scores)
        again = await at.table("Ann", game=pebbles, players=2, start=False, invite=[ben.person])
        assert again.session.table.seats[1].held_name == "Ben"


@story
async def test_who_is_blocked_stays_away(database_url: str, pebbles: str) -> None:
    """From tables that the other opened or sits at, and with invitations; taken back, all is as before."""
    async with house_on(database_url, Clock()) as at:
        ann, ben = await at.person("Ann"), await at.person("Ben")
        over = await at.finished("Ann", "Ben", "Cleo", game=pebbles)
        await block(at.hub, ann, ben)
        await block(at.hub, ann, ben)
        with pytest.raises(BadInput):
            await block(at.hub, ann, ann)
        own = await at.table("Ann", game=pebbles, players=2, start=False)
        shared = await at.table("Cleo", game=pebbles, players=3, start=False)
        await service.sit_down(at.hub, shared, ann, None)
        for room in (own, shared):
            with pytest.raises(NotWelcome):
                await service.sit_down(at.hub, room, ben, None)
        bens = await at.table("Ben", game=pebbles, players=2, start=False)
        with pytest.raises(NotInvitable):
            await invite(at.hub, bens, ben, 1, ann)
        with pytest.raises(NotInvitable):
            await at.table("Ben", game=pebbles, players=2, start=False, invite=[ann.id])
        following = await play_again(at.hub, over, ben)
        assert [seat.held_name for seat in following.session.table.seats] == [None, None, "Cleo"]
        assert await blocked_by(at.hub, ann) == [Blocked(ben.id, "Ben")]
        assert await blocked_by(at.hub, ben) == []
        await unblock(at.hub, ann, ben.id)
        await service.sit_down(at.hub, own, ben, None)
        await invite(at.hub, bens, ben, 1, ann)


@story
async def test_who_blocks_may_still_invite(database_url: str, pebbles: str) -> None:
    """It is the blocker's own wish then."""
    async with house_on(database_url, Clock()) as at:
        ann, ben = await at.person("Ann"), await at.person("Ben")
        await block(at.hub, ann, ben)
        room = await at.table("Ann", game=pebbles, players=2, start=False, invite=[ben.id])
        await service.sit_down(at.hub, room, ben, None)


async def said(client: Client, url: str, table: str, key: str, text: str) -> None:
    """Somebody says something and goes."""
    async with wire(client, url, table) as line:
        await line.next("welcome")
        await line.ask(type="say", key=key, text=text)


@story
async def test_neither_hears_the_other(tmp_path: Path) -> None:
    """At once, for who is there; afterwards, for who comes in; others hear both. The lobby hides open tables."""
    async with (
        serving(tmp_path) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
        somebody(server, "Cleo") as cleo,
    ):
        table = await ann.open_table("rockwell", 3, public=True)
        await ben.sit(table)
        await cleo.sit(table)
        person = msgspec.json.decode(await ben.request("GET", "/me"))["id"]
        async with wire(ann, server.url, table.id) as a, wire(cleo, server.url, table.id) as c:
            await a.next("welcome")
            await c.next("welcome")
            await ann.request("PUT", f"/me/blocked/{person}")
            await said(ben, server.url, table.id, "1", "from Ben")
            await a.ask(type="say", key="2", text="from Ann")
            while (await c.next("said"))["text"] != "from Ann":
                pass
            assert texts(c.seen) == ["from Ben", "from Ann"]
            assert texts(a.seen) == ["from Ann"]
        async with wire(ben, server.url, table.id) as b:
            await b.ask(type="say", key="3", text="still Ben")
            assert texts(b.seen) == ["from Ben", "still Ben"]
        open_table = await ann.open_table("rockwell", 2, public=True)
        assert open_table.id not in [each.id for each in await ben.lobby()]
        assert open_table.id in [each.id for each in await cleo.lobby()]
        told = msgspec.json.decode(await ann.request("GET", "/me/blocked"), type=list[Blocked])
        assert [each.name for each in told] == ["Ben"]
        assert msgspec.json.decode(await ben.request("GET", "/me/opponents"), type=list[Opponent]) == []
        await ann.request("DELETE", f"/me/blocked/{person}")
        assert open_table.id in [each.id for each in await ben.lobby()]
        with pytest.raises(ServerRefused, match="no-such-person"):
            await ann.request("PUT", "/me/blocked/nobody")


@story
async def test_blocks_are_heard_of_at_other_processes(postgres_server: Postgres, tmp_path: Path) -> None:
    """Blocked through one process, at the other neither hears the other from then on; nor when it is over, silence."""
    shared = postgres_server.migrated_database()
    async with (
        serving(tmp_path, database=shared) as one,
        serving(tmp_path, database=shared) as other,
        somebody(one, "Ann") as ann,
        somebody(one, "Ben") as ben,
        Client(other.url, ann.key) as elsewhere,
    ):
        table = await ann.open_table("rockwell", 2, public=True)
        await ben.sit(table)
        person = msgspec.json.decode(await ben.request("GET", "/me"))["id"]
        async with wire(ann, one.url, table.id) as a, wire(ben, one.url, table.id) as b:
            await a.next("welcome")
            await b.next("welcome")
            clients = one.hub.rooms[table.id].connections
            await elsewhere.request("PUT", f"/me/blocked/{person}")
            await until(lambda: all(client.apart_from for client in clients))
            await b.ask(type="say", key="1", text="from Ben")
            await a.ask(type="say", key="2", text="from Ann")
            await elsewhere.request("DELETE", f"/me/blocked/{person}")
            await until(lambda: not any(client.apart_from for client in clients))
            await b.ask(type="say", key="3", text="Ben again")
            while (await a.next("said"))["text"] != "Ben again":
                pass
            assert texts(a.seen) == ["from Ann", "Ben again"]
            assert texts(b.seen) == ["from Ben", "Ben again"]


@story
async def test_blocks_are_looked_at_after_a_time_without_news(postgres_server: Postgres) -> None:
    """What was announced while a process did not listen."""
    async with two_houses(postgres_server.migrated_database()) as (one, other):
        room = await one.table("Ann", "Ben", "Cleo")
        ann, ben = one.people["Ann"], one.people["Ben"]
        clients = [Connection(one.people[name].id, seat, "en") for seat, name in enumerate(("Ann", "Ben", "Cleo"))]
        assert all(room.join(client) for client in clients)
        await block(other.hub, ann, ben)
        bus = Bus(one.hub)
        await bus.start()
        await until(lambda: bool(clients[0].apart_from))
        await until(lambda: bool(clients[1].apart_from))
        await bus.close()
        assert [client.apart_from for client in clients] == [{ben.id}, {ann.id}, frozenset()]


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for news from another process."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.02)


def texts(messages: list[dict[str, Any]]) -> list[str]:
    """What was heard."""
    return [message["text"] for message in messages if message["type"] == "said"]
