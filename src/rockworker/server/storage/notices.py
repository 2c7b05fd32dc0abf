"""What people want to be told of, the browsers that take it, and what is still to be sent."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.protocol import NoticeKind, NoticeSettings
from rockworker.server.storage.schema import NOTICES, OUTBOX, PUSHES, SECRETS


class Browser(msgspec.Struct, frozen=True):
    """Takes Web Push for somebody."""

    endpoint: str
    p256dh: str
    auth: str


class Letter(msgspec.Struct, frozen=True):
    """A message that goes out when it is due, if it is still true then."""

    person: str
    kind: NoticeKind
    table: str
    seat: int
    number: int
    due: int


class NoticeStore:
    """The part of the storage that is about messages to people who are away."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def settings(self, person: str) -> NoticeSettings:
        """What somebody wants to be told of."""
        query = select(NOTICES.c.settings).where(NOTICES.c.person == person)
        async with self.engine.connect() as connection:
            stored = (await connection.execute(query)).scalar()
        return msgspec.convert(stored or {}, NoticeSettings)

    async def set_settings(self, person: str, settings: NoticeSettings) -> None:
        """Notes it."""
        values = {"person": person, "settings": msgspec.to_builtins(settings)}
        async with self.engine.begin() as connection:
            await connection.execute(self._put(NOTICES, "person", values))

    # Browsers

    async def add_browser(self, person: str, browser: Browser, now: int, most: int) -> None:
        """A browser takes messages for somebody; another person's no longer. The oldest go when there are too many."""
        values = {**msgspec.structs.asdict(browser), "person": person, "created": now, "hash": _hash(browser.endpoint)}
        oldest = select(PUSHES.c.hash).where(PUSHES.c.person == person).order_by(PUSHES.c.created.desc(), PUSHES.c.hash)
        async with self.engine.begin() as connection:
            await connection.execute(self._put(PUSHES, "hash", values))
            known = [row.hash for row in await connection.execute(oldest)]
            await connection.execute(delete(PUSHES).where(PUSHES.c.hash.in_(known[most:])))

    async def drop_browser(self, endpoint: str, person: str) -> None:
        """A browser takes nothing more for somebody."""
        where = (PUSHES.c.hash == _hash(endpoint)) & (PUSHES.c.person == person)
        async with self.engine.begin() as connection:
            await connection.execute(delete(PUSHES).where(where))

    async def browsers(self, person: str) -> list[Browser]:
        """All that take messages for somebody."""
        query = select(PUSHES.c.endpoint, PUSHES.c.p256dh, PUSHES.c.auth).where(PUSHES.c.person == person)
        async with self.engine.connect() as connection:
            return [Browser(*row) for row in await connection.execute(query.order_by(PUSHES.c.created))]

    # What is to be sent

    async def post(self, letter: Letter) -> None:
        """A message waits for its time."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(OUTBOX).values(msgspec.structs.asdict(letter)))

    async def take_due(self, now: int, most: int) -> list[Letter]:
        """The messages whose time has come: they are this process's from now on, and in no other's hands."""
        due = select(OUTBOX.c.id).where(OUTBOX.c.due <= now).order_by(OUTBOX.c.due).limit(most)
        taken = delete(OUTBOX).where(OUTBOX.c.id.in_(due.scalar_subquery())).returning(OUTBOX)
        async with self.engine.begin() as connection:
            rows: Any = (await connection.execute(taken)).mappings().all()
        return [msgspec.convert({key: row[key] for key in Letter.__struct_fields__}, Letter) for row in rows]

    async def next_due(self) -> int | None:
        """When the next message is due; None: there is none."""
        async with self.engine.connect() as connection:
            due: int | None = (await connection.execute(select(func.min(OUTBOX.c.due)))).scalar()
        return due

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the server's own: the one that was noted first, by whichever process."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(SECRETS).values(name=name, value=fresh))
        except IntegrityError:
            pass
        async with self.engine.connect() as connection:
            return str((await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar_one())

    def _put(self, table: Table, key: str, values: dict[str, Any]) -> Any:
        """A row, in the place of the one with the same key: in one statement, so that two at once are no fault."""
        made = (sqlite.insert if self.engine.dialect.name == "sqlite" else postgresql.insert)(table).values(values)
        return made.on_conflict_do_update(index_elements=[key], set_=values)


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
