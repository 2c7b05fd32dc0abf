"""Routes about messages to people who are away: of what, how, and when not."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from rockworker.protocol import NoticeSettings
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.entrances import ENTRANCE
from rockworker.server.http.parameters import AnyHttp
from rockworker.server.notify.notifier import Notifier
from rockworker.server.storage.notices import Browser


class PushKey(msgspec.Struct, frozen=True):
    """The server's public key for Web Push (`applicationServerKey`)."""

    key: str


class BrowserKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As browsers give them."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=30)]


class Subscription(msgspec.Struct, frozen=True):
    """A browser's push subscription, as its `toJSON()` has it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500)]
    keys: BrowserKeys


@get("/me/notices", summary="What I am told of", tags=["notifications"])
async def notices(hub: TheHub, request: AnyHttp) -> NoticeSettings:
    """While the caller is away."""
    person = signed_in(await caller(request, hub))
    return await hub.store.notices.settings(person.id)


@put("/me/notices", summary="Change what I am told of", tags=["notifications"])
async def change_notices(data: JSONBody[NoticeSettings], hub: TheHub, state: State, request: AnyHttp) -> NoticeSettings:
    """Your turn, game over, invitation; by e-mail (to the confirmed address) or webhook; quiet hours."""
    person = signed_in(await caller(request, hub))
    notifier: Notifier = state.notifier
    await notifier.change(person, data)
    return data


@post("/me/notices/test", summary="A test message", tags=["notifications"], status_code=204, opt=ENTRANCE)
async def test_notices(hub: TheHub, state: State, request: AnyHttp) -> None:
    """By all ways that are set up; 422 if one does not get through."""
    person = signed_in(await caller(request, hub))
    notifier: Notifier = state.notifier
    await notifier.test(person)


@get("/push-key", summary="The key for Web Push", tags=["notifications"])
async def push_key(state: State) -> PushKey:
    """Browsers ask for it when they subscribe."""
    notifier: Notifier = state.notifier
    return PushKey(notifier.pusher.public_key)


@post("/me/browsers", summary="Tell this browser", tags=["notifications"], status_code=204)
async def add_browser(data: JSONBody[Subscription], hub: TheHub, state: State, request: AnyHttp) -> None:
    """Web Push: takes a browser's subscription. The ten latest of a person are kept."""
    person = signed_in(await caller(request, hub))
    notifier: Notifier = state.notifier
    await notifier.add_browser(person, Browser(data.endpoint, data.keys.p256dh, data.keys.auth))


@delete("/me/browsers", summary="Don't tell this browser", tags=["notifications"], status_code=204)
async def drop_browser(hub: TheHub, request: AnyHttp, endpoint: Annotated[str, QueryParameter(max_length=500)]) -> None:
    """By the address of its subscription."""
    person = signed_in(await caller(request, hub))
    await hub.store.notices.drop_browser(endpoint, person.id)


HANDLERS = (notices, change_notices, test_notices, push_key, add_browser, drop_browser)
