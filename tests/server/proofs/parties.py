"""People at tables who play at random and remember what was acknowledged; and what the disk must then hold."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from rockworker.client import Client, RemoteSeat, ServerRefused
from rockworker.client.connection import new_key
from rockworker.client.seat import OVERTAKEN
from rockworker.engine.events import ChoiceSealed
from rockworker.protocol import Ack, Act, TableInfo
from rockworker.server.storage.store import Store
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.session import TableSession, new_state
from tests.server.harness import AtRandom


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
        self.prompts: set[str] = set()
        """What was asked when a move was acknowledged."""
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
            ack = await self._ask(seat, Act(turn.sight.number, new_key(), action))
            if ack is None:
                continue
            self.acked.append(Acked(seat.number, ack.number, action))
            self.prompts.add(turn.prompt)
            if seat.connection.log and ends_sealed(seat.connection.log[-1].events):
                self.sealed.set()

    async def _ask(self, seat: RemoteSeat, move: Act) -> Ack | None:
        """Sends a move; None: the table has moved on. Neither kills nor outages are to be noticed here."""
        try:
            return await seat.connection.ask(move)
        except ServerRefused as refused:
            if refused.error in OVERTAKEN:
                return None
            raise

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
