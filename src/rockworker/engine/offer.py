"""One offer, and what can be asked of several: count, pick, sample, check.

An offer is a box: an action type with one independent axis of values per field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NoReturn

from msgspec.structs import astuple

from rockworker.engine.tables import LazyTable

if TYPE_CHECKING:
    from rockworker.engine.offers import Action

Axis = Sequence[Any]
"""The values that a field may take: a `range`, or a tuple. Never empty."""

MOST_KEPT: Final = 1 << 12
"""So many offers of an action are kept at most."""

COMPILED: Final = False
"""True in the source that is compiled (`tools.compiled`)."""

NOT_MADE: Final[tuple[Action, ...]] = ()

PLAIN: Final = frozenset((int, str, tuple))
"""Neither True nor 1.0 nor NumPy's 1 is a 1: what gets into a state must be the same when it is read from a save."""


class Offer:
    """All actions of one type whose fields lie on the given axes, one axis per field, in field order."""

    __slots__ = ("_made", "_size", "action", "axes")

    action: type[Action]
    axes: tuple[Axis, ...]
    _size: int
    _made: tuple[Action, ...]
    """All its actions, where they are at hand; else none."""

    def __init__(self, action: type[Action], *axes: Axis) -> None:
        size = 1
        for axis in axes:
            size *= len(axis)
        if COMPILED:  # past `__setattr__`, as an interpreted class can't
            self.action = action
            self.axes = axes
            self._size = size
            self._made = NOT_MADE
        else:
            _set_action(self, action)
            _set_axes(self, axes)
            _set_size(self, size)
            _set_made(self, NOT_MADE)

    def at_hand(self) -> Offer:
        """The same offer, with all its actions made for good: for few of them that are drawn again and again."""
        if COMPILED:
            self._made = tuple(self)
        else:
            _set_made(self, tuple(self))
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuses: the engine checks actions against the very offers that it hands out."""
        raise AttributeError(f"an offer can't be changed: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"an offer can't be changed: {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Offer, (self.action, *self.axes)

    def size(self) -> int:
        """The number of different actions in it, however large (`len` ends at 2**63)."""
        return self._size

    def __len__(self) -> int:
        return self._size

    def __contains__(self, action: object) -> bool:
        return hold((self,), action)

    def __getitem__(self, index: int) -> Action:
        """The action at a place of the enumeration (the last axis turns fastest); -1 is the last one.

        Places before 0 need no care: Python rounds down, so that -1 is the last value of every axis."""
        action, axes = self.action, self.axes  # `self.action(…)` would look for a method, which takes longer
        if len(axes) == 1:  # one and two of them are the most common by far; a place past the end is past the first
            return action(axes[0][index])
        if len(axes) == 2:
            second = axes[1]
            return action(axes[0][index // len(second)], second[index % len(second)])
        return action(*self._values_at(index))

    def _values_at(self, index: int) -> list[Any]:
        axes = self.axes
        values: list[Any] = [None] * len(axes)
        for place in range(len(axes) - 1, -1, -1):
            axis = axes[place]
            count = len(axis)
            values[place] = axis[index % count]
            index //= count
        if index not in (0, -1):
            raise IndexError("not a place of the offer")
        return values

    def __iter__(self) -> Iterator[Action]:
        for values in product(*self.axes):
            yield self.action(*values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and (self.action, self.axes) == (other.action, other.axes)

    def __hash__(self) -> int:
        return hash((self.action, self.axes))

    def __repr__(self) -> str:
        fields = zip(fields_of(self.action), self.axes, strict=True)
        return f"Offer({', '.join([self.action.__name__, *[f'{f}={a!r}' for f, a in fields]])})"

    def axis(self, field: str) -> Axis:
        """The axis of one field."""
        return self.axes[fields_of(self.action).index(field)]


DRAWN: Final[list[tuple[Any, tuple[Offer, ...]]]] = [(object(), ())]
"""The action that `sample` drew last, and the offers from which: nobody need look whether it is one of them. Neither
can change, so that stays true; and as one pair, it is true for threads, too."""
_values_of: Final = astuple
"""Compiled code finds a constant at once, and an import in a dict."""
_set_action: Final = vars(Offer)["action"].__set__
_set_axes: Final = vars(Offer)["axes"].__set__
_set_size: Final = vars(Offer)["_size"].__set__
_set_made: Final = vars(Offer)["_made"].__set__


def offers_of(action: type[Action]) -> dict[tuple[int, ...], Offer]:
    """By values: the offer of an action with one field. The same ones come again and again: one that is there is
    quicker than a new one, and stays in the processor's cache."""
    return LazyTable(partial(Offer, action), most=MOST_KEPT)


def fields_of(action: type[Action]) -> tuple[str, ...]:
    """The names of an action's fields, in the order of an offer's axes."""
    return action.__struct_fields__


def size(offers: Sequence[Offer]) -> int:
    """The number of different actions in several offers."""
    total = 0
    for offer in offers:
        total += offer._size
    return total


def nth(offers: Sequence[Offer], index: int) -> Action:
    """The action at a place of the enumeration over all offers."""
    for offer in offers:
        if index < offer._size:
            return offer[index]
        index -= offer._size
    raise IndexError("past the end of the offers")


def hold(offers: tuple[Offer, ...], action: Any) -> bool:
    """Whether an action is one of those that are offered."""
    kind = type(action)
    values: tuple[Any, ...] = ()
    for offer in offers:
        if offer.action is kind:
            values = values or _values_of(action)
            place = 0  # `zip` and `enumerate` cost more than all the rest, and every step comes here
            for axis in offer.axes:
                value = values[place]
                if value not in axis or (type(value) is not int and type(value) not in PLAIN):
                    break
                place += 1  # noqa: SIM113 - see above
            else:
                return True
    return False


def sample(offers: tuple[Offer, ...], draw: Callable[[int], int]) -> Action:
    """One action, each equally likely; `draw(n)` draws from 0 .. n-1."""
    total = 0  # `nth` of a draw from `size`; without these calls, since every random step comes here
    for offer in offers:
        total += offer._size
    index = draw(total)
    for offer in offers:
        if index < offer._size:
            made = offer._made
            action = made[index] if made else offer[index]
            DRAWN[0] = (action, offers)
            return action
        index -= offer._size
    raise IndexError("past the end of the offers")


def enumerate_all(offers: Sequence[Offer]) -> Iterator[Action]:
    """Every action of every offer."""
    for offer in offers:
        yield from offer
