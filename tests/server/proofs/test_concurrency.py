"""Many at once: two answers to one version, sealed choices of all, and two server processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from rockworker.client import Client
from rockworker.engine.chance import Rng
from rockworker.engine.offers import sample
from rockworker.protocol import TableInfo
from rockworker.server.storage.store import Store
from rockworker.server.tables.log import BotReplaced, EntryRow
from rockworker.server.tables.session import new_state
from tests.server.harness import Serving, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.sockets import Wire, wire

BID = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}


async def replayed(store: Store, table_id: str) -> list[EntryRow]:
    """A table's log, after every move of it has been checked again."""
    table = await store.table(table_id)
    assert table
    rows = await store.entries(table_id)
    state = new_state(table)
    for row in rows:
        state.apply(row.entry, row.at)
        assert state.number == row.number
    return rows


def legal(server: Serving, table_id: str, seat: int, seed: int) -> Any:
    """Something that a seat may do."""
    game = server.hub.rooms[table_id].session.state.game
    assert game
    return msgspec.to_builtins(sample(game.offers(seat), Rng(seed).below))


async def answers(one: Wire, other: Wire, version: int, actions: tuple[Any, Any], keys: tuple[str, str]) -> list[Any]:
    """What two sockets are told that answer the same version at the same moment."""
    asks = [
        line.ask(type="act", version=version, key=key, action=action)
        for line, action, key in zip((one, other), actions, keys, strict=True)
    ]
    return list(await asyncio.gather(*asks))


def check_one_winner(told: list[Any], version: int, lines: Sequence[Wire]) -> None:
    """One is granted; the other one was shown before what it had missed."""
    won, lost = sorted(told, key=lambda answer: answer["type"])
    assert (won["type"], won["number"]) == ("ack", version + 1)
    assert (lost["type"], lost["error"]) == ("refused", "stale-version")
    assert lines[told.index(lost)].reader.sight["number"] >= version + 1


@story
async def test_of_two_answers_to_one_version_one_wins(database_url: str, tmp_path: Path) -> None:
    """Two pages of one player answer at once, again and again: one stands, the other page gets the fresh view."""
    async with serving(tmp_path, database=database_url) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, hot_seat=True)
        await ann.start(table)
        session = server.hub.rooms[table.id].session
        for number in range(20):
            version, seat = session.state.number, session.state.actors[0]
            actions = legal(server, table.id, seat, number), legal(server, table.id, seat, number + 100)
            async with wire(ann, server.url, table.id, seat=seat) as a, wire(ann, server.url, table.id, seat=seat) as b:
                told = await answers(a, b, version, actions, (f"a{number}", f"b{number}"))
            check_one_winner(told, version, (a, b))
            assert session.state.number == version + 1
        await replayed(server.hub.store, table.id)


@story
async def test_the_same_key_at_once_is_done_once(database_url: str, tmp_path: Path) -> None:
    """A request that is sent twice at once gets the same answer twice."""
    async with serving(tmp_path, database=database_url) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, hot_seat=True)
        await ann.start(table)
        session = server.hub.rooms[table.id].session
        for number in range(10):
            version, seat = session.state.number, session.state.actors[0]
            action = legal(server, table.id, seat, number)
            async with wire(ann, server.url, table.id, seat=seat) as a, wire(ann, server.url, table.id, seat=seat) as b:
                told = await answers(a, b, version, (action, action), (f"k{number}", f"k{number}"))
            assert told[0] == told[1] == {"type": "ack", "key": f"k{number}", "number": version + 1}
            assert session.state.number == version + 1


@asynccontextmanager
async def auction(server: Serving, *others: Serving) -> AsyncIterator[tuple[TableInfo, list[Client], list[Wire]]]:
    """Four players who must all bid now, at one server or at several."""
    servers = [server, *others]
    async with AsyncExitStack() as stack:
        places = [servers[number % len(servers)] for number in range(4)]
        people = [await stack.enter_async_context(somebody(place, f"P{n}")) for n, place in enumerate(places)]
        table = await people[0].open_table("rockwell", 4)
        for person in people[1:]:
            await person.sit(table)
        await people[0].start(table)
        lines = []
        for person, place in zip(people, places, strict=True):
            lines.append(await stack.enter_async_context(wire(person, place.url, table.id)))
            await lines[-1].welcomed()
        yield table, people, lines


@story
async def test_sealed_choices_of_all_at_once_get_in(database_url: str, tmp_path: Path) -> None:
    """Four bids for the same version: none is stale, since none changes what the others are asked."""
    async with serving(tmp_path, database=database_url) as server, auction(server) as (table, _, lines):
        asks = [line.ask(type="act", version=1, key="k", action=BID) for line in lines]
        told = await asyncio.gather(*asks)
        assert sorted(answer["number"] for answer in told) == [2, 3, 4, 5]
        assert {answer["type"] for answer in told} == {"ack"}
        await replayed(server.hub.store, table.id)


# Two processes


@asynccontextmanager
async def two_servers(url: str, folder: Path) -> AsyncIterator[tuple[Serving, Serving]]:
    """Two servers that share nothing but the database."""
    async with serving(folder, database=url) as one, serving(folder, database=url) as other:
        yield one, other


@pytest.fixture
def shared(postgres_server: Postgres) -> str:
    """An empty PostgreSQL database."""
    return postgres_server.migrated_database()


@story
async def test_a_move_reaches_the_sockets_of_the_other_process(shared: str, tmp_path: Path) -> None:
    """With events, view and presence; and the next one comes from over there."""
    async with two_servers(shared, tmp_path) as (one, other), auction(one, other) as (table, _, lines):
        for number, line in enumerate(lines):
            told = await line.ask(type="act", version=1, key=f"k{number}", action=BID)
            assert told == {"type": "ack", "key": f"k{number}", "number": 2 + number}
            for each in lines:
                seen = [m for m in each.seen if m["type"] == "update"] or [await each.next("update")]
                while seen[-1]["sight"]["number"] < 2 + number:
                    seen.append(await each.next("update"))
                assert [entry["number"] for entry in seen[-1]["log"]] == [2 + number]
        assert one.hub.rooms[table.id].session.state.snapshot() == other.hub.rooms[table.id].session.state.snapshot()


@story
async def test_of_two_answers_through_two_processes_one_wins(shared: str, tmp_path: Path) -> None:
    """The database decides; the loser's process learns what has happened and shows it."""
    async with two_servers(shared, tmp_path) as (one, other), somebody(one, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, hot_seat=True)
        await ann.start(table)
        session = one.hub.rooms[table.id].session
        for number in range(10):
            version, seat = session.state.number, session.state.actors[0]
            actions = legal(one, table.id, seat, number), legal(one, table.id, seat, number + 100)
            async with wire(ann, one.url, table.id, seat=seat) as a, wire(ann, other.url, table.id, seat=seat) as b:
                await a.next("welcome")
                while (await b.next("welcome", "update"))["sight"]["number"] < version:
                    pass
                told = await answers(a, b, version, actions, (f"a{number}", f"b{number}"))
            check_one_winner(told, version, (a, b))
            await session.refresh()
        await replayed(one.hub.store, table.id)


@story
async def test_seats_and_words_reach_the_other_process(shared: str, tmp_path: Path) -> None:
    """Who sits down there is seen here, what is said here is heard there."""
    async with (
        two_servers(shared, tmp_path) as (one, other),
        somebody(one, "Ann") as ann,
        somebody(other, "Ben") as ben,
    ):
        table = await ann.open_table("rockwell", 2)
        async with wire(ann, one.url, table.id) as a:
            await a.next("welcome")
            await ben.sit(table)
            while (await a.next("update"))["sight"]["seats"][1]["name"] != "Ben":
                pass
            async with wire(ben, other.url, table.id) as b:
                await b.next("welcome")
                assert (await a.ask(type="say", key="s", text="hello"))["type"] == "ack"
                assert (await b.next("said"))["text"] == "hello"


@story
async def test_a_lost_listener_comes_back_and_catches_up(shared: str, tmp_path: Path) -> None:
    """What happened while nobody listened is found as soon as somebody does again."""
    async with two_servers(shared, tmp_path) as (one, other), auction(one, other) as (_, _, lines):
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        async with one.hub.store.engine.begin() as connection:
            await connection.execute(text(cut))
        assert (await lines[0].ask(type="act", version=1, key="k", action=BID))["type"] == "ack"
        assert (await lines[1].next("update"))["sight"]["number"] == 2


@story
async def test_a_database_that_was_away_is_used_again(shared: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """While it is away nothing is acknowledged; then the same sockets play on."""
    async with serving(tmp_path, database=shared) as server, auction(server) as (_, _, lines):
        postgres_server.stop()
        told = await lines[0].ask(type="act", version=1, key="k", action=BID)
        assert (told["type"], told["error"]) == ("refused", "unavailable")
        async with server.http() as http:
            assert (await http.get("/ready")).status_code == 503
            assert (await http.get("/health")).status_code == 200
        postgres_server.start()
        assert (await lines[0].ask(type="act", version=1, key="k", action=BID))["number"] == 2
        assert (await lines[1].ask(type="act", version=1, key="k", action=BID))["number"] == 3


@story
@pytest.mark.parametrize("locked", [True, False])
async def test_bots_of_two_processes(
    shared: str, tmp_path: Path, locked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process plays a table's bots. If both did, it would cost time, but never break a game."""
    if not locked:
        monkeypatch.setattr(Store, "hold", _never_locked)
    async with two_servers(shared, tmp_path) as (one, other), somebody(one, "Ann") as ann:
        table = await ann.open_table("clockworker", 3, bots={0: "random", 1: "random", 2: "random"}, seat=None)
        for server in (one, other):
            await server.hub.room(table.id)
        await ann.start(table)
        while (await one.hub.room(table.id)).session.status != "over":
            await asyncio.sleep(0.05)
        rows = await replayed(one.hub.store, table.id)
        assert not [row for row in rows if isinstance(row.entry, BotReplaced)]
        while (await other.hub.room(table.id)).session.state.number < len(rows):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def _never_locked(self: Store, table_id: str) -> AsyncIterator[bool]:
    yield True
