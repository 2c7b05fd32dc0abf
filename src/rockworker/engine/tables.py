"""Tables that fill themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LazyTable(Generic[K, V]):
    """A table whose entries are worked out when they are first looked up, for what rules ask again and again.

    >>> squares = LazyTable(lambda number: number * number)
    >>> squares[7]
    49

    It has a dict, and is none: compiled, looking something up in what inherits from `dict` is slow. So is catching a
    `KeyError`. None is no entry: it would be worked out each time."""

    __slots__ = ("_known", "_work_out")

    def __init__(self, work_out: Callable[[K], V]) -> None:
        self._known: dict[K, V] = {}
        self._work_out = work_out

    def __getitem__(self, key: K) -> V:
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._work_out(key)
        return value


def _up_to(most: int) -> range:
    return range(most + 1)


UP_TO: Final[LazyTable[int, range]] = LazyTable(_up_to)
"""By number: all from 0 up to it. Offers are full of such ranges, and one that is there is quicker than a new one."""
