"""The bars of the bots: which they are, and that a long run can be taken up again."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import bots
from bench.bots import Bar, Match, bars, ladder, ladders, played, row
from rockworker.play import contest
from rockworker.play.contest import Contest
from rockworker.registry import game_names, require_bot

EASY = Match("greedy against chance", "clockworker", ("greedy", "random"), 900, slice=1)


def test_all_name_bots_that_exist() -> None:
    """And no two of them play the same deals."""
    matches = [*(bar.match for bar in bars()), *ladders()]
    for match in matches:
        for bot in match.bots:
            require_bot(bot, match.game)
    assert len({match.seed for match in matches}) == len(matches)


def test_ladders_are_for_every_number_of_players() -> None:
    """Of both games."""
    wanted = {(game, players) for game in game_names() for players in (2, 3, 4)}
    assert {(match.game, match.players) for match in ladders()} == wanted


def test_a_ladder_tells_ratings(tmp_path: Path) -> None:
    """Every choice of its bots meets, in every seat."""
    match = msgspec.structs.replace(EASY, bots=("random", "greedy", "apprentice"), players=2)
    found = played(match, 6, tmp_path, 1)
    assert {bout.bots for bout in found.bouts} == set(permutations(match.bots, 2))
    table = ladder(match, found)
    assert table.title == "clockworker, 2 players, 6 games"
    assert list(table.columns[0].cells) == ["random", "greedy", "apprentice"]
    assert str(list(table.columns[1].cells)[1]).startswith("1000 (")


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second run asks for more games, and plays only those that are missing."""
    first = played(EASY, 2, tmp_path, 1)
    seeds: list[int] = []

    def noted(*args: Any, seed: int, **more: Any) -> Contest:
        seeds.append(seed)
        return contest(*args, seed=seed, **more)

    monkeypatch.setattr(bots, "contest", noted)
    both = played(EASY, 4, tmp_path, 1)
    assert seeds == [900_001]
    assert both.bouts[:2] == first.bouts
    assert [bout.deal for bout in both.bouts] == [0, 0, 1, 1]
    assert row(Bar(EASY, 80), both)[:5] == [
        "clockworker: greedy against chance",
        "4",
        "100.0% (51%–100%)",
        "80 %",
        "holds",
    ]
