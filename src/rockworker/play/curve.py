"""How a training went as a picture: a line for each judge, over the games that were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from rockworker.drawing.svg import HUES, document, group, tag, words

WIDTH: Final = 720
HEIGHT: Final = 380
LEFT: Final = 70
RIGHT: Final = 190
TOP: Final = 64
BOTTOM: Final = 54
LINES: Final = 5
LINE: Final = 20
"""Between the names of two curves."""


def curve_plot(games: Sequence[int], curves: Mapping[str, Sequence[float]], title: str, across: str) -> str:
    """An SVG document; `curves` has by name what is drawn over the games."""
    values = [value for curve in curves.values() for value in curve]
    low, high = min(values), max(values)
    room = (high - low) * 0.1 or 0.01
    scale = _Scale(games[-1], low - room, high + room)
    lines = [scale.line(low - room + (high - low + 2 * room) * n / (LINES - 1)) for n in range(LINES)]
    drawn = [scale.curve(games, curve, number) for number, curve in enumerate(curves.values())]
    ends = _apart([scale.y(curve[-1]) for curve in curves.values()])
    names = [_name(name, y, number) for number, (name, y) in enumerate(zip(curves, ends, strict=True))]
    foot = words(across.format(games=games[-1]), (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 16, 14, text_anchor="middle")
    return document(WIDTH, HEIGHT, title, title, words(title, 20, 36, 18, WIDTH - 40), *lines, *drawn, *names, foot)


def _name(name: str, y: float, number: int) -> str:
    """With a piece of its curve before it."""
    x = WIDTH - RIGHT + 12
    piece = tag("line", x1=x, x2=x + 14, y1=y, y2=y, stroke=HUES[f"player-{number}"], stroke_width=3)
    return group(piece, words(name, x + 20, y + 5, 14, RIGHT - 40))


def _apart(places: Sequence[float]) -> list[float]:
    """The heights of names beside the ends of their curves: where these lie close together, names keep a distance."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    found, middle = list(places), sum(places) / len(places)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + LINE)
    shift = sum(found) / len(found) - middle  # half of it upwards
    return [y - shift for y in found]


class _Scale:
    """From games and values to places."""

    def __init__(self, games: int, low: float, high: float) -> None:
        self.games = games
        self.low = low
        self.high = high

    def x(self, games: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * games / self.games

    def y(self, value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.high - value) / (self.high - self.low)

    def line(self, value: float) -> str:
        y = self.y(value)
        rule = tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, stroke=HUES["edge"], stroke_width=1)
        return group(rule, words(f"{value:.3f}", LEFT - 10, y + 5, 13, text_anchor="end"))

    def curve(self, games: Sequence[int], values: Sequence[float], number: int) -> str:
        places = [(self.x(one), self.y(value)) for one, value in zip(games, values, strict=True)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        hue = HUES[f"player-{number}"]
        drawn = tag("polyline", points=points, fill="none", stroke=hue, stroke_width=3)
        x, y = places[-1]
        return group(drawn, tag("circle", cx=x, cy=y, r=5, fill=hue))
