"""Routes where passwords and secrets are tried, much is read, or messages are sent: each address has few of them.

The mark is on the route. A path can be written in several ways that lead to the same one."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rockworker.server.errors import TooMuch
from rockworker.server.http.limits import Buckets, network_of

_MARK: Final = "entrance"
ENTRANCE: Final = {_MARK: True}
"""The option of such a route."""


def is_entrance(handler: BaseRouteHandler) -> bool:
    """Whether a route has the mark."""
    return bool(handler.opt.get(_MARK))


def limit_entrances(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard, as Litestar calls it: before anything of the request is read."""
    entrances: Buckets = connection.app.state.entrances
    address = connection.client.host if connection.client else ""
    if is_entrance(handler) and not entrances.take(network_of(address)):
        raise TooMuch
