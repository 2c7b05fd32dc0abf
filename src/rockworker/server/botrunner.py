"""Bots at the tables. They think in processes of their own, and act through the same door as people.

A bot never gets the real game: only one in which everything that it can't know is dealt anew."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec
import structlog

from rockworker.bots import GameSeat, make_bot
from rockworker.core.codec import Codec
from rockworker.core.definition import Header
from rockworker.core.game import Game
from rockworker.games import definition_of
from rockworker.server.entries import BotReplaced, LogRow, Moved
from rockworker.server.errors import ServerError
from rockworker.server.hub import Hub, Room
from rockworker.server.live import LiveTable

LOG = structlog.get_logger()
TRIES: Final = 3
"""How often a bot may fail at one decision before another one takes its place."""
PATIENCE: Final = 60.0
"""Seconds for one decision."""
LAST_RESORT: Final = "random"


class Task(msgspec.Struct, frozen=True):
    """A decision for a bot, as plain data for another process."""

    header: Header
    state: bytes
    version: int
    player: int
    bot: str
    seed: int


def task_for(game: Game, player: int, bot: str) -> Task:
    """What a bot may know of a game: the header without its seed, and a game that may be the real one."""
    imagined = game.imagine(player, secrets.randbits(64))
    header = msgspec.structs.replace(game.header, seed=0)
    state = imagined.codec.state_to_json(imagined.play.state)
    return Task(header, state, game.version, player, bot, secrets.randbits(64))


def decide(task: Task) -> dict[str, Any]:
    """Runs in a process of its own."""
    definition = definition_of(task.header.game)
    state = Codec.of(definition).state_from_json(task.state)
    game = Game.resume(definition, task.header, state, task.version)
    action = make_bot(task.bot, task.header.game, task.seed).choose(GameSeat(game, task.player))
    plain: dict[str, Any] = msgspec.to_builtins(action)
    return plain


class BotRunner:
    """Lets the bots of this process's tables play. One task a table; tables never wait for each other's."""

    def __init__(self, hub: Hub, processes: int) -> None:
        self.hub = hub
        self.processes = processes
        self._pool = self._new_pool()
        self._running: dict[str, asyncio.Task[None]] = {}
        hub.on_open.append(self._on_open)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    async def wake_all(self) -> None:
        """After a start: games that wait for a bot go on."""
        for table_id in await self.hub.store.running_tables():
            await self.hub.room(table_id)

    async def close(self) -> None:
        """Stops thinking; what is not on disk was never played."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _on_open(self, room: Room) -> None:
        room.live.listeners.append(self._on_rows)
        self._wake(room.live)

    def _on_rows(self, live: LiveTable, _rows: list[LogRow]) -> None:
        self._wake(live)

    def _wake(self, live: LiveTable) -> None:
        if _waiting_bot(live) is not None and live.id not in self._running:
            task = asyncio.create_task(self._play(live))
            self._running[live.id] = task
            task.add_done_callback(lambda _: self._finished(live))

    def _finished(self, live: LiveTable) -> None:
        self._running.pop(live.id, None)
        self._wake_later(live)

    def _wake_later(self, live: LiveTable) -> None:
        """Something may have happened between the last look and the task's end."""
        if live.id in self.hub.rooms and _waiting_bot(live) is not None:
            asyncio.get_running_loop().call_later(1.0, self._wake, live)

    async def _play(self, live: LiveTable) -> None:
        failures = 0
        while (seat := _waiting_bot(live)) is not None:
            try:
                await self._move(live, seat)
                failures = 0
            except Exception as error:
                failures += 1
                await self._after_failure(live, seat, error, failures)

    async def _move(self, live: LiveTable, seat: int) -> None:
        game, version = live.record.game, live.record.number
        assert game is not None
        task = task_for(game, seat, live.record.position.seats[seat].bot)
        future = asyncio.get_running_loop().run_in_executor(self._pool, decide, task)
        action = await asyncio.wait_for(future, PATIENCE)
        if seat in live.record.actors:
            await live.submit(Moved(seat, action), version=version)

    async def _after_failure(self, live: LiveTable, seat: int, error: Exception, failures: int) -> None:
        if isinstance(error, ServerError):
            return  # the table has moved on: look again
        bot = live.record.position.seats[seat].bot
        LOG.warning("bot failed", table=live.id, seat=seat, bot=bot, error=repr(error), failures=failures)
        if isinstance(error, BrokenProcessPool | asyncio.TimeoutError):
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()
        if failures >= TRIES and bot != LAST_RESORT:
            await live.submit(BotReplaced(seat, LAST_RESORT))


def _waiting_bot(live: LiveTable) -> int | None:
    """A seat whose bot must decide."""
    seats = live.record.position.seats
    return next((seat for seat in live.record.actors if seats[seat].bot), None)
