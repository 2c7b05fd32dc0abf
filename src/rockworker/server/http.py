"""The HTTP interface, version 1. Everything under /api/v1 speaks JSON; OpenAPI is at /schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.params import Parameter

from rockworker.bots import bot_names
from rockworker.core.errors import RockworkerError
from rockworker.games import definition_of, game_names
from rockworker.server import people, rulebook, tables
from rockworker.server.access import COOKIE, caller, must_be_own_page, signed_in
from rockworker.server.config import Settings
from rockworker.server.errors import NoSuchStep
from rockworker.server.hub import Connection, Hub
from rockworker.server.limits import Bucket
from rockworker.server.live import builtins
from rockworker.server.protocol import Language, LogLine, NewTable, TableInfo
from rockworker.server.sight import log_lines, table_info
from rockworker.server.sockets import Talk
from rockworker.server.store import Person
from rockworker.server.words import refusal

Invite = Annotated[str | None, Parameter(query="invite", max_length=64)]
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


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest_players: int
    most_players: int
    modules: tuple[str, ...]
    options: dict[str, Any]
    """With their defaults."""
    bots: tuple[str, ...]


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


class StepInfo(msgspec.Struct, frozen=True):
    """A moment of a game."""

    number: int
    last: int
    view: Any
    actors: tuple[int, ...]
    log: tuple[LogLine, ...]


# People


@post("/guests", summary="Enter as a guest")
async def enter(data: Name, hub: Hub, settings: Settings) -> Response[Identity]:
    """A name is enough. The answer sets a cookie and holds the key for programs."""
    return _identity(settings, *await people.enter_as_guest(hub.store, data.name))


@post("/accounts", summary="Open an account")
async def register(data: Credentials, hub: Hub, settings: Settings) -> Response[Identity]:
    """A name that nobody else has, and a password."""
    return _identity(settings, *await people.register(hub.store, data.name, data.password))


@post("/sessions", summary="Sign in")
async def sign_in(data: Credentials, hub: Hub, settings: Settings) -> Response[Identity]:
    """With an account."""
    return _identity(settings, *await people.sign_in(hub.store, data.name, data.password))


@delete("/sessions", summary="Sign out", status_code=204)
async def sign_out(request: AnyHttp, hub: Hub) -> Response[None]:
    """The key is good no longer."""
    key = request.cookies.get(COOKIE)
    if key:
        await hub.store.drop_key(people.hash_key(key))
    response = Response[None](None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/me", summary="Who am I?")
async def me(request: AnyHttp, hub: Hub) -> Identity:
    """401 for strangers."""
    person = signed_in(await caller(request, hub))
    return Identity(person.id, person.name, person.account is not None)


def _identity(settings: Settings, person: Person, key: str) -> Response[Identity]:
    cookie = Cookie(
        COOKIE, value=key, path="/", httponly=True, samesite="lax", secure=settings.secure_cookies, max_age=31_536_000
    )
    return Response(Identity(person.id, person.name, person.account is not None, key), cookies=[cookie])


# Games and tables


@get("/games", summary="The games")
async def games() -> list[GameInfo]:
    """What can be played, with modules, options and bots."""
    return [_game_info(name) for name in game_names()]


def _game_info(name: str) -> GameInfo:
    game = definition_of(name)
    options = builtins(game.options_type())
    return GameInfo(name, game.fewest_players, game.most_players, game.module_names, options, bot_names(name))


@get("/tables", summary="The lobby")
async def lobby(hub: Hub, request: AnyHttp, game: str | None = None, status: str | None = None) -> list[TableInfo]:
    """Public tables, by game and status."""
    person = await caller(request, hub)
    statuses = [status] if status in ("open", "running", "over") else ["open", "running"]
    rows = await hub.store.lobby(statuses, game)
    return [await _info(hub, row.id, person) for row in rows]


@get("/me/tables", summary="My tables")
async def my_tables(hub: Hub, request: AnyHttp) -> list[TableInfo]:
    """Where the caller has a seat."""
    person = signed_in(await caller(request, hub))
    return [await _info(hub, row.id, person) for row in await hub.store.tables_of(person.id)]


@post("/tables", summary="Open a table")
async def open_table(data: NewTable, hub: Hub, request: AnyHttp) -> TableInfo:
    """With bots and the caller seated as wished."""
    person = signed_in(await caller(request, hub))
    room = await tables.open_table(hub, person, data)
    return await _info(hub, room.live.id, person)


@get("/tables/{table_id:str}", summary="A table")
async def one_table(table_id: str, hub: Hub, request: AnyHttp, invite: Invite = None) -> TableInfo:
    """For those who may see it."""
    person = await caller(request, hub)
    room = await tables.visible_room(hub, table_id, person, invite)
    return await _info(hub, room.live.id, person)


@get("/tables/{table_id:str}/pieces", summary="A table's pieces")
async def pieces(
    table_id: str, hub: Hub, request: AnyHttp, lang: Language = "en", invite: Invite = None
) -> PiecesInfo:
    """What is printed on them, and their names in one language."""
    person = await caller(request, hub)
    room = await tables.visible_room(hub, table_id, person, invite)
    definition, header = room.live.record.definition, room.live.table.header
    rules = definition.compile(header)
    texts = room.speaker(lang).texts
    labels = {
        kind: tuple(texts.kind(kind, value) for value in values) for kind, values in definition.labels(rules).items()
    }
    return PiecesInfo(builtins(definition.pieces(rules)), labels)


@post("/tables/{table_id:str}/seats", summary="Sit down")
async def sit_down(table_id: str, data: SitDown, hub: Hub, request: AnyHttp, invite: Invite = None) -> TableInfo:
    """Takes a free seat."""
    person = signed_in(await caller(request, hub))
    room = await tables.visible_room(hub, table_id, person, invite)
    await tables.sit_down(hub, room, person, data.seat)
    return await _info(hub, table_id, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Seat a bot")
async def seat_bot(table_id: str, seat: int, data: SeatBot, hub: Hub, request: AnyHttp) -> TableInfo:
    """By whoever opened the table."""
    person = signed_in(await caller(request, hub))
    room = await tables.visible_room(hub, table_id, person)
    await tables.seat_bot(hub, room, person, seat, data.bot)
    return await _info(hub, table_id, person)


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=200)
async def stand_up(table_id: str, seat: int, hub: Hub, request: AnyHttp) -> TableInfo:
    """Leaves a seat, or clears it."""
    person = signed_in(await caller(request, hub))
    room = await tables.visible_room(hub, table_id, person)
    await tables.stand_up(hub, room, person, seat)
    return await _info(hub, table_id, person)


@post("/tables/{table_id:str}/start", summary="Start")
async def start(table_id: str, hub: Hub, request: AnyHttp) -> TableInfo:
    """All seats must be taken."""
    person = signed_in(await caller(request, hub))
    room = await tables.visible_room(hub, table_id, person)
    await tables.start(room, person)
    return await _info(hub, table_id, person)


@post("/tables/{table_id:str}/rematch", summary="Play again")
async def rematch(table_id: str, hub: Hub, request: AnyHttp) -> TableInfo:
    """The same people, the same game."""
    person = signed_in(await caller(request, hub))
    room = await tables.visible_room(hub, table_id, person)
    following = await tables.play_again(hub, room, person)
    return await _info(hub, following.live.id, person)


@get("/tables/{table_id:str}/steps/{step:int}", summary="A moment of a game")
async def step(
    table_id: str,
    step: int,
    hub: Hub,
    request: AnyHttp,
    seat: int | None = None,
    lang: Language = "en",
    invite: Invite = None,
) -> StepInfo:
    """The game after an entry, as the caller may see it."""
    person = await caller(request, hub)
    room = await tables.visible_room(hub, table_id, person, invite)
    own = tables.seats_of(room.live.table, person)
    viewer = tables.own_seat(room, person, seat) if seat is not None else (own[0] if len(own) == 1 else None)
    last = room.live.record.number
    if not 1 <= step <= last:
        raise NoSuchStep(step=step, last=last)
    record = await room.live.position_at(step)
    rows = await hub.store.log(table_id, after=step - 1, until=step)
    view = builtins(record.game.view(viewer)) if record.game else None
    return StepInfo(step, last, view, record.actors, log_lines(room.live, rows, viewer, room.speaker(lang)))


async def _info(hub: Hub, table_id: str, person: Person | None) -> TableInfo:
    room = await hub.room(table_id)
    return table_info(room.live, person.id if person else None, room.owner_name, room.connected)


# Play


@websocket("/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    hub: Hub,
    settings: Settings,
    seat: int | None = None,
    since: int | None = None,
    lang: Language = "en",
    invite: Invite = None,
) -> None:
    """A seat (named, where the caller has several) or, without one, a spectator."""
    try:
        must_be_own_page(socket, settings)
        person = await caller(socket, hub)
        room = await tables.visible_room(hub, table_id, person, invite)
        own = tables.seats_of(room.live.table, person)
        chosen = tables.own_seat(room, person, seat) if seat is not None else (own[0] if len(own) == 1 else None)
    except RockworkerError as error:
        await socket.accept()
        await socket.send_json({"type": "refused", "key": None, "error": error.key, "text": refusal(error, lang)})
        await socket.close(code=4000 + getattr(error, "status", 400))
        return
    await socket.accept()
    client = Connection(person.id if person else None, chosen, lang)
    await Talk(hub, room, person, client, Bucket(settings.messages_per_second)).run(socket, since)


ROUTES = Router(
    "/api/v1",
    route_handlers=[
        enter,
        register,
        sign_in,
        sign_out,
        me,
        games,
        *rulebook.HANDLERS,
        lobby,
        my_tables,
        open_table,
        one_table,
        pieces,
        sit_down,
        seat_bot,
        stand_up,
        start,
        rematch,
        step,
        play,
    ],
)
