"""What all seats see of a game, as a row of small codes: a sheet, from which the vector of any seat is read.

A code stands for a part of the vector, which is looked up in a table. The same part is made once for all games:
so what is written when a game goes on is a few whole numbers, and many sheets become vectors at once (`reading`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rockworker.bots.seat import About
from rockworker.learn.said import Said
from rockworker.learn.section import Seating, pack, part

MOST_NUMBERS: Final = 1 << 23
"""In all tables of a desk. When there are more they begin anew, so that memory has an end."""
TYPICAL_BITS: Final = 12
HIDDEN: Final = -1
PACKED: Final = 4
"""Bytes of a number that is told."""
Columns = Callable[[int], list[int]]
"""By viewer: columns of the sheet, one after another as they stand in the vector."""


def count(number: int, typical: int) -> int:
    """What a column of `counts` tells: a number from 0 on, as `part` makes one below 1 of it."""
    return number << TYPICAL_BITS | typical


def _count(key: int) -> bytes:
    return pack([part(key >> TYPICAL_BITS, key & (1 << TYPICAL_BITS) - 1)])


def packed(number: int) -> bytes:
    """A number as it is told to those who read sheets: several of them are quickly joined."""
    return number.to_bytes(PACKED, "little")


class Table:
    """Parts of vectors by what they tell, one for each viewer. They are made when they are first asked for."""

    def __init__(self, desk: Desk, make: Callable[[Any, int], bytes], *, for_all: bool) -> None:
        self._desk = desk
        self._make = make
        """From what a part tells, and a viewer: the part."""
        self._for_all = for_all
        """Whether it is the same for all viewers."""
        self._codes: dict[object, int] = {}
        self.rows: list[list[bytes]] = [[] for _ in range(desk.players)]
        """By viewer and code: the part."""
        self.packed: list[bytes] = []
        """By code: its place among the rows of all viewers, as it is told."""

    def code(self, key: object) -> int:
        """The code for what a part tells."""
        found = self._codes.get(key)
        return self._add(key) if found is None else found

    def _add(self, key: object) -> int:
        code = len(self._codes)
        part = self._make(key, 0)
        for viewer, rows in enumerate(self.rows):
            rows.append(part if self._for_all or not viewer else self._make(key, viewer))
        self._desk.numbers += len(self.rows) * len(part) // 4
        self.packed.append(packed(code * len(self.rows)))
        self._codes[key] = code
        return code

    def clear(self) -> None:
        """Forgets all parts."""
        self._codes.clear()
        self.packed.clear()
        for rows in self.rows:
            rows.clear()


class Desk:
    """What games of the same kind share: the tables of their sheets, and where each part stands in a vector."""

    def __init__(self, about: About, said: Said) -> None:
        self.about = about
        self.players: int = about.players
        self.seatings = [Seating(about, viewer) for viewer in range(about.players)]
        """By viewer."""
        self.tables: list[Table] = []
        self.columns: list[Table] = []
        """By column of a sheet: the table for its codes."""
        self.marks: list[bytes] = []
        """By column: its number, as it is told."""
        self.places: list[list[int]] = [[] for _ in range(about.players)]
        """By viewer and column: the place of its part in the vector; `HIDDEN`, if the viewer is not shown it."""
        self.fixed: list[tuple[int, object]] = []
        """Columns that never change, and what they tell."""
        self.layout: list[list[int]] = [[] for _ in range(about.players)]
        """By viewer: the columns that make up the vector."""
        self.numbers: int = 0
        """In all tables."""
        self.edition: int = 0
        """How often the tables have begun anew: codes of another edition mean nothing."""
        self.said: int = self.column(self.table_for_all(said.numbers))
        """The column for what is said, which no game shows: it is the last part of every vector."""
        self._counts = self.table_for_all(_count)

    def table(self, make: Callable[[Any, int], bytes]) -> Table:
        """A new table, of what each viewer sees otherwise."""
        return self._add(Table(self, make, for_all=False))

    def table_for_all(self, make: Callable[[Any], bytes]) -> Table:
        """A new table, of what all viewers see alike."""
        return self._add(Table(self, lambda key, viewer: make(key), for_all=True))

    def _add(self, table: Table) -> Table:
        self.tables.append(table)
        return table

    def columns_of(self, table: Table, count: int) -> list[int]:
        """New columns of a sheet."""
        first = len(self.columns)
        self.columns += [table] * count
        self.marks += [packed(first + number) for number in range(count)]
        for places in self.places:
            places.extend([HIDDEN] * count)
        return list(range(first, first + count))

    def column(self, table: Table) -> int:
        """A new column of a sheet."""
        return self.columns_of(table, 1)[0]

    def show(self, columns: Columns) -> None:
        """The next parts of the vector. For all viewers, they come from the same tables."""
        for viewer, layout in enumerate(self.layout):
            for column in columns(viewer):
                self.places[viewer][column] = len(layout)
                layout.append(column)

    def show_always(self, part: bytes) -> None:
        """The next part of the vector never changes; there may be nothing of it."""
        if not part:
            return
        column = self.column(self.table_for_all(lambda key: part))
        self.fixed.append((column, None))
        self.show(lambda viewer: [column])

    def counts(self, number: int) -> list[int]:
        """New columns of numbers from 0 on, each told as `count` writes it."""
        return self.columns_of(self._counts, number)

    def tidy(self) -> None:
        """Begins anew if the tables are full. To be called when no sheet is half written."""
        if self.numbers > MOST_NUMBERS:
            self.numbers = 0
            self.edition += 1
            for table in self.tables:
                table.clear()


class Scribe:
    """Writes the sheet of a game. What has not changed is not written again. Any other game of the kind may follow."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._codes: list[int] = [0] * len(desk.columns)
        self._parts: list[list[bytes]] = [[b""] * len(layout) for layout in desk.layout]
        """By viewer: the parts of the vector."""
        self._news: list[bytes] | None = None
        self._edition = desk.edition - 1

    def report(self, news: list[bytes]) -> None:
        """From now on, whatever is written is told: the column, then the code's place in its table. A
        `Reader` is told; here the parts of vectors are not kept."""
        self._news = news
        self._parts = []
        self._edition = self.desk.edition - 1

    @property
    def is_outdated(self) -> bool:
        """Whether the codes on the sheet mean nothing any more."""
        return self._edition != self.desk.edition

    def update(self, play: Any, viewer: int) -> None:
        """Writes what is seen now, at least by one viewer."""
        edition = self.desk.edition
        if self._edition != edition:
            self._edition = edition
            for column, key in self.desk.fixed:
                self.put(column, key)
            self.forget()
        self.write(play, viewer)

    def put_counts(self, columns: list[int], now: list[int], kept: list[int], typical: int) -> None:
        """Writes those of several numbers that are not what is kept of them, and keeps them."""
        if now == kept:
            return
        for place, number in enumerate(now):
            if number != kept[place]:
                kept[place] = number
                self.put(columns[place], number << TYPICAL_BITS | typical)

    def forget(self) -> None:
        """All is to be written again."""
        raise NotImplementedError

    def write(self, play: Any, viewer: int) -> None:
        """Writes what has changed, at least of what one viewer sees."""
        raise NotImplementedError

    def put(self, column: int, key: object) -> None:
        """Writes one column."""
        table = self.desk.columns[column]
        code = table.code(key)
        self._codes[column] = code
        news = self._news
        if news is None:
            self._show(column, table, code)
        else:
            news.append(self.desk.marks[column])
            news.append(table.packed[code])

    def _show(self, column: int, table: Table, code: int) -> None:
        rows, parts = table.rows, self._parts
        for viewer, places in enumerate(self.desk.places):
            place = places[column]
            if place != HIDDEN:
                parts[viewer][place] = rows[viewer][code]

    def seen(self, viewer: int) -> bytes:
        """The part of a viewer's vector that the game tells."""
        if self._news is None:
            return b"".join(self._parts[viewer])
        columns, codes = self.desk.columns, self._codes
        return b"".join([columns[column].rows[viewer][codes[column]] for column in self.desk.layout[viewer]])

    def said(self, key: object) -> bytes:
        """The part of a vector that tells what was said."""
        table = self.desk.columns[self.desk.said]
        return table.rows[0][table.code(key)]


class ViewScribe(Scribe):
    """Writes from views: for games that bring no scribe of their own. A part is all that a seat sees."""

    def __init__(self, desk: Desk, see: Callable[[Any, int], bytes]) -> None:
        super().__init__(desk)
        self._see = see

    def forget(self) -> None:
        """Nothing is kept."""

    def write(self, play: Any, viewer: int) -> None:
        """All that the viewer sees."""
        self.put(self.desk.layout[viewer][0], self._see(play, viewer))


def lay_out_views(desk: Desk) -> None:
    """A column for each seat, which holds the whole of what it sees."""
    columns = desk.columns_of(desk.table_for_all(lambda key: key), desk.players)
    desk.show(lambda viewer: [columns[viewer]])
