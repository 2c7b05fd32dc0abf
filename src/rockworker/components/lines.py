"""On which line of a TOML file each key stands. TOML readers don't tell, and an owner looks for a flaw by its line.

Only texts that a TOML reader has accepted come here, so nothing is checked again.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from rockworker.components.flaws import join

TOKENS: Final = re.compile(
    r"""
    (?P<blank> [ \t\r]+ | \#[^\n]* )
  | (?P<newline> \n )
  | (?P<string> \"{3} (?:\\.|[^\\])*? \"{3,5} | '{3} .*? '{3,5} | "(?:\\.|[^"\\])*" | '[^']*' )
  | (?P<mark> [\[\]{}=,.] )
  | (?P<bare> [^\s\[\]{}=,.\#"']+ )
    """,
    re.VERBOSE | re.DOTALL,
)


def lines_of(text: str) -> dict[str, int]:
    """By place (`tiles[0].power`): its line, counted from 1."""
    return _Scanner(text).scan()


def line_of(place: str, lines: dict[str, int]) -> int:
    """The line of a place, or of the nearest table or list around it; 0 if the file has none of them."""
    while place:
        if place in lines:
            return lines[place]
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return 0


class _Scanner:
    """Walks once through a text, from token to token."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int]] = []
        line = 1
        for found in TOKENS.finditer(text):
            if found.lastgroup != "blank":
                self.tokens.append((found[0], line))
            line += found[0].count("\n")
        self.at = 0
        self.lines: dict[str, int] = {}
        self.entries: Counter[str] = Counter()
        """Of each list that grows by `[[…]]` headings: how many there are so far."""

    def scan(self) -> dict[str, int]:
        table = ""
        while self.at < len(self.tokens):
            if self._is("\n"):
                self.at += 1
            elif self._is("["):
                table = self._heading()
            else:
                self._pair(table)
        return self.lines

    def _is(self, *tokens: str) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at][0] in tokens

    def _next(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1][0]

    def _heading(self) -> str:
        """`[boards.4]` or `[[factories]]`: the place of the table that begins here."""
        line = self.tokens[self.at][1]
        brackets = 0
        while self._is("["):
            brackets, self.at = brackets + 1, self.at + 1
        names = self._names()
        table = ""
        for name in names[:-1]:
            table = self._latest(join(table, name))
        table = join(table, names[-1])
        if brackets > 1:
            self.entries[table] += 1
            self.lines.setdefault(table, line)
            table = self._latest(table)
        self.at += brackets
        self.lines[table] = line
        return table

    def _latest(self, table: str) -> str:
        """A list of tables stands for the newest of them."""
        return f"{table}[{self.entries[table] - 1}]" if table in self.entries else table

    def _names(self) -> list[str]:
        names = [self._next().strip("\"'")]
        while self._is("."):
            self.at += 1
            names.append(self._next().strip("\"'"))
        return names

    def _pair(self, table: str) -> None:
        line = self.tokens[self.at][1]
        for name in self._names():
            table = join(table, name)
            self.lines.setdefault(table, line)
        self.at += 1  # the equals sign
        self._value(table)

    def _value(self, place: str) -> None:
        if self._is("["):
            self._list(place)
        elif self._is("{"):
            self._table(place)
        else:
            while self.at < len(self.tokens) and not self._is("\n", ",", "]", "}"):
                self.at += 1

    def _list(self, place: str) -> None:
        self.at += 1
        entry = 0
        while not self._is("]"):
            if self._is(",", "\n"):
                self.at += 1
                continue
            self.lines[f"{place}[{entry}]"] = self.tokens[self.at][1]
            self._value(f"{place}[{entry}]")
            entry += 1
        self.at += 1

    def _table(self, place: str) -> None:
        self.at += 1
        while not self._is("}"):
            if self._is(",", "\n"):
                self.at += 1
            else:
                self._pair(place)
        self.at += 1
