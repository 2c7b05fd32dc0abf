"""The application: storage, rooms, routes, and what keeps them safe."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from rockworker import __version__
from rockworker.core.errors import RockworkerError
from rockworker.core.text import LANGUAGES
from rockworker.server.botrunner import BotRunner
from rockworker.server.config import Settings
from rockworker.server.http import ROUTES
from rockworker.server.hub import Hub
from rockworker.server.store import Store, engine_for
from rockworker.server.words import refusal

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings) -> Litestar:
    """A server with these settings."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(engine_for(settings.database))
        await store.create_schema()
        hub = app.state.hub = Hub(store)
        bots = BotRunner(hub, settings.bot_processes)
        await bots.wake_all()
        yield
        await bots.close()
        await store.close()

    return Litestar(
        route_handlers=[ROUTES],
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={RockworkerError: refuse},
        openapi_config=OpenAPIConfig(title="Rockworker", version=__version__, path="/schema"),
        request_max_body_size=settings.largest_body,
        response_headers=HEADERS,
    )


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every refusal has the same shape: what, in words, and the details."""
    assert isinstance(error, RockworkerError)
    language = request.headers.get("accept-language", "en")[:2]
    text = refusal(error, language if language in LANGUAGES else "en")
    details = {name: str(value) for name, value in error.details.items() if value is not None}
    status = getattr(error, "status", 400)
    return Response({"error": error.key, "text": text, "details": details}, status_code=status)
