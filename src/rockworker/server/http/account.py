"""Routes about one's own account: password, address, all that is kept, and the end of it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from rockworker.server import accounts, recovery, rights
from rockworker.server.errors import NotAllowed
from rockworker.server.http.auth import TheHub, TheSettings, caller, signed_in
from rockworker.server.http.entrances import ENTRANCE
from rockworker.server.http.errors import language_of
from rockworker.server.http.parameters import AnyHttp
from rockworker.server.http.people import NO_COOKIE, Identity, identity
from rockworker.server.recovery import Recovery


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present password and the one to come."""

    old: str
    new: str


class NewEmail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the account's owner reads mail; empty: nowhere."""

    email: str
    password: str


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account's password; guests have none."""

    password: str = ""


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account."""

    name: str


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a letter."""

    token: str


class Reset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a letter, and the password to come."""

    token: str
    password: str


@put("/me/password", summary="Change my password", tags=["people"], opt=ENTRANCE)
async def change_password(
    data: JSONBody[NewPassword], hub: TheHub, settings: TheSettings, state: State, request: AnyHttp
) -> Response[Identity]:
    """With the present one. All other keys of the caller end; the answer holds a new one."""
    person = signed_in(await caller(request, hub))
    if person.account is None:
        raise NotAllowed
    await accounts.prove(hub.store, person.account, data.old, state.tries)
    return identity(settings, request, person, await recovery.change_password(hub, person, data.new))


@put("/me/email", summary="Set my address", tags=["people"], status_code=204, opt=ENTRANCE)
async def set_email(data: JSONBody[NewEmail], hub: TheHub, state: State, request: AnyHttp) -> None:
    """For a way back if the password is forgotten. A letter is sent there, whose secret must come back first."""
    person = signed_in(await caller(request, hub))
    if person.account is None:
        raise NotAllowed
    await accounts.prove(hub.store, person.account, data.password, state.tries)
    way: Recovery = state.recovery
    await way.set_email(person, data.email.strip(), language_of(request.headers.get("accept-language")))


@post("/email-confirmations", summary="Confirm an address", tags=["people"], status_code=204, opt=ENTRANCE)
async def confirm_email(data: JSONBody[Letter], state: State) -> None:
    """With the secret of the letter, once and within an hour."""
    way: Recovery = state.recovery
    await way.confirm_email(data.token)


@post("/password-resets", summary="Forgot my password", tags=["people"], status_code=204, opt=ENTRANCE)
async def forgotten(data: JSONBody[Forgotten], state: State, request: AnyHttp) -> None:
    """A letter is sent to the account's address, if there is such an account and it has one. The answer is always the
    same."""
    way: Recovery = state.recovery
    way.ask(data.name, language_of(request.headers.get("accept-language")))


@put("/password-resets", summary="Choose a new password", tags=["people"], opt=ENTRANCE)
async def reset(data: JSONBody[Reset], settings: TheSettings, state: State, request: AnyHttp) -> Response[Identity]:
    """With the secret of the letter, once and within an hour. All keys of the account end; the answer has a new one."""
    way: Recovery = state.recovery
    return identity(settings, request, *await way.reset(data.token, data.password))


@get("/me/data", summary="All that is kept of me", tags=["people"], opt=ENTRANCE)
async def my_data(hub: TheHub, request: AnyHttp) -> Response[dict[str, Any]]:
    """Name, address, sessions, seats, tables and words, as one file. Times are milliseconds since 1970."""
    person = signed_in(await caller(request, hub))
    headers = {"Content-Disposition": 'attachment; filename="rockworker-my-data.json"'}
    return Response(await rights.data_of(hub, person), headers=headers)


@post("/me/deletion", summary="Forget me", tags=["people"], status_code=204, response_cookies=[NO_COOKIE], opt=ENTRANCE)
async def forget_me(data: JSONBody[Proof], hub: TheHub, state: State, request: AnyHttp) -> None:
    """Account, keys, address and words are removed for good. Running games go on with bots; games stay, unnamed."""
    person = signed_in(await caller(request, hub))
    if person.account is not None:
        await accounts.prove(hub.store, person.account, data.password, state.tries)
    await rights.forget(hub, person)


HANDLERS = (change_password, set_email, confirm_email, forgotten, reset, my_data, forget_me)
