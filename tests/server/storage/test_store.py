"""Storage: one suite for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.engine.chance import Rng
from rockworker.engine.events import ChoiceSealed
from rockworker.engine.offers import sample
from rockworker.registry import definition_of
from rockworker.server.errors import DatabaseIsNewer
from rockworker.server.storage.database import _open, engine_for
from rockworker.server.storage.migrations import migrate, newest
from rockworker.server.storage.rows import NewAccount, Person, SeatRow, TableRow
from rockworker.server.storage.schema import METADATA
from rockworker.server.storage.store import Store
from rockworker.server.storage.writer import Append, Conflict
from rockworker.server.tables.hub import now_ms
from rockworker.server.tables.log import AnyEntry, EntryRow, LogRow, Moved, Started, Undone
from rockworker.server.tables.session import SNAPSHOT_EVERY, TableSession, new_state
from rockworker.server.tables.state import TableState
from tests.server.harness import story

ANN = Person("ann", "Ann")
BEN = Person("ben", "Ben", "ben")
SEED = (1 << 256) - 3


@asynccontextmanager
async def storage(url: str) -> AsyncIterator[Store]:
    """A store with two people."""
    engine = engine_for(url)
    await migrate(engine)
    store = Store(engine)
    try:
        if await store.person("ann") is None:
            await store.add_person(ANN, 1)
            await store.add_account(NewAccount(BEN, "hash", "ben"), 2)
        yield store
    finally:
        await store.close()


def table(table_id: str = "t", game: str = "rockwell", players: int = 2, **changes: Any) -> TableRow:
    """A table where Ann sits alone."""
    seats = [SeatRow(0, "ann", "Ann", ""), *[SeatRow(n, None, "", "") for n in range(1, players)]]
    made = TableRow(
        id=table_id,
        created=5,
        owner="ann",
        header=definition_of(game).header(players, SEED),
        settings={"clock": {}, "patience_ms": 1000, "é": "ß\u0000"},
        invite="code",
        public=True,
        status="open",
        changed=5,
        rematch=None,
        seats=tuple(seats),
    )
    return msgspec.structs.replace(made, **changes)


def row(number: int, at: int = 10) -> LogRow:
    """An entry."""
    return LogRow(number, Moved(0, {"type": "bid", "cash": 100}), at, (ChoiceSealed(0, {"cash": 100}),))


# The schema


@story
async def test_migrations_make_the_schema(empty_database: str) -> None:
    """What the migrations make is what the code expects: nothing is missing, nothing differs."""

    def differences(connection: Connection) -> Any:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)

    engine = engine_for(empty_database)
    await migrate(engine)
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        await connection.execute(text("DROP INDEX chat_by_table"))
        assert len(await connection.run_sync(differences)) == 1, "the comparison sees what is missing"
    await engine.dispose()


@story
async def test_several_processes_may_start_at_once(empty_database: str) -> None:
    """Each migrates; one after another, and only the first has something to do."""
    engines = [engine_for(empty_database) for _ in range(4)]
    await asyncio.gather(*[migrate(engine) for engine in engines])
    async with engines[0].begin() as connection:
        versions = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
    assert versions == [newest()]
    for engine in engines:
        await engine.dispose()


@story
async def test_a_new_file_that_another_process_writes_to_is_waited_for(tmp_path: Path) -> None:
    """SQLite refuses to change the journal of such a file at once, whatever patience it was told to have."""
    file = tmp_path / "service.db"
    engine = engine_for(f"sqlite+aiosqlite:///{file}")
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        ended = threading.Timer(0.3, other.commit)
        ended.start()
        async with engine.begin() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        ended.join()
    await engine.dispose()


def test_a_cancelled_statement_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever it is cancelled, also while a connection is opened: nobody speaks to a loop that is closed already."""
    failed: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)

    async def cancelled_after(turns: int) -> None:
        engine = engine_for(f"sqlite+aiosqlite:///{tmp_path}/service.db")
        task = asyncio.create_task(_asked(engine))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await engine.dispose()

    before = set(threading.enumerate())
    for turns in range(60):
        asyncio.run(cancelled_after(turns))
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
    assert not failed


@story
async def test_an_opening_that_fails_after_it_was_cancelled_stays_cancelled(tmp_path: Path) -> None:
    """What went wrong with a connection that nobody waits for must not take the cancellation's place."""
    before = threading.active_count()
    opening = asyncio.create_task(_open(f"{tmp_path}/nowhere/service.db"))
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    assert threading.active_count() == before


async def _asked(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("SELECT 1"))


@story
async def test_a_later_databases_is_left_alone(empty_database: str) -> None:
    """A program that does not know the database's version refuses to touch it."""
    engine = engine_for(empty_database)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseIsNewer):
        await migrate(engine)
    await engine.dispose()


@story
async def test_a_failed_migration_leaves_nothing(empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes of the schema are taken back as a whole."""
    engine = engine_for(empty_database)

    def fail(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (x INTEGER)"))
        raise RuntimeError

    with pytest.raises(RuntimeError):
        async with engine.begin() as connection:
            await connection.run_sync(fail)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE half (x INTEGER)"))
    await engine.dispose()


@story
async def test_a_commit_is_on_disk(database_url: str) -> None:
    """Every connection waits for the disk: SQLite's write-ahead log is synced in full, PostgreSQL's as by default."""
    async with storage(database_url) as store, store.engine.connect() as one, store.engine.connect() as other:
        for connection in (one, other):
            asked = ("fsync", "synchronous_commit") if store.is_postgres else ("journal_mode", "synchronous")
            verb = "SHOW" if store.is_postgres else "PRAGMA"
            answers = [(await connection.execute(text(f"{verb} {name}"))).scalar() for name in asked]
            assert answers == (["on", "on"] if store.is_postgres else ["wal", 2])
        if not store.is_postgres:
            assert (await one.execute(text("PRAGMA foreign_keys"))).scalar() == 1


# People


@story
async def test_people_and_keys(database_url: str) -> None:
    """Guests, accounts and the hashes of their keys."""
    async with storage(database_url) as store:
        assert await store.person("ann") == ANN
        assert await store.person("nobody") is None
        assert await store.account("ben") == (BEN, "hash")
        assert await store.account("ann") is None
        assert await store.names(["ann", "ben", "eve"]) == {"ann": "Ann", "ben": "Ben"}
        assert await store.names([]) == {}
        await store.add_key("k1", "ann", now_ms())
        assert await store.person_by_key("k1") == ANN
        await store.drop_key("k1")
        assert await store.person_by_key("k1") is None


@story
async def test_an_accounts_name_is_taken_once(database_url: str) -> None:
    """Two at once: exactly one gets it; a guest who becomes an account holder meets the same wall."""
    async with storage(database_url) as store:
        people = [NewAccount(Person(f"p{n}", "Cleo", "cleo"), "h", "cleo") for n in range(8)]
        results = await asyncio.gather(*[store.add_account(each, 1) for each in people], return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 7
        with pytest.raises(Conflict):
            await store.make_account(NewAccount(Person("ann", "Ann", "ben"), "h", "b3n"))
        with pytest.raises(Conflict):
            await store.make_account(NewAccount(Person("ann", "Ann", "ann"), "h", "ben"))
        await store.make_account(NewAccount(Person("ann", "Ann", "ann"), "h2", "ann"))
        assert await store.account("ann") == (Person("ann", "Ann", "ann"), "h2")


# Tables


@story
async def test_a_table_comes_back_as_it_was(database_url: str) -> None:
    """Header with its 256-bit seed, settings, seats: to the last character."""
    async with storage(database_url) as store:
        assert await store.table("t") is None
        await store.add_table(table())
        assert await store.table("t") == table()
        await store.drop_table("t")
        assert await store.table("t") is None


@story
async def test_a_table_may_come_with_its_log(database_url: str) -> None:
    """Imported games: everything or nothing."""
    async with storage(database_url) as store:
        await store.add_table(table(), [row(1), row(2)], [(2, b"p", b"s")])
        assert await store.log(table()) == [row(1), row(2)]
        assert await store.snapshot("t", 2) == (b"p", b"s")
        with pytest.raises(Exception, match=r"UNIQUE|unique"):
            await store.add_table(table("u"), [row(1), row(1)])
        assert await store.table("u") is None


@story
async def test_the_lobby_filters(database_url: str) -> None:
    """Public tables by game, status, players and free seats; the latest change first."""
    async with storage(database_url) as store:
        await store.add_table(table("a", changed=1))
        await store.add_table(table("b", changed=3, players=3))
        await store.add_table(table("c", game="clockworker", changed=2))
        await store.add_table(table("d", public=False))
        await store.add_table(table("e", status="running", seats=(SeatRow(0, "ann", "Ann", ""),), changed=4))

        async def found(*statuses: str, **filters: Any) -> list[str]:
            return [each.id for each in await store.lobby(statuses or ("open",), **filters)]

        assert await found() == ["b", "c", "a"]
        assert await found("open", "running") == ["e", "b", "c", "a"]
        assert await found("open", "running", free=True) == ["b", "c", "a"]
        assert await found(game="clockworker") == ["c"]
        assert await found(players=3) == ["b"]
        assert await found(limit=1) == ["b"]
        assert await store.running_tables() == ["e"]
        assert await store.running_tables(since=5) == []
        assert await store.running_tables(until=3) == []
        assert {each.id for each in await store.tables_of("ann")} == {"a", "b", "c", "d", "e"}
        assert await store.tables_of("ben") == []


@story
async def test_one_of_many_gets_a_seat(database_url: str) -> None:
    """Twenty want the last seat at once: one sits down, and nobody does once the game has started."""
    async with storage(database_url) as store:
        await store.add_table(table())
        wishes = [SeatRow(1, "ben", f"Ben {n}", "") for n in range(20)]
        results = await asyncio.gather(*[store.take_seat("t", wish, 7) for wish in wishes])
        assert results.count(True) == 1
        seated = await store.table("t")
        assert seated
        assert seated.seats[1] == wishes[results.index(True)]
        assert seated.changed == 7
        assert not await store.clear_seat("t", SeatRow(1, "ann", "Ann", ""), 8), "somebody else sits there"
        assert await store.clear_seat("t", seated.seats[1], 8)
        await store.append(Append("t", row(1), None, "running"))
        assert not await store.take_seat("t", wishes[0], 9)
        assert not await store.clear_seat("t", seated.seats[0], 9)


@story
async def test_one_rematch(database_url: str) -> None:
    """The first to ask opens it; the others find it."""
    async with storage(database_url) as store:
        await store.add_table(table())
        found = await asyncio.gather(*[store.link_rematch("t", f"r{n}") for n in range(5)])
        assert len(set(found)) == 1


# Logs


@story
async def test_entries_come_back_in_order(database_url: str) -> None:
    """All of them, those after a number, those up to a number; status and time of the table follow."""
    async with storage(database_url) as store:
        await store.add_table(table())
        assert await store.last_number("t") == 0
        for number in range(1, 6):
            await store.append(Append("t", row(number, at=100 + number), f"k{number}", "running"))
        assert [each.number for each in await store.log(table())] == [1, 2, 3, 4, 5]
        assert [each.number for each in await store.log(table(), after=2, until=4)] == [3, 4]
        assert await store.log(table(), after=5) == []
        assert await store.last_number("t") == 5
        assert await store.entry_by_key("t", "k3") == EntryRow(3, row(3).entry, 103)
        assert [each.at for each in await store.entries("t", after=2, until=4)] == [103, 104]
        assert await store.entry_by_key("t", "k9") is None
        stored = await store.table("t")
        assert stored
        assert (stored.status, stored.changed) == ("running", 105)


@story
async def test_a_taken_number_or_key_changes_nothing(database_url: str) -> None:
    """The second one is refused as a whole: entry, status and snapshot."""
    async with storage(database_url) as store:
        await store.add_table(table())
        await store.append(Append("t", row(1), "k", "running"))
        with pytest.raises(Conflict):
            await store.append(Append("t", row(1, at=99), "other", "over", (b"p", b"s")))
        with pytest.raises(Conflict):
            await store.append(Append("t", row(2), "k", "over", (b"p", b"s")))
        stored = await store.table("t")
        assert stored
        assert stored.status == "running"
        assert await store.log(table()) == [row(1)]
        assert await store.snapshot("t", 9) is None


@story
async def test_of_many_appends_one_wins(database_url: str) -> None:
    """Two stores (as two processes have them), twenty appends of the same number at once: exactly one wins."""
    async with storage(database_url) as store, storage(database_url) as other:
        await store.add_table(table())
        appends = [
            each.append(Append("t", row(1, at=n), f"{each.process}{n}", "running"))
            for n in range(10)
            for each in (store, other)
        ]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert results.count(None) == 1
        assert [type(result) for result in results].count(Conflict) == 19
        assert len(await store.log(table())) == 1


@story
async def test_appends_share_a_commit_and_no_fate(database_url: str) -> None:
    """Many tables at once need few transactions; one that comes too late takes no other one down."""
    async with storage(database_url) as store, storage(database_url) as other:
        names = [f"t{n:02}" for n in range(40)]
        for name in names:
            await store.add_table(table(name))
        await other.append(Append("t07", row(1), None, "running"))
        before = store.writer.transactions
        results = await asyncio.gather(
            *[store.append(Append(name, row(1), None, "running")) for name in names], return_exceptions=True
        )
        assert [name for name, result in zip(names, results, strict=True) if result] == ["t07"]
        assert [await store.last_number(name) for name in names] == [1] * 40
        before = store.writer.transactions
        await asyncio.gather(*[store.append(Append(name, row(2), None, "running")) for name in names])
        assert store.writer.transactions - before < 5


@story
async def test_stores_that_append_crosswise_never_block_each_other(database_url: str) -> None:
    """Two processes write to the same tables again and again, each in its own order."""
    async with storage(database_url) as store, storage(database_url) as other:
        names = [f"t{n}" for n in range(10)]
        for name in names:
            await store.add_table(table(name))
        for number in range(1, 11):
            wishes = [store.append(Append(name, row(number), None, "running")) for name in names]
            wishes += [other.append(Append(name, row(number), None, "running")) for name in reversed(names)]
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert {type(result) for result in results} == {type(None), Conflict}
            assert results.count(None) == len(names)


@story
async def test_snapshots_at_and_after(database_url: str) -> None:
    """The latest one that is not later."""
    async with storage(database_url) as store:
        await store.add_table(table())
        for number in range(1, 7):
            snapshot = (f"p{number}".encode(), b"\x00\xff") if number % 3 == 0 else None
            await store.append(Append("t", row(number), None, "running", snapshot))
        assert await store.snapshot("t", 2) is None
        assert await store.snapshot("t", 3) == (b"p3", b"\x00\xff")
        assert await store.snapshot("t", 5) == (b"p3", b"\x00\xff")
        assert await store.snapshot("t", 100) == (b"p6", b"\x00\xff")


# Presence, chat, locks


@story
async def test_presence(database_url: str) -> None:
    """Each process notes its own; a later note replaces an earlier one."""
    async with storage(database_url) as store, storage(database_url) as other:
        await store.add_table(table())
        await store.note_presence([("t", 0, True), ("t", 1, True)], 10)
        await store.note_presence([("t", 0, False)], 20)
        await other.note_presence([("t", 0, True)], 15)
        found = {(each.seat, each.process): (each.seen, each.connected) for each in await store.presence("t")}
        assert found == {
            (0, store.process): (20, False),
            (1, store.process): (10, True),
            (0, other.process): (15, True),
        }


@story
async def test_what_was_said_is_heard_in_order(database_url: str) -> None:
    """A listener who has heard a word has heard all before it, even if many speak at once."""
    async with storage(database_url) as store, storage(database_url) as other:
        await store.add_table(table())
        last, heard = 0, []
        talk = asyncio.gather(*[each.say("t", ANN, None, 1, f"{n}") for n in range(15) for each in (store, other)])
        while not talk.done() or await store.chat("t", after=last):
            rows = await store.chat("t", after=last)
            heard += [each.id for each in rows]
            last = heard[-1] if heard else 0
            await asyncio.sleep(0)
        assert sorted(heard) == sorted(each.id for each in await talk)
        assert len(await store.chat("t", limit=4)) == 4
        assert (await store.chat("t", limit=1))[0].id == last


@story
async def test_one_process_looks_after_a_table(database_url: str) -> None:
    """A lock is held by one process; when it is let go, or its holder is gone, another one gets it."""
    async with storage(database_url) as store, storage(database_url) as other:
        async with store.hold("t") as mine, other.hold("t") as theirs, other.hold("u") as another:
            assert (mine, theirs, another) == (True, not store.is_postgres, True)
        async with other.hold("t") as theirs:
            assert theirs
            await other.close()
            async with store.hold("t") as mine:
                assert mine


@story
async def test_is_alive(database_url: str) -> None:
    """A database that answers; one that is not there."""
    async with storage(database_url) as store:
        assert await store.is_alive()
    gone = Store(engine_for("postgresql+asyncpg://nobody@/nothing?host=/nowhere"))
    assert not await gone.is_alive()
    await gone.close()


# Big tables


class CountingStore(Store):
    """Counts the entries that are read."""

    read = 0

    async def entries(self, table_id: str, after: int = 0, until: int | None = None) -> list[EntryRow]:
        rows = await super().entries(table_id, after, until)
        self.read += len(rows)
        return rows


def long_history(made: TableRow, entries: int) -> tuple[list[LogRow], list[tuple[int, bytes, bytes]]]:
    """A log of moves of which most are taken back: a table can become as long as one likes."""
    state, chance = new_state(made), Rng(4)
    state.kept = entries
    rows: list[LogRow] = []
    snapshots = []
    while len(rows) < entries:
        entry = _next(state, chance)
        events = state.apply(entry, len(rows))
        rows.append(LogRow(state.number, entry, len(rows), tuple(events)))
        if state.number % SNAPSHOT_EVERY == 0:
            snapshots.append((state.number, *state.snapshot()))
    return rows, snapshots


def _next(state: TableState, chance: Rng) -> AnyEntry:
    if state.game is None:
        return Started()
    steps = state.position.steps
    if steps and state.undoable(steps[-1].seat) and chance.below(100) < 97:
        return Undone(steps[-1].seat)
    seat = state.actors[0]
    return Moved(seat, msgspec.to_builtins(sample(state.game.offers(seat), chance.below)))


@story
async def test_a_long_table_is_as_quick_as_a_short_one(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Load, any step, and undo read and replay at most two stretches between snapshots, after 100 entries or 2,000."""
    applied = 0
    apply = TableState.apply

    def counted(self: TableState, entry: AnyEntry, at: int) -> Any:
        nonlocal applied
        applied += 1
        return apply(self, entry, at)

    async with storage(database_url) as plain:
        short, long = table("short", seats=_both()), table("long", seats=_both())
        rows, snapshots = long_history(long, 2_000)
        await plain.add_table(msgspec.structs.replace(long, status="running"), rows, snapshots)
        few = [each for each in snapshots if each[0] <= 100]
        await plain.add_table(msgspec.structs.replace(short, status="running"), rows[:100], few)
        monkeypatch.setattr(TableState, "apply", counted)
        for made, length in ((short, 100), (long, 2_000)):
            store = CountingStore(plain.engine)
            session = TableSession(store, made, lambda: 1)
            for number in _looks(length):
                store.read = applied = 0
                await session.state_at(number)
                assert max(store.read, applied) < 2 * SNAPSHOT_EVERY
            store.read = applied = 0
            await session.load()
            assert session.state.number == length
            assert max(store.read, applied) < 2 * SNAPSHOT_EVERY
            await _undo(session, store)
            assert max(store.read, applied) < 3 * SNAPSHOT_EVERY


def _both() -> tuple[SeatRow, ...]:
    return (SeatRow(0, "ann", "Ann", ""), SeatRow(1, "ben", "Ben", ""))


def _looks(length: int) -> Sequence[int]:
    return (1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, length // 2 + 7, length - 1, length)


async def _undo(session: TableSession, store: CountingStore) -> None:
    """A move and its undo, with nothing of the past in memory."""
    while session.state.undoable(seat := session.state.position.steps[-1].seat) is None:
        game = session.state.game
        assert game
        actor = session.state.actors[0]
        await session.append(Moved(actor, msgspec.to_builtins(sample(game.offers(actor), Rng(1).below))))
    session.state.games.clear()
    await session.append(Undone(seat))
