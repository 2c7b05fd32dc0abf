"""What was said before, what is said now, and who hears it: everything, in order, once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from rockworker.server.errors import SaidEnough
from rockworker.server.http.limits import Bucket
from rockworker.server.http.sockets import SocketSession
from rockworker.server.metrics import Metrics
from rockworker.server.storage import store
from rockworker.server.storage.schema import CHAT
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.words import Words
from tests.server.harness import Clock, House, house, house_on, serving, somebody, story, two_houses
from tests.server.sockets import wire


def session(at: House, room: Room, name: str | None, seat: int | None = None) -> SocketSession:
    """Somebody's socket, without a socket."""
    person = at.people[name] if name else None
    client = Connection(person.id if person else None, seat, "en", invite=room.session.table.invite)
    return SocketSession(at.hub, room, person, client, Bucket(1000), Metrics())


async def seated(at: House, room: Room, name: str | None, seat: int | None = None) -> SocketSession:
    """Who has come in."""
    made = session(at, room, name, seat)
    await made._welcome(None)
    return made


async def say(speaker: SocketSession, *words: str) -> None:
    """Over a socket."""
    for each in words:
        await speaker._answer(json.dumps({"type": "say", "key": each, "text": each}))


def heard(listener: SocketSession) -> list[str]:
    """The words that have come since the last time."""
    queue = listener.client.queue
    messages = [json.loads(queue.get_nowait() or b"{}") for _ in range(queue.qsize())]
    return [message["text"] for message in messages if message.get("type") == "said"]


def meanwhile(monkeypatch: pytest.MonkeyPatch, name: str, happens: Any) -> None:
    """Something happens while somebody is coming in: once, after a step of the hub."""
    step, left = getattr(Hub, name), [happens]

    async def then(*args: Any, **more: Any) -> Any:
        found = await step(*args, **more)
        if left:
            await left.pop()()
        return found

    monkeypatch.setattr(Hub, name, then)


@pytest.mark.parametrize("step", ["catch_up", "check_keys"])
@story
async def test_a_word_said_while_somebody_comes_in_hides_none(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First what was said before, then that word; others who are there hear it at once, and nothing again."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", start=False)
        ann = await seated(at, room, "Ann", 0)
        await say(ann, "one", "two")
        assert heard(ann) == ["one", "two"]
        meanwhile(monkeypatch, step, lambda: say(ann, "three"))
        ben = await seated(at, room, "Ben", 1)
        assert heard(ann) == ["three"]
        assert heard(ben) == ["one", "two", "three"]
        await say(ben, "four")
        assert heard(ann) == heard(ben) == ["four"]


@story
async def test_a_word_said_while_the_past_is_read_hides_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is in what was read, or is not."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", start=False)
        ann = await seated(at, room, "Ann", 0)
        await say(ann, "one")
        meanwhile(monkeypatch, "look_again", lambda: say(ann, "two"))
        assert heard(await seated(at, room, "Ben", 1)) == ["one", "two"]


@story
async def test_the_past_is_told_to_newcomers_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else at the table costs anything."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", start=False)
        ann = await seated(at, room, "Ann", 0)
        await say(ann, *[f"{number}" for number in range(40)])
        assert len(heard(ann)) == 40
        looks = 0
        audience = Room.audience

        def counted(self: Room) -> list[Connection]:
            nonlocal looks
            looks += 1
            return audience(self)

        with monkeypatch.context() as patch:
            patch.setattr(Room, "audience", counted)
            room.words = Words(room.session, room.audience)
            ben = await seated(at, room, "Ben", 1)
        assert len(heard(ben)) == 40
        assert looks < 10
        assert heard(ann) == []


@story
async def test_what_is_not_for_a_spectator_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """News from another process asks only for what was said since, though some here may hear none of it."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", public=True)
        ann, eve = await seated(at, room, "Ann", 0), await seated(at, room, None)
        await say(ann, "one", "two")
        assert (heard(ann), heard(eve)) == (["one", "two"], [])
        asked: list[int] = []
        chat = at.hub.store.chat

        async def noted(table_id: str, after: int = 0, limit: int = 500) -> Any:
            asked.append(after)
            return await chat(table_id, after, limit)

        monkeypatch.setattr(at.hub.store, "chat", noted)
        await at.hub.refresh(room.session.id)
        await say(ann, "three")
        assert asked == [2, 2]


@story
async def test_words_of_two_processes_come_in_their_order(database_url: str) -> None:
    """A word here does not hide an earlier one, whose news is on its way."""
    async with two_houses(database_url) as (one, other):
        room = await one.table("Ann", "Ben", start=False)
        other.people = one.people
        far = await other.hub.room(room.session.id)
        ann, ben = await seated(one, room, "Ann", 0), await seated(other, far, "Ben", 1)
        await say(ann, "one")
        await say(ben, "two")
        assert heard(ben) == ["one", "two"]
        await one.hub.refresh(room.session.id)
        await other.hub.refresh(room.session.id)
        assert (heard(ann), heard(ben)) == (["one", "two"], [])


@story
async def test_nobody_hears_what_is_said_after_they_lost_their_seat_elsewhere(database_url: str) -> None:
    """Players' words are for those who sit there when they are said."""
    async with two_houses(database_url) as (one, other):
        room = await one.table("Ann", "Ben", start=False)
        other.people = one.people
        far = await other.hub.room(room.session.id)
        ann, ben = await seated(one, room, "Ann", 0), await seated(one, room, "Ben", 1)
        await service.stand_up(other.hub, far, one.people["Ben"], 1)
        await say(ann, "between us")
        assert heard(ann) == ["between us"]
        assert heard(ben) == []
        assert ben.client.closed


@story
async def test_nobody_speaks_for_a_seat_that_they_lost_elsewhere(database_url: str) -> None:
    """A process that has not heard of it yet lets them speak, but as somebody who only watches."""
    async with two_houses(database_url) as (one, other):
        room = await one.table("Ann", "Ben", start=False)
        far = await other.hub.room(room.session.id)
        ben = await seated(one, room, "Ben", 1)
        await service.stand_up(other.hub, far, one.people["Ben"], 1)
        await say(ben, "I am still here")
        assert [(row.seat, row.heard_by) for row in await one.hub.store.chat(room.session.id)] == [(None, "all")]


@story
async def test_after_the_end_everything_is_heard_once(tmp_path: Path) -> None:
    """By those who were there, and by those who come when the end is already known but not yet told."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", public=True)
        ann, eve = await seated(at, room, "Ann", 0), await seated(at, room, None)
        await say(ann, "secret")
        assert heard(eve) == []
        await at.propose(room, 0, "end")
        await at.vote(room, 1)
        assert room.session.status == "over"
        late = await seated(at, room, None)
        await at.hub._open_chat(room)
        assert heard(late) == ["secret"]
        assert "secret" in heard(eve)


@story
async def test_a_long_past_is_no_reason_to_cut_anybody_off(tmp_path: Path) -> None:
    """All of it goes out as one piece: it does not fill the queue for slow clients."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2)
        owner = server.hub.rooms[table.id].session.table.owner
        words = {"table": table.id, "person": owner, "name": "Ann", "seat": 0, "guest": True, "heard_by": "all"}
        said = [{**words, "at": number, "text": "x" * 490} for number in range(500)]
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(insert(CHAT), said)
        async with wire(ann, server.url, table.id) as line:
            await line.welcomed()
            assert [message["id"] for message in line.seen if message["type"] == "said"] == list(range(1, 501))


@story
async def test_nobody_says_without_end(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many words of one person are kept at one table; a repeated one is still answered; others may speak."""
    monkeypatch.setattr(store, "MOST_WORDS", 2)
    async with house_on(database_url, Clock()) as at:
        room, other = await at.table("Ann", "Ben"), await at.table("Ann", "Ben")
        ann, ben = at.people["Ann"], at.people["Ben"]
        for key in ("a", "b", "b"):
            await at.hub.store.say(room.session.id, ann, 0, 0, key, key)
        with pytest.raises(SaidEnough) as refused:
            await at.hub.store.say(room.session.id, ann, 0, 0, "c", "c")
        assert refused.value.most == 2
        await at.hub.store.say(room.session.id, ben, 1, 0, "d", "d")
        await at.hub.store.say(other.session.id, ann, 0, 0, "e", "e")
        assert [row.text for row in await at.hub.store.chat(room.session.id)] == ["a", "b", "d"]
