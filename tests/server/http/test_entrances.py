"""Doors where passwords and secrets are tried, or messages sent: the limit follows the route, however it is written."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from rockworker.client import Client
from rockworker.server.config import Settings
from rockworker.server.http import routes
from rockworker.server.http.entrances import is_entrance
from rockworker.server.notify import mail
from tests.server.harness import serving, somebody, story

API = "/api/v1"
PASSWORD = "correct horse"  # noqa: S105  # nobody's
ENTRANCES = {
    ("POST", "/guests"),
    ("POST", "/accounts"),
    ("POST", "/sessions"),
    ("DELETE", "/sessions"),
    ("PUT", "/me/password"),
    ("PUT", "/me/email"),
    ("GET", "/me/data"),
    ("POST", "/me/deletion"),
    ("POST", "/me/notices/test"),
    ("POST", "/email-confirmations"),
    ("POST", "/password-resets"),
    ("PUT", "/password-resets"),
}


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whom letters were sent to."""
    sent: list[str] = []

    async def send(_settings: Settings, address: str, _subject: str, _text: str) -> None:
        sent.append(address)

    monkeypatch.setattr(mail, "send", send)
    return sent


def test_which_routes_are_entrances() -> None:
    """Those that try passwords and secrets, read much, or send messages."""
    marked = {
        (method, path)
        for handler in routes._HANDLERS
        if isinstance(handler, HTTPRouteHandler) and is_entrance(handler)
        for method, path in itertools.product(handler.http_methods, handler.paths)
    }
    assert marked == ENTRANCES


@pytest.mark.parametrize("path", ["/guests", "/guests/", "//guests", "/%67uests", "/guests//"])
@story
async def test_a_path_may_be_written_in_many_ways(tmp_path: Path, path: str) -> None:
    """All of them lead to the same door, or to none."""
    async with serving(tmp_path, sign_ins_per_minute=6) as server, server.http() as page:
        entered = [(await page.post(f"{API}{path}", json={"name": "Bo"})).status_code for _ in range(4)]
        assert entered == [201, 201, 429, 429]
        assert (await page.post(f"{API}/guests", json={"name": "Bo"})).status_code == 429


@pytest.mark.parametrize(("sign_ins", "allowed"), [(9, 2), (60_000, 10)])
@story
async def test_the_test_button_is_not_pressed_for_ever(tmp_path: Path, sign_ins: int, allowed: int) -> None:
    """Neither from one address (one of three was for coming in), nor for one person from many."""
    async with serving(tmp_path, sign_ins_per_minute=sign_ins) as server, somebody(server, "Cy") as cy:
        page = server.http(Authorization=f"Bearer {cy.key}")
        async with page:
            answers = [(await page.post(f"{API}/me/notices/test")).status_code for _ in range(14)]
    assert answers == [204] * allowed + [429] * (14 - allowed)


@story
async def test_no_stranger_s_letter_box_is_filled(tmp_path: Path, letters: list[str]) -> None:
    """No matter who asks, and however the address is written: three letters; a person may ask for six."""
    home = {"smtp_host": "x", "mail_from": "a@example.com", "public_url": "https://play.example"}
    async with serving(tmp_path, **home) as server:  # type: ignore[arg-type]
        for name in ("Mal", "Mat"):
            async with Client(server.url) as client:
                await client.register(name, PASSWORD)
                async with server.http(Authorization=f"Bearer {client.key}") as page:
                    wishes = [f"{box}@example.org" for box in ("victim", "VICTIM", "victim+1", "victim", "vic", "v")]
                    bodies = [{"email": wish, "password": PASSWORD} for wish in (*wishes, f"{name}@example.org")]
                    answers = [(await page.put(f"{API}/me/email", json=body)).status_code for body in bodies]
            expected = [204, 204, 204, 429, 204, 204] if name == "Mal" else [429, 429, 429, 429, 204, 204]
            assert answers == [*expected, 429], name
    assert len([to for to in letters if to.casefold().startswith("victim")]) == 3
