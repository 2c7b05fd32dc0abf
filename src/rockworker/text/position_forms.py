"""Forms for the fields of positions that several games have: lists, counts, decks whose order may be hidden."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rockworker.text.notation import MOST_DIGITS, NONE, WHOLE_NUMBER, Form, NotationError

HIDDEN_ORDER: Final = "?"
RUN: Final = re.compile(rf"([0-9]{{1,{MOST_DIGITS}}})(?:-([0-9]{{1,{MOST_DIGITS}}}))?")
SHORTEST_RUN: Final = 3
LONGEST_RUN: Final = 1_000
"""No deck has more cards."""


def each(form: Form, count: int, separator: str = "/") -> Form:
    """So many values of one form, such as one for each player: `400/1500/700`."""

    def read(text: str) -> list[Any]:
        parts = text.split(separator)
        if len(parts) != count:
            raise NotationError(text, "expected-separated", count=count, separator=separator)
        return [form.read(part) for part in parts]

    return Form(lambda values: separator.join(map(form.write, values)), read)


def numbers_by_player(count: int) -> Form:
    """`400/1500/700`."""
    return each(WHOLE_NUMBER, count)


def counts(letters: str) -> Form:
    """How many of each kind, without blanks: `2Z1G`; `-`: none."""
    unit = re.compile(rf"([1-9][0-9]{{,{MOST_DIGITS - 1}}})([{letters}])")

    def write(values: Sequence[int]) -> str:
        return "".join(f"{value}{letter}" for value, letter in zip(values, letters, strict=True) if value) or NONE

    def read(text: str) -> list[int]:
        found = {match[2]: int(match[1]) for match in unit.finditer(text)}
        values = [found.get(letter, 0) for letter in letters]
        if write(values) != text:
            raise NotationError(text, "expected-counts", letters=" ".join(letters), example=f"2{letters[0]}")
        return values

    return Form(write, read)


def numbers(first: int = 0) -> Form:
    """Numbers in their order, with runs in short: `7.1-4.9`; `-`: none. `first` is the number that stands for 0."""

    def write(values: Iterable[int]) -> str:
        return ".".join(_runs([value + first for value in values])) or NONE

    def read(text: str) -> list[int]:
        found = [] if text == NONE else [number - first for word in text.split(".") for number in _run(word)]
        if min(found, default=0) < 0:
            raise NotationError(text, "expected-numbers-from", first=first)
        return found

    return Form(write, read)


def members(first: int = 0) -> Form:
    """The bits of a set, in ascending order: `1.4`."""
    listed = numbers(first)

    def write(bits: int) -> str:
        return listed.write([number for number in range(bits.bit_length()) if bits >> number & 1])

    def read(text: str) -> int:
        found = listed.read(text)
        if len(set(found)) < len(found) or max(found, default=0) > LONGEST_RUN:
            raise NotationError(text, "expected-once-each")
        return sum([1 << number for number in found])

    return Form(write, read)


def deck(first: int, secrets: bool) -> Form:
    """Cards, the next one first; or, hidden, which ones there are in any order: `?1-4.9`. States have the next last."""
    listed = numbers(first)

    def write(cards: Sequence[int]) -> str:
        if secrets or not cards:
            return listed.write(reversed(cards))
        return HIDDEN_ORDER + listed.write(sorted(cards))

    def read(text: str) -> list[int]:
        return list(reversed(listed.read(known_order(text, secrets))))

    return Form(write, read)


def known_order(text: str, secrets: bool) -> str:
    """The cards of a deck, without the sign that their order is hidden; it must be there if it is."""
    hidden = text.startswith(HIDDEN_ORDER)
    if hidden and secrets:
        raise NotationError(text, "expected-known-order")
    if not hidden and not secrets and text != NONE:
        raise NotationError(text, "expected-hidden-order")
    return text.removeprefix(HIDDEN_ORDER)


def _runs(values: Sequence[int]) -> Iterable[str]:
    at = 0
    while at < len(values):
        end = at + 1
        while end < len(values) and values[end] == values[end - 1] + 1:
            end += 1
        if end - at >= SHORTEST_RUN:
            yield f"{values[at]}-{values[end - 1]}"
        else:
            yield from map(str, values[at:end])
        at = end


def _run(word: str) -> range:
    found = RUN.fullmatch(word)
    if not found:
        raise NotationError(word, "expected-run")
    start, end = int(found[1]), int(found[2] or found[1])
    if not start <= end < start + LONGEST_RUN:
        raise NotationError(word, "expected-rising-run")
    return range(start, end + 1)
