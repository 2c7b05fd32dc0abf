"""Owners' component files, checked before a table is opened with them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from rockworker.components.numbers import About, Numbers
from rockworker.components.overlay import parse
from rockworker.components.review import review
from rockworker.engine.errors import BadComponents
from rockworker.registry import definition_of
from rockworker.server.http.parameters import Lang

LARGEST = 200_000
"""Characters of a file. Ours have fewer than 30,000."""
MOST_FLAWS = 50
"""More than anybody would mend before checking again."""


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component file, as text."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    """What to call it in messages."""
    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]


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


@post("/games/{game:str}/components", summary="Check component numbers", tags=["games"], status_code=200)
async def check_components(game: FromPath[str], data: JSONBody[ComponentFile], lang: Lang = "en") -> CheckedNumbers:
    """An owner's component file (TOML): what is wrong with it, or its numbers and how they differ from ours."""
    numbers = definition_of(game).own_numbers()
    return await asyncio.to_thread(_checked, numbers, data, lang)


def _checked(numbers: Numbers[Any], file: ComponentFile, language: str) -> CheckedNumbers:
    text = file.text.removeprefix("\ufeff")
    try:
        flaws = numbers.check_text(text, file.name)
    except BadComponents as unreadable:
        flaws = [unreadable]
    if flaws:
        words = tuple(flaw.text(language) for flaw in flaws[:MOST_FLAWS])
        return CheckedNumbers(words, {}, About(), 0, 0, 0, "")
    tables = parse(text, file.name)
    found = review(numbers, tables)
    return CheckedNumbers(
        (), tables, found.about, len(found.differences), found.guesses, found.total, found.fingerprint
    )


HANDLERS = (check_components,)
