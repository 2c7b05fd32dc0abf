"""What can be chosen lights up on the table: by colour, by a key to press, and the cursor by both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rockworker.cli.screen.decision import Option, Pick
from rockworker.text.sheet import Key, Sheet, Spot

LABELS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
"""The keys of options, in order; capitals are commands."""
LIT: Final = {True: "on #24452a", False: "on #c6e8c8"}
"""What can be chosen, on a dark ground and on a light one."""
LABEL: Final = "bold black on #8fd694"
SMALL: Final = 4
"""Columns of a crew at most."""
CHOSEN: Final = "reverse"
CURSOR: Final = "bold black on #f2c14e"


def label_of(number: int) -> str:
    """The key that chooses an option; a dot for those beyond the keys."""
    return LABELS[number] if number < len(LABELS) else "·"


def spots_of(option: Option, sheets: Sequence[Sheet], *, every: bool = False) -> list[tuple[Sheet, Spot]]:
    """Where the option lies: the first of its things that can be seen; or all of them."""
    found = []
    for key in option.keys:
        found += [(sheet, spot) for sheet in sheets for spot in sheet.spots if spot.key == key]
        if found and not every:
            break
    return found


def light(question: Pick, cursor: int, sheets: Sequence[Sheet], *, dark: bool = True) -> None:
    """Lights up what can be chosen. Kinds of action light up what they could be about, one at a time."""
    lit = LIT[dark]
    for number, option in enumerate(question.options):
        if number != cursor and not question.is_kinds:
            for sheet, spot in spots_of(option, sheets):
                sheet.touch(spot, lit if spot.height > 1 else f"{lit} underline")
                _mark(sheet, spot, label_of(number), LABEL)
    if cursor < len(question.options):
        option = question.options[cursor]
        for sheet, spot in spots_of(option, sheets, every=question.is_kinds):
            sheet.touch(spot, lit if question.is_kinds else CURSOR)
            _mark(sheet, spot, "•" if question.is_kinds else label_of(cursor), CURSOR)


def show_cursor(key: Key, sheets: Sequence[Sheet]) -> None:
    """Where somebody looks."""
    _touch(key, sheets, CURSOR)


def show_chosen(key: Key, sheets: Sequence[Sheet]) -> None:
    """What an earlier answer named."""
    _touch(key, sheets, CHOSEN)


def _touch(key: Key, sheets: Sequence[Sheet], style: str) -> None:
    for sheet in sheets:
        for spot in sheet.spots:
            if spot.key == key:
                sheet.touch(spot, style)


def _mark(sheet: Sheet, spot: Spot, mark: str, style: str) -> None:
    """Writes a mark on a spot where nothing is written; on a border, which is narrow, over its line."""
    if spot.width == 1:
        sheet.put(spot.row + spot.height - 1, spot.column, mark, style)
        return
    place = next(_places(sheet, spot), None)
    if place:
        sheet.put(*place, mark, style)


def _places(sheet: Sheet, spot: Spot) -> Iterator[tuple[int, int]]:
    """Blanks: first those apart from all that is written on the spot, the last row from the right; then behind the
    spot, apart from it unless it is as small as a crew; then those between words."""
    last, behind = spot.row + spot.height - 1, spot.column + spot.width
    within = [(row, column) for row in range(last, spot.row - 1, -1) for column in range(behind - 1, spot.column, -1)]
    blanks = [(row, column) for row, column in within if sheet.character(row, column) == " "]
    inner = range(spot.column, behind)
    for row, column in blanks:
        beside = [near for near in (column - 1, column + 1) if near in inner]
        if all(sheet.character(row, near) == " " for near in beside):
            yield row, column
    gap = int(spot.width > SMALL)
    if all(sheet.character(last, behind + column) == " " for column in range(gap + 1)):
        yield last, behind + gap
    yield from blanks


def nearest(
    start: tuple[float, float], others: Sequence[tuple[int, tuple[float, float]]], direction: tuple[int, int]
) -> int | None:
    """Of things with their middles, the one that lies next in a direction; None if none lies there."""
    down, right = direction
    best: tuple[float, int] | None = None
    for number, (row, column) in others:
        # A row is about twice as high as a column is wide.
        rows, columns = 2 * (row - start[0]), column - start[1]
        ahead, aside = rows * down + columns * right, abs(rows * right) + abs(columns * down)
        if ahead > 0 and (best is None or ahead + 2 * aside < best[0]):
            best = ahead + 2 * aside, number
    return best[1] if best else None
