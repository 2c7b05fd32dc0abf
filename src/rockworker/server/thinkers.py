"""The processes in which bots think: a few at hand, one more for whoever waits too long, gone if they take too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any, Final

import msgspec
import structlog

from rockworker.server.thinker import LENGTH, Task, Thought, pack

LOG = structlog.get_logger()
IMPATIENT: Final = 0.5
"""After so many seconds of waiting for a free process, one more is started …"""
MOST_TIMES: Final = 4
"""… up to so many times the usual number."""
COMMAND: Final = (sys.executable, "-m", "rockworker.server.thinker")


class BotFailed(Exception):
    """A bot crashed, broke its process or took too long."""


class Thinker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Thinker:
        """A fresh process."""
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe))

    async def think(self, task: Task) -> dict[str, Any]:
        """A decision; BotFailed with the reason if there is none."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin
        assert stdout
        try:
            stdin.write(pack(task))
            await stdin.drain()
            length = LENGTH.unpack(await stdout.readexactly(LENGTH.size))[0]
            thought = msgspec.msgpack.decode(await stdout.readexactly(length), type=Thought)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise BrokenThinker(f"the process has ended: {error!r}") from None
        if thought.action is None:
            raise BotFailed(thought.failure)
        return thought.action

    async def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BrokenThinker(BotFailed):
    """The process is of no use any more."""


class Thinkers:
    """Hands out processes. A slow bot holds up its own process only: for those who wait, another one is started."""

    def __init__(self, usual: int, patience: float) -> None:
        self.usual = usual
        self.patience = patience
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._places = 0
        self._freed = asyncio.Condition()

    async def think(self, task: Task) -> dict[str, Any]:
        """A decision; BotFailed if there is none in time."""
        thinker = await self._take()
        try:
            async with asyncio.timeout(self.patience):
                action = await thinker.think(task)
        except BotFailed as error:
            await self._give_back(thinker, broken=isinstance(error, BrokenThinker))
            raise
        except TimeoutError:
            await self._give_back(thinker, broken=True)
            raise BotFailed(f"no decision in {self.patience} s") from None
        except BaseException:
            await asyncio.shield(self._give_back(thinker, broken=True))
            raise
        await self._give_back(thinker)
        return action

    async def close(self) -> None:
        """Ends all processes."""
        for thinker in list(self._all):
            await thinker.stop()
        self._all.clear()
        self._idle.clear()

    async def _take(self) -> Thinker:
        async with self._freed:
            if not self._idle and self._places >= self.usual:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(IMPATIENT):
                        await self._freed.wait_for(lambda: self._idle or self._places < self.usual)
            if not self._idle and self._places >= self.usual * MOST_TIMES:
                await self._freed.wait_for(lambda: self._idle or self._places < self.usual * MOST_TIMES)
            if self._idle:
                return self._idle.pop()
            self._places += 1
        return await self._start()

    async def _start(self) -> Thinker:
        try:
            thinker = await Thinker.start()
        except BaseException:
            self._places -= 1
            raise
        self._all.add(thinker)
        return thinker

    async def _give_back(self, thinker: Thinker, broken: bool = False) -> None:
        """Back into the row; what is broken, or more than usual, goes."""
        async with self._freed:
            spare = broken or self._places > self.usual
            if spare:
                self._places -= 1
            else:
                self._idle.append(thinker)
            self._freed.notify()
        if spare:
            self._all.discard(thinker)
            await thinker.stop()
