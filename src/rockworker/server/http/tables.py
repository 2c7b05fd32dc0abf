"""Routes about tables before and around the game: lobby, opening, seats, start, rematch, pieces."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter

from rockworker.engine.definition import Definition
from rockworker.engine.rules import rules_of
from rockworker.protocol import Moment, NewTable, Status, TableInfo
from rockworker.registry import definition_of, game_names
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp, Invite, Lang, SeatInPath, TableId, address_of
from rockworker.server.storage.rows import Person, TableRow
from rockworker.server.tables import invitations, service
from rockworker.server.tables.hub import Hub
from rockworker.server.tables.replayer import CheckTables
from rockworker.server.tables.replays import Replays
from rockworker.server.tables.schedule import reschedule
from rockworker.server.tables.session import TableSession, builtins
from rockworker.server.tables.viewer import table_info
from rockworker.text.texts import Texts


class PiecesInfo(msgspec.Struct, frozen=True):
    """What is printed on a table's pieces, and what they are called."""

    pieces: Any
    labels: dict[str, tuple[str, ...]]
    """By kind: the names of its values, in their order."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit; None: anywhere."""

    seat: int | None = None


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom: by id, or by the name of an account."""

    person: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] | None = None


class Schedule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a table starts by itself (None: it doesn't), and which bots take the free seats then."""

    starts_at: Moment | None
    fill: str = ""


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot is to sit there."""

    bot: str


@get("/tables", summary="The lobby", tags=["tables"])
async def lobby(
    hub: TheHub,
    request: AnyHttp,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    status: FromQuery[Status | None] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=99)] = None,
    free: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[TableInfo]:
    """Public tables, the latest change first: of one game, in one status (else open and running ones), for so many
    players, or only those with a free seat."""
    person = await caller(request, hub)
    if game is not None and game not in game_names():
        return []
    statuses = [status] if status else ["open", "running"]
    rows = await hub.store.lobby(statuses, game, players, free, limit)
    unwelcome = await hub.store.blocks.blockers_of(person.id) if person else ()
    rows = [row for row in rows if row.status != "open" or row.owner not in unwelcome]
    return await infos(hub, rows, person)


@post("/tables", summary="Open a table", tags=["tables"])
async def open_table(data: JSONBody[NewTable], hub: TheHub, state: State, request: AnyHttp) -> TableInfo:
    """With bots and the caller seated as wished."""
    person = signed_in(await caller(request, hub))
    if data.components is not None:
        definition_of(data.game).own_numbers()  # refuses games without
        replays: Replays = state.replays
        await replays.check_tables(CheckTables(data.game, data.components), address_of(request))
    room = await service.open_table(hub, person, data)
    return await info(hub, room.session.id, person)


@get("/tables/{table_id:str}", summary="A table", tags=["tables"])
async def one_table(table_id: TableId, hub: TheHub, request: AnyHttp, invite: Invite = None) -> TableInfo:
    """404 for callers who may not see it."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    return await info(hub, room.session.id, person)


@get("/tables/{table_id:str}/pieces", summary="A table's pieces", tags=["tables"])
async def pieces(
    table_id: TableId, hub: TheHub, request: AnyHttp, lang: Lang = "en", invite: Invite = None
) -> PiecesInfo:
    """What is printed on them, and their names in one language."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    definition = room.session.state.definition
    return pieces_info(definition, rules_of(definition, room.session.readable_header), room.text(lang).texts)


def pieces_info(definition: Definition[Any, Any], rules: Any, texts: Texts) -> PiecesInfo:
    """The pieces of a game under its rules, in the words of a language."""
    kinds = definition.labels(rules).items()
    labels = {kind: tuple(texts.kind(kind, value) for value in values) for kind, values in kinds}
    return PiecesInfo(builtins(definition.pieces(rules)), labels)


@post("/tables/{table_id:str}/seats", summary="Sit down", tags=["tables"])
async def sit_down(
    table_id: TableId, data: JSONBody[SitDown], hub: TheHub, request: AnyHttp, invite: Invite = None
) -> TableInfo:
    """Takes a free seat."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person, invite)
    await service.sit_down(hub, room, person, data.seat)
    return await info(hub, table_id, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Seat a bot", tags=["tables"])
async def seat_bot(
    table_id: TableId, seat: SeatInPath, data: JSONBody[SeatBot], hub: TheHub, request: AnyHttp
) -> TableInfo:
    """For the person who opened the table."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await service.seat_bot(hub, room, person, seat, data.bot)
    return await info(hub, table_id, person)


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=200, tags=["tables"])
async def stand_up(table_id: TableId, seat: SeatInPath, hub: TheHub, request: AnyHttp) -> TableInfo:
    """Leaves a seat, or clears it."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await service.stand_up(hub, room, person, seat)
    return await info(hub, table_id, person)


@post("/tables/{table_id:str}/start", summary="Start", tags=["tables"])
async def start(table_id: TableId, hub: TheHub, request: AnyHttp) -> TableInfo:
    """All seats must be taken."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await service.start(room, person)
    return await info(hub, table_id, person)


@post("/tables/{table_id:str}/rematch", summary="Play again", tags=["tables"])
async def rematch(table_id: TableId, hub: TheHub, request: AnyHttp) -> TableInfo:
    """The same game for the same people: the others' seats are kept for them until they ask, too, or decline."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    following = await invitations.play_again(hub, room, person)
    return await info(hub, following.session.id, person)


@put("/tables/{table_id:str}/seats/{seat:int}/invitation", summary="Invite somebody", tags=["tables"])
async def invite_person(
    table_id: TableId, seat: SeatInPath, data: JSONBody[Invitation], hub: TheHub, request: AnyHttp
) -> TableInfo:
    """For the person who opened the table: a free seat is kept for somebody, who finds it among `GET /me/games`. After
    `DELETE` on the seat it is free for all again."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await invitations.invite(hub, room, person, seat, await invitations.wanted(hub, data.person, data.name))
    return await info(hub, table_id, person)


@delete("/tables/{table_id:str}/invitation", summary="Decline", status_code=204, tags=["tables"])
async def decline(table_id: TableId, hub: TheHub, request: AnyHttp) -> None:
    """The seat that was kept for the caller is free for all."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await invitations.decline(hub, room, person)


@put("/tables/{table_id:str}/schedule", summary="Start at an hour", tags=["tables"])
async def schedule(table_id: TableId, data: JSONBody[Schedule], hub: TheHub, request: AnyHttp) -> TableInfo:
    """For the person who opened the table. At its hour it starts by itself if it is full, or bots take the free seats;
    else it waits to be started."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await reschedule(hub, room, person, data.starts_at, data.fill)
    return await info(hub, table_id, person)


async def info(hub: Hub, table_id: str, person: Person | None) -> TableInfo:
    """A table as somebody may see it."""
    room = await hub.room(table_id)
    return table_info(room.session, person.id if person else None, room.owner, room.connected, room.session.status)


async def infos(hub: Hub, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
    """Many tables; those that are not in memory are not read for it, so that their clocks stand still."""
    owners = await hub.store.people({row.owner for row in rows})
    me = person.id if person else None
    found = []
    for row in rows:
        room = hub.known(row.id)
        session = room.session if room else TableSession(hub.store, row, hub.now)
        found.append(table_info(session, me, owners.get(row.owner), room.connected if room else (), row.status))
    return found


HANDLERS = (
    lobby,
    open_table,
    one_table,
    pieces,
    sit_down,
    seat_bot,
    stand_up,
    start,
    rematch,
    invite_person,
    decline,
    schedule,
)
