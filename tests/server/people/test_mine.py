"""My games: every table where somebody sits, those that wait for them first."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rockworker.client import Client
from rockworker.server.http.mine import Counts, MyGames
from rockworker.server.storage.schema import TABLES
from tests.server.harness import AtRandom, serving, somebody, story


async def mine(client: Client) -> MyGames:
    """A client's games."""
    return msgspec.json.decode(await client.request("GET", "/me/games"), type=MyGames)


@story
async def test_my_turn_comes_first_and_nothing_is_cut_off(tmp_path: Path) -> None:
    """A hundred and five open tables don't hide the one where it is my turn; a game that is over leaves the list."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        turn = await ann.open_table("clockworker", 2, seat=None)
        await ann.sit(turn, 0)
        await ben.sit(turn, 1, invite=turn.invite)
        await ann.start(turn)
        for _ in range(105):
            await ann.open_table("clockworker", 2)
        games = await mine(ann)
        assert len(games.tables) == 106
        actors = games.tables[0].waits_for
        assert games.tables[0].id == turn.id or actors == ()
        first, second = (ann, ben) if (await mine(ann)).counts.my_turn else (ben, ann)
        assert (await mine(first)).counts.my_turn == 1
        assert (await mine(second)).counts.my_turn == 0
        assert (await mine(ann)).counts == Counts(int(first is ann), 1, 105, 0)
        async with await first.sit(turn) as seat:
            async for asked in seat.turns():
                await asked.act(AtRandom(1)(asked.offers))
                if not (await mine(first)).counts.my_turn:
                    break
        assert (await mine(second)).counts.my_turn == 1
        async with await first.sit(turn) as seat, await second.sit(turn) as other:
            await seat.propose("pause")
            assert (await mine(second)).counts.my_turn == 1, "a question waits for an answer"
            await other.vote(agrees=True)
            assert (await mine(second)).counts.my_turn == 0, "nobody moves in a pause"
            await seat.propose("end")
            await other.vote(agrees=True)
        assert (await mine(ann)).counts == Counts(0, 0, 105, 0)


@story
async def test_a_table_that_waits_since_before_it_was_noted(tmp_path: Path) -> None:
    """After an update of the server: whom it waits for is found out."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, hot_seat=True)
        await ann.start(table)
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(TABLES.update().values(waits_for=None))
        server.hub.rooms.clear()
        assert (await mine(ann)).counts == Counts(1, 1, 0, 0)
