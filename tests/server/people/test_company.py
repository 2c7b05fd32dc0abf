"""Opponents met, and people who want nothing to do with each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.server.errors import BadInput, NotInvitable, NotWelcome
from rockworker.server.people.company import Blocked, Opponent, block, blocked_by, opponents, unblock
from rockworker.server.tables import service
from rockworker.server.tables.invitations import invite, play_again
from tests.server.harness import Clock, house_on, serving, somebody, story
from tests.server.sockets import wire


@story
async def test_opponents_met(database_url: str, pebbles: str) -> None:
    """With how often each was ahead; bots and the person are none; the last met come first."""
    async with house_on(database_url, Clock()) as at:
        await at.account("Cleo")
        games = [await at.finished("Ann", "Ben", game=pebbles, chance=n) for n in range(2)]
        await at.finished("Ann", "Cleo", game=pebbles, players=3, bots={"2": "random"})
        await at.finished("Ann", game=pebbles, players=2, hot_seat=True)
        cleo, ben = await opponents(at.hub, at.people["Ann"])
        assert [(each.name, each.games, each.account) for each in (cleo, ben)] == [("Cleo", 1, True), ("Ben", 2, False)]
        scores = [room.session.state.game.scores for room in games if room.session.state.game]
        assert ben.ahead == sum(ann.rank < other.rank for ann, other in scores)
        assert ben.behind == sum(ann.rank > other.rank for ann, other in scores)
        again = await at.table("Ann", game=pebbles, players=2, start=False, invite=[ben.person])
        assert again.session.table.seats[1].held_name == "Ben"


@story
async def test_who_is_blocked_stays_away(database_url: str, pebbles: str) -> None:
    """From tables that the other opened or sits at, and with invitations; taken back, all is as before."""
    async with house_on(database_url, Clock()) as at:
        ann, ben = await at.person("Ann"), await at.person("Ben")
        over = await at.finished("Ann", "Ben", "Cleo", game=pebbles)
        await block(at.hub, ann, ben)
        await block(at.hub, ann, ben)
        with pytest.raises(BadInput):
            await block(at.hub, ann, ann)
        own = await at.table("Ann", game=pebbles, players=2, start=False)
        shared = await at.table("Cleo", game=pebbles, players=3, start=False)
        await service.sit_down(at.hub, shared, ann, None)
        for room in (own, shared):
            with pytest.raises(NotWelcome):
                await service.sit_down(at.hub, room, ben, None)
        bens = await at.table("Ben", game=pebbles, players=2, start=False)
        with pytest.raises(NotInvitable):
            await invite(at.hub, bens, ben, 1, ann)
        with pytest.raises(NotInvitable):
            await at.table("Ben", game=pebbles, players=2, start=False, invite=[ann.id])
        following = await play_again(at.hub, over, ben)
        assert [seat.held_name for seat in following.session.table.seats] == [None, None, "Cleo"]
        assert await blocked_by(at.hub, ann) == [Blocked(ben.id, "Ben")]
        assert await blocked_by(at.hub, ben) == []
        await unblock(at.hub, ann, ben.id)
        await service.sit_down(at.hub, own, ben, None)
        await invite(at.hub, bens, ben, 1, ann)


@story
async def test_who_blocks_may_still_invite(database_url: str, pebbles: str) -> None:
    """It is the blocker's own wish then."""
    async with house_on(database_url, Clock()) as at:
        ann, ben = await at.person("Ann"), await at.person("Ben")
        await block(at.hub, ann, ben)
        room = await at.table("Ann", game=pebbles, players=2, start=False, invite=[ben.id])
        await service.sit_down(at.hub, room, ben, None)


async def said(client: Client, url: str, table: str, key: str, text: str) -> None:
    """Somebody says something and goes."""
    async with wire(client, url, table) as line:
        await line.next("welcome")
        await line.ask(type="say", key=key, text=text)


@story
async def test_neither_hears_the_other(tmp_path: Path) -> None:
    """At once, for who is there; afterwards, for who comes in; others hear both. The lobby hides open tables."""
    async with (
        serving(tmp_path) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
        somebody(server, "Cleo") as cleo,
    ):
        table = await ann.open_table("rockwell", 3, public=True)
        await ben.sit(table)
        await cleo.sit(table)
        person = msgspec.json.decode(await ben.request("GET", "/me"))["id"]
        async with wire(ann, server.url, table.id) as a, wire(cleo, server.url, table.id) as c:
            await a.next("welcome")
            await c.next("welcome")
            await ann.request("PUT", f"/me/blocked/{person}")
            await said(ben, server.url, table.id, "1", "from Ben")
            await a.ask(type="say", key="2", text="from Ann")
            while (await c.next("said"))["text"] != "from Ann":
                pass
            assert texts(c.seen) == ["from Ben", "from Ann"]
            assert texts(a.seen) == ["from Ann"]
        async with wire(ben, server.url, table.id) as b:
            await b.ask(type="say", key="3", text="still Ben")
            assert texts(b.seen) == ["from Ben", "still Ben"]
        open_table = await ann.open_table("rockwell", 2, public=True)
        assert open_table.id not in [each.id for each in await ben.lobby()]
        assert open_table.id in [each.id for each in await cleo.lobby()]
        told = msgspec.json.decode(await ann.request("GET", "/me/blocked"), type=list[Blocked])
        assert [each.name for each in told] == ["Ben"]
        assert msgspec.json.decode(await ben.request("GET", "/me/opponents"), type=list[Opponent]) == []
        await ann.request("DELETE", f"/me/blocked/{person}")
        assert open_table.id in [each.id for each in await ben.lobby()]
        with pytest.raises(ServerRefused, match="no-such-person"):
            await ann.request("PUT", "/me/blocked/nobody")


def texts(messages: list[dict[str, Any]]) -> list[str]:
    """What was heard."""
    return [message["text"] for message in messages if message["type"] == "said"]
