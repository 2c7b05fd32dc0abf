"""What an owner's numbers change: where they differ from ours, and what nobody has read off the pieces yet."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from rockworker.components.lines import line_of, lines_of
from rockworker.components.numbers import About, Numbers, about
from rockworker.components.overlay import Source, overlay, read, read_text
from rockworker.components.pieces import BOX, RECONSTRUCTED, Value, values


class Difference(msgspec.Struct, frozen=True):
    """A printed value that is another one than ours; None where one of the two files lacks it."""

    place: str
    ours: Any
    theirs: Any
    line: int
    """In the owner's file; 0 if it is not from a file."""


class Review(msgspec.Struct, frozen=True):
    """An owner's numbers beside ours."""

    about: About
    differences: tuple[Difference, ...]
    reconstructed: dict[str, int]
    """By group of pieces: how many values are still our guess. Groups without any are left out."""
    total: int
    """All values that are printed on pieces."""
    fingerprint: str
    """Two sets with the same numbers have the same one."""

    @property
    def guesses(self) -> int:
        """How many values are still our guess, in all groups."""
        return sum(self.reconstructed.values())


def review(numbers: Numbers[Any], source: Source) -> Review:
    """Compares numbers without flaws with ours."""
    theirs = read(source)
    lines = {} if isinstance(source, Mapping) else lines_of(read_text(source))
    found = own_values(numbers, theirs)
    return Review(
        about=about(theirs),
        differences=_differences(_ours(numbers), {value.place: value.value for value in found}, lines),
        reconstructed=_guesses(found),
        total=len(found),
        fingerprint=fingerprint(numbers, theirs),
    )


def own_values(numbers: Numbers[Any], theirs: Mapping[str, Any]) -> list[Value]:
    """All values with an owner's laid over ours. What differs from ours, or says nothing, was read off the box."""
    ours = _ours(numbers)
    found = values(overlay(numbers.our_tables, theirs), numbers.kind)
    return [
        value
        if value.source and ours.get(value.place) == value.value
        else msgspec.structs.replace(value, source=_own(value))
        for value in found
    ]


def fingerprint(numbers: Numbers[Any], theirs: Mapping[str, Any]) -> str:
    """A short name for the numbers themselves, whatever is said about them."""
    bare = [(value.place, value.value) for value in own_values(numbers, theirs)]
    return blake2b(msgspec.json.encode(sorted(bare, key=lambda pair: pair[0])), digest_size=4).hexdigest()


def _own(value: Value) -> str:
    return BOX if value.source in ("", RECONSTRUCTED) else value.source


def _ours(numbers: Numbers[Any]) -> dict[str, Any]:
    return {value.place: value.value for value in values(numbers.our_tables, numbers.kind)}


def _differences(ours: Mapping[str, Any], theirs: Mapping[str, Any], lines: dict[str, int]) -> tuple[Difference, ...]:
    places = dict.fromkeys((*theirs, *ours))
    return tuple(
        Difference(place, ours.get(place), theirs.get(place), line_of(place, lines))
        for place in places
        if ours.get(place) != theirs.get(place)
    )


def _guesses(found: list[Value]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for value in found:
        if value.source == RECONSTRUCTED:
            counts[value.group] = counts.get(value.group, 0) + 1
    return counts
