"""The methods of records that can change, written from their fields.

A copy must share nothing that can change, and search bots copy all the time; servers write a state after every move. So
constructor, `copy` and `plain` are text, made from the types of the fields: what one would write by hand, with no field
forgotten. Interpreted, the text is run when a class is defined; the compiled build writes the same text into the class
(`tools.compiled`).
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from rockworker.engine.contracts import is_abstract, note_hooks
from rockworker.engine.names import kebab

PLAIN: Final = (int, str, bool, float, bytes, NoneType)


_FIELDS: Final[dict[type[Any], dict[str, Any]]] = {}
_VALUES: Final[dict[type[Any], Callable[[Any], tuple[Any, ...]]]] = {}
_DEFAULTS: Final[dict[type[Any], dict[str, Any]]] = {}
"""Of compiled records; others have them as attributes of their class."""
_CHECKS: Final[dict[type[Any], Callable[[Any], None]]] = {}
_TAGS: Final[dict[type[Any], str]] = {}
"""By base of records that are told apart: the field that names them."""


def fields_of(kind: type[Any]) -> dict[str, Any]:
    """The types of a record's fields, those of its bases first."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _fields(kind)
    return _FIELDS[kind]


def _fields(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind, localns={kind.__name__: kind}, include_extras=True)
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def annotations_of(kind: type[Any]) -> dict[str, str]:
    """By field: its type as it stands in the source."""
    texts: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        texts.update(vars(base).get("__annotations__", {}))
    return {name: texts[name] for name in fields_of(kind)}


def methods(kind: type[Any]) -> str:
    """The text of a record's constructor, of its `copy` and of `plain`."""
    texts, fields = annotations_of(kind), fields_of(kind)
    parameters = [_parameter(name, texts[name], defaults_of(kind)) for name in fields]
    lines = [f"def __init__({', '.join(['self', *parameters])}) -> None:"]
    lines += [f"    self.{name} = {_argument(name, defaults_of(kind))}" for name in fields] or ["    pass"]
    copies = [copy_of(f"self.{name}", hint, f"{kind.__qualname__}.{name}") for name, hint in fields.items()]
    lines += ["def copy(self) -> Any:", f"    return {kind.__name__}({', '.join(copies)})"]
    entries = _tag(kind) + [f"{name!r}: {plain_of(f'self.{name}', hint)}" for name, hint in fields.items()]
    lines += ["def plain(self) -> dict[str, Any]:", f"    return {{{', '.join(entries)}}}"]
    return "\n".join(lines)


def _tag(kind: type[Any]) -> list[str]:
    return [f"{field!r}: {kebab(kind.__name__)!r}" for base, field in _TAGS.items() if issubclass(kind, base)]


def tell_apart(base: type[Any], field: str) -> None:
    """Has `plain` say in a field of its own which record below another one it is."""
    _TAGS[base] = field


def defaults_of(kind: type[Any]) -> dict[str, Any]:
    """By field: its default, where it has one."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        values = _DEFAULTS.get(base, vars(base))
        found.update({name: values[name] for name in fields_of(kind) if name in values})
    return found


def note(kind: type[Any], annotations: dict[str, str], defaults: dict[str, Any], hooks: tuple[str, ...]) -> None:
    """Notes of a compiled record what mypyc forgets: the types of the fields that it adds, all defaults, and the hooks
    that it leaves to its subclasses."""
    kind.__annotations__ = annotations
    _DEFAULTS[kind] = defaults
    note_hooks(kind, hooks)


def _parameter(name: str, text: str, defaults: dict[str, Any]) -> str:
    if name not in defaults:
        return f"{name}: {text}"
    if isinstance(defaults[name], list | dict | set):
        return f"{name}: {text} | None = None"
    return f"{name}: {text} = {defaults[name]!r}"


def _argument(name: str, defaults: dict[str, Any]) -> str:
    """Lists, dicts and sets that nobody gave are new ones for each record."""
    default = defaults.get(name)
    return f"{default!r} if {name} is None else {name}" if isinstance(default, list | dict | set) else name


def complete(kind: type[Any]) -> None:
    """Gives a class that was just defined its methods, unless it has them, and looks whether anything is missing."""
    if "copy" not in vars(kind) and not is_abstract(kind):
        _give_methods(kind)
    for base, check in _CHECKS.items():
        if issubclass(kind, base):
            check(kind)


def check_subclasses(base: type[Any]) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
    """Has a function look at every class that is defined below another one."""

    def note(check: Callable[[Any], None]) -> Callable[[Any], None]:
        _CHECKS[base] = check
        return check

    return note


def _give_methods(kind: type[Any]) -> None:
    """Runs the text of a class's methods and puts them into it."""
    made: dict[str, Any] = {kind.__name__: kind}
    exec(f"from __future__ import annotations\n{methods(kind)}", made)  # noqa: S102 - our own text, as in `dataclasses`
    for name in ("__init__", "copy", "plain"):
        made[name].__qualname__ = f"{kind.__qualname__}.{name}"
        setattr(kind, name, made[name])


def copy_of(value: str, hint: Any, where: str) -> str:
    """The Python expression that copies a value of a type; the value itself, if it can't change."""
    from rockworker.engine.state import Copyable  # which needs this module

    if _cannot_change(hint):
        return value
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(origin or hint, type) and issubclass(origin or hint, Copyable):
        return f"{value}.copy()"
    if origin in (list, dict, set) and all(map(_cannot_change, parts)):
        return f"{value}[:]" if origin is list else f"{value}.copy()"
    if origin in (list, dict):
        copies = _one_by_one(value, origin, copy_of("item", parts[-1], where))
        return copies if origin is list else f"({copies} if {value} else {{}})"  # most games have no slices
    raise TypeError(f"{where}: nobody can tell how to copy {hint}")


def plain_of(value: str, hint: Any) -> str:
    """The Python expression for a value of a type in which records are dicts; the value itself, if there are none."""
    from rockworker.engine.state import Copyable  # which needs this module

    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(origin or hint, type) and issubclass(origin or hint, Copyable):
        return f"{value}.plain()"
    if origin in (list, dict) and not _cannot_change(parts[-1]) and (item := plain_of("item", parts[-1])) != "item":
        return f"{value} and {_one_by_one(value, origin, item)}"  # see above
    return value


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


def values_of(kind: type[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gives the values of a record's fields."""
    if kind not in _VALUES:
        _VALUES[kind] = _getter(tuple(fields_of(kind)))
    return _VALUES[kind]


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return cast(Callable[[Any], tuple[Any, ...]], attrgetter(*names))
    return lambda record: tuple([getattr(record, name) for name in names])
