"""Routes about the caller's own games: everything that waits or goes on, nothing cut off."""

from __future__ import annotations

import msgspec
from litestar import get

from rockworker.protocol import TableInfo
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp
from rockworker.server.http.tables import infos
from rockworker.server.missing import stored_definition
from rockworker.server.storage.rows import Person, TableRow
from rockworker.server.tables.hub import Hub
from rockworker.server.tables.service import seats_of


class Counts(msgspec.Struct, frozen=True):
    """For a badge."""

    my_turn: int
    running: int
    open: int
    invitations: int


class MyGames(msgspec.Struct, frozen=True):
    """Every table where the caller sits and something may still happen. Games that are over are in the history."""

    counts: Counts
    tables: tuple[TableInfo, ...]
    """The caller's turn first, those that have waited longest before the others; then the latest change first."""
    invitations: tuple[TableInfo, ...]
    """Open tables where a seat is kept for the caller."""


@get("/me/games", summary="My games", tags=["people"])
async def my_games(hub: TheHub, request: AnyHttp) -> MyGames:
    """Where the caller sits: my turn first. All of them."""
    person = signed_in(await caller(request, hub))
    rows = [await _noted(hub, row) for row in await hub.store.tables_of(person.id)]
    rows.sort(key=lambda row: _place(row, person))
    asked = await hub.store.invitations_of(person.id)
    invited, mine = await infos(hub, asked, person), await infos(hub, rows, person)
    return MyGames(_counts(rows, person, len(asked)), tuple(mine), tuple(invited))


async def _noted(hub: Hub, row: TableRow) -> TableRow:
    """A table whose turn nobody has noted, because nothing has happened there for long, is looked at once."""
    if row.status != "running" or row.waits_for is not None:
        return row
    room = await hub.room(row.id, touch=False)
    return msgspec.structs.replace(row, waits_for=room.session.state.waits_for)


def is_my_turn(row: TableRow, person: Person) -> bool:
    """Whether a table waits for somebody, who can play there: we may not have its game, or not its rules."""
    waits = not set(row.waits_for or ()).isdisjoint(seats_of(row, person))
    return waits and row.header.rules_version in stored_definition(row.header.game).rules_versions


def _place(row: TableRow, person: Person) -> tuple[int, int]:
    if is_my_turn(row, person):
        return 0, row.changed
    return (1 if row.status == "running" else 2), -row.changed


def _counts(rows: list[TableRow], person: Person, invitations: int) -> Counts:
    statuses = [row.status for row in rows]
    mine = sum(is_my_turn(row, person) for row in rows)
    return Counts(mine, statuses.count("running"), statuses.count("open"), invitations)


HANDLERS = (my_games,)
