"""Help at the table: the keys, and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rockworker.cli.messages import words_in
from rockworker.rulebook.catalogue import Catalogue

MOST_FOUND = 8
"""Entries that a search prints; the rest are named."""


def print_keys(to: Console, book: Catalogue, sections: Sequence[str], language: str) -> None:
    """The keys, and where the rules of the present decision can be read."""
    words = words_in(language)
    to.print(words.term("help-at-table"))
    for section in sections:
        to.print(Text.assemble("  ? ", (section, "cyan"), f"  {book.sections[section]}"))


def print_rules(to: Console, book: Catalogue, name: str) -> bool:
    """A clause with its rulings, a ruling, a component, or a whole section; False: there is no such thing."""
    if name in book.clauses:
        _print_clause(to, book, name)
    elif name in book.rulings:
        _print_ruling(to, book, name)
    elif name in book.components:
        _print_entry(to, name, book.components[name].topic, book.components[name].text)
    else:
        return _print_sections(to, book, name)
    return True


def print_found(to: Console, book: Catalogue, words: str) -> bool:
    """What a search finds, the best first and not too much of it; False: nothing."""
    found = book.search(words)
    for name in found[:MOST_FOUND]:
        if name in book.clauses:
            _print_entry(to, name, book.sections[book.section(name)], book.clauses[name].text)
        else:
            print_rules(to, book, name)
    if rest := found[MOST_FOUND:]:
        to.print(Text(f"… {', '.join(rest)}", "dim"))
    return bool(found)


def print_contents(to: Console, book: Catalogue, prefix: str = "") -> None:
    """The sections, each with what it is about."""
    for section, about in book.sections.items():
        if section.startswith(prefix):
            to.print(Text.assemble("  ", (section, "cyan"), f"  {about}"))


def _print_sections(to: Console, book: Catalogue, prefix: str) -> bool:
    """A section with its clauses; a name that many sections begin with lists them."""
    if prefix in book.sections:
        to.print(Text(f"{prefix}: {book.sections[prefix]}", "bold"))
        for name, clause in book.clauses.items():
            if book.section(name) == prefix:
                _print_entry(to, name, "", clause.text)
        return True
    found = any(section.startswith(f"{prefix}-") for section in book.sections)
    if found:
        print_contents(to, book, f"{prefix}-")
    return found


def _print_clause(to: Console, book: Catalogue, name: str) -> None:
    clause = book.clauses[name]
    _print_entry(to, name, book.sections[book.section(name)], clause.text)
    for ruling in clause.rulings:
        _print_ruling(to, book, ruling)


def _print_ruling(to: Console, book: Catalogue, name: str) -> None:
    ruling = book.rulings[name]
    _print_entry(to, name, ruling.topic, ruling.text)
    if ruling.reason:
        to.print(Padding(Text(ruling.reason, "italic"), (0, 0, 0, 4)))


def _print_entry(to: Console, name: str, topic: str, text: str) -> None:
    to.print(Text.assemble((name, "cyan"), f"  {topic}"))
    to.print(Padding(Text(text), (0, 0, 0, 4)))
