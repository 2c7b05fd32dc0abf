"""The HTTP interface, version 1: people, tables, sockets. It speaks JSON; its OpenAPI document is at /schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from rockworker.bots.possible import PossibleGame
from rockworker.engine.errors import RockworkerError
from rockworker.protocol import Language, NewTable, Refused, Status, TableInfo
from rockworker.registry import game_names
from rockworker.server import accounts
from rockworker.server.bots import advice
from rockworker.server.config import Settings
from rockworker.server.http import games
from rockworker.server.http.auth import COOKIE, TheHub, TheSettings, caller, key_of, signed_in
from rockworker.server.http.errors import documented, problem, status_of
from rockworker.server.http.limits import Bucket
from rockworker.server.http.sockets import SocketSession
from rockworker.server.storage.store import Person, TableRow
from rockworker.server.tables import service
from rockworker.server.tables.hub import Connection, Hub
from rockworker.server.tables.session import TableSession, builtins
from rockworker.server.tables.viewer import table_info

Invite = Annotated[str | None, QueryParameter(max_length=64)]
Seat = Annotated[int, PathParameter(ge=0, le=99)]
TableId = FromPath[str]
Lang = FromQuery[Language]
AnyHttp = Request[Any, Any, Any]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish."""

    name: str


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account's name and password."""

    name: str
    password: str


class Identity(msgspec.Struct, frozen=True):
    """Who the caller is; `key` only in the answer that made it, for programs (pages use the cookie)."""

    id: str
    name: str
    account: bool
    key: str | None = None


class PiecesInfo(msgspec.Struct, frozen=True):
    """What is printed on a table's pieces, and what they are called."""

    pieces: Any
    labels: dict[str, tuple[str, ...]]
    """By kind: the names of its values, in their order."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit; None: anywhere."""

    seat: int | None = None


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot is to sit there."""

    bot: str


# People


@post("/guests", summary="Enter as a guest", tags=["people"])
async def enter(data: JSONBody[Name], hub: TheHub, settings: TheSettings, request: AnyHttp) -> Response[Identity]:
    """A name is enough. The answer sets a cookie and holds the key for programs."""
    return _identity(settings, request, *await accounts.enter_as_guest(hub.store, data.name))


@post("/accounts", summary="Open an account", tags=["people"])
async def register(
    data: JSONBody[Credentials], hub: TheHub, settings: TheSettings, request: AnyHttp
) -> Response[Identity]:
    """A name that nobody else has, and a password. A guest who does so keeps all seats."""
    guest = await caller(request, hub)
    return _identity(settings, request, *await accounts.register(hub.store, data.name, data.password, guest))


@post("/sessions", summary="Sign in", tags=["people"])
async def sign_in(
    data: JSONBody[Credentials], hub: TheHub, settings: TheSettings, request: AnyHttp
) -> Response[Identity]:
    """With an account."""
    return _identity(settings, request, *await accounts.sign_in(hub.store, data.name, data.password))


@delete("/sessions", summary="Sign out", status_code=204, tags=["people"])
async def sign_out(request: AnyHttp, hub: TheHub) -> Response[None]:
    """The key is good no longer."""
    key = key_of(request)
    if key:
        await hub.store.drop_key(accounts.hash_key(key))
    response = Response[None](None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/me", summary="Who am I?", tags=["people"])
async def me(request: AnyHttp, hub: TheHub) -> Identity:
    """401 for strangers."""
    person = signed_in(await caller(request, hub))
    return Identity(person.id, person.name, person.account is not None)


def _identity(settings: Settings, request: AnyHttp, person: Person, key: str) -> Response[Identity]:
    secure = settings.secure_cookies or request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=key, path="/", httponly=True, samesite="lax", secure=secure, max_age=31_536_000)
    return Response(Identity(person.id, person.name, person.account is not None, key), cookies=[cookie])


# Tables


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
    return await _infos(hub, rows, person)


@get("/me/tables", summary="My tables", tags=["tables"])
async def my_tables(hub: TheHub, request: AnyHttp) -> list[TableInfo]:
    """Where the caller has a seat."""
    person = signed_in(await caller(request, hub))
    return await _infos(hub, await hub.store.tables_of(person.id), person)


@post("/tables", summary="Open a table", tags=["tables"])
async def open_table(data: JSONBody[NewTable], hub: TheHub, request: AnyHttp) -> TableInfo:
    """With bots and the caller seated as wished."""
    person = signed_in(await caller(request, hub))
    room = await service.open_table(hub, person, data)
    return await info(hub, room.session.id, person)


@get("/tables/{table_id:str}", summary="A table", tags=["tables"])
async def one_table(table_id: TableId, hub: TheHub, request: AnyHttp, invite: Invite = None) -> TableInfo:
    """For those who may see it."""
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
    definition, header = room.session.state.definition, room.session.table.header
    rules = definition.compile(header)
    texts = room.text(lang).texts
    labels = {
        kind: tuple(texts.kind(kind, value) for value in values) for kind, values in definition.labels(rules).items()
    }
    return PiecesInfo(builtins(definition.pieces(rules)), labels)


@get("/tables/{table_id:str}/position", summary="A possible game", tags=["tables"])
async def position(
    table_id: TableId,
    hub: TheHub,
    request: AnyHttp,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    version: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> PossibleGame:
    """For bots that play from afar. The game as the caller's seat may know it: everything hidden is redealt at random
    for each answer. 409 if the seat was asked something else since `version`."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    return service.possible_game(room, service.own_seat(room, person, seat), version)


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
async def seat_bot(table_id: TableId, seat: Seat, data: JSONBody[SeatBot], hub: TheHub, request: AnyHttp) -> TableInfo:
    """By whoever opened the table."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    await service.seat_bot(hub, room, person, seat, data.bot)
    return await info(hub, table_id, person)


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=200, tags=["tables"])
async def stand_up(table_id: TableId, seat: Seat, hub: TheHub, request: AnyHttp) -> TableInfo:
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
    """The same accounts, the same game."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    following = await service.play_again(hub, room, person)
    return await info(hub, following.session.id, person)


async def info(hub: Hub, table_id: str, person: Person | None) -> TableInfo:
    """A table as somebody may see it."""
    room = await hub.room(table_id)
    return table_info(room.session, person.id if person else None, room.owner_name, room.connected, room.session.status)


async def _infos(hub: Hub, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
    """Many tables; those that are not in memory are not read for it, so that their clocks stand still."""
    owners = await hub.store.names({row.owner for row in rows})
    me = person.id if person else None
    found = []
    for row in rows:
        room = hub.rooms.get(row.id)
        session = room.session if room else TableSession(hub.store, row, hub.now)
        found.append(table_info(session, me, owners.get(row.owner, ""), room.connected if room else (), row.status))
    return found


# Play


@websocket("/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    hub: TheHub,
    settings: TheSettings,
    state: State,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
    lang: Lang = "en",
    invite: Invite = None,
) -> None:
    """A seat (named, where the caller has several) or, without one, a spectator."""
    try:
        person = await caller(socket, hub)
        room = await service.visible_room(hub, table_id, person, invite)
        room.session.must_be_playable()
        own = service.seats_of(room.session.table, person)
        chosen = service.own_seat(room, person, seat) if seat is not None else (own[0] if len(own) == 1 else None)
    except RockworkerError as error:
        await _turn_away(socket, error, lang)
        return
    await socket.accept()
    client = Connection(person.id if person else None, chosen, lang)
    bucket = Bucket(settings.messages_per_second)
    await SocketSession(hub, room, person, client, bucket, state.metrics).run(socket, since)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: RockworkerError, language: str) -> None:
    """Browsers tell their pages nothing of a refused socket: so it is opened, told why, and closed."""
    told = problem(error, language)
    await socket.accept()
    refused = msgspec.json.encode(Refused(None, told.error, told.text, told.details))
    await socket.send_data(refused, mode="text")
    await socket.close(code=4000 + status_of(error), reason=error.key)


ROUTES = Router(
    "/api/v1",
    route_handlers=documented(
        enter,
        register,
        sign_in,
        sign_out,
        me,
        *games.HANDLERS,
        lobby,
        my_tables,
        open_table,
        one_table,
        pieces,
        position,
        sit_down,
        seat_bot,
        stand_up,
        start,
        rematch,
        *advice.HANDLERS,
        play,
    ),
)
