"""What is kept of people can be taken along and removed; guests who never came back are forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from rockworker.client import Client, ServerRefused
from rockworker.server import rights
from rockworker.server.housekeeping import Housekeeper
from rockworker.server.storage.people import DAY_MS
from rockworker.server.storage.schema import CHAT, KEYS, METADATA, PEOPLE, SEATS, TABLES, TOKENS, TRIES
from rockworker.server.storage.tries import Tries
from rockworker.server.tables import history, invitations, service
from rockworker.server.tables.connection import Connection
from tests.server.harness import Clock as HandClock
from tests.server.harness import House, Serving, house_on, serving, somebody, story, two_houses
from tests.server.http.test_sessions import closed, is_known
from tests.server.notify.test_push import FakeBrowser
from tests.server.postgres import Postgres
from tests.server.sockets import wire

PASSWORD = "correct horse"  # noqa: S105 - a test's


BROWSER = {**FakeBrowser(1).subscription(), "endpoint": "https://push.example/annabella"}


async def my_data(client: Client) -> dict[str, Any]:
    """The file."""
    data: dict[str, Any] = msgspec.json.decode(await client.request("GET", "/me/data"))
    return data


async def everything(server: Serving) -> str:
    """All rows of the database, as text."""
    async with server.hub.store.engine.connect() as connection:
        return str([(await connection.execute(select(table))).all() for table in METADATA.sorted_tables])


@story
async def test_all_that_is_kept_can_be_taken_along(database_url: str, tmp_path: Path) -> None:
    """Name, sessions, seats, tables, addresses, words; nobody else's, and no secrets."""
    async with (
        serving(tmp_path, database=database_url) as server,
        Client(server.url) as ann,
        somebody(server, "Ben") as ben,
    ):
        await ann.register("Ann", PASSWORD)
        table = await ann.open_table("rockwell", 2)
        await ann.request("PUT", "/me/notices", {"webhook": "https://example.com/hook-of-ann"})
        await ann.request("POST", "/me/browsers", BROWSER)
        await ben.sit(table)
        async with wire(ann, server.url, table.id) as line, wire(ben, server.url, table.id) as other:
            await line.ask(type="say", key="k", text="my words")
            await other.ask(type="say", key="k", text="other words")
        await server.hub.store.set_standing(table.id, 0, ["insurance"])
        await server.hub.store.note_presence([(table.id, 0, True), (table.id, 1, True)], 5)
        data = await my_data(ann)
        kinds = {"person", "sessions", "mail_sent", "seats", "tables_opened", "results", "ratings", "said"}
        kinds |= {
            "presence",
            "tournaments",
            "tournaments_opened",
            "blocked",
            "invitations",
            "notices",
            "pushes",
            "messages_waiting",
        }
        assert set(data) == kinds
        assert data["person"]["name"] == "Ann"
        assert len(data["sessions"]) == 1
        assert [(seat["id"], seat["seat"]) for seat in data["seats"]] == [(table.id, 0)]
        assert data["seats"][0]["standing"] == ["insurance"]
        assert data["presence"] == [{"table": table.id, "seat": 0, "seen": 5, "connected": True}]
        assert data["notices"][0]["settings"]["webhook"] == "https://example.com/hook-of-ann"
        assert data["pushes"][0]["endpoint"] == BROWSER["endpoint"]
        assert [opened["id"] for opened in data["tables_opened"]] == [table.id]
        assert [said["text"] for said in data["said"]] == ["my words"]
        text = str(data)
        assert "Ben" not in text
        assert str(ann.key) not in text
        assert "argon2" not in text
        async with server.http(authorization=f"Bearer {ben.key}") as page:
            answer = await page.get("/api/v1/me/data")
            assert "attachment" in answer.headers["content-disposition"]
            assert (await page.get("/api/v1/me/data", headers={"authorization": ""})).status_code == 401


def test_every_trace_is_known() -> None:
    """A new place where people are named must be handed out and removed as well: see `storage/traces.py`."""
    named = {
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        if any(key.column is PEOPLE.c.id for key in column.foreign_keys) or column.name in ("person", "player", "name")
    }
    assert named == {
        "blocks.blocked", "blocks.person", "chat.name", "chat.person", "entrants.name", "entrants.person",
        "keys.person", "notices.person", "outbox.person", "people.name", "pushes.person", "ratings.player",
        "results.name", "results.person", "seats.held", "seats.name", "seats.person", "secrets.name", "tables.owner",
        "tokens.person", "tournaments.name", "tournaments.owner",
    }  # fmt: skip


@story
async def test_somebody_is_forgotten(database_url: str, tmp_path: Path) -> None:
    """Account, keys, words, addresses and names are gone from every table of the database; sockets are closed; a
    running game goes on with a bot; others see no name any more."""
    async with (
        serving(tmp_path, database=database_url) as server,
        Client(server.url) as ann,
        somebody(server, "Ben") as ben,
    ):
        await ann.register("Annabella", PASSWORD)
        with pytest.raises(ServerRefused, match="wrong-password"):
            await ann.sign_in("Annabella", "something else")
        await ann.sign_in("Annabella", PASSWORD)
        running = await ann.open_table("rockwell", 2, public=True)
        await ann.request("PUT", "/me/notices", {"webhook": "https://example.com/ann@example.com"})
        await ann.request("POST", "/me/browsers", BROWSER)
        await ben.sit(running)
        await ann.start(running)
        shared = await ann.open_table("rockwell", 3, public=True)
        await ben.sit(shared)
        alone = await ann.open_table("rockwell", 3, public=True)
        async with wire(ann, server.url, running.id) as line, wire(ben, server.url, running.id) as other:
            await line.ask(type="say", key="k", text="my words")
            async with wire(None, server.url, alone.id) as watcher:
                await watcher.next("welcome")
                with pytest.raises(ServerRefused, match="wrong-password"):
                    await ann.request("POST", "/me/deletion", {})
                await ann.request("POST", "/me/deletion", {"password": PASSWORD})
                assert await closed(watcher) == (4404, "no-such-table")
            assert await closed(line) == (1008, "signed-out")
            async with asyncio.timeout(30):
                while (await other.next("update"))["sight"]["seats"][0]["name"]:
                    pass
        assert not await is_known(server, ann.key)
        kept = await everything(server)
        for trace in ("Annabella", "annabella", "my words", "ann@example.com"):
            assert trace not in kept
        info = await ben.table(running.id)
        assert (info.status, info.seats[0].name, info.seats[0].conceded, bool(info.seats[0].bot)) == (
            "running",
            "",
            True,
            True,
        )
        assert info.owner_name == ""
        heir = await ben.table(shared.id)
        assert (heir.mine, heir.seats[0].name, heir.status) == (True, "", "open")
        with pytest.raises(ServerRefused, match="no-such-table"):
            await ben.table(alone.id)
        with pytest.raises(ServerRefused, match="wrong-password"):
            await ann.sign_in("Annabella", PASSWORD)
        await ann.register("Annabella", PASSWORD)


@story
async def test_other_processes_hear_of_it(postgres_server: Postgres, tmp_path: Path) -> None:
    """Sockets there are closed, and names are gone there as well."""
    shared = postgres_server.migrated_database()
    async with (
        serving(tmp_path, database=shared) as one,
        serving(tmp_path, database=shared) as other,
        somebody(one, "Ann") as ann,
        somebody(one, "Ben") as ben,
    ):
        table = await ann.open_table("rockwell", 2, public=True)
        await ben.sit(table)
        async with wire(ann, other.url, table.id) as line, wire(ben, other.url, table.id) as watcher:
            await line.next("welcome")
            await ann.request("POST", "/me/deletion", {})
            assert (await closed(line))[0] == 1008
            async with asyncio.timeout(30):
                while (await watcher.next("welcome", "update"))["sight"]["seats"][0]["name"]:
                    pass


async def finished(at: House) -> Any:
    """A game of Ann's and Ben's that is over, with words said at it."""
    room = await at.table("Ann", "Ben", public=True)
    await at.play(room, 10)
    await at.propose(room, 0, "end")
    await at.vote(room, 1)
    return room


@story
async def test_finished_games_stay_unnamed(database_url: str) -> None:
    """Log, statistics and file can be looked at; copies that others have made are unnamed as well."""
    async with house_on(database_url, HandClock()) as at:
        room = await finished(at)
        ann, ben = at.people["Ann"], at.people["Ben"]
        copy = await history.clone(at.maker(ben), room, None, keep_bots=False)
        second = await history.clone(at.maker(ben), copy, None, keep_bots=False)
        mine = await history.clone(at.maker(ann), room, None, keep_bots=False)
        entries = await at.hub.store.entries(room.session.id)
        await rights.forget(at.hub, ann)
        assert await at.hub.store.entries(room.session.id) == entries
        for table in (room, copy, second):
            stored = await at.hub.store.table(table.session.id)
            assert stored
            assert [seat.name for seat in stored.seats] == ["", "Ben"]
        assert (await at.hub.store.table(mine.session.id)) is not None
        room = await at.hub.room(room.session.id)
        step = await history.step(room, ben, 2, None, "en")
        assert any("Player 1" in text for line in step.log for text in line.texts)
        assert b"Ann" not in (await history.export(room, ben)).encode()
        again = await invitations.play_again(at.hub, room, ben)
        assert [(seat.person, seat.held) for seat in again.session.table.seats] == [(None, None), (ben.id, None)]


@story
async def test_guests_who_never_came_back_are_forgotten(database_url: str) -> None:
    """Account holders are not, nor guests who have been here since; zero days: nobody is."""
    async with house_on(database_url, HandClock()) as at:
        await finished(at)
        store, ann, ben = at.hub.store, at.people["Ann"], at.people["Ben"]
        now = at.hub.now()
        async with store.engine.begin() as connection:
            await connection.execute(update(PEOPLE).values(seen=now - 30 * DAY_MS))
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == ben.id).values(account="ben", looks="ben"))
        cleo = await at.person("Cleo")
        tries = Tries(store.engine, 15)
        await Housekeeper(at.hub, tries, 0).go_round()
        await Housekeeper(at.hub, tries, 31).go_round()
        assert await store.person(ann.id)
        await Housekeeper(at.hub, tries, 29).go_round()
        assert await store.person(ann.id) is None
        assert await store.person(ben.id)
        assert await store.person(cleo.id)
        assert await store.person("nobody") is None
        assert "nobody" in await store.names(["nobody"])


@story
async def test_a_guest_who_comes_back_is_remembered(database_url: str, tmp_path: Path) -> None:
    """Any request is a visit, noted to the day."""
    async with serving(tmp_path, database=database_url, guest_days=0) as server, somebody(server, "Ann") as ann:
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(update(PEOPLE).values(seen=PEOPLE.c.seen - 40 * DAY_MS))
        await ann.request("GET", "/me")
        await Housekeeper(server.hub, server.app.state.tries, 30).go_round()
        assert await is_known(server, ann.key)


@story
async def test_what_is_over_is_forgotten(database_url: str, tmp_path: Path) -> None:
    """Old keys, letters and tries."""
    async with serving(tmp_path, database=database_url, session_days=1) as server, Client(server.url) as ann:
        await ann.register("Ann", PASSWORD)
        store = server.hub.store
        await store.tokens.add("h", str((await my_data(ann))["person"]["id"]), "reset", "a@example.com", 0)
        async with store.engine.begin() as connection:
            await connection.execute(update(KEYS).values(created=0))
            await connection.execute(TRIES.insert().values(account="x", left=1.0, at=0, granted=True))
        await Housekeeper(server.hub, server.app.state.tries, 30).go_round()
        async with store.engine.connect() as connection:
            for table in (KEYS, TOKENS, TRIES):
                assert (await connection.execute(select(func.count()).select_from(table))).scalar() == 0


@story
async def test_nothing_of_a_seat_is_lost_to_others(database_url: str) -> None:
    """A running game whose only other player is forgotten goes on for those who watch."""
    async with house_on(database_url, HandClock()) as at:
        room = await at.table("Ann", "Ben", public=True)
        ben = at.people["Ben"]
        client = Connection(ben.id, 1, "en")
        assert room.join(client)
        await rights.forget(at.hub, at.people["Ann"])
        assert room.session.state.position.seats[0].bot
        assert client in room.connections
        assert room.text("en").texts.player(0) == "Player 1"
        async with at.hub.store.engine.connect() as connection:
            owners = (await connection.execute(select(TABLES.c.owner))).scalars().all()
            seats = (await connection.execute(select(SEATS.c.person).order_by(SEATS.c.number))).scalars().all()
            words = (await connection.execute(select(func.count()).select_from(CHAT))).scalar()
        assert (list(owners), list(seats), words) == (["nobody"], [None, ben.id], 0)


@story
async def test_a_bot_plays_on_though_this_process_has_not_heard_of_the_last_moves(database_url: str) -> None:
    """Else the table would wait for nobody."""
    async with two_houses(database_url) as (one, other):
        room = await one.table("Ann", "Ben", start=False)
        far = await other.hub.room(room.session.id)
        await service.start(room, one.people["Ann"])
        await one.act(room, 0)
        assert far.session.state.number == 0
        await rights.forget(other.hub, one.people["Ben"])
        await room.session.refresh()
        assert room.session.state.position.seats[1].bot
