"""The ratings of a contest as a picture: a point for each bot, and a bar where its rating may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Final

from rockworker.drawing.svg import HUES, document, group, tag, words
from rockworker.play.contest import Standing
from rockworker.play.ratings import MIDDLE, Interval

WIDTH: Final = 720
LEFT: Final = 230
RIGHT: Final = 40
ROW: Final = 34
TOP: Final = 64
STEP: Final = 100
"""Points of rating between two lines."""
FEW_LINES: Final = 8


def rating_plot(standings: Sequence[Standing], title: str, about: str) -> str:
    """An SVG document; the strongest bot stands on top."""
    rated = [(standing.bot, standing.rating) for standing in standings if standing.rating]
    rated.sort(key=lambda one: -one[1].value)
    low = min([rating.low for _, rating in rated], default=MIDDLE) - STEP / 4
    high = max([rating.high for _, rating in rated], default=MIDDLE) + STEP / 4
    height = TOP + ROW * len(rated) + 44

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    rows = [_row(bot, rating, TOP + ROW * n, across) for n, (bot, rating) in enumerate(rated)]
    lines = [_line(value, across(value), height) for value in _lines(low, high)]
    return document(WIDTH, height, title, about, words(title, 20, 36, 18, WIDTH - 40), *lines, *rows)


def _lines(low: float, high: float) -> list[int]:
    step = STEP * max(1, ceil((high - low) / STEP / FEW_LINES))
    return list(range(ceil(low / step) * step, floor(high) + 1, step))


def _line(value: int, x: float, height: float) -> str:
    rule = tag("line", x1=x, x2=x, y1=TOP - 12, y2=height - 34, stroke=HUES["edge"], stroke_width=1)
    return group(rule, words(str(value), x, height - 14, 13, text_anchor="middle"))


def _row(bot: str, rating: Interval, y: float, across: Callable[[float], float]) -> str:
    bar = tag("line", x1=across(rating.low), x2=across(rating.high), y1=y, y2=y, stroke=HUES["ink"], stroke_width=3)
    point = tag("circle", cx=across(rating.value), cy=y, r=6, fill=HUES["player-0"], stroke=HUES["ink"])
    return group(words(bot, 20, y + 5, 15, LEFT - 40), bar, point)
