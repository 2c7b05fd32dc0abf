"""A route for those who wonder why something can't be done now: what stands in its way, without trying it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from rockworker.engine.errors import IllegalAction, RockworkerError
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.protocol import WhyNot
from rockworker.server.errors import TableHasNotStarted
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp, Lang, SeatInPath, TableId
from rockworker.server.tables import service
from rockworker.server.tables.render import TableText


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that somebody thinks of."""

    action: dict[str, Any]


@post("/tables/{table_id:str}/seats/{seat:int}/why-not", summary="Why not?", tags=["tables"], status_code=200)
async def why_not(
    table_id: TableId, seat: SeatInPath, data: JSONBody[Attempt], hub: TheHub, request: AnyHttp, lang: Lang = "en"
) -> WhyNot:
    """What forbids an action of the caller's own seat now, in words and by its clause. Nothing is done."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    own = service.own_seat(room, person, seat)
    game = room.session.state.game
    if game is None:
        raise TableHasNotStarted
    return _told(game, own, game.codec.action(data.action), room.text(lang))


def _told(game: Game, seat: int, action: Action, text: TableText) -> WhyNot:
    try:
        game.copy().apply(seat, action)
    except IllegalAction as error:
        return WhyNot(text.texts.reason(error.why) or text.error(error), error.clause)
    except RockworkerError as error:
        return WhyNot(text.error(error))
    return WhyNot("")


HANDLERS = (why_not,)
