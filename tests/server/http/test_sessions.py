"""Keys and cookies: how long they are good, and what becomes of sockets when they are not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from rockworker.client import Client, ServerRefused
from rockworker.server.storage.schema import KEYS
from tests.server.harness import Serving, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.sockets import Wire, wire


async def closed(line: Wire) -> tuple[int | None, str | None]:
    """How the server has hung up."""
    async with asyncio.timeout(10):
        with suppress(ConnectionClosed):
            while True:
                await line.socket.recv()
    return line.socket.close_code, line.socket.close_reason


async def is_known(server: Serving, key: str | None) -> bool:
    """Whether the server knows who has this key."""
    async with server.http(authorization=f"Bearer {key}") as http:
        return (await http.get("/api/v1/me")).status_code == 200


async def sign_out(client: Client, everywhere: bool = False) -> None:
    """This key, or all."""
    await client.request("DELETE", "/sessions", params={"everywhere": "true"} if everywhere else None)


@story
async def test_sign_out_closes_the_sockets_of_that_key(tmp_path: Path) -> None:
    """Those of the same person's other keys stay open."""
    async with serving(tmp_path) as server, Client(server.url) as here, Client(server.url) as there:
        await here.register("Ann", "correct horse")
        await there.sign_in("Ann", "correct horse")
        table = await here.open_table("rockwell", 2)
        async with wire(here, server.url, table.id) as one, wire(there, server.url, table.id) as other:
            await one.next("welcome")
            await other.next("welcome")
            await sign_out(here)
            assert await closed(one) == (1008, "signed-out")
            assert (await other.ask(type="say", key="k", text="still here"))["type"] == "ack"
            await sign_out(there, everywhere=True)
            assert await closed(other) == (1008, "signed-out")


@story
async def test_sign_out_everywhere(tmp_path: Path) -> None:
    """No key of that person is good any longer; others' are."""
    async with serving(tmp_path) as server, Client(server.url) as here, Client(server.url) as there:
        await here.register("Ann", "correct horse")
        await there.sign_in("Ann", "correct horse")
        async with somebody(server, "Ben") as ben:
            await sign_out(here, everywhere=True)
            assert not await is_known(server, here.key)
            assert not await is_known(server, there.key)
            assert await is_known(server, ben.key)


@story
async def test_sign_out_reaches_the_other_process(postgres_server: Postgres, tmp_path: Path) -> None:
    """A socket there is closed as well."""
    shared = postgres_server.migrated_database()
    async with (
        serving(tmp_path, database=shared) as one,
        serving(tmp_path, database=shared) as other,
        somebody(one, "Ann") as ann,
    ):
        table = await ann.open_table("rockwell", 2)
        async with wire(ann, other.url, table.id) as line:
            await line.next("welcome")
            await sign_out(ann)
            assert await closed(line) == (1008, "signed-out")


@story
async def test_a_guests_key_ends_with_registering(tmp_path: Path) -> None:
    """The account's new key takes its place; seats stay."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2)
        guest = ann.key
        async with wire(ann, server.url, table.id) as line:
            await line.next("welcome")
            await ann.register("Ann", "correct horse")
            assert await closed(line) == (1008, "signed-out")
        assert not await is_known(server, guest)
        assert await is_known(server, ann.key)
        assert (await ann.table(table.id)).seats[0].mine


@story
async def test_keys_grow_old(tmp_path: Path) -> None:
    """After the days that are set nobody is known by them, and their sockets are closed."""
    async with serving(tmp_path, session_days=30) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2)
        async with wire(ann, server.url, table.id) as line:
            await line.next("welcome")
            async with server.hub.store.engine.begin() as connection:
                await connection.execute(update(KEYS).values(created=KEYS.c.created - 31 * 86_400_000))
            await server.hub.check_keys()
            assert await closed(line) == (1008, "signed-out")
        with pytest.raises(ServerRefused, match="not-signed-in"):
            await ann.open_table("rockwell", 2)
        async with server.http() as page:
            answer = await page.post("/api/v1/guests", json={"name": "Ben"})
            assert "Max-Age=2592000" in answer.headers["set-cookie"]


@story
async def test_the_schema_promises_no_body_for_sign_out(tmp_path: Path) -> None:
    """204 has none; the cookie is taken back."""
    async with serving(tmp_path) as server, server.http() as page:
        schema = (await page.get("/schema/openapi.json")).json()
        assert "content" not in schema["paths"]["/api/v1/sessions"]["delete"]["responses"]["204"]
        await page.post("/api/v1/guests", json={"name": "Ben"})
        answer = await page.delete("/api/v1/sessions", headers={"x-rockworker": "1"})
        assert (answer.status_code, answer.content) == (204, b"")
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert not page.cookies
