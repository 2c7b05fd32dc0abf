"""The sheets around the table: options, forms, the story, tabs and keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rockworker.cli.screen.decision import Pick
from rockworker.cli.screen.entry import Entry
from rockworker.cli.screen.lights import CURSOR, label_of
from rockworker.text.sheet import Sheet
from rockworker.text.texts import Texts

MARGIN = 4
"""Columns for an option's key."""
NEWS, OLD = "▸ ", "· "
"""Before a line of the story that its reader does not know yet, and before others."""


def options(question: Pick, cursor: int, width: int) -> Sheet:
    """A line for each option, with its key."""
    sheet = Sheet()
    for number, option in enumerate(question.options):
        hint = (f"  {option.hint}", "dim") if option.hint else ""
        row = _put_wrapped(sheet, Text.assemble(option.label, hint), width)
        sheet.put(row, 0, f" {label_of(number)}  ", "bold")
        sheet.spot(("option", number), row, 0, width, sheet.height - row)
        if number == cursor:
            sheet.put(row, 0, f"▸{label_of(number)} ", CURSOR)
            sheet.touch(sheet.spots[-1], "bold")
    return sheet


def switches(lines: Sequence[tuple[str, bool]], cursor: int, size: tuple[int, int]) -> Sheet:
    """A line for each, with a mark if it is on."""
    sheet = Sheet()
    for number, (words, is_on) in enumerate(lines):
        row = _put_wrapped(sheet, Text(words), size[0] - 2)
        sheet.put(row, 0, "[✓]" if is_on else "[ ]", CURSOR if number == cursor else "bold")
        sheet.spot(("switch", number), row, 0, size[0], sheet.height - row)
    return sheet


def _put_wrapped(sheet: Sheet, text: Text, width: int) -> int:
    """Puts a text below, behind the margin; returns its first row."""
    top, wrapped = sheet.height, Sheet()
    wrapped.put_lines(text, max(width - MARGIN, 10))
    sheet.add(wrapped, MARGIN)
    return top


def form(entry: Entry, texts: Texts, preview: str, width: int) -> Sheet:
    """All fields, as many on a line as there is room for; below them the action that they make."""
    sheet, row, column = Sheet(), 0, 0
    for number, field in enumerate(entry.form.fields):
        chosen = number == entry.place
        value = f"{entry.typed}_" if chosen and entry.typed else texts.kind(field.meaning, entry.values[number])
        parts = [f"{field.label} ", "◂", f" {value} ", "▸", f" {field.allowed}"]
        length = sum(map(len, parts))
        if column and column + length > width:
            row, column = row + 1, 0
        sheet.spot(("field", number), row, column, length)
        styles = ("bold" if chosen else "", "", CURSOR if chosen else "bold", "", "dim")
        for part, style in zip(parts, styles, strict=True):
            if column and column + len(part) > width:
                row, column = row + 1, MARGIN
            sheet.put(row, column, part, style)
            if part in "◂▸":
                sheet.spot(("less" if part == "◂" else "more", number), row, column - 1, 3)
            column += len(part)
        column += 3
    top = sheet.height
    taken = Sheet()
    taken.put_lines(Text.assemble(("⏎ ", "bold"), preview), width)
    sheet.add(taken)
    sheet.spot(("take", 0), top, 0, width, taken.height)
    return sheet


def story(lines: Sequence[str], new: int, width: int) -> tuple[Sheet, int]:
    """What has happened, the last `new` lines as news; returns the row of the first of them, too."""
    sheet, first = Sheet(), 0
    for number, line in enumerate(lines):
        is_new = number >= len(lines) - new
        if number == len(lines) - new:
            first = sheet.height
        wrapped = Sheet()
        wrapped.put_lines(Text(line, "" if is_new else "dim"), width - len(NEWS))
        sheet.add(wrapped, len(NEWS))
        sheet.put(sheet.height - wrapped.height, 0, *((NEWS, "bold yellow") if is_new else (OLD, "dim")))
    return sheet, first if new else sheet.height


def tabs(titles: Sequence[str], turned: int, shown: set[int], width: int) -> Sheet:
    """The pages; those that can be seen are marked. Where there is no room, only the one that is turned to."""
    sheet, column = Sheet(), 0
    if sum(len(title) + 2 for title in titles) > width:
        sheet.put(0, 0, f" {titles[turned]} {turned + 1}/{len(titles)} ", "bold reverse")
        sheet.spot(("tab", (turned + 1) % len(titles)), 0, 0, sheet.width)
        return sheet
    for number, title in enumerate(titles):
        text = f" {title} "
        style = "bold reverse" if number == turned else "bold" if number in shown else "dim"
        sheet.put(0, column, text, style)
        sheet.spot(("tab", number), 0, column, len(text))
        column += len(text)
    return sheet


def keys(pairs: Sequence[tuple[str, str]], width: int) -> Sheet:
    """Keys and what they do, as many as there is room for."""
    sheet, column = Sheet(), 1
    for number, (key, does) in enumerate(pairs):
        length = len(key) + 1 + len(does)
        if column + length <= width:
            sheet.put(0, column, key, "bold yellow")
            sheet.put(0, column + len(key) + 1, does)
            sheet.spot(("key", number), 0, column, length)
            column += length + 2
    return sheet
