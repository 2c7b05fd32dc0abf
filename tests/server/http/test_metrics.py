"""What several processes of one server have counted, asked of any of them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx

from rockworker.client import Client
from tests.server.harness import PATIENCE, story
from tests.server.http.test_health import command
from tests.server.postgres import Postgres
from tests.server.sockets import wire

REFUSED = "rockworker_refusals_total"
SOCKETS = "rockworker_sockets"
SCRAPES = 12
"""Each on a connection of its own: all processes are asked."""


async def scraped(url: str) -> str:
    """What one of the processes tells."""
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        return (await http.get(f"{url}/metrics")).text


def value(text: str, name: str) -> float:
    """The sum over all labels."""
    return sum(float(found) for found in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE))


async def until(url: str, name: str, wanted: float) -> None:
    """Waits until a number is what it should be; processes may be starting again meanwhile."""
    async with asyncio.timeout(60):
        found: float | None = None
        while found != wanted:
            await asyncio.sleep(0.2)
            with suppress(httpx.TransportError):
                found = value(await scraped(url), name)


def test_every_process_tells_what_all_have_counted(postgres_server: Postgres) -> None:
    """Refusals and sockets over two processes; of one that is killed, what it counted stays, what it held goes."""
    database = postgres_server.migrated_database().replace("+asyncpg", "")

    @story
    async def tell() -> None:
        async with command("--database", database, "--workers", "2") as (process, url), Client(url) as ann:
            for _ in range(20):
                async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
                    assert (await http.get(f"{url}/api/v1/me")).status_code == 401
            assert [value(await scraped(url), REFUSED) for _ in range(SCRAPES)] == [20] * SCRAPES
            await ann.enter("Ann")
            table = await ann.open_table("rockwell", 2, public=True)
            async with AsyncExitStack() as stack:
                for _ in range(8):
                    line = await stack.enter_async_context(wire(None, url, table.id))
                    await line.next("welcome")
                await until(url, SOCKETS, 8)
                for child in children(process.pid):
                    os.kill(child, signal.SIGKILL)
            await until(url, SOCKETS, 0)
            assert value(await scraped(url), REFUSED) == 20

    tell()


def children(parent: int) -> list[int]:
    """The server processes that one has started."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
