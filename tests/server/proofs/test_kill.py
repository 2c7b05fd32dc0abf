"""The server is killed at random moments of running games: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rockworker.client import Client, RemoteSeat, ServerRefused
from rockworker.client.connection import new_key
from rockworker.client.seat import OVERTAKEN
from rockworker.engine.chance import Rng
from rockworker.engine.events import ChoiceSealed
from rockworker.protocol import Act, TableInfo
from rockworker.server.storage.database import engine_for
from rockworker.server.storage.store import Store
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.session import TableSession, new_state
from tests.server.harness import AtRandom
from tests.server.proofs.killable import Killable, free_port, settings_for

ROUNDS = int(os.environ.get("ROCKWORKER_KILLS", "10"))
"""How often the server is killed in each test; `make soak` kills it more often."""
LONG = ROUNDS >= 100
"""In the long form there are more tables, and all games are played to their end; in the short one the shorter ones."""
MODULES = ["fluctuating_market", "diamonds", "explosions", "inspectors"]
KINDS: list[dict[str, Any]] = [
    {"game": "rockwell", "players": 2, "modules": MODULES},
    {"game": "clockworker", "players": 3, "bots": {1: "random"}},
    *([{"game": "rockwell", "players": 4, "bots": {2: "random"}}] if LONG else []),
]


class Acked(msgspec.Struct, frozen=True):
    """A move whose acknowledgement has arrived."""

    seat: int
    number: int
    action: dict[str, Any]


def plain(value: Any) -> Any:
    """As it comes back from the disk."""
    return msgspec.json.decode(msgspec.json.encode(value))


def ends_sealed(events: Sequence[dict[str, Any]]) -> bool:
    """Whether the last thing that happened is a sealed choice: others have still to choose."""
    return bool(events) and events[-1]["type"] == "choice-sealed"


class Party:
    """People at one table who play at random, and remember what was acknowledged."""

    def __init__(self, url: str, kind: dict[str, Any], seed: int) -> None:
        self.url = url
        self.kind = kind
        self.seed = seed
        self.table: TableInfo | None = None
        self.acked: list[Acked] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.clients: list[Client] = []
        self.sealed = asyncio.Event()
        """Somebody has just made a sealed choice, and others have still to choose."""

    async def start(self) -> None:
        """Everybody sits down, the game starts."""
        host = await self._client("Host")
        self.table = await host.open_table(**self.kind)
        free = [seat.number for seat in self.table.seats if not seat.bot]
        seats = [await host.sit(self.table)]
        for number in free[1:]:
            guest = await self._client(f"Guest {number}")
            seats.append(await guest.sit(self.table, number, self.table.invite))
        await host.start(self.table)
        self.tasks = [asyncio.create_task(self._play(seat, AtRandom(self.seed + seat.number))) for seat in seats]

    async def _client(self, name: str) -> Client:
        client = Client(self.url)
        self.clients.append(client)
        await client.enter(name)
        return client

    async def _play(self, seat: RemoteSeat, choose: AtRandom) -> None:
        async for turn in seat.turns():
            action = plain(choose(turn.offers))
            try:
                ack = await seat.connection.ask(Act(turn.sight.number, new_key(), action))
            except ServerRefused as refused:
                if refused.error not in OVERTAKEN:
                    raise
                continue
            self.acked.append(Acked(seat.number, ack.number, action))
            if seat.connection.log and ends_sealed(seat.connection.log[-1].events):
                self.sealed.set()

    @property
    def finished(self) -> bool:
        """Everybody has seen the end; a player who has failed lets us know."""
        for task in self.tasks:
            if task.done():
                task.result()
        return all(task.done() for task in self.tasks)

    def where(self) -> str:
        """How far it has come."""
        sights = [seat.connection.sight for client in self.clients for seat in client._seats]
        seen = [(sight.number, sight.actors, sight.prompt, len(sight.offers)) for sight in sights if sight]
        return f"{self.kind['game']}: {len(self.acked)} moves acknowledged, seen {seen}"

    async def close(self) -> None:
        """Everybody goes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for client in self.clients:
            await client.close()


async def check(store: Store, party: Party) -> bool:
    """What is on disk: all that was acknowledged, nothing by halves, and one truth in log and snapshots."""
    assert party.table
    table = await store.table(party.table.id)
    assert table
    rows = await store.log(table)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    for acked in party.acked:
        assert rows[acked.number - 1].entry == Moved(acked.seat, acked.action), "an acknowledged move is gone"
    _nothing_is_done_twice(party, rows)
    replayed = new_state(table)
    for row in rows:
        events = replayed.apply(row.entry, row.at)
        assert tuple(events) == row.events
    session = TableSession(store, table, lambda: 0)
    await session.load()
    assert session.state.snapshot() == replayed.snapshot(), "sealed choices and all"
    assert table.status == session.status
    return isinstance(rows[-1].events[-1], ChoiceSealed) if rows[-1].events else False


def _nothing_is_done_twice(party: Party, rows: Sequence[LogRow]) -> None:
    """Each player sends one move at a time, and sends it again until there is an answer."""
    acked = {each.number for each in party.acked}
    unheard = [row.entry.seat for row in rows if isinstance(row.entry, Moved) and row.number not in acked]
    people = [seat for seat in unheard if seat not in party.kind.get("bots", {})]
    assert len(people) == len(set(people)), "more than the one move whose answer was lost"


@contextlib.asynccontextmanager
async def parties(server: Killable, seed: int) -> AsyncIterator[list[Party]]:
    """A party for each kind of table."""
    made = [Party(server.url, kind, seed + 10 * number) for number, kind in enumerate(KINDS)]
    try:
        for party in made:
            await party.start()
        yield made
    finally:
        for party in made:
            print(party.where())  # a failed test shows it
            await party.close()


def test_kill_at_any_moment(database_url: str, tmp_path: Path) -> None:
    """Kill, check the disk, start again: games go on where they were, and are finished by the same clients."""
    seed = secrets.randbits(32)
    print(f"seed {seed}")  # a failed test shows it
    asyncio.run(_kill_at_any_moment(database_url, tmp_path, seed))


async def _kill_at_any_moment(url: str, folder: Path, seed: int) -> None:
    server = Killable(settings_for(url, free_port()), str(folder / "log"))
    chance, with_sealed, played = Rng(seed), 0, 0
    await server.start()
    try:
        async with asyncio.timeout(60 + 20 * ROUNDS), parties(server, seed) as running:
            for number in range(ROUNDS):
                await _wait_for_the_moment(running, number, chance)
                await server.kill()
                with_sealed += await _check_all(url, running)
                await server.start()
                played += await _replace_finished(server, running, seed + 1000 * number)
            await asyncio.gather(*[_finish(party) for party in running])
            await server.kill()
            await _check_all(url, running)
            played += sum(len(party.acked) for party in running)
        print(f"{ROUNDS} kills, {with_sealed} of them amid sealed choices; {played} moves acknowledged, none lost")
        assert with_sealed, "no kill has met a sealed choice"
    finally:
        await server.stop()


async def _finish(party: Party) -> None:
    """The game goes on after the last restart, and to its end where that is not too long."""
    if LONG or party.kind["game"] == "clockworker":
        await asyncio.gather(*party.tasks)
        return
    before = len(party.acked)
    while len(party.acked) < before + 5 and not party.finished:
        await asyncio.sleep(0.01)


async def _wait_for_the_moment(running: list[Party], number: int, chance: Rng) -> None:
    """Any moment; every other time right after somebody has made a sealed choice."""
    before = [len(party.acked) for party in running]
    while [len(party.acked) for party in running] == before and not all([party.finished for party in running]):
        await asyncio.sleep(0.01)
    if number % 2:
        sealing = [asyncio.create_task(_next_sealed(party)) for party in running]
        await asyncio.wait(sealing, timeout=2, return_when=asyncio.FIRST_COMPLETED)
        for task in sealing:
            task.cancel()
    else:
        await asyncio.sleep(chance.below(300) / 1000)


async def _next_sealed(party: Party) -> None:
    party.sealed.clear()
    await party.sealed.wait()


async def _check_all(url: str, running: list[Party]) -> bool:
    """Checks all tables; whether one of them waits for the rest of sealed choices."""
    store = Store(engine_for(url))
    try:
        return any([await check(store, party) for party in running])
    finally:
        await store.close()


async def _replace_finished(server: Killable, running: list[Party], seed: int) -> int:
    """New tables for those whose game is over: how many moves were acknowledged there."""
    played = 0
    for place, party in enumerate(running):
        if party.finished:
            played += len(party.acked)
            await party.close()
            running[place] = Party(server.url, party.kind, seed)
            await running[place].start()
    return played
