"""Reading component files, and laying an owner's numbers over ours."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from rockworker.components.provenance import SOURCE
from rockworker.engine.errors import BadComponents, shown


def read(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """A component file, or the numbers out of a save's header, as plain data."""
    if isinstance(source, Mapping):
        return dict(source)
    if not isinstance(source, str | Path):
        raise BadComponents(file="–", where="–", reason="wrong-type", found=shown(source), wanted="table")
    path = Path(source)
    try:
        data: dict[str, Any] = msgspec.toml.decode(path.read_bytes().removeprefix(BOM_UTF8))  # some editors write it
    except OSError as error:
        raise BadComponents(file=str(path), where="–", reason="unreadable", found=error.strerror or "") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise BadComponents(file=str(path), where="–", reason="not-toml", found=str(error)) from None
    return data


def file_name(source: str | Path | Mapping[str, Any]) -> str:
    """What to call a source in an error."""
    return "–" if isinstance(source, Mapping) else str(source)


def overlay(ours: Any, theirs: Any) -> Any:
    """Their numbers, and ours where they give none: tables are merged key by key, all else is replaced."""
    if not (isinstance(ours, Mapping) and isinstance(theirs, Mapping)):
        return theirs
    ours = _drop_sources_of(ours, theirs)
    return {**ours, **{key: overlay(ours[key], value) if key in ours else value for key, value in theirs.items()}}


def _drop_sources_of(table: Mapping[str, Any], replaced: Mapping[str, Any]) -> Mapping[str, Any]:
    """The table without the sources of replaced numbers: they spoke of the old ones."""
    said = table.get(SOURCE)
    if not isinstance(said, Mapping):
        return table
    return {**table, SOURCE: {key: word for key, word in said.items() if key not in replaced}}
