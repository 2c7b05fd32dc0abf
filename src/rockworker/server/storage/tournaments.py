"""Tournaments, who takes part, and who met whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.protocol import Status
from rockworker.server.storage.rows import MatchPlace, Person
from rockworker.server.storage.schema import ENTRANTS, MATCHES, TABLES, TOURNAMENTS

Kind = Literal["round-robin", "swiss"]
MatchResult = Literal["first", "second", "draw"]


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament."""

    id: str
    name: str
    owner: str
    kind: Kind
    rounds: int
    round: int
    """The one that is played; 0: none yet."""
    status: Status
    wish: dict[str, Any]
    """How its tables are opened."""
    created: int


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    person: str | None
    name: str
    dropped: bool


class MatchRow(msgspec.Struct, frozen=True):
    """Two who meet, or one who has a bye."""

    round: int
    number: int
    first: int
    second: int | None
    table: str | None
    result: MatchResult | None


class EntrantsChanged(Exception):
    """Others take part than those whose round was to begin."""


class TournamentStore:
    """The part of the storage that is about tournaments."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, row: TournamentRow) -> None:
        """A new one."""
        await self._do(insert(TOURNAMENTS).values(msgspec.structs.asdict(row)))

    async def one(self, tournament: str) -> TournamentRow | None:
        """By id."""
        found = await self._rows(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament))
        return msgspec.convert(found[0], TournamentRow) if found else None

    async def some(self, status: Status | None, limit: int | None = 100) -> list[TournamentRow]:
        """The latest, perhaps in one status only."""
        query = select(TOURNAMENTS).order_by(TOURNAMENTS.c.created.desc()).limit(limit)
        rows = await self._rows(query.where(TOURNAMENTS.c.status == status) if status else query)
        return [msgspec.convert(row, TournamentRow) for row in rows]

    async def entrants(self, tournament: str) -> list[EntrantRow]:
        """All who take part, in the order in which they came."""
        query = select(ENTRANTS).where(ENTRANTS.c.tournament == tournament).order_by(ENTRANTS.c.number)
        return [msgspec.convert(row, EntrantRow) for row in await self._rows(query)]

    async def numbers_of_entrants(self, tournaments: Sequence[str]) -> dict[str, int]:
        """How many take part in each; those where nobody does are left out."""
        query = select(ENTRANTS.c.tournament, func.count().label("entrants")).group_by(ENTRANTS.c.tournament)
        rows = await self._rows(query.where(ENTRANTS.c.tournament.in_(tournaments)))
        return {row["tournament"]: row["entrants"] for row in rows}

    async def matches(self, tournament: str) -> list[MatchRow]:
        """All so far."""
        query = select(MATCHES).where(MATCHES.c.tournament == tournament).order_by(MATCHES.c.round, MATCHES.c.number)
        return [msgspec.convert(row, MatchRow) for row in await self._rows(query)]

    async def join(self, tournament: str, person: Person) -> bool:
        """Somebody takes part, once; False if it has started."""
        try:
            async with self.engine.begin() as connection:
                # Locks the tournament, so that nobody joins while it starts.
                if not (await connection.execute(_lock_open(tournament))).rowcount:
                    return False
                last = select(func.max(ENTRANTS.c.number)).where(ENTRANTS.c.tournament == tournament)
                number = ((await connection.execute(last)).scalar() or 0) + 1
                entrant = msgspec.structs.asdict(EntrantRow(number, person.id, person.name, dropped=False))
                await connection.execute(insert(ENTRANTS).values(tournament=tournament, **entrant))
        except IntegrityError:
            pass  # by another request of theirs, a moment ago
        return True

    async def leave(self, tournament: str, number: int) -> None:
        """Before the start somebody is gone without a trace; later they play no more rounds."""
        where = (ENTRANTS.c.tournament == tournament) & (ENTRANTS.c.number == number)
        async with self.engine.begin() as connection:
            # Locks the tournament: of those who are paired with others, nobody may be missing.
            is_open = (await connection.execute(_lock_open(tournament))).rowcount
            gone = delete(ENTRANTS).where(where)
            await connection.execute(gone if is_open else update(ENTRANTS).where(where).values(dropped=True))

    async def begin_round(
        self, row: TournamentRow, entrants: Sequence[EntrantRow], pairs: Sequence[tuple[int, int | None]]
    ) -> bool:
        """The next round with its pairings: all of it, once; False if another process has begun it, or others take part
        by now."""
        same = (TOURNAMENTS.c.id == row.id) & (TOURNAMENTS.c.round == row.round) & (TOURNAMENTS.c.status == row.status)
        values = [
            {"tournament": row.id, "round": row.round + 1, "number": number, "first": first, "second": second,
             "table": None, "result": None if second else "first"}
            for number, (first, second) in enumerate(pairs, 1)
        ]  # fmt: skip
        numbers = select(ENTRANTS.c.number).where(ENTRANTS.c.tournament == row.id).order_by(ENTRANTS.c.number)
        try:
            async with self.engine.begin() as connection:
                changed = {"round": row.round + 1, "status": "running", "rounds": row.rounds}
                begun = await connection.execute(update(TOURNAMENTS).where(same).values(changed))
                if not begun.rowcount:
                    return False
                if list((await connection.execute(numbers)).scalars()) != [each.number for each in entrants]:
                    raise EntrantsChanged
                await connection.execute(insert(MATCHES), values)
                return True
        except (IntegrityError, EntrantsChanged):
            return False

    async def finish(self, tournament: str) -> None:
        """All rounds are played."""
        await self._do(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(status="over"))

    async def not_begun(self, tournament: str) -> list[str]:
        """The tables of matches that wait for their start."""
        query = select(MATCHES.c.table).join(TABLES, TABLES.c.id == MATCHES.c.table)
        query = query.where(MATCHES.c.tournament == tournament, MATCHES.c.result.is_(None), TABLES.c.status == "open")
        return [row["table"] for row in await self._rows(query)]

    async def note_result(self, tournament: str, round_: int, number: int, result: MatchResult) -> bool:
        """How it ended; False if that is known already."""
        where = _is(tournament, round_, number) & MATCHES.c.result.is_(None)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(update(MATCHES).where(where).values(result=result))).rowcount)

    async def _do(self, statement: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [_plain(row) for row in (await connection.execute(query)).mappings()]


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in row.items()}


def _lock_open(tournament: str) -> Any:
    """Changes nothing, but makes others wait; finds nothing once the tournament has started."""
    return update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.status == "open").values(round=0)


def meeting_at(match: MatchPlace, table: str) -> Any:
    """Notes where two meet."""
    return update(MATCHES).where(_is(match.tournament, match.round, match.number)).values(table=table)


def _is(tournament: str, round_: int, number: int) -> Any:
    return (MATCHES.c.tournament == tournament) & (MATCHES.c.round == round_) & (MATCHES.c.number == number)
