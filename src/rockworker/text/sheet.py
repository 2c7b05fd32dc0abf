"""A sheet of characters on which a game's table is drawn. It knows where each thing lies: things can be pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

Piece = tuple[str, str]
"""A text and its style."""
Key = tuple[str, int]
"""What lies somewhere: a kind of value, as actions' fields have it, and the value. `("tile", 3)`."""


@dataclass(frozen=True)
class Spot:
    """Where a thing lies on a sheet."""

    key: Key
    row: int
    column: int
    width: int
    height: int = 1

    def holds(self, row: int, column: int) -> bool:
        """Whether a character belongs to it."""
        return 0 <= row - self.row < self.height and 0 <= column - self.column < self.width

    @property
    def middle(self) -> tuple[float, float]:
        """Row and column of its middle."""
        return self.row + (self.height - 1) / 2, self.column + (self.width - 1) / 2


class Sheet:
    """Rows of characters, each with a style; it grows as far as something is put on it."""

    def __init__(self) -> None:
        self._rows: list[list[Piece]] = []
        self.spots: list[Spot] = []
        """The smaller ones last: a crew stands on a tile."""

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    @property
    def width(self) -> int:
        """The length of the longest row."""
        return max((len(row) for row in self._rows), default=0)

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Writes over whatever is there."""
        while len(self._rows) <= row:
            self._rows.append([])
        line, cells = self._rows[row], _cells(text, style)
        line += [(" ", "")] * (column + len(cells) - len(line))
        line[column : column + len(cells)] = cells

    def put_pieces(self, row: int, column: int, pieces: Iterable[Piece], gap: int = 1) -> None:
        """Writes several pieces with spaces between them."""
        for text, style in pieces:
            self.put(row, column, text, style)
            column += len(text) + gap

    def put_text(self, row: int, column: int, text: Text) -> None:
        """Writes a line of Rich's, with its colours."""
        for part, style in _parts(text):
            self.put(row, column, part, style)
            column += len(_cells(part, style))

    def put_lines(self, drawing: RenderableType, width: int) -> int:
        """Puts anything that Rich can draw below what is there; returns its first row."""
        from rich.segment import Segment

        row = start = self.height
        for line in _console(width).render_lines(drawing, pad=False):
            column = 0
            self.put(row, 0, "")
            for segment in Segment.simplify(line):
                self.put(row, column, segment.text, str(segment.style or ""))
                column += segment.cell_length
            row += 1
        return start

    def spot(self, key: Key, row: int, column: int, width: int, height: int = 1) -> None:
        """Notes where a thing lies."""
        self.spots.append(Spot(key, row, column, width, height))

    def touch(self, spot: Spot, style: str) -> None:
        """Adds a style to all that a spot covers."""
        for line in self._rows[spot.row : spot.row + spot.height]:
            line.extend([(" ", "")] * (spot.column + spot.width - len(line)))
            for column in range(spot.column, spot.column + spot.width):
                character, before = line[column]
                line[column] = character, f"{before} {style}".strip()

    def add(self, other: Sheet, column: int = 0) -> None:
        """Puts another sheet below, with its spots."""
        top = self.height
        self._rows += [[(" ", "")] * column + row for row in other._rows]
        self.spots += [replace(spot, row=spot.row + top, column=spot.column + column) for spot in other.spots]

    def copy(self) -> Sheet:
        """The same once more: what is lit up on it leaves this one dark."""
        twin = Sheet()
        twin.add(self)
        return twin

    def character(self, row: int, column: int) -> str:
        """What is written somewhere; a blank where nothing is."""
        line = self._rows[row] if 0 <= row < self.height else []
        return line[column][0] if 0 <= column < len(line) else " "

    def runs(self) -> list[list[Piece]]:
        """The rows, neighbours of one style together: Rich is slow with single characters."""
        return [_runs(row) for row in self._rows]

    def text(self) -> Text:
        """The whole sheet."""
        from rich.text import Text

        return Text("\n", no_wrap=True).join([Text.assemble(*row) for row in self.runs()])


@lru_cache(maxsize=16)
def _console(width: int) -> Console:
    from rich.console import Console

    return Console(width=width, color_system="truecolor", force_terminal=True, highlight=False)


def _runs(row: list[Piece]) -> list[Piece]:
    return [("".join(character for character, _ in run), style) for style, run in groupby(row, itemgetter(1))]


def _parts(text: Text) -> list[Piece]:
    """A line of Rich's in parts of one style."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        for place in range(span.start, min(span.end, len(styles))):
            styles[place] = f"{styles[place]} {span.style}".strip()
    return _runs(list(zip(text.plain, styles, strict=True)))


def _cells(text: str, style: str) -> list[Piece]:
    """A text character by character; one that is two columns wide is followed by nothing, one without a width belongs
    to the one before it."""
    if text.isascii():
        return [(character, style) for character in text]
    from rich.cells import cell_len

    cells: list[Piece] = []
    for character in text:
        width = cell_len(character)
        if not width and cells:
            cells[-1] = cells[-1][0] + character, style
        else:
            cells += [(character, style), *[("", style)] * (width - 1)]
    return cells


def fitted(text: Text, width: int, rows: int) -> Text:
    """A text that fills some rows at most; where it is longer, it ends with a sign of that."""
    from rich.text import Text

    lines = list(text.wrap(_console(width), width))
    if len(lines) <= rows:
        return text
    for line in lines:
        line.rstrip()
    lines[rows - 1].append(" …")
    lines[rows - 1].truncate(width, overflow="ellipsis")
    return Text("\n").join(lines[:rows])


def wrap(pieces: Iterable[Piece], width: int, gap: int = 1) -> list[list[Piece]]:
    """Pieces in lines of a width, spaces between them."""
    lines: list[list[Piece]] = []
    used = width
    for piece in pieces:
        used += len(piece[0]) + gap
        if used > width:
            lines.append([])
            used = len(piece[0])
        lines[-1].append(piece)
    return lines
