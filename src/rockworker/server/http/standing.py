"""Routes for standing answers: what a player has said once and for all at a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from rockworker.protocol import StandingInfo
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp, Lang, SeatInPath, TableId
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room

Name = Annotated[str, msgspec.Meta(max_length=60)]


class StandingChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of the standing answers that are to be on; all others are off."""

    on: Annotated[list[Name], msgspec.Meta(max_length=60)]


@get("/tables/{table_id:str}/seats/{seat:int}/standing", summary="My standing answers", tags=["tables"])
async def standing(
    table_id: TableId, seat: SeatInPath, hub: TheHub, request: AnyHttp, lang: Lang = "en"
) -> list[StandingInfo]:
    """All that there are at this table, and which are on. For the owner of the seat only."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    return _infos(room, service.own_seat(room, person, seat), lang)


@put("/tables/{table_id:str}/seats/{seat:int}/standing", summary="Answer once and for all", tags=["tables"])
async def switch(
    table_id: TableId,
    seat: SeatInPath,
    data: JSONBody[StandingChoice],
    hub: TheHub,
    request: AnyHttp,
    lang: Lang = "en",
) -> list[StandingInfo]:
    """They stay on until they are switched off. The player's clients give the answers; nobody else is told."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    own = service.own_seat(room, person, seat)
    await service.switch_standing(hub, room, own, data.on)
    return _infos(room, own, lang)


def _infos(room: Room, seat: int, language: str) -> list[StandingInfo]:
    on, texts = room.session.table.seats[seat].standing or (), room.text(language).texts
    return [StandingInfo(name, *texts.standing(name), name in on) for name in service.standing_names(room)]


HANDLERS = (standing, switch)
