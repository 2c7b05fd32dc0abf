"""Where the numbers of a component file come from: every table says it under the key `source`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rockworker.components.flaws import Flaw, join, unknown_key

SOURCE: Final = "source"
"""The key under which a table says where its numbers come from."""
SOURCES: Final = ("rulebook", "derived", "reconstructed", "box")
"""`box`: an owner has read the number off the printed pieces."""


def without_sources(data: Any) -> Any:
    """The same numbers, no longer saying where they come from."""
    if isinstance(data, Mapping):
        return {key: without_sources(value) for key, value in data.items() if key != SOURCE}
    if isinstance(data, list | tuple):
        return [without_sources(value) for value in data]
    return data


def provenance(data: Any, said: Any = None, where: str = "") -> Iterator[tuple[str, str]]:
    """Every number's place and source, from the nearest table around it that says; empty if none does."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key != SOURCE:
                yield from provenance(value, _said(data.get(SOURCE), key) or said, join(where, key))
    elif isinstance(data, list | tuple):
        for n, value in enumerate(data):
            one = said[n] if isinstance(said, list) and n < len(said) else said
            yield from provenance(value, one, f"{where}[{n}]")
    elif type(data) is int:
        yield where, said if isinstance(said, str) else ""


def source_flaws(data: Any, where: str = "") -> Iterator[Flaw]:
    """Sources that can't be understood: unknown words, keys that are not there, lists of another length."""
    if isinstance(data, Mapping):
        yield from _source_flaws(data, where)
        for key, value in data.items():
            if key != SOURCE:
                yield from source_flaws(value, join(where, key))
    elif isinstance(data, list | tuple):
        for n, value in enumerate(data):
            yield from source_flaws(value, f"{where}[{n}]")


def missing_sources(data: Any) -> Iterator[Flaw]:
    """Numbers that don't say where they come from."""
    return (Flaw(where, "no-source", wanted=", ".join(SOURCES)) for where, source in provenance(data) if not source)


def _said(source: Any, key: str) -> Any:
    return source.get(key) if isinstance(source, Mapping) else source


def _source_flaws(table: Mapping[str, Any], where: str) -> Iterator[Flaw]:
    source, here = table.get(SOURCE, SOURCES[0]), join(where, SOURCE)
    if not isinstance(source, Mapping):
        yield from _word_flaws(source, here)
        return
    for key, said in source.items():
        words = said if isinstance(said, list) else [said]
        if key not in table:
            yield unknown_key(here, key, [other for other in table if other != SOURCE])
        elif isinstance(said, list) and not (isinstance(table[key], list) and len(table[key]) == len(said)):
            wanted = len(table[key]) if isinstance(table[key], list) else 1
            yield Flaw(join(here, key), "wrong-length", str(len(said)), str(wanted))
        for word in words:
            yield from _word_flaws(word, join(here, key))


def _word_flaws(word: Any, where: str) -> Iterator[Flaw]:
    if word not in SOURCES:
        yield Flaw(where, "not-one-of", str(word), ", ".join(SOURCES))
