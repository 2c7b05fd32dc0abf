"""Tables that start at an hour."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rockworker.client import ServerRefused
from rockworker.engine.errors import UnknownBot
from rockworker.server.errors import BadInput, NotAllowed, TableHasStarted, TooEarly
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room, now_ms
from rockworker.server.tables.schedule import Scheduler, reschedule
from rockworker.server.tables.service import YEAR_MS
from tests.server.harness import Clock, House, house_on, serving, somebody, story, two_houses

HOUR = 3_600_000


async def scheduled(at: House, *names: str, **wishes: Any) -> Room:
    """A table that starts in an hour."""
    return await at.table(*names, start=False, starts_at=at.clock() + HOUR, **wishes)


@story
async def test_a_full_table_starts_at_its_hour(database_url: str, pebbles: str) -> None:
    """Not before, and by nobody's hand."""
    async with house_on(database_url, Clock()) as at:
        room = await scheduled(at, "Ann", "Ben", game=pebbles)
        with pytest.raises(TooEarly):
            await service.start(room, at.people["Ann"])
        at.clock.pass_ms(HOUR - 1)
        await Scheduler(at.hub).start_due()
        assert room.session.status == "open"
        at.clock.pass_ms(1)
        await Scheduler(at.hub).start_due()
        assert room.session.status == "running"
        await Scheduler(at.hub).start_due()


@story
async def test_free_seats_at_the_hour(database_url: str, pebbles: str) -> None:
    """Bots take them, if so wished, also those that are kept for people who have not come; else the table waits."""
    async with house_on(database_url, Clock()) as at:
        ben = await at.person("Ben")
        filled = await scheduled(at, "Ann", game=pebbles, players=3, fill="random", invite=[ben.id])
        waiting = await scheduled(at, "Ann", game=pebbles, players=2)
        at.clock.pass_ms(HOUR)
        await Scheduler(at.hub).start_due()
        assert filled.session.status == "running"
        assert [seat.bot for seat in filled.session.table.seats] == ["", "random", "random"]
        assert (waiting.session.status, waiting.session.table.starts_at) == ("open", None)
        await service.sit_down(at.hub, waiting, ben, None)
        await service.start(waiting, ben)


@story
async def test_two_processes_start_a_table_once(database_url: str) -> None:
    """Both look at the clock; there is one start, and no seat is filled twice."""
    async with two_houses(database_url) as (one, other):
        room = await scheduled(one, "Ann", game="clockworker", players=4, fill="random")
        one.clock.pass_ms(HOUR)
        await asyncio.gather(Scheduler(one.hub).start_due(), Scheduler(other.hub).start_due())
        there = await other.hub.room(room.session.id)
        await room.session.refresh()
        await there.session.refresh()
        assert room.session.status == there.session.status == "running"
        assert room.session.state.number == there.session.state.number == 1
        assert len({seat.name for seat in there.session.table.seats}) == 4


@story
async def test_the_hour_can_be_changed(database_url: str, pebbles: str) -> None:
    """By the owner, to a time within a year, as long as the table is open."""
    async with house_on(database_url, Clock()) as at:
        room = await scheduled(at, "Ann", "Ben", game=pebbles)
        ann, now = at.people["Ann"], at.clock()
        with pytest.raises(NotAllowed):
            await reschedule(at.hub, room, at.people["Ben"], None, "")
        for wrong in (now - 1, now + YEAR_MS + 1):
            with pytest.raises(BadInput):
                await reschedule(at.hub, room, ann, wrong, "")
        with pytest.raises(UnknownBot):
            await reschedule(at.hub, room, ann, None, "genius")
        await reschedule(at.hub, room, ann, now + 2 * HOUR, "random")
        assert (room.session.table.starts_at, room.session.table.settings["fill"]) == (now + 2 * HOUR, "random")
        at.clock.pass_ms(HOUR)
        await Scheduler(at.hub).start_due()
        assert room.session.status == "open"
        await reschedule(at.hub, room, ann, None, "")
        await service.start(room, at.people["Ben"])
        with pytest.raises(TableHasStarted):
            await reschedule(at.hub, room, ann, None, "")


@story
async def test_a_schedule_over_http(tmp_path: Path) -> None:
    """The server looks at the clock itself."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        later = now_ms() + HOUR
        table = await ann.open_table("clockworker", 2, starts_at=later, fill="random")
        assert (table.starts_at, table.fill) == (later, "random")
        with pytest.raises(ServerRefused, match="bad-input"):
            await ann.request("PUT", f"/tables/{table.id}/schedule", {"starts_at": 5})
        await ann.request("PUT", f"/tables/{table.id}/schedule", {"starts_at": now_ms() + 3000, "fill": "random"})
        while (await ann.table(table.id)).status == "open":
            await asyncio.sleep(0.05)
        assert (await ann.table(table.id)).starts_at is None
