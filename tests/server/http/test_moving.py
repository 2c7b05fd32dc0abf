"""Several server processes: a table's sockets come together in the process that the table belongs to."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidMessage

from rockworker.client import Client
from rockworker.protocol import TableInfo
from rockworker.server.http.moving import Neighbours
from tests.server.harness import story
from tests.server.postgres import Postgres
from tests.server.sockets import wire

WORKERS = 2
PATIENCE = 60.0


@asynccontextmanager
async def several(postgres: Postgres) -> AsyncIterator[tuple[str, int]]:
    """A server of several processes: its address, and the process that has started the others."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rockworker", "serve", "--port", f"{port}", "--workers", f"{WORKERS}"]
    command += ["--database", postgres.migrated_database().replace("postgresql+asyncpg", "postgresql")]
    around = {**os.environ, "ROCKWORKER_LOG_LEVEL": "error"}
    process = subprocess.Popen(command, env=around, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(trust_env=False) as http:
            while not await _ready(http, url):
                assert process.poll() is None
                await asyncio.sleep(0.1)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def _ready(http: httpx.AsyncClient, url: str) -> bool:
    try:
        return (await http.get(f"{url}/ready")).status_code == 200
    except httpx.TransportError:
        return False


def processes_of(pid: int) -> list[int]:
    """A process's children."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def owners(pid: int, ports: list[int]) -> Counter[int]:
    """By process: how many of these connections' server ends it holds."""
    inodes = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        inodes[f"socket:[{fields[9]}]"] = int(fields[2].rpartition(":")[2], 16)
    found: Counter[int] = Counter()
    for child in processes_of(pid):
        for file in Path(f"/proc/{child}/fd").iterdir():
            if file.is_symlink() and inodes.get(os.readlink(file)) in ports:
                found[child] += 1
    return found


async def seated(url: str, *names: str) -> tuple[list[Client], TableInfo]:
    """People at a started table."""
    clients = [Client(url) for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.enter(name)
    table = await clients[0].open_table("clockworker", len(names), public=True)
    for client in clients[1:]:
        await client.sit(table)
    await clients[0].start(table)
    return clients, table


async def holders(url: str, pid: int, clients: list[Client], table: TableInfo, kill: bool = False) -> list[int]:
    """The processes that hold the sockets of two players and a spectator; perhaps the last sign of life of one."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(wire(client, url, table.id)) for client in (*clients, None)]
        for line in lines:
            await line.next("welcome")
        found = owners(pid, [line.socket.local_address[1] for line in lines])
        assert found.total() == len(lines)
        if kill and len(found) == 1:
            os.kill(next(iter(found)), signal.SIGKILL)
            for line in lines:
                await line.socket.wait_closed()
        return [*found]


async def meeting_place(url: str, pid: int, clients: list[Client], table: TableInfo) -> int:
    """The process where the sockets meet, again and again, once all processes have started and know of each other."""
    while True:
        with suppress(InvalidMessage):  # a process that goes takes its connections with it, and clients try again
            tries = [await holders(url, pid, clients, table) for _ in range(6)]
            if all(found == tries[0] for found in tries) and len(tries[0]) == 1:
                return tries[0][0]
        await asyncio.sleep(0.5)


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="looks at processes as Linux shows them")
@story
async def test_sockets_of_a_table_meet_in_one_process(postgres_server: Postgres) -> None:
    """Whichever process accepts them; and when that one dies, they meet in another."""
    async with several(postgres_server) as (url, pid):
        clients, table = await seated(url, "Ann", "Ben")
        first = await meeting_place(url, pid, clients, table)
        assert await holders(url, pid, clients, table, kill=True) == [first]
        assert await meeting_place(url, pid, clients, table) != first
        for client in clients:
            await client.close()


def test_a_table_belongs_to_one_process_and_changes_hands_only_with_it() -> None:
    """All processes agree; one that comes takes its share, and one that goes leaves only its tables behind."""
    with tempfile.TemporaryDirectory() as folder:
        tables = [f"table{number}" for number in range(300)]
        for name in ("1", "2", "3"):
            (Path(folder) / name).touch()
        before = {table: Neighbours(Path(folder), "1").owner_of(table) for table in tables}
        assert before == {table: Neighbours(Path(folder), "2").owner_of(table) for table in tables}
        assert min(Counter(before.values()).values()) > 60
        (Path(folder) / "2").unlink()
        after = {table: Neighbours(Path(folder), "1").owner_of(table) for table in tables}
        assert all(after[table] == owner for table, owner in before.items() if owner != "2")


def test_a_process_that_has_died_is_left_out() -> None:
    """Its socket is still in the folder, but nobody listens: the connection stays where it is."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as connection:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as dead:
            dead.bind(f"{folder}/2")
        neighbours = Neighbours(Path(folder), "1")
        assert neighbours.owner_of("t") == "2"
        assert not neighbours.hand_over("t", connection.fileno(), b"GET / HTTP/1.1\r\n\r\n")
        (Path(folder) / "1").touch()
        assert neighbours.owner_of("t") == "1"
