"""What every game's state has, and how states and frames are copied.

A copy must share nothing that can change, and search bots copy all the time. So the code of `copy` is generated from
the types of the fields when a class is defined: it is what one would write by hand, and no field is forgotten.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, Self, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from rockworker.engine.contracts import is_abstract


class Copied(enum.Enum):
    """How the values of a field are copied whose type does not tell."""

    ONE_BY_ONE = "one by one"
    """A list or dict whose values have a `copy` of their own."""


SHALLOW: Final[Callable[[Any], Any]] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""A copy of a record that shares the values of its fields."""
PLAIN: Final = (int, str, bool, float, bytes, NoneType)


def _copier(kind: type[Copyable]) -> Callable[[Any], Any]:
    hints = get_type_hints(kind, localns={kind.__name__: kind}, include_extras=True)
    fields = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
    copies = {name: _copy_of(f"self.{name}", hint, f"{kind.__qualname__}.{name}") for name, hint in fields.items()}
    lines = [f"    twin.{name} = {copy}" for name, copy in copies.items() if copy != f"self.{name}"]
    code = "\n".join(["def copy(self):", "    twin = shallow(self)", *lines, "    return twin"])
    made: dict[str, Any] = {"shallow": SHALLOW}
    exec(code, made)  # noqa: S102 - our own text, as in `dataclasses`: a loop over the fields is much slower
    return cast(Callable[[Any], Any], made["copy"])


def _copy_of(value: str, hint: Any, where: str) -> str:
    """The Python expression that copies a value of a type; the value itself, if it can't change."""
    if get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        if Copied.ONE_BY_ONE in notes:
            return _one_by_one(value, get_origin(hint), "item.copy()")
    if _cannot_change(hint):
        return value
    if isinstance(hint, type) and issubclass(hint, Copyable):
        return f"{value}.copy()"
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (list, dict, set) and all(map(_cannot_change, parts)):
        return f"{value}[:]" if origin is list else f"{value}.copy()"
    if origin in (list, dict):
        return _one_by_one(value, origin, _copy_of("item", parts[-1], where))
    raise TypeError(f"{where}: nobody can tell how to copy {hint}")


def _one_by_one(value: str, origin: Any, item: str) -> str:
    if origin is dict:
        return f"{{key: {item} for key, item in {value}.items()}}"
    return f"[{item} for item in {value}]"


def _cannot_change(hint: Any) -> bool:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _cannot_change(parts[0])
    if origin in (tuple, frozenset, Union, UnionType):
        return all(part is Ellipsis or _cannot_change(part) for part in parts)
    if not isinstance(hint, type):
        return origin is Literal
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return issubclass(hint, (*PLAIN, enum.Enum))


class Copyable(msgspec.Struct):
    """A record that can change, with a `copy` made from its fields. They may be plain values, lists, dicts and sets of
    plain values, and other copyable records."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if not is_abstract(cls):
            setattr(cls, "copy", _copier(cls))  # noqa: B010 - mypy takes an assignment for a mistake

    def copy(self) -> Self:
        """A copy that shares nothing which may change."""
        return cast(Self, SHALLOW(self))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()


class State(Copyable):
    """What every game's state has. A game adds its own fields, all of them plain data."""

    rng: int
    """The state of the RNG: all chance that is still to come."""
    surprises: int
    """How often chance was drawn or something hidden was revealed: no undo reaches back over a surprise."""
    stack: Annotated[list[Any], Copied.ONE_BY_ONE]
    """The frames under way, the innermost last; empty when the game is over."""
