"""The HTTP interface: people, tables, invitations, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rockworker.client import ServerRefused
from rockworker.protocol import MOST_TIME_MS, TableInfo
from rockworker.server.http.auth import COOKIE
from rockworker.server.http.limits import Bucket, Buckets, network_of
from rockworker.server.http.middleware import HEADERS
from rockworker.server.http.mine import MyGames
from rockworker.server.storage.rows import TableRow
from rockworker.server.tables.log import VoteOpened
from rockworker.text.languages import LANGUAGES
from tests.server.harness import Serving, serving, somebody, story

API = "/api/v1"


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the name of a refusal, whose shape is always the same."""
    told = answer.json()
    assert set(told) == {"error", "text", "details"}
    assert told["text"]
    return answer.status_code, told["error"]


@story
async def test_guests_and_accounts(tmp_path: Path) -> None:
    """A name makes a guest, a password an account; a wrong one opens nothing; a guest who registers keeps the seats."""
    own = {"X-Rockworker": "1"}
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, server.http(**own) as page:
        table = await ann.open_table("rockwell", 2)
        await ann.register("Anna", "correct horse")
        assert [seat.mine for seat in (await ann.table(table.id)).seats] == [True, False]
        taken = await page.post(f"{API}/accounts", json={"name": "ANNA", "password": "battery staple"})
        assert refused(taken) == (409, "name-is-taken")
        for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse")):
            answer = await page.post(f"{API}/sessions", json={"name": name, "password": password})
            assert refused(answer) == (401, "wrong-password")
        answer = await page.post(f"{API}/sessions", json={"name": "anna", "password": "correct horse"})
        assert answer.json()["account"]
        assert (await page.get(f"{API}/me")).json()["name"] == "Anna"
        for name in ("", " ", "x" * 31, "a\u202eb", "a\x00b"):
            assert refused(await page.post(f"{API}/guests", json={"name": name})) == (400, "bad-name")
        short = await page.post(f"{API}/accounts", json={"name": "Bo", "password": "1234567"})
        assert refused(short) == (400, "bad-password")
        assert short.json()["text"] == "Passwords need 8 to 200 characters."


@story
async def test_the_cookie_is_guarded(tmp_path: Path) -> None:
    """HttpOnly and SameSite; a change needs our own page's header; signing out makes the key worthless."""
    async with serving(tmp_path, secure_cookies=True) as server, server.http() as page:
        entered = await page.post(f"{API}/guests", json={"name": "Ann"})
        cookie = entered.headers["set-cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))
        key = entered.json()["key"]
        sent = {"Cookie": f"{COOKIE}={key}"}
        wish = {"game": "rockwell", "players": 2}
        assert (await page.get(f"{API}/me", headers=sent)).status_code == 200
        assert refused(await page.post(f"{API}/tables", json=wish, headers=sent)) == (403, "not-allowed")
        own = {**sent, "X-Rockworker": "1"}
        assert (await page.post(f"{API}/tables", json=wish, headers=own)).status_code == 201
        for origin in ("https://evil.example", "http://[", "null"):
            foreign = {**own, "Origin": origin}
            assert refused(await page.post(f"{API}/tables", json=wish, headers=foreign)) == (403, "not-allowed")
        same = {**own, "Origin": server.url}
        assert (await page.post(f"{API}/tables", json=wish, headers=same)).status_code == 201
        assert refused(await page.delete(f"{API}/sessions", headers=sent)) == (403, "not-allowed")
        assert (await page.delete(f"{API}/sessions", headers=own)).status_code == 204
        assert refused(await page.get(f"{API}/me", headers=sent)) == (401, "not-signed-in")


@story
async def test_no_key_is_stored_as_it_is(tmp_path: Path) -> None:
    """A reader of the database can't become anybody."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        await ann.register("Ann", "correct horse")
        table = await ann.open_table("rockwell", 2)
        await asyncio.sleep(0)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.id.encode() in stored
    assert ann.key
    assert ann.key.encode() not in stored
    assert b"correct horse" not in stored


@story
async def test_an_unlisted_table_opens_by_invitation_only(tmp_path: Path) -> None:
    """Its id grants nothing; with the invitation one may look and sit down; the lobby does not list it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2)
        assert table.invite
        for ask in (
            ben.table(table.id),
            ben.table(table.id, "wrong"),
            ben.request("POST", f"/tables/{table.id}/start"),
        ):
            with pytest.raises(ServerRefused, match="no-such-table"):
                await ask
        assert await ben.lobby() == []
        assert (await ben.table(table.id, table.invite)).invite is None
        seat = await ben.sit(table, invite=table.invite)
        assert seat.number == 1
        assert (await ben.table(table.id)).invite == table.invite


@story
async def test_the_lobby_can_be_filtered(tmp_path: Path) -> None:
    """By game, status, number of players and free seats."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        free = await ann.open_table("rockwell", 2, public=True)
        full = await ann.open_table("clockworker", 3, public=True, bots={1: "random", 2: "random"})
        alone = await ann.open_table("rockwell", 2, public=True, hot_seat=True)
        await ann.start(alone)
        cases: list[tuple[dict[str, Any], list[TableInfo]]] = [
            ({}, [free, full, alone]),
            ({"game": "rockwell"}, [free, alone]),
            ({"status": "open"}, [free, full]),
            ({"status": "over"}, []),
            ({"players": 3}, [full]),
            ({"free": "true"}, [free]),
            ({"limit": 1}, [alone]),
        ]
        for filters, found in cases:
            assert {table.id for table in await ann.lobby(**filters)} == {table.id for table in found}, filters
        assert {table.status for table in await ann.lobby(status="running")} == {"running"}
        assert (await ann.lobby(free="true"))[0].owner_name == "Ann"
        mine = msgspec.json.decode(await ann.request("GET", "/me/games"), type=MyGames).tables
        assert {table.id for table in mine} == {free.id, full.id, alone.id}


@story
async def test_seats_are_taken_once_and_left_again(tmp_path: Path) -> None:
    """Two want the same seat: one gets it. Names at a table differ. Only who opened it brings bots."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ann") as twin:
        table = await ann.open_table("rockwell", 4, public=True)
        with pytest.raises(ServerRefused, match="table-is-not-full"):
            await ann.start(table)
        await twin.sit(table, 2)
        with pytest.raises(ServerRefused, match="seat-is-taken"):
            await ann.request("PUT", f"/tables/{table.id}/seats/2/bot", {"bot": "random"})
        with pytest.raises(ServerRefused, match="not-allowed"):
            await twin.request("PUT", f"/tables/{table.id}/seats/3/bot", {"bot": "random"})
        with pytest.raises(ServerRefused, match="unknown-bot"):
            await ann.request("PUT", f"/tables/{table.id}/seats/3/bot", {"bot": "genius"})
        for seat in (1, 3):
            await ann.request("PUT", f"/tables/{table.id}/seats/{seat}/bot", {"bot": "random"})
        names = [seat.name for seat in (await ann.table(table.id)).seats]
        assert names == ["Ann", "Nilo", "Ann 2", "Orbo"]
        with pytest.raises(ServerRefused, match="not-allowed"):
            await twin.request("DELETE", f"/tables/{table.id}/seats/0")
        await twin.request("DELETE", f"/tables/{table.id}/seats/2")
        with pytest.raises(ServerRefused, match="no-such-seat"):
            await ann.request("DELETE", f"/tables/{table.id}/seats/9")
        async with somebody(server, "Ben") as ben, somebody(server, "Cleo") as cleo:
            tries = await asyncio.gather(ben.sit(table, 2), cleo.sit(table, 2), return_exceptions=True)
            assert sum(isinstance(each, ServerRefused) for each in tries) == 1
        await ann.start(table)
        with pytest.raises(ServerRefused, match="table-has-started"):
            await ann.request("DELETE", f"/tables/{table.id}/seats/0")


@story
async def test_bad_wishes_are_refused(tmp_path: Path) -> None:
    """Each with a reason; nothing is opened."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        good: dict[str, Any] = {"game": "rockwell", "players": 2, "public": True}
        for bad, error in (
            ({"game": "chess"}, "unknown-game"),
            ({"players": 9}, "bad-player-count"),
            ({"modules": ["volcano"]}, "unknown-module"),
            ({"options": {"open_stocks": 5}}, "bad-option"),
            ({"components": {"x": 1}}, "bad-components"),
            ({"bots": {"1": "genius"}}, "unknown-bot"),
            ({"clock": {"kind": "sundial"}}, "bad-input"),
            ({"clock": {"kind": "bank"}}, "bad-input"),
            ({"clock": {"kind": "bank", "bank_ms": -1}}, "bad-input"),
            ({"patience_ms": 10**15}, "bad-input"),
            ({"seed": "xyz"}, "bad-input"),
            ({"seed": ""}, "bad-input"),
            ({"seed": "f" * 65}, "bad-input"),
            ({"colour": "red"}, "bad-input"),
        ):
            with pytest.raises(ServerRefused) as told:
                await ann.request("POST", "/tables", {**good, **bad})
            assert told.value.error == error, bad
        assert await ann.lobby() == []


@story
async def test_every_refusal_has_the_same_shape_in_the_callers_language(tmp_path: Path) -> None:
    """Ours and the framework's alike, and never a 5xx."""
    async with serving(tmp_path, largest_body=2000) as server, server.http() as page:
        asks: list[tuple[str, str, dict[str, Any], tuple[int, str]]] = [
            ("GET", "/nowhere", {}, (404, "no-such-page")),
            ("PATCH", f"{API}/guests", {}, (405, "wrong-method")),
            ("POST", f"{API}/guests", {"content": b"{"}, (400, "bad-input")),
            ("POST", f"{API}/guests", {"content": b"\xff"}, (400, "bad-input")),
            ("POST", f"{API}/guests", {"json": {"name": 5}}, (400, "bad-input")),
            ("POST", f"{API}/guests", {"json": {"name": "a", "x": 1}}, (400, "bad-input")),
            ("POST", f"{API}/guests", {}, (400, "bad-input")),
            ("POST", f"{API}/guests", {"content": b" " * 3000}, (413, "too-long")),
            ("GET", f"{API}/tables?limit=1000", {}, (400, "bad-input")),
            ("GET", f"{API}/tables?status=asleep", {}, (400, "bad-input")),
            ("GET", f"{API}/tables/none", {}, (404, "no-such-table")),
            ("GET", f"{API}/tables/none/steps/1?seat=x", {}, (400, "bad-input")),
            ("POST", f"{API}/tables", {"json": {"game": "rockwell", "players": 2}}, (401, "not-signed-in")),
        ]
        for method, path, more, expected in asks:
            texts = set()
            for language in LANGUAGES:
                headers = {"Accept-Language": f"xx, {language}-CH;q=0.9"}
                answer = await page.request(method, path, headers=headers, **more)
                assert refused(answer) == expected, path
                texts.add(answer.json()["text"])
            assert len(texts) == len(LANGUAGES), texts


@story
async def test_safe_headers_are_on_every_answer(tmp_path: Path) -> None:
    """On good answers, refusals and what is not there."""
    async with serving(tmp_path) as server, server.http() as page:
        for path in ("/health", f"{API}/games", f"{API}/me", "/nowhere", "/schema/openapi.json"):
            headers = (await page.get(path)).headers
            assert {name: headers.get(name) for name in HEADERS} == HEADERS, path
            assert "server" not in headers


@story
async def test_an_address_may_not_ask_too_much(tmp_path: Path) -> None:
    """Everybody is limited, strangers at the door most of all; health checks are not."""
    async with serving(tmp_path, requests_per_minute=30, sign_ins_per_minute=6) as server, server.http() as page:
        entered = [await page.post(f"{API}/guests", json={"name": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in entered] == [201, 201, 429, 429]
        assert refused(entered[-1]) == (429, "too-much")
        assert entered[-1].headers["retry-after"]
        answers = [(await page.get(f"{API}/games")).status_code for _ in range(10)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert (await page.get("/health")).status_code == 200


def test_buckets_fill_up_again_and_are_forgotten() -> None:
    """Time gives back what was taken; memory does not grow with every address."""
    now = [0.0]
    bucket = Bucket(2, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    buckets = Buckets(1, lambda: now[0])
    for number in range(Buckets.MANY):
        buckets.take(str(number))
    now[0] = 100.0
    buckets.take("one more")
    assert len(buckets._buckets) == 1


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_limits_count_by_subscriber(address: str, network: str) -> None:
    """The owner of an IPv6 network has more addresses than anybody can count."""
    assert network_of(address) == network


@story
async def test_the_document_tells_every_refusal(tmp_path: Path) -> None:
    """OpenAPI at /schema: with a version, and with the shape of what is refused on every path."""
    async with serving(tmp_path) as server, server.http() as page:
        document = (await page.get("/schema/openapi.json")).json()
        assert document["info"]["version"]
        checked = 0
        for path, methods in document["paths"].items():
            for operation in methods.values() if path.startswith(API) else ():
                for status in ("400", "401", "403", "404", "409", "413", "429"):
                    schema = operation["responses"][status]["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (path, status)
                    checked += 1
        assert checked > 100


@story
async def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    """The first to ask opens it, who asks too sits down: the same people, another shuffle."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2, modules=["diamonds"], public=True)
        await ben.sit(table)
        await ann.start(table)
        with pytest.raises(ServerRefused, match="game-is-not-over"):
            await ann.rematch(table)
        await _end(server, table.id)
        first, second = await asyncio.gather(ann.rematch(table), ben.rematch(table))
        assert first.id == second.id
        assert [seat.name for seat in (await ann.table(first.id)).seats] == ["Ann", "Ben"]
        assert first.modules == ("diamonds",)
        over = await ann.table(table.id)
        assert over.rematch == first.id
        assert over.seed
        assert first.commitment != over.commitment
        assert [row.id for row in await ann.lobby()] == [first.id]
        async with somebody(server, "Eve") as eve:
            with pytest.raises(ServerRefused, match="not-allowed"):
                await eve.rematch(table)


@story
async def test_who_asks_for_a_rematch_slowly_opens_no_second_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both found none; the other's is there, and everybody was told, when the slow one would open theirs."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2)
        await ben.sit(table)
        await ann.start(table)
        await _end(server, table.id)
        add, both, over = server.hub.store.add_table, asyncio.Event(), asyncio.Event()
        asked: list[str] = []

        async def in_turn(following: TableRow) -> None:
            asked.append(following.id)
            if len(asked) == 1:
                await both.wait()
            else:
                both.set()
                await over.wait()
            await add(following)

        monkeypatch.setattr(server.hub.store, "add_table", in_turn)
        rematches = [asyncio.create_task(person.rematch(table)) for person in (ann, ben)]
        await asyncio.wait(rematches, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        over.set()
        assert {(await rematch).id for rematch in rematches} == {asked[0]}


async def _end(server: Serving, table_id: str) -> None:
    """Ends a game as if all had agreed."""
    room = await server.hub.room(table_id)
    await room.session.append(VoteOpened(0, "end", 0, ()))


@story
async def test_the_document_knows_the_limits_of_a_new_table(tmp_path: Path) -> None:
    """What is refused stands in the OpenAPI document, and what is refused says where."""
    async with serving(tmp_path) as server, server.http() as page, somebody(server, "Ann") as ann:
        schemas = (await page.get("/schema/openapi.json")).json()["components"]["schemas"]
        table = next(schema["properties"] for name, schema in schemas.items() if name.endswith("NewTable"))
        clock = next(schema["properties"] for name, schema in schemas.items() if name.endswith("ClockRules"))
        assert (table["players"]["minimum"], table["players"]["maximum"]) == (1, 99)
        assert "[0-9a-f]{1,64}" in str(table["seed"])
        assert clock["bank_ms"]["maximum"] == table["patience_ms"]["maximum"] == MOST_TIME_MS
        assert clock["kind"]["enum"] == ["none", "count", "bank"]
        for wish, where in (
            ({"players": 100}, "players"),
            ({"seed": "xyz"}, "seed"),
            ({"clock": {"kind": "bank"}}, "bank_ms"),
            ({"clock": {"kind": "hourglass"}}, "clock.kind"),
            ({"lesson": True}, "lesson"),
        ):
            with pytest.raises(ServerRefused, match="bad-input") as refused:
                await ann.request("POST", "/tables", {"game": "rockwell", "players": 2, **wish})
            assert where in refused.value.details["reason"]


@story
async def test_a_cleared_players_invitation_is_good_no_longer(tmp_path: Path) -> None:
    """Those who open a table decide who sits there. Players who leave by themselves may come back."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2)
        old = table.invite
        for who in (ben, ann):
            await ben.sit(table)
            await who.request("DELETE", f"/tables/{table.id}/seats/1")
        with pytest.raises(ServerRefused, match="no-such-table"):
            await ben.sit(table)
        fresh = await ann.table(table.id)
        assert fresh.invite != old
        await ben.sit(fresh)
