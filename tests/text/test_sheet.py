"""Sheets of characters, on which things can be pointed at."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from rockworker.text.sheet import Sheet, wrap


def test_things_are_put_anywhere_and_found_again() -> None:
    """What is written over is gone; spots move with their sheet."""
    sheet = Sheet()
    sheet.put(1, 3, "abcd", "bold")
    sheet.put(1, 4, "X")
    sheet.spot(("tile", 7), 1, 3, 4)
    assert sheet.text().plain == "\n   aXcd"
    other = Sheet()
    other.put(0, 0, "above")
    other.add(sheet, 2)
    assert other.text().plain == "above\n\n     aXcd".replace("\n\n", "\n  \n")
    (spot,) = other.spots
    assert (spot.row, spot.column, spot.holds(2, 5), spot.holds(2, 4)) == (2, 5, True, False)
    assert spot.middle == (2, 6.5)


def test_a_copy_stays_dark() -> None:
    """Lighting one up leaves the other."""
    sheet = Sheet()
    sheet.put(0, 0, "ab")
    sheet.spot(("tile", 1), 0, 0, 4)
    twin = sheet.copy()
    twin.touch(twin.spots[0], "reverse")
    assert twin.runs() == [[("ab  ", "reverse")]]
    assert sheet.runs() == [[("ab", "")]]


def test_wide_characters_take_two_columns() -> None:
    """What stands behind a name stays in its column, whatever the name is written in; accents take none."""
    for name, width in (("Ann", 3), ("山田", 4), ("Zoe\N{COMBINING DIAERESIS}", 3)):
        sheet = Sheet()
        sheet.put_text(0, 0, Text.assemble((name, "bold"), "|"))
        assert sheet.width == width + 1
        assert sheet.character(0, width) == "|"
        table = Table(box=None, show_header=False, padding=0)
        table.add_row(name, "|")
        drawn = Sheet()
        drawn.put_lines(table, 20)
        assert drawn.character(0, width) == "|"


def test_pieces_are_wrapped() -> None:
    """By the width, with or without gaps."""
    pieces = [("ab", ""), ("cd", ""), ("ef", "")]
    assert [len(line) for line in wrap(pieces, 5)] == [2, 1]
    assert [len(line) for line in wrap(pieces, 6, 0)] == [3]
