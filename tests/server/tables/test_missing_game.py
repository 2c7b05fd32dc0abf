"""Tables of a game that the server does not have any more: listed, kept, left alone, and in nobody's way."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from rockworker import registry
from rockworker.client import Client, ServerRefused
from rockworker.engine.errors import BrokenGame
from rockworker.server import rights
from rockworker.server.errors import OtherRules
from rockworker.server.housekeeping import Housekeeper
from rockworker.server.http.mine import MyGames
from rockworker.server.missing import is_missing
from rockworker.server.storage.people import DAY_MS
from rockworker.server.storage.rows import Person
from rockworker.server.storage.schema import PEOPLE
from rockworker.server.storage.tries import Tries
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.schedule import AGAIN_MS, Scheduler
from tests.server.harness import Clock, House, Serving, house_on, serving, somebody, story
from tests.server.sockets import wire
from tests.server.tables.test_schedule import HOUR, scheduled


def vanish(patch: pytest.MonkeyPatch, game: str, hub: Hub) -> None:
    """The game is not installed any more, and the server has started anew."""
    patch.delitem(registry._REGISTERED, game)
    hub.rooms.clear()


async def two_tables(client: Client, game: str) -> tuple[str, str]:
    """One that is open, and one that runs, both public."""
    waiting = await client.open_table(game, 2, public=True)
    running = await client.open_table(game, 2, public=True, hot_seat=True)
    await client.start(running)
    return waiting.id, running.id


async def _mine(client: Client) -> MyGames:
    return msgspec.json.decode(await client.request("GET", "/me/games"), type=MyGames)


@story
async def test_a_table_without_its_game_is_listed(
    tmp_path: Path, pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the lobby, among one's games and by itself: with its version, and not playable. Others are not disturbed."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        tables = await two_tables(ann, pebbles)
        other = await ann.open_table("rockwell", 2, public=True)
        assert (await _mine(ann)).counts.my_turn == 1
        vanish(monkeypatch, pebbles, server.hub)
        assert is_missing(pebbles)
        listed = {table.id: table.playable for table in await ann.lobby()}
        assert listed == {tables[0]: False, tables[1]: False, other.id: True}
        mine = await _mine(ann)
        assert {table.id for table in mine.tables} == set(listed)
        assert mine.counts.my_turn == 0  # where nobody can play, it is nobody's turn
        for table in tables:
            info = await ann.table(table)
            assert (info.playable, info.game, info.rules_version) == (False, pebbles, 2)


@story
async def test_a_table_without_its_game_can_be_looked_at(
    tmp_path: Path, pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log, as far as that needs no rules; nobody moves; who plays alone may take it along."""
    async with serving(tmp_path) as server, somebody(server, "Ann", language="fr") as ann:
        waiting, running = await two_tables(ann, pebbles)
        vanish(monkeypatch, pebbles, server.hub)
        step = await ann.step(await ann.table(running), 1)
        assert (step.view, step.actors, len(step.log)) == (None, (), 1)
        assert await ann.request("GET", f"/tables/{running}/pieces")
        assert msgspec.json.decode(await ann.request("GET", f"/tables/{running}/log"))
        assert msgspec.json.decode(await ann.export(await ann.table(running)))["header"]["game"] == pebbles
        async with wire(ann, server.url, running, seat=0, lang="fr") as line:
            told = await line.next("refused")
            assert (told["error"], "n’a pas ce jeu" in told["text"]) == ("other-rules", True)
        for path in (f"{waiting}/start", f"{running}/clone"):
            with pytest.raises(ServerRefused) as refused:
                await ann.request("POST", f"/tables/{path}", {} if "clone" in path else None)
            assert refused.value.error in ("other-rules", "table-is-not-full")


@story
async def test_who_sits_there_can_be_forgotten(tmp_path: Path, pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name goes, the game stays."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table(pebbles, 2, public=True)
        await ben.sit(table)
        await ann.start(table)
        vanish(monkeypatch, pebbles, server.hub)
        await ann.request("POST", "/me/deletion", {})
        assert [seat.name for seat in (await ben.table(table.id)).seats] == ["", "Ben"]
        await is_well(server)


async def is_well(server: Serving) -> None:
    """The server is well."""
    async with server.http() as http:
        assert (await http.get("/ready")).status_code == 200


@story
async def test_other_tables_start_at_their_hour(
    database_url: str, pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One whose game is missing has no hour any more, like all that can't be started; its seats stay as they are."""
    async with house_on(database_url, Clock()) as at:
        stuck = await scheduled(at, "Ann", players=2, game=pebbles, fill="random")
        fine = await scheduled(at, "Ann", "Ben", game="rockwell")
        vanish(monkeypatch, pebbles, at.hub)
        at.clock.pass_ms(HOUR)
        await Scheduler(at.hub).start_due()
        assert (await at.hub.room(fine.session.id)).session.status == "running"
        left = (await at.hub.room(stuck.session.id)).session
        assert (left.status, left.table.starts_at, left.table.seats[1].bot) == ("open", None, "")
        with pytest.raises(OtherRules):
            left.must_be_playable()


@story
async def test_one_table_that_breaks_keeps_no_other_from_starting(
    database_url: str, pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again, but not all the time."""
    async with house_on(database_url, Clock()) as at:
        broken, fine = [await scheduled(at, "Ann", "Ben", game=pebbles) for _ in range(2)]
        scheduler, tried = Scheduler(at.hub), 0
        start = scheduler._start

        async def sometimes(room: Room) -> None:
            nonlocal tried
            if room.session.id == broken.session.id and (tried := tried + 1) < 3:
                raise BrokenGame(package=pebbles, reason="")
            await start(room)

        monkeypatch.setattr(scheduler, "_start", sometimes)
        at.clock.pass_ms(HOUR)
        for _ in range(5):
            await scheduler.start_due()
        assert (tried, fine.session.status, broken.session.status) == (1, "running", "open")
        for _ in range(2):
            at.clock.pass_ms(AGAIN_MS)
            await scheduler.start_due()
        assert (tried, broken.session.status) == (3, "running")


async def long_gone(at: House, *names: str) -> list[Person]:
    """Guests who were last here in this order, long ago."""
    guests = [await at.person(name) for name in names]
    async with at.hub.store.engine.begin() as connection:
        for number, guest in enumerate(guests):
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest.id).values(seen=number - 90 * DAY_MS))
    return guests


@story
async def test_guests_at_such_tables_are_forgotten_too(
    database_url: str, pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And those who come after them."""
    async with house_on(database_url, Clock()) as at:
        await at.table("Ann", "Ben", game=pebbles)
        guests = await long_gone(at, "Ann", "Cleo")
        vanish(monkeypatch, pebbles, at.hub)
        await Housekeeper(at.hub, Tries(at.hub.store.engine, 15), 30).go_round()
        assert [await at.hub.store.person(guest.id) for guest in guests] == [None, None]


@story
async def test_one_guest_who_can_t_be_forgotten_is_one(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are; a full round of such guests does not take everybody's place, either."""
    async with house_on(database_url, Clock()) as at:
        stuck, *others = await long_gone(at, "Ann", "Ben", "Cleo")
        forget = rights.forget

        async def sometimes(hub: Hub, person: Person) -> None:
            if person.id == stuck.id:
                raise LookupError
            await forget(hub, person)

        monkeypatch.setattr(rights, "forget", sometimes)
        monkeypatch.setattr("rockworker.server.housekeeping.AT_ONCE", 1)
        keeper = Housekeeper(at.hub, Tries(at.hub.store.engine, 15), 30)
        for _ in range(3):
            await keeper.go_round()
        left = [await at.hub.store.person(guest.id) for guest in (stuck, *others)]
        assert [person is not None for person in left] == [True, False, False]
