"""Reviews over HTTP: after the end, in the background, kept once made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import rockworker
from rockworker.client import Client, ServerRefused
from rockworker.engine.inside import inside
from rockworker.engine.saves import Save
from rockworker.protocol import TableInfo
from rockworker.registry import definition_of
from rockworker.server.bots import review as reviews
from rockworker.server.bots.review import Job, Reviewer, ReviewInfo, fingerprint, told
from rockworker.server.bots.reviewer import Order, PlainVerdict, look
from rockworker.server.errors import TooMuch
from rockworker.server.pipes import Child
from rockworker.server.tables import history
from rockworker.text.texts import Texts
from tests.server.bots.test_bots import until_over
from tests.server.harness import house, serving, somebody, story

SHORT: dict[str, Any] = {"seat": None, "bots": {0: "random", 1: "random"}, "options": {"round_limit": 2}}
TRIES = 600


async def ask(client: Client, table: TableInfo, **params: Any) -> ReviewInfo:
    """How far a table's review is."""
    return msgspec.json.decode(
        await client.request("GET", f"/tables/{table.id}/review", params=params), type=ReviewInfo
    )


async def complete(client: Client, table: TableInfo, **params: Any) -> ReviewInfo:
    """A whole review."""
    for _ in range(TRIES):
        found = await ask(client, table, **params)
        if found.is_complete:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("the review is never complete")


@story
async def test_a_review_is_made_in_the_background_and_kept(tmp_path: Path) -> None:
    """The first call begins it; then all decisions are there, in the caller's language, and stay the same."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, **SHORT)
        await ann.start(table)
        await until_over(server, table.id)
        assert await ask(ann, table, begin=False) == ReviewInfo(0, 0, is_complete=False, decisions=())
        begun = await ask(ann, table)
        assert not begun.is_complete
        english, german = await complete(ann, table), await ask(ann, table, lang="de")
        assert english.done == english.total == len(english.decisions) > 0
        assert german.is_complete
        assert [one.taken for one in german.decisions] != [one.taken for one in english.decisions]
        assert all(0 <= one.after <= one.before <= 1 for one in english.decisions)
        assert all(bool(one.better) <= (one.best != one.taken) for one in english.decisions)
        assert all((one.best_action == one.taken_action) == (one.best == one.taken) for one in english.decisions)
        assert await ask(ann, table, begin=False) == english


@story
async def test_a_review_tells_how_far_it_is(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some decisions are done, others not yet: what is done can be read, and stays as it is when all is done."""
    monkeypatch.setattr(reviews, "AT_ONCE", 2)
    halfway, go_on = asyncio.Event(), asyncio.Event()
    next_part = Reviewer._next_part

    async def stopping_halfway(self: Reviewer, job: reviews.Job) -> None:
        await next_part(self, job)
        halfway.set()
        await go_on.wait()

    monkeypatch.setattr(Reviewer, "_next_part", stopping_halfway)
    async with serving(tmp_path, database=database_url) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, **SHORT)
        await ann.start(table)
        await until_over(server, table.id)
        assert (await ask(ann, table)).done == 0
        await halfway.wait()
        part, unbegun = await ask(ann, table), await ask(ann, table, begin=False)
        assert 0 < part.done < part.total
        assert (part.is_complete, len(part.decisions), unbegun) == (False, part.done, part)
        go_on.set()
        whole = await complete(ann, table)
        assert (whole.done, whole.total) == (part.total, part.total)
        assert whole.decisions[: part.done] == part.decisions


@story
async def test_a_game_that_goes_on_has_no_review(tmp_path: Path) -> None:
    """It would be advice."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.start(await ann.open_table("rockwell", 2, bots={1: "random"}))
        with pytest.raises(ServerRefused) as caught:
            await ask(ann, table)
        assert caught.value.error == "game-is-not-over"


@story
async def test_a_restarted_server_knows_its_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are in the database: nothing is looked at twice, whatever the players are called by then."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, **SHORT)
        await ann.start(table)
        await until_over(server, table.id)
        made = await complete(ann, table)
        key = ann.key
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    async with serving(tmp_path) as server, Client(server.url, key=key) as ann:
        assert await ask(ann, table) == made


@story
async def test_a_process_that_fails_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The review is forgotten, and can be asked for again; so many at once are refused."""
    async with house(tmp_path) as at:
        room = await at.finished("Ann", "Ben", game="clockworker", options={"round_limit": 1})
        save = await history.export(room, await at.person("Ann"))
        reviewer = Reviewer(at.hub.store)
        try:
            broken = await reviewer.job(room.session.id, msgspec.structs.replace(save, log=((0, {"type": "none"}),)))
            assert broken.task
            await asyncio.wait_for(broken.task, 60)
            again = await reviewer.job(room.session.id, save)
            assert again is not broken
            assert again.task
            await asyncio.wait_for(again.task, 60)
            assert again.is_complete
            monkeypatch.setattr(reviews, "MOST_WAITING", 0)
            assert await reviewer.job(room.session.id, save) is again
            with pytest.raises(TooMuch):
                await reviewer.job("another", save)
        finally:
            await reviewer.close()


@pytest.mark.parametrize("what", ["exchange", "run", "keep"])
@story
async def test_whatever_fails_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A failure that nobody thought of takes no place for ever, and no other review with it."""
    async with house(tmp_path) as at:
        room = await at.finished("Ann", "Ben", game="clockworker", options={"round_limit": 1})
        save = await history.export(room, await at.person("Ann"))
        reviewer = Reviewer(at.hub.store)

        async def fail(*_: Any) -> Any:
            raise ValueError(what)

        owner = {"exchange": Child, "run": reviews, "keep": at.hub.store.reviews}[what]
        monkeypatch.setattr(reviews, "MOST_WAITING", 2)
        try:
            with monkeypatch.context() as while_failing:
                while_failing.setattr(owner, what, fail)
                for table in ("a", "b", "c"):
                    failed = await reviewer.job(table, save)
                    assert failed.task
                    await asyncio.wait_for(failed.task, 60)
                    assert failed.is_complete == (what == "keep")
            again = await reviewer.job("a", save)
            assert again.task
            await asyncio.wait_for(again.task, 60)
            assert again.is_complete
        finally:
            await reviewer.close()


@asynccontextmanager
async def slow_review(tmp_path: Path) -> AsyncIterator[tuple[Reviewer, str, Save, asyncio.Event]]:
    """A reviewer that looks at nothing until the event is set; the table of a game that is over, and its save."""
    async with house(tmp_path) as at:
        room = await at.finished("Ann", "Ben", game="clockworker", options={"round_limit": 1})
        save = await history.export(room, await at.person("Ann"))
        reviewer, go_on = Reviewer(at.hub.store), asyncio.Event()
        next_part = reviewer._next_part

        async def slowly(job: reviews.Job) -> None:
            await go_on.wait()
            await next_part(job)

        try:
            with patch.object(reviewer, "_next_part", slowly):
                yield reviewer, room.session.id, save, go_on
        finally:
            await reviewer.close()


@story
async def test_what_is_under_way_is_never_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others are asked for: those that are complete go first."""
    async with slow_review(tmp_path) as (reviewer, table, save, go_on):
        monkeypatch.setattr(reviews, "MOST_KEPT", 2)
        first = await reviewer.job(table, save)
        for number in range(4):
            monkeypatch.setattr(reviewer.store.reviews, "find", found_nothing)
            await reviewer.job(f"known {number}", altered(save, number))
        assert await reviewer.job(table, save) is first
        assert len(reviewer._jobs) <= 2
        go_on.set()
        assert first.task
        await asyncio.wait_for(first.task, 60)
        assert first.is_complete


@story
async def test_one_caller_leaves_places_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many games one has: some of the places are for others; what is done gives its place back."""
    async with slow_review(tmp_path) as (reviewer, table, save, go_on):
        monkeypatch.setattr(reviews, "MOST_OF_ONE", 1)
        first = await reviewer.job(table, save, "here")
        with pytest.raises(TooMuch):
            await reviewer.job("another", altered(save, 1), "here")
        assert await reviewer.job(table, save, "here") is first
        assert not (await reviewer.job("another", altered(save, 1), "there")).is_complete
        go_on.set()
        assert first.task
        await asyncio.wait_for(first.task, 60)
        assert (await reviewer.job("third", altered(save, 2), "here")).task


def altered(save: Save, number: int) -> Save:
    """Another game."""
    return msgspec.structs.replace(save, header=msgspec.structs.replace(save.header, seed=number))


async def found_nothing(_table: str, _played: str) -> list[Any]:
    """A review in which there was nothing to decide."""
    return []


@story
async def test_two_who_ask_at_once_get_the_same_review(tmp_path: Path) -> None:
    """Nothing is begun twice while the database is asked; what another process kept first is as good."""
    async with house(tmp_path) as at:
        room = await at.finished("Ann", "Ben", game="clockworker", options={"round_limit": 1})
        save = await history.export(room, await at.person("Ann"))
        reviewer = Reviewer(at.hub.store)
        try:
            one, other = await asyncio.gather(*[reviewer.job(room.session.id, save) for _ in range(2)])
            assert one is other
            assert one.task
            await asyncio.wait_for(one.task, 60)
        finally:
            await reviewer.close()
        store = at.hub.store.reviews
        await asyncio.gather(*[store.keep(room.session.id, one.played, []) for _ in range(4)])
        assert await store.find(room.session.id, one.played) == []
        assert await store.find(room.session.id, "other moves") is None


@pytest.mark.parametrize(("language", "then"), [("en", "; then: "), ("fr", "ensuite\u00a0: "), ("de", "; danach: ")])
def test_why_something_was_better_is_told(language: str, then: str) -> None:
    """What a better action would have brought and made possible comes through the pipe and the database."""
    options = dict(definition_of("rockwell").bot_options)
    game = rockworker.new("rockwell", players=2, seed=2, options=options).playout("greedy", 1)
    save = Save.of(game)
    total = look(Order(save.encode(), 0, 0)).total
    kept = msgspec.to_builtins(look(Order(save.encode(), total - 8, 8)).verdicts)
    job = Job(save, fingerprint(save)).complete(msgspec.convert(kept, list[PlainVerdict]))
    texts = Texts.of(game.definition, language).at_table(["Ann", "Ben"], inside(game).rules)
    better = [one.better for one in told(job, game, texts).decisions if one.better]
    assert better
    assert any(then in words and "★" in words for words in better)


def test_parts_make_the_whole() -> None:
    """However a review is divided, its verdicts are the same."""
    save = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 2}).playout().save().encode()
    whole = look(Order(save, 0, 1000))
    parts = [look(Order(save, first, 2)) for first in range(0, whole.total, 2)]
    assert [one for part in parts for one in part.verdicts] == list(whole.verdicts)
    assert look(Order(b"", 0, 1)).failure
