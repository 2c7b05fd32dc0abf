"""What was put into words before, for the next time it is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

MOST_SHARED: Final = 20_000
"""Words that are remembered for all tables that play by the same rules, in each language."""
MOST_OWN: Final = 200
"""Words with names in them that are remembered, in each language at each table."""
T = TypeVar("T")


class Memory:
    """Of one table: words without players' names are shared with others, those with names are its own."""

    __slots__ = ("is_personal", "own", "shared")

    def __init__(self, shared: dict[Any, Any] | None = None) -> None:
        self.shared: dict[Any, Any] = {} if shared is None else shared
        """Those who are in a hurry look here first: making a function for `remember` takes longer than that."""
        self.own: dict[Any, Any] = {}
        self.is_personal = False
        """To be set where the names are looked at: what is being made belongs to this table."""

    def remember(self, key: Any, make: Callable[[], T]) -> T:
        """What was made under a key before, at any table if no name was needed for it; else at this one. What it is
        made of, besides names and rules, must be in the key."""
        try:
            found = self.shared.get(key)
        except TypeError:  # a sealed choice is no key
            return make()
        if found is None:
            found = self.own.get(key)
            if found is None:
                return self._make(key, make)
            self.is_personal = True
        return found  # type: ignore[no-any-return]

    def _make(self, key: Any, make: Callable[[], T]) -> T:
        before, self.is_personal = self.is_personal, False
        try:
            made = make()
            memory, most = (self.own, MOST_OWN) if self.is_personal else (self.shared, MOST_SHARED)
        finally:
            self.is_personal = self.is_personal or before
        if len(memory) >= most:
            memory.clear()
        memory[key] = made
        return made
