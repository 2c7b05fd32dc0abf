"""Games that were begun under other rules than this server's: kept, shown, exported, never touched."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from rockworker.client import Client, RemoteSeat, ServerRefused, Turn
from rockworker.games.clockworker.versions import VERSIONS
from rockworker.protocol import TableInfo
from rockworker.registry import definition_of
from rockworker.server.http.mine import MyGames
from rockworker.server.storage.schema import TABLES
from tests.server.harness import AtRandom, Serving, database, serving, somebody, story
from tests.server.sockets import wire


@asynccontextmanager
async def after_a_rule_change(folder: Path) -> AsyncIterator[tuple[Serving, Client, TableInfo, bytes]]:
    """A hot-seat game of some moves, one of them taken back; then the server gets other rules. With its file before."""
    async with serving(folder) as server, somebody(server, "Ann") as ann:
        key = ann.key
        table = await ann.open_table("rockwell", 2, hot_seat=True, bots={})
        await ann.start(table)
        seat = await ann.sit(table, 0)
        await seat.connection.open()
        async for turn in seat.turns():
            await turn.act(AtRandom(1)(turn.offers))
            await seat.undo()
            break
        async for turn in seat.turns():
            await turn.act(AtRandom(2)(turn.offers))
            break
        before = await ann.export(table)
        async with server.hub.store.engine.begin() as connection:
            header = msgspec.to_builtins(server.hub.rooms[table.id].session.table.header)
            await connection.execute(TABLES.update().values(header={**header, "rules_version": 999}))
    async with serving(folder, database=database(folder)) as server, Client(server.url, key) as ann:
        yield server, ann, table, before


@story
async def test_a_game_under_other_rules_is_kept(tmp_path: Path) -> None:
    """It is listed as unplayable with its version, refuses to be played with a typed error, and keeps all its moves."""
    async with after_a_rule_change(tmp_path) as (server, ann, table, before):
        info = await ann.table(table.id)
        assert not info.playable
        assert (info.status, info.rules_version) == ("running", 999)
        mine = msgspec.json.decode(await ann.request("GET", "/me/games"), type=MyGames)
        assert ([each.id for each in mine.tables], mine.counts.my_turn) == ([table.id], 0)
        async with wire(ann, server.url, table.id, seat=0, lang="fr") as line:
            told = await line.next("refused")
            assert told["error"] == "other-rules"
            assert "999" in told["text"]
        for method, path in (("GET", "statistics"), ("POST", "start"), ("GET", "position?seat=0")):
            with pytest.raises(ServerRefused) as refused:
                await ann.request(method, f"/tables/{table.id}/{path}")
            assert refused.value.error in ("other-rules", "table-has-started")
        assert msgspec.json.decode(await ann.request("GET", f"/tables/{table.id}/pieces"))["pieces"]
        log = await ann.log(table)
        assert [line.number for line in log] == list(range(1, log[-1].number + 1))
        assert log[-1].texts
        file, known = msgspec.json.decode(await ann.export(table)), msgspec.json.decode(before)
        assert file["log"] == known["log"], "who plays alone may take the game along"
        assert file["header"] == {**known["header"], "rules_version": 999}


async def with_other_rules(server: Serving, table_id: str) -> None:
    """From now on the server lacks the rules that a table was begun under."""
    header = msgspec.to_builtins(server.hub.rooms.pop(table_id).session.table.header)
    async with server.hub.store.engine.begin() as connection:
        changed = TABLES.update().where(TABLES.c.id == table_id).values(header={**header, "rules_version": 999})
        await connection.execute(changed)


@story
async def test_a_game_that_may_go_on_elsewhere_stays_secret(tmp_path: Path) -> None:
    """No seed, no sealed choice for those who sit there: after a roll-back the game goes on. Ended, it is open."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2, public=True)
        await ben.sit(table)
        await ann.start(table)
        async for turn in (await ann.sit(table)).turns():
            await turn.act(turn.offers[0][0])
            break
        room = server.hub.rooms[table.id]
        sealed = (await ann.step(table, 2)).log[0].events[0]
        assert sealed["choice"]
        await with_other_rules(server, table.id)
        for client in (ann, ben):
            for ask in (
                client.export(table),
                client.clone(table),
                client.step(table, 2, "all"),
                client.step(table, 2, 99),
            ):
                with pytest.raises(ServerRefused, match="game-is-not-over"):
                    await ask
            assert (await client.table(table.id)).seed is None
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(TABLES.update().values(status="over"))
        server.hub.rooms.pop(table.id, None)
        save = msgspec.json.decode(await ben.export(table))
        assert save["header"]["seed"] == room.session.table.header.seed
        assert len(save["log"]) == 1
        again = await ben.rematch(table)
        assert (again.playable, again.status) == (True, "open"), "under the newest rules"


@story
async def test_a_game_without_its_rules_can_be_looked_at(tmp_path: Path) -> None:
    """The log as each may see it, and the table as it was last stored, in all languages."""
    async with (
        serving(tmp_path) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben", language="de") as ben,
    ):
        table = await ann.open_table("rockwell", 2)
        invited = await ann.table(table.id)
        await ben.sit(invited)
        await ann.start(table)
        choose = AtRandom(4)
        seats = [await ann.sit(table), await ben.sit(invited)]
        while seats[0].connection.sight is None or seats[0].sight.number < 27:
            await asyncio.sleep(0.01)  # the other's update may still be on its way
            for seat in seats:
                await seat.connection.open()
                if seat.sight.offers:
                    await turn_of(seat).act(choose(turn_of(seat).offers))
        known = [await client.step(table, 25) for client in (ann, ben)]
        await with_other_rules(server, table.id)
        for client, before in zip((ann, ben), known, strict=True):
            late = await client.step(table, 26)
            seen = await client.step(table, 25)
            assert (seen.view, seen.log) == (before.view, before.log)
            assert late.view == before.view, "as it was last stored"
            assert late.log
            assert (seen.actors, "999" in seen.asked) == ((), True)
            assert (await client.step(table, 1)).view is None


def turn_of(seat: RemoteSeat) -> Turn:
    """The decision that a seat is asked for now."""
    return Turn(seat, seat.sight)


@story
async def test_a_newer_rules_version_strands_no_game(tmp_path: Path) -> None:
    """A server that gets version 2 plays version 1's games on under version 1; new tables follow version 2."""
    kind = type(definition_of("clockworker"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "rules_versions", {1: VERSIONS[1]})
        patch.setattr(kind, "rules_version", 1)
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
            key = ann.key
            old = await ann.open_table("clockworker", 2, hot_seat=True, bots={})
            await ann.start(old)
        patch.undo()
        async with serving(tmp_path, database=database(tmp_path)) as server, Client(server.url, key) as ann:
            assert (await ann.table(old.id)).playable
            seat = await ann.sit(old, server.hub.rooms[old.id].session.state.actors[0])
            await seat.connection.open()
            async for turn in seat.turns():
                await turn.act(AtRandom(1)(turn.offers))
                break
            new = await ann.open_table("clockworker", 2, hot_seat=True, bots={})
            await ann.start(new)
            files = [msgspec.json.decode(await ann.export(table)) for table in (old, new)]
            assert [file["header"]["rules_version"] for file in files] == [1, 2]
            assert len(files[0]["log"]) == 1


@story
async def test_other_tables_are_not_disturbed(tmp_path: Path) -> None:
    """Bots elsewhere play on, and new games can be begun."""
    async with after_a_rule_change(tmp_path) as (server, ann, _, _):
        table = await ann.open_table("clockworker", 2, bots={0: "random", 1: "random"}, seat=None)
        await ann.start(table)
        assert (await ann.table(table.id)).playable
        async with server.http() as http:
            assert (await http.get("/ready")).status_code == 200
