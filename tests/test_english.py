"""Plain English in what we write ourselves: patterns that readers had to decode are banned.

The list is of our own most frequent mistakes, not of all mistakes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = (
    "bench",
    "docs",
    "src",
    "tests",
    "tools",
    "web/src",
    "web/locale/en",
    *(path.name for path in sorted(ROOT.glob("*.md"))),
)
"""Files and folders."""
SUFFIXES = (".py", ".md", ".ts", ".svelte", ".ftl", ".toml")
TRANSLATED = re.compile(r"locale/(fr|de)/|rulebook/(fr|de)\.toml$")
"""French and German texts."""
BANNED = {
    r"\b\w*who(m)?ever": "say player, viewer, client, caller or owner, or 'no matter who'",
    r"\bhow-many": "say its position, or which one",
    r"\b(the|an) own\b": "say whose: their own, the player's",
    r"\b(he|him|his|himself|she|herself|hers)\b": "players are they; a crew or a bot is it",
    r"\b(deal|dealt|dealing)s?[ _]anew\b": "say redeal",
    r"\bhas its charm\b|\bstay near\b|\bpair of eyes\b": "say what is meant",
    r"\bso many (gears|robots|cards|units|columns|actions|turns)\b": "say this many, or a number of",
}
"""By pattern: what to write instead."""
EXCEPTIONS: dict[str, str] = {
    "tests/test_english.py": "it names the patterns",
    "tests/text/glossary.toml": "it names words that texts may not use",
}
"""By file: why it may use them."""


def files() -> list[Path]:
    """The texts to be checked."""
    found = [
        path for name in FOLDERS for path in ([ROOT / name] if (ROOT / name).is_file() else (ROOT / name).rglob("*"))
    ]
    return [path for path in found if path.suffix in SUFFIXES and _is_checked(path.relative_to(ROOT).as_posix())]


def _is_checked(name: str) -> bool:
    return not TRANSLATED.search(name) and name not in EXCEPTIONS and "node_modules" not in name


def slips(text: str) -> Iterator[tuple[int, str, str]]:
    """Banned words: the line, the words, and what to write instead."""
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, instead in BANNED.items():
            for match in re.finditer(pattern, line, re.IGNORECASE):
                yield number, match[0], instead


def test_nothing_banned_is_written() -> None:
    """Names, comments, docstrings, pages and English messages."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: '{words}': {instead}"
        for path in files()
        for number, words, instead in slips(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_every_folder_is_there_and_holds_texts() -> None:
    """A folder that was renamed must not drop out unnoticed."""
    checked = [path.relative_to(ROOT).as_posix() for path in files()]
    assert [name for name in FOLDERS if not any(path.startswith(name) for path in checked)] == []
    assert [name for name in EXCEPTIONS if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize(
    "line",
    [
        "def goes_to_whoever_has_it() -> None:",
        "the how-manyeth there",
        "Take back the own last move",
        "told that it is his turn",
        "Dealing anew what a player can't know",
        "Doing nothing has its charm",
    ],
)
def test_slips_are_found(line: str) -> None:
    """The examples that the review gave."""
    assert list(slips(line))


@pytest.mark.parametrize("line", ["this, the history, Sherlock, their own crew", "whole", "anew", "somehow many"])
def test_good_english_passes(line: str) -> None:
    """Words that only contain banned ones."""
    assert not list(slips(line))
