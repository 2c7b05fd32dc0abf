"""A table in this process: the one door through which people and bots act.

Every change goes the same way, one at a time: check, apply to a fork of the state, commit, adopt the fork,
acknowledge, broadcast. Memory never runs ahead of the disk: nobody sees what is not committed. After the commit
nothing can fail for everybody: each listener, and each connection, fails alone.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import structlog

from rockworker.engine.codec import Codec
from rockworker.engine.definition import Header
from rockworker.engine.errors import RockworkerError
from rockworker.engine.frames import Play
from rockworker.engine.rules import rules_of
from rockworker.protocol import ClockRules
from rockworker.server.errors import (
    BotPlaysHere,
    NotTheStandingAnswer,
    OtherRules,
    StaleVersion,
    TableHasNotStarted,
    TableIsNotFull,
    TableIsOver,
    VoteIsOpen,
)
from rockworker.server.missing import stored_definition
from rockworker.server.storage.rows import TableRow
from rockworker.server.storage.store import Store
from rockworker.server.storage.writer import Append, Conflict, SeatsChanged
from rockworker.server.tables.lock import Lock
from rockworker.server.tables.log import AnyEntry, EntryRow, LogRow, Moved, Started, VoteOpened
from rockworker.server.tables.request import Acknowledge, Request
from rockworker.server.tables.standing import confirmed
from rockworker.server.tables.state import TableState

LOG: Final = structlog.get_logger()
SNAPSHOT_EVERY: Final = 25
"""Entries between two snapshots: loading and looking back never replay more than this."""

Listener = Callable[["TableSession", list[LogRow]], None]
"""Told of new entries, after they are on disk."""
Ended = Callable[[BaseException | None], None]
"""Told how a request has ended, after everybody else."""


def new_state(table: TableRow) -> TableState:
    """The state of a table before its first entry."""
    clock = msgspec.convert(table.settings.get("clock", {}), ClockRules)
    bots = [seat.bot for seat in table.seats]
    return TableState.before_start(stored_definition(table.header.game), table.header, clock, bots)


class TableSession:
    """A table in this process's memory. Hold `lock` to read several things that belong together."""

    def __init__(self, store: Store, table: TableRow, now: Callable[[], int]) -> None:
        self.store = store
        self.table = table
        self.now = now
        self.lock = Lock()
        self.state = new_state(table)
        self.listeners: list[Listener] = []
        self._under_way: set[asyncio.Task[EntryRow]] = set()
        self.gone = False
        """Nobody was left at the table, and it was removed."""
        self.mine = True
        """The last change came through this process: what follows from it (bots, messages to players) is up to us."""

    @property
    def id(self) -> str:
        """Names the table everywhere."""
        return self.table.id

    @property
    def playable(self) -> bool:
        """Whether the game follows rules that this server has."""
        return self.state.plays_by_our_rules

    @property
    def status(self) -> str:
        """`open`, `running` or `over`."""
        state = self.state
        if not state.plays_by_our_rules:
            return self.table.status
        if state.game is None:
            return "open"
        return "over" if state.is_over else "running"

    @property
    def readable_header(self) -> Header:
        """The table's, under the newest rules where we don't have its own: good enough to look at what is there."""
        header = self.table.header
        return header if self.playable else msgspec.structs.replace(header, rules_version=self._newest)

    @property
    def _newest(self) -> int:
        return self.state.definition.rules_version

    def must_be_playable(self) -> None:
        """Refuses what needs the rules that the game was begun under; its log is kept as it is."""
        if not self.playable:
            raise OtherRules(version=self.table.header.rules_version, ours=self._newest)

    async def load(self) -> None:
        """Reads the state from the latest snapshot and the entries after it."""
        if self.playable:
            self.state = await self._state_at(None)

    async def refresh(self) -> None:
        """Takes in what other processes have appended; listeners are told."""
        async with self.lock:
            await self._catch_up()

    async def _read_table(self) -> None:
        """Who sits here now. Seats stay as they are from the first entry on: read after it, they are right for good."""
        found = await self.store.table(self.id)
        self.gone = found is None
        self.table = found or self.table
        if self.state.number == 0:
            self.state.seat_bots([seat.bot for seat in self.table.seats])

    async def _catch_up(self) -> None:
        """Memory follows the disk; listeners hear what they did not know."""
        found = await self.store.entries(self.id, after=self.state.number) if self.playable else []
        await self._read_table()
        state = self.state.fork()
        rows = []
        for row in found:
            await self._fetch_wanted(state, row.entry)
            rows.append(LogRow(row.number, row.entry, row.at, tuple(state.apply(row.entry, row.at))))
        if rows:
            self.mine = False
            self.state.follow(state)
            self._tell(rows)

    async def last_number(self) -> int:
        """How many entries the log has."""
        return self.state.number if self.playable else await self.store.last_number(self.id)

    async def stored_views(self, number: int, viewers: Sequence[int | None]) -> list[Any]:
        """What each viewer saw when the table was last stored up to an entry: for games whose rules we don't have.

        None where nothing was stored, or where it can't be read: the present rules may keep their state otherwise."""
        snapshot = await self.store.snapshot(self.id, number)
        definition = self.state.definition
        try:
            state = Codec.of(definition).state_from_json(snapshot[1]) if snapshot else None
            play = Play(rules_of(definition, self.readable_header), state) if state else None
            return [definition.view(play, viewer) if play else None for viewer in viewers]
        except Exception as error:
            LOG.info("stored table not readable", table=self.id, error=repr(error))
            return [None for _ in viewers]

    async def state_at(self, number: int) -> TableState:
        """The state as it was after an entry: for looking back and for undo."""
        self.must_be_playable()
        return await self._state_at(number)

    async def _state_at(self, number: int | None) -> TableState:
        until = number
        if until is None:
            until = await self.store.last_number(self.id)
            await self._read_table()
        state = new_state(self.table)
        snapshot = await self.store.snapshot(self.id, until)
        if snapshot:
            state.restore(*snapshot)
        for row in await self.store.entries(self.id, after=state.number, until=until):
            await self._fetch_wanted(state, row.entry)
            state.apply(row.entry, row.at)
        return state

    async def _fetch_wanted(self, state: TableState, entry: AnyEntry) -> None:
        """An undo may reach further back than memory does."""
        wanted = state.wanted(entry)
        if wanted is not None and wanted not in state.games:
            earlier = (await self._state_at(wanted)).game
            if earlier is not None:
                state.games[wanted] = earlier

    # The door

    async def append(
        self,
        entry: AnyEntry,
        version: int | None = None,
        key: str | None = None,
        by_owner: bool = False,
        acknowledge: Acknowledge | None = None,
        standing: bool = False,
    ) -> EntryRow:
        """Appends an entry and returns its row (for a repeated key: the row from the first time).

        Raises StaleVersion if the seat was asked something else since `version`, and the engine's or the
        server's typed errors if the entry can't be applied; SeatsChanged if it is a start, and others sit here by
        now than was known. Then nothing has changed.

        The caller may go away meanwhile: what has begun is brought to its end."""
        return await self.append_this(Request(entry, version, key, by_owner, acknowledge, standing))

    async def append_this(self, request: Request) -> EntryRow:
        """The same, for a request that is ready."""
        return await asyncio.shield(self.begin(request))

    def begin(self, request: Request) -> asyncio.Task[EntryRow]:
        """Sets an entry on its way; nobody need wait for it."""
        task = asyncio.create_task(self._append_once(request))
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[EntryRow]) -> None:
        self._under_way.discard(task)
        _ = task.cancelled() or task.exception()  # told to those who wait, if anybody does

    async def settle(self) -> None:
        """Waits for what has begun."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        async with self.lock:
            pass  # a move that went the short way

    async def _append_once(self, request: Request) -> EntryRow:
        """A request that was granted before is acknowledged again, and nothing else happens."""
        async with self.lock:
            try:
                return await self._append_new(request)
            except RockworkerError as error:
                refusal = error
            return await self._granted_before(request, refusal)

    async def _granted_before(self, request: Request, error: RockworkerError) -> EntryRow:
        """Keys are looked up only here: what was granted before is refused (out of step, or the key is taken)."""
        repeated = await self.store.entry_by_key(self.id, request.key) if request.key else None
        if repeated is None:
            raise error
        request.grant(repeated)
        return repeated

    async def _append_new(self, request: Request) -> EntryRow:
        """Checks, applies to a fork, commits, adopts the fork, acknowledges, broadcasts: in this order."""
        entry = self._checked(request)
        following = self.state.fork()
        await self._fetch_wanted(following, entry)
        row = self._applied(following, entry)
        failure: BaseException | None = None
        try:
            await self.store.append(self._wanted(following, row, request.key))
        except BaseException as error:
            failure = error  # compiled code must not wait in here
        if failure is not None:
            await self._follow_disk(row, failure)
            raise failure
        self._adopt(following, row, request)
        return row

    # The short way: the same in the same order, without a task, a future or a queue for each move

    def move(self, request: Request, ended: Ended) -> bool:
        """Sets a move on its way, if the table is free and nothing stands against it. False: nothing has happened;
        `append` waits, or meets the same again and says what it is."""
        if not self.lock.take():
            return False
        try:
            entry = self._checked(request)
            following = self.state.fork()
            row = self._applied(following, entry)
            wanted = self._wanted(following, row, request.key)
        except Exception:
            self.lock.release()
            return False
        self.store.writer.put(wanted, lambda error: self._written(following, row, request, ended, error))
        return True

    def _written(
        self, following: TableState, row: LogRow, request: Request, ended: Ended, error: BaseException | None
    ) -> None:
        """The move is on disk, or it is not."""
        if error is not None:
            recovery = asyncio.create_task(self._recover(row, request, error))
            self._under_way.add(recovery)
            recovery.add_done_callback(self._ended)
            recovery.add_done_callback(lambda task: ended(None if task.cancelled() else task.exception()))
            return
        try:
            self._adopt(following, row, request)
        finally:
            self.lock.release()
            ended(None)

    async def _recover(self, row: LogRow, request: Request, error: BaseException) -> EntryRow:
        """The lock is still ours."""
        try:
            return await self._recovered(row, request, error)
        finally:
            self.lock.release()

    async def _recovered(self, row: LogRow, request: Request, error: BaseException) -> EntryRow:
        try:
            await self._follow_disk(row, error)
        except RockworkerError as refusal:
            error = refusal
        if isinstance(error, RockworkerError):
            return await self._granted_before(request, error)
        raise error

    # What both ways are made of

    def _checked(self, request: Request) -> AnyEntry:
        """The entry, if it may be appended as far as the rules of the game do not decide it."""
        entry = request.entry
        self._check(entry, request.version)
        if request.standing and isinstance(entry, Moved):
            entry = self._confirmed(entry)
        if request.by_owner:
            self._check_owner(entry)
        return entry

    def _applied(self, following: TableState, entry: AnyEntry) -> LogRow:
        at = self.now()
        return LogRow(following.number + 1, entry, at, tuple(following.apply(entry, at)))

    def _adopt(self, following: TableState, row: LogRow, request: Request) -> None:
        """It is on disk: memory follows, then the caller hears of it, then everybody."""
        self.state.follow(following)
        self.mine = True
        request.grant(row)
        self._tell([row])

    def _check(self, entry: AnyEntry, version: int | None) -> None:
        self.must_be_playable()
        state, position = self.state, self.state.position
        if state.is_over:
            raise TableIsOver
        if isinstance(entry, Started):
            if any(seat.person is None and not seat.bot for seat in self.table.seats):
                raise TableIsNotFull  # looked at under the lock: until then somebody may have left
        elif state.game is None:
            raise TableHasNotStarted
        since = position.asked[entry.seat] if isinstance(entry, Moved) else 0
        if version is not None and not since <= version <= position.number:
            raise StaleVersion(version=version, current=position.number)
        if position.vote and isinstance(entry, VoteOpened) and entry.voters:
            raise VoteIsOpen

    def _confirmed(self, entry: Moved) -> Moved:
        """Nobody can call a move a standing answer that is none."""
        game, on = self.state.game, self.table.seats[entry.seat].standing or ()
        marked = confirmed(game, entry, on) if game and entry.seat in game.actors else None
        if marked is None:
            raise NotTheStandingAnswer
        return marked

    def _check_owner(self, entry: AnyEntry) -> None:
        """Where a bot has taken over, the owner of the seat may only ask to come back."""
        seat: int = getattr(entry, "seat", 0)
        asks_back = isinstance(entry, VoteOpened) and entry.question == "return"
        if self.state.position.seats[seat].bot and not asks_back:
            raise BotPlaysHere

    def _wanted(self, following: TableState, row: LogRow, key: str | None) -> Append:
        status = "over" if following.is_over else "running"
        snapshot = following.snapshot() if row.number % SNAPSHOT_EVERY == 0 else None
        seats = self.table.seats if isinstance(row.entry, Started) else ()
        return Append(self.id, row, key, status, snapshot, seats, following.waits_for)

    async def _follow_disk(self, row: LogRow, error: BaseException) -> None:
        """After an append that went wrong."""
        if isinstance(error, Conflict):
            await self._catch_up()
            if not isinstance(error, SeatsChanged):
                raise StaleVersion(version=row.number - 1, current=self.state.number) from None
        else:
            # Whether it was written is unknown: what is on disk decides, now or when the disk answers again.
            with contextlib.suppress(Exception):
                await self._catch_up()

    def _tell(self, rows: list[LogRow]) -> None:
        """What is on disk is told to all listeners: one that fails must not keep it from the others."""
        for listener in list(self.listeners):
            try:
                listener(self, rows)
            except Exception:
                LOG.exception("listener failed", table=self.id)


def builtins(value: Any) -> Any:
    """Plain data for JSON."""
    return msgspec.to_builtins(value, str_keys=True)
