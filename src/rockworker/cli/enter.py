"""`rockworker components --enter`: an owner walks through the pieces of the box and says what is printed on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from rockworker.cli.component_report import print_report
from rockworker.cli.keyboard import EndOfInput, Keyboard
from rockworker.cli.messages import words_in
from rockworker.cli.piece_words import piece_name, piece_table, value_name, value_text
from rockworker.cli.printing import console
from rockworker.components.entry import Entry
from rockworker.components.numbers import About
from rockworker.components.pieces import RECONSTRUCTED, Value
from rockworker.engine.definition import Definition
from rockworker.registry import pictures_of
from rockworker.text.texts import Texts

SKIP, BACK, QUIT = "s", "b", "q"
GUESS: Final = "?"
"""Marks a value that is still our guess."""


def walk(definition: Definition[Any, Any], file: Path, language: str) -> None:
    """Asks piece by piece, keeps the file after each, and tells at the end what the file says now."""
    to = console()
    walker = Walker(definition, Entry(definition.own_numbers(), file), to, language)
    try:
        walker.walk()
    except (EndOfInput, KeyboardInterrupt):
        to.print()
    walker.entry.keep()
    to.print(walker.words.term("exported", file=str(file)))
    flaws = definition.own_numbers().check(file)
    for flaw in flaws:
        to.print(Text(flaw.text(language), "yellow"))
    if not flaws:
        print_report(definition, file, language)


class Walker:
    """A walk through the pieces of one box."""

    def __init__(self, definition: Definition[Any, Any], entry: Entry, to: Console, language: str) -> None:
        self.entry = entry
        self.to = to
        self.keyboard = Keyboard(to)
        self.words = words_in(language)
        self.texts = Texts.of(definition, language)
        self.pictures = pictures_of(definition.name)

    def walk(self) -> None:
        """From the first piece that nobody has read off the box to the last."""
        self._ask_about()
        names = list(self.entry.pieces)
        open_ones = self.entry.open()
        self.to.print(self.words.term("enter-help", open=len(open_ones), pieces=len(names)))
        at = names.index(open_ones[0]) if open_ones else len(names)
        while at < len(names):
            answer = self._ask_piece(names[at])
            if answer == QUIT:
                return
            at = max(at - 1, 0) if answer == BACK else self._next_open(names, at)

    def _ask_about(self) -> None:
        if self.entry.is_described:
            return
        for name in About.__struct_fields__:
            said = self.keyboard.ask(self.words.term(f"about-{name}"))
            if said:
                self.entry.describe(name, said[:80])

    def _next_open(self, names: list[str], at: int) -> int:
        open_ones = set(self.entry.open())
        return next((n for n in range(at + 1, len(names)) if names[n] in open_ones), len(names))

    def _ask_piece(self, name: str) -> str:
        """Shows a piece until its owner says that it is so, skips it, or goes elsewhere."""
        while True:
            values = self.entry.pieces[name]
            self._show(name, values)
            answer = self.keyboard.ask(self.words.term("enter-piece", lines=len(values))).lower()
            if answer in (SKIP, BACK, QUIT):
                return answer
            if not answer:
                self.entry.confirm(name)
                return ""
            if answer.isdecimal() and 1 <= int(answer) <= len(values):
                self._ask_value(values[int(answer) - 1])
            else:
                allowed = self.words.term("enter-piece", lines=len(values))
                self.to.print(Text(self.words.term("not-possible", allowed=allowed), "yellow"))

    def _show(self, name: str, values: list[Value]) -> None:
        tables = self.entry.tables
        self.to.print()
        self.to.print(Text(piece_name(self.texts, values[0], tables), "bold"))
        draw = self.pictures.get(values[0].group)
        if draw is not None:
            self.to.print(draw(piece_table(name, tables)))
        for number, value in enumerate(values, 1):
            mark = GUESS if value.source == RECONSTRUCTED else " "
            printed = value_text(self.texts, value.value)
            line = self.words.term("value-means", value=value_name(self.texts, value), meaning=printed)
            self.to.print(Text.assemble((f"{number:>3} {mark} ", "dim"), line))

    def _ask_value(self, value: Value) -> None:
        answer = self.keyboard.ask(value_name(self.texts, value))
        flaw = self.entry.change(value, answer) if answer else None
        if flaw is not None:
            self.to.print(Text(flaw.error(str(self.entry.path)).text(self.texts.language), "yellow"))
