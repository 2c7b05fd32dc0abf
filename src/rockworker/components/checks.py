"""Type errors of a component file or of options, each at its innermost key.

msgspec converts; where it refuses, we walk through data and type ourselves, since it reports one error only, as an
English sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, inspect
from msgspec.structs import force_setattr

from rockworker.components.flaws import Flaw, Reason, join, unknown_key
from rockworker.engine.errors import shown
from rockworker.engine.frozen import frozen

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a component file. Nothing in it can be changed."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if isinstance(value := getattr(self, name), dict):
                force_setattr(self, name, frozen(value))


def type_flaws(data: Any, kind: Any, where: str = "") -> list[Flaw]:
    """What keeps plain data from being converted into a type."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        return list(_flaws(data, inspect.type_info(kind), where)) or [_wrong(where, "not-allowed", data, str(kind))]
    return []


def _flaws(data: Any, kind: inspect.Type, where: str) -> Iterator[Flaw]:
    check = _CHECKS.get(type(kind))
    return check(data, kind, where) if check else iter(())


def _table_flaws(data: Any, kind: inspect.StructType, where: str) -> Iterator[Flaw]:
    if not isinstance(data, Mapping):
        yield _wrong(where, "wrong-type", data, "table")
        return
    fields = {field.encode_name: field for field in kind.fields}
    known = [*fields, kind.tag_field] if kind.tag_field else list(fields)
    yield from (Flaw(join(where, name), "missing-key") for name, f in fields.items() if f.required and name not in data)
    if kind.forbid_unknown_fields:
        yield from (unknown_key(where, str(key), known) for key in data if key not in known)
    for name, field in fields.items():
        if name in data:
            yield from _flaws(data[name], field.type, join(where, name))


def _dict_flaws(data: Any, kind: inspect.DictType, where: str) -> Iterator[Flaw]:
    if not isinstance(data, Mapping):
        yield _wrong(where, "wrong-type", data, "table")
        return
    if isinstance(kind.key_type, inspect.LiteralType):
        known = [str(value) for value in kind.key_type.values]
        yield from (unknown_key(where, str(key), known) for key in data if key not in known)
    for key, value in data.items():
        yield from _flaws(value, kind.value_type, join(where, str(key)))


def _list_flaws(
    data: Any, kind: inspect.TupleType | inspect.VarTupleType | inspect.ListType, where: str
) -> Iterator[Flaw]:
    if not isinstance(data, list | tuple):
        yield _wrong(where, "wrong-type", data, "list")
    elif not isinstance(kind, inspect.TupleType):
        for n, value in enumerate(data):
            yield from _flaws(value, kind.item_type, f"{where}[{n}]")
    elif len(data) != len(kind.item_types):
        yield Flaw(where, "wrong-length", str(len(data)), str(len(kind.item_types)))
    else:
        for n, (value, item) in enumerate(zip(data, kind.item_types, strict=True)):
            yield from _flaws(value, item, f"{where}[{n}]")


def _number_flaws(data: Any, kind: inspect.IntType, where: str) -> Iterator[Flaw]:
    if type(data) is not int and not (isinstance(data, float) and data.is_integer()):
        yield _wrong(where, "wrong-type", data, "number")
    elif kind.ge is not None and data < kind.ge:
        yield _wrong(where, "too-small", data, str(kind.ge))
    elif kind.le is not None and data > kind.le:
        yield _wrong(where, "too-large", data, str(kind.le))
    elif kind.multiple_of is not None and data % kind.multiple_of:
        yield _wrong(where, "not-a-multiple", data, str(kind.multiple_of))


def _text_flaws(data: Any, kind: inspect.StrType, where: str) -> Iterator[Flaw]:
    if not isinstance(data, str):
        yield _wrong(where, "wrong-type", data, "text")
    elif kind.pattern is not None and not re.search(kind.pattern, data):
        yield _wrong(where, "not-allowed", data, kind.pattern)


def _flag_flaws(data: Any, kind: inspect.BoolType, where: str) -> Iterator[Flaw]:
    if type(data) is not bool:
        yield _wrong(where, "wrong-type", data, "true-or-false")


def _choice_flaws(data: Any, kind: inspect.LiteralType, where: str) -> Iterator[Flaw]:
    if data not in kind.values:
        yield _wrong(where, "not-one-of", data, ", ".join(str(value) for value in kind.values))


def _nothing_flaws(data: Any, kind: inspect.NoneType, where: str) -> Iterator[Flaw]:
    if data is not None:
        yield _wrong(where, "not-allowed", data, "")


def _union_flaws(data: Any, kind: inspect.UnionType, where: str) -> Iterator[Flaw]:
    """Those of the table that the data's tag names; else of the member that comes closest, the bare `None` last."""
    tables = {
        member.tag: member for member in kind.types if isinstance(member, inspect.StructType) and member.tag_field
    }
    if tables and isinstance(data, Mapping):
        yield from _tagged_flaws(data, tables, where)
        return
    members = sorted(kind.types, key=lambda member: isinstance(member, inspect.NoneType))
    found = [list(_flaws(data, member, where)) for member in members]
    if all(found):
        yield from min(found, key=len)


def _tagged_flaws(data: Mapping[str, Any], tables: Mapping[Any, inspect.StructType], where: str) -> Iterator[Flaw]:
    name = str(next(iter(tables.values())).tag_field)
    if name not in data:
        yield Flaw(join(where, name), "missing-key")
    elif data[name] not in list(tables):  # it may be anything, even a list
        yield _wrong(join(where, name), "not-one-of", data[name], ", ".join(str(tag) for tag in tables))
    else:
        yield from _table_flaws(data, tables[data[name]], where)


def _wrong(where: str, reason: Reason, data: Any, wanted: str) -> Flaw:
    """A flaw of one value, which is quoted as it stands in the file; no more than its beginning."""
    return Flaw(where, reason, shown(data), wanted)


_CHECKS: Final[Mapping[type[inspect.Type], Callable[[Any, Any, str], Iterator[Flaw]]]] = {
    inspect.StructType: _table_flaws,
    inspect.DictType: _dict_flaws,
    inspect.TupleType: _list_flaws,
    inspect.VarTupleType: _list_flaws,
    inspect.ListType: _list_flaws,
    inspect.IntType: _number_flaws,
    inspect.StrType: _text_flaws,
    inspect.BoolType: _flag_flaws,
    inspect.LiteralType: _choice_flaws,
    inspect.UnionType: _union_flaws,
    inspect.NoneType: _nothing_flaws,
}
"""The types that component files and options are made of."""
