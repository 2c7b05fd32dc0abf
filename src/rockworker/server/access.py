"""Who is calling, and from where: keys, cookies, origins."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Method

from rockworker.server import people
from rockworker.server.config import Settings
from rockworker.server.errors import NotAllowed, NotSignedIn
from rockworker.server.hub import Hub
from rockworker.server.store import Person

COOKIE = "rockworker"
OWN_PAGE_HEADER = "x-rockworker"
"""Our page sends it with every change; other sites' pages can't without our leave. That protects the cookie."""
SAFE_METHODS: tuple[Method, ...] = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def caller(connection: AnyConnection, hub: Hub) -> Person | None:
    """Who calls: by bearer key (programs) or by cookie (pages)."""
    bearer = connection.headers.get("authorization", "")
    if bearer[:7].lower() == "bearer ":
        return await people.who_is(hub.store, bearer[7:].strip())
    key = connection.cookies.get(COOKIE)
    if key and connection.scope["type"] is ScopeType.HTTP:
        _must_carry_header(connection)
    return await people.who_is(hub.store, key)


def _must_carry_header(connection: AnyConnection) -> None:
    method = connection.scope.get("method", "GET")
    if method not in SAFE_METHODS and OWN_PAGE_HEADER not in connection.headers:
        raise NotAllowed


def signed_in(person: Person | None) -> Person:
    """Somebody; strangers are refused."""
    if person is None:
        raise NotSignedIn
    return person


def must_be_own_page(connection: AnyConnection, settings: Settings) -> None:
    """Sockets that a browser opens must come from our own page. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed
