"""Storage: one class over SQLite or PostgreSQL. What it has written is on disk when the call returns."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rockworker.engine.codec import Codec
from rockworker.engine.events import Event
from rockworker.protocol import HeardBy
from rockworker.server.errors import SaidEnough
from rockworker.server.missing import stored_codec
from rockworker.server.storage.blocks import BlockStore
from rockworker.server.storage.database import Gone
from rockworker.server.storage.locks import Locks
from rockworker.server.storage.notices import NoticeStore
from rockworker.server.storage.outage import Outage, is_away
from rockworker.server.storage.people import PeopleStore
from rockworker.server.storage.ratings import RatingStore
from rockworker.server.storage.results import ResultStore
from rockworker.server.storage.reviews import ReviewStore
from rockworker.server.storage.rows import (
    ChatRow,
    MatchPlace,
    Person,
    PresenceRow,
    ReadyRow,
    SeatRow,
    Snapshot,
    TableRow,
)
from rockworker.server.storage.schema import CHAT, ENTRIES, PRESENCE, PROBE, SEATS, SNAPSHOTS, TABLES
from rockworker.server.storage.tournaments import TournamentStore, meeting_at
from rockworker.server.storage.writer import (
    Append,
    Writer,
    announce,
    entry_values,
    snapshot_values,
)
from rockworker.server.tables.log import EntryRow, LogRow, read_entry

_ENTRY_COLUMNS: Final = (ENTRIES.c.number, ENTRIES.c.entry, ENTRIES.c.at)
PROBE_SECONDS: Final = 2.0
"""For so long the last answer to "does it take what is written?" is good."""
MOST_WORDS: Final = 1000
"""That one person may say at one table."""


class Store(PeopleStore):
    """Everything that the server remembers."""

    def __init__(self, engine: AsyncEngine, key_days: int = 365) -> None:
        super().__init__(engine, key_days)
        self.is_postgres = engine.dialect.name == "postgresql"
        self.is_shared = self.is_postgres
        """Whether other server processes may change the same tables."""
        self.locks = Locks(engine) if self.is_postgres else None
        self.writer = Writer(engine, self.process)
        self.results = ResultStore(engine)
        self.ratings = RatingStore(engine)
        self.notices = NoticeStore(engine)
        self.blocks = BlockStore(engine, self.process)
        self.reviews = ReviewStore(engine)
        self.tournaments = TournamentStore(engine)
        self.outage = Outage()
        self.probes = 0
        """How often the database was tried."""
        self._probing = asyncio.Lock()
        self._probed = False
        self._probed_at = -PROBE_SECONDS

    async def close(self) -> None:
        """Gives all connections back."""
        await self.writer.close()
        if self.locks:
            await self.locks.close()
        await self.engine.dispose()

    async def is_alive(self) -> bool:
        """Whether the database answers and takes what is written. Asked often, it is tried now and then."""
        async with self._probing:
            if time.monotonic() - self._probed_at >= PROBE_SECONDS:
                self._probed = await self._probe()
                self._probed_at = time.monotonic()
        return self._probed

    async def _probe(self) -> bool:
        self.probes += 1
        try:
            async with asyncio.timeout(5), self.engine.begin() as connection:
                written = await connection.execute(update(PROBE).values(filler=secrets.token_hex(2000)))
                return written.rowcount == 1
        except TimeoutError:
            return False
        except Exception as error:
            if not is_away(error):
                raise
            return False

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[bool]:
        """Makes one server process responsible for what goes on by itself at a table; False: another one is.

        SQLite serves one process only."""
        if self.locks is None:
            yield True
            return
        held = await self.locks.take(table_id)
        try:
            yield held
        finally:
            if held:
                await asyncio.shield(self.locks.release(table_id))

    # Tables

    async def add_table(
        self,
        table: TableRow,
        rows: Sequence[LogRow | ReadyRow] = (),
        snapshots: Sequence[Snapshot] = (),
        match: MatchPlace | None = None,
    ) -> None:
        """A new table with its seats, perhaps with a log already, or for a match: all of it or nothing."""
        values = msgspec.to_builtins(table)
        seats = [{**seat, "table": table.id} for seat in values.pop("seats")]
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(values))
            await connection.execute(insert(SEATS), seats)
            if match:
                await connection.execute(meeting_at(match, table.id))
            if rows:
                await connection.execute(insert(ENTRIES), [entry_values(table.id, row, None) for row in rows])
            if snapshots:
                await connection.execute(
                    insert(SNAPSHOTS),
                    [snapshot_values(table.id, *each) for each in snapshots],
                )

    async def drop_table(self, table_id: str) -> None:
        """A table where nothing has happened yet goes away again."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(SEATS).where(SEATS.c.table == table_id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        async with self.engine.connect() as connection:
            rows = await self._tables(connection, select(TABLES).where(TABLES.c.id == table_id))
        return rows[0] if rows else None

    async def lobby(
        self,
        statuses: Sequence[str],
        game: str | None = None,
        players: int | None = None,
        free: bool = False,
        limit: int = 100,
    ) -> list[TableRow]:
        """Public tables, the latest change first; perhaps only those with a free seat."""
        query = select(TABLES).where(TABLES.c.public, TABLES.c.status.in_(statuses))
        if game:
            query = query.where(TABLES.c.header["game"].as_string() == game)
        if players is not None:
            query = query.where(TABLES.c.header["players"].as_integer() == players)
        if free:
            nobody = (SEATS.c.table == TABLES.c.id) & SEATS.c.person.is_(None) & (SEATS.c.bot == "")
            query = query.where(select(SEATS.c.number).where(nobody).exists())
        async with self.engine.connect() as connection:
            return await self._tables(connection, query.order_by(TABLES.c.changed.desc()).limit(limit))

    async def tables_of(self, person: str) -> list[TableRow]:
        """All tables where a person has a seat and something may still happen, the latest change first."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
        query = select(TABLES).where(sits, TABLES.c.status != "over")
        async with self.engine.connect() as connection:
            return await self._tables(connection, query.order_by(TABLES.c.changed.desc()))

    async def due_tables(self, now: int) -> list[str]:
        """Open tables whose hour has come."""
        query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.starts_at <= now)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(TABLES.c.starts_at))]

    async def schedule(self, table_id: str, starts_at: int | None, settings: dict[str, Any]) -> bool:
        """Notes when an open table starts by itself, or that it doesn't; False if it has started."""
        where = (TABLES.c.id == table_id) & (TABLES.c.status == "open")
        async with self.engine.begin() as connection:
            values = {"starts_at": starts_at, "settings": settings}
            changed = await connection.execute(update(TABLES).where(where).values(values))
            await self._announce(connection, table_id)
            return bool(changed.rowcount)

    async def running_tables(self, since: int = 0, until: int | None = None) -> list[str]:
        """The tables where something may have to go on, by their last change: for the bots after a restart."""
        query = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.changed >= since)
        if until is not None:
            query = query.where(TABLES.c.changed <= until)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(TABLES.c.changed.desc()))]

    async def _tables(self, connection: AsyncConnection, query: Any) -> list[TableRow]:
        tables = [_plain(row) for row in (await connection.execute(query)).mappings()]
        ids = [table["id"] for table in tables]
        seats: dict[str, list[Any]] = {table_id: [] for table_id in ids}
        found = await connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.number))
        for row in found.mappings():
            seats[row["table"]].append({key: value for key, value in _plain(row).items() if key != "table"})
        return [msgspec.convert({**table, "seats": seats[table["id"]]}, TableRow) for table in tables]

    async def take_seat(self, table_id: str, seat: SeatRow, now: int) -> bool:
        """Somebody sits down where nobody sits; False if the seat was taken first."""
        free = (SEATS.c.table == table_id) & (SEATS.c.number == seat.number)
        free &= SEATS.c.person.is_(None) & (SEATS.c.bot == "")
        free &= SEATS.c.held.is_(None) | (SEATS.c.held == seat.person)
        return await self._change_seat(table_id, free, seat, now)

    async def clear_seat(self, table_id: str, seat: SeatRow, now: int, invite: str | None = None) -> bool:
        """A seat becomes free again, if it is still its owner's; perhaps with a new invitation, so that the old one
        ends."""
        where = (SEATS.c.table == table_id) & (SEATS.c.number == seat.number)
        where &= SEATS.c.person.is_not_distinct_from(seat.person)
        return await self._change_seat(table_id, where, SeatRow(seat.number, None, "", ""), now, invite)

    async def keep_seat(self, table_id: str, number: int, person: Person, now: int) -> bool:
        """A free seat is kept for somebody; False if it is not free, or kept already."""
        where = (SEATS.c.table == table_id) & (SEATS.c.number == number) & SEATS.c.held.is_(None)
        where &= SEATS.c.person.is_(None) & (SEATS.c.bot == "")
        kept = SeatRow(number, None, "", "", held=person.id, held_name=person.name, guest=person.is_guest)
        return await self._change_seat(table_id, where, kept, now)

    async def release_seat(self, table_id: str, person: str, number: int, now: int) -> bool:
        """A seat is no longer kept for somebody; False if it was not."""
        where = (SEATS.c.table == table_id) & (SEATS.c.number == number) & (SEATS.c.held == person)
        return await self._change_seat(table_id, where, SeatRow(number, None, "", ""), now)

    async def invitations_of(self, person: str) -> list[TableRow]:
        """Open tables where a seat is kept for somebody, the latest change first."""
        kept = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.held == person))
        query = select(TABLES).where(kept, TABLES.c.status == "open")
        async with self.engine.connect() as connection:
            return await self._tables(connection, query.order_by(TABLES.c.changed.desc()))

    async def set_standing(self, table_id: str, number: int, names: Sequence[str]) -> None:
        """Notes which standing answers a player has switched on."""
        where = (SEATS.c.table == table_id) & (SEATS.c.number == number)
        async with self.engine.begin() as connection:
            await connection.execute(update(SEATS).where(where).values(standing=list(names)))
            await self._announce(connection, table_id)

    async def _change_seat(self, table_id: str, where: Any, seat: SeatRow, now: int, invite: str | None = None) -> bool:
        values = {key: value for key, value in msgspec.structs.asdict(seat).items() if key != "number"}
        around = {"changed": now, **({"invite": invite} if invite else {})}
        async with self.engine.begin() as connection:
            # Locks the table's row, so that nobody sits down while the game starts.
            open_table = (TABLES.c.id == table_id) & (TABLES.c.status == "open")
            opened = await connection.execute(update(TABLES).where(open_table).values(around))
            if not opened.rowcount:
                return False
            changed = await connection.execute(update(SEATS).where(where).values(values))
            await self._announce(connection, table_id)
            return bool(changed.rowcount)

    async def link_rematch(self, table_id: str, rematch: str, instead: str | None = None) -> str:
        """Notes the table that follows, perhaps instead of one that is gone; the first one noted stands."""
        async with self.engine.begin() as connection:
            where = (TABLES.c.id == table_id) & TABLES.c.rematch.is_not_distinct_from(instead)
            await connection.execute(update(TABLES).where(where).values(rematch=rematch))
            await self._announce(connection, table_id)
            row = await connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table_id))
            return str(row.scalar_one())

    # Logs

    async def append(self, wanted: Append) -> None:
        """Appends an entry: all of it or nothing. Conflict if its number or its key is taken; SeatsChanged if others
        sit at the table than those named."""
        await self.writer.append(wanted)

    async def _announce(self, connection: AsyncConnection, *tables: str) -> None:
        await connection.run_sync(announce, self.process, tables)

    async def entries(self, table_id: str, after: int = 0, until: int | None = None) -> list[EntryRow]:
        """Entries in order, those after a number, up to another one."""
        return [_entry_row(*row) for row in await self._rows(_ENTRY_COLUMNS, table_id, after, until)]

    async def log(self, table: TableRow, after: int = 0, until: int | None = None) -> list[LogRow]:
        """The same with the events of each. Events that this program has no type for are left out: a game that was
        begun under other rules may have some, and of a game that we don't have we know none."""
        codec = stored_codec(table.header.game)
        columns = (*_ENTRY_COLUMNS, ENTRIES.c.events)
        return [_log_row(codec, *row) for row in await self._rows(columns, table.id, after, until)]

    async def _rows(self, columns: Sequence[Any], table_id: str, after: int, until: int | None) -> Sequence[Any]:
        query = select(*columns).where(ENTRIES.c.table == table_id, ENTRIES.c.number > after)
        if until is not None:
            query = query.where(ENTRIES.c.number <= until)
        async with self.engine.connect() as connection:
            return (await connection.execute(query.order_by(ENTRIES.c.number))).all()

    async def entry_by_key(self, table_id: str, key: str) -> EntryRow | None:
        """What was appended under a sender's key."""
        query = select(*_ENTRY_COLUMNS).where(ENTRIES.c.table == table_id, ENTRIES.c.key == key)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return _entry_row(*row) if row else None

    async def last_number(self, table_id: str) -> int:
        """How many entries a table has."""
        query = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table == table_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def snapshot(self, table_id: str, until: int) -> tuple[bytes, bytes] | None:
        """The latest snapshot that is not later than an entry."""
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table == table_id, SNAPSHOTS.c.number <= until)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(SNAPSHOTS.c.number.desc()).limit(1))
            row = found.mappings().first()
        return (row["position"], row["state"]) if row else None

    # Presence

    async def note_presence(self, seats: Sequence[tuple[str, int, bool]], now: int) -> None:
        """Players of many tables have come, gone, or are still there."""
        rows = [
            {"table": table, "seat": seat, "process": self.process, "seen": now, "connected": connected}
            for table, seat, connected in seats
        ]
        upsert = (postgresql.insert if self.is_postgres else sqlite.insert)(PRESENCE)
        updated = {"seen": upsert.excluded.seen, "connected": upsert.excluded.connected}
        async with self.engine.begin() as connection:
            known = upsert.on_conflict_do_update(index_elements=["table", "seat", "process"], set_=updated)
            await connection.execute(known, rows)
            await self._announce(connection, *[table for table, _, _ in seats])

    async def presence(self, table_id: str) -> list[PresenceRow]:
        """When each player of a table was last seen, by process."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(PRESENCE).where(PRESENCE.c.table == table_id))
            return [PresenceRow(row.seat, row.process, row.seen, row.connected) for row in rows]

    # Chat

    async def say(
        self, table_id: str, person: Person, seat: int | None, now: int, words: str, key: str | None = None
    ) -> ChatRow:
        """Adds a line to a table's chat (for a repeated key: the line from the first time). Whether a game runs, and
        who sits at it, is asked of the database: this process may not know yet. Gone if there is no such table;
        SaidEnough to those who have said very much there."""
        values = {"table": table_id, "person": person.id, "name": person.name, "seat": seat, "at": now, "text": words}
        values["guest"] = person.is_guest
        try:
            async with self.engine.begin() as connection:
                # Locks the table, so that one speaks at a time: a client that has heard one word has heard all before.
                lock = update(TABLES).where(TABLES.c.id == table_id).values(changed=TABLES.c.changed)
                status = (await connection.execute(lock.returning(TABLES.c.status))).scalar()
                if status is None:
                    raise Gone
                sits = select(SEATS.c.number).where(SEATS.c.table == table_id, SEATS.c.person == person.id)
                own = set((await connection.execute(sits)).scalars())
                if await connection.scalar(_said_besides(table_id, person.id, key)) >= MOST_WORDS:
                    raise SaidEnough(most=MOST_WORDS)
                values |= {"heard_by": _heard_by(status, bool(own)), "seat": seat if seat in own else None}
                made = await connection.execute(insert(CHAT).values(**values, key=key).returning(CHAT))
                await self._announce(connection, table_id)
                return _chat_row(made.mappings().one())
        except IntegrityError:
            said = select(CHAT).where(CHAT.c.table == table_id, CHAT.c.person == person.id, CHAT.c.key == key)
            async with self.engine.connect() as connection:
                return _chat_row((await connection.execute(said)).mappings().one())

    async def chat(self, table_id: str, after: int = 0, limit: int = 500) -> list[ChatRow]:
        """What was said, in order: the latest, if there is more than the limit."""
        query = select(CHAT).where(CHAT.c.table == table_id, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_chat_row(row) for row in reversed(rows)]


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row with plain strings as keys: SQLAlchemy's own kind of string does not convert."""
    return {str(key): value for key, value in row.items()}


def _said_besides(table_id: str, person: str, key: str | None) -> Any:
    """How much somebody has said at a table, but for what came under a key: that may be repeated."""
    same = (CHAT.c.table == table_id) & (CHAT.c.person == person) & CHAT.c.key.is_distinct_from(key)
    return select(func.count()).where(same)


def _heard_by(status: str, plays: bool) -> HeardBy:
    """Before the start all hear people who perhaps want to join; players may already make plans."""
    if status == "over" or (status == "open" and not plays):
        return "all"
    return "players" if plays else "spectators"


def _chat_row(row: Mapping[Any, Any]) -> ChatRow:
    fields = ("id", "person", "name", "seat", "heard_by", "at", "text", "guest")
    return ChatRow(*[row[field] for field in fields])


def _entry_row(number: int, entry: object, at: int) -> EntryRow:
    return EntryRow(number, read_entry(entry), at)


def _log_row(codec: Codec | None, number: int, entry: object, at: int, stored: list[Any]) -> LogRow:
    return LogRow(number, read_entry(entry), at, _events(codec, stored) if codec else ())


def _events(codec: Codec, stored: list[Any]) -> tuple[Event, ...]:
    try:
        return codec.events(stored)
    except msgspec.ValidationError:  # one of them is unknown: each by itself
        return tuple(_known(codec, stored))


def _known(codec: Codec, stored: Iterable[Any]) -> Iterator[Event]:
    for data in stored:
        with suppress(msgspec.ValidationError):
            yield codec.event(data)
