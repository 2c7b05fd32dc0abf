"""Whatever comes in, only typed refusals go out: never a breakdown, never a change, and other tables don't notice."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rockworker.client import Client
from rockworker.protocol import TableInfo
from rockworker.server.storage.database import engine_for
from rockworker.server.storage.rows import ChatRow
from rockworker.server.storage.store import Store
from tests.server.harness import Serving, migrated_database, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.proofs.killable import Killable, free_port, settings_for
from tests.server.sockets import Wire, wire

EXAMPLES = int(os.environ.get("ROCKWORKER_FUZZ", "4"))
"""Requests for each operation and each way to make them up; `make soak` makes many more."""
LONG = EXAMPLES >= 10
BID = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}


# HTTP, by its own description


class Target(msgspec.Struct):
    """A server under fire: the attacker has a seat at a running table; two others play somewhere else."""

    server: Killable
    key: str
    table: str
    bystanders: str
    before: tuple[Any, ...]


async def _prepare(url: str, log: str) -> Target:
    server = Killable(settings_for(url, free_port(), largest_body=100_000), log)
    await server.start()
    async with Client(server.url) as attacker, Client(server.url) as ann:
        key = await attacker.enter("Mallory")
        table = await _running(attacker)
        await ann.enter("Ann")
        quiet = await _running(ann)
    return Target(server, key, table.id, quiet.id, await _facts(url, quiet.id, table.id))


async def _running(client: Client) -> TableInfo:
    table = await client.open_table("rockwell", 2, hot_seat=True)
    return await client.start(table)


async def _facts(url: str, quiet: str, table: str) -> tuple[Any, ...]:
    """What must not change: the bystanders' table as a whole, and the log of the other one."""
    store = Store(engine_for(url))
    try:
        return await store.table(quiet), await store.entries(quiet), await store.entries(table)
    finally:
        await store.close()


@pytest.fixture
def target(database_url: str, tmp_path: Path) -> Iterator[Target]:
    """A server."""
    with under_fire(database_url, tmp_path / "log") as made:
        yield made


@pytest.fixture
def targets(postgres_server: Postgres, tmp_path: Path) -> Iterator[list[Target]]:
    """A server on each database: what is made up at length is sent to both."""
    with (
        under_fire(migrated_database(tmp_path), tmp_path / "log") as one,
        under_fire(postgres_server.migrated_database(), tmp_path / "other-log") as other,
    ):
        yield [one, other]


@contextmanager
def under_fire(database_url: str, log: Path) -> Iterator[Target]:
    """The server; afterwards everything must be as it was, and its log free of breakdowns."""
    made = asyncio.run(_prepare(database_url, str(log)))
    yield made
    after = asyncio.run(_facts(database_url, made.bystanders, made.table))
    alive = httpx.get(f"{made.server.url}/ready", trust_env=False, timeout=60).status_code
    asyncio.run(made.server.stop())
    assert alive == 200
    assert after == made.before
    assert "failed" not in log.read_text()


@pytest.mark.filterwarnings("ignore")
def test_http_by_its_own_description(targets: list[Target]) -> None:
    """Requests that fit the OpenAPI document and requests that don't: answers below 500, with documented codes, in the
    documented form."""
    schema = schemathesis.openapi.from_url(f"{targets[0].server.url}/schema/openapi.json")
    operations: list[Any] = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 20
    for operation in operations:
        for mode in schemathesis.GenerationMode:
            for known in (True, False) if "{table_id}" in operation.path else (False,):
                _fuzz(targets, operation, mode, known)


TRUTHS = [status_code_conformance, content_type_conformance, response_schema_conformance]
"""What the document says of answers."""
PLACE = "0123456789abcdef"
"""Stands for the attacker's table."""
ENDS_ITS_CALLER = ("POST /api/v1/me/deletion", "DELETE /api/v1/sessions")
"""What a caller can do once: each time somebody else does it."""


def _victim(target: Target) -> str:
    entered = httpx.post(f"{target.server.url}/api/v1/guests", json={"name": "Victim"}, trust_env=False, timeout=60)
    return str(entered.json()["key"])


def _fuzz(targets: list[Target], operation: Any, mode: Any, known: bool) -> None:
    """Requests about the attacker's table, which has another id on each server, or about tables that are made up."""
    path_parameters = {"table_id": PLACE} if known else None

    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        derandomize=not LONG,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode, path_parameters=path_parameters))
    def check(case: Any) -> None:
        for target in targets:
            if known:
                case.path_parameters["table_id"] = target.table
            _send(target, operation.label, case)

    try:
        check()
    except schemathesis.errors.InvalidSchema:
        raise
    except Exception as error:
        if "Unable to satisfy" in str(error) or type(error).__name__ in ("Unsatisfiable", "SkipTest"):
            return  # nothing about this operation can be got wrong
        raise


def _send(target: Target, label: str, case: Any) -> None:
    sent = case.as_transport_kwargs(base_url=target.server.url)
    key = _victim(target) if label in ENDS_ITS_CALLER else target.key
    headers = {**dict(sent.get("headers") or {}), "Authorization": f"Bearer {key}"}
    answer = case.call(base_url=target.server.url, headers=headers, timeout=60)
    assert answer.status_code < 500, (label, answer.content)
    case.validate_response(answer, checks=TRUTHS)
    if answer.status_code >= 400:
        told = json.loads(answer.content)
        assert set(told) == {"error", "text", "details"}, label
        assert told["error"] != "broken"


NESTED = "[" * 40_000
BODIES: list[tuple[str, bytes]] = [
    ("application/json", b""),
    ("application/json", b"{"),
    ("application/json", b"null"),
    ("application/json", b"\xff\xfe"),
    ("application/json", NESTED.encode()),
    ("application/json", b'{"game":' + NESTED.encode()),
    ("application/json", b'{"game": "rockwell", "players": 2, "options": {"x": ' + NESTED.encode() + b"}}"),
    ("application/json", b'{"game": "rockwell", "players": 1e999}'),
    ("application/json", b'{"game": "rockwell", "players": 2, "seed": "' + b"f" * 65 + b'"}'),
    ("application/json", b'{"game": "rock\\u0000well", "players": 2}'),
    (
        "application/json",
        b'{"game": "rockwell", "players": 2, "clock": {"kind": "bank", "bank_ms": 1e30}}',
    ),
    ("application/json", b'{"game": "rockwell", "players": 2, "bots": {"0": "no such bot"}}'),
    ("application/json", b'{"game": "rockwell", "players": 2, "components": {"start": {"cash": -1}}}'),
    ("application/json", b'{"rockworker": 1, "header": {}, "log": []}'),
    ("application/json", b'{"name": "\\ud800", "password": "x"}'),
    ("application/json", b'{"name": "\\u0000", "password": "12345678"}'),
    ("application/xml", b"<a/>"),
    ("multipart/form-data", b"--x"),
    ("application/msgpack", b"\x81"),
]
PATHS = ("guests", "accounts", "sessions", "tables", "tables/import", "tables/{table}/seats", "tables/{table}/clone")
ODD = (
    "tables/%00",
    "tables/%ff%fe",
    "tables/{table}%00",
    "tables/{table}?invite=%C3%A9",
    "tables/{table}/steps/99999999999999999999",
    "tables/{table}/steps/1?seat=-1",
    "tables/{table}/steps/1?seat=99",
    "tables/{table}/steps/1?lang=xx",
    "tables?game=%00",
    "tables?players=99999999999999999999",
    "tables?limit=-1",
    "tables?status=%F0%9F%92%A5",
    "nothing/here",
)


def test_http_bodies_and_paths(target: Target) -> None:
    """Broken, deep, huge and strange ones."""
    with httpx.Client(trust_env=False, base_url=f"{target.server.url}/api/v1/") as http:
        for key in (target.key, "x" * 5000, ""):
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            # Bodies are read before anybody asks who sends them: in the short form strangers send a few.
            bodies = BODIES if key == target.key or LONG else BODIES[:4]
            for path in PATHS:
                for kind, body in bodies:
                    answer = http.post(
                        path.format(table=target.table), content=body, headers={**headers, "Content-Type": kind}
                    )
                    assert 400 <= answer.status_code < 500, (path, body[:60], answer.content[:300])
                    assert answer.json()["error"] != "broken"
            for path in ODD:
                answer = http.get(path.format(table=target.table), headers=headers)
                assert answer.status_code < 500, (path, answer.content)
        answer = http.post("tables", content=b" " * 200_000, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "too-long")


# Sockets


ACT = '{"type":"act","version":1,"key":"k","action":'
FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"act"',
    "\x00",
    b"\x00\xff\xfe",
    "[" * 16_000,
    '{"type":' * 2_000,
    ACT + "[" * 16_000,
    ACT + "{}}",
    ACT + '{"type":"bid"}}',
    ACT + '{"type":"no-such"}}',
    ACT + '{"type":"bid","zinc":1e400,"copper":0,"silver":0,"gold":0,"cash":0}}',
    ACT + '{"type":"bid","zinc":true,"copper":0,"silver":0,"gold":0,"cash":0}}',
    ACT + '{"type":"bid","zinc":-1,"copper":0,"silver":0,"gold":0,"cash":0}}',
    ACT + '{"type":"bid","zinc":0,"copper":0,"silver":0,"gold":0,"cash":99999999999999999999999}}',
    ACT.replace(":1,", ":1.0,") + json.dumps(BID) + "}",
    ACT.replace(":1,", ":true,") + json.dumps(BID) + "}",
    ACT.replace(":1,", ":-1,") + json.dumps(BID) + "}",
    ACT.replace(":1,", ":99999999999999999999999999,") + json.dumps(BID) + "}",
    ACT.replace('"k"', '""') + json.dumps(BID) + "}",
    ACT.replace('"k"', '"\\u0000"') + json.dumps(BID) + "}",
    ACT.replace('"k"', f'"{"k" * 65}"') + json.dumps(BID) + "}",
    ACT.replace('"k"', '"\\ud800"') + json.dumps(BID) + "}",
    '{"type":"undo","key":"u"}',
    '{"type":"cast-vote","key":"u","agrees":true}',
    '{"type":"cast-vote","key":"u","agrees":1}',
    '{"type":"open-vote","key":"u","question":"riot"}',
    '{"type":"open-vote","key":"u","question":"undo","subject":99}',
    '{"type":"open-vote","key":"u","question":"replace","subject":99}',
    '{"type":"open-vote","key":"u","question":"replace","subject":-1}',
    '{"type":"open-vote","key":"u","question":"undo","subject":99999999999999999999}',
    '{"type":"say","key":"s","text":""}',
    '{"type":"say","key":"s","text":"' + "x" * 501 + '"}',
    '{"type":"say","key":"s","text":"\\u0000"}',
    '{"type":"say","key":"","text":"hello"}',
    '{"type":"say","key":"' + "k" * 65 + '","text":"hello"}',
    '{"type":"say","key":"\\u0000","text":"hello"}',
    '{"type":"welcome"}',
    '{"type":"ping","type":"ping","x":1}',
]
QUERIES = (
    "seat=1",
    "seat=-1",
    "seat=99999999999999999999",
    "seat=x",
    "since=-1",
    "since=x",
    "since=99999999999999999999",
    "lang=xx",
    "invite=%C3%A9",
    "invite=%00",
    "invite=" + "x" * 100,
)


@asynccontextmanager
async def two_tables(url: str, folder: Path, **more: Any) -> AsyncIterator[tuple[Serving, Client, TableInfo, Wire]]:
    """A table with the attacker at it, and a quiet one with a socket that listens."""
    async with (
        serving(folder, database=url, **more) as server,
        somebody(server, "Mallory") as mallory,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        table = await mallory.open_table("rockwell", 2)
        await ben.sit(table)
        await mallory.start(table)
        quiet = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(quiet)
        async with wire(ann, server.url, quiet.id, seat=0) as line:
            await line.next("presence")
            yield server, mallory, table, line


async def still_quiet(line: Wire) -> None:
    """Nothing has happened at the other table, and it answers at once."""
    told = len(line.seen)
    async with asyncio.timeout(5):
        await line.send(type="ping")
        await line.next("pong")
    assert {message["type"] for message in line.seen[told:]} == {"pong"}


@story
async def test_numbers_that_no_database_holds(database_url: str, tmp_path: Path) -> None:
    """Against bots nobody else is asked, and what a vote is about is looked up at once."""
    async with serving(tmp_path, database=database_url) as server, somebody(server, "Mallory") as mallory:
        table = await mallory.open_table("rockwell", 2, bots={1: "random"})
        await mallory.start(table)
        async with wire(mallory, server.url, table.id) as line:
            await line.next("welcome")
            for number in (-1, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 2**200):
                for question in ("undo", "replace", "return", "end", "pause"):
                    told = await line.ask(type="open-vote", key=f"k{number}", question=question, subject=number)
                    if number >= 2**31 or number < 0:
                        assert (told["type"], told["error"]) == ("refused", "bad-input")
                    elif question in ("undo", "replace", "return"):
                        assert told["error"] in ("vote-is-pointless", "no-such-seat")
                        break
                told = await line.ask(type="act", version=number, key="a", action=BID)
                assert told["error"] in ("bad-input", "stale-version")


@story
async def test_frames(database_url: str, tmp_path: Path) -> None:
    """Each bad frame gets its typed refusal; the socket stays open, the game as it was."""
    async with two_tables(database_url, tmp_path) as (server, mallory, table, quiet):
        session = server.hub.rooms[table.id].session
        before = session.state.snapshot()
        async with wire(mallory, server.url, table.id) as line:
            await line.next("welcome")
            for frame in FRAMES:
                await line.socket.send(frame)
                told = await line.next("refused", "ack")
                assert told["type"] == "refused", frame
                assert told["error"] != "broken", frame
        assert session.state.snapshot() == before
        assert await server.hub.store.last_number(table.id) == 1
        await still_quiet(quiet)


@story
async def test_frames_that_are_too_long(database_url: str, tmp_path: Path) -> None:
    """The socket is closed with the code for it."""
    async with two_tables(database_url, tmp_path) as (server, mallory, table, quiet):
        async with wire(mallory, server.url, table.id) as line:
            await line.next("welcome")
            await line.socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await line.next("nothing")
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await still_quiet(quiet)


@story
async def test_ways_in(database_url: str, tmp_path: Path) -> None:
    """Strange seats, versions, languages and invitations: a typed refusal, or a place among the spectators."""
    async with two_tables(database_url, tmp_path) as (server, mallory, table, quiet):
        headers = {"Authorization": f"Bearer {mallory.key}"}
        base = f"ws{server.url.removeprefix('http')}/api/v1/tables"
        for place in (table.id, "nothing", "%00", quiet_id(server, table.id)):
            for query in QUERIES:
                told = await _knock(f"{base}/{place}/play?{query}", headers)
                assert told in (None, "welcome", "refused"), (place, query, told)
        await still_quiet(quiet)


def quiet_id(server: Serving, other: str) -> str:
    """The table that is none of the attacker's business."""
    return next(table_id for table_id in server.hub.rooms if table_id != other)


async def _knock(url: str, headers: dict[str, str]) -> str | None:
    """The first message, `broken` if something broke; None: the socket was not opened."""
    try:
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            message = json.loads(await socket.recv())
            return "broken" if message.get("error") == "broken" else str(message["type"])
    except ConnectionClosed as closed:
        return "broken" if closed.rcvd and closed.rcvd.code == 1011 else None
    except InvalidStatus as refused:
        return None if 400 <= refused.response.status_code < 500 else "broken"


@story
async def test_floods(database_url: str, tmp_path: Path) -> None:
    """A client that sends too much is told so, and nobody else waits for it."""
    async with two_tables(database_url, tmp_path, messages_per_second=2) as (server, mallory, table, quiet):
        async with wire(mallory, server.url, table.id) as line:
            await line.next("welcome")
            began = time.monotonic()
            flood = asyncio.create_task(_flood(line, 400))
            told = [await line.next("ack", "refused") for _ in range(400)]
            await flood
            assert {answer.get("error", "ack") for answer in told} == {"ack", "too-much"}
            allowed = 2 * 2 + 2 * (time.monotonic() - began)
            assert 4 <= len([answer for answer in told if answer["type"] == "ack"]) <= allowed
            await still_quiet(quiet)
        assert await server.hub.store.last_number(table.id) == 1


async def _flood(line: Wire, messages: int) -> None:
    for number in range(messages):
        await line.send(type="say", key=str(number), text="spam")


@story
async def test_a_reader_who_does_not_read(tmp_path: Path) -> None:
    """Others hear everything meanwhile; what waits for the slow one is bounded; in the end it is cut off."""
    async with two_tables(migrated_database(tmp_path), tmp_path) as (server, mallory, table, quiet):
        room = server.hub.rooms[table.id]
        url = f"ws{server.url.removeprefix('http')}/api/v1/tables/{table.id}/play"
        headers = {"Authorization": f"Bearer {mallory.key}"}
        async with connect(url, additional_headers=headers, proxy=None, max_queue=1) as slow:
            while len(room.connections) < 1:
                await asyncio.sleep(0.01)
            client = room.connections[0]
            for number in range(1, 3000):
                room.words.tell([ChatRow(number, "", "Ann", None, "all", 0, "x" * 10_000, guest=True)])
                assert client.queue.qsize() <= client.queue.maxsize
                await asyncio.sleep(0)
                if client.cut.is_set():
                    break
            assert client.cut.is_set()
            await still_quiet(quiet)
            while client in room.connections:
                await asyncio.sleep(0.01)
            slow.transport.abort()
