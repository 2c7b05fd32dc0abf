"""A pool of processes in which bots think, with overflow for slow ones and a time limit for each decision.

Our own and not a library's because workers get plain data and no pickle."""

from __future__ import annotations

import asyncio
import sys
from time import monotonic
from typing import Final

import msgspec
import structlog

from rockworker.server.bots.worker import Failure, Task, Thought
from rockworker.server.pipes import Child, ChildIsGone, run

LOG = structlog.get_logger()
IMPATIENT: Final = 0.5
"""After so many seconds of thinking a process does not count any more, and another one may be started …"""
MOST_TIMES: Final = 4
"""… up to so many times the usual number in all."""
KEPT: Final = 60.0
"""Seconds for which those beyond the usual number are kept idle: load comes back, and to start takes long."""
COMMAND: Final = (sys.executable, "-u", "-m", "rockworker.server.bots.worker")
_DECODER: Final[msgspec.msgpack.Decoder[Thought | Failure]] = msgspec.msgpack.Decoder(Thought | Failure)


class BotFailed(Exception):
    """A bot crashed, broke its process or took too long."""


class Worker(Child):
    """One process in which bots think."""

    @classmethod
    async def start(cls) -> Worker:
        """A fresh process."""
        return cls(await run(*COMMAND))

    async def think(self, task: Task) -> Thought:
        """A decision; BotFailed with the reason if there is none."""
        try:
            told = await self.exchange(msgspec.msgpack.encode(task))
        except ChildIsGone as error:
            raise BrokenWorker(f"the process has ended: {error}") from None
        try:
            thought = _DECODER.decode(told)
        except msgspec.ValidationError as error:
            raise BotFailed(f"no action: {error}") from None
        if isinstance(thought, Failure):
            raise BotFailed(thought.why)
        return thought


class BrokenWorker(BotFailed):
    """The process is of no use any more."""


class WorkerPool:
    """Hands out processes. A slow bot holds up its own process only: others get one more."""

    def __init__(self, usual: int, patience: float) -> None:
        self.usual = usual
        self.patience = patience
        self._all = 0
        """Processes that think, idle or are just being started."""
        self._idle: dict[Worker, float] = {}
        """Since when; those that were used last are used first, so that the others grow old."""
        self._busy: set[Worker] = set()
        self._long: set[Worker] = set()
        """Those that have been thinking for a while: they don't count among the usual ones."""
        self._change = asyncio.Event()
        self._thinning: asyncio.Task[None] | None = None
        """Ends processes that nobody has needed."""
        self._closed = False

    async def think(self, task: Task) -> Thought:
        """A decision; BotFailed if there is none in time. The bot is told how long it has waited for a process, and
        for that to start."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        worker = await self._take()
        timer = loop.call_later(IMPATIENT, self._takes_long, worker)
        broken = True
        try:
            async with asyncio.timeout(self.patience):
                asked = msgspec.structs.replace(task, waited=loop.time() - began, sent=monotonic())
                thought = await worker.think(asked)
            broken = False
            return thought
        except BotFailed as error:
            broken = isinstance(error, BrokenWorker)
            raise
        except TimeoutError:
            raise BotFailed(f"no decision in {self.patience} s") from None
        finally:
            timer.cancel()
            await asyncio.shield(self._give_back(worker, broken))

    async def close(self) -> None:
        """Ends all processes."""
        self._closed = True
        if self._thinning:
            self._thinning.cancel()
            await asyncio.gather(self._thinning, return_exceptions=True)
        for worker in [*self._idle, *self._busy]:
            await worker.stop()
        self._idle.clear()

    async def _take(self) -> Worker:
        while not self._has_room():
            self._change.clear()
            await self._change.wait()
        if not self._idle:
            return await self._start()
        worker, _ = self._idle.popitem()
        self._busy.add(worker)
        return worker

    def _has_room(self) -> bool:
        """Whether one more may think: idle ones or not, only the usual number do at a time, besides slow ones."""
        thinking = self._all - len(self._idle) - len(self._long)
        return thinking < self.usual and (bool(self._idle) or self._all < self.usual * MOST_TIMES)

    async def _start(self) -> Worker:
        self._all += 1
        try:
            worker = await Worker.start()
        except BaseException:
            self._all -= 1
            self._change.set()
            raise
        self._busy.add(worker)
        return worker

    def _takes_long(self, worker: Worker) -> None:
        self._long.add(worker)
        self._change.set()

    async def _give_back(self, worker: Worker, broken: bool) -> None:
        """Back into the row; what is broken goes at once, what is more than usual if nobody needs it for a while."""
        self._busy.discard(worker)
        self._long.discard(worker)
        if broken:
            self._all -= 1
        else:
            self._idle[worker] = asyncio.get_running_loop().time()
            self._thin_out()
        self._change.set()
        if broken:
            await worker.stop()

    def _thin_out(self) -> None:
        is_at_it = self._thinning is not None and not self._thinning.done()
        if self._has_spares() and not is_at_it and not self._closed:
            self._thinning = asyncio.create_task(self._end_spares())

    def _has_spares(self) -> bool:
        return self._all > self.usual and bool(self._idle)

    async def _end_spares(self) -> None:
        """One after another, each when its time is up."""
        loop = asyncio.get_running_loop()
        while self._has_spares():
            worker, since = next(iter(self._idle.items()))
            if loop.time() < since + KEPT:
                await asyncio.sleep(since + KEPT - loop.time())
                continue
            del self._idle[worker]
            self._all -= 1
            self._busy.add(worker)  # until it has ended, so that closing waits for that
            await worker.stop()
            self._busy.discard(worker)
