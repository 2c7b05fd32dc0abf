"""A game starts with the people who sit there when it starts: never with an empty seat, never with who has left."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rockworker.engine.errors import RockworkerError
from rockworker.server.errors import TableIsNotFull
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room
from tests.server.harness import story, two_houses

TRIES = 12


async def check(room: Room) -> None:
    """A running table is full, and memory knows who sits there."""
    table = await room.session.store.table(room.session.id)
    assert table
    if table.status == "running":
        assert all(seat.person for seat in table.seats)
    await room.session.refresh()
    assert room.session.table.seats == table.seats


@story
async def test_start_and_leave_at_once(database_url: str, tmp_path: Path) -> None:
    """Either the player has left, and the table is not full; or the game has begun, and nobody leaves."""
    async with two_houses(database_url) as (at, _):
        for _ in range(TRIES):
            room = await at.table("Ann", "Ben", start=False)
            ann, ben = at.people["Ann"], at.people["Ben"]
            begins, leaves = service.start(room, ann), service.stand_up(at.hub, room, ben, 1)
            done = await asyncio.gather(begins, leaves, return_exceptions=True)
            failed = [result for result in done if isinstance(result, BaseException)]
            assert len(failed) == 1
            assert isinstance(failed[0], RockworkerError)
            await check(room)


@pytest.mark.parametrize("taken", [False, True])
@story
async def test_a_process_that_does_not_know_who_has_left(database_url: str, taken: bool) -> None:
    """It asks the database while it starts: an empty seat is refused; with another player there the game begins."""
    async with two_houses(database_url) as (at, far):
        room = await at.table("Ann", "Ben", start=False)
        there = await far.hub.room(room.session.id)
        await service.stand_up(at.hub, room, at.people["Ben"], 1)
        if not taken:
            with pytest.raises(TableIsNotFull):
                await service.start(there, at.people["Ann"])
            assert there.session.status == "open"
            assert there.session.table.seats[1].person is None
            return
        await service.sit_down(at.hub, room, await at.person("Cleo"), 1)
        await service.start(there, at.people["Ann"])
        assert there.session.table.seats[1].name == "Cleo"
        await check(there)


@story
async def test_a_start_that_fails_takes_no_other_move_with_it(database_url: str) -> None:
    """Though both were to be written at once."""
    async with two_houses(database_url) as (at, far):
        running = await at.table("Ann", "Ben")
        room = await at.table("Ann", "Ben", start=False)
        there = await far.hub.room(room.session.id)
        await service.stand_up(at.hub, room, at.people["Ben"], 1)
        played = await far.hub.room(running.session.id)
        both = far.act(played, 0), service.start(there, at.people["Ann"])
        moved, refused = await asyncio.gather(*both, return_exceptions=True)
        assert not isinstance(moved, BaseException)
        assert isinstance(refused, TableIsNotFull)
        assert played.session.state.number == 2


@story
async def test_news_that_is_still_on_its_way_keeps_nobody_from_the_table(database_url: str) -> None:
    """Sit down at one process, look and start at another: it asks the database before it says no."""
    async with two_houses(database_url) as (one, other):
        room = await one.table("Ann", players=3, start=False)
        ann, ben, cleo = [await one.person(name) for name in ("Ann", "Ben", "Cleo")]
        elsewhere = await other.hub.room(room.session.id)
        await service.sit_down(one.hub, room, ben, None)
        seen = await service.visible_room(other.hub, room.session.id, ben)
        assert service.seats_of(seen.session.table, ben) == (1,)
        await service.sit_down(other.hub, elsewhere, cleo, None)
        assert (await service.start(room, ann)).number == 1
