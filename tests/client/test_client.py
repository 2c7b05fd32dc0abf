"""The Python client: the documented bot, a lost connection, refusals."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.bots import Bot, Seat
from rockworker.bots.possible import PossibleGame
from rockworker.client import Client, ServerRefused
from rockworker.engine.errors import CannotImagine
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.protocol import Act
from rockworker.registry import make_bot
from tests.cli.driver import environment
from tests.server.harness import AtRandom, serving, somebody, story

DOCUMENT = Path(__file__).parents[2] / "docs" / "how-to" / "bots-online.md"


def test_the_documented_bot_plays_a_whole_game(tmp_path: Path) -> None:
    """The program in docs/how-to/bots-online.md, as it stands there, against a real server."""
    program = re.search(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert program
    told: list[str] = []

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", program[1], server.url, env=environment(), stdout=subprocess.PIPE
            )
            output, _ = await process.communicate()
            assert process.returncode == 0
            told.extend(output.decode().splitlines())

    tell()
    assert [line.split()[0] for line in told] == ["Botty", "Nilo"]


@story
async def test_a_bot_class_plays_from_afar(tmp_path: Path) -> None:
    """A turn is a bot's seat: who it is, what it sees, what it may do. Without the server it can't imagine games."""
    async with serving(tmp_path) as server, somebody(server, "Botty") as client:
        table = await client.open_table("rockwell", 2, hot_seat=True, modules=["diamonds"])
        await client.start(table)
        bot = make_bot("random", "rockwell", 4)
        async with await client.sit(table, 1) as seat:
            async for turn in seat.turns():
                assert turn.seat.player == turn.player == 1
                assert turn.about.modules == ("diamonds",)
                with pytest.raises(CannotImagine):
                    turn.seat.imagine(1)
                assert turn.seat.view()["viewer"] == 1
                room = await server.hub.room(table.id)
                assert room.session.state.game
                assert turn.offers == room.session.state.game.offers(1)
                assert await turn.act(bot.choose(turn.seat))
                assert await turn.act(bot.choose(turn.seat)) is False, "the table has moved on"
                break
            await seat.undo()
            assert seat.sight.actors == (0, 1)
            await seat.propose("pause")
            assert seat.sight.paused
            with pytest.raises(ServerRefused, match="no-such-vote"):
                await seat.vote(agrees=True)


@story
async def test_greedy_plays_as_well_from_afar(tmp_path: Path) -> None:
    """It imagines games from what the server deals for its seat, and wins against random; at random it would not."""
    async with serving(tmp_path) as server, somebody(server, "Botty") as client:
        wins = [await _greedy_wins(client, seed) for seed in range(3)]
        assert wins == [True] * 3


async def _greedy_wins(client: Client, seed: int) -> bool:
    table = await client.open_table("clockworker", 2, bots={1: "random"}, seed=f"{seed:x}")
    await client.start(table)
    bot = make_bot("greedy", "clockworker", seed)
    async with await client.sit(table) as seat:
        async for turn in seat.turns():
            assert await turn.play(bot)
        own, other = seat.sight.scores
    return own.total > other.total


class Imagining(Bot):
    """Looks at several games that may be the real one, then takes the first offer."""

    def choose(self, seat: Seat) -> Action:
        worlds = [self.imagine(seat) for _ in range(3)]
        assert all(world.offers(seat.player) == seat.offers() for world in worlds)
        views = [msgspec.json.decode(msgspec.json.encode(world.view(seat.player))) for world in worlds]
        assert views == [seat.view()] * 3
        assert len({world.codec.state_to_json(inside(world).state) for world in worlds}) == 3
        return seat.offers()[0][0]


@story
async def test_a_possible_game_fits_what_the_seat_sees(tmp_path: Path) -> None:
    """Same view, same offers, other secrets for each seed; the server is asked once a turn. A late bot is overtaken."""
    async with serving(tmp_path) as server, somebody(server, "Botty") as client:
        table = await client.open_table("rockwell", 2, hot_seat=True, modules=["inspectors"])
        await client.start(table)
        seat = await client.sit(table, 1)
        asked = 0
        request = seat._fetch

        async def counted(method: str, path: str, body: Any, params: Any) -> bytes:
            nonlocal asked
            asked += 1
            return await request(method, path, body, params)

        seat._fetch = counted
        async for turn in seat.turns():
            assert await turn.play(Imagining())
            assert asked == 1
            assert await turn.play(Imagining()) is False, "the table has moved on"
            break


@story
async def test_only_the_owner_of_a_seat_gets_a_possible_game(tmp_path: Path) -> None:
    """Strangers, spectators, other players: none through somebody else's eyes. None before the start, none of old."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Eve") as eve:
        table = await ann.open_table("rockwell", 2, bots={1: "random"}, public=True)
        path = f"/tables/{table.id}/position"
        with pytest.raises(ServerRefused, match="table-has-not-started"):
            await ann.request("GET", path)
        await ann.start(table)
        own = msgspec.json.decode(await ann.request("GET", path), type=PossibleGame)
        assert (own.player, own.header.seed) == (0, 0)
        for client, params in ((ann, {"seat": 1}), (eve, {}), (eve, {"seat": 0})):
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await client.request("GET", path, params=params)
        async with Client(server.url) as stranger:
            with pytest.raises(ServerRefused, match="not-signed-in"):
                await stranger.request("GET", path)
        with pytest.raises(ServerRefused, match="stale-version"):
            await ann.request("GET", path, params={"version": 0})


def test_the_client_needs_no_server() -> None:
    """The extra `client` is enough: nothing of the server is imported."""
    program = "import sys, rockworker.client; assert not [m for m in sys.modules if m.startswith('rockworker.server')]"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@story
async def test_illegal_actions_are_refused_in_words(tmp_path: Path) -> None:
    """The program learns why, and the turn is still its own."""
    async with serving(tmp_path) as server, somebody(server, "Botty", language="fr") as client:
        table = await client.open_table("rockwell", 2, hot_seat=True)
        await client.start(table)
        seat = await client.sit(table, 0)
        async for turn in seat.turns():
            with pytest.raises(ServerRefused, match="illegal-value") as refused:
                await turn.act({"type": "bid", "zinc": 9, "copper": 0, "silver": 0, "gold": 0, "cash": 0})
            assert refused.value.details["clause"]
            assert refused.value.text.startswith("«")
            assert await turn.act(turn.offers[0][0])
            break


@story
async def test_a_lost_connection_loses_nothing(tmp_path: Path) -> None:
    """The socket breaks before an answer: moves are repeated under their key, made once, and the game ends."""
    async with serving(tmp_path) as server, somebody(server, "Botty") as client:
        table = await client.open_table("clockworker", 2, bots={1: "random"}, options={"round_limit": 2})
        await client.start(table)
        seat = await client.sit(table)
        choose, moves = AtRandom(1), 0
        async for turn in seat.turns():
            acting = asyncio.create_task(turn.act(choose(turn.offers)))
            await asyncio.sleep(0)
            room = await server.hub.room(table.id)
            if moves % 4 == 0:
                for connection in list(room.connections):
                    connection.cut_off()
            moves += await acting
        log = await server.hub.store.entries(table.id)
        assert sum(getattr(row.entry, "seat", 1) == 0 for row in log) == moves


@story
async def test_a_restart_is_only_a_pause(tmp_path: Path) -> None:
    """The server goes away and comes back on the same port: the client waits, and plays on."""
    async with serving(tmp_path) as server:
        port, client = server.bound.getsockname()[1], Client(server.url)
        await client.enter("Botty")
        table = await client.open_table("rockwell", 2, hot_seat=True)
        await client.start(table)
        seat = await client.sit(table, 0)
        turns = seat.turns()
        turn = await anext(turns)
    acting = asyncio.create_task(turn.act(turn.offers[0][0]))
    async with serving(tmp_path, on_port=port):
        assert await acting
        assert seat.sight.actors == (1,)
        await client.close()


@story
async def test_who_is_not_let_in_is_told(tmp_path: Path) -> None:
    """A stranger's key, a table that is not there: an error, not a wait without end."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, Client(server.url, key="x") as stranger:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        seat = stranger._seat(table, 0)
        with pytest.raises(ServerRefused, match="no-such-table"):
            await seat.connection.open()
        with pytest.raises(ServerRefused):
            async for _ in seat.turns():
                pass
        with pytest.raises(ServerRefused, match="not-signed-in"):
            await stranger.open_table("rockwell", 2)


@story
async def test_what_was_missed_is_seen_after_a_break(tmp_path: Path) -> None:
    """A socket breaks, the game goes on; the next one begins with everything, and what follows is added to that."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        room = await server.hub.room(table.id)
        async with ann._seat(table, 0) as watching, ann._seat(table, 1) as other:
            for number in range(1, 7):
                if number == 3:
                    assert watching.connection._socket
                    watching.connection._socket.transport.abort()
                seat = watching if 0 in room.session.state.actors else other
                game = room.session.state.game
                assert game
                action = AtRandom(number)(game.offers(seat.number))
                await seat.connection.ask(Act(room.session.state.number, f"key{number}", msgspec.to_builtins(action)))
            async with watching.connection.changed:
                await watching.connection.changed.wait_for(lambda: watching.sight.number == room.session.state.number)
            assert watching.sight.view == plain(room.session.state.game)
            assert watching.sight.number == 7


def plain(game: Game | None) -> Any:
    """What seat 0 sees of a game, as it arrives."""
    assert game
    return msgspec.json.decode(msgspec.json.encode(game.view(0)))
