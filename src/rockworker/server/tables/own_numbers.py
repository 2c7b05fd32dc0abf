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


def checked_file(game: str, name: str, text: str, language: str) -> CheckedNumbers:
    """All flaws of a file in the words of a language, or what it changes."""
    numbers = definition_of(game).own_numbers()
    text = text.removeprefix("\ufeff")
    try:
        flaws = numbers.check_text(text, name)
    except BadComponents as unreadable:
        flaws = [unreadable]
    if flaws:
        words = tuple(flaw.text(language) for flaw in flaws[:MOST_FLAWS])
        return CheckedNumbers(words, {}, About(), 0, 0, 0, "")
    return _reviewed(numbers, parse(text, name))


def _reviewed(numbers: Numbers[Any], tables: dict[str, Any]) -> CheckedNumbers:
    found = review(numbers, tables)
    return CheckedNumbers(
        (), tables, found.about, len(found.differences), found.guesses, found.total, found.fingerprint
    )


def first_flaw(game: str, components: dict[str, Any]) -> dict[str, Any] | None:
    """What `BadComponents` is made of where no table can be opened with some numbers; None: one can."""
    flaws = definition_of(game).own_numbers().check(components)
    return dict(flaws[0].details) if flaws else None
