"""ASGI middleware: rate limits by address, the origin check, and security headers."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPSendMessage, Message, Receive, Send

from rockworker.engine.errors import RockworkerError
from rockworker.server.config import Settings
from rockworker.server.errors import NotAllowed, TooMuch
from rockworker.server.http.errors import GONE, headers_of, language_of, problem, status_of
from rockworker.server.http.limits import Buckets, network_of
from rockworker.server.metrics import Metrics

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_UNCOUNTED: Final = ("/health", "/ready", "/metrics")
_METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH")
"""Those that are counted by name: a client may invent others without end."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the application. Whatever it refuses never reaches it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = Buckets(settings.requests_per_minute / 60)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Lets a request or a socket in, or refuses it."""
        address = network_of(scope["client"][0] if scope["client"] else "")
        try:
            self._check(scope, address)
        except RockworkerError as error:
            self.metrics.refusals.labels(error.key).inc()
            await _refuse(scope, send, error)
            return
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send, address)

    def _check(self, scope: Any, address: str) -> None:
        if scope["path"] in _UNCOUNTED:
            return
        if not self.requests.take(address):
            raise TooMuch
        if scope["type"] != "http" and self.sockets[address] >= self.settings.sockets_per_address:
            raise TooMuch
        if scope["type"] != "http" or scope["method"] not in _SAFE:
            self._check_origin(scope)

    def _check_origin(self, scope: Any) -> None:
        """What a browser sends or opens must come from our own page. Programs name no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.settings.origins:
            return
        if _place_of(origin) != headers.get(b"host", b"").decode("latin-1"):
            raise NotAllowed

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def guarded_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message)
            await send(message)

        async def heeding_receive() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope["state"][GONE] = True
            return message

        try:
            await self.app(scope, heeding_receive, guarded_send)
        finally:
            path = scope.get("path_template") or "other"
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self.metrics.requests.labels(method, path, status).observe(time.perf_counter() - began)

    async def _socket(self, scope: Any, receive: Receive, send: Send, address: str) -> None:
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


def _place_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _add_headers(message: HTTPSendMessage) -> None:
    present = {name for name, _ in message["headers"]}  # type: ignore[typeddict-item]
    extra = [(name, value) for name, value in _RAW_HEADERS if name not in present]
    message["headers"] = [*message["headers"], *extra]  # type: ignore[typeddict-item,typeddict-unknown-key]


async def _refuse(scope: Any, send: Any, error: RockworkerError) -> None:
    if scope["type"] != "http":
        # Before it is accepted, a closed socket is an HTTP refusal.
        await send({"type": "websocket.close", "code": 4000 + status_of(error), "reason": error.key})
        return
    language = language_of(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    headers = [(b"content-type", b"application/json"), *_RAW_HEADERS]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem(error, language))})
