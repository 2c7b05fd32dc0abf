"""Owners' component numbers, looked at: in the process beside the server, since that takes a while for large ones."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rockworker.components.numbers import About, Numbers
from rockworker.components.overlay import parse
from rockworker.components.review import review
from rockworker.engine.errors import BadComponents
from rockworker.registry import definition_of

MOST_FLAWS: Final = 50
"""More than anybody would mend before checking again."""


class CheckFile(msgspec.Struct, frozen=True, tag=True):
    """A component file that is to be looked at."""

    game: str
    name: str
    text: str
    language: str
    """In whose words its flaws are told."""


class CheckTables(msgspec.Struct, frozen=True, tag=True):
    """Component numbers that a table is to be opened with."""

    game: str
    components: dict[str, Any]


class CheckedNumbers(msgspec.Struct, frozen=True):
    """What is in a component file."""

    flaws: tuple[str, ...]
    """What is wrong with it, in words; nothing: a table can be opened with it."""
    components: dict[str, Any]
    """Its tables, for opening a table; empty if something is wrong."""
    about: About
    differences: int
    """How many printed values differ from ours."""
    reconstructed: int
    """How many are still our guess …"""
    total: int
    """… of how many."""
    fingerprint: str


class FileChecked(msgspec.Struct, frozen=True, tag=True):
    """What a file is worth."""

    found: CheckedNumbers


class TablesChecked(msgspec.Struct, frozen=True, tag=True):
    """The first flaw, as the error is made of it; None: there is none."""

    flaw: dict[str, Any] | None

    def must_be_good(self) -> None:
        """Refuses numbers with a flaw, in the words of whoever asked."""
        if self.flaw is not None:
            raise BadComponents(**self.flaw)


def check_file(order: CheckFile) -> FileChecked:
    """All flaws of a file, or what it changes."""
    numbers = definition_of(order.game).own_numbers()
    text = order.text.removeprefix("\ufeff")
    try:
        flaws = numbers.check_text(text, order.name)
    except BadComponents as unreadable:
        flaws = [unreadable]
    if flaws:
        words = tuple(flaw.text(order.language) for flaw in flaws[:MOST_FLAWS])
        return FileChecked(CheckedNumbers(words, {}, About(), 0, 0, 0, ""))
    return FileChecked(_reviewed(numbers, parse(text, order.name)))


def _reviewed(numbers: Numbers[Any], tables: dict[str, Any]) -> CheckedNumbers:
    found = review(numbers, tables)
    return CheckedNumbers(
        (), tables, found.about, len(found.differences), found.guesses, found.total, found.fingerprint
    )


def check_tables(order: CheckTables) -> TablesChecked:
    """Whether a table can be opened with these numbers."""
    flaws = definition_of(order.game).own_numbers().check(order.components)
    return TablesChecked(dict(flaws[0].details) if flaws else None)
