"""Dicts, lists and objects that can't be changed, for what the engine hands out and goes on using itself.

The dicts and lists are such in every other way: they compare, print and encode as such, and any check for them holds.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

MAKES_A_CHANGE: Final = "this can’t be changed: make a copy with dict(…) or list(…)"

STAYS: Final = "this can’t be changed: all games share it"


def _refuse(self: object, *values: object, **named: object) -> NoReturn:
    raise TypeError(MAKES_A_CHANGE)


class FrozenDict(dict[str, Any]):
    """A dict that stays as it is, and whose values do."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> FrozenDict:
        return self

    def __deepcopy__(self, memo: object) -> FrozenDict:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


class FrozenList(list[Any]):
    """A list that stays as it is, and whose values do."""

    __slots__ = ()
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __copy__(self) -> FrozenList:
        return self

    def __deepcopy__(self, memo: object) -> FrozenList:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenList, (list(self),)

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))


class Sealed:
    """An object that stays as it is made: its constructor sets each attribute once. With `__slots__`, nothing can be
    added to it either."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise TypeError(STAYS)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise TypeError(STAYS)


EMPTY: Final = FrozenDict()


def frozen(value: Any) -> Any:
    """Plain data that can't be changed, at any depth."""
    if isinstance(value, FrozenDict | FrozenList):
        return value
    if isinstance(value, dict):
        return FrozenDict({key: frozen(item) for key, item in value.items()})
    if isinstance(value, list):
        return FrozenList(map(frozen, value))
    if isinstance(value, tuple):
        return tuple(map(frozen, value))
    return value
