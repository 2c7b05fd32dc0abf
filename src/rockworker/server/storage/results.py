"""Results of games that are over: written once a game, read for history and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.protocol import Pace
from rockworker.server.storage.ratings import Contest, lock_ratings
from rockworker.server.storage.schema import RESULTS, TABLES

Outcome = Literal["won", "lost", "left", "stopped"]
"""How a game ended for somebody: first place, another one, played on by a bot, or stopped by agreement."""


class ResultRow(msgspec.Struct, frozen=True):
    """A seat of a game that is over."""

    table: str
    seat: int
    person: str | None
    name: str
    bot: str
    game: str
    players: int
    pace: Pace
    public: bool
    rated: bool
    counted: bool
    place: int
    score: int
    stopped: bool
    left: bool
    ended: int
    plans: dict[str, dict[str, int]]
    rating_before: int | None = None
    rating_after: int | None = None


class Filter(msgspec.Struct, frozen=True):
    """Which games of somebody are wanted; None: all."""

    game: str | None = None
    pace: Pace | None = None
    rated: bool | None = None
    outcome: Outcome | None = None
    opponent: str | None = None
    since: int | None = None
    until: int | None = None


class ResultStore:
    """The part of the storage that is about games that are over."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def unrecorded(self, limit: int = 100) -> list[str]:
        """Tables whose game is over and not noted yet, the first to end first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.recorded.is_(False))
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.changed, TABLES.c.id).limit(limit))
            return [row.id for row in found]

    async def record(self, table_id: str, rows: Sequence[ResultRow], contest: Contest | None = None) -> bool:
        """Notes a result once, with the ratings that follow from it; False if it was noted before."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(_record, table_id, rows, contest)

    async def of_person(
        self, person: str, wanted: Filter, viewer: str | None, before: tuple[int, str] | None, limit: int
    ) -> list[ResultRow]:
        """Somebody's games, the last first: all that a viewer may know of. `before`: the end and the id of the game
        that the list goes on after."""
        query = select(RESULTS).where(_first_of(person), may_know(person, viewer), *_conditions(wanted))
        if before:
            ended, table = before
            query = query.where(or_(RESULTS.c.ended < ended, and_(RESULTS.c.ended == ended, RESULTS.c.table < table)))
        order = (RESULTS.c.ended.desc(), RESULTS.c.table.desc(), RESULTS.c.seat)
        return await self._rows(query.order_by(*order).limit(limit))

    async def counted(self, person: str, viewer: str | None, game: str | None) -> list[ResultRow]:
        """All of somebody's games that count in statistics and that a viewer may know of, the last first."""
        query = select(RESULTS).where(RESULTS.c.person == person, RESULTS.c.counted, may_know(person, viewer))
        if game:
            query = query.where(RESULTS.c.game == game)
        return await self._rows(query.order_by(RESULTS.c.ended.desc(), RESULTS.c.table))

    async def at_tables(self, tables: Sequence[str]) -> dict[str, list[ResultRow]]:
        """All seats of some games, by table."""
        found: dict[str, list[ResultRow]] = {table: [] for table in tables}
        for row in await self._rows(select(RESULTS).where(RESULTS.c.table.in_(tables)).order_by(RESULTS.c.seat)):
            found[row.table].append(row)
        return found

    async def _rows(self, query: Select[Any]) -> list[ResultRow]:
        async with self.engine.connect() as connection:
            return [_row(row) for row in (await connection.execute(query)).mappings()]


def may_know(person: str, viewer: str | None) -> Any:
    """Others know of games at public tables, and of those that they sat at themselves."""
    if person == viewer:
        return RESULTS.c.table.is_not(None)
    shared = select(RESULTS.c.table).where(RESULTS.c.person == viewer).scalar_subquery()
    return or_(RESULTS.c.public, RESULTS.c.table.in_(shared)) if viewer else RESULTS.c.public


def _first_of(person: str) -> Any:
    """Somebody who plays several seats of a game has played one game."""
    own = RESULTS.alias("own")
    first = select(func.min(own.c.seat)).where(own.c.table == RESULTS.c.table, own.c.person == person)
    return and_(RESULTS.c.person == person, RESULTS.c.seat == first.scalar_subquery())


def _conditions(wanted: Filter) -> list[Any]:
    columns = {RESULTS.c.game: wanted.game, RESULTS.c.pace: wanted.pace, RESULTS.c.rated: wanted.rated}
    conditions = [column == value for column, value in columns.items() if value is not None]
    if wanted.since is not None:
        conditions.append(RESULTS.c.ended >= wanted.since)
    if wanted.until is not None:
        conditions.append(RESULTS.c.ended < wanted.until)
    if wanted.opponent is not None:
        met = RESULTS.alias("met")
        conditions.append(RESULTS.c.table.in_(select(met.c.table).where(met.c.person == wanted.opponent)))
    if wanted.outcome is not None:
        conditions.append(_OUTCOMES[wanted.outcome])
    return conditions


_FINISHED: Any = and_(RESULTS.c.stopped.is_(False), RESULTS.c.left.is_(False))
_OUTCOMES: dict[Outcome, Any] = {
    "won": and_(_FINISHED, RESULTS.c.place == 1),
    "lost": and_(_FINISHED, RESULTS.c.place > 1),
    "left": RESULTS.c.left,
    "stopped": RESULTS.c.stopped,
}


def _record(connection: Connection, table_id: str, rows: Sequence[ResultRow], contest: Contest | None) -> bool:
    if contest:
        lock_ratings(connection)
    mark = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.recorded.is_(False)).values(recorded=True)
    if not connection.execute(mark).rowcount:
        return False
    if contest:
        rows = _with_ratings(rows, contest.settle(connection))
    if rows:
        connection.execute(insert(RESULTS), [msgspec.structs.asdict(row) for row in rows])
    return True


def _with_ratings(rows: Sequence[ResultRow], changes: Mapping[int, tuple[int, int]]) -> list[ResultRow]:
    """By seat: the points before and after."""
    nothing = (None, None)
    told = {row.seat: changes.get(row.seat, nothing) for row in rows}
    return [
        msgspec.structs.replace(row, rating_before=told[row.seat][0], rating_after=told[row.seat][1]) for row in rows
    ]


def _row(row: Mapping[Any, Any]) -> ResultRow:
    return msgspec.convert({str(key): value for key, value in row.items()}, ResultRow)
