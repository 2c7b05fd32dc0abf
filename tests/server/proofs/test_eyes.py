"""Random histories of tables on two processes: nobody gets a byte that their seat of that moment may not see.

News between the processes arrives late, at random. What each client is sent is compared with what the database says
of its person's seat, and with a sight and log lines that are made afresh from the log for that seat."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import msgspec
import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.changes import put
from rockworker.server.storage.rows import TableRow
from rockworker.server.storage.store import Store
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.own import Viewer
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession, new_state
from rockworker.server.tables.state import TableState
from rockworker.server.tables.telling import Telling
from rockworker.server.tables.viewer import News
from tests.server.harness import two_houses
from tests.server.proofs.eyes import History, Listener

HISTORIES = int(os.environ.get("ROCKWORKER_SEAT_HISTORIES", "2"))
"""How many on each database; `make soak` plays more."""
STEPS = 80
MOST_STEPS = 600
"""By then all that is wanted must have happened."""
WANTED = {
    "a lost seat was played",
    "a seat was lost at the door",  # of a running game
    "a move went the short way",
    "a rematch",
}
"""Without these a history shows little."""
AROUND = ("seats",)
"""What of a sight is not compared: names and whose seat it is depend on when a process has heard of a change."""


class Truth:
    """A table as its log has it, and what may be told of it."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.rows: list[LogRow] = []
        self.states: list[TableState] = []
        self.known: list[TableRow] = []
        """The table whenever somebody looked: the last is the present one. Names may be from any of these times."""
        self._texts: dict[tuple[str, ...], TableText] = {}
        self._sights: dict[Any, Any] = {}

    @property
    def table(self) -> TableRow:
        """As the database has it."""
        return self.known[-1]

    async def look(self) -> None:
        """Who sits there now, and what has happened since the last time."""
        found = await self.store.table(self.table_id)
        self.known.append(found or self.table)  # nobody is left at a table that is gone
        found = self.table
        if not self.rows:
            self.states = [new_state(found)]  # bots may have sat down
        for row in await self.store.entries(self.table_id, after=len(self.rows)):
            state = self.states[-1].fork()
            self.rows.append(LogRow(row.number, row.entry, row.at, tuple(state.apply(row.entry, row.at))))
            self.states.append(state)
        names = tuple(seat.name for seat in found.seats)
        self._texts.setdefault(names, TableText(self.states[-1], list(names), "en"))

    def owners(self, seat: int) -> set[str | None]:
        """Whose a seat is, or was until a moment ago."""
        return {table.seats[seat].person for table in self.known[-2:]}

    def texts(self) -> list[TableText]:
        """Words with all names that there were."""
        return list(self._texts.values())[::-1]

    def sight(self, number: int, viewer: Viewer, text: TableText) -> Any:
        """What a server that only they are connected to would tell them after an entry."""
        key = number, viewer, text
        if key not in self._sights:
            session = TableSession(self.store, self.table, lambda: 0)
            session.state = self.states[number]
            sight, own = Telling(session, lambda _: text).whole(viewer)
            self._sights[key] = put(plain(sight), plain(own))
        return self._sights[key]

    def line(self, number: int, eyes: int | None, text: TableText) -> Any:
        """A line of the log."""
        return plain(News([self.rows[number - 1]]).lines(eyes, text)[0])

    def events(self, number: int, eyes: int | None) -> Any:
        """What a seat may know of an entry, as the game says."""
        return plain([event.seen_by(eyes) for event in self.rows[number - 1].events])

    def offers(self, number: int, eyes: int | None, text: TableText) -> Any:
        """What a seat is offered, as the game says: nothing, unless it must decide."""
        state = self.states[number]
        asked = eyes is not None and eyes in state.actors and not state.position.seats[eyes].bot
        return plain(text.offers(state.game, eyes)) if asked and state.game and eyes is not None else []


class Judge:
    """Compares every message of everybody with the truth."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.truths: dict[str, Truth] = {}
        self.judged = 0

    async def look(self) -> None:
        """At all tables that somebody listens to."""
        store = self.history.houses[0].hub.store
        tables = {self.history.table_id, *(each.room.session.id for each in self.history.listeners)}
        for table_id in tables:
            await self.truths.setdefault(table_id, Truth(store, table_id)).look()

    async def judge(self) -> None:
        """By the seats as they were the last time, and as they are."""
        await self.look()
        for listener in self.history.listeners:
            truth = self.truths[listener.room.session.id]
            self._note(listener, truth)
            for message in listener.heard():
                self.judged += 1
                check(message, listener, truth)

    def _note(self, listener: Listener, truth: Truth) -> None:
        seat, lost = listener.client.seat, self.history.lost
        if seat is not None and truth.table.seats[seat].person != listener.client.person:
            lost.add((truth.table_id, seat))
        moved = {(truth.table_id, row.entry.seat) for row in truth.rows if isinstance(row.entry, Moved)}
        if moved & lost:
            self.history.happened.add("a lost seat was played")

    async def settle(self) -> None:
        """In the end all news is through: those who have lost their seat or signed out are connected no longer."""
        for house in self.history.houses:
            for table_id in self.truths:
                await house.hub.refresh(table_id)
            await house.hub.check_keys()
        await self.judge()
        valid = set(self.history.keys.values())
        for listener in self.history.listeners:
            seat, client = listener.client.seat, listener.client
            table = self.truths[listener.room.session.id].table
            lost = seat is not None and table.seats[seat].person != client.person
            if lost or listener.key not in valid:
                assert client.closed
                assert listener.room.session.gone or client not in listener.room.connections


def check(message: Any, listener: Listener, truth: Truth) -> None:
    """A message against what its reader's seat may see."""
    client = listener.client
    owned = client.seat is None or client.person in truth.owners(client.seat)
    if message["type"] == "said":
        assert owned
        over = truth.table.status == "over"
        assert over or client.seat is not None or message["seat"] is None, "players' words are for players"
    if message["type"] == "ack" and message["key"].startswith("m"):
        assert owned, "a seat's moves are its owner's"
    if message["type"] in ("welcome", "update"):
        check_sight(message, client.viewer, owned, truth)


def check_sight(message: Any, viewer: Viewer, owned: bool, truth: Truth) -> None:
    """What is told of the table, and the lines that lead there."""
    sight = message["sight"]
    if sight["number"] == 0:
        assert sight["view"] is None
        assert message["log"] == []
        return
    assert owned, "a seat's eyes are its owner's"
    number, texts = sight["number"], truth.texts()
    game = truth.states[number].game
    assert game
    assert sight["view"] == plain(game.view(viewer.seat))
    assert any(sight["offers"] == truth.offers(number, viewer.seat, text) for text in texts)
    assert any(same(sight, truth.sight(number, viewer, text)) for text in texts)
    if viewer.seat not in truth.states[number].actors:
        assert any(sight["asked"] == text.asked(truth.states[number], None) for text in texts)
    for line in message["log"]:
        assert line["number"] <= number
        assert line["events"] == truth.events(line["number"], viewer.seat)
        assert any(line == truth.line(line["number"], viewer.seat, text) for text in texts)


def same(sight: Any, other: Any) -> bool:
    """Apart from what is around the game."""
    return {**sight, **dict.fromkeys(AROUND)} == {**other, **dict.fromkeys(AROUND)}


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
        judge = Judge(history)
        await history.begin()
        steps = 0
        while steps < STEPS or (not history.happened >= WANTED and steps < MOST_STEPS):
            await judge.look()
            await history.step()
            await asyncio.sleep(0)  # what is held back goes out
            await judge.judge()
            steps += 1
        await judge.settle()
        assert history.happened >= WANTED, WANTED - history.happened
        assert judge.judged > steps
