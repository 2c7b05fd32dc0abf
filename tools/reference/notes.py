"""What the source says about a field: the string below it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import griffe
import msgspec

PACKAGE: Final = "rockworker"


@cache
def _package() -> griffe.Object | griffe.Alias:
    return griffe.load(PACKAGE)


def field_notes(struct: type[Any]) -> dict[str, str]:
    """By field: what is written below it, in the struct or in one that it inherits from."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if kind.__module__.startswith(f"{PACKAGE}."):
            found.update(_own_notes(kind))
    return found


def _own_notes(kind: type[Any]) -> dict[str, str]:
    members = _package()[f"{kind.__module__.removeprefix(f'{PACKAGE}.')}.{kind.__qualname__}"].members
    return {
        name: " ".join(member.docstring.value.split())
        for name, member in members.items()
        if not member.is_alias and member.is_attribute and member.docstring
    }


def struct_called(name: str, fields: set[str]) -> type[Any] | None:
    """The struct with this name and these fields, among all that are loaded."""
    return next((kind for kind in _structs(msgspec.Struct) if kind.__name__ == name and _fields(kind) == fields), None)


def _structs(base: type[Any]) -> list[type[Any]]:
    return [kind for child in base.__subclasses__() for kind in (child, *_structs(child))]


def _fields(kind: type[Any]) -> set[str]:
    tag = kind.__struct_config__.tag_field
    return {*kind.__struct_encode_fields__, *([tag] if tag else [])}
