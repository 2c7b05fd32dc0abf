"""The command line's own words, in every language. A game's words come from the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rockworker.text.languages import Language
from rockworker.text.texts import Texts

FOLDER = Path(__file__).parent / "locale"


@cache
def words_in(language: str) -> Texts:
    """The command line's words in one language."""
    return Texts.in_folders([FOLDER], language)


__all__ = ["Language", "words_in"]
