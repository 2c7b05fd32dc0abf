"""Refusals over HTTP: one shape for all of them, ours and the framework's, in the caller's language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from rockworker.engine.errors import RockworkerError
from rockworker.server.errors import (
    BadInput,
    Broken,
    JustRemoved,
    NoSuchPage,
    NotAllowed,
    NotSignedIn,
    ServerError,
    TooLong,
    TooMuch,
    Unavailable,
    WrongMethod,
)
from rockworker.server.storage.database import Gone
from rockworker.server.storage.outage import is_away
from rockworker.server.tables.render import refusal
from rockworker.text.languages import LANGUAGES

LOG = structlog.get_logger()
BY_STATUS: dict[int, type[ServerError]] = {
    401: NotSignedIn,
    403: NotAllowed,
    404: NoSuchPage,
    405: WrongMethod,
    429: TooMuch,
}
"""What the framework's own refusals are called; 413 and all others are made below."""
GONE: Final = "gone"
"""Noted in a request's state: its client left before all of it had come. What fails then is not ours to mend."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused."""

    error: str
    """The name of the reason, for programs."""
    text: str
    """The reason in the caller's language (Accept-Language: en, fr or de)."""
    details: dict[str, str]


_REASONS = {
    400: "Can't be understood, or does not fit this game",
    401: "Who are you? Enter, or sign in",
    403: "Not for you",
    404: "There is no such thing, or you may not see it",
    405: "Not to be asked this way",
    409: "Not now",
    413: "Too long",
    422: "Could not be delivered",
    429: "Too much at once",
    503: "The database is away: try again",
}


def documented(*handlers: BaseRouteHandler) -> list[BaseRouteHandler]:
    """Puts all refusals into the OpenAPI document: most of them may meet any request."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {
                status: ResponseSpec(Problem, description=text, generate_examples=False)
                for status, text in _REASONS.items()
            }
    return list(handlers)


def language_of(header: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in (header or "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def problem(error: RockworkerError, language: str) -> Problem:
    """A refusal in words."""
    return Problem(error.key, refusal(error, language), details_of(error))


def details_of(error: RockworkerError) -> dict[str, str]:
    """What a program may want to know of a refusal."""
    return {name: str(value) for name, value in error.details.items() if value is not None}


def status_of(error: RockworkerError) -> int:
    """The engine's own refusals are the caller's mistake, too."""
    return getattr(error, "status", 400)


def headers_of(error: RockworkerError) -> dict[str, str]:
    """When to come back, if it is only a matter of time."""
    pause = getattr(error, "retry_after", None)
    return {} if pause is None else {"retry-after": f"{pause}"}


AnyRequest = Request[Any, Any, Any]


def refuse(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers a request that we refuse."""
    assert isinstance(error, RockworkerError)
    request.app.state.metrics.refusals.labels(error.key).inc()
    text = problem(error, language_of(request.headers.get("accept-language")))
    return Response(text, status_code=status_of(error), media_type="application/json", headers=headers_of(error))


def refuse_as_framework(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers a request that the framework refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code >= 500 and not request.scope["state"].get(GONE):
        return break_down(request, error)
    return refuse(request, _ours(request, error))


def refuse_depth(request: AnyRequest, _error: Exception) -> Response[Problem]:
    """Answers a request whose JSON is nested deeper than anybody can read."""
    return refuse(request, BadInput(reason="JSON"))


def _ours(request: AnyRequest, error: HTTPException) -> ServerError:
    if error.status_code == 413:
        most = request.app.request_max_body_size
        assert isinstance(most, int), "the app sets a limit"
        return TooLong(most=most)
    kind = BY_STATUS.get(error.status_code)
    return kind() if kind else BadInput(reason=_reason(error))


def _reason(error: HTTPException) -> str:
    """The first thing that did not fit: where, and why."""
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    if isinstance(first, dict) and "message" in first:
        return f"{first.get('key', '')}: {first['message']}".removeprefix(": ")
    return error.detail.partition("\n")[0][:200]


def break_down(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database is away, or somebody gone; or a mistake of ours, of which the caller learns that there was one."""
    if isinstance(error, Gone):
        return refuse(request, JustRemoved())
    if is_away(error):
        request.app.state.hub.store.outage.note("request", error, path=request.url.path)
        return refuse(request, Unavailable())
    LOG.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return refuse(request, Broken())
