"""What is read over the table: the log, help, and the rules by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rockworker.cli.screen.drawings import NEWS, OLD
from rockworker.registry import game_package
from rockworker.rulebook.catalogue import Catalogue, catalogue

if TYPE_CHECKING:
    from rockworker.cli.session import Session

MOST_FOUND = 40


def log(lines: Sequence[str], new: int) -> RenderableType:
    """All lines; the last ones are news."""
    grid = Table.grid()
    for number, line in enumerate(lines):
        grid.add_row(Text(NEWS, "bold yellow") if number >= len(lines) - new else Text(OLD, "dim"), line)
    return grid


class Help:
    """Keys and legend; the rules of the present decision; and whatever is searched for."""

    def __init__(self, session: Session, keys: Sequence[tuple[str, str]], legend: RenderableType) -> None:
        self.words = session.words
        self.keys = keys
        self.legend = legend
        self.book = catalogue(session.game.header.game, session.language)
        self.sections = game_package(session.game.header.game).rule_sections.get(session.game.prompt, ())

    def find(self, wanted: str, width: int) -> RenderableType:
        """What is typed: nothing, the name of a clause or section, or words."""
        name = wanted.strip().upper()
        if not name:
            return self._start()
        if name in self.book.sections:
            return _section(self.book, name)
        found = [name] if name in self.book.entries() else self.book.search(wanted)
        if not found:
            return Text(self.words.term("no-such-clause", clause=wanted))
        return Group(*[_entry(self.book, one) for one in found[:MOST_FOUND]])

    def _start(self) -> RenderableType:
        grid = Table(box=None, show_header=False, padding=(0, 1), show_edge=False)
        for key, does in [*self.keys, ("↑↓←→", self.words.term("screen-key-move"))]:
            grid.add_row(Text(key, "bold"), does)
        grid.add_row(Text("1–9 a–z", "bold"), self.words.term("screen-key-choose"))
        about = [_section(self.book, section) for section in self.sections]
        others = [Text.assemble((section, "cyan"), f"  {title}") for section, title in self.book.sections.items()]
        return Group(grid, Text(), self.legend, Text(), *about, *others)


def _section(book: Catalogue, section: str) -> RenderableType:
    clauses = [name for name in book.clauses if book.section(name) == section]
    heading = Text(f"{section}  {book.sections[section]}", "bold")
    return Group(heading, *[_entry(book, name, heading=False) for name in clauses], Text())


def _entry(book: Catalogue, name: str, *, heading: bool = True) -> RenderableType:
    """A clause, ruling or component, with the rulings on it."""
    topic, text = book.entries()[name]
    lines: list[RenderableType] = [Text.assemble((name, "cyan"), f"  {topic}" if heading else "")]
    lines.append(Padding(Text(text), (0, 0, 0, 3)))
    if heading and name in book.clauses:
        lines += [Padding(_entry(book, ruling), (0, 0, 0, 3)) for ruling in book.clauses[name].rulings]
    return Group(*lines)
