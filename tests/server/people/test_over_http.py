"""What people have played, over HTTP and with content: ladders, statistics, the history's filters, opponents."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.protocol import Concede
from rockworker.server.people.company import Opponent
from rockworker.server.people.profiles import History, PastGame
from rockworker.server.people.ratings import Ranked
from rockworker.server.people.statistics import OwnStatistics
from rockworker.server.tables import service
from tests.server.harness import Clock, House, Serving, serving, somebody, story

PASSWORD = "correct horse"  # noqa: S105  # nobody's
SHORT = {"round_limit": 1}
DAYS = {"kind": "bank", "bank_ms": 86_400_000}


class Evening:
    """A server, three people, and the games that they play to the end."""

    def __init__(self, server: Serving, ann: Client, ben: Client, cleo: Client) -> None:
        self.server = server
        self.ann, self.ben, self.cleo = ann, ben, cleo
        self.played: list[str] = []
        self.house = House(server.hub, Clock())

    async def play(self, game: str, *guests: Client, leaver: int | None = None, **wishes: Any) -> str:
        """A game that Ann has opened, to its end; its result noted by the server itself."""
        body = {"game": game, "players": len(guests) + 1, "public": True, **wishes}
        opened = msgspec.json.decode(await self.ann.request("POST", "/tables", body))
        table = opened["id"]
        for guest in guests:
            await guest.request("POST", f"/tables/{table}/seats", {}, params={"invite": opened["invite"]})
        await self.ann.request("POST", f"/tables/{table}/start")
        room = await self.server.hub.room(table)
        if leaver is not None:
            await service.grant(room, leaver, Concede(self.house.key()))
        while room.session.status != "over":
            seats = [seat for seat in room.session.state.actors if not room.session.state.position.seats[seat].bot]
            if seats:
                await self.house.act(room, seats[0], len(self.played) + room.session.state.number)
            await asyncio.sleep(0 if seats else 0.01)  # bots make their own moves
        while table in await self.server.hub.store.results.unrecorded():
            await asyncio.sleep(0.02)
        self.played.append(table)
        return str(table)

    async def get(self, client: Client, path: str, kind: Any, **params: Any) -> Any:
        """What the server says."""
        return msgspec.json.decode(await client.request("GET", path, params=params), type=kind)

    async def games(self, client: Client, of: str = "me", **params: Any) -> list[PastGame]:
        """Somebody's games."""
        found: History = await self.get(client, f"/people/{of}/games", History, **params)
        return list(found.games)

    async def id_of(self, client: Client) -> str:
        """By which others know somebody."""
        return str(msgspec.json.decode(await client.request("GET", "/me"))["id"])


@asynccontextmanager
async def evening(folder: Path, url: str) -> AsyncIterator[Evening]:
    """Ann and Ben have accounts; Cleo is a guest."""
    async with (
        serving(folder, database=url) as server,
        Client(server.url) as ann,
        Client(server.url) as ben,
        somebody(server, "Cleo") as cleo,
    ):
        await ann.register("Ann", PASSWORD)
        await ben.register("Ben", PASSWORD)
        yield Evening(server, ann, ben, cleo)


@story
async def test_a_games_ladder(database_url: str, tmp_path: Path, pebbles: str) -> None:
    """The strongest first, people and bots, by pace; those with few games on demand; no ladder of no game."""
    async with evening(tmp_path, database_url) as at:
        for _ in range(2):
            await at.play(pebbles, at.ben, rated=True)
        await at.play("clockworker", rated=True, players=2, bots={"1": "random"}, clock=DAYS, options=SHORT)
        path = f"/games/{pebbles}/ratings"
        assert await at.get(at.cleo, path, list[Ranked]) == []
        live = await at.get(at.cleo, path, list[Ranked], provisional=True)
        assert {line.name: line.rating.games for line in live} == {"Ann": 2, "Ben": 2}
        assert {line.person for line in live} == {await at.id_of(at.ann), await at.id_of(at.ben)}
        assert [line.rating.rating for line in live] == sorted([line.rating.rating for line in live], reverse=True)
        assert all((line.rating.provisional, line.rating.pace) == (True, "live") for line in live)
        assert await at.get(at.cleo, path, list[Ranked], provisional=True, pace="days") == []
        days = await at.get(at.cleo, "/games/clockworker/ratings", list[Ranked], provisional=True, pace="days")
        assert {(line.name, line.bot) for line in days} == {("Ann", ""), ("", "random")}
        assert len(await at.get(at.cleo, path, list[Ranked], provisional=True, limit=1)) == 1
        with pytest.raises(ServerRefused, match="unknown-game"):
            await at.get(at.cleo, "/games/chess/ratings", list[Ranked])


@story
async def test_somebodys_games_in_numbers(database_url: str, tmp_path: Path, pebbles: str) -> None:
    """Places and scores as the games told them, plans in words; of others, from what the caller may know of."""
    async with evening(tmp_path, database_url) as at:
        await at.play(pebbles, at.ben)
        await at.play(pebbles, at.ben, public=False)
        await at.play("clockworker", at.ben, options={"round_limit": 2})
        path = f"/people/{await at.id_of(at.ann)}/statistics"
        clock, stones = await at.get(at.ann, path, list[OwnStatistics])
        assert (clock.game, stones.game) == ("clockworker", pebbles)
        games = await at.games(at.ann, game=pebbles)
        assert (stones.games, stones.won) == (2, sum(game.place == 1 for game in games))
        assert stones.best == max(game.score for game in games)
        assert stones.mean == pytest.approx(sum(game.score for game in games) / 2)
        assert stones.places == {"2": tuple(sum(game.place == place for game in games) for place in (1, 2))}
        assert clock.plans
        assert all(plan.label and each.label and each.count for plan in clock.plans for each in plan.favourites)
        (french,) = await at.get(at.ann, path, list[OwnStatistics], game="clockworker", lang="fr")
        assert [plan.group for plan in french.plans] == [plan.group for plan in clock.plans]
        assert [plan.label for plan in french.plans] != [plan.label for plan in clock.plans]
        seen = await at.get(at.cleo, path, list[OwnStatistics], game=pebbles)
        assert [each.games for each in seen] == [1], "the other table was not public"
        with pytest.raises(ServerRefused, match="no-such-person"):
            await at.get(at.ann, f"/people/{await at.id_of(at.cleo)}/statistics", list[OwnStatistics])


@story
async def test_the_historys_filters(database_url: str, tmp_path: Path, pebbles: str) -> None:
    """Each by itself and two together, with the games that fit; page by page nothing is lost or told twice."""
    async with evening(tmp_path, database_url) as at:
        rated = await at.play(pebbles, at.ben, rated=True)
        slow = await at.play(pebbles, at.ben, clock=DAYS)
        three = await at.play(pebbles, at.ben, at.cleo)
        left = await at.play("clockworker", at.cleo, leaver=0, options=SHORT)
        other = await at.play("clockworker", at.cleo, options=SHORT)
        whole = await at.games(at.ann)
        assert [game.table for game in whole] == [other, left, three, slow, rated]
        assert [seat.name for seat in whole[2].seats] == ["Ann", "Ben", "Cleo"]
        ended = {game.table: game.ended for game in whole}
        for wanted, expected in (
            ({"game": "clockworker"}, [other, left]),
            ({"rated": True}, [rated]),
            ({"rated": False, "game": pebbles}, [three, slow]),
            ({"pace": "days"}, [slow]),
            ({"opponent": await at.id_of(at.ben)}, [three, slow, rated]),
            ({"opponent": await at.id_of(at.cleo), "game": pebbles}, [three]),
            ({"outcome": "left"}, [left]),
            ({"since": ended[left]}, [other, left]),
            ({"until": ended[three]}, [slow, rated]),
            ({"since": ended[slow], "until": ended[left]}, [three, slow]),
        ):
            assert [game.table for game in await at.games(at.ann, **wanted)] == expected, wanted
        won = [game.table for game in whole if game.place == 1 and game.table != left]
        assert [game.table for game in await at.games(at.ann, outcome="won")] == won
        paged: list[str] = []
        after: dict[str, str] = {}
        while True:
            page: History = await at.get(at.ann, "/people/me/games", History, limit=2, **after)
            paged += [game.table for game in page.games]
            if page.more is None:
                break
            after = {"after": page.more}
        assert paged == [game.table for game in whole]


@story
async def test_opponents_over_http(database_url: str, tmp_path: Path, pebbles: str) -> None:
    """The last met first, with how often each was ahead, and whether blocked; each can be invited again."""
    async with evening(tmp_path, database_url) as at:
        for _ in range(2):
            await at.play(pebbles, at.ben)
        await at.play(pebbles, at.cleo)
        cleo, ben = await at.get(at.ann, "/me/opponents", list[Opponent])
        assert [(each.name, each.account, each.games) for each in (cleo, ben)] == [("Cleo", False, 1), ("Ben", True, 2)]
        games = await at.games(at.ann, opponent=ben.person)
        pairs = [(game.seats[0].place, game.seats[1].place) for game in games]
        assert (ben.ahead, ben.behind) == (sum(a < b for a, b in pairs), sum(a > b for a, b in pairs))
        assert ben.last == games[0].ended
        (mirrored,) = await at.get(at.ben, "/me/opponents", list[Opponent])
        assert (mirrored.name, mirrored.ahead, mirrored.behind) == ("Ann", ben.behind, ben.ahead)
        await at.ann.request("PUT", f"/me/blocked/{ben.person}")
        assert [each.blocked for each in await at.get(at.ann, "/me/opponents", list[Opponent])] == [False, True]
        table = await at.ann.open_table(pebbles, 2, invite=[cleo.person])
        assert table.seats[1].held_for == "Cleo"
