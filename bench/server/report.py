"""The figures of a run, in a table and as ratios."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rich.box import SIMPLE
from rich.table import Table

OURS = ("Rockworker", "compiled")
PACED = 50
"""Moves a second, in all, in the slices that measure how long a move takes on a server with time to spare."""


@dataclass
class Result:
    """A side's slices."""

    side: str
    tables: int
    rates: list[float] = field(default_factory=list)
    """Moves per second, flat out, slice by slice."""
    flat_out: list[dict[str, float]] = field(default_factory=list)
    paced: list[dict[str, float]] = field(default_factory=list)
    kilobytes: float = 0
    """Memory of the server per table, with its four sockets."""
    processes: int = 1
    joining: float | None = None
    """Processor time, in milliseconds, when somebody comes to watch a long game."""

    def add(self, flat_out: dict[str, float], paced: dict[str, float]) -> None:
        """Adds a slice of each kind."""
        self.rates.append(flat_out["moves"] / flat_out["seconds"])
        self.flat_out.append(flat_out)
        self.paced.append(paced)

    def median(self, kind: str, name: str) -> float:
        """A figure of the slices of one kind."""
        return float(statistics.median([each[name] for each in getattr(self, kind)]))


def figures(results: Sequence[Result]) -> Table:
    """The results, a column for each number of tables and side."""
    table = Table("", *(f"{r.side}, {r.tables} tables" for r in results), box=SIMPLE)
    rows: dict[str, Callable[[Result], str]] = {"moves/s, flat out": lambda r: f"{statistics.median(r.rates):,.0f}"}
    for kind, name in (("flat_out", "flat out"), ("paced", f"{PACED} moves/s")):
        for part in ("p50", "p95", "p99"):
            rows[f"{part}, ms, {name}"] = lambda r, kind=kind, part=part: f"{r.median(kind, part):,.1f}"  # type: ignore[misc]
    rows["processor per move, ms"] = lambda r: f"{r.median('flat_out', 'processor'):.2f}"
    rows["median update, bytes"] = lambda r: f"{r.median('flat_out', 'bytes'):,.0f}"
    rows["memory per table, kB"] = lambda r: f"{r.kilobytes:,.0f}"
    rows["joining a long game, ms"] = lambda r: "" if r.joining is None else f"{r.joining:.1f}"
    for name, cell in rows.items():
        table.add_row(name, *map(cell, results))
    return table


def ratios(results: Sequence[Result]) -> list[str]:
    """Ours, interpreted and compiled, beside each of the others, slice by slice."""
    pairs = ((a, b) for a in results for b in results if a.side in OURS and b.side not in OURS and a.tables == b.tables)
    return [_ratio(ours, other) for ours, other in pairs]


def _ratio(ours: Result, other: Result) -> str:
    rate = median_ratio(ours.rates, other.rates)
    cost = median_ratio([s["processor"] for s in ours.flat_out], [s["processor"] for s in other.flat_out])
    slow = median_ratio([s["p95"] for s in ours.paced], [s["p95"] for s in other.paced])
    return (
        f"{ours.side}, {ours.tables} tables, beside {other.side}: {rate:.2f} × its moves, "
        f"{cost:.2f} × its processor time a move, {slow:.2f} × its p95 at {PACED} moves/s, "
        f"{ours.kilobytes / max(other.kilobytes, 1):.2f} × its memory"
    )


def growth(results: Sequence[Result]) -> list[str]:
    """What each number of processes brings. On a machine with fewer cores than processes, driver and database, the rate
    can't grow; the time that the busiest process spends on a move says what it would be with a core for each."""
    lines = []
    for result in results:
        busiest = result.median("flat_out", "busiest")
        lines.append(
            f"{result.side}: {statistics.median(result.rates):,.0f} moves/s here, {1000 / busiest:,.0f} with a core "
            f"for each process ({busiest:.2f} ms a move in the busiest one)"
        )
    for fewer, more in pairwise(results):
        added = more.processes - fewer.processes
        gained = 1000 / more.median("flat_out", "busiest") - 1000 / fewer.median("flat_out", "busiest")
        lines.append(f"{fewer.processes} to {more.processes}: {gained / added:+,.0f} moves/s for each added process")
    return lines


def median_ratio(ours: Sequence[float], others: Sequence[float]) -> float:
    """Slice by slice."""
    return float(statistics.median([a / b for a, b in zip(ours, others, strict=True)]))
