"""One server that lives on: hundreds of tables with four sockets each, moves all the time, its memory measured."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from statistics import mean
from typing import Any, Final

import httpx

from rockworker.client.seat import RemoteSeat
from rockworker.protocol import Act
from tests.server.proofs.killable import Killable
from tests.server.proofs.parties import Party
from tests.soak.report import Report

STAGE: Final = "held"
KINDS: Final[list[dict[str, Any]]] = [{"game": "rockwell", "players": 4}, {"game": "clockworker", "players": 4}]
SAMPLE: Final = 30.0
"""Seconds between two looks at the memory."""
WINDOW: Final = 3600.0
"""Seconds at the end over which the memory must stay level; in a shorter run its last three fifths."""
LEVEL: Final = 0.05
"""How much more memory the second half of that time may need than the first."""


class Pace:
    """Lets so many moves a second go."""

    def __init__(self, per_second: float) -> None:
        self.pause = 1 / per_second
        self.next = 0.0

    async def wait(self) -> None:
        """Until it is one's turn."""
        now = asyncio.get_running_loop().time()
        self.next = max(self.next, now) + self.pause
        await asyncio.sleep(self.next - now)


class Leisurely(Party):
    """A party in no hurry."""

    def __init__(self, url: str, kind: dict[str, Any], seed: int, pace: Pace) -> None:
        super().__init__(url, kind, seed)
        self.pace = pace

    async def _ask(self, seat: RemoteSeat, move: Act) -> Any:
        await self.pace.wait()
        return await super()._ask(seat, move)


class Held:
    """The tables, and what the server needs for them."""

    def __init__(self, server: Killable, tables: int, per_second: float, report: Report) -> None:
        self.server = server
        self.tables = tables
        self.pace = Pace(per_second)
        self.report = report
        self.parties: list[Leisurely] = []
        self.seeds = itertools.count(1, 100)
        self.games = 0
        self.memory: list[int] = []
        self.sockets: list[int] = []
        """As the server counts them, with those of others."""

    async def open(self) -> None:
        """Everybody sits down."""
        for number in range(self.tables):
            self.parties.append(await self._seated(KINDS[number % len(KINDS)]))
            if (number + 1) % 100 == 0:
                self.report.say(STAGE, f"{number + 1} tables, {4 * (number + 1)} sockets")

    async def hold(self, until: float) -> None:
        """Plays and measures until the time is up. Games that end are followed by others."""
        loop = asyncio.get_running_loop()
        while loop.time() < until:
            await asyncio.sleep(min(SAMPLE, max(until - loop.time(), 0)))
            await self._count_sockets()
            await self._replace_finished()
            self.memory.append(resident(self.server.process.pid))
            if len(self.memory) % 10 == 0:
                held = f"{self.sockets[-1]} sockets, {self.memory[-1] // 1000} MB"
                self.report.say(STAGE, f"{self.moves()} moves, {held}")

    async def _count_sockets(self) -> None:
        """The server must have a socket for everybody whose game goes on."""
        self.sockets.append(await sockets_of(self.server.url))
        wanted = 4 * sum(not party.finished for party in self.parties)
        if self.sockets[-1] < wanted:
            self.report.fault(STAGE, f"{self.sockets[-1]} sockets where {wanted} people play")

    async def close(self) -> None:
        """Everybody goes; then it is said whether the memory stayed level."""
        await asyncio.gather(*[party.close() for party in self.parties], return_exceptions=True)
        if self.memory:  # else not everybody could sit down, which is told as a fault of its own
            self._tell()

    def moves(self) -> int:
        """How many were acknowledged."""
        return self.games + sum(len(party.acked) for party in self.parties)

    async def _replace_finished(self) -> None:
        for place, party in enumerate(self.parties):
            if party.finished:
                self.games += len(party.acked)
                await party.close()
                self.parties[place] = await self._seated(party.kind)

    async def _seated(self, kind: dict[str, Any]) -> Leisurely:
        party = Leisurely(self.server.url, kind, next(self.seeds), self.pace)
        await party.start()
        return party

    def _tell(self) -> None:
        window = self.memory[-min(int(WINDOW / SAMPLE), (3 * len(self.memory) + 4) // 5) :]
        half = len(window) // 2
        growth = mean(window[half:]) / mean(window[:half] or window) - 1
        self.report.figure(STAGE, tables=self.tables, moves=self.moves())
        self.report.figure(STAGE, fewest_sockets=min(self.sockets), most_sockets=max(self.sockets))
        time = f"the last {len(window) * SAMPLE / 60:g} minutes"
        self.report.figure(STAGE, memory_in_MB=self.memory[-1] // 1000, growth=f"{growth:+.1%} within {time}")
        if growth > LEVEL:
            self.report.fault(STAGE, f"memory grew by {growth:.1%} within {time}")


async def sockets_of(url: str) -> int:
    """How many open sockets a server counts."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        text = (await http.get(f"{url}/metrics")).text
    return sum(int(float(line.split()[-1])) for line in text.splitlines() if line.startswith("rockworker_sockets{"))


def resident(process: int) -> int:
    """The memory of a process, in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])
