"""Component files: TOML tables of the numbers printed on a game's pieces, each number with its source."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rockworker.core.definition import read_components_file

SOURCE = "source"


def read(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """A component file, or the numbers out of a save's header, as plain data without the sources."""
    data = dict(source) if isinstance(source, Mapping) else read_components_file(source)
    bare: dict[str, Any] = without_sources(data)
    return bare


def without_sources(data: Any) -> Any:
    """The same numbers without a word on where they come from."""
    if isinstance(data, Mapping):
        return {key: without_sources(value) for key, value in data.items() if key != SOURCE}
    if isinstance(data, list | tuple):
        return [without_sources(value) for value in data]
    return data
