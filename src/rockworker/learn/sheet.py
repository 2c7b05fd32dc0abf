"""What all seats see of a game: a sheet, which is made of blocks of numbers.

Something that a game tells fills a column of the sheet: a part of a block, at a place of its own. The same part is
made once for all games and looked up in a table after that. When a game goes on, a scribe writes what has changed.

The vector of a seat is some blocks one after another. Blocks are for all seats, or for one player, and what differs
from seat to seat is only which of them stand in the vector, and in what order. So everything is written once,
however many look at it.

Numbers are kept as the bits of 32-bit floats, in a `vec`: compiled code reads and writes those without making Python
objects of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from rockworker.bots.seat import About
from rockworker.learn.said import Key, Said
from rockworker.learn.section import pack, part

MOST_NUMBERS: Final = 1 << 23
"""In all tables of a desk. When there are more they begin anew, so that memory has an end."""
MOST_LISTED: Final = 1 << 14
"""Parts that tell a number below it are looked up in a list, which takes less time than in a dict."""
FOR_ALL: Final = -1
"""Instead of the number of a block: the one that all seats see alike."""
UNMADE: Final = -1
"""Instead of the place of a part in its table: there is none yet."""
BYTES: Final = 4
"""Of a number."""
COMPILED: Final = False
"""True in the source that is compiled (`tools.compiled`)."""


def _flag(flag: int) -> bytes:
    return pack([float(flag)])


def _numbers(written: bytes) -> vec[i32]:
    """What was packed, number by number."""
    found = vec[i32]()
    for number in array("i", written):
        found = append(found, i32(number))
    return found


class Table:
    """Parts of vectors by what they tell. They are made when they are first asked for."""

    def __init__(self, desk: Desk, make: Callable[[Any], bytes], first: object) -> None:
        self._desk = desk
        self._make = make
        """From what a part tells: the part."""
        self.first = first
        """What is told before anything is written."""
        self.width: i64 = len(make(first)) // BYTES
        """How many numbers each part has."""
        self.numbers: vec[i32] = vec[i32]()
        """Of all parts, one after another."""
        self._starts: dict[object, int] = {}
        """By what they tell: where parts begin."""
        self._listed: vec[i64] = vec[i64]()
        """The same for those that tell a number from 0 on; UNMADE for those that nobody has asked for."""

    def made(self, key: object) -> bytes:
        """The part that tells something, on its own."""
        return self._make(key)

    def start(self, key: object) -> int:
        """Where the part begins that tells something."""
        found = self._starts.get(key)
        return self._add(key) if found is None else found

    def start_for_number(self, number: int) -> i64:
        """Where the part begins that tells a number."""
        if 0 <= number < MOST_LISTED:
            place: i64 = number
            if place < len(self._listed):
                start = self._listed[place]
                if start != UNMADE:
                    return start
            return self._list(place)
        return self.start(number)

    def _list(self, number: i64) -> i64:
        start: i64 = self.start(number)
        listed = self._listed
        while len(listed) <= number:
            listed = append(listed, UNMADE)
        listed[number] = start
        self._listed = listed
        return start

    def forget(self) -> None:
        """All parts are to be made anew."""
        self._starts.clear()
        self.numbers = vec[i32]()
        self._listed = vec[i64]()

    def _add(self, key: object) -> int:
        made = _numbers(self._make(key))
        numbers = self.numbers
        start = len(numbers)
        for number in made:
            numbers = append(numbers, number)
        self.numbers = numbers
        self._starts[key] = start
        self._desk.numbers += len(made)
        return start


class Column:
    """Something that a game tells: where it stands, and the table for its parts."""

    def __init__(self, block: int, place: int, table: Table) -> None:
        self.block = block
        self.place: i64 = place
        """Of its first number: in the block, and once the sheet is laid out, on the sheet."""
        self.again: i64 = 0
        """How much further on it stands a second time; 0: it does not."""
        self.table = table


class Ring:
    """Blocks for one player each, all of one size, in the order of the seats. They stand one after another, and so many
    of them a second time that each viewer finds those that they see side by side, in their own order."""

    def __init__(self, blocks: list[int], first: int, seen: int) -> None:
        self.blocks = blocks
        self.first = first
        """Whose block comes first in a vector: so many seats after the viewer's."""
        self.seen = seen
        """How many blocks stand in a vector."""

    @property
    def in_line(self) -> list[int]:
        """The blocks as they stand on the sheet."""
        return self.blocks + self.blocks[: self.seen - 1]


class Desk:
    """What games of the same kind share: the tables of their sheets, and what stands where."""

    def __init__(self, about: About, said: Said) -> None:
        self.about = about
        self.players: int = about.players
        self.blank: list[bytearray] = []
        """The blocks of a sheet on which nothing is written yet."""
        self.sheet: vec[i32] = vec[i32]()
        """The same as a whole, once all is laid out."""
        self.shown: list[list[tuple[int, int]]] = [[] for _ in range(about.players)]
        """By viewer: the pieces of the sheet that their vector is made of, from which number to which."""
        self._columns: list[Column] = []
        self._rings: list[Ring] = []
        """As they stand in the vector."""
        self._for_all = FOR_ALL
        """The block that stands last in the vector, if it is for all seats."""
        self.numbers: int = 0
        """In all tables."""
        self._tables: list[Table] = []
        self._tell_said = said.numbers
        self._said: dict[Key | None, bytes] = {}
        """What is said, which no game shows: it is the last part of every vector."""
        self.nothing_said: bytes = said.numbers(None)
        self.flag = self.table(_flag, 0)
        """For what is 0 or 1."""
        self._counting: dict[int, Table] = {}

    def table(self, make: Callable[[Any], bytes], first: object) -> Table:
        """A new table; what its columns tell at first."""
        found = Table(self, make, first)
        self._tables.append(found)
        return found

    def tidy(self) -> None:
        """Begins anew if the tables are full: sheets hold what they show, and need none of them."""
        if self.numbers > MOST_NUMBERS:
            self.numbers = 0
            self._said.clear()
            for table in self._tables:
                table.forget()

    def said(self, key: Key | None) -> bytes:
        """The part of a vector that tells what was said."""
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = self._tell_said(key)
            self.numbers += len(found) // BYTES
        return found

    # What stands in a block

    def column(self, table: Table, block: int = FOR_ALL) -> Column:
        """A new column. One for all stands next in the vector."""
        number = self._all_see() if block == FOR_ALL else block
        blank = self.blank[number]
        found = Column(number, len(blank) // BYTES, table)
        blank.extend(table.made(table.first))
        self._columns.append(found)
        return found

    def columns(self, table: Table, number: int, block: int = FOR_ALL) -> list[Column]:
        """New columns, one after another."""
        return [self.column(table, block) for _ in range(number)]

    def in_each(self, blocks: list[int], table: Table) -> list[Column]:
        """A new column in each of several blocks."""
        return [self.column(table, block) for block in blocks]

    def counting(self, typical: int) -> Table:
        """The table for numbers from 0 on, each told as one below 1: ½ where it is typical."""
        if typical not in self._counting:
            self._counting[typical] = self.table(lambda count: pack([part(count, typical)]), 0)
        return self._counting[typical]

    def counts(self, typical: int, number: int, block: int = FOR_ALL) -> list[Column]:
        """New columns of such numbers."""
        return self.columns(self.counting(typical), number, block)

    def flags(self, number: int, block: int = FOR_ALL) -> list[Column]:
        """New columns, each of which is 0 or 1."""
        return self.columns(self.flag, number, block)

    def fill(self, part: bytes, block: int = FOR_ALL) -> None:
        """The next part never changes; there may be nothing of it."""
        if part:
            self.blank[self._all_see() if block == FOR_ALL else block].extend(part)

    # Which blocks stand in a vector

    def _all_see(self) -> int:
        if self._for_all == FOR_ALL:
            block = self.block()
            self.show_all(block)
            self._for_all = block
        return self._for_all

    def block(self) -> int:
        """A new block."""
        self.blank.append(bytearray())
        return len(self.blank) - 1

    def blocks(self) -> list[int]:
        """A new block for each player."""
        return [self.block() for _ in range(self.players)]

    def show_all(self, block: int) -> None:
        """A block stands next in the vector of every viewer."""
        self._show(Ring([block], 0, 1))

    def show(self, blocks: list[int]) -> None:
        """All players' blocks stand next in the vector, in the viewer's order."""
        self._show(Ring(blocks, 0, self.players))

    def show_own(self, blocks: list[int]) -> None:
        """The viewer's block stands next in the vector."""
        self._show(Ring(blocks, 0, 1))

    def show_rivals(self, blocks: list[int]) -> None:
        """The blocks of all others stand next in the vector, in the viewer's order."""
        self._show(Ring(blocks, 1, self.players - 1))

    def _show(self, ring: Ring) -> None:
        self._for_all = FOR_ALL
        self._rings.append(ring)

    def lay_out(self) -> None:
        """All columns are there: from now on they have their places on the sheet."""
        sheet = bytearray()
        for ring in self._rings:
            self._lay_out_ring(ring, len(sheet) // BYTES)
            for block in ring.in_line:
                sheet.extend(self.blank[block])
        self.sheet = _numbers(bytes(sheet))

    def _lay_out_ring(self, ring: Ring, start: int) -> None:
        size = len(self.blank[ring.blocks[0]]) // BYTES
        for column in self._columns:
            if column.block in ring.blocks:
                number = ring.blocks.index(column.block)
                column.place += start + number * size
                column.again = len(ring.blocks) * size if number < ring.seen - 1 else 0
        for viewer, shown in enumerate(self.shown):
            first = start + (viewer + ring.first) % len(ring.blocks) * size
            shown.append((first, first + ring.seen * size))


class Scribe:
    """Writes the sheet of a game. What has not changed is not written again. Any other game of the kind may follow."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._sheet: vec[i32] = vec[i32]()
        self._seen: list[list[memoryview]] = []
        """By viewer: the pieces of the sheet that they see."""
        self._rows: list[list[Any]] = []
        """By viewer: the same, and that nothing is said."""

    def begin(self) -> None:
        """Takes a new sheet: for another game, of which little is on the old one."""
        desk = self.desk
        self._sheet = desk.sheet[:]
        sheet = memoryview(self._sheet)
        self._seen = [[sheet[first:end] for first, end in shown] for shown in desk.shown]
        self._rows = [[*pieces, desk.nothing_said] for pieces in self._seen]
        self.know_nothing()

    def know_nothing(self) -> None:
        """Nothing is written yet."""
        raise NotImplementedError

    def write(self, play: Any, viewer: int) -> None:
        """Writes what has changed, at least of what one viewer sees."""
        raise NotImplementedError

    def seen(self, viewer: int) -> bytes:
        """The part of a viewer's vector that the game tells, as it was written."""
        return b"".join(self._seen[viewer])

    def row(self, viewer: int) -> bytes:
        """A viewer's vector, as it was written; nothing is said."""
        return b"".join(self._rows[viewer])

    def put(self, column: Column, key: object) -> None:
        """Writes one column."""
        self._copy(column, column.table.start(key))

    def put_number(self, column: Column, number: int) -> None:
        """The same, and more quickly, where a number is told."""
        self._copy(column, column.table.start_for_number(number))

    def _copy(self, column: Column, start: i64) -> None:
        """Writes a part that begins there in the column's table."""
        table = column.table
        numbers, sheet, place, again = table.numbers, self._sheet, column.place, column.again
        end = start + table.width
        while start < end:
            number = numbers[start]
            sheet[place] = number
            if again:
                sheet[place + again] = number
            place += 1
            start += 1

    def put_numbers(self, columns: list[Column], now: list[int], kept: list[int]) -> None:
        """Writes those of several numbers that are not what is kept of them, and keeps them."""
        if not COMPILED and now == kept:  # compiled code compares them sooner one by one
            return
        for place, number in enumerate(now):
            if number != kept[place]:
                kept[place] = number
                self.put_number(columns[place], number)

    def put_flags(self, columns: list[Column], now: int, kept: int) -> None:
        """Writes those of several bits that are not what is kept of them, each in its column."""
        changed: i64 = now ^ kept
        flags: i64 = now
        place: i64 = 0
        while changed:
            if changed & 1:
                self.put_number(columns[place], flags & 1)
            changed >>= 1
            flags >>= 1
            place += 1

    def move_flag(self, columns: list[Column], before: int, now: int) -> None:
        """A flag that only one of several can have; below 0, none has it."""
        if before >= 0:
            self.put_number(columns[before], 0)
        if now >= 0:
            self.put_number(columns[now], 1)


class ViewScribe(Scribe):
    """Writes from views, for games that bring no scribe of their own: a row is written as a whole."""

    def __init__(self, desk: Desk, see: Callable[[Any, int], bytes]) -> None:
        super().__init__(desk)
        self._see = see
        self._written: list[bytes] = [b""] * desk.players
        """By viewer."""

    def know_nothing(self) -> None:
        """Nothing is kept."""

    def write(self, play: Any, viewer: int) -> None:
        """All that the viewer sees."""
        self._written[viewer] = self._see(play, viewer)

    def seen(self, viewer: int) -> bytes:
        """What was written for the viewer last."""
        return self._written[viewer]

    def row(self, viewer: int) -> bytes:
        """The same; nothing is said."""
        return self._written[viewer] + self.desk.nothing_said
