"""Running a server: the command, settings, health, metrics, logs without secrets, a stop in good order."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from rockworker.cli import run
from rockworker.client import Client
from rockworker.engine.errors import BadOption
from rockworker.protocol import TableInfo
from rockworker.server.config import Settings, from_environment, to_environment
from rockworker.server.errors import NeedsPostgres
from rockworker.server.logs import hide_secrets, set_up_logs
from tests.cli.driver import environment
from tests.server.harness import Serving, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.sockets import wire

ROOT = Path(__file__).parents[3]


@story
async def test_health_and_readiness(tmp_path: Path) -> None:
    """Alive is not yet ready: without a database a server is not."""
    async with serving(tmp_path) as server, server.http() as page:
        assert (await page.get("/health")).json() == {"status": "ok"}
        assert (await page.get("/ready")).status_code == 200
        before = server.hub.store
        server.hub.store = _NoDatabase()  # type: ignore[assignment]
        answer = await page.get("/ready")
        server.hub.store = before
        assert answer.status_code == 503
        assert (await page.get("/health")).status_code == 200


class _NoDatabase:
    async def is_alive(self) -> bool:
        return False


@story
async def test_invented_methods_are_counted_as_one(tmp_path: Path) -> None:
    """Else a client could make the server count ever more things."""
    async with serving(tmp_path) as server, server.http() as page:
        for number in range(3):
            assert (await page.request(f"INVENTED{number}", "/api/v1/me")).status_code == 405
        text = (await page.get("/metrics")).text
        assert "INVENTED" not in text
        assert re.search(r'rockworker_request_seconds_count{method="other",[^}]*} 3.0', text)


@story
async def test_metrics_tell_what_happens(tmp_path: Path) -> None:
    """Tables, sockets, entries, refusals, times."""
    async with serving(tmp_path) as server, server.http() as page, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True, public=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a, wire(None, server.url, table.id) as watcher:
            await watcher.next("welcome")
            bid = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}
            await a.ask(type="act", version=1, key="k", action=bid)
            await a.ask(type="act", version=1, key="l", action=bid)
            await page.get("/api/v1/me")
            text = (await page.get("/metrics")).text
        for line in (
            'rockworker_tables{status="running"} 1.0',
            'rockworker_sockets{kind="player"} 1.0',
            'rockworker_sockets{kind="spectator"} 1.0',
            'rockworker_entries_total{entry="Started"} 1.0',
            'rockworker_entries_total{entry="Moved"} 1.0',
            "rockworker_commit_seconds_count 1.0",
            'rockworker_refusals_total{error="stale-version"} 1.0',
            'rockworker_refusals_total{error="not-signed-in"} 1.0',
            'rockworker_request_seconds_count{method="POST",path="/api/v1/tables/{table_id}/start",status="201"} 1.0',
        ):
            assert line in text, line


@pytest.fixture
def plain_logs() -> Any:
    """Logs as a server writes them; afterwards as before."""
    set_up_logs("debug")
    yield
    structlog.reset_defaults()


def test_no_secret_is_ever_logged(
    tmp_path: Path, plain_logs: None, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table's life, and a broken database: no key, seed, invitation or password in any line."""
    set_up_logs("debug")
    secrets: list[str] = ["correct horse", "hook-token", "ann@example.com"]

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann, server.http() as page:
            secrets.append(str(ann.key))
            secrets.append(await ann.register("Ann", "correct horse"))
            table = await ann.open_table("rockwell", 2, bots={1: "greedy"})
            await server.hub.store.set_email((await server.hub.room(table.id)).session.table.owner, "ann@example.com")
            await ann.request("PUT", "/me/notices", {"webhook": "https://127.0.0.1/hook-token"})
            await ann.start(table)
            room = await server.hub.room(table.id)
            seed = room.session.table.header.seed
            secrets.extend([str(seed), f"{seed:x}", str(table.invite)])
            seat = await ann.sit(table)
            async for turn in seat.turns():
                await turn.act(turn.offers[0][0])
                break
            await page.get(f"/api/v1/tables/{table.id}?invite={table.invite}")
            await _break(server, monkeypatch)
            headers = {"Authorization": f"Bearer {ann.key}"}
            wanted = {"game": "rockwell", "players": 2, "seed": "abcdef0123456789"}
            broken = await page.post("/api/v1/tables", json=wanted, headers=headers)
            assert broken.status_code == 500
            assert broken.json()["error"] == "broken"
            assert "abcdef" not in broken.text
            monkeypatch.undo()

    secrets.extend(["abcdef0123456789", str(0xABCDEF0123456789)])
    tell()
    lines = [line for line in "".join(capfd.readouterr()).splitlines() if line]
    events = [json.loads(line)["event"] for line in lines]
    assert {"server started", "server stopped", "request failed"} <= set(events)
    for secret in secrets:
        assert not [line for line in lines if secret in line], secret


async def _break(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no table can be opened: the database lacks where to put it."""
    async with server.hub.store.engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE tables RENAME TO elsewhere")


def test_fields_that_are_secret_are_hidden_in_logs() -> None:
    """Even if somebody puts them there."""
    event = hide_secrets(None, "info", {"event": "x", "key": "k", "seed": 5, "password": "p", "table": "t"})
    assert event == {"event": "x", "key": "…", "seed": "…", "password": "…", "table": "t"}


# Settings


def test_flags_win_over_the_environment() -> None:
    """And the environment over the defaults; URLs of databases get their drivers."""
    surroundings = {
        "ROCKWORKER_PORT": "9000",
        "ROCKWORKER_HOST": "0.0.0.0",  # noqa: S104 - nobody binds
        "ROCKWORKER_ORIGINS": "https://a.example, https://b.example",
        "ROCKWORKER_SECURE_COOKIES": "true",
        "ROCKWORKER_DATABASE": "postgresql://u:p@h/d",
        "ROCKWORKER_WORKERS": "3",
    }
    settings = from_environment({"port": 7000, "host": None}, surroundings)
    assert (settings.port, settings.host) == (7000, surroundings["ROCKWORKER_HOST"])
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.secure_cookies
    assert settings.database == "postgresql+asyncpg://u:p@h/d"
    assert "u:p" not in repr(settings)
    assert from_environment({}, to_environment(settings)) == settings
    assert from_environment({"database": "sqlite:///x.db"}, {}).database == "sqlite+aiosqlite:///x.db"
    assert from_environment({}, {}) == Settings()


@pytest.mark.parametrize("bad", [{"PORT": "x"}, {"PORT": "70000"}, {"LOG_LEVEL": "loud"}, {"WORKERS": "0"}])
def test_bad_settings_are_refused(bad: dict[str, str]) -> None:
    """With a reason, before anything starts."""
    with pytest.raises(BadOption):
        from_environment({}, {f"ROCKWORKER_{name}": value for name, value in bad.items()})


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    """Said plainly, in one line."""
    with pytest.raises(NeedsPostgres):
        from_environment({"workers": 2}, {})
    assert run(["serve", "--workers", "2", "--lang", "de"]) == 2
    assert capsys.readouterr().err.strip() == (
        "rockworker: 2 Prozesse brauchen PostgreSQL: SQLite bedient nur einen. Gib --database postgresql://… an."
    )


# The command


@asynccontextmanager
async def command(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """`rockworker serve` on a free port, and its address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rockworker", "serve", "--port", "0", *arguments),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout
    try:
        line = (await process.stdout.readline()).decode()
        assert line.startswith("Serving at http://127.0.0.1:")
        yield process, line.split()[2].rstrip("/")
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)  # with all that it has started
            await process.wait()


async def events(process: asyncio.subprocess.Process) -> list[str]:
    """What the log tells, once the server has stopped."""
    _, logs = await process.communicate()
    return [json.loads(line)["event"] for line in logs.decode().splitlines()]


@story
async def test_the_command_serves_and_stops_in_good_order(tmp_path: Path) -> None:
    """It prints its address, plays, tells sockets why it hangs up, and leaves."""
    async with command("--database", f"sqlite:///{tmp_path}/t.db") as (process, url), Client(url) as ann:
        await ann.enter("Ann")
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, url, table.id, seat=0) as a:
            await a.next("welcome")
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await a.next("never")
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "restart")
        assert await events(process) == ["server started", "server stopped"]
        assert process.returncode in (0, -signal.SIGTERM)


def test_several_processes_serve_the_same_tables(postgres_server: Postgres) -> None:
    """Two of them on one PostgreSQL: a game with two people and a bot is played to its end, wherever each came in."""
    database = postgres_server.migrated_database().replace("+asyncpg", "")

    @story
    async def tell() -> None:
        async with command("--database", database, "--workers", "2") as (process, url):
            async with Client(url) as ann, Client(url) as ben:
                await ann.enter("Ann")
                await ben.enter("Ben")
                table = await ann.open_table("clockworker", 3, bots={2: "random"}, options={"round_limit": 2})
                await ben.sit(table)
                await ann.start(table)
                assert len(set(await asyncio.gather(_drive(ann, table), _drive(ben, table)))) == 1
            process.send_signal(signal.SIGTERM)
            assert sorted(await events(process)) == ["server started"] * 2 + ["server stopped"] * 2
            assert process.returncode == 0

    tell()


async def _drive(client: Client, table: TableInfo) -> int:
    """Plays to the end; returns the number of the last entry."""
    seat = await client.sit(table)
    async for turn in seat.turns():
        await turn.act(turn.offers[0][0])
    return seat.sight.number
