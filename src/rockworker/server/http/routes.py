"""The HTTP interface, version 1. It speaks JSON; its OpenAPI document is at /schema."""

from __future__ import annotations

from litestar import Router

from rockworker.server.bots import advice, review
from rockworker.server.http import (
    account,
    games,
    history,
    how,
    mine,
    notices,
    numbers,
    people,
    play,
    profiles,
    standing,
    tables,
    tournaments,
    why_not,
)
from rockworker.server.http.entrances import limit_entrances
from rockworker.server.http.errors import documented

_SUBJECTS = (
    people,
    account,
    profiles,
    mine,
    notices,
    games,
    how,
    numbers,
    tables,
    play,
    standing,
    why_not,
    advice,
    history,
    review,
    tournaments,
)
_HANDLERS = [handler for subject in _SUBJECTS for handler in subject.HANDLERS]
ROUTES = Router("/api/v1", route_handlers=documented(*_HANDLERS), guards=[limit_entrances])
