"""Somebody is deleted while a request of theirs is under way: it gets a clean answer, and leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, select

import rockworker
from rockworker.client import Client
from rockworker.protocol import TableInfo
from rockworker.server import accounts, rights
from rockworker.server.errors import JustRemoved
from rockworker.server.storage import traces
from rockworker.server.storage.database import Gone
from rockworker.server.storage.rows import Person
from rockworker.server.storage.schema import PEOPLE
from rockworker.server.storage.store import Store
from rockworker.server.tables import service
from tests.server.harness import Clock as HandClock
from tests.server.harness import Serving, house_on, serving, somebody, story
from tests.server.notify.test_push import FakeBrowser

PASSWORD = "correct horse"  # noqa: S105 - a test's
BROWSER = {**FakeBrowser(1).subscription(), "endpoint": "https://push.example/ann"}
TABLE: dict[str, Any] = {"game": "clockworker", "players": 2}
BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/guests"): {"name": "Ann the second"},
    ("POST", "/accounts"): {"name": "Annabella", "password": PASSWORD},
    ("POST", "/sessions"): {"name": "Ann", "password": PASSWORD},
    ("PUT", "/me/password"): {"old": PASSWORD, "new": "battery staple"},
    ("PUT", "/me/email"): {"email": "", "password": PASSWORD},
    ("POST", "/email-confirmations"): {"token": "no such"},
    ("POST", "/password-resets"): {"name": "Ann"},
    ("PUT", "/password-resets"): {"token": "no such", "password": "battery staple"},
    ("POST", "/me/deletion"): {"password": PASSWORD},
    ("PUT", "/me/profile"): {"name": "Annette"},
    ("PUT", "/me/notices"): {"turn": False},
    ("POST", "/me/browsers"): BROWSER,
    ("POST", "/games/{game}/components"): {"name": "mine.toml", "text": ""},
    ("POST", "/tables"): TABLE,
    ("POST", "/tables/{table_id}/seats"): {"seat": None},
    ("PUT", "/tables/{table_id}/seats/{seat}/bot"): {"bot": "random"},
    ("PUT", "/tables/{table_id}/seats/{seat}/invitation"): {"name": "Ben"},
    ("PUT", "/tables/{table_id}/schedule"): {"starts_at": 4_000_000_000_000},
    ("PUT", "/tables/{table_id}/seats/{seat}/standing"): {"on": []},
    ("POST", "/tables/{table_id}/seats/{seat}/why-not"): {"action": {"type": "pass"}},
    ("POST", "/tables/{table_id}/clone"): {"step": 1},
    ("POST", "/tournaments"): {"name": "Cup", "game": "clockworker", "kind": "swiss"},
    ("PUT", "/tournaments/{tournament}/rounds/{round_number}/matches/{number}"): {"result": "first"},
}


def operations(server: Serving) -> Iterator[tuple[str, str, bool]]:
    """All that the OpenAPI document has: method, path below the interface's, and whether there is a body."""
    for path, item in (server.app.openapi_schema.paths or {}).items():
        for method in ("get", "post", "put", "delete"):
            if operation := getattr(item, method):
                yield method.upper(), path.removeprefix("/api/v1"), operation.request_body is not None


async def all_requests(server: Serving, client: Client, places: list[dict[str, Any]], save: Any) -> list[str]:
    """Sends every request there is, about each of some places; what was answered with a breakdown."""
    broken = []
    bodies = {**BODIES, ("POST", "/tables/import"): save}
    async with server.http(Authorization=f"Bearer {client.key}") as http:
        for method, path, has_body in operations(server):
            assert ((method, path) in bodies) == has_body, (method, path)
            for place in places if "{table_id}" in path else places[:1]:
                root = "" if path in ("/health", "/ready") else "/api/v1"
                answer = await http.request(method, root + path.format(**place), json=bodies.get((method, path)))
                if answer.status_code >= 500:
                    broken.append(f"{method} {path} {place['table_id']}: {answer.status_code}")
    return broken


@story
async def test_every_request_of_somebody_who_was_just_deleted(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has let them in, and then they are gone: a guest from one database, an account from the other."""
    account = database_url.startswith("postgresql")
    async with serving(tmp_path, database=database_url) as server, Client(server.url) as ann, Client(server.url) as ben:
        await (ann.register("Ann", PASSWORD) if account else ann.enter("Ann"))
        await ben.register("Ben", PASSWORD)
        free = await ben.open_table(**TABLE)
        running = await ben.open_table("clockworker", 2)
        await ann.sit(running)
        await ben.start(running)
        own = await ann.open_table(**TABLE, bots={1: "random"})
        await ann.start(own)
        cup = msgspec.json.decode(await ben.request("POST", "/tournaments", BODIES["POST", "/tournaments"]))
        save = msgspec.json.decode(rockworker.new("clockworker", players=2, seed=1).playout("random", 1).save())
        gone = await accounts.who_is(server.hub.store, ann.key)
        other = await accounts.who_is(server.hub.store, ben.key)
        assert gone
        assert other
        await rights.forget(server.hub, gone)

        async def stale(_store: Store, _key: str | None) -> Person:
            return gone

        monkeypatch.setattr(accounts, "who_is", stale)
        known = {"person_id": other.id, "game": "clockworker", "entry": "CW-001", "seat": 1, "step": 1}
        known |= {"tournament": cup["id"], "round_number": 1, "number": 1}
        places = [{**known, "table_id": table.id} for table in (free, running, own)]
        assert await all_requests(server, ann, places, save) == []
        async with server.hub.store.engine.connect() as connection:
            assert await connection.scalar(select(func.count()).where(PEOPLE.c.id == gone.id)) == 0


@story
async def test_somebody_is_deleted_amid_all_they_do(database_url: str, tmp_path: Path) -> None:
    """Whatever comes first: no breakdown, and in the end nothing is left of them."""
    async with serving(tmp_path, database=database_url) as server, somebody(server, "Ben") as ben:
        for number in range(6):
            free = await ben.open_table("clockworker", 3)
            async with somebody(server, f"Ann {number}") as ann:
                gone = await accounts.who_is(server.hub.store, ann.key)
                assert gone
                async with server.http(Authorization=f"Bearer {ann.key}") as http:
                    answers = await asyncio.gather(*_much_at_once(http, free, number))
                assert [answer.status_code for answer in answers if answer.status_code >= 500] == []
                assert answers[number].status_code == 204
                assert await server.hub.store.person(gone.id) is None
                assert not service.seats_of((await server.hub.room(free.id)).session.table, gone)


def _much_at_once(http: httpx.AsyncClient, free: TableInfo, number: int) -> Sequence[Awaitable[httpx.Response]]:
    """The deletion comes earlier or later among the other requests."""
    sent = [
        http.post("/api/v1/tables", json=TABLE),
        http.post(f"/api/v1/tables/{free.id}/seats", params={"invite": free.invite}, json={}),
        http.post("/api/v1/tables", json={**TABLE, "bots": {"1": "random"}}),
        http.put("/api/v1/me/notices", json={"turn": False}),
        http.post("/api/v1/me/browsers", json=BROWSER),
        http.get("/api/v1/me/data"),
        http.post("/api/v1/tournaments", json=BODIES["POST", "/tournaments"]),
    ]
    sent.insert(number, http.post("/api/v1/me/deletion", json={}))
    return sent


@story
async def test_deletion_is_tried_again_until_nothing_new_comes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL another request's row may be committed between the removal of rows and of the person."""
    async with house_on(database_url, HandClock()) as at:
        ann, kept = await at.person("Ann"), at.hub.store.traces
        erase, left = kept.erase, [1, 2]

        async def late(person: Person) -> list[str]:
            if left:
                left.pop()
                raise Gone
            return await erase(person)

        monkeypatch.setattr(kept, "erase", late)
        await rights.forget(at.hub, ann)
        assert await at.hub.store.person(ann.id) is None
        monkeypatch.setattr(kept, "erase", lambda _: _gone())
        with pytest.raises(JustRemoved):
            await rights.forget(at.hub, await at.person("Ben"))


@story
async def test_a_seat_that_is_taken_amid_the_deletion_is_left_for_all_to_see(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL, somebody may sit down after their tables were locked: then these are not all of them."""
    async with house_on(database_url, HandClock()) as at:
        room = await at.table("Ben", "Ann", start=False)
        ann = await at.hub.store.person(room.session.table.seats[1].person or "")
        assert ann
        touches, early = traces._touches, ["", ""]  # until the tables are locked, Ann sits nowhere
        monkeypatch.setattr(traces, "_touches", lambda person: touches(early.pop() if early else person))
        await rights.forget(at.hub, ann)
        assert not early
        assert not service.seats_of((await at.hub.room(room.session.id)).session.table, ann)


async def _gone() -> list[str]:
    raise Gone
