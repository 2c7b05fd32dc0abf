"""A server whose clock can be put forward and back while it runs."""

from __future__ import annotations

import time
from typing import Any

from rockworker.server.config import Settings
from tests.server.proofs import killable
from tests.server.proofs.killable import Killable


class Jumping(Killable):
    """A server that can be killed, with a clock that jumps."""

    def __init__(self, settings: Settings, log: str) -> None:
        super().__init__(settings, log)
        # Without a lock: a server that is killed while it reads the time would keep it for ever.
        self.offset: Any = killable.FORKS.Value("q", 0, lock=False)

    def jump(self, seconds: int) -> None:
        """Puts the server's clock forward, or back."""
        self.offset.value = seconds * 1_000_000_000

    def new_process(self) -> Any:
        """The server, which reads the time through us."""
        return killable.FORKS.Process(target=_serve, args=(self.settings, self.log, self.offset))


def _serve(settings: Settings, log: str, offset: Any) -> None:
    real = time.time_ns
    time.time_ns = lambda: real() + int(offset.value)
    killable.run_server(settings, log)
