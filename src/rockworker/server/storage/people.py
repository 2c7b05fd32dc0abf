"""What is remembered of people: guests, accounts, and the hashes of their keys."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.database import Gone
from rockworker.server.storage.rows import NewAccount, Person
from rockworker.server.storage.schema import KEYS, NOBODY, PEOPLE
from rockworker.server.storage.tokens import Tokens
from rockworker.server.storage.traces import Traces
from rockworker.server.storage.writer import KEYS_NEWS, Conflict, announce

DAY_MS: Final = 86_400_000


class PeopleStore:
    """The part of the storage that is about people."""

    def __init__(self, engine: AsyncEngine, key_days: int = 365) -> None:
        self.engine = engine
        self.key_life_ms = key_days * DAY_MS
        self.process = secrets.token_hex(8)
        """Tells the server processes on one database apart."""
        self.tokens = Tokens(engine)
        self.traces = Traces(engine, self.process)

    async def add_person(self, person: Person, now: int) -> None:
        """A new guest."""
        values = {"id": person.id, "name": person.name, "created": now, "seen": now}
        async with self.engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(values))

    async def add_account(self, account: NewAccount, now: int) -> None:
        """A new account; Conflict if its name is taken."""
        values = {"id": account.person.id, "created": now, "seen": now, **_account_values(account)}
        await self._write_account(insert(PEOPLE).values(values))

    async def make_account(self, account: NewAccount) -> None:
        """A guest becomes an account holder; Conflict if the account's name is taken."""
        where = PEOPLE.c.id == account.person.id
        await self._write_account(update(PEOPLE).where(where).values(_account_values(account)))

    async def _write_account(self, statement: Any) -> None:
        try:
            await self._write(statement)
        except IntegrityError:
            raise Conflict from None

    async def _write(self, statement: Any) -> None:
        """One person's row; Gone if it is not there any more."""
        async with self.engine.begin() as connection:
            if not (await connection.execute(statement)).rowcount:
                raise Gone

    async def is_account(self, looks: str) -> bool:
        """Whether there is an account whose name looks like this."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.looks == looks))
            return found.first() is not None

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """What people are called, by id."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
            return {row.id: row.name for row in rows}

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        """Several people by id; those who are not there are left out, as is nobody."""
        query = select(PEOPLE).where(PEOPLE.c.id.in_(ids), PEOPLE.c.id != NOBODY)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return {row["id"]: _person(row) for row in rows}

    async def since(self, person: str) -> int:
        """When somebody came here first; Gone if they are not here any more."""
        query = select(PEOPLE.c.created).where(PEOPLE.c.id == person)
        async with self.engine.connect() as connection:
            found: int | None = (await connection.execute(query)).scalar()
        if found is None:
            raise Gone
        return found

    async def rename(self, person: Person, looks: str | None) -> None:
        """Another name or symbol, for an account with what the name looks like; Conflict if the name is taken. Gone if
        a guest is none any more: the account would be lost."""
        values = {"name": person.name, "account": person.account, "symbol": person.symbol, "looks": looks}
        guest = PEOPLE.c.account.is_(None)
        same = (PEOPLE.c.id == person.id) & (guest if person.account is None else ~guest)
        await self._write_account(update(PEOPLE).where(same).values(values))

    async def add_key(self, key_hash: str, person: str, now: int) -> None:
        """Notes the hash of a key for a person."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(KEYS).values(hash=key_hash, person=person, created=now))

    async def drop_key(self, key_hash: str) -> None:
        """Revokes a key."""
        await self._drop_keys(KEYS.c.hash == key_hash)

    async def drop_keys_of(self, person: str) -> None:
        """Revokes all keys of a person."""
        await self._drop_keys(KEYS.c.person == person)

    async def _drop_keys(self, which: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(KEYS).where(which))
            await connection.run_sync(announce, self.process, [KEYS_NEWS])

    async def good_keys(self, hashes: Collection[str]) -> set[str]:
        """Those that are neither revoked nor too old."""
        if not hashes:
            return set()
        query = select(KEYS.c.hash).where(KEYS.c.hash.in_(hashes), self._is_good())
        async with self.engine.connect() as connection:
            return {row.hash for row in await connection.execute(query)}

    def _is_good(self) -> Any:
        return KEYS.c.created > _now() - self.key_life_ms

    async def person_by_key(self, key_hash: str) -> Person | None:
        """Whose secret it is. It is noted, once a day, that they are here."""
        query = select(PEOPLE).join(KEYS, KEYS.c.person == PEOPLE.c.id)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(KEYS.c.hash == key_hash, self._is_good()))
            row = found.mappings().first()
        if row is None:
            return None
        if row["seen"] < _now() - DAY_MS:
            with suppress(Gone):
                await self._change(row["id"], seen=_now())
        return _person(row)

    async def set_password(self, person: str, password: str) -> None:
        """A new one, hashed."""
        await self._change(person, password=password)

    async def set_email(self, person: str, email: str | None) -> None:
        """Where an account's owner reads mail."""
        await self._change(person, email=email)

    async def _change(self, person: str, **values: Any) -> None:
        await self._write(update(PEOPLE).where(PEOPLE.c.id == person).values(values))

    async def forget_old_keys(self) -> None:
        """Those that nobody is known by any longer."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(KEYS).where(~self._is_good()))

    async def person(self, person_id: str) -> Person | None:
        """Somebody by id. Nobody is not somebody."""
        query = select(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.id != NOBODY)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return _person(row) if row else None

    async def account(self, account: str) -> tuple[Person, str] | None:
        """An account and its password hash."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.account == account))).mappings().first()
        return (_person(row), row["password"]) if row else None


def _now() -> int:
    return time.time_ns() // 1_000_000


def _person(row: Mapping[Any, Any]) -> Person:
    return Person(row["id"], row["name"], row["account"], row["symbol"], row["email"])


def _account_values(account: NewAccount) -> dict[str, Any]:
    person = account.person
    return {"name": person.name, "account": person.account, "password": account.password, "looks": account.looks}
