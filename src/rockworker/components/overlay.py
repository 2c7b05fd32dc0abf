"""Reading component files, and laying an owner's numbers over ours."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rockworker.components.bounds import size_flaw, text_flaw
from rockworker.components.provenance import SOURCE
from rockworker.engine.errors import BadComponents, shown

Source = str | Path | Mapping[str, Any]
"""A component file, or its tables."""
POSITION: Final = re.compile(r"\(at line (\d+), column \d+\)")


def read(source: Source) -> dict[str, Any]:
    """A component file, or the numbers out of a save's header, as plain data."""
    if isinstance(source, Mapping):
        return _of_fair_size(source, file_name(source))
    return parse(read_text(source), str(source))


def read_text(path: str | Path) -> str:
    """What stands in a file. Some editors begin it with a byte order mark."""
    if not isinstance(path, str | Path):
        raise BadComponents(file="–", where="–", reason="wrong-type", found=shown(path), wanted="table")
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadComponents(file=str(path), where="–", reason="unreadable", found=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadComponents(file=str(path), where="–", reason="not-utf-8") from None


def parse(text: str, name: str) -> dict[str, Any]:
    """The tables of a TOML text."""
    if found := text_flaw(text):
        raise found[0].error(name, found[1])
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise _not_toml(text, name, str(error)) from None
    return _of_fair_size(tables, name)


def _of_fair_size(tables: Mapping[str, Any], name: str) -> dict[str, Any]:
    if flaw := size_flaw(tables):
        raise flaw.error(name)
    return dict(tables)


def _not_toml(text: str, name: str, reason: str) -> BadComponents:
    """The line that no TOML reader understands. The reader's own reason is English, so the line itself is quoted."""
    found = POSITION.search(reason)
    lines = text.splitlines()
    number = int(found[1]) if found else len(lines)
    quoted = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return BadComponents(file=name, where="–", reason="not-toml", found=shown(quoted), line=number)


def file_name(source: Source) -> str:
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
