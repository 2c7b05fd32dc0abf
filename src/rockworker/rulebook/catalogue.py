"""The rules catalogue of each game: numbered clauses and the rulings on them, in our own words.

A game keeps it in `rulebook/<language>.toml`. Tests name the clauses that they prove, errors the clause that forbids
an action, and players look both up with `rockworker rules`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Self

import msgspec
from msgspec.structs import replace

from rockworker.registry import definition_of, games
from rockworker.text.languages import ORIGINAL


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of the rules, and the rulings that bear on it."""

    text: str
    rulings: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we decided where the books disagree (`DISC-…`) or are silent (`AMB-…`, `OURS-…`), and why."""

    topic: str
    text: str
    reason: str = ""
    delicate: bool = False
    """Another reading would change play noticeably."""
    option: str = ""
    """The option of a game that switches to another reading."""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the books say about a number that is printed on a component only, and what we propose."""

    topic: str
    text: str


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of one game in one language."""

    sections: dict[str, str]
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling] = {}
    components: dict[str, Component] = {}

    @classmethod
    def read(cls, game: str, language: str) -> Self:
        """The catalogue in `rulebook/<language>.toml` of a game's folder.

        A game without a translation is read in the original, a game without a rulebook has no clauses."""
        path = definition_of(game).folder / "rulebook" / f"{language}.toml"
        if not path.exists():
            return cls({}, {}) if language == ORIGINAL else cls.read(game, ORIGINAL)
        book = msgspec.toml.decode(path.read_bytes(), type=cls)
        return book if language == ORIGINAL else book.in_other_words(cls.read(game, ORIGINAL))

    def in_other_words(self, original: Self) -> Self:
        """A translation holds words only; which rulings bear on a clause, and how, stands in the original. What is not
        translated is read in the original."""
        clauses = {name: replace(original.clauses[name], text=mine.text) for name, mine in self.clauses.items()}
        rulings = {
            name: replace(original.rulings[name], topic=mine.topic, text=mine.text, reason=mine.reason)
            for name, mine in self.rulings.items()
        }
        return replace(
            self,
            sections={**original.sections, **self.sections},
            clauses={**original.clauses, **clauses},
            rulings={**original.rulings, **rulings},
            components={**original.components, **self.components},
        )

    def section(self, clause: str) -> str:
        """The section that a clause belongs to: `RW-EXT` for `RW-EXT-15`."""
        fits = [section for section in self.sections if clause.startswith(f"{section}-")]
        return max(fits, key=len)

    def search(self, words: str) -> list[str]:
        """The clauses, rulings and components in which all the words occur, or words that begin so; those with
        the words in their headings first. Case and accents don't matter."""
        wanted = _plain(words).split()
        found = {name: _rank(wanted, *texts) for name, texts in self.entries().items()} if wanted else {}
        return sorted((name for name, rank in found.items() if rank), key=lambda name: found[name])

    def entries(self) -> dict[str, tuple[str, str]]:
        """By id: heading and text of everything that can be looked up."""
        clauses = {name: (self.sections[self.section(name)], one.text) for name, one in self.clauses.items()}
        rulings = {name: (one.topic, one.text) for name, one in self.rulings.items()}
        return {**clauses, **rulings, **{name: (one.topic, one.text) for name, one in self.components.items()}}


def _plain(text: str) -> str:
    """Lower case without accents, words parted by single spaces."""
    bare = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare.casefold()))


def _rank(wanted: list[str], heading: str, text: str) -> int:
    """0: a word is missing; 1: all stand in the heading; 2: side by side in the text; 3: anywhere."""
    heading, text = f" {_plain(heading)}", f" {_plain(text)}"
    if any(f" {word}" not in heading + text for word in wanted):
        return 0
    if all(f" {word}" in heading for word in wanted):
        return 1
    return 2 if f" {' '.join(wanted)}" in text else 3


@cache
def catalogue(game: str, language: str = "en") -> Catalogue:
    """The rules of a game."""
    return Catalogue.read(game, language)


def clauses(game: str, language: str = "en") -> dict[str, Clause]:
    """The clauses of a game by their ids."""
    return catalogue(game, language).clauses


def game_of(entry: str) -> str | None:
    """The game whose catalogue has a clause, ruling or component of this id, if one has."""
    for game in games():
        book = catalogue(game.name)
        if entry in book.clauses or entry in book.rulings or entry in book.components:
            return game.name
    return None
