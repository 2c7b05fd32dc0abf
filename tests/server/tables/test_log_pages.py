"""Who comes in is told of the last entries, from memory; earlier ones are read in pages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.protocol import LogLine
from rockworker.server.errors import GameIsNotOver
from rockworker.server.http.limits import Bucket
from rockworker.server.http.sockets import SocketSession
from rockworker.server.metrics import Metrics
from rockworker.server.tables import history, service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Room
from rockworker.server.tables.recent import PAGE
from rockworker.server.tables.viewer import News
from tests.server.harness import AtRandom, Clock, House, house, house_on, serving, somebody, story
from tests.server.sockets import wire

MOVES = 130


async def table(at: House, moves: int = MOVES) -> Room:
    """A game between two people that has gone on for a while."""
    room = await at.table("Ann", "Ben", public=True)
    await at.play(room, moves)
    return room


async def whole_log(room: Room, seat: int | None) -> list[Any]:
    """As a viewer sees it, made afresh from the disk."""
    rows = await room.session.store.log(room.session.table)
    return plain(News(rows).lines(seat, room.text("en")))


def plain(lines: Any) -> list[Any]:
    """As they arrive."""
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(lines))
    return found


async def welcome(at: House, room: Room, seat: int | None, since: int | None = None) -> list[Any]:
    """The lines of the first message to somebody."""
    name = ("Ann", "Ben")[seat] if seat is not None else None
    person = at.people[name] if name else None
    client = Connection(person.id if person else None, seat, "en")
    await SocketSession(at.hub, room, person, client, Bucket(100), Metrics())._welcome(since)
    first = client.queue.get_nowait()
    assert first
    room.leave(client)
    lines: list[Any] = msgspec.json.decode(first)["log"]
    return lines


@pytest.mark.parametrize("seat", [None, 0, 1])
@story
async def test_the_last_page_comes_first_and_the_others_when_asked(database_url: str, seat: int | None) -> None:
    """All pages together are the whole log as that viewer may see it, in a room just opened as in one long known."""
    async with house_on(database_url, Clock()) as at:
        room = await table(at)
        whole = await whole_log(room, seat)
        assert await welcome(at, room, seat) == whole[-PAGE:]
        at.hub.rooms.clear()
        room = await at.hub.room(room.session.id)
        assert await welcome(at, room, seat) == whole[-PAGE:]
        person = at.people[("Ann", "Ben")[seat]] if seat is not None else None
        pages: list[Any] = []
        before: int | None = None
        while before is None or before > 1:
            page = plain(await history.log_page(room, person, before, 40, None, "en"))
            assert 0 < len(page) <= 40
            pages = [*page, *pages]
            before = page[0]["number"]
        assert pages == whole
        assert await history.log_page(room, person, 1, 40, None, "en") == ()


@story
async def test_what_was_missed_is_told(tmp_path: Path) -> None:
    """As far as it fits; numbers that can't be are taken for none."""
    async with house(tmp_path) as at:
        room = await table(at)
        last = room.session.state.number
        for since, count in ((last, 0), (last - 3, 3), (last - PAGE, PAGE), (0, PAGE), (-1, PAGE), (last + 1, PAGE)):
            lines = await welcome(at, room, 0, since)
            assert [line["number"] for line in lines] == list(range(last - count + 1, last + 1))


@story
async def test_joining_neither_waits_for_the_table_nor_reads_its_log(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that is being written holds up nobody who comes in, and who comes in holds up no move: wherever other
    processes may have changed something, too."""
    async with house_on(database_url, Clock()) as at:
        room = await table(at, 60)
        await welcome(at, room, 0)
        read = 0
        log = at.hub.store.log

        async def counted(*args: Any, **more: Any) -> Any:
            nonlocal read
            read += 1
            return await log(*args, **more)

        monkeypatch.setattr(at.hub.store, "log", counted)
        async with asyncio.timeout(10), room.session.lock:
            for seat in (0, 1, None):
                assert len(await welcome(at, room, seat)) == PAGE
            stranger = await at.person("Eve")
            assert await service.visible_room(at.hub, room.session.id, stranger) is room
        assert read == 0


@story
async def test_moves_during_the_first_reading_are_neither_lost_nor_doubled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is read once though many come in at the same time, and the table goes on meanwhile."""
    async with house(tmp_path) as at:
        room = await table(at)
        at.hub.rooms.clear()
        room = await at.hub.room(room.session.id)
        log, reading, read = at.hub.store.log, asyncio.Event(), 0

        async def slow(*args: Any, **more: Any) -> Any:
            nonlocal read
            read += 1
            found = await log(*args, **more)
            await reading.wait()
            return found

        monkeypatch.setattr(at.hub.store, "log", slow)
        joining = [asyncio.create_task(welcome(at, room, 0)) for _ in range(5)]
        await asyncio.sleep(0)
        await at.play(room, 7)
        reading.set()
        results = await asyncio.gather(*joining)
        monkeypatch.undo()
        assert read == 1
        whole = await whole_log(room, 0)
        assert all(lines == whole[-PAGE:] for lines in results)


@story
async def test_words_follow_the_names(tmp_path: Path) -> None:
    """A player who was renamed, or forgotten, is not found in lines that were kept."""
    async with house(tmp_path) as at:
        room = await table(at, 20)
        assert "Ben" in str(await welcome(at, room, 0))
        seats = room.session.table.seats
        unnamed = (seats[0], msgspec.structs.replace(seats[1], name=""))
        room.session.table = msgspec.structs.replace(room.session.table, seats=unnamed)
        text = str(await welcome(at, room, 0))
        assert "Ben" not in text
        assert "Player 2" in text


@story
async def test_pages_are_for_those_who_may_see_them(tmp_path: Path) -> None:
    """Sealed choices are their owner's; others' eyes open after the end, private tables to those who sit there."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        await at.act(room, 0)
        ann, ben = at.people["Ann"], at.people["Ben"]
        own = await history.log_page(room, ann, None, 10, None, "en")
        other = await history.log_page(room, ben, None, 10, None, "en")
        assert plain(own) == await whole_log(room, 0)
        assert plain(other) == await whole_log(room, 1)
        assert plain(own) != plain(other)
        for eyes in ("0", "all"):
            with pytest.raises(GameIsNotOver):
                await history.log_page(room, ben, None, 10, eyes, "en")


@story
async def test_pages_over_http(tmp_path: Path) -> None:
    """In the caller's language; the client's log has no gap, whatever it missed."""
    async with serving(tmp_path) as server, somebody(server, "Ann", language="de") as ann, Client(server.url) as eve:
        info = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(info)
        room = await server.hub.room(info.id)
        seat = await ann.sit(info, 0)
        choose = AtRandom(3)
        async with wire(ann, server.url, info.id, seat=0) as line:
            await line.next("welcome")
            for number in range(70):
                game = room.session.state.game
                assert game
                action = msgspec.to_builtins(choose(game.offers(game.actors[0])))
                async with wire(ann, server.url, info.id, seat=game.actors[0]) as mover:
                    await mover.next("welcome")
                    asked = {"version": room.session.state.number, "key": f"k{number}", "action": action}
                    assert (await mover.ask(type="act", **asked))["type"] == "ack"
        await seat.connection.open()
        known = seat.connection.log
        assert [each.number for each in known] == list(range(22, 72))
        page = await ann.log(info, before=22)
        assert [each.number for each in page] == list(range(1, 22))
        assert isinstance(page[0], LogLine)
        async with Client(server.url, ann.key) as english:
            assert page[0].texts != (await english.log(info, before=2))[0].texts
        with pytest.raises(ServerRefused, match="no-such-table"):
            await eve.log(info)
        await seat.connection._see((msgspec.structs.replace(known[-1], number=72),))
        assert [each.number for each in known] == list(range(22, 73))
        await seat.connection._see((msgspec.structs.replace(known[-1], number=200),))
        assert [each.number for each in known] == [200]
