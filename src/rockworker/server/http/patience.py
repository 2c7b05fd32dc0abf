"""Time limits against slow clients: a connection that sends its request in drops, or does not read the answer, ends.

Uvicorn limits only how long an idle connection is kept after an answer. What it calls when something happens on a
connection is watched here; whatever a client does in between, it can't put off a deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle


class PatientConfig(Config):
    """Uvicorn's settings, and how many seconds clients get."""

    def __init__(self, patience: float, app: Any, **more: Any) -> None:
        super().__init__(app, http=PatientHttp, **more)
        self.patience = patience


class PatientHttp(H11Protocol):
    """A connection whose client has so many seconds for the head of a request, for its body, and for reading on."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        assert isinstance(config, PatientConfig)
        self.patience = config.patience
        self._sending = Deadline(self._give_up)
        self._reading = Deadline(self._give_up)
        self._body_of: object = None
        """The request whose body has been waited for since its head was there."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The head of the first request must come now."""
        super().connection_made(transport)
        self._sending.begin(self.patience)

    def data_received(self, data: bytes) -> None:
        """With the first byte the time for the head begins, with a complete head that for the body; with a complete
        request no time runs."""
        before: RequestResponseCycle | None = self.cycle  # none before the first request
        if not self._sending.runs and before and before.response_complete:
            self._sending.begin(self.patience)
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return
        if not cycle.more_body:
            self._sending.end()
        elif self._body_of is not cycle:
            self._body_of = cycle
            self._sending.begin(self.patience)

    def on_response_complete(self) -> None:
        """The rest of an unread body, or of the next request, must come now. While nothing of it is here, the
        connection is idle, and uvicorn's affair."""
        super().on_response_complete()
        if self._is_waiting():
            self._sending.begin(self.patience)
        else:
            self._sending.end()

    def _is_waiting(self) -> bool:
        """Whether a part of a request is here, and the rest is not."""
        cycle: RequestResponseCycle = self.cycle
        if not cycle.response_complete:  # the next request has come with the one before
            return cycle.more_body
        return self.conn.their_state is not h11.IDLE or bool(self.conn.trailing_data[0])

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has limits of its own."""
        self._sending.end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client does not read what it asked for."""
        super().pause_writing()
        self._reading.begin(self.patience)

    def resume_writing(self) -> None:
        """It does again."""
        self._reading.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self._sending.end()
        self._reading.end()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        self.transport.abort()


class Deadline:
    """Something that is done unless it is called off in time."""

    def __init__(self, late: Callable[[], None]) -> None:
        self._late = late
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether it has begun, and is not called off."""
        return self._timer is not None

    def begin(self, seconds: float) -> None:
        """From now on; an earlier deadline no longer counts."""
        self.end()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._late)

    def end(self) -> None:
        """In time."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
