"""A real server on a free port of this machine, tables with a clock that tests turn, and people at them."""

from __future__ import annotations

import asyncio
import atexit
import functools
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from litestar import Litestar

from rockworker.client import Client
from rockworker.engine.chance import Rng
from rockworker.engine.offers import Action, Offer, sample
from rockworker.protocol import Act, CastVote, NewTable, OpenVote
from rockworker.server import accounts
from rockworker.server.app import create_app
from rockworker.server.config import Settings
from rockworker.server.names import looks
from rockworker.server.people.recorder import Recorder
from rockworker.server.process import Server, configured
from rockworker.server.storage.database import engine_for
from rockworker.server.storage.migrations import migrate
from rockworker.server.storage.rows import NewAccount, Person
from rockworker.server.storage.store import Store
from rockworker.server.tables import service
from rockworker.server.tables.history import TableMaker
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import Moved
from rockworker.server.tables.replays import Replays
from tests.server.postgres import in_a_thread, migrated

P = ParamSpec("P")
PATIENCE = 120.0
"""Seconds after which a test that waits for something has failed."""


def story(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """An asynchronous test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


# A server


class Serving(Server):
    """A server that says when it has started."""

    def __init__(self, app: Litestar, settings: Settings, port: int) -> None:
        super().__init__(configured(settings, app), app)
        self.settings = settings
        self.ready = asyncio.Event()
        self.bound = socket.create_server(("127.0.0.1", port))
        self.url = f"http://127.0.0.1:{self.bound.getsockname()[1]}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    @property
    def hub(self) -> Hub:
        """The tables of this server."""
        hub: Hub = self.app.state.hub
        return hub

    def http(self, **headers: str) -> httpx.AsyncClient:
        """A bare HTTP client."""
        return httpx.AsyncClient(base_url=self.url, headers=headers, trust_env=False, timeout=60)


def database(folder: Path) -> str:
    """A SQLite file, which is there or not."""
    return f"sqlite+aiosqlite:///{folder}/service.db"


def migrated_database(folder: Path) -> str:
    """A SQLite file with the server's tables: a new one is copied, which is much quicker than making the tables."""
    file = folder / "service.db"
    if not file.exists():
        shutil.copyfile(_new_file(), file)
    return database(folder)


@functools.cache
def _new_file() -> Path:
    folder = tempfile.TemporaryDirectory(prefix="rockworker-new-")
    atexit.register(folder.cleanup)
    in_a_thread(migrated(database(Path(folder.name))))
    return Path(folder.name) / "service.db"


@asynccontextmanager
async def serving(folder: Path, on_port: int = 0, **settings: Any) -> AsyncIterator[Serving]:
    """A server, as `rockworker serve` runs it, in this process."""
    fitting: dict[str, Any] = {
        "bot_delay_ms": 0,
        "leave_grace_s": 0,
        "requests_per_minute": 60_000,
        "sign_ins_per_minute": 60_000,
        "messages_per_second": 1000,
        "notify_after_s": 0,
        "log_level": "error",
    }
    if "database" not in settings:
        fitting["database"] = migrated_database(folder)
    chosen = Settings(**{**fitting, **settings})
    server = Serving(create_app(chosen), chosen, on_port)
    task = asyncio.create_task(server.serve(sockets=[server.bound]))
    started = asyncio.create_task(server.ready.wait())
    await asyncio.wait({task, started}, return_when=asyncio.FIRST_COMPLETED)
    assert server.ready.is_set()
    try:
        yield server
    finally:
        server.should_exit = True
        await task


def without_time(*servers: Serving) -> None:
    """Tries at passwords don't come back while a slow machine checks them."""
    for server in servers:
        server.app.state.tries.per_minute = 0


@asynccontextmanager
async def somebody(server: Serving, name: str, **more: Any) -> AsyncIterator[Client]:
    """A guest at a server."""
    async with Client(server.url, **more) as client:
        await client.enter(name)
        yield client


class AtRandom:
    """Chooses anything that is offered."""

    def __init__(self, seed: int) -> None:
        self.chance = Rng(seed)

    def __call__(self, offers: Sequence[Offer]) -> Action:
        return sample(tuple(offers), self.chance.below)


# Tables without a server


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def pass_ms(self, ms: int) -> None:
        """Lets time go by."""
        self.now += ms


class House:
    """Tables and people in one process, without sockets and bots."""

    def __init__(self, hub: Hub, clock: Clock) -> None:
        self.hub = hub
        self.clock = clock
        self.people: dict[str, Person] = {}
        self.keys = 0
        self.replays = Replays(600)

    def maker(self, person: Person) -> TableMaker:
        """Makes tables for somebody, from files and other games."""
        return TableMaker(self.hub, person, self.replays, person.id)

    async def person(self, name: str) -> Person:
        """Somebody, by name."""
        if name not in self.people:
            self.people[name], _ = await accounts.enter_as_guest(self.hub.store, name)
        return self.people[name]

    async def table(self, *names: str, start: bool = True, **wishes: Any) -> Room:
        """A table with these people in this order, started."""
        first = await self.person(names[0])
        game = wishes.pop("game", "rockwell")
        wish = msgspec.convert({"game": game, "players": wishes.pop("players", len(names)), **wishes}, NewTable)
        room = await service.open_table(self.hub, first, wish)
        for name in names[1:]:
            await service.sit_down(self.hub, room, await self.person(name), None)
        if start:
            await service.start(room, first)
        return room

    async def account(self, name: str) -> Person:
        """Somebody with an account, by name."""
        if name not in self.people:
            person = Person(accounts.new_id(), name, name.casefold())
            await self.hub.store.add_account(NewAccount(person, "no hash fits", looks(name)), self.clock())
            self.people[name] = person
        return self.people[name]

    async def finished(self, *names: str, chance: int = 0, **wishes: Any) -> Room:
        """A game that these people have played to its end, its result noted."""
        room = await self.table(*names, **wishes)
        self.clock.pass_ms(1000)
        await self.play(room, 10_000, chance)
        assert room.session.status == "over"
        await Recorder(self.hub).record_all()
        return room

    def key(self) -> str:
        """A fresh key."""
        self.keys += 1
        return f"key-{self.keys}"

    async def act(self, room: Room, seat: int, seed: int = 0) -> Action:
        """A seat does something that is offered."""
        game = room.session.state.game
        assert game
        action = sample(game.offers(seat), Rng(seed).below)
        await service.grant(room, seat, Act(room.session.state.number, self.key(), msgspec.to_builtins(action)))
        return action

    async def play(self, room: Room, moves: int, seed: int = 0) -> None:
        """That many moves of players who must decide, or fewer if the game ends."""
        for number in range(moves):
            if room.session.status == "over":
                return
            seat = room.session.state.actors[0]
            if room.session.state.position.seats[seat].bot:
                await self._bot_acts(room, seat, seed + number)
            else:
                await self.act(room, seat, seed + number)

    async def _bot_acts(self, room: Room, seat: int, seed: int) -> None:
        game = room.session.state.game
        assert game
        await room.session.append(Moved(seat, msgspec.to_builtins(sample(game.offers(seat), Rng(seed).below))))

    async def propose(self, room: Room, seat: int, question: Any, subject: int = 0) -> None:
        """A seat asks the others."""
        await service.grant(room, seat, OpenVote(self.key(), question, subject))

    async def vote(self, room: Room, seat: int, agrees: bool = True) -> None:
        """A seat answers."""
        await service.grant(room, seat, CastVote(self.key(), agrees))


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """A house with a database of its own."""
    async with house_on(migrated_database(folder), Clock()) as made:
        yield made


@asynccontextmanager
async def house_on(url: str, clock: Clock) -> AsyncIterator[House]:
    """A house on a database that may be another one's, too."""
    engine = engine_for(url)
    await migrate(engine)
    store = Store(engine)
    made = House(Hub(store, clock), clock)
    try:
        yield made
    finally:
        await made.replays.close()
        # What is still read when a game ends would keep its connection open for ever.
        await made.hub.settle()
        await store.close()


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    """Two processes' tables on one database. They get no news of each other: tests pass it on when they want."""
    clock = Clock()
    async with house_on(url, clock) as one, house_on(url, clock) as other:
        one.hub.store.is_shared = other.hub.store.is_shared = True
        yield one, other
