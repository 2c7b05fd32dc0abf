"""Parameters that several routes share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from rockworker.protocol import Language
from rockworker.server.http.limits import network_of

Invite = Annotated[str | None, QueryParameter(max_length=64)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=99)]
SeatInQuery = Annotated[int | None, QueryParameter(ge=0, le=99)]
TableId = FromPath[str]
Lang = FromQuery[Language]
AnyHttp = Request[Any, Any, Any]


def address_of(request: AnyHttp) -> str:
    """Whose limits count for a request."""
    return network_of(request.client.host if request.client else "")
