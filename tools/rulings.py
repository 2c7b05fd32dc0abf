"""Writes docs/rulings.md from the catalogues: `python -m tools.rulings`. A test keeps it up to date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rockworker.core.catalogue import Catalogue, Ruling, catalogue
from rockworker.games import game_names

PATH = Path(__file__).parent.parent / "docs" / "rulings.md"
HEAD = """\
# Rulings

What we decided where the rulebooks disagree with each other (`DISC`) or are silent (`AMB`), and why. ★ marks decisions
where another reading would change play noticeably. Where an option is named, a game can be dealt with another reading.

Written by `python -m tools.rulings` from the rules catalogues (`src/rockworker/games/*/rules/en.toml`): edit those.
`rockworker rules CLAUSE` shows the same in the terminal.
"""


def text() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in game_names() for line in chapter(game))])


def chapter(game: str) -> Iterator[str]:
    """One game's rulings in the order of the catalogue."""
    book = catalogue(game)
    yield f"## {game.capitalize()}\n"
    for name, ruling in book.rulings.items():
        yield from entry(book, name, ruling)


def entry(book: Catalogue, name: str, ruling: Ruling) -> Iterator[str]:
    """One ruling: what was open, what we decided, why, and the clauses that it bears on."""
    clauses = [clause for clause, known in book.clauses.items() if name in known.rulings]
    yield f"**{name}{' ★' if ruling.delicate else ''}** {ruling.topic.rstrip('.')}{_full_stop(ruling.topic)}"
    yield f"→ **{ruling.text}** {ruling.reason}".rstrip()
    option = f"; option `{ruling.option}`" if ruling.option else ""
    yield f"({', '.join(clauses)}{option})\n"


def _full_stop(topic: str) -> str:
    return "" if topic.endswith("?") else "."


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
