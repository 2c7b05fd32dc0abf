"""Whatever somebody asks for twice at once: neither request breaks down, and one of them is granted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

import rockworker
from rockworker.client import Client
from rockworker.protocol import CastVote, OpenVote, TableInfo
from rockworker.server.accounts import hash_key, who_is
from rockworker.server.storage.tokens import Purpose
from rockworker.server.tables import service
from tests.server.harness import Serving, serving, story
from tests.server.proofs.test_deleted import BODIES, PASSWORD, operations

ROUNDS = 2
"""How often each request is sent twice: each time by somebody new."""
CUP = {"name": "Cup", "game": "clockworker"}
Place = dict[str, Any]
"""What the address of a request says."""


class Scene(msgspec.Struct):
    """Somebody new at a server, and somebody who is always there."""

    server: Serving
    ann: Client
    name: str
    ben: Client

    async def person_of(self, client: Client) -> str:
        """By id."""
        person = await who_is(self.server.hub.store, client.key)
        assert person
        return person.id


async def nothing(_scene: Scene) -> Place:
    """Needs no more than somebody."""
    return {}


async def guest(scene: Scene) -> Place:
    """Who asks has no account yet."""
    await scene.ann.enter("Anybody")
    return {}


async def table(scene: Scene, **wishes: Any) -> Place:
    """A table that is open, with a free seat."""
    opened = await scene.ann.open_table("clockworker", 2, **wishes)
    return {"table_id": opened.id, "seat": 1}


async def own_seat(scene: Scene) -> Place:
    """A table that is open, and one's own seat."""
    return {**await table(scene), "seat": 0}


async def full(scene: Scene) -> Place:
    """A table that could start."""
    return await table(scene, bots={1: "random"})


async def bens(scene: Scene) -> Place:
    """Another one's table, with a free seat."""
    return {"table_id": (await scene.ben.open_table("clockworker", 2, public=True)).id}


async def kept(scene: Scene) -> Place:
    """Another one's table, where a seat is kept for who asks."""
    wish = {"game": "clockworker", "players": 2, "invite": [await scene.person_of(scene.ann)]}
    return {"table_id": msgspec.json.decode(await scene.ben.request("POST", "/tables", wish), type=TableInfo).id}


async def running(scene: Scene) -> Place:
    """A game that has begun."""
    place = await table(scene, hot_seat=True)
    await scene.ann.request("POST", f"/tables/{place['table_id']}/start")
    return place


async def over(scene: Scene) -> Place:
    """A game that its only player has stopped."""
    place = await running(scene)
    room = await scene.server.hub.room(place["table_id"])
    await service.grant(room, 0, OpenVote("stop", "end", 0))
    await service.grant(room, 0, CastVote("yes", agrees=True))
    return place


async def ben(scene: Scene) -> Place:
    """Somebody else."""
    return {"person_id": await scene.person_of(scene.ben)}


async def blocked(scene: Scene) -> Place:
    """Somebody with whom they have nothing to do."""
    place = await ben(scene)
    await scene.ann.request("PUT", f"/me/blocked/{place['person_id']}")
    return place


async def cup(scene: Scene) -> Place:
    """A tournament that another one has joined."""
    opened = msgspec.json.decode(await scene.ann.request("POST", "/tournaments", CUP))["id"]
    await scene.ben.request("POST", f"/tournaments/{opened}/entrants")
    return {"tournament": opened, "round_number": 1, "number": 1}


async def joined(scene: Scene) -> Place:
    """A tournament that could start."""
    place = await cup(scene)
    await scene.ann.request("POST", f"/tournaments/{place['tournament']}/entrants")
    return place


async def begun(scene: Scene) -> Place:
    """A tournament that has begun."""
    place = await joined(scene)
    await scene.ann.request("POST", f"/tournaments/{place['tournament']}/start")
    return place


def letter(purpose: Purpose) -> Callable[[Scene], Awaitable[Place]]:
    """A letter has come, whose secret is good."""

    async def sent(scene: Scene) -> Place:
        store, person = scene.server.hub.store, await scene.person_of(scene.ann)
        await store.tokens.add(hash_key("no such"), person, purpose, "ann@example.org", scene.server.hub.now())
        return {}

    return sent


BEFORE: dict[tuple[str, str], Callable[[Scene], Awaitable[Place]]] = {
    ("POST", "/guests"): nothing,
    ("POST", "/accounts"): guest,
    ("POST", "/sessions"): nothing,
    ("DELETE", "/sessions"): nothing,
    ("PUT", "/me/password"): nothing,
    ("PUT", "/me/email"): nothing,
    ("POST", "/email-confirmations"): letter("email"),
    ("POST", "/password-resets"): nothing,
    ("PUT", "/password-resets"): letter("reset"),
    ("POST", "/me/deletion"): running,
    ("PUT", "/me/profile"): nothing,
    ("PUT", "/me/blocked/{person_id}"): ben,
    ("DELETE", "/me/blocked/{person_id}"): blocked,
    ("PUT", "/me/notices"): nothing,
    ("POST", "/me/notices/test"): nothing,
    ("POST", "/me/browsers"): nothing,
    ("DELETE", "/me/browsers"): nothing,
    ("POST", "/games/{game}/components"): nothing,
    ("POST", "/tables"): nothing,
    ("POST", "/tables/{table_id}/seats"): bens,
    ("PUT", "/tables/{table_id}/seats/{seat}/bot"): table,
    ("DELETE", "/tables/{table_id}/seats/{seat}"): own_seat,
    ("POST", "/tables/{table_id}/start"): full,
    ("POST", "/tables/{table_id}/rematch"): over,
    ("PUT", "/tables/{table_id}/seats/{seat}/invitation"): table,
    ("DELETE", "/tables/{table_id}/invitation"): kept,
    ("PUT", "/tables/{table_id}/schedule"): table,
    ("PUT", "/tables/{table_id}/seats/{seat}/standing"): running,
    ("POST", "/tables/{table_id}/seats/{seat}/why-not"): running,
    ("POST", "/tables/import"): nothing,
    ("POST", "/tables/{table_id}/clone"): over,
    ("POST", "/tournaments"): nothing,
    ("POST", "/tournaments/{tournament}/entrants"): cup,
    ("DELETE", "/tournaments/{tournament}/entrants/me"): joined,
    ("POST", "/tournaments/{tournament}/start"): joined,
    ("PUT", "/tournaments/{tournament}/rounds/{round_number}/matches/{number}"): begun,
}
"""Every request that may change something, and what must be there for it to be granted."""
GRANTED: dict[tuple[str, str], Any] = {
    ("PUT", "/tables/{table_id}/schedule"): {"starts_at": None},
    ("POST", "/tables/{table_id}/seats/{seat}/why-not"): {"action": {"type": "recharge"}},
}
"""Bodies of those that are refused where only the answer to somebody deleted counts."""


async def twice(scene: Scene, method: str, path: str, body: Any) -> str | None:
    """Sends a request twice at once; what was wrong with the answers."""
    place = {"game": "clockworker", **await BEFORE[method, path](scene)}
    address = "/api/v1" + path.format(**place)
    query = {"endpoint": "https://push.example/none"} if (method, path) == ("DELETE", "/me/browsers") else None
    async with scene.server.http(Authorization=f"Bearer {scene.ann.key}") as http:
        await asyncio.gather(http.get("/api/v1/me"), http.get("/api/v1/me"))  # two connections are there, so none waits
        sent = [http.request(method, address, json=body, params=query) for _ in range(2)]
        told = [answer.status_code for answer in await asyncio.gather(*sent)]
    return None if min(told) < 300 and max(told) < 500 else f"{method} {path}: {told}"


def own(body: Any, name: str) -> Any:
    """A body with other names in it."""
    return json.loads(json.dumps(body).replace("Ann", name).replace("push.example/ann", f"push.example/{name}"))


def test_every_changing_request_is_sent(tmp_path: Path) -> None:
    """All that the OpenAPI document has, but those that only look."""

    @story
    async def look() -> None:
        async with serving(tmp_path) as server:
            assert {(method, path) for method, path, _ in operations(server) if method != "GET"} == BEFORE.keys()

    look()


@story
async def test_the_same_request_twice_at_once(database_url: str, tmp_path: Path) -> None:
    """Of one person, a few times each: below 500, and one of the two is granted."""
    save = msgspec.json.decode(rockworker.new("clockworker", players=2, seed=1).playout("random", 1).save())
    bodies = {**BODIES, **GRANTED, ("POST", "/tables/import"): save}
    wrong = []
    mail: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": 9, "public_url": "https://rockworker.example"}
    async with serving(tmp_path, database=database_url, **mail) as server, Client(server.url) as other:
        await other.register("Ben", PASSWORD)
        for number, (method, path) in enumerate([*BEFORE] * ROUNDS):
            async with Client(server.url) as ann:
                await ann.register(f"Ann{number}x", PASSWORD)
                scene = Scene(server, ann, f"Ann{number}x", other)
                wrong.append(await twice(scene, method, path, own(bodies.get((method, path)), scene.name)))
    assert [each for each in wrong if each] == []
