"""Routes for playing: the socket of a seat or a spectator, and possible games for bots that play from afar."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.params import FromQuery, QueryParameter

from rockworker.bots.possible import PossibleGame
from rockworker.engine.errors import RockworkerError
from rockworker.protocol import Refused
from rockworker.server.accounts import hash_key
from rockworker.server.http.auth import TheHub, TheSettings, caller, key_of, signed_in
from rockworker.server.http.errors import problem, status_of
from rockworker.server.http.limits import Bucket
from rockworker.server.http.parameters import AnyHttp, Invite, Lang, SeatInQuery, TableId
from rockworker.server.http.sockets import SocketSession, hang_up
from rockworker.server.http.wire import wire_of
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection


@get("/tables/{table_id:str}/position", summary="A possible game", tags=["tables"])
async def position(
    table_id: TableId,
    hub: TheHub,
    request: AnyHttp,
    seat: SeatInQuery = None,
    version: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> PossibleGame:
    """For bots that play from afar. The game as the caller's seat may know it: everything hidden is redealt at random
    for each answer. 409 if the seat was asked something else since `version`."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    return service.possible_game(room, service.own_seat(room, person, seat), version)


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
        apart = await hub.store.blocks.apart(person.id) if person else frozenset[str]()
    except RockworkerError as error:
        await _turn_away(socket, error, lang)
        return
    except Exception as error:
        await socket.accept()
        await hang_up(socket, hub, error, table=table_id)
        return
    await socket.accept()
    key = key_of(socket)
    hashed = hash_key(key) if person and key else None
    wire = wire_of(socket)
    client = Connection(person.id if person else None, chosen, lang, hashed, wire.put if wire else None, invite)
    client.apart_from = apart
    bucket = Bucket(settings.messages_per_second)
    await SocketSession(hub, room, person, client, bucket, state.metrics).run(socket, since)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: RockworkerError, language: str) -> None:
    """Browsers tell their pages nothing of a refused socket: so it is opened, told why, and closed."""
    told = problem(error, language)
    await socket.accept()
    refused = msgspec.json.encode(Refused(None, told.error, told.text, told.details))
    await socket.send_data(refused, mode="text")
    await socket.close(code=4000 + status_of(error), reason=error.key)


HANDLERS = (position, play)
