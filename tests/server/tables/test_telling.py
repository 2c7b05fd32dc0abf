"""Viewers are told what has changed: put together, it is always what they would be told if they came in now."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.errors import RockworkerError
from rockworker.engine.events import ChoiceSealed
from rockworker.protocol import Act, CastVote, OpenVote, Undo
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Room
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.telling import Telling
from rockworker.text.languages import LANGUAGES
from tests.server.harness import AtRandom, House, house, story
from tests.server.sockets import Reader

GAMES = int(os.environ.get("ROCKWORKER_SECRET_GAMES", "1"))
STEPS = 150
MODULES = ["fluctuating_market", "diamonds", "explosions", "inspectors"]
KINDS = [
    pytest.param({"game": "rockwell", "players": 4, "modules": MODULES}, id="rockwell"),
    pytest.param({"game": "clockworker", "players": 3}, id="clockworker"),
]
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


class Client:
    """Somebody at a table who reads all that comes."""

    def __init__(self, room: Room, person: str | None, seat: int | None, language: str) -> None:
        self.room = room
        self.connection = Connection(person, seat, language, invite=room.session.table.invite)
        self.reader = Reader()
        assert room.join(self.connection)
        self.connection.send(room.welcome(self.connection))

    def read(self) -> list[dict[str, Any]]:
        """What has come since the last time."""
        queue = self.connection.queue
        return [self.reader.read(queue.get_nowait() or b"") for _ in range(queue.qsize())]

    def check(self) -> None:
        """What was told bit by bit is what a newcomer would be told; the game's part is what the game shows."""
        self.read()
        sight, own = Telling(self.room.session, self.room.text).whole(self.connection.viewer)
        assert self.reader.public == plain(sight)
        assert self.reader.own == plain(own)
        game = self.room.session.state.game
        if game:
            assert self.reader.sight["view"] == plain(game.view(self.connection.seat))


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Evening:
    """A table where anything may happen, and people come and go."""

    def __init__(self, at: House, room: Room, seed: int) -> None:
        self.at = at
        self.room = room
        self.chance = Rng(seed)
        self.choose = AtRandom(seed)
        self.clients: list[Client] = []
        self.told = 0

    async def step(self) -> None:
        """Something happens; refusals change nothing. Then everybody's sight is compared."""
        ways: list[Callable[[], Awaitable[None]]] = [self.act, self.act, self.act, self.undo, self.vote, self.come]
        ways += [self.come, self.go, self.clock]
        with contextlib.suppress(RockworkerError):
            await ways[self.chance.below(len(ways))]()
        for client in self.clients:
            client.check()
            self.told += 1

    async def act(self) -> None:
        state = self.room.session.state
        if state.game and state.actors:
            seat = state.actors[self.chance.below(len(state.actors))]
            action = msgspec.to_builtins(self.choose(state.game.offers(seat)))
            await service.grant(self.room, seat, Act(state.number, self.at.key(), action))

    async def undo(self) -> None:
        await service.grant(self.room, self._seat(), Undo(self.at.key()))

    async def vote(self) -> None:
        question: Any = ("pause", "resume", "undo")[self.chance.below(3)]
        steps = self.room.session.state.position.steps
        subject = steps[-1].before if question == "undo" and steps else 0
        if self.room.session.state.position.vote:
            await service.grant(self.room, self._seat(), CastVote(self.at.key(), self.chance.below(3) > 0))
        else:
            await service.grant(self.room, self._seat(), OpenVote(self.at.key(), question, subject))

    async def come(self) -> None:
        seats = self.room.session.table.seats
        seat = (None, *range(len(seats)))[self.chance.below(len(seats) + 1)]
        person = None if seat is None else seats[seat].person
        self.clients.append(Client(self.room, person, seat, LANGUAGES[self.chance.below(len(LANGUAGES))]))

    async def go(self) -> None:
        """Often all of them: then what was told last is what nobody has heard."""
        leavers = self.clients if self.chance.below(2) else self.clients[:1]
        for client in leavers.copy():
            self.room.leave(client.connection)
            self.clients.remove(client)

    async def clock(self) -> None:
        self.at.clock.pass_ms(self.chance.below(5000))

    def _seat(self) -> int:
        return self.chance.below(len(self.room.session.table.seats))


@pytest.mark.parametrize("kind", KINDS)
def test_differences_add_up_to_whole_sights(kind: dict[str, Any], tmp_path: Path) -> None:
    """For every viewer, in every language, whatever happens, and as people come and go."""
    for seed in range(GAMES):
        (tmp_path / str(seed)).mkdir()
        asyncio.run(_spend(kind, tmp_path / str(seed), seed))


async def _spend(kind: dict[str, Any], folder: Path, seed: int) -> None:
    async with asyncio.timeout(600), house(folder) as at:
        bank = {"kind": "bank", "bank_ms": 60_000, "increment_ms": 1000}
        room = await at.table(*PEOPLE[: kind["players"]], **kind, clock=bank)
        evening = Evening(at, room, seed)
        for _ in range(STEPS * GAMES):
            await evening.step()
        assert evening.told > STEPS


@story
async def test_a_value_that_returns_while_nobody_listens_is_told(tmp_path: Path) -> None:
    """What was told last is forgotten with the last listener, and counts again from the next welcome on."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        ann = at.people["Ann"].id
        first = Client(room, ann, 0, "en")
        room.leave(first.connection)
        await at.propose(room, 0, "pause")
        second = Client(room, ann, 0, "en")
        await at.vote(room, 0, agrees=False)  # as it was when the first one left
        second.check()
        assert second.reader.sight["vote"] is None


@story
async def test_nothing_new_is_not_told(tmp_path: Path) -> None:
    """People who come and go are no news of the game: no update goes out."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        ann = Client(room, at.people["Ann"].id, 0, "en")
        ann.read()
        Client(room, None, None, "de")
        room.tell_all()
        assert [message["type"] for message in ann.read()] == []


@story
async def test_a_viewer_is_told_of_things_around_the_game(tmp_path: Path) -> None:
    """Somebody sits down: no entry, but another sight."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", players=3, start=False)
        watcher = Client(room, None, None, "fr")
        watcher.read()
        await service.sit_down(at.hub, room, await at.person("Ben"), None)
        (update,) = watcher.read()
        assert update["set"] == {"/seats/1/name": "Ben", "/seats/1/guest": True}
        assert (update["log"], "own" in update) == ([], False)


@story
async def test_who_only_waits_is_told_what_only_they_may_know(tmp_path: Path) -> None:
    """Nothing is new in their sight, and yet a line may look otherwise to them than to all others."""
    async with house(tmp_path) as at:
        room = await at.table(*PEOPLE[:3])
        while len(room.session.state.actors) > 1:
            await at.act(room, room.session.state.actors[0])
        people = [seat.person for seat in room.session.table.seats]
        clients = [Client(room, person, seat, "en") for seat, person in enumerate(people)]
        (mover,) = room.session.state.actors
        (waiting, *_), secret = [seat for seat in range(3) if seat != mover], {"type": "pass"}
        row = LogRow(room.session.state.number, Moved(mover, {}), 1, (ChoiceSealed(waiting, secret),))
        for client in clients:
            client.read()
        room._on_rows(room.session, [row])
        for seat, client in enumerate(clients):
            (told,) = client.read()
            (event,) = told["log"][0]["events"]
            assert event["choice"] == (secret if seat == waiting else None)


@story
async def test_two_windows_of_one_player_are_told_the_same(tmp_path: Path) -> None:
    """Also when they are asked nothing any more, while nothing in the game changes: the end by everybody's consent."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        windows = [Client(room, at.people["Ann"].id, 0, "en") for _ in range(2)]
        for window in windows:
            window.check()
            assert window.reader.sight["offers"]
        await at.propose(room, 0, "end")
        await at.vote(room, 1)
        for window in windows:
            window.check()
            assert not window.reader.sight["offers"]
