"""The server is killed again and again, in all phases; its database fails, its disk is full, its clock jumps."""

from __future__ import annotations

import asyncio
import itertools
import traceback
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL
from typing import Any, Final

from rockworker.engine.chance import Rng
from rockworker.server.storage.database import engine_for
from rockworker.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.proofs.killable import free_port, settings_for
from tests.server.proofs.parties import Party, check
from tests.soak.clock import Jumping
from tests.soak.report import Report

ALL: Final = ["fluctuating_market", "diamonds", "explosions", "inspectors"]
CLOCK: Final = {"kind": "bank", "bank_ms": 60_000, "increment_ms": 1_000}
KINDS: Final[list[dict[str, Any]]] = [
    {"game": "rockwell", "players": 2, "modules": ALL},
    {"game": "rockwell", "players": 4, "bots": {2: "random", 3: "greedy"}},
    {"game": "clockworker", "players": 3, "bots": {1: "greedy"}, "clock": CLOCK},
    {"game": "clockworker", "players": 4},
]
STUCK: Final = 120.0
"""Seconds within which somebody at each table must have made a move after a restart."""
DAY: Final = 86_400
PROGRESS: Final = 20
STORAGE: Final = 25
"""Every so many kills, the database or the disk fails before."""
JUMP: Final = 10
"""Every so many kills, the clock jumps before."""


class Beaten:
    """A server on one database that gets blows, and the parties that play on it."""

    def __init__(self, name: str, url: str, folder: Path, report: Report, postgres: Postgres | None) -> None:
        self.stage = f"kills, {name}"
        self.url = url
        self.report = report
        self.postgres = postgres
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.server = Jumping(settings_for(url, free_port()), str(self.log))
        self.chance = Rng(len(name) + free_port())
        self.parties: list[Party] = []
        self.blows: Counter[str] = Counter()
        self.prompts: set[str] = set()
        self.acked = 0
        self.sealed = 0
        self.checks = 0
        """Games compared with their disk: acknowledged moves there, once, and the log replayed to the same state."""
        self.seeds = itertools.count(self.chance.below(1 << 30), 1000)

    async def run(self, kills: int, until: float) -> None:
        """So many kills, or as many as there is time for; what comes short is a fault."""
        await self.server.start()
        self.parties = [await self._seated(kind) for kind in KINDS]
        try:
            while self.blows["kills"] < kills and asyncio.get_running_loop().time() < until:
                await self._round(self.blows["kills"] + 1)
        finally:
            if self.server.process.exitcode not in (None, -SIGKILL):
                self.report.fault(self.stage, f"the server has ended by itself: {self.server.process.exitcode}")
            await asyncio.gather(*[party.close() for party in self.parties])
            await self.server.stop()
            self._tell(kills)

    async def _round(self, number: int) -> None:
        await self._all_move()
        if number % JUMP == 0:
            self._jump()
        if number % STORAGE == 0:
            await (self._restart_database() if self.postgres else self._fill_disk())
        await self._moment(amid_sealed=bool(number % 2))
        await self.server.kill()
        self.blows["kills"] += 1
        await self._check()
        await self.server.start()
        await self._replace_finished()
        if number % PROGRESS == 0:
            self.report.say(self.stage, f"{number} kills, {self._moves()} moves acknowledged, none lost")

    async def _all_move(self) -> None:
        """No table is stuck: at each of them a move is made, or its game has ended."""
        before = [len(party.acked) for party in self.parties]
        try:
            async with asyncio.timeout(STUCK):
                while not all(map(_goes_on, self.parties, before)):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            where = [
                each.where() for each, moves in zip(self.parties, before, strict=True) if not _goes_on(each, moves)
            ]
            raise TimeoutError(f"stuck: {'; '.join(where)}") from None

    async def _moment(self, *, amid_sealed: bool) -> None:
        """Any moment; or, if it comes soon, the one right after somebody has made a sealed choice."""
        if not amid_sealed:
            await asyncio.sleep(self.chance.below(300) / 1000)
            return
        for party in self.parties:
            party.sealed.clear()
        sealing = [asyncio.create_task(party.sealed.wait()) for party in self.parties]
        await asyncio.wait(sealing, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        for task in sealing:
            task.cancel()

    def _moves(self) -> int:
        return self.acked + sum(len(party.acked) for party in self.parties)

    def _jump(self) -> None:
        """Up to a day forward or back."""
        self.server.jump(self.chance.below(2 * DAY) - DAY)
        self.blows["clock jumps"] += 1

    async def _restart_database(self) -> None:
        assert self.postgres
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.chance.below(1000) / 1000)
        await asyncio.to_thread(self.postgres.start)
        self.blows["database restarts"] += 1
        await self._all_move()

    async def _fill_disk(self) -> None:
        """No file of the server may grow any more, for a second."""
        from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

        process = self.server.process.pid
        _, hard = prlimit(process, RLIMIT_FSIZE)
        prlimit(process, RLIMIT_FSIZE, (4096, hard))
        await asyncio.sleep(1)
        prlimit(process, RLIMIT_FSIZE, (hard if hard != RLIM_INFINITY else RLIM_INFINITY, hard))
        self.blows["full disks"] += 1
        await self._all_move()

    async def _check(self) -> None:
        """What was acknowledged is on disk, once, and the log can be replayed to the same state."""
        store = Store(engine_for(self.url))
        try:
            self.sealed += any([await check(store, party) for party in self.parties])
            self.checks += len(self.parties)
        finally:
            await store.close()

    async def _replace_finished(self) -> None:
        for place, party in enumerate(self.parties):
            if party.finished:
                self._count(party)
                await party.close()
                self.parties[place] = await self._seated(party.kind)

    async def _seated(self, kind: dict[str, Any]) -> Party:
        party = Party(self.server.url, kind, next(self.seeds))
        await party.start()
        return party

    def _count(self, party: Party) -> None:
        self.acked += len(party.acked)
        self.prompts |= party.prompts

    def _tell(self, kills: int) -> None:
        for party in self.parties:
            self._count(party)
        self.report.figure(
            self.stage, **self.blows, amid_sealed_choices=self.sealed, kinds_of_decisions=len(self.prompts),
            moves_acknowledged=self.acked, games_compared_with_the_disk=self.checks,
        )  # fmt: skip
        if tracebacks := self.log.read_text().count("Traceback"):
            self.report.fault(self.stage, f"{tracebacks} tracebacks: {self.log.read_text()[-3000:]}")
        if self.blows["kills"] < kills:
            self.report.fault(self.stage, f"{self.blows['kills']} of {kills} kills within the time")


def _goes_on(party: Party, moves: int) -> bool:
    """Whether more moves than that were acknowledged, or no more can be made."""
    return len(party.acked) > moves or party.finished


@asynccontextmanager
async def told(report: Report, stage: str) -> AsyncIterator[None]:
    """A stage that fails is a fault, and the others go on."""
    try:
        yield
    except Exception as error:
        places = traceback.extract_tb(error.__traceback__)
        own = [f"{place.name}, line {place.lineno}" for place in places if "/tests/" in place.filename]
        report.fault(stage, f"{type(error).__name__}: {error} ({'; '.join(own)}; {places[-1].line})")
