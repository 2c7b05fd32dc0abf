"""Reviews of finished games, made in the background: what would have been better, for everybody who may look back."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec
import structlog
from litestar import get
from litestar.datastructures import State
from litestar.params import FromQuery

from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.engine.saves import Save
from rockworker.play.review import Verdict, guide_for, in_words
from rockworker.server.bots.reviewer import Order, Part, PlainVerdict
from rockworker.server.errors import GameIsNotOver, TooMuch
from rockworker.server.http.auth import TheHub, caller
from rockworker.server.http.parameters import AnyHttp, Invite, Lang, TableId, address_of
from rockworker.server.pipes import Child, run
from rockworker.server.storage.outage import insist
from rockworker.server.storage.store import Store
from rockworker.server.tables import history, service
from rockworker.text.texts import Texts

LOG = structlog.get_logger()
COMMAND: Final = (sys.executable, "-u", "-m", "rockworker.server.bots.reviewer")
AT_ONCE: Final = 5
"""Decisions between two looks at how far it is."""
PATIENCE: Final = 120.0
"""Seconds for these."""
MOST_KEPT: Final = 100
MOST_WAITING: Final = 10
MOST_OF_ONE: Final = 3
"""Reviews that one caller has begun and that wait, or are being made."""


class DecisionReview(msgspec.Struct, frozen=True):
    """One decision, looked at again."""

    number: int
    """How many actions had been taken before it."""
    player: int
    prompt: str
    taken: str
    """What was done, in words."""
    best: str
    """What looks best now; the same where nothing is better."""
    before: float
    """The player's chance to win with the best action …"""
    after: float
    """… and with the one that was taken."""
    points: float
    """By how many points the best action leads further."""
    better: str
    """Why something else was clearly better, in a sentence; empty: nothing was."""
    taken_action: dict[str, Any]
    """What was done, as it was sent: for marking it on the board."""
    best_action: dict[str, Any]


class ReviewInfo(msgspec.Struct, frozen=True):
    """How far a review is, and what it has found so far."""

    done: int
    total: int
    """Decisions that had more than one answer; 0: not yet counted."""
    is_complete: bool
    decisions: tuple[DecisionReview, ...]


class Job:
    """The review of one game."""

    def __init__(self, save: Save, played: str) -> None:
        self.save = save.encode()
        self.played = played
        self.total = 0
        self.found: list[PlainVerdict] = []
        self.is_complete = False
        self.task: asyncio.Task[None] | None = None

    def complete(self, verdicts: list[PlainVerdict]) -> Job:
        """Known already."""
        self.found, self.total, self.is_complete = verdicts, len(verdicts), True
        return self


class Reviewer:
    """Looks at one game after the other, in one process. What it has found is kept, at hand or in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._under_way: dict[asyncio.Task[None], str] = {}
        """And who has begun each."""
        self._turn = asyncio.Lock()
        self._child: Child | None = None

    async def job(self, table: str, save: Save, caller: str = "") -> Job:
        """The review of a table's game: known, under way, or begun now."""
        played = fingerprint(save)
        made = None if self._at_hand(table, played) else await self.store.reviews.find(table, played)
        # Others may have asked while the database was.
        job = self._at_hand(table, played) or self._new(table, Job(save, played), made, caller)
        self._jobs[table] = job
        self._jobs.move_to_end(table)
        self._forget_oldest()
        return job

    def _forget_oldest(self) -> None:
        """Of those that are complete: they are in the database."""
        complete = [table for table, job in self._jobs.items() if job.is_complete]
        for table in complete[: max(len(self._jobs) - MOST_KEPT, 0)]:
            del self._jobs[table]

    async def known(self, table: str, save: Save) -> Job:
        """The same, but none is begun: if there is none, it has found nothing."""
        job = Job(save, fingerprint(save))
        made = await self.store.reviews.find(table, job.played)
        if made is not None:
            job.complete(msgspec.convert(made, list[PlainVerdict]))
        return self._at_hand(table, job.played) or job

    def _at_hand(self, table: str, played: str) -> Job | None:
        job = self._jobs.get(table)
        return job if job and job.played == played else None

    def _new(self, table: str, job: Job, made: list[dict[str, Any]] | None, caller: str) -> Job:
        if made is not None:
            return job.complete(msgspec.convert(made, list[PlainVerdict]))
        if len(self._under_way) >= MOST_WAITING or [*self._under_way.values()].count(caller) >= MOST_OF_ONE:
            raise TooMuch
        job.task = asyncio.create_task(self._work(table, job))
        self._under_way[job.task] = caller
        job.task.add_done_callback(self._under_way.pop)
        return job

    async def close(self) -> None:
        """Ends all work."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._drop_child()

    async def _work(self, table: str, job: Job) -> None:
        """Others wait for their turn. What fails, for whatever reason, is forgotten, and may be asked for again."""
        try:
            async with self._turn:
                await self._look_at_all(job)
            await insist(lambda: self.store.reviews.keep(table, job.played, msgspec.to_builtins(job.found)))
        except Exception as error:
            LOG.warning("review failed", table=table, error=repr(error))
            if not job.is_complete and self._jobs.get(table) is job:
                del self._jobs[table]

    async def _look_at_all(self, job: Job) -> None:
        """Part after part. A process in which something went wrong is dropped while it is still nobody else's."""
        try:
            while not job.is_complete:
                await self._next_part(job)
        except BaseException:
            await self._drop_child()
            raise

    async def _next_part(self, job: Job) -> None:
        if self._child is None:
            self._child = Child(await run(*COMMAND))
        order = Order(job.save, len(job.found), AT_ONCE)
        async with asyncio.timeout(PATIENCE):
            part = msgspec.msgpack.decode(await self._child.exchange(msgspec.msgpack.encode(order)), type=Part)
        if part.failure:
            raise ReviewFailed(part.failure)
        job.total = part.total
        job.found += part.verdicts
        job.is_complete = len(job.found) >= part.total

    async def _drop_child(self) -> None:
        if self._child:
            await self._child.stop()
            self._child = None


class ReviewFailed(Exception):
    """The process could not make a review."""


def fingerprint(save: Save) -> str:
    """What was played, whatever the players are called by now."""
    return hashlib.sha256(msgspec.json.encode((save.header, save.log))).hexdigest()


def told(job: Job, game: Game, texts: Texts) -> ReviewInfo:
    """How far a review is, in a language's words."""
    decisions = tuple(_decision(one, game, texts) for one in job.found)
    return ReviewInfo(len(job.found), job.total, job.is_complete, decisions)


def _decision(one: PlainVerdict, game: Game, texts: Texts) -> DecisionReview:
    taken, best = _action(game, one.taken), _action(game, one.best)
    why = (tuple([hint.hint(game) for hint in one.brings]), tuple([step.step(game) for step in one.then]))
    chances = (one.before, one.after, one.points)
    verdict = Verdict(one.version, one.player, one.prompt, taken, best, *chances, *why)
    better = in_words(verdict, texts) if verdict.is_slip else ""
    words = (texts.action(taken), texts.action(best))
    return DecisionReview(one.version, one.player, one.prompt, *words, *chances, better, one.taken, one.best)


def _action(game: Game, plain: dict[str, Any]) -> Action:
    return game.codec.action(plain)


@get("/tables/{table_id:str}/review", summary="A game looked at again", tags=["history"])
async def review(
    table_id: TableId,
    hub: TheHub,
    state: State,
    request: AnyHttp,
    *,
    lang: Lang = "en",
    invite: Invite = None,
    begin: FromQuery[bool] = True,
) -> ReviewInfo:
    """After the end: for every decision the chance to win before and after, and what would have been better, with what
    its player could know then. The first call begins the work, unless `begin` is false; later ones tell how far it is,
    and then all of it."""
    person = await caller(request, hub)
    room = await service.visible_room(hub, table_id, person, invite)
    game = room.session.state.game
    if game is None or not game.is_over:
        raise GameIsNotOver
    guide_for(game.header.game, 0)
    reviewer: Reviewer = state.reviewer
    save = await history.export(room, person)
    job = await (reviewer.job(table_id, save, address_of(request)) if begin else reviewer.known(table_id, save))
    return told(job, game, room.text(lang).texts)


HANDLERS = (review,)
