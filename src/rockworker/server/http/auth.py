"""Who is calling: keys and cookies."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import Method

from rockworker.server import accounts
from rockworker.server.config import Settings
from rockworker.server.errors import NotAllowed, NotSignedIn
from rockworker.server.storage.rows import Person
from rockworker.server.tables.hub import Hub

COOKIE = "rockworker"
OWN_PAGE_HEADER = "x-rockworker"
"""Our page sends it with every change; other sites' pages can't without our leave. That protects the cookie."""
SAFE_METHODS: tuple[Method, ...] = ("GET", "HEAD", "OPTIONS")

TheHub = NamedDependency[Hub]
TheSettings = NamedDependency[Settings]
"""What every handler may ask for."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def key_of(connection: AnyConnection) -> str | None:
    """The caller's secret: a bearer key (programs) or a cookie (pages)."""
    bearer = connection.headers.get("authorization", "")
    if bearer[:7].lower() == "bearer ":
        return bearer[7:].strip()
    key = connection.cookies.get(COOKIE)
    if key and connection.scope["type"] == ScopeType.HTTP:
        _must_carry_header(connection)
    return key


async def caller(connection: AnyConnection, hub: Hub) -> Person | None:
    """Who calls."""
    return await accounts.who_is(hub.store, key_of(connection))


def _must_carry_header(connection: AnyConnection) -> None:
    method = connection.scope.get("method", "GET")
    if method not in SAFE_METHODS and OWN_PAGE_HEADER not in connection.headers:
        raise NotAllowed


def signed_in(person: Person | None) -> Person:
    """Somebody; strangers are refused."""
    if person is None:
        raise NotSignedIn
    return person
