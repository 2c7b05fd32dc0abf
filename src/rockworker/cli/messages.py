"""The command line's own words, in every language, and which of the languages this run speaks."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rockworker.text.languages import Language

if TYPE_CHECKING:
    from rockworker.text.texts import Texts

FOLDER: Final = Path(__file__).parent / "locale"
FLAG: Final = "--lang"
OURS: Final = "ROCKWORKER_LANG"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a Unix system says which language its user reads; the first that is set counts."""


class Spoken:
    """The language of this run: for refusals and help, which come before or without a command."""

    language: Language = Language.EN


@cache
def words_in(language: str) -> Texts:
    """The command line's messages in one language. A game's come from the game."""
    from rockworker.text.texts import Texts  # Fluent takes a while to load, and `--version` has no words

    return Texts.in_folders([FOLDER], language)


def words() -> Texts:
    """The command line's messages in the language of this run."""
    return words_in(Spoken.language)


def language_for(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Language:
    """`--lang` first, then ROCKWORKER_LANG, then the system's language if we speak it; else English."""
    for wanted in (*_flagged(arguments), environment.get(OURS, ""), _of_system(environment)):
        if wanted in tuple(Language):
            return Language(wanted)
    return Language.EN


def _flagged(arguments: Sequence[str]) -> Iterator[str]:
    for place, argument in enumerate(arguments):
        if argument == FLAG:
            yield "".join(arguments[place + 1 : place + 2])
        elif argument.startswith(f"{FLAG}="):
            yield argument.partition("=")[2]


def _of_system(environment: Mapping[str, str]) -> str:
    """`fr` of `fr_CA.UTF-8`."""
    named = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    return named.partition(".")[0].partition("_")[0].lower()


__all__ = ["FLAG", "FOLDER", "OURS", "Language", "Spoken", "language_for", "words", "words_in"]
