"""The languages that Rockworker speaks: terminal, server and client all go by this list."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, get_args

LanguageCode = Literal["en", "fr", "de"]
"""A language in a message or a request."""
LANGUAGES: Final[tuple[LanguageCode, ...]] = get_args(LanguageCode)
ORIGINAL: Final[LanguageCode] = "en"
"""The language in which everything is written first, and which stands in where a game has no translation."""


class Language(StrEnum):
    """A language as a choice on the command line."""

    EN = "en"
    FR = "fr"
    DE = "de"
