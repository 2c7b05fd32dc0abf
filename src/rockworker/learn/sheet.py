"""What all seats see of a game: a sheet, which has a finished row of numbers for each seat.

Something that a game tells fills a column of the sheet: a part of each row, at a place of its own in each of them. The
same part is made once for all games and looked up in a table after that. When a game goes on, a scribe notes a few
parts. They are copied to their places in the row of a seat when somebody looks at it: with many games, a row at which
nobody looks is in no cache, and takes long to reach.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rockworker.bots.seat import About
from rockworker.learn.said import Said
from rockworker.learn.section import Seating, pack, part

MOST_NUMBERS: Final = 1 << 23
"""In all tables of a desk. When there are more they begin anew, so that memory has an end."""
MOST_NEWS: Final = 256
"""Parts that are noted and not yet in all rows."""
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


class Desk:
    """What games of the same kind share: the tables of their sheets, and where each part stands in a vector."""

    def __init__(self, about: About, said: Said) -> None:
        self.about = about
        self.players: int = about.players
        self.seatings = [Seating(about, viewer) for viewer in range(about.players)]
        """By viewer."""
        self.columns: list[Table] = []
        """By column of a sheet: the table for its parts."""
        self.first: list[tuple[bytearray, ...]] = []
        """By column: what stands there at first, by viewer."""
        self.places: list[list[slice | None]] = [[] for _ in range(about.players)]
        """By viewer and column: where its part stands in the row; None, if the viewer is not shown it."""
        self.copied: list[object] = []
        """By column: a mark of the last scribe who has copied it into a row."""
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
        self.columns += [table] * count
        self.first += [table.part_for(table.first)] * count
        self.copied += [None] * count
        for places in self.places:
            places.extend([None] * count)
        return list(range(first, first + count))

    def column(self, table: Table) -> int:
        """A new column of a sheet."""
        return self.columns_of(table, 1)[0]

    def show(self, columns: Columns) -> None:
        """The next parts of the vector. For all viewers, they come from the same tables."""
        for viewer, row in enumerate(self.blank):
            for number in columns(viewer):
                part = self.first[number][viewer]
                self.places[viewer][number] = slice(len(row), len(row) + len(part))
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
        self._rows: list[bytearray] = desk.blank[:]
        """By viewer: the part of the vector that the game tells."""
        self._told: list[tuple[bytearray, ...]] = []
        """By column: the part that tells it, by viewer."""
        self._news: list[int] = []
        """Columns, in the order in which they were written."""
        self._copied: list[int] = [0] * desk.players
        """By viewer: how many of the news are in the row."""

    def begin(self) -> None:
        """Takes a new sheet: for another game, of which little is on the old one."""
        self._rows = [row[:] for row in self.desk.blank]
        self._told = self.desk.first[:]
        self._forget_news()
        self.know_nothing()

    def _forget_news(self) -> None:
        self._news = []
        self._copied = [0] * self.desk.players

    def know_nothing(self) -> None:
        """Nothing is written yet."""
        raise NotImplementedError

    def write(self, play: Any, viewer: int) -> None:
        """Writes what has changed, at least of what one viewer sees."""
        raise NotImplementedError

    def put(self, number: int, key: object) -> None:
        """Writes one column."""
        self._told[number] = self._columns[number].part_for(key)
        self._news.append(number)

    def row(self, viewer: int) -> bytearray:
        """The part of a viewer's vector that the game tells, as it was written."""
        if len(self._news) > MOST_NEWS:
            for other in range(self.desk.players):
                self._copy_news(other)
            self._forget_news()
        self._copy_news(viewer)
        return self._rows[viewer]

    def _copy_news(self, viewer: int) -> None:
        """Copies each part once, however often it was written."""
        row, news, told = self._rows[viewer], self._news, self._told
        places, copied, mark = self.desk.places[viewer], self.desk.copied, object()
        for at in range(self._copied[viewer], len(news)):
            number = news[at]
            if copied[number] is not mark:
                copied[number] = mark
                place = places[number]
                if place is not None:
                    row[place] = told[number][viewer]
        self._copied[viewer] = len(news)

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
        self._rows[viewer] = bytearray(self._see(play, viewer))
