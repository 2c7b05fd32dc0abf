"""A table that is being played at: the one door through which people and bots act.

Every change goes the same way, one at a time: check, apply to a copy of the record, commit, take over the copy,
acknowledge, broadcast. Memory never runs ahead of the disk: nobody sees what is not committed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec

from rockworker.engine.errors import RockworkerError
from rockworker.registry import definition_of
from rockworker.server.errors import BotPlaysHere, OtherRules, StaleVersion, TableHasNotStarted, TableIsOver, VoteIsOpen
from rockworker.server.storage.store import Store, TableRow
from rockworker.server.storage.writer import Conflict
from rockworker.server.tables.log import AnyEntry, LogRow, Moved, Started, VoteOpened
from rockworker.server.tables.state import ClockRules, Record

SNAPSHOT_EVERY = 25
"""Entries between two snapshots: loading and looking back never replay more than this."""

Listener = Callable[["LiveTable", list[LogRow]], None]
"""Told of new entries, after they are on disk."""


def new_record(table: TableRow) -> Record:
    """The record of a table before its first entry."""
    clock = msgspec.convert(table.settings.get("clock", {}), ClockRules)
    bots = [seat.bot for seat in table.seats]
    return Record(definition_of(table.header.game), table.header, clock, bots)


class LiveTable:
    """A table in this process's memory. `lock` guards the record: whoever reads several things holds it."""

    def __init__(self, store: Store, table: TableRow, now: Callable[[], int]) -> None:
        self.store = store
        self.table = table
        self.now = now
        self.lock = asyncio.Lock()
        self.record = new_record(table)
        self.listeners: list[Listener] = []
        self._under_way: set[asyncio.Future[LogRow]] = set()
        self.mine = True
        """The last change came through this process: what follows from it (bots, messages to players) is up to us."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def playable(self) -> bool:
        """Whether the game follows the rules that this server has."""
        return self.table.header.rules_version in self.record.definition.rules_versions

    @property
    def status(self) -> str:
        """`open`, `running` or `over`."""
        if not self.playable:
            return self.table.status
        if self.record.game is None:
            return "open"
        return "over" if self.record.is_over else "running"

    def must_be_playable(self) -> None:
        """Refuses what needs the rules that the game was begun under; its log is kept as it is."""
        if not self.playable:
            raise OtherRules(version=self.table.header.rules_version, ours=self.record.definition.rules_version)

    async def load(self) -> None:
        """Reads the record from the latest snapshot and the entries after it."""
        if self.playable:
            self.record = await self._record_at(None)

    async def refresh(self) -> None:
        """Takes in what other processes have appended; listeners are told."""
        async with self.lock:
            table = await self.store.table(self.id)
            if table:
                self.table = table
            if self.record.number == 0:
                self.record = new_record(self.table)
            if self.playable:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Memory follows the disk; listeners hear what they did not know."""
        rows = await self.store.log(self.id, after=self.record.number)
        record = self.record.fork()
        for row in rows:
            await self._fetch_wanted(record, row.entry)
            record.apply(row.entry, row.at)
        if rows:
            self.mine = False
            self.record.follow(record)
            self._tell(rows)

    async def position_at(self, number: int) -> Record:
        """The record as it was after an entry: for looking back and for undo."""
        self.must_be_playable()
        return await self._record_at(number)

    async def _record_at(self, number: int | None) -> Record:
        until = await self.store.last_number(self.id) if number is None else number
        record = new_record(self.table)
        snapshot = await self.store.snapshot(self.id, until)
        if snapshot:
            record.restore(*snapshot)
        for row in await self.store.log(self.id, after=record.number, until=until):
            await self._fetch_wanted(record, row.entry)
            record.apply(row.entry, row.at)
        return record

    async def _fetch_wanted(self, record: Record, entry: AnyEntry) -> None:
        """An undo may reach further back than memory does."""
        wanted = record.wanted(entry)
        if wanted is not None and wanted not in record.games:
            earlier = (await self._record_at(wanted)).game
            if earlier is not None:
                record.games[wanted] = earlier

    # The door

    async def submit(
        self, entry: AnyEntry, version: int | None = None, key: str | None = None, by_owner: bool = False
    ) -> LogRow:
        """Appends an entry: the row that was written for it (for a repeated key: the first time).

        Raises StaleVersion if the seat was asked something else since `version`, and the engine's or the
        server's typed errors if the entry can't be applied. Then nothing has changed.

        Whoever asked may go away meanwhile: what has begun is brought to its end."""
        task = asyncio.ensure_future(self._submit(entry, version, key, by_owner))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Waits for what has begun."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _submit(self, entry: AnyEntry, version: int | None, key: str | None, by_owner: bool) -> LogRow:
        async with self.lock:
            try:
                return await self._append(entry, version, key, by_owner)
            except RockworkerError:
                # Keys are looked up only here: what was granted before is refused (out of step, or the key is taken).
                repeated = await self.store.entry_by_key(self.id, key) if key else None
                if repeated is None:
                    raise
                return repeated

    async def _append(self, entry: AnyEntry, version: int | None, key: str | None, by_owner: bool) -> LogRow:
        self._check(entry, version)
        if by_owner:
            self._check_owner(entry)
        following = self.record.fork()
        await self._fetch_wanted(following, entry)
        at = self.now()
        events = following.apply(entry, at)
        row = LogRow(following.number, entry, at, [msgspec.to_builtins(event) for event in events])
        await self._commit(following, row, key)
        self.record.follow(following)
        self.mine = True
        self._tell([row])
        return row

    def _check(self, entry: AnyEntry, version: int | None) -> None:
        self.must_be_playable()
        record = self.record
        if record.is_over:
            raise TableIsOver
        if record.game is None and not isinstance(entry, Started):
            raise TableHasNotStarted
        since = record.position.asked[entry.seat] if isinstance(entry, Moved) else 0
        if version is not None and not since <= version <= record.number:
            raise StaleVersion(version=version, current=record.number)
        if isinstance(entry, VoteOpened) and entry.voters and record.position.vote:
            raise VoteIsOpen

    def _check_owner(self, entry: AnyEntry) -> None:
        """Where a bot has taken over, the owner of the seat may only ask to come back."""
        seat: int = getattr(entry, "seat", 0)
        asks_back = isinstance(entry, VoteOpened) and entry.question == "return"
        if self.record.position.seats[seat].bot and not asks_back:
            raise BotPlaysHere

    async def _commit(self, following: Record, row: LogRow, key: str | None) -> None:
        status = "over" if following.is_over else "running"
        snapshot = following.snapshot() if row.number % SNAPSHOT_EVERY == 0 else None
        try:
            await self.store.append(self.id, row, key, status, snapshot)
        except Conflict:
            await self._catch_up()
            raise StaleVersion(version=row.number - 1, current=self.record.number) from None
        except BaseException:
            # Whether it was written is unknown: what is on disk decides, now or when the disk answers again.
            with contextlib.suppress(Exception):
                await self._catch_up()
            raise

    def _tell(self, rows: list[LogRow]) -> None:
        if rows:
            for listener in list(self.listeners):
                listener(self, rows)


def builtins(value: Any) -> Any:
    """Plain data for JSON."""
    return msgspec.to_builtins(value, str_keys=True)
