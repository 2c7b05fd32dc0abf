"""One at a time: like `asyncio.Lock`, but a caller who finds it free may take it at once, without a coroutine."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Those who wait get it in the order in which they came."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Takes it, if it is free: True."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hands it to the next who waits: between the two it is not free, so that nobody can get ahead of them."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was ours already
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
