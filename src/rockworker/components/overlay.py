"""Component files: TOML tables of the numbers printed on a game's pieces, each number with its source.

Every game takes the same few steps: read a file, lay an owner's numbers over ours, find what is wrong, convert the
rest into typed tables. What is wrong is a `Flaw`: where, and why, as a key that every language has words for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from rockworker.engine.definition import read_components_file
from rockworker.engine.errors import BadComponents

SOURCE: Final = "source"
"""The key under which a table says where its numbers come from."""
SOURCES: Final = ("rulebook", "derived", "reconstructed", "box")
"""`box`: an owner has read the number off the printed pieces."""

Reason = Literal[
    "unreadable",
    "not-toml",
    "unknown-key",
    "unknown-key-near",
    "missing-key",
    "wrong-type",
    "wrong-length",
    "wrong-count",
    "too-few",
    "too-small",
    "too-large",
    "not-a-multiple",
    "not-one-of",
    "not-allowed",
    "not-rising",
    "not-falling",
    "not-above",
    "not-between",
    "not-larger",
    "off-step",
    "used-twice",
    "empty",
    "lacks",
    "exactly-one",
    "no-layout",
    "no-source",
]
"""Why a number is refused. The message `component-flaw` has words for each."""

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a component file."""


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a component file: the key, the reason, what stands there and what should."""

    where: str
    reason: Reason
    found: str = ""
    wanted: str = ""

    def error(self, file: str) -> BadComponents:
        """The flaw as an error about a file."""
        return BadComponents(file=file, where=self.where, reason=self.reason, found=self.found, wanted=self.wanted)


def read(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """A component file, or the numbers out of a save's header, as plain data."""
    if isinstance(source, Mapping):
        return dict(source)
    return read_components_file(source)


def file_name(source: str | Path | Mapping[str, Any]) -> str:
    """What to call a source in an error."""
    return "–" if isinstance(source, Mapping) else str(source)


def overlay(ours: Any, theirs: Any) -> Any:
    """Their numbers, and ours where theirs are silent: tables are merged key by key, all else is replaced."""
    if not (isinstance(ours, Mapping) and isinstance(theirs, Mapping)):
        return theirs
    ours = _without_words_on(ours, theirs)
    return {**ours, **{key: overlay(ours[key], value) if key in ours else value for key, value in theirs.items()}}


def _without_words_on(table: Mapping[str, Any], replaced: Mapping[str, Any]) -> Mapping[str, Any]:
    """A table that says nothing more about where replaced numbers come from: it spoke of the old ones."""
    said = table.get(SOURCE)
    if not isinstance(said, Mapping):
        return table
    return {**table, SOURCE: {key: word for key, word in said.items() if key not in replaced}}


def without_sources(data: Any) -> Any:
    """The same numbers without a word on where they come from."""
    if isinstance(data, Mapping):
        return {key: without_sources(value) for key, value in data.items() if key != SOURCE}
    if isinstance(data, list | tuple):
        return [without_sources(value) for value in data]
    return data


# --- Where numbers come from ---------------------------------------------------------------------------------------


def provenance(data: Any, said: Any = None, where: str = "") -> Iterator[tuple[str, str]]:
    """Every number's place and source, from the nearest table around it that says; empty if none does."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key != SOURCE:
                yield from provenance(value, _said(data.get(SOURCE), key) or said, _join(where, key))
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
                yield from source_flaws(value, _join(where, key))
    elif isinstance(data, list | tuple):
        for n, value in enumerate(data):
            yield from source_flaws(value, f"{where}[{n}]")


def missing_sources(data: Any) -> Iterator[Flaw]:
    """Numbers that don't say where they come from."""
    return (Flaw(where, "no-source", wanted=", ".join(SOURCES)) for where, source in provenance(data) if not source)


def _said(source: Any, key: str) -> Any:
    return source.get(key) if isinstance(source, Mapping) else source


def _source_flaws(table: Mapping[str, Any], where: str) -> Iterator[Flaw]:
    source, here = table.get(SOURCE, SOURCES[0]), _join(where, SOURCE)
    if not isinstance(source, Mapping):
        yield from _word_flaws(source, here)
        return
    for key, said in source.items():
        words = said if isinstance(said, list) else [said]
        if key not in table:
            yield unknown_key(here, key, [other for other in table if other != SOURCE])
        elif isinstance(said, list) and not (isinstance(table[key], list) and len(table[key]) == len(said)):
            wanted = len(table[key]) if isinstance(table[key], list) else 1
            yield Flaw(_join(here, key), "wrong-length", str(len(said)), str(wanted))
        for word in words:
            yield from _word_flaws(word, _join(here, key))


def _word_flaws(word: Any, where: str) -> Iterator[Flaw]:
    if word not in SOURCES:
        yield Flaw(where, "not-one-of", str(word), ", ".join(SOURCES))


# --- Types ---------------------------------------------------------------------------------------------------------


def type_flaws(data: Any, kind: Any, where: str = "") -> Iterator[Flaw]:
    """What keeps data from being converted into a type, each at the innermost key."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        inner = [*_key_flaws(data, kind, where)]
        for name, value, part in _parts(data, kind):
            inner += type_flaws(value, part, where + name if name[0] == "[" else _join(where, name))
        yield from inner or [_flaw(where, str(error), data, kind)]


def unknown_key(where: str, key: str, known: list[str]) -> Flaw:
    """A key that is not there, with the one that was probably meant, or else all that there are."""
    near = get_close_matches(key, known, n=1)
    return Flaw(_join(where, key), "unknown-key-near" if near else "unknown-key", key, ", ".join(near or known))


def _join(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _key_flaws(data: Any, kind: Any, where: str) -> Iterator[Flaw]:
    """Keys that a table has too many or too few."""
    if not isinstance(data, Mapping):
        return
    if _is_struct(kind):
        fields = msgspec.structs.fields(kind)
        yield from (Flaw(_join(where, f.name), "missing-key") for f in fields if f.required and f.name not in data)
        known = [f.name for f in fields]
    elif get_origin(kind) is dict and get_origin(get_args(kind)[0]) is Literal:
        known = list(get_args(get_args(kind)[0]))
    else:
        return
    yield from (unknown_key(where, key, known) for key in data if key not in known)


def _parts(data: Any, kind: Any) -> list[tuple[str, Any, Any]]:
    """The values inside a value: name, value, type."""
    if isinstance(data, Mapping):
        if _is_struct(kind):
            return [(f.name, data[f.name], f.type) for f in msgspec.structs.fields(kind) if f.name in data]
        return [(key, value, get_args(kind)[1]) for key, value in data.items()] if get_origin(kind) is dict else []
    if isinstance(data, list | tuple) and get_origin(kind) is tuple:
        kinds = get_args(kind)
        if kinds[-1] is Ellipsis:
            return [(f"[{n}]", value, kinds[0]) for n, value in enumerate(data)]
        if len(kinds) == len(data):
            return [(f"[{n}]", value, kinds[n]) for n, value in enumerate(data)]
    return []


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


_MESSAGES: Final[tuple[tuple[re.Pattern[str], Reason], ...]] = (
    (re.compile(r"Expected `int` >= (.+?)(?: - at|$)"), "too-small"),
    (re.compile(r"Expected `int` <= (.+?)(?: - at|$)"), "too-large"),
    (re.compile(r"Expected `int` that's a multiple of (.+?)(?: - at|$)"), "not-a-multiple"),
    (re.compile(r"Expected `array` of length (.+?),"), "wrong-length"),
    (re.compile(r"Expected `str` matching regex '(.+?)'(?: - at|$)"), "not-allowed"),
    (re.compile(r"Expected `(.+?)`"), "wrong-type"),
)
"""What the converter says about a single value, and our key for it."""
_WORDS: Final = {"int": "number", "array": "list", "object": "table", "str": "text", "bool": "true-or-false"}
"""The converter's types in a component file's words."""


def _flaw(where: str, message: str, data: Any, kind: Any) -> Flaw:
    if get_origin(kind) is Literal:
        return Flaw(where, "not-one-of", _shown(data), ", ".join(get_args(kind)))
    for pattern, reason in _MESSAGES:
        if match := pattern.match(message):
            found = str(len(data)) if reason == "wrong-length" else _shown(data)
            return Flaw(where, reason, found, _WORDS.get(match[1], match[1]))
    return Flaw(where, "not-allowed", _shown(data), message)


def _shown(data: Any) -> str:
    """A value as it stands in the file; no more than its beginning."""
    return str(data) if len(str(data)) <= 40 else f"{str(data)[:40]}…"
