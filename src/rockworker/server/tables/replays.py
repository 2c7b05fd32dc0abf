"""Whole games are played again, and owners' numbers looked at, in one process beside the server: one after the other,
and not for one caller alone."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Final

import msgspec
import structlog

from rockworker.components.bounds import size_flaw
from rockworker.engine.errors import BadComponents
from rockworker.protocol import GameStatistics
from rockworker.server.errors import Broken, TooMuch, TooMuchWork
from rockworker.server.http.limits import Buckets
from rockworker.server.pipes import Child, ChildIsGone, run
from rockworker.server.tables.own_numbers import CheckedNumbers
from rockworker.server.tables.replayer import (
    Answer,
    CheckFile,
    CheckTables,
    Count,
    Counted,
    Failed,
    FileChecked,
    Order,
    Played,
    PlayMoves,
    Result,
    TablesChecked,
)

LOG = structlog.get_logger()
COMMAND: Final = (sys.executable, "-u", "-m", "rockworker.server.tables.replayer")
PATIENCE: Final = 30.0
"""Seconds for one order; what takes longer is refused."""
NO_FILE: Final = "–"
"""What stands for the name of a file where numbers come without one."""
MOST_WAITING: Final = 20
MOST_OF_ONE: Final = 3
"""Orders of one caller that may wait at once."""


class Replays:
    """Takes orders. Each caller has so many seconds of work a minute, a third of them at once."""

    def __init__(self, seconds_per_minute: float, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._budget = Buckets(seconds_per_minute / 60)
        self._waiting: Counter[str] = Counter()
        self._turn = asyncio.Lock()
        self._child: Child | None = None

    async def play(self, order: PlayMoves, caller: str) -> Played:
        """A log made from moves."""
        played = await self._queue(order, caller)
        assert isinstance(played, Played)
        return played

    async def count(self, order: Count, caller: str) -> GameStatistics:
        """A game in numbers."""
        counted = await self._queue(order, caller)
        assert isinstance(counted, Counted)
        return counted.statistics

    async def check_file(self, order: CheckFile, caller: str) -> CheckedNumbers:
        """What an owner's component file is worth."""
        checked = await self._queue(order, caller)
        assert isinstance(checked, FileChecked)
        return checked.found

    async def check_tables(self, order: CheckTables, caller: str) -> None:
        """Refuses component numbers that no table can be opened with; far too many of them, without any work."""
        if found := size_flaw(order.components):
            raise found.error(NO_FILE)
        checked = await self._queue(order, caller)
        assert isinstance(checked, TablesChecked)
        if checked.flaw is not None:
            raise BadComponents(**checked.flaw)

    async def close(self) -> None:
        """Ends the process."""
        if self._child:
            await self._child.stop()

    async def _queue(self, order: Order, caller: str) -> Result:
        if self._waiting.total() >= MOST_WAITING or self._waiting[caller] >= MOST_OF_ONE:
            raise TooMuch
        self._waiting[caller] += 1
        try:
            async with self._turn:
                if not self._budget.has(caller):
                    raise TooMuch
                return await self._work(order, caller)
        finally:
            self._waiting[caller] -= 1

    async def _work(self, order: Order, caller: str) -> Result:
        self._child = self._child or Child(await run(*COMMAND))
        child, seconds, good = self._child, self.patience, False
        try:
            async with asyncio.timeout(self.patience):
                told = msgspec.json.decode(await child.exchange(msgspec.json.encode(order)), type=Answer)
            seconds, good = told.seconds, True
        except TimeoutError:
            raise TooMuchWork from None
        except ChildIsGone as error:
            LOG.warning("replay failed", error=str(error))
            raise Broken from None
        finally:
            self._budget.charge(caller, seconds)
            if not good:
                self._child = None
                await asyncio.shield(child.stop())
        if isinstance(told.result, Failed):
            LOG.warning("replay failed", error=told.result.reason)
            raise Broken
        return told.result
