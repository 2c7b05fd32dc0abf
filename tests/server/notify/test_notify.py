"""Messages to players who are not there: webhooks that reach no private network, and e-mail."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.protocol import TableInfo
from rockworker.server.config import Settings
from rockworker.server.errors import BadAddress, BadWebhook, NoMail
from rockworker.server.notify import mail, notifier, webhooks
from rockworker.server.storage.outage import Unreachable
from tests.server.harness import serving, somebody, story

Talker = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(talk: Talker) -> AsyncIterator[int]:
    """Somebody who listens on a free port."""
    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


class Hook:
    """Takes webhook calls, and answers as told."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.heads: list[str] = []
        self.bodies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
        body = msgspec.json.decode(await reader.readexactly(length))
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} Whatever\r\nLocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.heads.append(head)
        self.bodies.put_nowait(body)


async def table_for_two(ann: Client, ben: Client) -> TableInfo:
    """A table where Ann has bid, and Ben is asked."""
    table = await ann.open_table("rockwell", 2)
    await ben.sit(table)
    return table


async def bid(client: Client, table: TableInfo) -> None:
    """A seat does what it is asked first."""
    seat = await client.sit(table)
    async for turn in seat.turns():
        await turn.act(turn.offers[0][0])
        break


@story
async def test_who_is_away_is_told_once(tmp_path: Path) -> None:
    """Both are asked: Ben, who is not there, gets a message in French; Ann is there and gets none."""
    hook = Hook()
    settings: dict[str, Any] = {"private_webhooks": True, "public_url": "https://play.example/"}
    async with (
        listening(hook) as port,
        serving(tmp_path, **settings) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        table = await table_for_two(ann, ben)
        url = f"http://127.0.0.1:{port}/hook?token=1"
        for client, lang in ((ann, "en"), (ben, "fr")):
            await client.request("PUT", "/me/notices", {"webhook": url, "lang": lang})
        there = await ann.sit(table)
        await there.connection.open()
        await ann.start(table)
        body = await hook.bodies.get()
        assert body == {
            "content": f"C’est à vous de jouer (Rockwell)\u00a0: https://play.example/table/{table.id}",
            "text": body["content"],
            "table": table.id,
            "seat": 1,
            "game": "rockwell",
            "kind": "turn",
        }
        await bid(ann, table)
        assert hook.bodies.empty(), "Ben has been asked the same since the start"
        assert hook.heads[0].startswith("POST /hook?token=1 HTTP/1.1\r\n")
        assert f"\r\nHost: 127.0.0.1:{port}\r\n" in hook.heads[0]


@story
async def test_a_hook_that_fails_is_tried_again_a_few_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redirects are not followed; after three tries the message is given up, and the game never waited."""
    monkeypatch.setattr(notifier, "PAUSES", (0.0, 0.0, 0.0))
    hook = Hook(500, 302, 404, 204)
    async with (
        listening(hook) as port,
        serving(tmp_path, private_webhooks=True) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        table = await table_for_two(ann, ben)
        path = "/me/notices"
        await ben.request("PUT", path, {"webhook": f"http://127.0.0.1:{port}/"})
        await ann.start(table)
        for _ in range(3):
            await hook.bodies.get()
        metrics = server.app.state.metrics
        while b'messages_total{result="failed",way="webhook"} 3.0' not in metrics.text():
            await asyncio.sleep(0.01)
        await ben.request("POST", f"{path}/test")
        assert "test" in (await hook.bodies.get())["text"]
        hook.statuses = [500]
        with pytest.raises(ServerRefused, match="not-delivered"):
            await ben.request("POST", f"{path}/test")


@story
async def test_a_wish_is_its_owners_business(tmp_path: Path) -> None:
    """Nobody else sees it; it can be taken back; what can't be called, or is no time zone, is refused."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await table_for_two(ann, ben)
        url = "https://discord.com/api/webhooks/1/secret"
        await ben.request("PUT", "/me/notices", {"webhook": url})
        assert msgspec.json.decode(await ben.request("GET", "/me/notices"))["webhook"] == url
        assert msgspec.json.decode(await ann.request("GET", "/me/notices"))["webhook"] == ""
        assert b"secret" not in await ann.request("GET", f"/tables/{table.id}")
        await ben.request("PUT", "/me/notices", {})
        assert msgspec.json.decode(await ben.request("GET", "/me/notices"))["webhook"] == ""
        for bad, error in (
            ({"webhook": "http://example.com/"}, "bad-webhook"),
            ({"webhook": "ftp://x"}, "bad-webhook"),
            ({"email": True}, "no-mail"),
            ({"zone": "Mars/Olympus"}, "bad-zone"),
            ({"zone": "../../etc/passwd"}, "bad-zone"),
            ({"quiet_from": "22:00"}, "bad-input"),
            ({"quiet_from": "24:00", "quiet_to": "07:00"}, "bad-input"),
        ):
            with pytest.raises(ServerRefused, match=error):
                await ben.request("PUT", "/me/notices", bad)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "https://user:secret@example.com/",
        "https://example.com:22/",
        "https:///nowhere",
        "https://exa mple.com/",
        "https://example.com/\r\nHost: evil",
        "https://example.com/é",
        "file:///etc/passwd",
        "https://[::1",
        "https://example.com:99999/",
        f"https://example.com/{'x' * 500}",
        "",
    ],
)
def test_addresses_that_are_no_webhooks(url: str) -> None:
    """Only https, only the usual ports, nothing that breaks out of a header."""
    with pytest.raises(BadWebhook):
        webhooks.check_url(url, private=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - nobody binds
        "224.0.0.1",
        "255.255.255.255",
        "2130706433",
        "0x7f.1",
        "[::1]",
        "[::]",
        "[fe80::1]",
        "[fd00::1]",
        "[fec0::1]",
        "[feff::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[2002:a00:1::]",
    ],
)
def test_private_networks_are_out_of_reach(host: str) -> None:
    """However an inner address is written, no connection is made."""

    @story
    async def tell() -> None:
        with pytest.raises((BadWebhook, webhooks.WebhookFailed)) as refused:
            await webhooks.call(f"https://{host}/", "text", {})
        assert refused.type is BadWebhook or "no such host" in str(refused.value)

    tell()


def test_public_addresses_are_public() -> None:
    """So that the check does not refuse everything."""
    for address in ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"):
        assert webhooks.is_public(ipaddress.ip_address(address))


@story
async def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """All addresses of a name are looked at, and the checked one is called: a second look-up can't answer otherwise."""
    answers = [["93.184.216.34", "10.0.0.1"], ["93.184.216.34"], ["127.0.0.1"]]
    called: list[str] = []

    async def getaddrinfo(_loop: Any, host: str, port: int, **_more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers.pop(0)]

    async def post(_parts: Any, address: str, _port: int, _body: bytes, _headers: Any) -> int:
        called.append(address)
        return 204

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(webhooks, "post", post)
    with pytest.raises(BadWebhook):
        await webhooks.call("https://rebind.example/", "text", {})
    await webhooks.call("https://rebind.example/", "text", {})
    assert called == ["93.184.216.34"]


@story
async def test_the_answer_does_not_tell_which_inner_names_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that leads into a private network and one that leads nowhere are refused alike."""
    real = asyncio.BaseEventLoop.getaddrinfo

    async def getaddrinfo(loop: Any, host: str, port: int, **more: Any) -> Any:
        if host == "inner.example":
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.1", port))]
        if host == "nowhere.example":
            raise socket.gaierror
        return await real(loop, host, port, **more)

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        told = []
        for host in ("inner", "nowhere"):
            await ann.request("PUT", "/me/notices", {"webhook": f"https://{host}.example/"})
            with pytest.raises(ServerRefused) as refused:
                await ann.request("POST", "/me/notices/test")
            told.append((refused.value.error, refused.value.text))
        assert told[0] == told[1]
        assert told[0][0] == "not-delivered"


def test_each_service_gets_what_it_reads() -> None:
    """Discord and Slack refuse what they don't know."""
    for host, keys in (
        ("discord.com", {"content"}),
        ("canary.discord.com", {"content"}),
        ("hooks.slack.com", {"text"}),
        ("chat.example", {"content", "text", "table"}),
        ("evildiscord.com", {"content", "text", "table"}),
    ):
        assert set(msgspec.json.decode(webhooks.body_for(host, "x", {"table": 1}))) == keys


# E-mail


class MailBox:
    """A mail server that takes everything."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[str] = asyncio.Queue()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        letter: list[str] | None = None
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            if line.upper() == "DATA":
                writer.write(b"354 go on\r\n")
                letter = [f"{part}\n" async for part in self._lines(reader)]
                self.letters.put_nowait("".join(letter))
            writer.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 ok\r\n")
            if line.upper() == "QUIT":
                break
        await writer.drain()
        writer.close()

    async def _lines(self, reader: asyncio.StreamReader) -> AsyncIterator[str]:
        while (line := (await reader.readline()).decode().rstrip("\r\n")) != ".":
            yield line


@story
async def test_e_mail_to_who_is_away(tmp_path: Path) -> None:
    """To a confirmed address only, by the mail server of the settings, with a test button."""
    box = MailBox()
    async with listening(box) as port:
        smtp: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none"}
        smtp["mail_from"] = "table@example.com"
        async with serving(tmp_path, **smtp) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
            table = await table_for_two(ann, ben)
            await ben.register("Ben", "correct horse")
            wish = {"email": True, "lang": "de"}
            with pytest.raises(ServerRefused, match="no-address"):
                await ben.request("PUT", "/me/notices", wish)
            person = msgspec.json.decode(await ben.request("GET", "/me"))["id"]
            await server.hub.store.set_email(person, "ben@example.com")
            await ben.request("PUT", "/me/notices", wish)
            await ben.request("POST", "/me/notices/test")
            assert "Das ist ein Test" in await box.letters.get()
            await ann.start(table)
            letter = await box.letters.get()
            assert "To: ben@example.com" in letter
            assert "Subject: Rockworker: Rockwell" in letter
            assert "Du bist am Zug: Rockwell." in letter


@story
async def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    """The test button says so; addresses that are none are refused; a dead mail server is no crash."""
    with pytest.raises(NoMail):
        await mail.send(Settings(), "ann@example.com", "x", "y")
    dead = Settings(smtp_host="127.0.0.1", smtp_port=1, smtp_security="none", mail_from="a@example.com")
    with pytest.raises(mail.MailFailed):
        await mail.send(dead, "ann@example.com", "x", "y")
    for address in (
        "",
        "ann",
        "ann@",
        "ann@example",
        "a@b.c\r\nBcc: x@y.z",
        "a b@example.com",
        f"{'a' * 65}@example.com",
    ):
        with pytest.raises(BadAddress):
            mail.check_address(address)


@story
async def test_a_call_goes_to_the_checked_address_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connected by address, so that no second look-up can differ; certificate and Host are those of the name."""
    sent: list[httpx.Request] = []

    async def handle(_self: Any, request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(302, headers={"Location": "http://127.0.0.1/"})

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET6, 0, 0, "", ("2606:4700::1111", 443, 0, 0))]

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", handle)
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:1")
    with pytest.raises(webhooks.WebhookFailed, match="302"):
        await webhooks.call("https://hooks.example:8443/a%20b?c=d", "text", {})
    assert len(sent) == 1, "no redirect is followed"
    assert str(sent[0].url) == "https://[2606:4700::1111]:8443/a%20b?c=d"
    assert sent[0].headers["host"] == "hooks.example:8443"
    assert sent[0].extensions["sni_hostname"] == "hooks.example"


@story
async def test_an_answer_without_end_is_not_read() -> None:
    """The status is enough, however much follows it."""

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()

    async with listening(endless) as port, asyncio.timeout(5):
        await webhooks.call(f"http://127.0.0.1:{port}/", "text", {}, private=True)


@story
async def test_a_message_outlives_an_outage_and_comes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away when it is to be written down, and again when it has been taken from the outbox."""
    hook = Hook()
    async with (
        listening(hook) as port,
        serving(tmp_path, private_webhooks=True) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        table = await table_for_two(ann, ben)
        await ben.request("PUT", "/me/notices", {"webhook": f"http://127.0.0.1:{port}/"})
        there = await ann.sit(table)
        await there.connection.open()
        store = server.hub.store
        away = [fail_first(monkeypatch, *what) for what in ((store.notices, "post"), (store, "person"))]
        await ann.start(table)
        assert (await hook.bodies.get())["table"] == table.id
        assert [len(each) for each in away] == [0, 0]
        assert await store.notices.next_due() is None
        assert hook.bodies.empty()


def fail_first(monkeypatch: pytest.MonkeyPatch, store: Any, name: str) -> list[Exception]:
    """Something is not possible at first: what is still to be raised."""
    errors: list[Exception] = [Unreachable("no way"), ConnectionResetError()]
    real = getattr(store, name)

    async def failing(*args: Any) -> Any:
        if errors:
            raise errors.pop()
        return await real(*args)

    monkeypatch.setattr(store, name, failing)
    return errors
