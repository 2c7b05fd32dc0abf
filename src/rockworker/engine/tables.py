"""Tables that fill themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LazyTable(dict[K, V], Generic[K, V]):
    """A table whose entries are worked out when they are first looked up, for what rules ask again and again.

    >>> squares = LazyTable(lambda number: number * number)
    >>> squares[7], dict(squares)
    (49, {7: 49})
    """

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        value = self[key] = self._work_out(key)
        return value


def _up_to(most: int) -> range:
    return range(most + 1)


UP_TO: Final[LazyTable[int, range]] = LazyTable(_up_to)
"""By number: all from 0 up to it. Offers are full of such ranges, and one that is there is quicker than a new one."""
