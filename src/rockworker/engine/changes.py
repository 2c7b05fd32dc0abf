"""What has changed between two pictures of the same thing: places, and what is there now.

Pictures are records, rows and tables with names as keys. A place is written as a JSON Pointer (RFC 6901):
`/companies/0/cash`. Changes set values and take nothing away: where a part has other names in it than before, or
another length, all of it is set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

Changes = dict[str, Any]
"""By place: what is there from now on."""


def changes(old: Any, new: Any, place: str = "") -> Changes:
    """What must be set in the old picture to make it the new one. Equal values count as the same."""
    found: Changes = {}
    compare(old, new, place, found)
    return found


def compare(old: Any, new: Any, place: str, found: Changes) -> None:
    """Adds what has changed at a place."""
    if old is not new and old != new:
        _compare(old, new, place, found)


def _compare(old: Any, new: Any, place: str, found: Changes) -> None:
    by_parts = _BY_PARTS.get(type(new), _compare_records) if type(old) is type(new) else None
    if by_parts is None or not by_parts(old, new, place, found):
        found[place] = new


def compare_rows(old: Sequence[Any], new: Sequence[Any], place: str, found: Changes) -> None:
    """Adds what has changed in a row, which may have another length now."""
    if not _compare_rows(old, new, place, found):
        found[place] = new


def _compare_rows(old: Sequence[Any], new: Sequence[Any], place: str, found: Changes) -> bool:
    """Part by part, if that can be done."""
    if len(old) != len(new):
        return False
    for index, before in enumerate(old):
        after = new[index]
        if before is not after and before != after:
            _compare(before, after, f"{place}/{index}", found)
    return True


def _compare_tables(old: Mapping[str, Any], new: Mapping[str, Any], place: str, found: Changes) -> bool:
    if old.keys() != new.keys():
        return False
    for name, after in new.items():
        if old[name] != after:
            _compare(old[name], after, place + _token(name), found)
    return True


def _compare_records(old: Any, new: Any, place: str, found: Changes) -> bool:
    tokens = _TOKENS.get(type(new))
    if tokens is None:
        tokens = _TOKENS[type(new)] = _tokens_of(type(new))
    if not tokens:
        return False
    for token, before, after in zip(tokens, astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            _compare(before, after, place + token, found)
    return True


_BY_PARTS: Final[dict[type, Callable[[Any, Any, str, Changes], bool]]] = {
    tuple: _compare_rows,
    list: _compare_rows,
    dict: _compare_tables,
}
_TOKENS: Final[dict[type, tuple[str, ...]]] = {}
"""By kind of record: its fields as parts of a place; none: it has no parts."""


def _tokens_of(kind: type) -> tuple[str, ...]:
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return ()
    return tuple(map(_token, kind.__struct_encode_fields__))


def _token(name: str) -> str:
    return "/" + name.replace("~", "~0").replace("/", "~1")


def put(picture: Any, found: Mapping[str, Any]) -> Any:
    """A picture of plain data with changes made; what has not changed is shared with the old one."""
    for place, value in found.items():
        names = [name.replace("~1", "/").replace("~0", "~") for name in place.split("/")[1:]]
        picture = _put(picture, names, value)
    return picture


def _put(picture: Any, names: list[str], value: Any) -> Any:
    if not names:
        return value
    if isinstance(picture, list | tuple):
        twin: Any = list(picture)
        place: Any = int(names[0])
    else:
        twin, place = dict(picture), names[0]
    twin[place] = _put(picture[place], names[1:], value)
    return twin
