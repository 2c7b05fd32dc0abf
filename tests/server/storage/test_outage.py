"""The database goes away and comes back: callers are told to try again, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from rockworker.client import RemoteSeat, ServerRefused
from rockworker.protocol import Ack, Act
from rockworker.server.people.recorder import Recorder
from rockworker.server.storage import database, outage
from rockworker.server.storage.database import engine_for
from rockworker.server.storage.outage import Outage, Unreachable, insist, is_away
from rockworker.server.tables.hub import UNAVAILABLE
from tests.server.harness import Serving, house, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.proofs.test_concurrency import BID, auction, two_servers
from tests.server.sockets import wire

WORDS = {
    "en": "The server can’t reach its database right now. Please try again in a moment.",
    "fr": "Le serveur n’a pas accès à sa base de données pour le moment. Réessayez dans un instant.",
    "de": "Der Server erreicht seine Datenbank gerade nicht. Versuche es gleich noch einmal.",
}


@pytest.fixture
def shared(postgres_server: Postgres) -> str:
    """An empty PostgreSQL database."""
    return postgres_server.migrated_database()


@asynccontextmanager
async def away(server: Postgres) -> AsyncIterator[None]:
    """For a while there is no database."""
    await asyncio.to_thread(server.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(server.start)


def bid(seat: RemoteSeat, key: str) -> asyncio.Task[Ack]:
    """A player makes a bid; the answer may take its time."""
    return asyncio.create_task(seat.connection.ask(Act(1, key, BID)))


# What counts as away


async def _failure(engine: AsyncEngine, statement: str) -> Exception:
    try:
        async with engine.begin() as connection:
            await connection.execute(text(statement))
    except Exception as error:
        return error
    raise AssertionError(f"it worked: {statement}")


@story
async def test_a_stopped_postgres_is_away(shared: str, postgres_server: Postgres) -> None:
    """In the middle of a transaction, at a new connection, and while it starts up."""
    engine = engine_for(shared)
    sleeping = asyncio.create_task(_failure(engine, "SELECT pg_sleep(60)"))
    while not engine.pool.checkedout():  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)
    async with away(postgres_server):
        assert is_away(await sleeping)
        assert isinstance(await _failure(engine, "SELECT 1"), Unreachable)
    for state in ("57P03", "57P01", "53300", "53100", "40P01", "08006"):
        raising = f"DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{state}'; END $$"
        assert is_away(await _failure(engine, raising)), state
    for mistake in ("SELECT nothing", "SELECT 1 / 0", "SELECT CAST('x' AS int)"):
        assert not is_away(await _failure(engine, mistake)), mistake
    await engine.dispose()


@story
async def test_a_sqlite_file_that_takes_nothing_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locked by another program for too long, or not to be opened; a statement that is wrong is our mistake."""
    monkeypatch.setattr(database, "PATIENCE_S", 0.01)
    engine = engine_for(f"sqlite+aiosqlite:///{tmp_path}/some.db")
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE t (n int)"))
    with closing(sqlite3.connect(tmp_path / "some.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert is_away(await _failure(engine, "INSERT INTO t VALUES (1)"))
    assert not is_away(await _failure(engine, "INSERT INTO nowhere VALUES (1)"))
    await engine.dispose()
    with pytest.raises(sqlite3.OperationalError) as unopened:
        sqlite3.connect(tmp_path / "no" / "such" / "folder.db")
    assert is_away(unopened.value)


@pytest.mark.parametrize("error", [LookupError("x"), FileNotFoundError("a file of ours"), sqlite3.Error("bare")])
def test_other_mistakes_are_not_an_outage(error: Exception) -> None:
    """They are logged with all their lines, and mended."""
    assert not is_away(error)
    assert not is_away(ProgrammingError("SELECT", {}, error))


def test_a_connection_that_was_lost_is_away() -> None:
    """However the driver puts it."""
    assert is_away(ConnectionResetError())
    assert is_away(DBAPIError("SELECT", {}, Exception("gone"), connection_invalidated=True))


# What operators read


def test_an_outage_is_told_now_and_then() -> None:
    """With how often something went wrong; another mistake gets its line each time."""
    now = 0.0
    told = Outage(lambda: now)
    with capture_logs() as lines:
        for _ in range(500):
            told.note("bots have to wait", Unreachable("no way"), table="t")
        now = outage.SILENCE
        told.note("request", Unreachable("no way\nwith many more lines"))
        told.note("bots have to wait", LookupError("no such card"))
    assert [(line["event"], line.get("during"), line.get("times")) for line in lines] == [
        ("database away", "bots have to wait", 1),
        ("database away", "request", 500),
        ("bots have to wait", None, None),
    ]
    assert lines[1]["error"] == "Unreachable: no way"


@story
async def test_insisting_ends_with_the_outage_or_with_another_mistake() -> None:
    """What fails otherwise is not tried again."""
    answers: list[Any] = [Unreachable("no way"), ConnectionResetError(), 7, LookupError("no such card")]

    async def work() -> int:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return int(answer)

    assert await insist(work, pause=0) == 7
    with pytest.raises(LookupError):
        await insist(work, pause=0)


# Over HTTP

REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/api/v1/me", None),
    ("GET", "/api/v1/tables", None),
    ("GET", "/api/v1/tables/0123456789abcdef", None),
    ("POST", "/api/v1/guests", {"name": "Ben"}),
    ("POST", "/api/v1/sessions", {"name": "Ben", "password": "correct horse"}),
    ("POST", "/api/v1/tables", {"game": "rockwell", "players": 2}),
    ("PUT", "/api/v1/me/profile", {"name": "Anna"}),
    ("DELETE", "/api/v1/sessions", None),
]


async def _all_refused(server: Serving, key: str) -> None:
    async with server.http(Authorization=f"Bearer {key}") as http:
        for method, path, body in REQUESTS:
            for language, words in WORDS.items():
                answer = await http.request(method, path, json=body, headers={"Accept-Language": language})
                assert (answer.status_code, answer.headers.get("retry-after")) == (503, "1"), (path, answer.text)
                assert answer.json() == {"error": "unavailable", "text": words, "details": {}}
        assert (await http.get("/ready")).status_code == 503
        assert (await http.get("/health")).status_code == 200


@story
async def test_http_says_try_again(shared: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """At every route, in the caller's language, without a traceback; afterwards all is as before."""
    async with serving(tmp_path, database=shared) as server, somebody(server, "Ann") as ann:
        with capture_logs() as lines:
            async with away(postgres_server):
                await _all_refused(server, ann.key or "")
        assert lines
        assert not [line for line in lines if line["log_level"] == "error" or "exc_info" in line]
        assert len([line for line in lines if line["event"] == "database away"]) < len(REQUESTS)
        assert (await ann.request("GET", "/me"))[:1] == b"{"


@asynccontextmanager
async def broken_engine(server: Serving, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """No connection is free, and no new one can be made."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise ConnectionRefusedError

    await server.hub.store.engine.dispose()
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.store.engine.dialect, "connect", refuse)
        yield


@story
async def test_the_client_asks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does the same however often it is sent. Otherwise the caller decides: it may have been done."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2)
        async with broken_engine(server, monkeypatch):
            asked = asyncio.create_task(ann.lobby())
            with pytest.raises(ServerRefused, match="unavailable"):
                await ann.start(table)
            await asyncio.sleep(0)
            assert not asked.done()
        assert await asked == []


# At sockets


@story
async def test_sockets_outlive_an_outage(shared: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """A move is refused with a name, newcomers are sent away for a moment; the same key is good afterwards, once."""
    async with serving(tmp_path, database=shared) as server, auction(server) as (table, people, lines):
        async with away(postgres_server):
            told = await lines[0].ask(type="act", version=1, key="k", action=BID)
            assert (told["type"], told["key"], told["error"], told["text"]) == (
                "refused", "k", "unavailable", WORDS["en"],
            )  # fmt: skip
            assert (await lines[0].ask(type="say", key="s", text="hello"))["error"] == "unavailable"
            async with wire(people[1], server.url, table.id) as newcomer:
                with pytest.raises(ConnectionClosed) as closed:
                    await newcomer.next("welcome", "refused")
            assert closed.value.rcvd
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == UNAVAILABLE
        for _ in range(2):
            assert (await lines[0].ask(type="act", version=1, key="k", action=BID))["number"] == 2
        assert await server.hub.store.last_number(table.id) == 2


@story
async def test_players_of_the_client_notice_nothing(shared: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """Who moves during an outage is answered after it, who comes in then is let in; nothing is done twice."""
    async with serving(tmp_path, database=shared) as server, auction(server) as (table, people, _):
        seats = [await person.sit(table) for person in people]
        await seats[0].connection.open()
        async with away(postgres_server):
            moving = bid(seats[0], "a")
            entering = asyncio.create_task(seats[1].connection.open())
            await asyncio.wait([moving, entering], timeout=0.5)
            assert not moving.done()
            assert not entering.done()
        assert (await moving).number == 2
        await entering
        assert (await bid(seats[1], "b")).number == 3
        assert await server.hub.store.last_number(table.id) == 3


@story
async def test_a_move_whose_commit_was_not_heard_of_counts_once(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database took it, and the connection broke before it could say so: the client sends it again."""
    async with serving(tmp_path, database=shared) as server, auction(server) as (table, people, _):
        writer, failures = server.hub.store.writer, [1, 2]
        run = writer.database.run

        async def deaf(work: Any) -> None:
            await run(work)
            if failures:
                failures.pop()
                raise ConnectionResetError

        monkeypatch.setattr(writer.database, "run", deaf)
        seats = [await person.sit(table) for person in people]
        await asyncio.gather(*[seat.connection.open() for seat in seats])
        acks = [await bid(seat, f"{seat.number}") for seat in seats]
        assert [ack.number for ack in acks] == [2, 3, 4, 5]
        assert [row.number for row in await server.hub.store.entries(table.id)] == [1, 2, 3, 4, 5]


@story
async def test_a_locked_sqlite_file_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program holds the file for longer than a statement waits: the client's move is made when it lets go."""
    monkeypatch.setattr(database, "PATIENCE_S", 0.01)
    async with serving(tmp_path) as server, auction(server) as (_, people, lines):
        with closing(sqlite3.connect(tmp_path / "service.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            told = await lines[0].ask(type="act", version=1, key="k", action=BID)
            assert told["error"] == "unavailable"
        assert (await lines[0].ask(type="act", version=1, key="k", action=BID))["number"] == 2


# What goes on by itself


@story
async def test_bots_schedules_and_results_go_on(shared: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """Bots play on, a table whose hour has come starts, what is over is noted: all after the outage, all alone."""
    async with serving(tmp_path, database=shared) as server, somebody(server, "Ann") as ann:
        bots = await ann.open_table("clockworker", 2, bots={0: "random", 1: "random"}, seat=None)
        later = await ann.open_table("clockworker", 2, bots={1: "random"}, starts_at=server.hub.now() + 1500)
        await ann.start(bots)
        async with away(postgres_server):
            await asyncio.sleep(2)
        await _until(server, later.id, lambda status: status != "open")
        await _until(server, bots.id, lambda status: status == "over")
        recorder = server.app.state.recorder
        while await server.hub.store.results.unrecorded(limit=1):
            recorder._ended.set()
            await asyncio.sleep(0.1)


async def _until(server: Serving, table_id: str, fits: Callable[[str], bool]) -> None:
    while not fits((await server.hub.room(table_id)).session.status):
        await asyncio.sleep(0.05)


@story
async def test_an_outage_makes_no_result_unreadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is noted the next time."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", game="clockworker", players=2, hot_seat=True)
        await at.play(room, 10_000)
        store = at.hub.store
        recorder = Recorder(at.hub)
        with monkeypatch.context() as patch:
            patch.setattr(store, "log", _unreachable)
            with pytest.raises(Unreachable):
                await recorder.record_all()
        await recorder.record_all()
        assert await store.results.unrecorded(limit=1) == []


async def _unreachable(*_: Any, **__: Any) -> Any:
    raise Unreachable("no way")


@story
async def test_processes_hear_each_other_again(shared: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """Also of a move that is made as soon as the database is back."""
    async with two_servers(shared, tmp_path) as (one, other), auction(one, other) as (_, people, lines):
        async with away(postgres_server):
            assert (await lines[0].ask(type="act", version=1, key="k", action=BID))["error"] == "unavailable"
        while (answer := await lines[0].ask(type="act", version=1, key="k", action=BID))["type"] == "refused":
            assert answer["error"] == "unavailable"  # on a busy machine, not all of it is back at once
            await asyncio.sleep(0.1)
        assert answer["number"] == 2
        while (await lines[1].next("update"))["sight"]["number"] < 2:
            pass


@story
async def test_a_room_that_could_not_catch_up_is_still_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one who needs it reads again."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        room.is_stale = True
        with monkeypatch.context() as patch:
            patch.setattr(at.hub.store, "entries", _unreachable)
            with pytest.raises(Unreachable):
                await at.hub.room(room.session.id)
        assert room.is_stale
        assert await at.hub.room(room.session.id) is room
        assert not room.is_stale


@story
async def test_a_server_stops_in_good_order_without_its_database(
    shared: str, postgres_server: Postgres, tmp_path: Path
) -> None:
    """With players at tables."""
    async with serving(tmp_path, database=shared) as server:
        async with auction(server):
            await asyncio.to_thread(postgres_server.stop)
        with capture_logs() as lines:
            server.should_exit = True
    await asyncio.to_thread(postgres_server.start)
    assert not [line for line in lines if "exc_info" in line]
