"""Owners' numbers are looked at beside the server, within limits: no file and no table holds up anybody else."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.client import ServerRefused
from rockworker.components import numbers
from rockworker.components.bounds import DEEPEST, MOST_VALUES
from rockworker.engine.saves import Save
from rockworker.registry import definition_of, game_names
from rockworker.server.http.numbers import LARGEST
from tests.server.harness import Serving, serving, somebody, story

CHECK = "/games/rockwell/components"
LONG = LARGEST - 10
BOMBS = {
    "one long key": "[" + ".".join("a" * (LONG // 2 - 4)) + "]",
    "many long keys": "\n".join("a." * 200 + f"k{number} = 1" for number in range(LONG // 420)),
    "keys of forty tables": "\n".join("a." * 40 + f"k{number} = 1" for number in range(LONG // 90)),
    "tables": "\n".join(f"[t{number}]\nx = 1" for number in range(LONG // 16)),
    "deep tables": "\n".join("[" + ".".join(f"a{n}" for n in range(40)) + f".b{m}]" for m in range(LONG // 170)),
    "one table": "a = {" + ", ".join(f"k{number} = 1" for number in range(LONG // 12)) + "}",
    "lists": "a = " + "[" * 900 + "]" * 900,
    "one list": "start = [" + "1," * (LONG // 2 - 10) + "]",
    "lists of tables": "\n".join("[[a]]" for _ in range(LONG // 6)),
}


async def ask(server: Serving, key: str | None, text: str) -> Any:
    """What the server says of a file."""
    async with server.http(**({"Authorization": f"Bearer {key}"} if key else {})) as page:
        return await page.post(f"/api/v1{CHECK}", json={"name": "mine.toml", "text": text})


@story
async def test_files_are_for_people_whom_the_server_knows(tmp_path: Path) -> None:
    """Strangers cost nothing."""
    async with serving(tmp_path) as server:
        assert (await ask(server, None, "a = 1")).status_code == 401


@pytest.mark.parametrize("bomb", BOMBS)
@story
async def test_no_file_takes_long(tmp_path: Path, bomb: str) -> None:
    """Whatever is in it: it is told to be too large or too deep, or is no TOML, at once."""
    async with serving(tmp_path, work_per_minute=600) as server, somebody(server, "Ann") as ann:
        answer = await ask(server, ann.key, BOMBS[bomb])
        assert answer.status_code == 200
        flaw = answer.json()["flaws"][0]
        assert any(words in flaw for words in ("too many", "nested too deeply", "as TOML")), flaw
        budget = server.app.state.replays._budget._buckets["127.0.0.1"]
        assert budget.most - budget.left < 1.5, "seconds of work; five and more before"


@story
async def test_the_server_itself_looks_at_no_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those of a file, nor those that a table is to be opened with, nor those of a saved game, if they are no
    good: another process refuses them, in words."""
    bad = {"start": {"cash": -1}}
    save = Save.parse(rockworker.new("rockwell", players=2, seed=1).save())
    header = msgspec.structs.replace(save.header, components=bad)
    file = msgspec.to_builtins(msgspec.structs.replace(save, header=header))
    async with serving(tmp_path) as server, somebody(server, "Ann", language="de") as ann:
        monkeypatch.setattr(numbers.Numbers, "flaws", None)
        monkeypatch.setattr(numbers.Numbers, "check_text", None)
        for path, body in (
            ("/tables", {"game": "rockwell", "players": 2, "components": bad}),
            ("/tables/import", file),
        ):
            with pytest.raises(ServerRefused) as refused:
                await ann.request("POST", path, body)
            assert (refused.value.error, "start.cash" in refused.value.text) == ("bad-components", True)
        assert "start.cash" in (await ask(server, ann.key, "[start]\ncash = -1")).json()["flaws"][0]


@pytest.mark.parametrize("many", [{f"k{number}": 1 for number in range(60_000)}, {"start": [1] * 150_000}])
@story
async def test_too_many_numbers_for_a_table(tmp_path: Path, many: dict[str, Any]) -> None:
    """Refused at once: 60,000 keys took a second of the server's own time, while all tables waited."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        began = time.process_time()
        with pytest.raises(ServerRefused) as refused:
            await ann.request("POST", "/tables", {"game": "rockwell", "players": 2, "components": many})
        assert (refused.value.error, f"{MOST_VALUES}" in refused.value.text) == ("bad-components", True)
        assert time.process_time() - began < 0.7


@story
async def test_who_has_used_up_the_share_waits(tmp_path: Path) -> None:
    """As with imports, and from the same share."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        server.app.state.replays._budget.charge("127.0.0.1", 1000)
        assert (await ask(server, ann.key, "a = 1")).status_code == 429
        with pytest.raises(ServerRefused, match="too-much"):
            await ann.request("POST", "/tables", {"game": "rockwell", "players": 2, "components": {}})


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_our_own_numbers_are_far_from_the_bounds(game: str) -> None:
    """So that no owner meets them by honest work."""
    assert game in game_names()
    values, deepest = 0, 0
    waiting: list[tuple[Any, int]] = [(definition_of(game).own_numbers().our_tables, 0)]
    while waiting:
        content, depth = waiting.pop()
        deepest = max(deepest, depth)
        if isinstance(content, dict | list | tuple):
            values += len(content)
            waiting += [(entry, depth + 1) for entry in (content.values() if isinstance(content, dict) else content)]
    assert (values * 3 < MOST_VALUES, deepest * 2 < DEEPEST) == (True, True), (values, deepest)
    assert all(
        line.count(".") < 10
        for line in definition_of(game).own_numbers().exported().splitlines()
        if not line.lstrip().startswith("#")
    )
