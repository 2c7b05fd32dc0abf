"""Reviews over HTTP: after the end, in the background, kept once made."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.client import Client, ServerRefused
from rockworker.protocol import TableInfo
from rockworker.server.bots import review as reviews
from rockworker.server.bots.review import Reviewer, ReviewInfo
from rockworker.server.bots.reviewer import Order, look
from rockworker.server.errors import TooMuch
from tests.server.bots.test_bots import until_over
from tests.server.harness import serving, somebody, story

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
        begun = await ask(ann, table)
        assert not begun.is_complete
        english, german = await complete(ann, table), await ask(ann, table, lang="de")
        assert english.done == english.total == len(english.decisions) > 0
        assert german.is_complete
        assert [one.taken for one in german.decisions] != [one.taken for one in english.decisions]
        assert all(0 <= one.after <= one.before <= 1 for one in english.decisions)
        assert all(bool(one.better) <= (one.best != one.taken) for one in english.decisions)


@story
async def test_a_game_that_goes_on_has_no_review(tmp_path: Path) -> None:
    """It would be advice."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.start(await ann.open_table("rockwell", 2, bots={1: "random"}))
        with pytest.raises(ServerRefused) as caught:
            await ask(ann, table)
        assert caught.value.error == "game-is-not-over"


@story
async def test_a_process_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The review is forgotten, and can be asked for again; so many at once are refused."""
    reviewer = Reviewer()
    try:
        broken = reviewer.job("table", b"no save at all")
        assert broken.task
        await asyncio.wait_for(broken.task, 60)
        game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 1}).playout()
        again = reviewer.job("table", game.save().encode())
        assert again is not broken
        assert again.task
        await asyncio.wait_for(again.task, 60)
        assert again.is_complete
        monkeypatch.setattr(reviews, "MOST_WAITING", 0)
        assert reviewer.job("table", game.save().encode()) is again
        with pytest.raises(TooMuch):
            reviewer.job("another", game.save().encode())
    finally:
        await reviewer.close()


def test_parts_make_the_whole() -> None:
    """However a review is divided, its verdicts are the same."""
    save = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 2}).playout().save().encode()
    whole = look(Order(save, 0, 1000))
    parts = [look(Order(save, first, 2)) for first in range(0, whole.total, 2)]
    assert [one for part in parts for one in part.verdicts] == list(whole.verdicts)
    assert look(Order(b"", 0, 1)).failure
