"""Web Push against a push service of our own: what it gets is for one browser's eyes, and signed."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zoneinfo import available_timezones

import http_ece
import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rockworker.client import Client, ServerRefused
from rockworker.protocol import NoticeSettings
from rockworker.server.errors import BadZone
from rockworker.server.notify import notifier, quiet
from rockworker.server.notify.notifier import MOST_BROWSERS
from rockworker.server.notify.quiet import after_quiet
from rockworker.server.storage.notices import Browser, Letter
from tests.server.harness import Clock, Serving, house_on, serving, somebody, story
from tests.server.notify.test_notify import bid, listening, table_for_two

SECRET = b"sixteen bytes ok"


class PushService:
    """Takes messages for browsers, and answers as told."""

    def __init__(self) -> None:
        self.status = 201
        self.got: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.got.put_nowait(({**headers, "line": head[0]}, body))


class FakeBrowser:
    """Has the keys."""

    def __init__(self, port: int, name: str = "b") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = f"http://127.0.0.1:{port}/{name}"

    def subscription(self) -> dict[str, Any]:
        """As a browser's `toJSON()`."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": {"p256dh": b64(point), "auth": b64(SECRET)}}

    def read(self, body: bytes) -> dict[str, Any]:
        """What only this browser can read."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=SECRET, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


def b64(data: bytes) -> str:
    """As browsers write it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def raw(text: str) -> bytes:
    """The way back."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@asynccontextmanager
async def pushing(folder: Path, **settings: Any) -> AsyncIterator[tuple[Serving, PushService, int]]:
    """A server, and a push service that it may reach."""
    service = PushService()
    async with listening(service) as port, serving(folder, private_webhooks=True, **settings) as server:
        yield server, service, port


def check_signature(authorization: str, key: str, audience: str) -> dict[str, Any]:
    """That the server's key has signed it, for this push service."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    pair = raw(signature)
    signed = encode_dss_signature(int.from_bytes(pair[:32], "big"), int.from_bytes(pair[32:], "big"))
    point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(signed, f"{head}.{claims}x".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(raw(claims))
    assert told["aud"] == audience
    return told


async def push_key(client: Client) -> str:
    """The server's public key."""
    return str(msgspec.json.decode(await client.request("GET", "/push-key"))["key"])


@story
async def test_a_browser_is_told_of_its_turn(tmp_path: Path) -> None:
    """Encrypted for it, signed by the server, once; nothing of it can be read on the way."""
    async with (
        pushing(tmp_path) as (server, service, port),
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        table = await table_for_two(ann, ben)
        browser = FakeBrowser(port)
        await ben.request("POST", "/me/browsers", browser.subscription())
        await ben.request("PUT", "/me/notices", {"lang": "fr"})
        await ann.start(table)
        headers, body = await service.got.get()
        assert headers["line"] == "POST /b HTTP/1.1"
        assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
        assert table.id.encode() not in body
        assert browser.read(body) == {
            "title": "Rockwell",
            "body": "C’est à vous de jouer\u00a0: Rockwell.",
            "url": f"/table/{table.id}",
            "tag": f"turn:/table/{table.id}",
        }
        claims = check_signature(headers["authorization"], await push_key(ann), f"http://127.0.0.1:{port}")
        assert claims["sub"].startswith("mailto:")
        await bid(ann, table)
        assert service.got.empty(), "Ben has been asked the same since the start"


@story
async def test_game_over_and_invitations(tmp_path: Path) -> None:
    """Each has a setting of its own; who is there is not told."""
    async with (
        pushing(tmp_path) as (server, service, port),
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        browser = FakeBrowser(port)
        await ben.request("POST", "/me/browsers", browser.subscription())
        person = msgspec.json.decode(await ben.request("GET", "/me"))["id"]
        await ben.request("PUT", "/me/notices", {"turn": False})
        table = await ann.open_table("rockwell", 2, invite=[person])
        invited = browser.read((await service.got.get())[1])
        assert invited["body"] == "You are invited to a game of Rockwell."
        await ben.sit(table)
        await ann.start(table)
        room = await server.hub.room(table.id)
        async with await ann.sit(table) as seat:
            async with await ben.sit(table) as other:
                await other.propose("end")
            await seat.vote(agrees=True)
        assert browser.read((await service.got.get())[1])["tag"] == f"over:/table/{table.id}", "no turn in between"
        assert room.session.status == "over"
        await ben.request("PUT", "/me/notices", {"invitation": False})
        await ann.open_table("rockwell", 2, invite=[person])
        await ben.request("POST", "/me/notices/test")
        assert browser.read((await service.got.get())[1])["body"].startswith("This is a test")


@story
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After 410; after 500 it is tried again. The latest ten are kept; another person's browser changes hands."""
    monkeypatch.setattr(notifier, "PAUSES", (0.0, 0.0))
    async with (
        pushing(tmp_path) as (server, service, port),
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        store = server.hub.store.notices
        people = [msgspec.json.decode(await each.request("GET", "/me"))["id"] for each in (ann, ben)]
        for number in range(MOST_BROWSERS + 2):
            await ben.request("POST", "/me/browsers", FakeBrowser(port, f"{number:02}").subscription())
            await asyncio.sleep(0.002)
        kept = await store.browsers(people[1])
        assert [each.endpoint[-2:] for each in kept] == [f"{number:02}" for number in range(2, MOST_BROWSERS + 2)]
        for each in kept[1:]:
            await ben.request("DELETE", f"/me/browsers?endpoint={each.endpoint}")
        service.status = 500
        with pytest.raises(ServerRefused, match="not-delivered"):
            await ben.request("POST", "/me/notices/test")
        assert len(await store.browsers(people[1])) == 1
        service.status = 410
        await ben.request("POST", "/me/notices/test")
        assert await store.browsers(people[1]) == []
        shared = FakeBrowser(port).subscription()
        await ben.request("POST", "/me/browsers", shared)
        await ann.request("POST", "/me/browsers", shared)
        assert [len(await store.browsers(person)) for person in people] == [1, 0]


@story
async def test_what_is_no_browser_is_refused(tmp_path: Path) -> None:
    """Addresses in private networks, keys that are none."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        good = {**FakeBrowser(1).subscription(), "endpoint": "https://push.example/1"}
        keys = good["keys"]
        for wrong, error in (
            ({"endpoint": "http://127.0.0.1:80/x"}, "bad-webhook"),
            ({"keys": {**keys, "p256dh": b64(b"\x04" + b"x" * 64)}}, "bad-subscription"),
            ({"keys": {**keys, "p256dh": "é"}}, "bad-subscription"),
            ({"keys": {**keys, "auth": b64(b"short")}}, "bad-subscription"),
            ({"keys": {}}, "bad-input"),
        ):
            with pytest.raises(ServerRefused, match=error):
                await ann.request("POST", "/me/browsers", {**good, **wrong})
        await ann.request("POST", "/me/browsers", good)


@story
async def test_the_key_is_made_once(database_url: str) -> None:
    """Restarts and other processes have the same one."""
    async with house_on(database_url, Clock()) as one, house_on(database_url, Clock()) as other:
        found = await asyncio.gather(
            *[each.hub.store.notices.secret("vapid", f"{n}") for n, each in enumerate((one, other))]
        )
        assert found[0] == found[1] == await other.hub.store.notices.secret("vapid", "later")


@story
async def test_a_message_is_taken_once(database_url: str) -> None:
    """When it is due, by one of two processes."""
    async with house_on(database_url, Clock()) as one, house_on(database_url, Clock()) as other:
        ann = await one.person("Ann")
        for number in range(20):
            await one.hub.store.notices.post(Letter(ann.id, "turn", "t", 0, number, 100 + number))
        assert await one.hub.store.notices.next_due() == 100
        taken = await asyncio.gather(*[each.hub.store.notices.take_due(109, 50) for each in (one, other)])
        assert sorted(letter.number for part in taken for letter in part) == list(range(10))
        assert await other.hub.store.notices.next_due() == 110


@story
async def test_a_message_outlives_quiet_hours_and_a_restart(tmp_path: Path) -> None:
    """It is written down, and sent when the quiet hours are over, if it is still true. What was due while the server
    was off waits, too, if it is quiet by now; what its reader does not want any more is not sent."""
    quiet = {"quiet_from": "00:00", "quiet_to": "23:59", "webhook": ""}
    async with listening(service := PushService()) as port:
        async with (
            serving(tmp_path, private_webhooks=True) as server,
            somebody(server, "Ann") as ann,
            somebody(server, "Ben") as ben,
        ):
            table = await table_for_two(ann, ben)
            browser = FakeBrowser(port)
            await ben.request("POST", "/me/browsers", browser.subscription())
            await ben.request("PUT", "/me/notices", quiet)
            await ann.start(table)
            while await server.hub.store.notices.next_due() is None:
                await asyncio.sleep(0.01)
            assert service.got.empty()
            async with server.hub.store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE outbox SET due = 1")
        async with serving(tmp_path, private_webhooks=True) as server:
            store = server.hub.store.notices
            while await store.next_due() in (None, 1):
                await asyncio.sleep(0.01)
            assert service.got.empty()
            (letter,) = await store.take_due(2**53, 2)
            await store.set_settings(letter.person, NoticeSettings(turn=False))
            assert await server.app.state.notifier._ready(letter) == []
            await store.set_settings(letter.person, NoticeSettings())
            await store.post(Letter(letter.person, "turn", letter.table, letter.seat, letter.number, 1))
            assert browser.read((await service.got.get())[1])["tag"] == f"turn:/table/{table.id}"


@story
async def test_the_first_wish_many_times_at_once(database_url: str) -> None:
    """Of somebody who had none, and the same browser of two people: the last one stands."""
    async with house_on(database_url, Clock()) as at:
        ann, ben, store = await at.person("Ann"), await at.person("Ben"), at.hub.store.notices
        await asyncio.gather(*[store.set_settings(ann.id, NoticeSettings(turn=False)) for _ in range(8)])
        assert not (await store.settings(ann.id)).turn
        browser = Browser("https://push.example/both", "key", "secret")
        await asyncio.gather(*[store.add_browser(each.id, browser, 1, 10) for each in (ann, ben) * 4])
        assert len([*await store.browsers(ann.id), *await store.browsers(ben.id)]) == 1


def test_zones_are_read_from_the_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are hundreds of files, and everybody waits while they are looked through."""
    read: list[set[str]] = []

    def reading() -> set[str]:
        read.append(available_timezones())
        return read[-1]

    monkeypatch.setattr(quiet, "available_timezones", reading)
    for _ in range(2):
        quiet.check_zone("Europe/Paris")
        with pytest.raises(BadZone):
            quiet.check_zone("Europe/Atlantis")
    assert len(read) <= 1  # none, if it was read before this test


HOURS = NoticeSettings(quiet_from="22:00", quiet_to="07:30", zone="Europe/Paris")
WINTER = 1_768_521_600_000  # 2026-01-16 00:00 UTC, 01:00 in Paris
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("at", "sent"),
    [
        (WINTER, WINTER + int(5.5 * HOUR) + HOUR),
        (WINTER + 12 * HOUR, WINTER + 12 * HOUR),
        (WINTER + 21 * HOUR, WINTER + int(30.5 * HOUR)),
        (WINTER + int(20.9 * HOUR), WINTER + int(20.9 * HOUR)),
        (WINTER + int(6.5 * HOUR), WINTER + int(6.5 * HOUR)),
    ],
)
def test_quiet_hours_past_midnight(at: int, sent: int) -> None:
    """22:00 to 07:30 in Paris, an hour ahead of UTC in winter."""
    assert after_quiet(HOURS, at) == sent


def test_quiet_hours_follow_summer_time() -> None:
    """The night in which Paris puts its clocks forward is an hour shorter."""
    evening = 1_774_735_200_000  # 2026-03-28 22:00 UTC, 23:00 in Paris
    assert after_quiet(HOURS, evening) == evening + int(7.5 * HOUR)


def test_no_quiet_hours() -> None:
    """None are set, or they have no length; by day only."""
    assert after_quiet(NoticeSettings(), 5) == 5
    assert after_quiet(NoticeSettings(quiet_from="05:00", quiet_to="05:00"), 5) == 5
    day = NoticeSettings(quiet_from="08:00", quiet_to="18:00")
    assert after_quiet(day, WINTER + 9 * HOUR) == WINTER + 18 * HOUR
    assert after_quiet(day, WINTER + 18 * HOUR) == WINTER + 18 * HOUR
