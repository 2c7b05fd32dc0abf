"""Random histories of a table on two processes: nobody gets a byte that their seat of that moment may not see.

News between the processes arrives late, at random. What each client is sent is compared with what the database says
of its person's seat, and with a view made afresh from the log."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.errors import RockworkerError
from rockworker.server import accounts, rights
from rockworker.server.http.limits import Bucket
from rockworker.server.http.sockets import SocketSession
from rockworker.server.metrics import Metrics
from rockworker.server.storage.rows import Person, TableRow
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.session import new_state
from rockworker.server.tables.state import TableState
from tests.server.harness import House, two_houses
from tests.server.sockets import Reader

HISTORIES = int(os.environ.get("ROCKWORKER_SEAT_HISTORIES", "2"))
"""How many on each database; `make soak` plays more."""
STEPS = 60
PEOPLE = ("Ann", "Ben", "Cleo", "Dora")
SEATS = 3


class Listener:
    """A client and the key that its socket was opened with."""

    def __init__(self, hub: Hub, room: Room, person: Person, key: str, client: Connection, metrics: Metrics) -> None:
        self.hub = hub
        self.room = room
        self.key = key
        self.client = client
        self.session = SocketSession(hub, room, person, client, Bucket(1e6), metrics)
        self.reader = Reader()

    def heard(self) -> list[Any]:
        """What has come since the last time."""
        queue = self.client.queue
        data = [queue.get_nowait() for _ in range(queue.qsize())]
        return [self.reader.read(each) for each in data if each is not None]


class History:
    """A table, two houses, and what people do there."""

    def __init__(self, houses: tuple[House, House], chance: Rng) -> None:
        self.houses = houses
        self.chance = chance
        self.people: list[Person] = []
        self.keys: dict[str, str] = {}
        self.listeners: list[Listener] = []
        self.table_id = ""
        self.judged = 0
        self.metrics = Metrics()

    # What may happen

    async def begin(self) -> None:
        """Everybody comes in, and the first one opens the table."""
        store = self.houses[0].hub.store
        for name in PEOPLE:
            person, key = await accounts.enter_as_guest(store, name)
            self.people.append(person)
            self.keys[person.id] = key
        self.houses[0].people = {person.name: person for person in self.people}
        room = await self.houses[0].table(PEOPLE[0], players=SEATS, start=False, public=True, patience_ms=1000)
        self.table_id = room.session.id

    async def step(self) -> None:
        """Up to three things at once, then everybody's messages are judged by the seats before and after."""
        before = await self.table()
        await self.forget(self.houses[self.below(2)], self.people[self.below(len(PEOPLE))])
        things = [self.thing() for _ in range(1 + self.chance.below(3))]
        for result in await asyncio.gather(*things, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, RockworkerError):
                raise result
        await self.judge(before, await self.table())

    def thing(self) -> Coroutine[Any, Any, None]:
        """One thing that somebody does at one of the houses; or news gets through."""
        house, person = self.houses[self.below(2)], self.people[self.below(len(PEOPLE))]
        plain: list[Callable[[House, Person], Coroutine[Any, Any, None]]] = [
            self.sit, self.sit, self.leave, self.clear, self.seat_bot, self.start, self.connect, self.connect,
            self.say, self.move, self.move, self.replace, self.come_back, self.sign_out, self.news, self.news,
        ]  # fmt: skip
        return plain[self.below(len(plain))](house, person)

    def below(self, limit: int) -> int:
        """By chance."""
        return self.chance.below(limit)

    async def room(self, house: House) -> Room:
        """The table in one of the houses."""
        return await house.hub.room(self.table_id)

    async def sit(self, house: House, person: Person) -> None:
        """Takes any seat."""
        await service.sit_down(house.hub, await self.room(house), person, self.below(SEATS))

    async def leave(self, house: House, person: Person) -> None:
        """Leaves the seat that the house believes to be this person's."""
        room = await self.room(house)
        for seat in service.seats_of(room.session.table, person):
            await service.stand_up(house.hub, room, person, seat)

    async def clear(self, house: House, _: Person) -> None:
        """The owner of the table sends somebody away."""
        await service.stand_up(house.hub, await self.room(house), self.people[0], self.below(SEATS))

    async def seat_bot(self, house: House, _: Person) -> None:
        """The owner of the table seats a bot."""
        await service.seat_bot(house.hub, await self.room(house), self.people[0], self.below(SEATS), "random")

    async def start(self, house: House, person: Person) -> None:
        """Anybody may try; seldom, so that seats have time to change."""
        if self.below(2):
            await service.start(await self.room(house), person)

    async def connect(self, house: House, person: Person) -> None:
        """A socket, through the person's seat or as a spectator."""
        room = await self.room(house)
        own = service.seats_of(room.session.table, person)
        client = Connection(person.id, own[0] if own else None, "en", accounts.hash_key(self.keys[person.id]))
        listener = Listener(house.hub, room, person, self.keys[person.id], client, self.metrics)
        self.listeners.append(listener)
        await listener.session._welcome(None)

    async def say(self, _: House, __: Person) -> None:
        """Something over any socket that was ever opened."""
        if self.listeners:
            listener = self.listeners[self.below(len(self.listeners))]
            await listener.session._answer(b'{"type": "say", "key": "k", "text": "psst"}')

    async def move(self, house: House, _: Person) -> None:
        """A seat that must decide does."""
        room = await self.room(house)
        actors = room.session.state.actors
        if actors:
            await house.act(room, actors[self.below(len(actors))], self.below(1000))

    async def replace(self, house: House, person: Person) -> None:
        """A player who is away gets a bot, if the others agree."""
        room = await self.room(house)
        house.clock.pass_ms(self.below(3) * 1000)
        own = service.seats_of(room.session.table, person)
        if own and room.session.state.position.vote:
            await house.vote(room, own[0])
        elif own:
            await house.propose(room, own[0], "replace", self.below(SEATS))

    async def come_back(self, house: House, person: Person) -> None:
        """A player for whom a bot plays asks to play again."""
        room = await self.room(house)
        for seat in service.seats_of(room.session.table, person):
            await house.propose(room, seat, "return")

    async def sign_out(self, house: House, person: Person) -> None:
        """And in again, with another key."""
        old, self.keys[person.id] = self.keys[person.id], await accounts.give_key(house.hub.store, person)
        await accounts.sign_out(house.hub, old)

    async def forget(self, house: House, person: Person) -> None:
        """Somebody has everything about them removed, and comes again as somebody else; seldom, and not the owner."""
        if person == self.people[0] or self.below(20):
            return
        await rights.forget(house.hub, person)
        again, key = await accounts.enter_as_guest(house.hub.store, person.name)
        self.people[self.people.index(person)] = again
        del self.keys[person.id]
        self.keys[again.id] = key

    async def news(self, house: House, _: Person) -> None:
        """What the other house has done gets through."""
        await house.hub.refresh(self.table_id)
        await house.hub.check_keys()

    # What may be heard

    async def table(self) -> TableRow:
        """As the database has it."""
        found = await self.houses[0].hub.store.table(self.table_id)
        assert found
        return found

    async def judge(self, before: TableRow, after: TableRow) -> None:
        """Every message of everybody."""
        states = await self.states(after)
        for listener in self.listeners:
            client = listener.client
            seat = client.seat
            owned = seat is None or client.person in (before.seats[seat].person, after.seats[seat].person)
            for message in listener.heard():
                self.judged += 1
                check(message, seat if owned else None, owned, states, after.status == "over")

    async def states(self, table: TableRow) -> dict[int, TableState]:
        """The table after each entry, made afresh."""
        state = new_state(table)
        states = {0: state.fork()}
        for row in await self.houses[0].hub.store.entries(self.table_id):
            state.apply(row.entry, row.at)
            states[row.number] = state.fork()
        return states

    async def settle(self) -> None:
        """In the end all news is through: those who have lost their seat or signed out are connected no longer."""
        for house in self.houses:
            await self.news(house, self.people[0])
        valid = set(self.keys.values())
        table = await self.table()
        for listener in self.listeners:
            seat, client = listener.client.seat, listener.client
            lost = seat is not None and table.seats[seat].person != client.person
            if lost or listener.key not in valid:
                assert client not in listener.room.connections
                assert client.closed


def check(message: Any, eyes: int | None, owned: bool, states: dict[int, TableState], over: bool) -> None:
    """A message against what a seat, or nobody's, may see."""
    if message["type"] == "said":
        assert owned
        assert over or eyes is not None or message["seat"] is None, "players' words are for players"
    if message["type"] not in ("welcome", "update"):
        return
    sight = message["sight"]
    if sight["number"] == 0:
        assert sight["view"] is None
        assert message["log"] == []
        return
    assert owned, "a seat's eyes are its owner's"
    game = states[sight["number"]].game
    assert game
    assert sight["view"] == plain(game.view(eyes))
    numbers = [line["number"] for line in message["log"]]
    assert all(number <= sight["number"] for number in numbers)


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("seed", range(HISTORIES))
def test_nobody_sees_through_a_seat_that_is_not_theirs(database_url: str, seed: int) -> None:
    """No matter who sits where, and which process knows of it."""
    asyncio.run(_live(database_url, seed))


async def _live(url: str, seed: int) -> None:
    async with asyncio.timeout(300), two_houses(url) as houses:
        history = History(houses, Rng(seed))
        await history.begin()
        for _ in range(STEPS):
            await history.step()
        await history.settle()
        assert history.judged > STEPS
