"""The HTTP interface for looking back, and for games as files."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from rockworker.engine.saves import Save
from rockworker.protocol import EntryNumber, GameStatistics, LogLine, StepInfo, TableInfo
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp, Invite, Lang, TableId, address_of
from rockworker.server.http.tables import info
from rockworker.server.tables import history, service
from rockworker.server.tables.recent import PAGE

Eyes = Annotated[str | None, QueryParameter(pattern=r"^(all|[0-9]{1,2})$")]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]


class Clone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to which step; None: all of it."""

    step: EntryNumber | None = None
    keep_bots: bool = False


@get("/tables/{table_id:str}/steps/{step:int}", summary="A moment of a game", tags=["history"])
async def step(
    table_id: TableId,
    step: Number,
    hub: TheHub,
    request: AnyHttp,
    seat: Eyes = None,
    lang: Lang = "en",
    invite: Invite = None,
) -> StepInfo:
    """The game after an entry, as the caller's seat sees it, or a spectator. After the end, and where the caller plays
    alone, as any other seat (`seat=2`) or all of them (`seat=all`)."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    return await history.step(room, person, step, seat, lang)


@get("/tables/{table_id:str}/log", summary="A page of the log", tags=["history"])
async def log(
    table_id: TableId,
    hub: TheHub,
    request: AnyHttp,
    before: Annotated[int | None, QueryParameter(ge=1, le=1_000_001)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = PAGE,
    seat: Eyes = None,
    lang: Lang = "en",
    invite: Invite = None,
) -> tuple[LogLine, ...]:
    """The entries before one (without it, the last ones), in their order, as the caller's seat sees them, or a
    spectator; for other eyes as with steps."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    return await history.log_page(room, person, before, limit, seat, lang)


@get("/tables/{table_id:str}/statistics", summary="A game in numbers", tags=["history"])
async def statistics(
    table_id: TableId, hub: TheHub, state: State, request: AnyHttp, invite: Invite = None
) -> GameStatistics:
    """After the end: how the points grew, and what the game itself counts."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    return await history.statistics(room, person, state.replays, address_of(request))


@get("/tables/{table_id:str}/export", summary="A game as a file", tags=["history"])
async def export(table_id: TableId, hub: TheHub, request: AnyHttp, invite: Invite = None) -> Response[Save]:
    """After the end, or at a table of one's own: a file for `rockworker verify` and `replay`, and for import."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    name = f'attachment; filename="{room.session.table.header.game}-{table_id}.json"'
    return Response(await history.export(room, person), headers={"Content-Disposition": name})


@post("/tables/import", summary="A table from a file", tags=["history"])
async def import_game(data: JSONBody[dict[str, Any]], hub: TheHub, state: State, request: AnyHttp) -> TableInfo:
    """A table for one. Every move of the file is checked. 429 after much work for one address."""
    person = signed_in(await caller(request, hub))
    maker = history.TableMaker(hub, person, state.replays, address_of(request))
    room = await history.import_game(maker, msgspec.json.encode(data))
    return await info(hub, room.session.id, person)


@post("/tables/{table_id:str}/clone", summary="A copy of a game", tags=["history"])
async def clone(
    table_id: TableId, data: JSONBody[Clone], hub: TheHub, state: State, request: AnyHttp, invite: Invite = None
) -> TableInfo:
    """A table for one with a finished game, or one of one's own, up to a step."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person, invite)
    maker = history.TableMaker(hub, person, state.replays, address_of(request))
    copy = await history.clone(maker, room, data.step, data.keep_bots)
    return await info(hub, copy.session.id, person)


HANDLERS = (step, log, statistics, export, import_game, clone)
