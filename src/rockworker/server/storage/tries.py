"""How often something may be tried, such as a password: counted in the database, for all server processes together."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Float, case, cast, delete, func, literal, type_coerce
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.schema import TRIES

LONGEST: Final = 120
"""No account has a longer name."""
MINUTE_MS: Final = 60_000


class Tries:
    """A bucket for each name: so many tries a minute, a third of them (or `most`) at once. Each is taken before
    it is made, in one statement, so that many at once are no more than one after the other."""

    def __init__(self, engine: AsyncEngine, per_minute: float, most: float | None = None) -> None:
        self.engine = engine
        self.per_minute = per_minute
        self.most = max(per_minute / 3, 1.0) if most is None else float(most)

    async def take(self, account: str, now: int) -> bool:
        """Whether one more try is allowed. Names that are nobody's are counted as well: they must not differ."""
        full = self._filled(now)
        granted = full >= 1
        values = {"left": case((granted, full - 1), else_=full), "granted": granted, "at": now}
        first = {"account": account[:LONGEST], "left": self.most - 1, "at": now, "granted": True}
        made = self._insert().values(first)
        statement = made.on_conflict_do_update(index_elements=["account"], set_=values).returning(TRIES.c.granted)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(statement)).scalar_one())

    async def give_back(self, account: str) -> None:
        """The try was good: it does not count."""
        left = _least(TRIES.c.left + 1, self.most, self._is_sqlite)
        async with self.engine.begin() as connection:
            await connection.execute(TRIES.update().where(TRIES.c.account == account[:LONGEST]).values(left=left))

    async def forget(self, before: int) -> None:
        """Buckets that have long been full again."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(TRIES).where(TRIES.c.at < before))

    @property
    def _is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    def _insert(self) -> Any:
        return (sqlite.insert if self._is_sqlite else postgresql.insert)(TRIES)

    def _filled(self, now: int) -> Any:
        """What is left now. A clock that was put back takes nothing away."""
        passed = case((TRIES.c.at < now, cast(literal(now, BigInteger) - TRIES.c.at, Float)), else_=literal(0.0))
        return _least(TRIES.c.left + passed * (self.per_minute / MINUTE_MS), self.most, self._is_sqlite)


def _least(one: Any, other: float, is_sqlite: bool) -> Any:
    return (func.min if is_sqlite else func.least)(one, type_coerce(literal(other), Float))
