"""The pieces behind the numbers of a component file: what is printed on each, and where we have it from.

A piece is a table (a tile, a card, a board). Where a list nests three deep, as symbols by pile and card do, each of its
outer entries is one. What tells pieces apart (a name, a stratum) is not printed for the rules to read and is no value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect

from rockworker.components.flaws import join
from rockworker.components.provenance import SOURCE

BOX: Final = "box"
RECONSTRUCTED: Final = "reconstructed"
NAME: Final = "key"
"""What a piece is called in our files."""
PRINTED: Final = (inspect.IntType, inspect.BoolType, inspect.StrType, inspect.TupleType, inspect.VarTupleType)
"""One of several words tells pieces apart, and is none of them."""
INDEX: Final = re.compile(r"\[(\d+)\]")


class Value(msgspec.Struct, frozen=True):
    """Something printed: a number, a yes or no, a symbol, or a short list of them."""

    piece: str
    """The place of the piece in a component file: `tiles[3]`."""
    place: str
    """Its own: `tiles[3].income`."""
    value: Any
    source: str
    """Empty where nobody says."""

    @property
    def group(self) -> str:
        """The name of all pieces of its kind: `tiles`, `modules.diamonds`; `boards` for `boards.4`."""
        return re.sub(r"\.\d+$", "", INDEX.sub("", self.piece))

    @property
    def field(self) -> str:
        """Its name on the piece: `income`, `effect.amount`."""
        return INDEX.sub("", self.place.removeprefix(self.piece)).lstrip(".")

    @property
    def numbers(self) -> list[int]:
        """Counted from 1: which of its group the piece is, and which value in the piece's list this is."""
        return [int(n) + 1 for n in INDEX.findall(self.place)]


def values(tables: Mapping[str, Any], kind: type) -> Iterator[Value]:
    """All that is printed, piece by piece, from tables that fit their type, sources included."""
    return _table(tables, inspect.type_info(kind), "", "", None)


def pieces(tables: Mapping[str, Any], kind: type) -> dict[str, list[Value]]:
    """The same by piece."""
    found: dict[str, list[Value]] = {}
    for value in values(tables, kind):
        found.setdefault(value.piece, []).append(value)
    return found


def _table(data: Mapping[str, Any], kind: inspect.Type, piece: str, place: str, said: Any) -> Iterator[Value]:
    around = data.get(SOURCE)
    for key, entry in _entries(kind, data):
        here = around.get(key) if isinstance(around, Mapping) else around
        if key in data or isinstance(entry, inspect.BoolType):  # a symbol that is not printed is often left out
            yield from _entry(data.get(key, False), entry, piece, join(place, key), here or said)


def _entries(kind: inspect.Type, data: Mapping[str, Any]) -> Iterator[tuple[str, inspect.Type]]:
    """What a table of this type may hold, but for what only tells it from others."""
    if isinstance(kind, inspect.StructType):
        yield from ((field.encode_name, field.type) for field in kind.fields if field.encode_name != NAME)
    elif isinstance(kind, inspect.DictType):
        yield from ((key, kind.value_type) for key in data if key != SOURCE)
    elif isinstance(kind, inspect.UnionType):
        members = [member for member in kind.types if isinstance(member, inspect.StructType)]
        yield from next(_entries(member, data) for member in members if data[str(member.tag_field)] == member.tag)


def _entry(data: Any, kind: inspect.Type, piece: str, place: str, said: Any) -> Iterator[Value]:
    if isinstance(data, Mapping):
        # What an artifact does is part of the artifact, all other tables are pieces.
        yield from _table(data, kind, piece if isinstance(kind, inspect.UnionType) else place, place, said)
    elif _depth(data):
        for n, one in enumerate(data):
            here, word = f"{place}[{n}]", said[n] if isinstance(said, list) else said
            yield from _entry(one, _item(kind, n), here if _depth(data) > 1 else piece, here, word)
    elif isinstance(kind, PRINTED):
        yield Value(piece, place, data, _weakest(said))


def _depth(data: Any) -> int:
    """How deep a list nests: 0 for `[1, 2]`, 1 for `[[1], [2]]`, and so on. A table counts as 1."""
    if isinstance(data, Mapping):
        return 1
    return 1 + _depth(data[0]) if isinstance(data, list | tuple) and _is_nested(data) else 0


def _is_nested(data: Sequence[Any]) -> bool:
    return bool(data) and isinstance(data[0], list | tuple | Mapping)


def _item(kind: inspect.Type, n: int) -> inspect.Type:
    if isinstance(kind, inspect.TupleType):
        return kind.item_types[n]
    assert isinstance(kind, inspect.VarTupleType)
    return kind.item_type


def _weakest(said: Any) -> str:
    """The source of a list whose numbers come from several: reconstructed, if any of them is."""
    words = said if isinstance(said, list) else [said]
    return RECONSTRUCTED if RECONSTRUCTED in words else str(words[0] or "")
