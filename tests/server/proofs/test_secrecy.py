"""Whole games over real sockets, every byte recorded: nothing in it depends on what its reader can't know."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client
from rockworker.engine.chance import Rng
from rockworker.engine.errors import RockworkerError
from rockworker.engine.events import seen_by
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.protocol import TableInfo
from rockworker.server.accounts import hash_key, new_id
from rockworker.server.http.errors import problem
from rockworker.server.storage.rows import TableRow
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Room
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.session import TableSession, new_state
from rockworker.server.tables.state import TableState
from tests.server.harness import Serving, serving, somebody
from tests.server.sockets import Wire, wire

GAMES = int(os.environ.get("ROCKWORKER_SECRET_GAMES", "1"))
"""How many games of each kind; `make soak` plays more, and compares every message of everybody."""
MOST_TWINS = 6 * GAMES
"""How often each game is redealt on the way."""
MODULES = ["fluctuating_market", "diamonds", "explosions", "inspectors"]
KINDS = [
    pytest.param({"game": "rockwell", "players": 2, "modules": MODULES}, id="rockwell"),
    pytest.param({"game": "clockworker", "players": 3}, id="clockworker"),
]
if GAMES > 1:
    KINDS += [
        pytest.param({"game": "rockwell", "players": 4, "modules": MODULES}, id="rockwell for four"),
        pytest.param({"game": "rockwell", "players": 3, "options": {"open_stocks": True}}, id="open stocks"),
        pytest.param({"game": "clockworker", "players": 4}, id="clockworker for four"),
    ]
TIMES = ("now", "at", "spent_ms", "left_ms", "created", "changed")
"""What the clock alone decides."""
Eyes = int | None


def timeless(value: Any) -> Any:
    """A message without its times."""
    if isinstance(value, dict):
        return {key: timeless(each) for key, each in value.items() if key not in TIMES}
    return [timeless(each) for each in value] if isinstance(value, list) else value


class Ear:
    """Somebody at the table, and every byte that came."""

    def __init__(self, eyes: Eyes, client: Client | None, line: Wire) -> None:
        self.eyes = eyes
        self.client = client
        self.wire = line
        self.data: list[bytes] = []
        self.told: dict[int, bytes] = {}
        """By version of the table: the message that led to it."""

    async def hear(self, number: int) -> None:
        """Until a version of the table has come."""
        while number not in self.told:
            text = await self.wire.socket.recv()
            self.data.append(text.encode() if isinstance(text, str) else text)
            message = self.wire.reader.read(text)
            if message["type"] in ("welcome", "update"):
                self.told.setdefault(message["sight"]["number"], self.data[-1])


class Party:
    """A table on a server, with an ear for each seat and one for a spectator."""

    def __init__(self, server: Serving, table: TableInfo, ears: list[Ear]) -> None:
        self.server = server
        self.table = table
        self.ears = ears

    @property
    def room(self) -> Room:
        """The table inside the server."""
        return self.server.hub.rooms[self.table.id]

    @property
    def state(self) -> TableState:
        """How it stands."""
        return self.room.session.state

    async def act(self, seat: int, action: Any) -> None:
        """A move, and everybody hears of it."""
        number = self.state.number
        ear = next(ear for ear in self.ears if ear.eyes == seat)
        await ear.wire.send(type="act", version=number, key=f"k{number}", action=msgspec.to_builtins(action))
        for each in self.ears:
            await each.hear(number + 1)


@asynccontextmanager
async def party(server: Serving, kind: dict[str, Any]) -> AsyncIterator[Party]:
    """Everybody sits, the game is started."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(somebody(server, f"P{n}")) for n in range(kind["players"])]
        table = await people[0].open_table(**kind, public=True)
        for person in people[1:]:
            await person.sit(table)
        await people[0].start(table)
        ears = []
        for eyes, client in [*enumerate(people), (None, None)]:
            line = await stack.enter_async_context(wire(client, server.url, table.id))
            ears.append(Ear(eyes, client, line))
        made = Party(server, table, ears)
        for ear in ears:
            await ear.hear(made.state.number)
        yield made


@pytest.mark.parametrize("kind", KINDS)
def test_streams_do_not_depend_on_secrets(kind: dict[str, Any], tmp_path: Path) -> None:
    """Each message is the same in a world where all that its reader can't know is redealt."""
    for seed in range(GAMES):
        asyncio.run(_play_and_compare(kind, tmp_path / str(seed), seed))


async def _play_and_compare(kind: dict[str, Any], folder: Path, seed: int) -> None:
    folder.mkdir()
    async with asyncio.timeout(600), serving(folder) as server, party(server, kind) as at:
        chance, twins = Rng(seed + 1), 0
        states: list[Game] = []
        game = at.state.game
        await _nothing_is_open(at)
        while game and game.actors:
            states.append(game)
            # Now and then, and where some have made a sealed choice and others have not.
            if twins < MOST_TWINS and (game.version % 60 == 0 or 1 < len(game.actors) < game.players):
                await _compare_with_twin(at, chance)
                twins += 1
            seat = game.actors[chance.below(len(game.actors))]
            await at.act(seat, sample(game.offers(seat), chance.below))
            game = at.state.game
        await _compare_messages(at, chance)
        _find_no_secret(at, states)
        await _look_back(at)


# At every step: what was sent is what a dreamed game would have sent


async def _compare_messages(at: Party, chance: Rng) -> None:
    """Every update, byte by byte, against one made from a game in which the reader's unknowns are redealt."""
    session = at.room.session
    rows = await session.store.log(session.table)
    state = new_state(session.table)
    for row in rows:
        before = state.fork()
        state.apply(row.entry, row.at)
        for ear in at.ears if GAMES > 1 else [at.ears[row.number % len(at.ears)]]:
            if before.game and state.game and state.game.actors:
                assert _dreamed(session, (before, state), row, ear, chance) == ear.told[row.number]


def _dreamed(
    session: TableSession, states: tuple[TableState, TableState], row: LogRow, ear: Ear, chance: Rng
) -> bytes | None:
    """The update that the server would have sent, if it knew no more than the reader: neither before nor after."""
    dream = TableSession(session.store, session.table, session.now)
    dream.state = _dream(states[0], ear, chance)
    room = Room(dream, None)
    person = session.table.seats[ear.eyes].person if ear.eyes is not None else None
    reader = Connection(person, ear.eyes, "en")
    room.join(reader)
    room.welcome(reader)
    dream.state = _dream(states[1], ear, chance)
    known = tuple(seen_by(row.events, ear.eyes))
    entry = Moved(row.entry.seat, {"type": "unknown"}) if isinstance(row.entry, Moved) else row.entry
    room._on_rows(dream, [LogRow(row.number, entry, row.at, known)])
    return reader.queue.get_nowait()


def _dream(state: TableState, ear: Ear, chance: Rng) -> TableState:
    """A table that may be the real one, for all that a reader knows."""
    dream = state.fork()
    assert state.game
    dream.game = state.game.imagine(ear.eyes, chance.below(1 << 60))
    return dream


# At some steps: a real table that is redealt, over real sockets


async def _compare_with_twin(at: Party, chance: Rng) -> None:
    url = at.server.url
    for ear in at.ears:
        twin = await _twin(at, ear, chance)
        async with wire(ear.client, url, twin.id) as theirs, wire(ear.client, url, at.table.id) as ours:
            told = [_about_the_game(timeless(await each.next("welcome"))) for each in (theirs, ours)]
            assert told[0] == told[1]
        for number in (1, at.state.number):
            asked = [await _step(ear.client, at.server, table, number) for table in (twin.id, at.table.id)]
            assert asked[0] == asked[1]
        _compare_refusals(at, ear, chance)


def _about_the_game(welcome: Any) -> Any:
    """Without what tells tables apart, and who is connected."""
    for name in ("id", "commitment", "seats", "connected"):
        welcome["table"].pop(name)
    return welcome


async def _twin(at: Party, ear: Ear, chance: Rng) -> TableRow:
    """A table on the server that is the same for one viewer, and redealt for the rest."""
    session, state = at.room.session, at.state
    assert state.game
    dream = state.game.imagine(ear.eyes, chance.below(1 << 60))
    header = msgspec.structs.replace(session.table.header, seed=chance.below(1 << 60))
    table = msgspec.structs.replace(session.table, id=new_id(), header=header)
    codec = state.game.codec
    rows = []
    for row in await session.store.log(session.table):
        known = tuple(seen_by(row.events, ear.eyes))
        entry = Moved(row.entry.seat, {"type": "unknown"}) if isinstance(row.entry, Moved) else row.entry
        rows.append(LogRow(row.number, entry, row.at, known))
    position, _ = state.snapshot()
    first = TableState.before_start(state.definition, session.table.header, state.clock, [""] * state.header.players)
    first.apply(rows[0].entry, rows[0].at)
    assert first.game
    begun = first.game.imagine(ear.eyes, chance.below(1 << 60))
    snapshots = [(state.number, position, codec.state_to_json(inside(dream).state))]
    if state.number > 1:
        snapshots.append((1, first.snapshot()[0], codec.state_to_json(inside(begun).state)))
    await session.store.add_table(table, rows, snapshots)
    return table


async def _step(client: Client | None, server: Serving, table_id: str, number: int) -> Any:
    """What the replay shows while the game runs."""
    headers = {"Authorization": f"Bearer {client.key}"} if client else {}
    async with server.http(**headers) as http:
        return timeless((await http.get(f"/api/v1/tables/{table_id}/steps/{number}")).json())


async def _nothing_is_open(at: Party) -> None:
    """While a game runs nobody looks through others' eyes, gets the file, or the numbers."""
    for ear in at.ears:
        headers = {"Authorization": f"Bearer {ear.client.key}"} if ear.client else {}
        async with at.server.http(**headers) as http:
            asked = [f"steps/1?seat={eyes}" for eyes in ("all", 0, 1) if eyes != ear.eyes]
            for path in (*asked, "export", "statistics"):
                answer = await http.get(f"/api/v1/tables/{at.table.id}/{path}")
                assert answer.json()["error"] == "game-is-not-over"


def _compare_refusals(at: Party, ear: Ear, chance: Rng) -> None:
    """An action that is not allowed is refused with the same words in both worlds."""
    game = at.state.game
    if ear.eyes is None or game is None:
        return
    dream = game.imagine(ear.eyes, chance.below(1 << 60))
    for kind in game.definition.action_types:
        for value in (0, 1, 7):
            action = _made_up(kind, value)
            told = [_refusal(each, ear.eyes, action) for each in (game, dream)]
            assert told[0] == told[1]


def _made_up(kind: Any, value: int) -> Any:
    return {"type": kind.__struct_config__.tag, **dict.fromkeys(kind.__struct_fields__, value)}


def _refusal(game: Game, seat: int, action: Any) -> Any:
    try:
        game.copy().apply(seat, game.codec.action(action))
    except RockworkerError as error:
        return problem(error, "en")
    return None


# All bytes


def _find_no_secret(at: Party, states: list[Game]) -> None:
    """No seed (before the end), no key of anybody, no order of hidden cards in any byte."""
    seed = at.room.session.table.header.seed
    seeds = {f"{seed}", f"{seed:x}", f"{seed:064x}", f"{seed:X}"}
    keys = {key for ear in at.ears if ear.client and (key := ear.client.key)}
    orders = {order for game in states for order in _orders(game)}
    assert orders
    for ear in at.ears:
        running = b"\n".join(ear.data[:-1]).decode()
        heard = b"\n".join(ear.data).decode()
        for secret in seeds | orders:
            assert secret not in running
        for key in keys:
            assert key not in heard
            assert hash_key(key) not in heard
        if ear.eyes is None:
            assert at.room.session.table.invite not in heard


def _orders(game: Game) -> Iterator[str]:
    """Long lists of the state that the game never shows as they are: piles, bags, the deal."""
    state = msgspec.json.decode(game.codec.state_to_json(inside(game).state))
    shown = msgspec.json.encode(game.view(None)).decode()
    for value in state.values() if isinstance(state, dict) else ():
        for part in [value, *(value if isinstance(value, list) else [])]:
            if isinstance(part, list) and len(set(map(str, part))) > 5:
                text = msgspec.json.encode(part).decode()
                if text not in shown:
                    yield text[1:-1]


async def _look_back(at: Party) -> None:
    """After the end everything is open: the seed opens the commitment."""
    ear = at.ears[0]
    assert ear.client
    info = await ear.client.table(at.table.id)
    assert info.seed == f"{at.room.session.table.header.seed:064x}"
    assert len(await ear.client.export(info)) > 100
