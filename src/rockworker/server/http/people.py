"""Routes about people: guests, accounts, sessions."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromQuery, JSONBody

from rockworker.protocol import Symbol
from rockworker.server import accounts
from rockworker.server.config import Settings
from rockworker.server.http.auth import COOKIE, TheHub, TheSettings, caller, key_of, signed_in
from rockworker.server.http.entrances import ENTRANCE
from rockworker.server.http.parameters import AnyHttp
from rockworker.server.people.profiles import symbol_of
from rockworker.server.storage.rows import Person

NO_COOKIE: Final = Cookie(COOKIE, value="", path="/", httponly=True, samesite="lax", max_age=0)
"""Takes the cookie back."""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish."""

    name: str


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account's name and password."""

    name: str
    password: str


class Identity(msgspec.Struct, frozen=True):
    """Who the caller is; `key` only in the answer that made it, for programs (pages use the cookie)."""

    id: str
    name: str
    account: bool
    symbol: Symbol
    key: str | None = None
    email: str | None = None
    """The account's confirmed address, if it has one."""


@post("/guests", summary="Enter as a guest", tags=["people"], opt=ENTRANCE)
async def enter(data: JSONBody[Name], hub: TheHub, settings: TheSettings, request: AnyHttp) -> Response[Identity]:
    """A name is enough. The answer sets a cookie and holds the key for programs."""
    return identity(settings, request, *await accounts.enter_as_guest(hub.store, data.name))


@post("/accounts", summary="Open an account", tags=["people"], opt=ENTRANCE)
async def register(
    data: JSONBody[Credentials], hub: TheHub, settings: TheSettings, request: AnyHttp
) -> Response[Identity]:
    """A name that nobody else has, and a password. A guest who does so keeps all seats."""
    guest = await caller(request, hub)
    return identity(settings, request, *await accounts.register(hub, data.name, data.password, guest))


@post("/sessions", summary="Sign in", tags=["people"], opt=ENTRANCE)
async def sign_in(
    data: JSONBody[Credentials], hub: TheHub, settings: TheSettings, state: State, request: AnyHttp
) -> Response[Identity]:
    """With an account. 429 after many wrong passwords for it."""
    return identity(settings, request, *await accounts.sign_in(hub.store, data.name, data.password, state.tries))


@delete("/sessions", summary="Sign out", status_code=204, tags=["people"], response_cookies=[NO_COOKIE], opt=ENTRANCE)
async def sign_out(request: AnyHttp, hub: TheHub, everywhere: FromQuery[bool] = False) -> None:
    """The key is good no longer; with `everywhere=true`, none of the caller's keys is. Their sockets are closed."""
    key = key_of(request)
    person = await caller(request, hub)
    if person and everywhere:
        await accounts.sign_out_everywhere(hub, person)
    elif key:
        await accounts.sign_out(hub, key)


@get("/me", summary="Who am I?", tags=["people"])
async def me(request: AnyHttp, hub: TheHub) -> Identity:
    """401 for strangers."""
    person = signed_in(await caller(request, hub))
    return _identity_of(person)


def _identity_of(person: Person, key: str | None = None) -> Identity:
    return Identity(person.id, person.name, person.account is not None, symbol_of(person), key, person.email)


def identity(settings: Settings, request: AnyHttp, person: Person, key: str) -> Response[Identity]:
    """Who somebody is from now on: with a cookie, and the key for programs."""
    secure = settings.secure_cookies or request.url.scheme == "https"
    life = settings.session_days * 86_400
    cookie = Cookie(COOKIE, value=key, path="/", httponly=True, samesite="lax", secure=secure, max_age=life)
    return Response(_identity_of(person, key), cookies=[cookie])


HANDLERS = (enter, register, sign_in, sign_out, me)
