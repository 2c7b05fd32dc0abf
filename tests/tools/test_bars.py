"""The bars of the bots: which they are, and that a long run can be taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import bots
from bench.bots import Bar, bars, played, row
from rockworker.play import contest
from rockworker.play.contest import Contest
from rockworker.registry import require_bot

EASY = Bar("clockworker: greedy against chance", "clockworker", ("greedy", "random"), 80, 900)


def test_every_bar_names_bots_that_exist() -> None:
    """And no two of them play the same deals."""
    for bar in bars():
        for bot in bar.bots:
            require_bot(bot, bar.game)
    assert len({bar.seed for bar in bars()}) == len(bars())


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second run asks for more games, and plays only those that are missing."""
    monkeypatch.setattr(bots, "SLICE", 1)
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
    assert row(EASY, both)[1:5] == ["4", "100.0% (51%–100%)", "80 %", "holds"]
