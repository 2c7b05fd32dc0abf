"""A sheet of characters with styles, on which things can be put anywhere."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

Piece = tuple[str, str]
"""A text and its style."""


class Canvas:
    """Rows of characters, each with a style; it grows as far as something is put on it."""

    def __init__(self) -> None:
        self._rows: list[list[Piece]] = []

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Writes over whatever is there."""
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        line += [(" ", "")] * (column + len(text) - len(line))
        line[column : column + len(text)] = [(character, style) for character in text]

    def put_pieces(self, row: int, column: int, pieces: list[Piece]) -> None:
        """Writes several pieces with a space between them."""
        for text, style in pieces:
            self.put(row, column, text, style)
            column += len(text) + 1

    def text(self) -> Text:
        """The whole sheet."""
        return Text("\n", no_wrap=True).join([Text.assemble(*_runs(row)) for row in self._rows])


def _runs(row: list[Piece]) -> list[Piece]:
    """Neighbours of one style together: Rich is slow with single characters."""
    return [("".join(character for character, _ in run), style) for style, run in groupby(row, itemgetter(1))]


def wrap(pieces: list[Piece], width: int) -> list[list[Piece]]:
    """Pieces in lines of a width, a space between them."""
    lines: list[list[Piece]] = []
    used = width
    for piece in pieces:
        used += len(piece[0]) + 1
        if used > width:
            lines.append([])
            used = len(piece[0])
        lines[-1].append(piece)
    return lines
