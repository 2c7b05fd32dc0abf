"""What all seats see of a game: a sheet, which has a finished row of numbers for each seat.

Something that a game tells fills a column of the sheet: a part of each row, at a place of its own in each of them. The
same part is made once for all games and looked up in a table after that. So when a game goes on, a scribe copies a few
small parts to their places, and the vector of any seat is there.
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
Columns = Callable[[int], list[int]]
"""By viewer: columns of the sheet, one after another as they stand in the vector."""


def count(number: int, typical: int) -> int:
    """What a column of `counts` tells: a number from 0 on, as `part` makes one below 1 of it."""
    return number << TYPICAL_BITS | typical


def _count(key: int) -> bytes:
    return pack([part(key >> TYPICAL_BITS, key & (1 << TYPICAL_BITS) - 1)])


class Table:
    """Parts of vectors by what they tell, one for each viewer. They are made when they are first asked for."""

    def __init__(self, desk: Desk, make: Callable[[Any, int], bytes], first: object, *, for_all: bool) -> None:
        self._desk = desk
        self._make = make
        """From what a part tells, and a viewer: the part."""
        self._for_all = for_all
        """Whether it is the same for all viewers."""
        self.first = first
        """What is told before anything is written."""
        self.parts: dict[object, tuple[bytearray, ...]] = {}
        """By what they tell, and by viewer. They never change, but a `bytearray` copies from another one without a
        detour. Tuples of them are none of the garbage collector's business; there are many."""

    def part_for(self, key: object) -> tuple[bytearray, ...]:
        """By viewer: the part that tells something."""
        found = self.parts.get(key)
        return self._add(key) if found is None else found

    def _add(self, key: object) -> tuple[bytearray, ...]:
        players = self._desk.players
        one = bytearray(self._make(key, 0))
        more = [one if self._for_all else bytearray(self._make(key, viewer)) for viewer in range(1, players)]
        self.parts[key] = found = (one, *more)
        self._desk.numbers += players * len(one) // 4
        return found


class Column:
    """A column of a sheet: what it may tell, and where that stands in the rows of those who are shown it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: list[int] = []
        self.places: list[slice] = []
        """Of each of the viewers."""


class Desk:
    """What games of the same kind share: the tables of their sheets, and where each part stands in a vector."""

    def __init__(self, about: About, said: Said) -> None:
        self.about = about
        self.players: int = about.players
        self.seatings = [Seating(about, viewer) for viewer in range(about.players)]
        """By viewer."""
        self.columns: list[Column] = []
        self.blank: list[bytearray] = [bytearray() for _ in range(about.players)]
        """By viewer: a row in which nothing is written yet."""
        self.numbers: int = 0
        """In all tables."""
        self._tables: list[Table] = []
        self.said: Table = self.table_for_all(said.numbers, None)
        """For what is said, which no game shows: it is the last part of every vector."""
        self._counts = self.table_for_all(_count, count(0, 1))

    def table(self, make: Callable[[Any, int], bytes], first: object) -> Table:
        """A new table, of what each viewer sees otherwise; what its columns tell at first."""
        return self._add(Table(self, make, first, for_all=False))

    def table_for_all(self, make: Callable[[Any], bytes], first: object) -> Table:
        """A new table, of what all viewers see alike; what its columns tell at first."""
        return self._add(Table(self, lambda key, viewer: make(key), first, for_all=True))

    def _add(self, table: Table) -> Table:
        self._tables.append(table)
        return table

    def columns_of(self, table: Table, count: int) -> list[int]:
        """New columns of a sheet."""
        first = len(self.columns)
        self.columns += [Column(table) for _ in range(count)]
        return list(range(first, first + count))

    def column(self, table: Table) -> int:
        """A new column of a sheet."""
        return self.columns_of(table, 1)[0]

    def show(self, columns: Columns) -> None:
        """The next parts of the vector. For all viewers, they come from the same tables."""
        for viewer, row in enumerate(self.blank):
            for number in columns(viewer):
                column = self.columns[number]
                part = column.table.part_for(column.table.first)[viewer]
                column.viewers.append(viewer)
                column.places.append(slice(len(row), len(row) + len(part)))
                row.extend(part)

    def show_always(self, part: bytes) -> None:
        """The next part of the vector never changes; there may be nothing of it."""
        for row in self.blank:
            row.extend(part)

    def counts(self, number: int) -> list[int]:
        """New columns of numbers from 0 on, each told as `count` writes it."""
        return self.columns_of(self._counts, number)

    def tidy(self) -> None:
        """Begins anew if the tables are full: rows hold what they show, and need none of them."""
        if self.numbers > MOST_NUMBERS:
            self.numbers = 0
            for table in self._tables:
                table.parts.clear()


class Scribe:
    """Writes the sheet of a game. What has not changed is not written again. Any other game of the kind may follow."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._columns = desk.columns
        self.rows: list[bytearray] = desk.blank[:]
        """By viewer: the part of the vector that the game tells."""

    def begin(self) -> None:
        """Takes a new sheet: for another game, of which little is on the old one."""
        for viewer, row in enumerate(self.desk.blank):
            self.rows[viewer] = row[:]
        self.know_nothing()

    def know_nothing(self) -> None:
        """Nothing is written yet."""
        raise NotImplementedError

    def write(self, play: Any, viewer: int) -> None:
        """Writes what has changed, at least of what one viewer sees."""
        raise NotImplementedError

    def put(self, number: int, key: object) -> None:
        """Writes one column."""
        column, rows = self._columns[number], self.rows
        parts = column.table.part_for(key)
        for viewer, place in zip(column.viewers, column.places):  # noqa: B905 - compiled, `strict` takes far longer
            rows[viewer][place] = parts[viewer]

    def put_counts(self, columns: list[int], now: list[int], kept: list[int], typical: int) -> None:
        """Writes those of several numbers that are not what is kept of them, and keeps them."""
        if now == kept:
            return
        for place, number in enumerate(now):
            if number != kept[place]:
                self.put(columns[place], number << TYPICAL_BITS | typical)
        kept[:] = now  # the same objects: lists of them are quickly compared

    def said(self, key: object) -> bytearray:
        """The part of a vector that tells what was said."""
        return self.desk.said.part_for(key)[0]


class ViewScribe(Scribe):
    """Writes from views, for games that bring no scribe of their own: a row is written as a whole."""

    def __init__(self, desk: Desk, see: Callable[[Any, int], bytes]) -> None:
        super().__init__(desk)
        self._see = see

    def know_nothing(self) -> None:
        """Nothing is kept."""

    def write(self, play: Any, viewer: int) -> None:
        """All that the viewer sees."""
        self.rows[viewer] = bytearray(self._see(play, viewer))
