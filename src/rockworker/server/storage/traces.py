"""All that is kept of one person: to be handed out, and to be removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.database import Gone
from rockworker.server.storage.rows import Person
from rockworker.server.storage.schema import (
    BLOCKS,
    CHAT,
    ENTRANTS,
    KEYS,
    MATCHES,
    NOBODY,
    NOTICES,
    OUTBOX,
    PEOPLE,
    PRESENCE,
    PUSHES,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
    TOKENS,
    TOURNAMENTS,
    TRIES,
)
from rockworker.server.storage.writer import KEYS_NEWS, announce

OWN = (BLOCKS, CHAT, KEYS, TOKENS, NOTICES, PUSHES, OUTBOX)
"""What is removed with the person."""
UNNAMED = {"name": "", "guest": False}
Seated = tuple[str, int]
"""A table and a seat at it."""


class Traces:
    """What people have left behind."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process

    async def of(self, person: Person) -> dict[str, Any]:
        """Everything, as plain data; Gone if they were removed meanwhile.

        Hashes of secrets are left out: they tell nobody anything."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_collect, person)

    async def tables_of(self, person: str) -> list[tuple[str, str]]:
        """The tables where somebody sits or which they have opened, with their status."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id, TABLES.c.status).where(_touches(person)))
            return [(row.id, row.status) for row in rows]

    async def guests_gone(self, before: int, most: int) -> list[Person]:
        """Guests who have not been here since a moment."""
        gone = (PEOPLE.c.account.is_(None)) & (PEOPLE.c.seen < before) & (PEOPLE.c.id != NOBODY)
        query = select(PEOPLE.c.id, PEOPLE.c.name).where(gone).order_by(PEOPLE.c.seen).limit(most)
        async with self.engine.connect() as connection:
            return [Person(row.id, row.name) for row in await connection.execute(query)]

    async def erase(self, person: Person) -> list[str]:
        """Removes somebody: all of it or nothing. Returns the tables that have changed, or are gone.

        Gone if they have begun something new meanwhile."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._erase, person)

    def _erase(self, connection: Connection, person: Person) -> list[str]:
        touched = _touches(person.id)
        # Locks the tables, so that nobody sits down or starts meanwhile.
        lock = update(TABLES).where(touched).values(changed=TABLES.c.changed)
        tables = connection.execute(lock.returning(TABLES.c.id, TABLES.c.status, TABLES.c.owner)).all()
        changed = [table.id for table in tables]
        left = [*_unname(connection, person.id), *_set_free(connection, person.id)]
        if not {*changed}.issuperset(left):
            raise Gone  # they have sat down elsewhere since, and those who play there must hear of it
        connection.execute(update(RESULTS).where(RESULTS.c.person == person.id).values(person=None, name=""))
        connection.execute(delete(RATINGS).where(RATINGS.c.player == person.id))
        connection.execute(delete(BLOCKS).where(BLOCKS.c.blocked == person.id))
        _leave_tournaments(connection, person.id)
        for part in OWN:
            connection.execute(delete(part).where(part.c.person == person.id))
        for table in tables:
            if table.owner == person.id:
                _pass_on(connection, table.id, table.status)
        if person.account:
            connection.execute(delete(TRIES).where(TRIES.c.account == person.account))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))
        announce(connection, self.process, [*changed, KEYS_NEWS])
        return changed


def _touches(person: str) -> Any:
    seated = select(SEATS.c.table).where(or_(SEATS.c.person == person, SEATS.c.held == person))
    return or_(TABLES.c.owner == person, TABLES.c.id.in_(seated))


def _unname(connection: Connection, person: str) -> list[str]:
    """At their tables, which are returned, and at copies of them that others have made."""
    leave = update(SEATS).where(SEATS.c.person == person).values(person=None, **UNNAMED)
    seats = connection.execute(leave.returning(SEATS.c.table, SEATS.c.number)).all()
    for table, number in seats:
        copies = select(TABLES.c.id).where(TABLES.c.settings["source"].as_string() == table)
        where = SEATS.c.table.in_(copies) & (SEATS.c.number == number)
        connection.execute(update(SEATS).where(where).values(**UNNAMED))
        told = RESULTS.c.table.in_(copies) & (RESULTS.c.seat == number)
        connection.execute(update(RESULTS).where(told).values(name=""))
    return [table for table, _ in seats]


def _set_free(connection: Connection, person: str) -> list[str]:
    """Seats that were kept for them, at the tables that are returned."""
    free = {"held": None, "held_name": None, "guest": False}
    freed = update(SEATS).where(SEATS.c.held == person).values(free).returning(SEATS.c.table)
    return list(connection.execute(freed).scalars())


def _pass_on(connection: Connection, table: str, status: str) -> None:
    """An open table goes to somebody else who sits there, or away; all others are nobody's."""
    query = select(SEATS.c.person).where(SEATS.c.table == table, SEATS.c.person.is_not(None))
    heir = connection.execute(query.order_by(SEATS.c.number)).scalar() if status == "open" else NOBODY
    if heir:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(owner=heir))
        return
    connection.execute(update(MATCHES).where(MATCHES.c.table == table).values(table=None))  # nobody meets there
    for part in (CHAT, PRESENCE, SEATS):
        connection.execute(delete(part).where(part.c.table == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _leave_tournaments(connection: Connection, person: str) -> None:
    """Somebody plays no more rounds; those that they have opened go to others."""
    mine = update(TOURNAMENTS).where(TOURNAMENTS.c.owner == person)
    # Locks them, so that nobody joins or leaves meanwhile.
    lock = mine.values(owner=TOURNAMENTS.c.owner).returning(TOURNAMENTS.c.id, TOURNAMENTS.c.status)
    opened = connection.execute(lock).all()
    gone = {"person": None, "name": "", "dropped": True}
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == person).values(gone))
    for tournament, status in opened:
        heir = _heir(connection, tournament) if status != "over" else None
        values = {"owner": heir} if heir else {"owner": NOBODY, "status": "over"}
        connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(values))


def _heir(connection: Connection, tournament: str) -> str | None:
    """Who starts a tournament and decides its matches from now on: the first who still plays, else who has left it."""
    query = select(ENTRANTS.c.person).where(ENTRANTS.c.tournament == tournament, ENTRANTS.c.person.is_not(None))
    heir: str | None = connection.execute(query.order_by(ENTRANTS.c.dropped, ENTRANTS.c.number)).scalar()
    return heir


def _collect(connection: Connection, person: Person) -> dict[str, Any]:
    def rows(query: Any) -> list[dict[str, Any]]:
        return [{str(key): value for key, value in row.items()} for row in connection.execute(query).mappings()]

    about = [PEOPLE.c[name] for name in ("id", "name", "account", "symbol", "email", "created", "seen")]
    table = (TABLES.c.id, TABLES.c.header["game"].as_string().label("game"), TABLES.c.status, TABLES.c.created)
    seat = (SEATS.c.number.label("seat"), SEATS.c.name, SEATS.c.standing)
    there = (PRESENCE.c.table, PRESENCE.c.seat, PRESENCE.c.seen, PRESENCE.c.connected)
    at_seat = (PRESENCE.c.table == SEATS.c.table) & (PRESENCE.c.seat == SEATS.c.number)
    said = (CHAT.c.table, CHAT.c.at, CHAT.c.seat, CHAT.c.name, CHAT.c.text)
    sent = (TOKENS.c.purpose, TOKENS.c.email, TOKENS.c.created)
    known = rows(select(*about).where(PEOPLE.c.id == person.id))
    if not known:
        raise Gone
    seats: Sequence[Any] = rows(select(*table, *seat).join(SEATS).where(SEATS.c.person == person.id))
    return {
        "person": known[0],
        "sessions": rows(select(KEYS.c.created).where(KEYS.c.person == person.id).order_by(KEYS.c.created)),
        "mail_sent": rows(select(*sent).where(TOKENS.c.person == person.id)),
        "seats": seats,
        "presence": rows(select(*there).join(SEATS, at_seat).where(SEATS.c.person == person.id)),
        "tables_opened": rows(select(*table).where(TABLES.c.owner == person.id)),
        "results": rows(select(RESULTS).where(RESULTS.c.person == person.id).order_by(RESULTS.c.ended)),
        "ratings": rows(select(RATINGS).where(RATINGS.c.player == person.id)),
        "blocked": rows(select(BLOCKS.c.blocked, BLOCKS.c.at).where(BLOCKS.c.person == person.id)),
        "tournaments": rows(
            select(TOURNAMENTS.c.id, TOURNAMENTS.c.name, ENTRANTS.c.number)
            .join(ENTRANTS, ENTRANTS.c.tournament == TOURNAMENTS.c.id)
            .where(ENTRANTS.c.person == person.id)
        ),
        "tournaments_opened": rows(
            select(TOURNAMENTS.c.id, TOURNAMENTS.c.name).where(TOURNAMENTS.c.owner == person.id)
        ),
        "invitations": rows(select(*table).join(SEATS).where(SEATS.c.held == person.id)),
        "notices": rows(select(NOTICES.c.settings).where(NOTICES.c.person == person.id)),
        "pushes": rows(select(PUSHES.c.endpoint, PUSHES.c.created).where(PUSHES.c.person == person.id)),
        "messages_waiting": rows(
            select(OUTBOX.c.kind, OUTBOX.c.table, OUTBOX.c.due).where(OUTBOX.c.person == person.id)
        ),
        "said": rows(select(*said).where(CHAT.c.person == person.id).order_by(CHAT.c.id)),
    }
