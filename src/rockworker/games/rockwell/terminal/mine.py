"""The mine, unrolled: four rings of eight tiles, each second one half a tile to the right, as they lie.

A3   2/4   power on the tile / power that it takes       A3×  2/4   it can't be extracted now
A3   ZnCu  drilled: what a mineshaft brings each turn    ⌂R         mineshaft of R
R2:1       crew 2 of R with power 1                      R2:1+3     with a subcontractor of power 3
«R2:1»     a crew that straddles the border below which it stands

Where every ring has a fixed height, crews are written shorter (R2¹), and those without room are counted (+2).
"""

from __future__ import annotations

from rich.text import Text

from rockworker.games.rockwell.board import (
    BORDER,
    CENTRE,
    ENTRANCE,
    ENTRANCES,
    INTERSECTIONS,
    RING_SIZE,
    RINGS,
    is_border,
    ring_of,
)
from rockworker.games.rockwell.notation import crew_text, tile_text
from rockworker.games.rockwell.state import NOBODY
from rockworker.games.rockwell.terminal.marks import CUBES, SHAFT, letter, raised, strength, style
from rockworker.games.rockwell.terminal.module import marks
from rockworker.games.rockwell.view import RockwellView, TileView
from rockworker.text.sheet import Piece, Sheet, wrap
from rockworker.text.texts import Texts

NARROWEST, WIDEST = 8, 19
"""Columns from one tile to the next."""
ROOMY = 10
"""From this many columns on, crews stand apart."""
CORNERS = {
    (False, True, False, True): "┌", (False, True, True, True): "┬", (False, True, True, False): "┐",
    (True, False, False, True): "└", (True, False, True, True): "┴", (True, False, True, False): "┘",
    (False, False, True, True): "─", (True, True, True, True): "┼", (True, True, False, True): "├",
    (True, True, True, False): "┤",
}  # fmt: skip
"""By what a point is connected with: above, below, left, right."""


def mine(view: RockwellView, texts: Texts, width: int) -> Text:
    """The rings with everything on them; in several strips, one below the other, if the terminal is narrow."""
    count = next((tiles for tiles in (8, 4, 2) if _pitch(width, tiles) >= NARROWEST), 2)
    strips = [_Mine(view, texts, width, range(first, first + count)) for first in range(0, RING_SIZE, count)]
    return Text("\n").join([strip.draw().text() for strip in strips])


def sheet(view: RockwellView, texts: Texts, width: int, rows: int) -> Sheet:
    """The whole mine with a fixed number of rows for each ring, and all that can be pointed at."""
    return _Mine(view, texts, width, range(RING_SIZE), rows).draw()


def _pitch(width: int, tiles: int) -> int:
    """Columns from one tile to the next where so many lie side by side, and half a one."""
    return min((width - 1) * 2 // (2 * tiles + 1), WIDEST)


class _Mine:
    def __init__(self, view: RockwellView, texts: Texts, width: int, tiles: range, rows: int = 0) -> None:
        self.view = view
        self.texts = texts
        self.tiles = tiles
        """Which of each ring's tiles are drawn."""
        self.rows = rows
        """Rows of a ring; 0: as many as it needs."""
        self.pitch = max(_pitch(width, len(tiles)), NARROWEST)
        self.gap = 0 if rows and self.pitch < ROOMY else 1
        """Blanks between crews."""
        self.sheet = Sheet()
        self.straddling: list[tuple[int, int, int, int]] = []
        """Crews on borders, drawn last: row, ring, border, crew."""

    def draw(self) -> Sheet:
        """Entrances, rings, centre."""
        self._entrances()
        for ring in range(RINGS):
            self._rule(ring - 1, ring)
            self._ring(ring)
        self._rule(RINGS - 1, RINGS)
        for row, ring, index, number in self.straddling:
            self._straddler(row, ring, index, number)
        if self.tiles[-1] == RING_SIZE - 1:
            self._centre()
        return self.sheet

    def _entrances(self) -> None:
        top = self.sheet.height
        for number in range(ENTRANCES):
            if 2 * number in self.tiles:
                column, width = 2 * self.pitch * (number - self.tiles[0] // 2), 2 * self.pitch - 1
                self.sheet.spot(("place", ENTRANCE + number), top, column + 1, width)
                self.sheet.put(top, column + 1, f"E{number + 1}", "dim")
                for row, line in enumerate(wrap(self._crews(ENTRANCE + number), width - 3, self.gap)):
                    self._put_crews(top + row, column + 4, line, self.gap)

    def _centre(self) -> None:
        row, pieces = self.sheet.height, [(self.texts.kind("place", CENTRE), "bold"), *self._crews(CENTRE)]
        length = sum(len(text) + 1 for text, _ in pieces)
        column = max(self._right(RINGS - 1) - length, 0) // 2
        self.sheet.spot(("place", CENTRE), row, column, length)
        self._put_crews(row, column, pieces)

    # Lines

    def _left(self, ring: int) -> int:
        return self.pitch // 2 if ring % 2 else 0

    def _right(self, ring: int) -> int:
        return self._left(ring) + len(self.tiles) * self.pitch

    def _borders(self, ring: int) -> range:
        """The columns between a ring's tiles; none outside the mine."""
        if not 0 <= ring < RINGS:
            return range(0)
        return range(self._left(ring), self._right(ring) + 1, self.pitch)

    def _rule(self, outer: int, inner: int) -> None:
        """The line between two rings."""
        above, below = self._borders(outer), self._borders(inner)
        columns = [*above, *below]
        first, last, row = min(columns), max(columns), self.sheet.height
        for column in range(first, last + 1):
            corner = CORNERS[column in above, column in below, column > first, column < last]
            self.sheet.put(row, column, corner, "dim")
        for intersection, mark in marks(self.view, self.texts):
            circle, number = divmod(intersection, INTERSECTIONS)
            if circle == outer and number // 2 in self.tiles:
                # Every other intersection lies half a tile on, as every other ring does.
                column = (number // 2 - self.tiles[0]) * self.pitch + number % 2 * self._left(1)
                self.sheet.put(row, column, mark, "bold yellow")
        self._intersections(outer, row)

    def _intersections(self, circle: int, row: int) -> None:
        for number in range(INTERSECTIONS) if 0 <= circle < RINGS - 1 else ():
            column = number // 2 * self.pitch + number % 2 * self._left(1)
            self.sheet.spot(("intersection", circle * INTERSECTIONS + number), row, column, 1)

    # Tiles

    def _ring(self, ring: int) -> None:
        top = self.sheet.height
        cells = [(tile, self._cell(tile)) for tile in range(ring * RING_SIZE, (ring + 1) * RING_SIZE)]
        cells = [cells[index] for index in self.tiles]
        straddlers = self._straddlers(ring)
        needed = max(2, *(len(cell) for _, cell in cells)) + bool(straddlers)
        height = self.rows or needed
        # Where the height is fixed, they stand on the line below the ring: the tiles' rows are full.
        row = top + height - (not self.rows)
        self.straddling += [(row, ring, index, number) for index, number in straddlers]
        self._ring_lines(ring, top, height)
        for index, (tile, cell) in enumerate(cells):
            self._put_tile(top, height, ring, index, tile, cell)

    def _ring_lines(self, ring: int, top: int, height: int) -> None:
        for row in range(top, top + height):
            for column in self._borders(ring):
                self.sheet.put(row, column, "│", "dim")

    def _put_tile(self, top: int, height: int, ring: int, index: int, tile: int, cell: list[list[Piece]]) -> None:
        column = self._left(ring) + index * self.pitch + 1
        for kind in ("tile", "place"):
            self.sheet.spot((kind, tile), top, column, self.pitch - 1, height)
        self.sheet.spot(("place", BORDER + tile), top, column + self.pitch - 1, 1, height)
        for row, line in enumerate(self._fitted(cell, height)):
            self._put_crews(top + row, column, line, self.gap if row else 0)
        shown = {spot.key for spot in self.sheet.spots}
        for number, crew in enumerate(self.view.crews):
            if crew.at == tile and ("crew", number) not in shown:  # it is only counted
                self.sheet.spot(("crew", number), top + height - 1, column, self.pitch - 1)

    def _cell(self, tile: int) -> list[list[Piece]]:
        seen = self.view.tiles[tile]
        heading, rest = self._heading(tile, seen)
        return [heading, *wrap([*rest, *self._crews(tile)], self.pitch - 1, self.gap)]

    def _heading(self, tile: int, seen: TileView) -> tuple[list[Piece], list[Piece]]:
        """The tile's name and mineshaft, and at the right its power or its income, below if there is no room."""
        name = tile_text(tile) + ("" if seen.extractable or seen.revealed else "×")
        state = _income(seen) if seen.revealed else f"{seen.power}/{seen.required_power}"
        shaft = "" if seen.shaft == NOBODY else f"{SHAFT}{letter(seen.shaft)}"
        room = self.pitch - 1 - len(name) - len(shaft)
        named = (name, "reverse" if self._drilled(tile) else "dim" if seen.revealed else "bold")
        told, heading = "dim" if seen.revealed else "", [named, (shaft, style(seen.shaft))]
        if len(state) > room:
            return heading, [(state, told)]
        return [*heading, (state.rjust(room), told)], []

    def _drilled(self, tile: int) -> bool:
        return self.view.extraction is not None and self.view.extraction.tile == tile

    # Crews

    def _crews(self, place: int) -> list[Piece]:
        return [self._crew(number) for number, crew in enumerate(self.view.crews) if crew.at == place]

    def _crew(self, number: int) -> Piece:
        crew = self.view.crews[number]
        power = raised(strength(crew)) if self.rows else f":{strength(crew)}"
        active = " reverse" if number == self.view.active_crew else ""
        return f"{crew_text(number)}{power}", style(crew.owner) + active

    def _put_crews(self, row: int, column: int, pieces: list[Piece], gap: int = 1) -> None:
        """Writes pieces, and notes where crews among them stand."""
        self.sheet.put_pieces(row, column, pieces, gap)
        crews = {crew_text(number): number for number in range(len(self.view.crews))}
        for text, _ in pieces:
            if text[:2] in crews:
                self.sheet.spot(("crew", crews[text[:2]]), row, column, len(text))
            column += len(text) + gap

    def _fitted(self, cell: list[list[Piece]], height: int) -> list[list[Piece]]:
        """The lines of a cell for which there is room; what is left out is counted at the end of the last."""
        if len(cell) <= height:
            return cell
        hidden = sum(len(line) for line in cell[height:])
        last = list(cell[height - 1])
        while last and sum(len(text) + self.gap for text, _ in last) + len(f"+{hidden}") >= self.pitch:
            last.pop()
            hidden += 1
        return [*cell[: height - 1], [*last, (f"+{hidden}", "dim")]]

    def _straddlers(self, ring: int) -> list[tuple[int, int]]:
        """Crews on a ring's borders: which border, which crew."""
        found = [
            (crew.at - BORDER - ring * RING_SIZE, number)
            for number, crew in enumerate(self.view.crews)
            if is_border(crew.at) and ring_of(crew.at) == ring
        ]
        return [(index, number) for index, number in found if index in self.tiles]

    def _straddler(self, row: int, ring: int, index: int, number: int) -> None:
        text, colour = self._crew(number)
        text = f"«{text}»"
        column = self._left(ring) + (index - self.tiles[0] + 1) * self.pitch - len(text) // 2
        # The border that closes the ring lies at the right edge.
        column = min(column, self._right(ring) + 1 - len(text))
        self.sheet.put(row, column, text, colour)
        self.sheet.spot(("crew", number), row, column, len(text))


def _income(seen: TileView) -> str:
    """`2Zn`, `ZnCu`: there is not much room."""
    held = [(count, CUBES[n]) for n, count in enumerate(seen.income or ()) if count]
    return "".join(f"{count if count > 1 else ''}{cube}" for count, cube in held) or "–"
