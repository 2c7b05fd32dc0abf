"""What `components --check` tells of a file that can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from rockworker.cli.messages import words_in
from rockworker.cli.piece_words import piece_name, value_name, value_text
from rockworker.cli.printing import console
from rockworker.components.overlay import overlay, read
from rockworker.components.pieces import Value, values
from rockworker.components.review import Difference, Review, review
from rockworker.engine.definition import Definition
from rockworker.text.texts import Texts


def print_report(definition: Definition[Any, Any], file: Path, language: str) -> None:
    """What the set is, what differs from ours, and what is still our guess."""
    numbers = definition.own_numbers()
    found, to = review(numbers, file), console()
    texts, words = Texts.of(definition, language), words_in(language)
    tables = overlay(numbers.our_tables, read(file))
    printed = {value.place: value for value in values(tables, numbers.kind)}
    to.print(words.term("can-be-played", file=str(file)))
    _print_about(to, found)
    to.print(words.term("differences", count=len(found.differences)))
    for one in found.differences:
        name = _name(texts, one, printed, tables)
        ours, theirs = value_text(texts, one.ours), value_text(texts, one.theirs)
        to.print(words.term("difference", line=one.line, place=one.place, name=name, ours=ours, theirs=theirs))
    _print_guesses(to, words, found)


def _print_about(to: Console, found: Review) -> None:
    said = [part for part in (found.about.name, found.about.edition, found.about.by, found.about.note) if part]
    if said:
        to.print(Text(" · ".join(said), "bold"))


def _name(texts: Texts, one: Difference, printed: Mapping[str, Value], tables: Mapping[str, Any]) -> str:
    """What stands there, in words; only its place, if the owner's file has no such piece."""
    if one.place not in printed:
        return one.place
    value = printed[one.place]
    return f"{piece_name(texts, value, tables)} · {value_name(texts, value)}"


def _print_guesses(to: Console, words: Texts, found: Review) -> None:
    to.print(words.term("still-reconstructed", count=found.guesses, total=found.total))
    for group, count in found.reconstructed.items():
        to.print(f"  [{group}] {words.number(count)}")
    to.print(words.term("fingerprint", fingerprint=found.fingerprint))
