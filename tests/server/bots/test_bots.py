"""Bots at tables: outside the request path, through the same door, replaced when they fail, awake after a restart."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

import rockworker
from rockworker.bots.random import RandomBot
from rockworker.engine.inside import inside
from rockworker.server.bots import pool, runner, worker
from rockworker.server.bots.pool import BotFailed, Worker, WorkerPool
from rockworker.server.bots.runner import stand_in
from rockworker.server.bots.worker import Failure, Task, Thought, task_for
from rockworker.server.metrics import Metrics
from rockworker.server.pipes import LENGTH, framed
from rockworker.server.tables.log import BotReplaced, Started
from rockworker.server.tables.state import TableState
from tests.server.harness import Serving, house, serving, somebody, story
from tests.server.postgres import Postgres
from tests.server.sockets import wire

TWO_BOTS: dict[str, Any] = {"seat": None, "bots": {0: "random", 1: "random"}, "options": {"round_limit": 2}}
"""A short game, and nobody to wait for."""
SICK = """
import subprocess
import sys
from rockworker.server.bots import worker
from rockworker.bots.random import RandomBot

class Sick(RandomBot):
    def choose(self, seat):
        {what}

real = worker.make_bot
worker.make_bot = lambda bot, game, seed: Sick(seed) if bot == "greedy" else real(bot, game, seed)
worker.main()
"""


def sick_bots(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Greedy bots are ill, random ones are well."""
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", SICK.format(what=what)))


async def until_over(server: Serving, table_id: str) -> TableState:
    """Waits for the end of a game."""
    session = (await server.hub.room(table_id)).session
    over = asyncio.Event()
    session.listeners.append(lambda session, _: over.set() if session.status == "over" else None)
    if session.status != "over":
        await over.wait()
    return session.state


@story
async def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    """Nobody has to watch; the seat tells the level, the name is a bot's own."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, **TWO_BOTS, public=True)
        assert [(seat.name, seat.bot) for seat in table.seats] == [("Nilo", "random"), ("Orbo", "random")]
        await ann.start(table)
        state = await until_over(server, table.id)
        assert state.game
        assert state.game.is_over
        assert (await ann.table(table.id)).status == "over"


@pytest.mark.parametrize("what", ["raise ValueError('ill')", "sys.exit(1)", "return None"])
def test_a_bot_that_fails_is_followed_by_another(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It crashes, takes its process down or answers nonsense: after three tries `random` plays on."""
    sick_bots(monkeypatch, what)

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
            table = await ann.open_table("rockwell", 2, bots={1: "greedy"})
            await ann.start(table)
            session = (await server.hub.room(table.id)).session
            moved = asyncio.Event()
            session.listeners.append(lambda session, _: moved.set() if session.state.actors == (0,) else None)
            if session.state.actors != (0,):
                await moved.wait()
            log = await server.hub.store.entries(table.id)
            assert [row.entry for row in log if isinstance(row.entry, BotReplaced)] == [BotReplaced(1, "random")]
            metrics: Metrics = server.app.state.metrics
            assert b'rockworker_bot_failures_total{bot="greedy"} 3.0' in metrics.text()

    tell()
    assert capfd.readouterr().out.count("bot failed") == 3


def test_a_slow_bot_holds_up_its_own_table_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process is usual, a bot sits in it and thinks: at another table the game goes on to its end."""
    sick_bots(monkeypatch, "import time; time.sleep(60)")

    @story
    async def tell() -> None:
        async with serving(tmp_path, bot_processes=1) as server, somebody(server, "Ann") as ann:
            slow = await ann.open_table("rockwell", 2, bots={1: "greedy"})
            await ann.start(slow)
            quick = await ann.open_table("clockworker", 2, **TWO_BOTS)
            await ann.start(quick)
            await until_over(server, quick.id)
            assert (await ann.table(slow.id)).status == "running"
            began = time.monotonic()
            async with wire(ann, server.url, slow.id) as a:
                bid = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}
                assert (await a.ask(type="act", version=1, key="k", action=bid))["type"] == "ack"
            assert time.monotonic() - began < 5

    tell()


@story
async def test_a_decision_that_takes_too_long_is_cut_short(tmp_path: Path) -> None:
    """The process is killed, not left to heat the room; the next one thinks as ever."""
    pool = WorkerPool(1, patience=0.001)
    try:
        with pytest.raises(BotFailed, match="no decision"):
            await pool.think(_task("random"))  # a process takes longer than that to start
        pool.patience = 20
        assert (await pool.think(_task("random"))).action["type"] == "bid"
        (worker,) = pool._idle
        worker.process.kill()
        with pytest.raises(BotFailed, match="ended"):
            await pool.think(_task("random"))
        assert not pool._idle
        assert (await pool.think(_task("greedy"))).action["type"] == "bid"
    finally:
        await pool.close()
    assert worker.process.returncode is not None


@story
async def test_a_level_keeps_its_time_however_long_it_has_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three decisions and one process: who comes last has waited for the others, and thinks the less for it."""
    told: list[float] = []
    think = Worker.think

    async def noted(worker: Worker, task: Task) -> Thought:
        told.append(task.waited)
        return await think(worker, task)

    monkeypatch.setattr(Worker, "think", noted)
    pool = WorkerPool(1, patience=60)
    try:
        await pool.think(_task("random"))  # the process has started
        told.clear()
        began = time.monotonic()
        await asyncio.gather(*(pool.think(_task("director")) for _ in range(3)))
        took = time.monotonic() - began
    finally:
        await pool.close()
    assert told == sorted(told)
    assert told[0] < 0.2 <= told[2] < took


class Counted:
    """How many processes were started, and how many think at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started: list[Worker] = []
        self.thinking = self.most = 0
        start, think = Worker.start, Worker.think

        async def counted_start() -> Worker:
            self.started.append(await start())
            return self.started[-1]

        async def counted_think(worker: Worker, task: Task) -> Thought:
            self.thinking += 1
            self.most = max(self.most, self.thinking)
            try:
                return await think(worker, task)
            finally:
                self.thinking -= 1

        monkeypatch.setattr(Worker, "start", counted_start)
        monkeypatch.setattr(Worker, "think", counted_think)


async def busy(pool: WorkerPool) -> None:
    """Four slow decisions at a time, which need a process each."""
    await asyncio.gather(*(pool.think(_task("greedy")) for _ in range(4)))


@story
async def test_load_that_comes_back_finds_the_processes_that_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """None is started a second time; but where they think quickly, not more of them do at a time than usual."""
    sick_bots(monkeypatch, "import time; time.sleep(0.4); return super().choose(seat)")
    monkeypatch.setattr(pool, "IMPATIENT", 0.02)
    counted, crew = Counted(monkeypatch), WorkerPool(1, patience=20)
    try:
        await busy(crew)
        first = len(counted.started)
        assert 1 < first <= pool.MOST_TIMES
        for _ in range(3):
            await busy(crew)
        assert len(counted.started) <= pool.MOST_TIMES
        monkeypatch.setattr(pool, "IMPATIENT", 20)
        counted.most = 0
        await busy(crew)
        assert counted.most == 1
    finally:
        await crew.close()
    assert all(worker.process.returncode is not None for worker in counted.started)
    assert asyncio.all_tasks() == {asyncio.current_task()}


@story
async def test_processes_that_nobody_needs_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while the usual number is left, and nothing that waits for others to end."""
    sick_bots(monkeypatch, "import time; time.sleep(0.4); return super().choose(seat)")
    monkeypatch.setattr(pool, "IMPATIENT", 0.02)
    monkeypatch.setattr(pool, "KEPT", 0.3)
    counted, crew = Counted(monkeypatch), WorkerPool(1, patience=20)
    try:
        await busy(crew)
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0.05)
        alive = [worker for worker in counted.started if worker.process.returncode is None]
        assert len(counted.started) > 1
        assert alive == list(crew._idle)
        assert len(alive) == 1
        assert (await crew.think(_task("random"))).action["type"] == "bid"
    finally:
        await crew.close()


def test_what_a_process_takes_to_start_is_part_of_a_levels_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that was sent two seconds before the process could read it, and had waited for one before."""
    bot = RandomBot(1)
    monkeypatch.setattr(worker, "make_bot", lambda *_: bot)
    worker.decide(msgspec.structs.replace(_task("president"), waited=3.0, sent=time.monotonic() - 2))
    assert 5 <= bot.late < 60


def test_who_takes_the_place_of_a_bot_that_fails() -> None:
    """The bot that plays for leavers; if that one failed, or the game has none, the random one."""
    assert [stand_in("rockwell", bot) for bot in ("president", "greedy")] == ["greedy", "random"]


def _task(bot: str) -> Task:
    return task_for(rockworker.new("rockwell", players=2, seed=1), 0, bot)


def test_a_bot_gets_no_secret() -> None:
    """No seed, and a game in which what it can't know is redealt, each time in another way."""
    game = rockworker.new("rockwell", players=3, seed=12345)
    first, second = task_for(game, 0, "random"), task_for(game, 0, "random")
    assert first.game.header.seed == 0
    assert first.game.state != second.game.state
    assert game.codec.state_to_plain(inside(game).state) not in (first.game.state, second.game.state)


def test_a_thinker_whose_server_has_died_leaves_without_a_word() -> None:
    """A server that is killed can't wait for the answer."""
    with subprocess.Popen(pool.COMMAND, stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(framed(msgspec.msgpack.encode(_task("random"))))
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_thinker_answers_until_it_is_hung_up_on() -> None:
    """One message in, one message out; what goes wrong is said, not raised."""
    tasks = [_task("random"), msgspec.structs.replace(_task("random"), bot="genius")]
    answers = io.BytesIO()
    worker.main(io.BytesIO(b"".join(framed(msgspec.msgpack.encode(task)) for task in tasks)), answers)
    data = answers.getvalue()
    length = LENGTH.unpack(data[:4])[0]
    good = msgspec.msgpack.decode(data[4 : 4 + length], type=Thought)
    bad = msgspec.msgpack.decode(data[8 + length :], type=Failure)
    assert good.action
    assert "UnknownBot" in bad.why


@story
async def test_a_bot_may_print(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it prints is no answer: it does not get between those that go over the pipe."""
    sick_bots(monkeypatch, "print('hm'); return super().choose(seat)")
    pool = WorkerPool(1, patience=10)
    try:
        assert [(await pool.think(_task("greedy"))).action["type"] for _ in range(2)] == ["bid", "bid"]
    finally:
        await pool.close()


@story
async def test_bots_wake_up_after_a_restart(tmp_path: Path) -> None:
    """A game that waited for a bot when the server stopped goes on when it starts, though nobody asks for it."""
    async with house(tmp_path) as at:
        wishes = {**TWO_BOTS, "bots": {"0": "random", "1": "random"}}
        room = await at.table("Ann", players=2, game="clockworker", **wishes)
        assert runner.waiting_bot(room.session) is not None
    async with serving(tmp_path) as server:
        while room.session.id not in server.hub.rooms:
            await asyncio.sleep(0.01)
        assert (await until_over(server, room.session.id)).game


@story
async def test_people_can_follow_a_bot(tmp_path: Path) -> None:
    """While somebody watches, a bot's move takes its time."""
    async with serving(tmp_path, bot_delay_ms=300) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, **TWO_BOTS, public=True)
        async with wire(ann, server.url, table.id) as a:
            await a.next("welcome")
            await ann.start(table)
            await a.next("update")
            first = await a.next("update")
            second = await a.next("update")
            assert second["log"][0]["at"] - first["log"][0]["at"] >= 290


@story
async def test_a_bot_plays_on_for_who_concedes(tmp_path: Path) -> None:
    """From then on the game does not wait for the player."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, **{**TWO_BOTS, "seat": 0, "bots": {1: "random"}})
        seat = await ann.sit(table)
        await ann.start(table)
        await seat.connection.open()
        await seat.concede()
        state = await until_over(server, table.id)
        assert state.position.seats[0].conceded


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    """When the server has stopped, so have the processes in which its bots thought."""
    before, pids = set(_children()), set[int]()

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
            table = await ann.open_table("clockworker", 2, **TWO_BOTS)
            await ann.start(table)
            await until_over(server, table.id)
            pids.update(set(_children()) - before)
            assert pids

    tell()
    assert not pids & set(_children())


def _children() -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()]


# Several server processes


def decisions(server: Serving) -> int:
    """How often a bot has thought in this server."""
    for line in server.app.state.metrics.text().decode().splitlines():
        if line.startswith('rockworker_bot_seconds_count{bot="random"}'):
            return int(float(line.split()[-1]))
    return 0


def test_two_processes_share_the_bots(postgres_server: Postgres, tmp_path: Path) -> None:
    """Each decision is made once, in the process through which the game was started; the other only watches."""
    url = postgres_server.migrated_database()

    @story
    async def tell() -> None:
        async with (
            serving(tmp_path, database=url) as one,
            serving(tmp_path, database=url) as two,
            somebody(one, "Ann") as ann,
            somebody(two, "Eve") as eve,
        ):
            table = await ann.open_table("clockworker", 2, **TWO_BOTS, public=True)
            async with wire(eve, two.url, table.id) as watcher:
                await watcher.next("welcome")
                await ann.start(table)
                while (await watcher.next("update"))["sight"]["status"] != "over":
                    pass
            game = (await one.hub.room(table.id)).session.state.game
            assert game
            assert (decisions(one), decisions(two)) == (game.version, 0)

    tell()


def test_another_process_takes_over(postgres_server: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that looked after the bots is gone in the middle of a game: the other one plays it to its end."""
    monkeypatch.setattr(runner, "SWEEP_MS", 200)
    url = postgres_server.migrated_database()

    @story
    async def tell() -> None:
        async with serving(tmp_path, database=url) as two:
            async with serving(tmp_path, database=url) as one, somebody(one, "Ann") as ann:
                table = await ann.open_table("rockwell", 2, seat=None, bots={0: "random", 1: "random"})
                room = await one.hub.room(table.id)
                moved = asyncio.Event()
                room.session.listeners.append(lambda session, _: moved.set() if session.state.number > 5 else None)
                await ann.start(table)
                await moved.wait()
            other = await two.hub.room(table.id)
            number = (await two.hub.store.entries(table.id))[-1].number
            while other.session.state.number < number + 5:
                await asyncio.sleep(0.02)
            assert decisions(two) >= 5

    tell()


def test_a_storage_fault_is_not_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the disk refuses, the bot keeps its seat and its level, and plays on when the disk is back."""
    monkeypatch.setattr(runner, "PAUSE", 0.05)

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
            table = await ann.open_table("clockworker", 2, bots={0: "greedy", 1: "greedy"}, seat=None)
            store, faults = server.hub.store, 0
            append, entries = store.append, store.entries

            async def refuse(*args: Any, **more: Any) -> Any:
                nonlocal faults
                if faults >= 8 or isinstance(args[0].row.entry, Started):
                    return await append(*args, **more)
                faults += 1
                raise OperationalError("INSERT", {}, Exception("database is locked"))

            async def unreadable(*args: Any, **more: Any) -> Any:
                if 4 <= faults < 8:
                    raise OperationalError("SELECT", {}, Exception("disk I/O error"))
                return await entries(*args, **more)

            monkeypatch.setattr(store, "append", refuse)
            monkeypatch.setattr(store, "entries", unreadable)
            await ann.start(table)
            session = (await server.hub.room(table.id)).session
            while session.state.number < 4:
                await asyncio.sleep(0.02)
            assert faults == 8
            assert [seat.bot for seat in session.state.position.seats] == ["greedy", "greedy"]
            metrics: Metrics = server.app.state.metrics
            assert b'rockworker_bot_failures_total{bot="greedy"}' not in metrics.text()

    tell()
