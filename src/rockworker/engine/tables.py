"""Tables that fill themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LazyTable(dict[K, V]):
    """A table whose entries are worked out when they are first looked up, for what rules ask again and again.

    >>> squares = LazyTable(lambda number: number * number)
    >>> squares[7]
    49

    It is a dict, so that an entry which is there is found without a call of Python; and it stays interpreted, since a
    compiled class that inherits from `dict` is slow. A table that is full begins anew.

    Python comes to `table[key]` by a detour where a class inherits from `dict`. What every step asks for takes half as
    long by `table.get(key)`, and by `table[key]` if that was None; declared as a `dict`, it is compiled to one call."""

    __slots__ = ("_most", "_work_out")

    def __init__(self, work_out: Callable[[K], V], most: int = 1 << 16) -> None:
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: K) -> V:
        value = self._work_out(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value


def _up_to(most: int) -> range:
    return range(most + 1)


UP_TO: Final[LazyTable[int, range]] = LazyTable(_up_to)
"""By number: all from 0 up to it. Offers are full of such ranges, and one that is there is quicker than a new one."""
