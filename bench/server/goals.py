"""What our server is to reach, and whether it does: `python -m bench.server` prints it below the figures."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bench.server.report import PACED, Result, median_ratio

RELEASE = "release 0.1"
EQUAL = "boardgame.io, equal"
Figure = Callable[[Result, Sequence[Result]], float | None]
"""Of one side of ours, measured beside others; None: it was not measured."""


@dataclass(frozen=True)
class Goal:
    """A figure, and what it is to be on the interpreted and on the compiled engine."""

    title: str
    figure: Figure
    interpreted: float
    compiled: float
    at_least: bool = False

    def line(self, result: Result, results: Sequence[Result]) -> str | None:
        """What was reached with so many tables; None if nothing was measured."""
        found = self.figure(result, results)
        if found is None:
            return None
        wanted = self.compiled if result.side == "compiled" else self.interpreted
        reached = found >= wanted if self.at_least else found <= wanted
        bound = "at least" if self.at_least else "at most"
        return told(f"{result.side}, {result.tables} tables: {self.title}", found, f"{bound} {wanted:,g}", reached)


def told(what: str, found: float, wanted: str, reached: bool) -> str:
    """A line that says whether a goal is reached."""
    return f"{'reached' if reached else 'NOT REACHED'}: {what}: {found:,.2f} ({wanted})"


def _times(side: str) -> Figure:
    """The moves per second as multiples of another side's, slice by slice."""

    def figure(ours: Result, results: Sequence[Result]) -> float | None:
        others = [result for result in results if result.side == side and result.tables == ours.tables]
        return median_ratio(ours.rates, others[0].rates) if others else None

    return figure


GOALS = (
    Goal("processor time a move, ms", lambda ours, _: ours.median("flat_out", "processor"), 0.65, 0.5),
    Goal(f"times the moves of {RELEASE}", _times(RELEASE), 2.5, 3, at_least=True),
    Goal(f"times the moves of {EQUAL}", _times(EQUAL), 1, 1, at_least=True),
    Goal("median update, bytes", lambda ours, _: ours.median("flat_out", "bytes"), 1000, 1000),
    Goal(f"p95 at {PACED} moves a second, ms", lambda ours, _: ours.median("paced", "p95"), 10, 10),
    Goal("processor time when somebody joins a long game, ms", lambda ours, _: ours.joining, 5, 5),
)


def goals(results: Sequence[Result], sides: Sequence[str]) -> Iterator[str]:
    """Each goal that was measured, for our sides, and whether it is reached."""
    for result in results:
        for goal in GOALS if result.side in sides else ():
            line = goal.line(result, results)
            if line:
                yield line


def growth_goals(results: Sequence[Result]) -> Iterator[str]:
    """Whether more processes make more moves: here, and with a core for each process."""
    for fewer, more in pairwise(results):
        what = f"{fewer.processes} to {more.processes} processes, times the moves"
        here = statistics.median(more.rates) / statistics.median(fewer.rates)
        yield told(f"{what}, on this machine", here, "more than 1", here > 1)
        apart = fewer.median("flat_out", "busiest") / more.median("flat_out", "busiest")
        yield told(f"{what}, with a core for each", apart, "more than 1", apart > 1)
