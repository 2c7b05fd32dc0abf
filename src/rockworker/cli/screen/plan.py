"""Where the parts of the table go on a screen of a given size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from rockworker.text.sheet import Sheet
from rockworker.text.terminal import Page

WIDE: Final = 110
"""From this many columns on, the story has a column of its own."""
FRAME: Final = 2
"""Rows of title and keys."""
ANSWERS: Final = 7
"""Rows that the question and its answers have at least."""
ROOMY_ANSWERS: Final = 10
"""Rows that they keep where other pages want room."""
LOW: Final = 24 - FRAME - ANSWERS
"""Rows for the board on the smallest usual screen."""
STORY: Final = 10
"""Rows that the story keeps beside other pages."""
SMALLEST: Final = (60, 18)
"""On a smaller screen the board can't be played on."""


@dataclass
class Plan:
    """The sheets of a screen."""

    main: int
    """Columns of the board."""
    side: int
    """Columns beside it; 0: the story stands beside the answers."""
    board: Sheet
    board_rows: int
    shown: set[int]
    """The pages that can be seen."""
    below: Sheet = field(default_factory=Sheet)
    beside: Sheet = field(default_factory=Sheet)


def remembered(pages: Sequence[Page]) -> list[Page]:
    """Pages that are drawn once for each size: every key draws the screen again, and most of it as it was."""
    return [replace(page, draw=cache(page.draw)) for page in pages]


def columns(width: int, board: Page) -> tuple[int, int]:
    """Columns of the board and of what is beside it."""
    if width < WIDE:
        return width, 0
    main = max(board.narrowest, width * 5 // 8)
    return main, width - main - 1


def arrange(width: int, height: int, pages: Sequence[Page], turned: int) -> Plan:
    """The page that is turned to as the board; others below and beside it as far as there is room. The board takes
    all the room that it can use, unless another page can be shown if it takes less."""
    roomy = _arranged(width, height, pages, turned, max(height - FRAME - ANSWERS, 1))
    tight = _arranged(width, height, pages, turned, LOW)
    return tight if len(tight.shown) > len(roomy.shown) else roomy


def _arranged(width: int, height: int, pages: Sequence[Page], turned: int, wanted: int) -> Plan:
    main, side = columns(width, pages[0])
    board = pages[turned].draw(main, wanted).copy()
    rows = min(board.height, max(height - FRAME - ANSWERS, 1))
    plan = Plan(main, side, board, rows, {turned})
    _add(plan, pages, plan.below, main, height - FRAME - ROOMY_ANSWERS - rows)
    if side:
        _add(plan, pages, plan.beside, side, height - FRAME - STORY)
    return plan


def _add(plan: Plan, pages: Sequence[Page], sheet: Sheet, width: int, room: int) -> None:
    """Pages that are not shown yet, under their headings, while there is room."""
    for number, page in enumerate(pages):
        if number not in plan.shown and room > 1 and page.narrowest <= width:
            drawn = page.draw(width - 1, LOW)
            if drawn.height < room and drawn.width < width:
                sheet.put(sheet.height, 0, f"── {page.title} ".ljust(width - 1, "─"), "dim")
                sheet.add(drawn)
                plan.shown.add(number)
                room -= drawn.height + 1


__all__ = ["SMALLEST", "Plan", "arrange", "columns", "remembered"]
