"""A history of tables on two processes: what people do there, by every way that there is, and what each hears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from rockworker.engine.chance import Rng
from rockworker.engine.errors import RockworkerError
from rockworker.engine.offers import sample
from rockworker.server import accounts, rights
from rockworker.server.http.limits import Bucket
from rockworker.server.http.outbox import HoldingTransport, Outbox
from rockworker.server.http.sockets import SocketSession
from rockworker.server.http.wire import Wire
from rockworker.server.metrics import Metrics
from rockworker.server.storage.rows import Person
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.invitations import play_again
from tests.server.harness import House
from tests.server.sockets import Reader

PEOPLE = ("Ann", "Ben", "Cleo", "Dora")
SEATS = 3
SHORT_GAME = 8
"""Entries after which the people may agree on the end."""


Thing = Callable[[House, Person], Coroutine[Any, Any, None]]


class Far(asyncio.Transport):
    """The other end of a connection: keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.data = b""

    def write(self, data: Any) -> None:
        self.data += bytes(data)

    def is_closing(self) -> bool:
        return False


def messages_in(data: bytes) -> list[bytes]:
    """The messages of a server's frames, all of them whole (RFC 6455)."""
    found = []
    while data:
        length, start = data[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        found.append(data[start : start + length])
        data = data[start + length :]
    return found


class Listener:
    """A socket, as far as it is ours: from its session to the bytes that go out, past the queue or through it."""

    def __init__(self, hub: Hub, room: Room, person: Person, seat: int | None, key: str, metrics: Metrics) -> None:
        self.hub = hub
        self.room = room
        self.key = key
        self.far = Far()
        self.writable = asyncio.Event()
        self.writable.set()
        transport = HoldingTransport(self.far, Outbox.of(asyncio.get_running_loop()))
        ours = SimpleNamespace(close_sent=False, transport=transport, writable=self.writable)
        put = partial(Wire.put, cast("Wire", ours))
        self.client = Connection(person.id, seat, "en", accounts.hash_key(key), put)
        self.session = SocketSession(hub, room, person, self.client, Bucket(1e6), metrics)
        self.reader = Reader()

    async def come_in(self) -> None:
        """Is welcomed, and listens from then on."""
        await self.session._welcome(None)
        self.session._listens = True

    async def send(self, message: dict[str, Any]) -> bool:
        """By the short way, if that is open: True."""
        text = json.dumps(message).encode()
        if self.session.take(text):
            await self.session._is_free.wait()
            return True
        await self.session._answer(text)
        return False

    def heard(self) -> list[Any]:
        """What has come since the last time."""
        data, self.far.data = messages_in(self.far.data), b""
        queue = self.client.queue
        waiting = [queue.get_nowait() for _ in range(queue.qsize())]
        return [self.reader.read(each) for each in (*data, *waiting) if each is not None]


class History:
    """Tables, two houses, and what people do there."""

    def __init__(self, houses: tuple[House, House], chance: Rng) -> None:
        self.houses = houses
        self.chance = chance
        self.people: list[Person] = []
        self.keys: dict[str, str] = {}
        self.listeners: list[Listener] = []
        self.knocking: list[Listener] = []
        self.table_id = ""
        self.lost: set[tuple[str, int]] = set()
        """Seats by table that somebody has lost who was connected through them."""
        self.happened: set[str] = set()
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
        await self.open_table()

    async def open_table(self) -> None:
        """Another one."""
        room = await self.houses[0].table(PEOPLE[0], players=SEATS, start=False, public=True, patience_ms=1000)
        self.table_id = room.session.id

    async def step(self) -> None:
        """Up to three things at once."""
        await self.forget(self.houses[self.below(2)], self.people[self.below(len(PEOPLE))])
        things = [self.thing() for _ in range(1 + self.below(3))]
        for result in await asyncio.gather(*things, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, RockworkerError):
                raise result
        if await self.houses[0].hub.store.table(self.table_id) is None:
            await self.open_table()  # nobody was left at the old one

    def thing(self) -> Coroutine[Any, Any, None]:
        """One thing that somebody does at one of the houses; or news gets through."""
        house, person = self.houses[self.below(2)], self.people[self.below(len(PEOPLE))]
        always: list[Thing] = [
            self.sit, self.leave, self.start, self.connect, self.knock, self.say, self.replace, self.come_back,
            self.sign_out, self.slow_down, self.news, self.news,
        ]  # fmt: skip
        room = house.hub.rooms.get(self.table_id)
        if room is None or room.session.status == "open":
            always += [self.sit, self.sit, self.sit, self.clear, self.seat_bot, self.start, self.start, self.connect]
        else:
            always += [self.move] * 8 + [self.end_and_again] * 3 + [self.come_in] * 3
        return always[self.below(len(always))](house, person)

    def below(self, limit: int) -> int:
        """By chance."""
        return self.chance.below(limit)

    async def room(self, house: House) -> Room:
        """The table in one of the houses."""
        return await house.hub.room(self.table_id)

    def owner(self, room: Room) -> Person:
        """Who has opened the table, if they are still known."""
        return next((person for person in self.people if person.id == room.session.table.owner), self.people[0])

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
        room = await self.room(house)
        await service.stand_up(house.hub, room, self.owner(room), self.below(SEATS))

    async def seat_bot(self, house: House, _: Person) -> None:
        """The owner of the table seats a bot."""
        room = await self.room(house)
        await service.seat_bot(house.hub, room, self.owner(room), self.below(SEATS), "random")

    async def start(self, house: House, person: Person) -> None:
        """Anybody may try, once a seat has been lost: from then on nobody can leave."""
        room = await self.room(house)
        seated = [each for each in self.people if service.seats_of(room.session.table, each)]
        if any(table == self.table_id for table, _ in self.lost):
            await service.start(room, seated[0] if seated else person)

    async def connect(self, house: House, person: Person) -> None:
        """A socket, through the person's seat or as a spectator."""
        listener = await self.listener(house, person)
        self.listeners.append(listener)
        await listener.come_in()

    async def knock(self, house: House, person: Person) -> None:
        """A socket that is let in when the game runs: by then the seat may be another one's."""
        self.knocking.append(await self.listener(house, person))

    async def listener(self, house: House, person: Person) -> Listener:
        """Sees through the person's seat, as far as the house knows."""
        room = await self.room(house)
        own = service.seats_of(room.session.table, person)
        return Listener(house.hub, room, person, own[0] if own else None, self.keys[person.id], self.metrics)

    async def come_in(self, _: House, __: Person) -> None:
        """All who have knocked."""
        knocking, self.knocking = self.knocking, []
        for listener in knocking:
            self.listeners.append(listener)
            if listener.room.session.status != "open" and not listener.room.may_look(listener.client):
                self.happened.add("a seat was lost at the door")
            await listener.come_in()

    async def say(self, _: House, __: Person) -> None:
        """Something over any socket that was ever opened."""
        if self.listeners:
            listener = self.listeners[self.below(len(self.listeners))]
            await listener.send({"type": "say", "key": f"w{self.below(1 << 30)}", "text": "psst"})

    async def move(self, house: House, _: Person) -> None:
        """Somebody acts for a seat that must decide, over any socket that was opened through it; else a house does."""
        room = await self.room(house)
        game, actors = room.session.state.game, room.session.state.actors
        if not game or not actors:
            return
        seat = actors[self.below(len(actors))]
        if room.session.state.position.seats[seat].bot:
            await house._bot_acts(room, seat, self.below(1000))
            return
        there = [each for each in self.listeners if each.room is room and not each.client.closed]
        sockets = [each for each in there if each.client.seat == seat]
        if not sockets:
            await house.act(room, seat, self.below(1000))
            return
        action = msgspec.to_builtins(sample(game.offers(seat), self.chance.below))
        key = f"m{self.below(1 << 30)}"
        wish = {"type": "act", "version": room.session.state.number, "key": key, "action": action}
        if await sockets[self.below(len(sockets))].send(wish):
            self.happened.add("a move went the short way")

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

    async def end_and_again(self, house: House, _: Person) -> None:
        """After some moves all agree on the end; then somebody wants another game."""
        room = await self.room(house)
        seated = [person for person in self.people if service.seats_of(room.session.table, person)]
        if seated and room.session.status == "running" and room.session.state.number > SHORT_GAME:
            await self.end(house, room, service.seats_of(room.session.table, seated[0])[0])
        elif not seated:
            await self.open_table()  # all have been forgotten
        elif room.session.status == "over":
            self.table_id = (await play_again(house.hub, room, seated[0])).session.id
            self.happened.add("a rematch")

    async def end(self, house: House, room: Room, seat: int) -> None:
        """All agree."""
        await house.propose(room, seat, "end")
        vote = room.session.state.position.vote
        for other in vote.waiting if vote else ():
            await house.vote(room, other)

    async def sign_out(self, house: House, person: Person) -> None:
        """And in again, with another key."""
        old, self.keys[person.id] = self.keys[person.id], await accounts.give_key(house.hub.store, person)
        await accounts.sign_out(house.hub, old)

    async def forget(self, house: House, person: Person) -> None:
        """Somebody has everything about them removed, and comes again as somebody else; seldom, and not the owner.

        The other house hears of it at once: in a running game nobody else gets their seat, and until the news is there
        that house goes on telling them what they saw all the time."""
        if person == self.people[0] or self.below(20):
            return
        await rights.forget(house.hub, person)
        for each in self.houses:
            for table_id in list(each.hub.rooms):
                await each.hub.refresh(table_id)
            await each.hub.check_keys()
        again, key = await accounts.enter_as_guest(house.hub.store, person.name)
        self.people[self.people.index(person)] = again
        del self.keys[person.id]
        self.keys[again.id] = key

    async def slow_down(self, _: House, __: Person) -> None:
        """Some clients read nothing for a while."""
        for listener in self.listeners:
            (listener.writable.set if self.below(3) else listener.writable.clear)()

    async def news(self, house: House, _: Person) -> None:
        """What the other house has done gets through."""
        await house.hub.refresh(self.table_id)
        await house.hub.check_keys()
