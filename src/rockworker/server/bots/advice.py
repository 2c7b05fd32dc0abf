"""Advice for learners: at a lesson's table a player who must decide may ask what a bot would do in their place.

The bot thinks as all bots do: in a process of its own, about a game in which everything that this seat can't know
is redealt. So advice reveals nothing that its reader could not have seen."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from rockworker.engine.errors import NotYourTurn
from rockworker.engine.game import Game
from rockworker.engine.hints import Hint
from rockworker.engine.offers import Action
from rockworker.play.review import Weighed, reasons_in_words
from rockworker.play.steps import what_it_brings
from rockworker.protocol import Language
from rockworker.server.bots.pool import BotFailed, WorkerPool
from rockworker.server.bots.worker import Reason, task_for
from rockworker.server.errors import BotPlaysHere, NoAdvice, NotALesson, TableHasNotStarted, TableIsOver, TableIsPaused
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room
from rockworker.server.tables.session import TableSession
from rockworker.text.texts import Texts


class Advice(msgspec.Struct, frozen=True):
    """A move that a bot would make in the caller's place."""

    number: int
    """The version of the table that it was thought about."""
    action: dict[str, Any]
    text: str
    """The move in words."""
    reasons: tuple[str, ...]
    """What it brings and makes possible, and how it compares with the next best move."""


class Given(NamedTuple):
    """Advice that was thought about."""

    seat: int
    since: int
    """The entry since which the seat had been asked: others' sealed choices change the game, but not the question."""
    action: Action
    brings: tuple[Hint, ...]
    weighed: Weighed | None


class Adviser:
    """Thinks for learners. The same question gets the same answer again, without new thinking."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self._given: WeakKeyDictionary[Room, Given] = WeakKeyDictionary()
        """By table: what was advised last. By its room, since a compiled session can't be referred to weakly."""

    async def advise(self, room: Room, seat: int, language: str) -> Advice:
        """A move for a seat that must decide, in a language's words."""
        session = room.session
        game, number = _asked(session, seat), session.state.number
        since = session.state.position.asked[seat]
        known = self._given.get(room)
        if known is None or (known.seat, known.since) != (seat, since):
            known = self._given[room] = await self._think(game, seat, since)
        texts = room.text(language).texts
        return Advice(number, msgspec.to_builtins(known.action), texts.action(known.action), _reasons(known, texts))

    async def _think(self, game: Game, seat: int, since: int) -> Given:
        # What the move brings is told of the game as it is asked about now: it may go on while a bot thinks.
        now = game.copy()
        try:
            thought = await self.pool.think(task_for(now, seat, service.leavers_bot(now.header.game), for_learner=True))
        except BotFailed:
            raise NoAdvice from None
        action = now.codec.action(thought.action)
        if not any(action in offer for offer in now.offers(seat)):
            raise NoAdvice
        compared = _weighed(now, action, thought.reason) if thought.reason else None
        return Given(seat, since, action, what_it_brings(now, seat, action), compared)


def _weighed(game: Game, action: Action, why: Reason) -> Weighed:
    then = tuple([step.step(game) for step in why.then])
    return Weighed(action, why.chance, game.codec.action(why.other), why.less, then)


def _reasons(given: Given, texts: Texts) -> tuple[str, ...]:
    compared = reasons_in_words(given.weighed, texts) if given.weighed else ()
    return (*map(texts.hint, given.brings), *compared)


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
