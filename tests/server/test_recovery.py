"""Passwords that are changed or forgotten: letters whose secret is good once, and answers that tell nothing."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from rockworker.client import Client, ServerRefused
from rockworker.server import passwords
from rockworker.server.storage.schema import PEOPLE, TOKENS
from tests.server.harness import Serving, serving, somebody, story, without_time
from tests.server.http.test_sessions import closed, is_known
from tests.server.notify.test_notify import MailBox, listening
from tests.server.postgres import Postgres
from tests.server.sockets import wire

OLD, NEW = "correct horse", "battery staple"
ADDRESS = "ann@example.com"
HOME = "https://play.example"


@asynccontextmanager
async def with_mail(folder: Path, **more: Any) -> AsyncIterator[tuple[Serving, MailBox]]:
    """A server that sends mail, and where it arrives."""
    box = MailBox()
    async with listening(box) as port:
        smtp: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none"}
        async with serving(folder, mail_from="table@example.com", public_url=HOME, **smtp, **more) as server:
            yield server, box


async def secret(box: MailBox, kind: str) -> str:
    """The secret of the next letter."""
    async with asyncio.timeout(20):
        letter = email.message_from_string(await box.letters.get(), policy=email.policy.default)
    text = str(letter.get_content())
    found = re.search(rf"{HOME}/account#{kind}=([\w-]+)", text)
    assert found, text
    return found[1]


async def with_address(client: Client, box: MailBox) -> None:
    """Ann opens an account and confirms her address."""
    await client.register("Ann", OLD)
    await client.request("PUT", "/me/email", {"email": ADDRESS, "password": OLD})
    await client.request("POST", "/email-confirmations", {"token": await secret(box, "confirm")})


async def address_of(client: Client) -> str | None:
    """What the server says."""
    found: str | None = msgspec.json.decode(await client.request("GET", "/me"))["email"]
    return found


@story
async def test_a_changed_password_ends_all_sessions(database_url: str, tmp_path: Path) -> None:
    """The old one is needed; all other keys end, their sockets are closed; the new key is good."""
    async with (
        serving(tmp_path, database=database_url) as server,
        Client(server.url) as here,
        Client(server.url) as there,
    ):
        await here.register("Ann", OLD)
        await there.sign_in("Ann", OLD)
        table = await here.open_table("rockwell", 2)
        async with wire(there, server.url, table.id) as line:
            await line.next("welcome")
            with pytest.raises(ServerRefused, match="wrong-password"):
                await here.request("PUT", "/me/password", {"old": NEW, "new": NEW})
            for weak in ("password", "short", "Ann12345"):
                with pytest.raises(ServerRefused, match=r"weak-password|bad-password"):
                    await here.request("PUT", "/me/password", {"old": OLD, "new": weak})
            before = here.key
            answer = await here.request("PUT", "/me/password", {"old": OLD, "new": NEW})
            assert await closed(line) == (1008, "signed-out")
        assert not await is_known(server, before)
        assert not await is_known(server, there.key)
        assert await is_known(server, msgspec.json.decode(answer)["key"])
        with pytest.raises(ServerRefused, match="wrong-password"):
            await there.sign_in("Ann", OLD)
        await there.sign_in("Ann", NEW)


@story
async def test_guests_have_no_password(tmp_path: Path) -> None:
    """Nor an address."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        for path, body in (
            ("/me/password", {"old": "", "new": NEW}),
            ("/me/email", {"email": ADDRESS, "password": ""}),
        ):
            with pytest.raises(ServerRefused, match="not-allowed"):
                await ann.request("PUT", path, body)


@story
async def test_an_address_counts_once_it_is_confirmed(database_url: str, tmp_path: Path) -> None:
    """By the secret of the last letter, once; it can be taken away again."""
    async with with_mail(tmp_path, database=database_url) as (server, box), Client(server.url) as ann:
        await ann.register("Ann", OLD)
        with pytest.raises(ServerRefused, match="wrong-password"):
            await ann.request("PUT", "/me/email", {"email": ADDRESS, "password": NEW})
        with pytest.raises(ServerRefused, match="bad-address"):
            await ann.request("PUT", "/me/email", {"email": "nowhere", "password": OLD})
        await ann.request("PUT", "/me/email", {"email": "typo@example.com", "password": OLD})
        first = await secret(box, "confirm")
        await ann.request("PUT", "/me/email", {"email": ADDRESS, "password": OLD})
        second = await secret(box, "confirm")
        assert await address_of(ann) is None
        for bad in (first, "", "guessed"):
            with pytest.raises(ServerRefused, match="bad-token"):
                await ann.request("POST", "/email-confirmations", {"token": bad})
        await ann.request("POST", "/email-confirmations", {"token": second})
        assert await address_of(ann) == ADDRESS
        with pytest.raises(ServerRefused, match="bad-token"):
            await ann.request("POST", "/email-confirmations", {"token": second})
        await ann.request("PUT", "/me/email", {"email": "", "password": OLD})
        assert await address_of(ann) is None


@story
async def test_a_forgotten_password(database_url: str, tmp_path: Path) -> None:
    """The secret is good once; only its hash is kept; all sessions end, and other letters with them."""
    async with with_mail(tmp_path, database=database_url) as (server, box), Client(server.url) as ann:
        await with_address(ann, box)
        async with Client(server.url) as other:
            for _ in range(2):
                await other.request("POST", "/password-resets", {"name": " ANN "})
            token, second = await secret(box, "reset"), await secret(box, "reset")
            async with server.hub.store.engine.connect() as connection:
                kept = str((await connection.execute(select(TOKENS))).all())
            assert token not in kept
            with pytest.raises(ServerRefused, match="weak-password"):
                await other.request("PUT", "/password-resets", {"token": token, "password": "password"})
            await other.sign_in("Ann", OLD)
            await other.request("PUT", "/me/profile", {"name": "Annabelle Lee"})
            with pytest.raises(ServerRefused, match="weak-password"):
                await other.request("PUT", "/password-resets", {"token": token, "password": "Annabelle Lee"})
            await other.request("PUT", "/me/profile", {"name": "Ann"})
            with pytest.raises(ServerRefused, match="bad-token"):
                await other.request("PUT", "/password-resets", {"token": "x", "password": NEW})
            answer = msgspec.json.decode(
                await other.request("PUT", "/password-resets", {"token": token, "password": NEW})
            )
            assert (answer["name"], answer["account"]) == ("Ann", True)
            assert await is_known(server, answer["key"])
            assert not await is_known(server, ann.key)
            for used in (token, second):
                with pytest.raises(ServerRefused, match="bad-token"):
                    await other.request("PUT", "/password-resets", {"token": used, "password": OLD})
            await other.sign_in("Ann", NEW)


@story
async def test_letters_grow_old(database_url: str, tmp_path: Path) -> None:
    """After an hour their secret is worth nothing."""
    async with with_mail(tmp_path, database=database_url) as (server, box), Client(server.url) as ann:
        await with_address(ann, box)
        await ann.request("POST", "/password-resets", {"name": "Ann"})
        token = await secret(box, "reset")
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(update(TOKENS).values(created=TOKENS.c.created - 3_600_001))
        with pytest.raises(ServerRefused, match="bad-token"):
            await ann.request("PUT", "/password-resets", {"token": token, "password": NEW})
        await ann.sign_in("Ann", OLD)


@story
async def test_nobody_learns_which_accounts_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is the same, and comes before anything is looked up: neither words nor time tell."""
    async with with_mail(tmp_path) as (server, box), Client(server.url) as ann, server.http() as page:
        await with_address(ann, box)
        looked_up = asyncio.Event()
        account = server.hub.store.account

        async def slow(name: str) -> Any:
            await looked_up.wait()
            return await account(name)

        monkeypatch.setattr(server.hub.store, "account", slow)
        answers = [
            await page.post("/api/v1/password-resets", json={"name": name}) for name in ("Ann", "Nobody", "\0", "")
        ]
        looked_up.set()
        assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
        await secret(box, "reset")
        assert box.letters.empty()


@story
async def test_few_letters_to_one_address(tmp_path: Path) -> None:
    """Nobody's mailbox is filled by somebody else."""
    async with with_mail(tmp_path) as (server, box), Client(server.url) as ann:
        await with_address(ann, box)
        for _ in range(6):
            await ann.request("POST", "/password-resets", {"name": "Ann"})
            async with asyncio.timeout(20):
                while server.app.state.recovery._under_way:
                    await asyncio.sleep(0.01)
        assert box.letters.qsize() == 3


@story
async def test_without_mail_there_is_no_way_back(tmp_path: Path) -> None:
    """It is said for all names alike. Without a public address there is no link to send, either: what the request
    names as the server's address could lead anywhere."""
    for more in ({}, {"smtp_host": "127.0.0.1"}):
        folder = tmp_path / str(len(more))
        folder.mkdir()
        async with serving(folder, **more) as server, Client(server.url) as ann:  # type: ignore[arg-type]
            await ann.register("Ann", OLD)
            for name in ("Ann", "Nobody"):
                with pytest.raises(ServerRefused, match="no-mail"):
                    await ann.request("POST", "/password-resets", {"name": name})
            with pytest.raises(ServerRefused, match="no-mail"):
                await ann.request("PUT", "/me/email", {"email": ADDRESS, "password": OLD})


@story
async def test_a_mail_server_that_does_not_answer(tmp_path: Path) -> None:
    """Who sets an address is told; who has forgotten a password is not."""
    dead: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": 1, "smtp_security": "none", "public_url": HOME}
    async with serving(tmp_path, mail_from="a@example.com", **dead) as server, Client(server.url) as ann:
        await ann.register("Ann", OLD)
        with pytest.raises(ServerRefused, match="not-delivered"):
            await ann.request("PUT", "/me/email", {"email": ADDRESS, "password": OLD})
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(update(PEOPLE).values(email=ADDRESS))
        await ann.request("POST", "/password-resets", {"name": "Ann"})


@story
async def test_tries_are_counted_for_all_processes(postgres_server: Postgres, tmp_path: Path) -> None:
    """Five at once, wherever they are made, and though they are made together."""
    shared = postgres_server.migrated_database()
    async with (
        serving(tmp_path, database=shared, failures_per_account=15) as one,
        serving(tmp_path, database=shared, failures_per_account=15) as other,
        Client(one.url) as here,
        Client(other.url) as there,
    ):
        without_time(one, other)
        await here.register("Ann", OLD)
        tries = [client.sign_in("Ann", f"{NEW} {number}") for number in range(6) for client in (here, there)]
        refused = await asyncio.gather(*tries, return_exceptions=True)
        reasons = sorted(error.error for error in refused if isinstance(error, ServerRefused))
        assert reasons == ["too-much"] * 7 + ["wrong-password"] * 5
        with pytest.raises(ServerRefused, match="too-much"):
            await there.sign_in("Ann", OLD)


@story
async def test_tries_made_at_once_are_counted_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None slips through while another is being checked."""
    async with serving(tmp_path, failures_per_account=15) as server, Client(server.url) as ann:
        without_time(server)
        await ann.register("Ann", OLD)
        checked = 0

        async def never(stored: str | None, password: str) -> bool:
            nonlocal checked
            checked += 1
            await asyncio.sleep(0.2)
            return False

        monkeypatch.setattr(passwords, "matches", never)
        await asyncio.gather(*[ann.sign_in("Ann", NEW) for _ in range(20)], return_exceptions=True)
        assert checked == 5


@story
async def test_the_present_password_is_guessed_no_faster_than_at_the_door(tmp_path: Path) -> None:
    """A key that was left behind does not help to find out the password."""
    async with serving(tmp_path, failures_per_account=15) as server, Client(server.url) as ann:
        without_time(server)
        await ann.register("Ann", OLD)
        for path, body in (
            ("/me/password", {"old": NEW, "new": NEW}),
            ("/me/email", {"email": "", "password": NEW}),
            ("/me/deletion", {"password": NEW}),
            ("/me/deletion", {}),
            ("/me/deletion", {"password": NEW}),
        ):
            with pytest.raises(ServerRefused, match="wrong-password"):
                await ann.request("POST" if "deletion" in path else "PUT", path, body)
        with pytest.raises(ServerRefused, match="too-much"):
            await ann.request("PUT", "/me/password", {"old": OLD, "new": NEW})
