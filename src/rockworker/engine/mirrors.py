"""Mirrors: msgspec records with the fields of states and frames, as which they are read from JSON."""

from __future__ import annotations

from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import astuple

from rockworker.engine.frames import TAG, Frame
from rockworker.engine.names import kebab
from rockworker.engine.records import defaults_of, fields_of
from rockworker.engine.state import Copyable


class Mirrors:
    """The mirrors of some types. Those of frames are told apart by `frame`."""

    def __init__(self, kinds: tuple[type[Copyable], ...], **instead: Any) -> None:
        self._mirrors = {kind: _mirror(kind, instead) for kind in kinds}
        self._kinds = {mirror: kind for kind, mirror in self._mirrors.items()}
        self.union: Any = Union[tuple(self._kinds)]  # noqa: UP007 - built at run time

    def restored(self, mirror: msgspec.Struct) -> Any:
        """The record that a mirror stands for."""
        return self._kinds[type(mirror)](*astuple(mirror))

    def read(self, kind: type[Copyable], data: object) -> Any:
        """A record of one of the types from plain data."""
        return self.restored(msgspec.convert(data, self._mirrors[kind], str_keys=True))


def _mirror(kind: type[Copyable], instead: dict[str, Any]) -> type[msgspec.Struct]:
    """The record that stands for another; some fields have other types in it."""
    defaults = defaults_of(kind)
    fields = [
        (name, instead.get(name, _without_records(hint)), *([defaults[name]] if name in defaults else []))
        for name, hint in fields_of(kind).items()
    ]
    tag = kebab(kind.__name__) if issubclass(kind, Frame) else None
    return msgspec.defstruct(kind.__name__, fields, tag=tag, tag_field=TAG if tag else None)


def _without_records(hint: Any) -> Any:
    """A type in which any plain data may stand where a record stood."""
    origin = get_origin(hint) or hint
    if isinstance(origin, type) and issubclass(origin, Copyable):
        return Any
    if origin in (list, dict):
        return origin[tuple(map(_without_records, get_args(hint)))]
    return hint
