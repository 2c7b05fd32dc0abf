"""The server's measurements say what is reached and what is not."""

from __future__ import annotations

from bench.server.goals import goals, growth_goals
from bench.server.report import OURS, Result


def measured(side: str, rate: float, processor: float, processes: int = 1, joining: float | None = None) -> Result:
    """A side with two slices of each kind."""
    result = Result(side, 100, processes=processes, joining=joining)
    flat_out = {"moves": rate, "seconds": 1.0, "processor": processor, "busiest": processor, "bytes": 900.0}
    for _ in range(2):
        result.add(flat_out, {"p95": 4.0})
    return result


def test_each_goal_is_said_to_be_reached_or_not() -> None:
    """Goals differ on the compiled engine; what was not measured is not judged."""
    sides = [measured("Rockworker", 2600, 0.3, joining=4.0), measured("compiled", 2900, 0.6)]
    lines = list(goals([*sides, measured("release 0.1", 1000, 0.7)], OURS))
    assert lines == [
        "reached: Rockworker, 100 tables: processor time a move, ms: 0.30 (at most 0.65)",
        "reached: Rockworker, 100 tables: times the moves of release 0.1: 2.60 (at least 2.5)",
        "reached: Rockworker, 100 tables: median update, bytes: 900.00 (at most 1,000)",
        "reached: Rockworker, 100 tables: p95 at 50 moves a second, ms: 4.00 (at most 10)",
        "reached: Rockworker, 100 tables: processor time when somebody joins a long game, ms: 4.00 (at most 5)",
        "NOT REACHED: compiled, 100 tables: processor time a move, ms: 0.60 (at most 0.5)",
        "NOT REACHED: compiled, 100 tables: times the moves of release 0.1: 2.90 (at least 3)",
        "reached: compiled, 100 tables: median update, bytes: 900.00 (at most 1,000)",
        "reached: compiled, 100 tables: p95 at 50 moves a second, ms: 4.00 (at most 10)",
    ]


def test_more_processes_are_to_make_more_moves() -> None:
    """Here, and by the time that the busiest of them takes."""
    assert list(growth_goals([measured("1", 1000, 0.4), measured("2", 900, 0.2, processes=2)])) == [
        "NOT REACHED: 1 to 2 processes, times the moves, on this machine: 0.90 (more than 1)",
        "reached: 1 to 2 processes, times the moves, with a core for each: 2.00 (more than 1)",
    ]
