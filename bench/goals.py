"""What our engine is to reach, and whether it does: `python -m bench` prints it below the figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.box import SIMPLE
from rich.table import Table

if TYPE_CHECKING:
    from bench.__main__ import Result

PEER = "catanatron"
COMPILED = " compiled"
"""What a side of ours is called that runs on the compiled engine (`make bench` builds it)."""


@dataclass(frozen=True)
class Goal:
    """A figure of a side, and what it is to be, interpreted and compiled (None: whatever it is)."""

    title: str
    side: str
    interpreted: float | None
    compiled: float | None
    call: str = ""
    """The call whose time counts, in microseconds: no more than the goal. None: steps, as multiples of the peer's."""

    def reached(self, figure: float, wanted: float) -> bool:
        """Whether a figure is good enough."""
        return figure <= wanted if self.call else figure >= wanted


GOALS = (
    Goal("Rockwell, 4 players", "rockwell", 4, 12),
    Goal("Rockwell, 2 players", "rockwell/2", 3, 9),
    Goal("Rockwell, all expansions", "rockwell+all", 3, 10),
    Goal("Clockworker, 4 players", "clockworker", 4, 10),
    *(
        Goal(f"{title}, {game.capitalize()}", game, interpreted, compiled, call)
        for title, call, interpreted, compiled in (
            ("copy, µs", "copy", 6, 3),
            ("imagine, µs", "imagine", 40, 20),
            ("view, µs", "view", 40, 25),
            ("state to JSON, µs", "json", 6, 6),
            ("greedy's decision, µs", "greedy", None, 1_000),
            ("greedy's decision, mean, µs", "greedy mean", None, 1_000),
        )
        for game in ("rockwell", "clockworker")
    ),
)


def goal_table(results: Mapping[str, Result]) -> Table:
    """Each goal that was measured, interpreted and compiled: the figure, what is wanted, and whether it is reached."""
    table = Table(f"Goals (steps as multiples of {PEER}'s)", "interpreted", "wanted", "compiled", "wanted", box=SIMPLE)
    for goal in GOALS:
        if goal.side in results or f"{goal.side}{COMPILED}" in results:
            table.add_row(goal.title, *_cells(goal, results))
    return table


def _cells(goal: Goal, results: Mapping[str, Result]) -> Iterator[str]:
    for name, wanted in ((goal.side, goal.interpreted), (f"{goal.side}{COMPILED}", goal.compiled)):
        figure = _figure(goal, name, results)
        mark = "" if figure is None or wanted is None else " yes" if goal.reached(figure, wanted) else " NO"
        yield "–" if figure is None else f"{figure:,.2f}{mark}"
        yield "–" if wanted is None else f"{wanted:,.0f}"


def _figure(goal: Goal, name: str, results: Mapping[str, Result]) -> float | None:
    if name not in results or (not goal.call and PEER not in results):
        return None
    result = results[name]
    return result.calls[goal.call] if goal.call else result.ratio(results[PEER])
