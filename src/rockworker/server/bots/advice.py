"""Advice for learners: at a lesson's table a player who must decide may ask what a bot would do in their place.

The bot thinks as all bots do: in a process of its own, about a game in which everything that this seat can't know
is redealt. So advice reveals nothing that its reader could not have seen."""

from __future__ import annotations

from typing import Annotated, Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from rockworker.engine.errors import NotYourTurn
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.protocol import Language
from rockworker.server.bots.pool import BotFailed, WorkerPool
from rockworker.server.bots.worker import task_for
from rockworker.server.errors import BotPlaysHere, NoAdvice, NotALesson, TableHasNotStarted, TableIsOver, TableIsPaused
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room
from rockworker.server.tables.session import TableSession


class Advice(msgspec.Struct, frozen=True):
    """A move that a bot would make in the caller's place."""

    number: int
    """The version of the table that it was thought about."""
    action: dict[str, Any]
    text: str
    """The move in words."""


class Adviser:
    """Thinks for learners. The same question gets the same answer again, without new thinking."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self._given: WeakKeyDictionary[TableSession, tuple[int, int, Action]] = WeakKeyDictionary()
        """By table: which seat was advised last, since which entry it had been asked, and what came out."""

    async def advise(self, room: Room, seat: int, language: str) -> Advice:
        """A move for a seat that must decide, in a language's words."""
        session = room.session
        game, number = _asked(session, seat), session.state.number
        since = session.state.position.asked[seat]  # others' sealed choices change the game, but not the question
        known = self._given.get(session)
        if known is None or known[:2] != (seat, since):
            known = self._given[session] = (seat, since, await self._think(game, seat))
        action = known[2]
        return Advice(number, msgspec.to_builtins(action), room.text(language).texts.action(action))

    async def _think(self, game: Game, seat: int) -> Action:
        try:
            thought = await self.pool.think(task_for(game, seat, service.leavers_bot(game.header.game)))
        except BotFailed:
            raise NoAdvice from None
        action = game.codec.action(thought)
        if not any(action in offer for offer in game.offers(seat)):
            raise NoAdvice
        return action


def _asked(session: TableSession, seat: int) -> Game:
    """The game, where a person at a lesson's table must decide."""
    session.must_be_playable()
    if not session.table.settings.get("lesson", False):
        raise NotALesson
    state = session.state
    if state.game is None:
        raise TableHasNotStarted
    if state.is_over or state.position.paused:
        raise TableIsOver if state.is_over else TableIsPaused
    if state.position.seats[seat].bot:
        raise BotPlaysHere
    if seat not in state.actors:
        raise NotYourTurn(player=seat, actors=state.actors)
    return state.game


@get("/tables/{table_id:str}/advice", summary="Ask for advice", tags=["tables"])
async def advice(
    table_id: FromPath[str],
    hub: TheHub,
    request: Request[Any, Any, Any],
    state: State,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    lang: FromQuery[Language] = "en",
) -> Advice:
    """At a lesson's table, for the caller's own seat: what a bot would do there."""
    person = signed_in(await caller(request, hub))
    room = await service.visible_room(hub, table_id, person)
    adviser: Adviser = state.adviser
    return await adviser.advise(room, service.own_seat(room, person, seat), lang)


HANDLERS = (advice,)
