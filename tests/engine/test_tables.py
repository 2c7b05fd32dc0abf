"""Tables that fill themselves."""

from __future__ import annotations

from rockworker.engine.offers import Offer, offers_of
from rockworker.engine.tables import LazyTable
from rockworker.games.clockworker.actions import Extract


def test_an_entry_is_worked_out_once() -> None:
    """It is there when it is asked for again."""
    asked: list[int] = []

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    squares = LazyTable(square)
    assert [squares[3], squares[4], squares[3]] == [9, 16, 9]
    assert asked == [3, 4]


def test_a_full_table_begins_anew() -> None:
    """So that a server that runs for months does not fill its memory."""
    squares: LazyTable[int, int] = LazyTable(lambda number: number * number, most=2)
    assert [squares[number] for number in (1, 2, 3)] == [1, 4, 9]
    assert dict(squares) == {3: 9}


def test_an_offer_of_some_values_is_made_once() -> None:
    """The same values, the same offer."""
    takes = offers_of(Extract)
    assert takes[1, 2] == Offer(Extract, (1, 2))
    assert takes[1, 2] is takes[1, 2]
