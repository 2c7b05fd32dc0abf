"""Ratings as they are stored, and how they change together with the result that changes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, Select, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.protocol import Pace
from rockworker.server.storage.schema import RATINGS

LOCK: Final = 0x726174
"""Held while ratings change: they follow one another, also where several processes note results."""


class RatingRow(msgspec.Struct, frozen=True):
    """How strong somebody is at one game and pace: OpenSkill's two numbers."""

    player: str
    game: str
    pace: Pace
    mu: float
    sigma: float
    games: int
    at: int


class Contest(Protocol):
    """A rated game that is over."""

    def settle(self, connection: Connection) -> Mapping[int, tuple[int, int]]:
        """Reads and writes the ratings of all who took part; by seat, the points before and after."""
        ...


class RatingStore:
    """The part of the storage that is about ratings."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of_player(self, player: str) -> list[RatingRow]:
        """All ratings of a person or a bot."""
        query = select(RATINGS).where(RATINGS.c.player == player)
        return await self._rows(query.order_by(RATINGS.c.game, RATINGS.c.pace))

    async def best(self, game: str, pace: Pace, fewest: int, limit: int) -> list[RatingRow]:
        """The strongest at a game, among those with enough games."""
        sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
        query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.pace == pace, RATINGS.c.games >= fewest)
        return await self._rows(query.order_by(sure.desc(), RATINGS.c.player).limit(limit))

    async def _rows(self, query: Select[Any]) -> list[RatingRow]:
        async with self.engine.connect() as connection:
            return [_row(row) for row in (await connection.execute(query)).mappings()]


def lock_ratings(connection: Connection) -> None:
    """Until the transaction's end. SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def read(connection: Connection, players: Sequence[str], game: str, pace: Pace) -> dict[str, RatingRow]:
    """By player; those who have none yet are left out."""
    query = select(RATINGS).where(RATINGS.c.player.in_(players), RATINGS.c.game == game, RATINGS.c.pace == pace)
    return {row["player"]: _row(row) for row in connection.execute(query).mappings()}


def write(connection: Connection, row: RatingRow) -> None:
    """A rating, new or changed."""
    values = msgspec.structs.asdict(row)
    same = (RATINGS.c.player == row.player) & (RATINGS.c.game == row.game) & (RATINGS.c.pace == row.pace)
    if not connection.execute(update(RATINGS).where(same).values(values)).rowcount:
        connection.execute(insert(RATINGS).values(values))


def _row(row: Mapping[Any, Any]) -> RatingRow:
    return msgspec.convert({str(key): value for key, value in row.items()}, RatingRow)
