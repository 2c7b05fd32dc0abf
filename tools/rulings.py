"""Writes docs/explanation/rulings.md from the catalogues: `python -m tools.rulings`. A test keeps it up to date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rockworker.registry import game_names
from rockworker.rulebook.catalogue import Catalogue, Ruling, catalogue

PATH = Path(__file__).parent.parent / "docs" / "explanation" / "rulings.md"
HEAD = """\
# Rulings

What we decided where the rulebooks disagree with each other (`DISC`) or are silent (`AMB`; `OURS`: found while we were
building), and why. ★ marks decisions where another reading would change play noticeably. Where an option is named, a
game can be dealt with another reading.

Written by `python -m tools.rulings` from the rules catalogues (`src/rockworker/games/*/rulebook/en.toml`): edit those.
`rockworker rules CLAUSE` shows the same in the terminal.
"""


def text() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in game_names() for line in chapter(game))])


def chapter(game: str) -> Iterator[str]:
    """One game's switches, then its rulings by theme."""
    book = catalogue(game)
    yield f"## {game.capitalize()}\n"
    yield from switches(book)
    for section, title in book.sections.items():
        names = [name for name in book.rulings if book.section(bears_on(book, name)[0]) == section]
        if names:
            yield f"### {title}\n"
        for name in names:
            yield from entry(book, name, book.rulings[name])


def switches(book: Catalogue) -> Iterator[str]:
    """The options, and the rulings that they turn."""
    for option in dict.fromkeys(ruling.option for ruling in book.rulings.values() if ruling.option):
        names = [name for name, ruling in book.rulings.items() if ruling.option == option]
        yield f"- option `{option}`: {', '.join(names)}"
    yield ""


def bears_on(book: Catalogue, ruling: str) -> list[str]:
    """The clauses that a ruling is about."""
    return [clause for clause, known in book.clauses.items() if ruling in known.rulings]


def entry(book: Catalogue, name: str, ruling: Ruling) -> Iterator[str]:
    """One ruling: what was open, what we decided, why, and the clauses that it bears on."""
    yield f"**{name}{' ★' if ruling.delicate else ''}** {ruling.topic.rstrip('.')}{_full_stop(ruling.topic)}"
    yield f"→ **{ruling.text}** {ruling.reason}".rstrip()
    option = f"; option `{ruling.option}`" if ruling.option else ""
    yield f"({', '.join(bears_on(book, name))}{option})\n"


def _full_stop(topic: str) -> str:
    return "" if topic.endswith("?") else "."


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
