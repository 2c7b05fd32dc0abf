"""The count of questions that standing answers spare."""

from __future__ import annotations

import rockworker
from bench.questions import ASKED, TOGETHER, count, report


def test_every_question_of_a_game_is_counted() -> None:
    """Together the answers spare at least as much as the best of them, and never everything."""
    found = count(rockworker.new("clockworker", players=2, seed=3, options={"round_limit": 8}))
    alone = [found[name] for name in ("pass-for-me", "spare-gold", "take-discount", "staff-fully")]
    assert 0 < max(alone) <= found[TOGETHER] < found[ASKED]


def test_the_report_names_each_answer() -> None:
    """One line for the table, one for each answer, one for all."""
    lines = list(report("clockworker", 2, (), games=1))
    assert lines[0].startswith("clockworker, 2 players: ")
    assert [line.split("  ")[1] for line in lines[1:]] == [
        "pass-for-me",
        "spare-gold",
        "take-discount",
        "staff-fully",
        "all together",
    ]
