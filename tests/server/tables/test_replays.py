"""Whole games are played again beside the server, within limits: files can't hold up anybody else's table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.client import Client, ServerRefused
from rockworker.engine.errors import BadSave
from rockworker.engine.saves import Save
from rockworker.server.errors import Broken, TooMuch, TooMuchWork
from rockworker.server.tables import history, replays
from rockworker.server.tables.replays import Replays
from tests.server.harness import AtRandom, house, serving, somebody, story


def saved(moves: int = 30) -> Save:
    """A game of some moves."""
    game, choose = rockworker.new("rockwell", players=3, seed=5), AtRandom(1)
    while game.version < moves:
        game.apply(game.actors[0], choose(game.offers(game.actors[0])))
    return Save.parse(game.save())


def spoiled(save: Save, number: int) -> bytes:
    """With a move that can't be made."""
    log = list(save.log)
    log[number] = (log[number][0], {"type": "sell", "resource": 0, "amount": 99})
    return msgspec.structs.replace(save, log=tuple(log)).encode()


@story
async def test_games_are_played_again_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own process applies no move of a file."""
    async with house(tmp_path) as at:
        ann, save = await at.person("Ann"), saved().encode()
        monkeypatch.setattr("rockworker.engine.game.Game.apply", None)
        room = await history.import_game(at.maker(ann), save)
        monkeypatch.undo()
        assert room.session.state.number == 31
        entries = await at.hub.store.log(room.session.table)
        assert [row.number for row in entries] == list(range(1, 32))
        assert any(row.events for row in entries)
        again = await at.hub.store.snapshot(room.session.id, 31)
        assert again is not None
        await at.act(room, room.session.state.actors[0])
        assert room.session.state.number == 32


@pytest.mark.parametrize("number", [0, 7, 29])
@story
async def test_a_refused_move_is_told_in_words(tmp_path: Path, number: int) -> None:
    """Though it was refused in another process, as if it had been here; nothing is stored."""
    async with house(tmp_path) as at:
        ann = await at.person("Ann")
        with pytest.raises(BadSave) as refused:
            await history.import_game(at.maker(ann), spoiled(saved(), number))
        assert refused.value.found == str(number + 1)
        assert refused.value.cause is not None
        assert await at.hub.store.tables_of(ann.id) == []


@story
async def test_work_is_limited_by_address(tmp_path: Path) -> None:
    """What one caller has used up is nobody else's loss; it comes back with time."""
    async with house(tmp_path) as at:
        ann, ben = await at.person("Ann"), await at.person("Ben")
        at.replays._budget.charge(ann.id, 1000)
        with pytest.raises(TooMuch):
            await history.import_game(at.maker(ann), saved().encode())
        await history.import_game(at.maker(ben), saved().encode())


@story
async def test_every_order_is_charged(tmp_path: Path) -> None:
    """By the time that it took."""
    async with house(tmp_path) as at:
        ann = await at.person("Ann")
        at.replays = Replays(seconds_per_minute=0.003)
        await history.import_game(at.maker(ann), saved().encode())
        bucket = at.replays._budget._buckets[ann.id]
        assert bucket.left < 1
        with pytest.raises(TooMuch):
            await history.import_game(at.maker(ann), saved().encode())


@story
async def test_only_a_few_orders_wait(tmp_path: Path) -> None:
    """Of one caller, and of all together; those that wait are served in the end."""
    async with house(tmp_path) as at:
        ann, ben = await at.person("Ann"), await at.person("Ben")
        save = saved().encode()
        orders = [history.import_game(at.maker(ann), save) for _ in range(replays.MOST_OF_ONE + 2)]
        others = history.import_game(at.maker(ben), save)
        results = await asyncio.gather(*orders, others, return_exceptions=True)
        assert [isinstance(result, TooMuch) for result in results] == [False] * 3 + [True] * 2 + [False]


HANGS = "import time; time.sleep(600)"
DIES = "import sys; sys.exit(1)"
BREAKS = "import sys\nfrom rockworker.server.tables import replayer\nreplayer.play_moves = None\nreplayer.main()"


@pytest.mark.parametrize(("code", "error"), [(HANGS, TooMuchWork), (DIES, Broken), (BREAKS, Broken)])
@story
async def test_a_process_that_fails_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, error: type[Exception]
) -> None:
    """Whatever is wrong with it: the next order gets a good one."""
    async with house(tmp_path) as at:
        ann = await at.person("Ann")
        at.replays = Replays(600, patience=0.5 if code == HANGS else 60)
        good = replays.COMMAND
        monkeypatch.setattr(replays, "COMMAND", (good[0], "-c", code))
        with pytest.raises(error):
            await history.import_game(at.maker(ann), saved().encode())
        monkeypatch.setattr(replays, "COMMAND", good)
        if code == BREAKS:
            await at.replays.close()
            at.replays._child = None
        at.replays.patience = 60
        await history.import_game(at.maker(ann), saved().encode())


@story
async def test_over_http_too_much_work_is_refused(tmp_path: Path) -> None:
    """In words, with 429; a table goes on meanwhile."""
    async with serving(tmp_path, work_per_minute=600) as server, somebody(server, "Ann") as ann:
        table = await ann.import_game(saved().encode())
        server.app.state.replays._budget.charge("127.0.0.1", 1000)
        for ask in (_import, _clone, _count):
            with pytest.raises(ServerRefused, match="too-much"):
                await ask(ann, table)


async def _import(client: Client, _: Any) -> Any:
    return await client.import_game(saved().encode())


async def _clone(client: Client, table: Any) -> Any:
    return await client.clone(table)


async def _count(client: Client, table: Any) -> Any:
    return await client.statistics(table)
