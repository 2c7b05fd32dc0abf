"""How much one client may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """So many per second on average, twice as many at once."""

    def __init__(self, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.most = 2 * per_second
        self.left = self.most
        self.now = now
        self.at = now()

    def take(self) -> bool:
        """Whether one more is allowed; if so, it is taken."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
