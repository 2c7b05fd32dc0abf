"""Advice: for learners at their own tables, about their own seats, and never a hint at what they can't see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.engine.codec import Codec
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.protocol import TableInfo
from rockworker.registry import definition_of
from rockworker.server.bots.advice import Advice, Adviser
from rockworker.server.bots.plain import PlainHint, PlainStep
from rockworker.server.bots.pool import BotFailed
from rockworker.server.bots.worker import Reason, Task, Thought
from rockworker.server.errors import BotPlaysHere, NoAdvice, TableHasNotStarted, TableIsOver, TableIsPaused
from tests.server.harness import Serving, house, serving, somebody, story

LESSON: dict[str, Any] = {"bots": {1: "random"}, "lesson": True}
AT_HOME: dict[str, Any] = {"players": 2, "bots": {"1": "random"}, "lesson": True}


async def ask(client: Client, table: TableInfo, **params: Any) -> Advice:
    """What a seat is advised to do."""
    return msgspec.json.decode(await client.request("GET", f"/tables/{table.id}/advice", params=params), type=Advice)


async def started(client: Client, game: str, **wishes: Any) -> TableInfo:
    """A table of a game that has begun."""
    return await client.start(await client.open_table(game, 2, **wishes))


def the_game(server: Serving, table: TableInfo) -> Game:
    """The game as the server has it."""
    game = server.hub.rooms[table.id].session.state.game
    assert game
    return game


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_advice_is_a_move_that_can_be_made(game: str, tmp_path: Path) -> None:
    """It lies on the seat's offers, it is told in words, and the server takes it; asked twice, it stays the same."""

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann", language="de") as ann:
            table = await started(ann, game, **LESSON)
            assert table.lesson
            made = 0
            async for turn in (await ann.sit(table)).turns():
                advice = await ask(ann, table, lang="de")
                action = Codec.of(definition_of(game)).action(advice.action)
                assert any(action in offer for offer in the_game(server, table).offers(0))
                assert advice.text
                assert "chance" in advice.reasons[-1] or "gleich gut" in advice.reasons[-1]
                assert (await ask(ann, table, seat=0, lang="de")).action == advice.action
                assert await turn.act(advice.action)
                made += 1
                if made == 6:
                    break
            assert made == 6

    tell()


@story
async def test_only_in_lessons(tmp_path: Path) -> None:
    """At any other table advice would not be fair."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await started(ann, "rockwell", bots={1: "random"})
        assert not table.lesson
        with pytest.raises(ServerRefused, match="guided"):
            await ask(ann, table)


@story
async def test_only_for_the_own_seat(tmp_path: Path) -> None:
    """Neither for a bot's seat, nor for somebody else; a stranger is not even told that there is such a table."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await started(ann, "rockwell", **LESSON, public=True)
        hidden = await started(ann, "rockwell", **LESSON)
        refused = {"not-your-seat": (ann, table, {"seat": 1}), "no-such-table": (ben, hidden, {"seat": 0})}
        for error, (client, where, params) in refused.items():
            with pytest.raises(ServerRefused) as caught:
                await ask(client, where, **params)
            assert caught.value.error == error
        for seat in (None, 0):
            with pytest.raises(ServerRefused) as caught:
                await ask(ben, table, **({} if seat is None else {"seat": seat}))
            assert caught.value.error == "not-your-seat"
        async with server.http() as nobody:
            assert (await nobody.get(f"/api/v1/tables/{table.id}/advice")).status_code == 401


@pytest.mark.parametrize(
    "wishes",
    [{}, {"bots": {0: "random", 1: "random"}}, {"hot_seat": True}, {"bots": {1: "random"}, "seat": None}],
    ids=["a friend", "no learner", "one screen", "nowhere"],
)
def test_a_lesson_is_for_one_learner_against_bots(wishes: dict[str, Any], tmp_path: Path) -> None:
    """Among people nobody is advised."""

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
            with pytest.raises(ServerRefused) as caught:
                await ann.open_table("clockworker", 2, lesson=True, **wishes)
            assert caught.value.error == "bad-input"

    tell()


@story
async def test_a_lesson_is_played_again_as_a_lesson(tmp_path: Path) -> None:
    """The table that follows is one, too, with a deal of its own."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        options = {"round_limit": 1}
        table = await started(ann, "clockworker", **LESSON, seed="20", options=options)
        assert table.seed == f"{0x20:064x}"
        async for turn in (await ann.sit(table)).turns():
            await turn.act((await ask(ann, table)).action)
        following = await ann.rematch(table)
        assert following.lesson
        assert following.seed is None
        assert following.commitment != table.commitment


class Muser:
    """Stands in for the bots' processes: keeps what it was asked, and answers as it was told."""

    def __init__(self, answer: dict[str, Any] | None, reason: Reason | None = None) -> None:
        self.answer = answer
        self.reason = reason
        self.tasks: list[Task] = []

    async def think(self, task: Task) -> Thought:
        self.tasks.append(task)
        if self.answer is None:
            raise BotFailed("ill")
        return Thought(self.answer, self.reason)


NOTHING = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}
TOO_MUCH = {**NOTHING, "gold": 99}


@story
async def test_the_adviser_knows_no_secret(tmp_path: Path) -> None:
    """The bot gets neither the seed nor the chance to come; the same question is thought about only once."""
    async with house(tmp_path) as home:
        room = await home.table("Ann", **AT_HOME)
        game, muser = room.session.state.game, Muser(NOTHING)
        assert game
        adviser = Adviser(muser)  # type: ignore[arg-type]
        first, second = [await adviser.advise(room, 0, language) for language in ("en", "fr")]
        assert first.action == second.action == NOTHING
        assert first.text != second.text
        assert len(muser.tasks) == 1
        task = muser.tasks[0]
        assert task.game.header.seed == 0
        assert task.game.player == 0
        assert inside(task.game.game()).state.rng != inside(game).state.rng
        assert game.imagine(0, 1).view(0) == game.view(0)


@story
async def test_why(tmp_path: Path) -> None:
    """What a move brings, and what comes second; nothing is compared where there is nothing else."""
    async with house(tmp_path) as home:
        room = await home.table("Ann", game="clockworker", seed="1", **AT_HOME)
        plain = {"type": "distribute", "factory": 0, "slots": 1}
        clear, close = (Muser(plain, Reason({"type": "recharge"}, 0.6, less)) for less in (0.5, 0.595))
        told = [
            await Adviser(muser).advise(room, 0, language)  # type: ignore[arg-type]
            for muser, language in ((clear, "en"), (close, "fr"), (Muser(plain), "en"))
        ]
        assert clear.tasks[0].for_learner
        assert told[0].reasons[0].startswith("When the robots come back: ")
        assert told[0].reasons[-1] == "The chance to win is about 60%; with “F. Recharge (2 gears)” it is 50%."
        assert told[1].reasons[-1].endswith("vaudrait à peu près autant.")
        assert told[2].reasons == told[0].reasons[:-1]
        following = PlainStep({"type": "recharge"}, (PlainHint("Gains", {"gain": [0, 0, 0, 0, 0, 0, 0]}),))
        planned = Muser(plain, Reason({"type": "recharge"}, 0.6, 0.5, (following,)))
        reasons = (await Adviser(planned).advise(room, 0, "de")).reasons  # type: ignore[arg-type]
        assert reasons[-2].startswith("Danach: ")


@story
async def test_no_advice_where_nothing_is_asked(tmp_path: Path) -> None:
    """Before the start, while paused, after the end, where a bot has taken over; and none that breaks the rules."""
    async with house(tmp_path) as home:
        room = await home.table("Ann", start=False, **AT_HOME)
        with pytest.raises(TableHasNotStarted):
            await Adviser(Muser(NOTHING)).advise(room, 0, "en")  # type: ignore[arg-type]
        for answer in (None, TOO_MUCH):
            running = await home.table("Ann", **AT_HOME)
            with pytest.raises(NoAdvice):
                await Adviser(Muser(answer)).advise(running, 0, "en")  # type: ignore[arg-type]
        for question, error in (("pause", TableIsPaused), ("end", TableIsOver)):
            running = await home.table("Ann", **AT_HOME)
            await home.propose(running, 0, question)
            if question == "end":
                await home.vote(running, 0)
            with pytest.raises(error):
                await Adviser(Muser(NOTHING)).advise(running, 0, "en")  # type: ignore[arg-type]
        running = await home.table("Ann", **AT_HOME)
        running.session.state.position.seats[0] = running.session.state.position.seats[1]
        with pytest.raises(BotPlaysHere):
            await Adviser(Muser(NOTHING)).advise(running, 0, "en")  # type: ignore[arg-type]
