"""What all seats see of a game: a sheet, which is made of blocks of numbers.

Something that a game tells fills a column of the sheet: a part of a block, at a place of its own. The same part is
made once for all games and looked up in a table after that. When a game goes on, a scribe writes what has changed.

The vector of a seat is some blocks one after another. Blocks are for all seats, or for one player, and what differs
from seat to seat is only which of them stand in the vector, and in what order. So everything is written once,
however many look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rockworker.bots.seat import About
from rockworker.learn.said import Said
from rockworker.learn.section import Seating, pack, part

MOST_NUMBERS: Final = 1 << 23
"""In all tables of a desk. When there are more they begin anew, so that memory has an end."""
MOST_LISTED: Final = 1 << 14
"""Parts that tell a number below it are looked up in a list, which takes less time than in a dict."""
FOR_ALL: Final = -1
"""Instead of the number of a block: the one that all seats see alike."""


def _flag(flag: int) -> bytes:
    return pack([float(flag)])


class Table:
    """Parts of vectors by what they tell. They are made when they are first asked for."""

    def __init__(self, desk: Desk, make: Callable[[Any], bytes], first: object) -> None:
        self._desk = desk
        self._make = make
        """From what a part tells: the part."""
        self.first = first
        """What is told before anything is written."""
        self.parts: dict[object, bytearray] = {}
        """By what they tell. They never change, but a `bytearray` copies from another one without a detour."""
        self.listed: list[bytearray | None] = []
        """Those that tell a number from 0 on, as far as they are made."""

    def part_for(self, key: object) -> bytearray:
        """The part that tells something."""
        found = self.parts.get(key)
        return self._add(key) if found is None else found

    def part_for_number(self, number: int) -> bytearray:
        """The part that tells a number."""
        if 0 <= number < len(self.listed):
            found = self.listed[number]
            if found is not None:
                return found
        return self._list(number)

    def _list(self, number: int) -> bytearray:
        found = self.part_for(number)
        if 0 <= number < MOST_LISTED:
            self.listed += [None] * (number + 1 - len(self.listed))
            self.listed[number] = found
        return found

    def forget(self) -> None:
        """All parts are to be made anew."""
        self.parts.clear()
        self.listed.clear()

    def _add(self, key: object) -> bytearray:
        found = bytearray(self._make(key))
        self.parts[key] = found
        self._desk.numbers += len(found) // 4
        return found


class Column:
    """Something that a game tells: where it stands, and the table for its parts."""

    def __init__(self, block: int, place: slice, table: Table) -> None:
        self.block = block
        self.place = place
        self.table = table


class Desk:
    """What games of the same kind share: the tables of their sheets, and what stands where."""

    def __init__(self, about: About, said: Said) -> None:
        self.about = about
        self.players: int = about.players
        self._seatings = [Seating(about, viewer) for viewer in range(about.players)]
        self.blank: list[bytearray] = []
        """The blocks of a sheet on which nothing is written yet."""
        self.shown: list[list[int]] = [[] for _ in range(about.players)]
        """By viewer: blocks, as they stand in the vector."""
        self._for_all = FOR_ALL
        """The block that stands last in the vector, if it is for all seats."""
        self.numbers: int = 0
        """In all tables."""
        self._tables: list[Table] = []
        self.said = self.table(said.numbers, None)
        """For what is said, which no game shows: it is the last part of every vector."""
        self.flag = self.table(_flag, 0)
        """For what is 0 or 1."""
        self._counting: dict[int, Table] = {}

    def table(self, make: Callable[[Any], bytes], first: object) -> Table:
        """A new table; what its columns tell at first."""
        found = Table(self, make, first)
        self._tables.append(found)
        return found

    def tidy(self) -> None:
        """Begins anew if the tables are full: blocks hold what they show, and need none of them."""
        if self.numbers > MOST_NUMBERS:
            self.numbers = 0
            for table in self._tables:
                table.forget()

    # What stands in a block

    def column(self, table: Table, block: int = FOR_ALL) -> Column:
        """A new column. One for all stands next in the vector."""
        place = self._all_see() if block == FOR_ALL else block
        numbers, part = self.blank[place], table.part_for(table.first)
        numbers.extend(part)
        return Column(place, slice(len(numbers) - len(part), len(numbers)), table)

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
        self._for_all = FOR_ALL
        for shown in self.shown:
            shown.append(block)

    def show(self, blocks: list[int]) -> None:
        """All players' blocks stand next in the vector, in the viewer's order."""
        self.show_own(blocks)
        self.show_rivals(blocks)

    def show_own(self, blocks: list[int]) -> None:
        """The viewer's block stands next in the vector."""
        self._for_all = FOR_ALL
        for viewer, shown in enumerate(self.shown):
            shown.append(blocks[viewer])

    def show_rivals(self, blocks: list[int]) -> None:
        """The blocks of all others stand next in the vector, in the viewer's order."""
        self._for_all = FOR_ALL
        for seating, shown in zip(self._seatings, self.shown, strict=True):
            shown += [blocks[player] for player in seating.order[1:]]


class Scribe:
    """Writes the sheet of a game. What has not changed is not written again. Any other game of the kind may follow."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._sheet: list[bytearray] = []
        """By block: what is written in it."""
        self._rows: list[list[bytearray]] = []
        """By viewer: the blocks of the vector."""

    def begin(self) -> None:
        """Takes a new sheet: for another game, of which little is on the old one."""
        desk = self.desk
        self._sheet = [block[:] for block in desk.blank]
        self._rows = [[self._sheet[number] for number in shown] for shown in desk.shown]
        self.know_nothing()

    def know_nothing(self) -> None:
        """Nothing is written yet."""
        raise NotImplementedError

    def write(self, play: Any, viewer: int) -> None:
        """Writes what has changed, at least of what one viewer sees."""
        raise NotImplementedError

    def put(self, column: Column, key: object) -> None:
        """Writes one column."""
        self._sheet[column.block][column.place] = column.table.part_for(key)

    def put_number(self, column: Column, number: int) -> None:
        """The same, and more quickly, where a number is told."""
        self._sheet[column.block][column.place] = column.table.part_for_number(number)

    def row(self, viewer: int) -> bytes:
        """The part of a viewer's vector that the game tells, as it was written."""
        return b"".join(self._rows[viewer])

    def put_numbers(self, columns: list[Column], now: list[int], kept: list[int]) -> None:
        """Writes those of several numbers that are not what is kept of them, and keeps them."""
        if now == kept:
            return
        for place, number in enumerate(now):
            if number != kept[place]:
                kept[place] = number
                self.put_number(columns[place], number)

    def put_flags(self, columns: list[Column], now: int, kept: int) -> None:
        """Writes those of several bits that are not what is kept of them, each in its column."""
        changed = now ^ kept
        for place, column in enumerate(columns):
            if changed >> place & 1:
                self.put_number(column, now >> place & 1)

    def said(self, key: object) -> bytearray:
        """The part of a vector that tells what was said."""
        return self.desk.said.part_for(key)


class ViewScribe(Scribe):
    """Writes from views, for games that bring no scribe of their own: a row is written as a whole."""

    def __init__(self, desk: Desk, see: Callable[[Any, int], bytes]) -> None:
        super().__init__(desk)
        self._see = see
        self._seen: list[bytes] = [b""] * desk.players
        """By viewer."""

    def know_nothing(self) -> None:
        """Nothing is kept."""

    def write(self, play: Any, viewer: int) -> None:
        """All that the viewer sees."""
        self._seen[viewer] = self._see(play, viewer)

    def row(self, viewer: int) -> bytes:
        """What was written for the viewer last."""
        return self._seen[viewer]
