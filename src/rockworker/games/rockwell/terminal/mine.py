"""The mine, unrolled: four rings of eight tiles, each second one half a tile to the right, as they lie.

A3   2/4   power on the tile / power that it takes       A3×  2/4   it can't be extracted now
A3  1Z1C   drilled: what a mineshaft brings each turn    ⌂R         mineshaft of R
R2  R2+1   a crew of R with power 2; with a subcontractor of power 1 (on wide terminals R3:2+1, crew 3 of R)
«R2»       a crew that straddles the border below which it stands
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
from rockworker.games.rockwell.notation import CUBES, tile_text
from rockworker.games.rockwell.state import CREWS, NOBODY
from rockworker.games.rockwell.terminal.canvas import Canvas, Piece, wrap
from rockworker.games.rockwell.terminal.marks import SHAFT, letter, strength, style
from rockworker.games.rockwell.terminal.module import marks
from rockworker.games.rockwell.view import RockwellView, TileView
from rockworker.text.texts import Texts

NARROWEST, WIDEST = 9, 13
"""Columns from one tile to the next."""
ROOMY = 11
"""From this many columns on, crews are shown with their numbers."""
CORNERS = {
    (False, True, False, True): "┌", (False, True, True, True): "┬", (False, True, True, False): "┐",
    (True, False, False, True): "└", (True, False, True, True): "┴", (True, False, True, False): "┘",
    (False, False, True, True): "─",
}  # fmt: skip
"""By what a point is connected with: above, below, left, right."""


def mine(view: RockwellView, texts: Texts, width: int) -> Text:
    """The rings with everything on them."""
    return _Mine(view, texts, width).draw()


class _Mine:
    def __init__(self, view: RockwellView, texts: Texts, width: int) -> None:
        self.view = view
        self.texts = texts
        self.pitch = min(max((width - 1) * 2 // (2 * RING_SIZE + 1), NARROWEST), WIDEST)
        self.canvas = Canvas()

    def draw(self) -> Text:
        """Entrances, rings, centre."""
        self._entrances()
        for ring in range(RINGS):
            self._rule(ring - 1, ring)
            self._ring(ring)
        self._rule(RINGS - 1, RINGS)
        self._centre()
        return self.canvas.text()

    def _entrances(self) -> None:
        for number in range(ENTRANCES):
            pieces = [(f"E{number + 1}", "dim"), *self._crews(ENTRANCE + number)]
            for row, line in enumerate(wrap(pieces, 2 * self.pitch - 1)):
                self.canvas.put_pieces(row, 2 * self.pitch * number + 1, line)

    def _centre(self) -> None:
        pieces = [(self.texts.kind("place", CENTRE), "bold"), *self._crews(CENTRE)]
        length = sum(len(text) + 1 for text, _ in pieces)
        self.canvas.put_pieces(self.canvas.height, max(self._right(RINGS - 1) - length, 0) // 2, pieces)

    # Lines

    def _left(self, ring: int) -> int:
        return self.pitch // 2 if ring % 2 else 0

    def _right(self, ring: int) -> int:
        return self._left(ring) + RING_SIZE * self.pitch

    def _borders(self, ring: int) -> range:
        """The columns between a ring's tiles; none outside the mine."""
        if not 0 <= ring < RINGS:
            return range(0)
        return range(self._left(ring), self._right(ring) + 1, self.pitch)

    def _rule(self, outer: int, inner: int) -> None:
        """The line between two rings."""
        above, below = self._borders(outer), self._borders(inner)
        columns = [*above, *below]
        first, last, row = min(columns), max(columns), self.canvas.height
        for column in range(first, last + 1):
            corner = CORNERS[column in above, column in below, column > first, column < last]
            self.canvas.put(row, column, corner, "dim")
        for intersection, mark in marks(self.view, self.texts):
            circle, number = divmod(intersection, INTERSECTIONS)
            if circle == outer:
                # Every other intersection lies half a tile on, as every other ring does.
                column = number // 2 * self.pitch + number % 2 * self._left(1)
                self.canvas.put(row, column, mark, "bold yellow")

    # Tiles

    def _ring(self, ring: int) -> None:
        top = self.canvas.height
        cells = [self._cell(tile) for tile in range(ring * RING_SIZE, (ring + 1) * RING_SIZE)]
        straddlers = self._straddlers(ring)
        height = max(2, *(len(cell) for cell in cells)) + bool(straddlers)
        for row in range(top, top + height):
            for column in self._borders(ring):
                self.canvas.put(row, column, "│", "dim")
        for index, cell in enumerate(cells):
            for row, line in enumerate(cell):
                self.canvas.put_pieces(top + row, self._left(ring) + index * self.pitch + 1, line)
        for index, number in straddlers:
            self._straddler(top + height - 1, ring, index, number)

    def _cell(self, tile: int) -> list[list[Piece]]:
        seen = self.view.tiles[tile]
        shaft = [] if seen.shaft == NOBODY else [(f"{SHAFT}{letter(seen.shaft)}", style(seen.shaft))]
        return [self._heading(tile, seen), *wrap([*shaft, *self._crews(tile)], self.pitch - 1)]

    def _heading(self, tile: int, seen: TileView) -> list[Piece]:
        """The tile's name, and at the right its power or its income."""
        name = tile_text(tile) + ("" if seen.extractable or seen.revealed else "×")
        state = _income(seen) if seen.revealed else f"{seen.power}/{seen.required_power}"
        room = self.pitch - 2 - len(name)
        named = "reverse" if self._drilled(tile) else "dim" if seen.revealed else "bold"
        return [(name, named), (state[:room].rjust(room), "dim" if seen.revealed else "")]

    def _drilled(self, tile: int) -> bool:
        return self.view.extraction is not None and self.view.extraction.tile == tile

    # Crews

    def _crews(self, place: int) -> list[Piece]:
        return [self._crew(number) for number, crew in enumerate(self.view.crews) if crew.at == place]

    def _crew(self, number: int) -> Piece:
        crew = self.view.crews[number]
        which = f"{number % CREWS + 1}:" if self.pitch >= ROOMY else ""
        active = " reverse" if number == self.view.active_crew else ""
        return f"{letter(crew.owner)}{which}{strength(crew)}", style(crew.owner) + active

    def _straddlers(self, ring: int) -> list[tuple[int, int]]:
        """Crews on a ring's borders: which border, which crew."""
        return [
            (crew.at - BORDER - ring * RING_SIZE, number)
            for number, crew in enumerate(self.view.crews)
            if is_border(crew.at) and ring_of(crew.at) == ring
        ]

    def _straddler(self, row: int, ring: int, index: int, number: int) -> None:
        text, colour = self._crew(number)
        text = f"«{text}»"
        column = self._left(ring) + (index + 1) * self.pitch - len(text) // 2
        # The border that closes the ring lies at the right edge.
        self.canvas.put(row, min(column, self._right(ring) + 1 - len(text)), text, colour)


def _income(seen: TileView) -> str:
    return "".join(f"{count}{CUBES[n]}" for n, count in enumerate(seen.income or ()) if count) or "–"
