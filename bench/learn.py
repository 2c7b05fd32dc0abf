"""Compares our environments for learning with the field's: `python -m bench.learn --peers PYTHON [--rounds N]`.

All sides run in one go, in short slices that take turns. A step is one action with the array of what is seen and all
legal actions before it; of ours, one word.
"""

from __future__ import annotations

import argparse
import sys

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.__main__ import Result, Worker
from bench.goals import COMPILED
from bench.learners import PEERS, SPREAD, VECTOR

GAMES = ("rockwell", "clockworker")
GOALS = {"": 5, VECTOR: 20, SPREAD: 20}
"""By kind of environment: how many times the steps of the best peer it is to take, compiled. One of the last two is
enough."""


def measure(workers: list[Worker], rounds: int, seconds: float) -> list[Result]:
    """All sides in turn, slice after slice."""
    results = [Result(worker.name) for worker in workers]
    for worker in workers:
        worker.ask(f"run {seconds}")  # warm up
    for _ in range(rounds):
        for worker, result in zip(workers, results, strict=True):
            result.add(worker.ask(f"run {seconds}"))
    return results


def table(results: list[Result]) -> Table:
    """A row for each side: its speed, and how many times that of each peer."""
    peers = [result for result in results if result.name in PEERS]
    found = Table("", "steps/s", *(f"× {peer.name}" for peer in peers), box=SIMPLE)
    for column in found.columns[1:]:
        column.justify = "right"
    for result in results:
        found.add_row(result.name, f"{result.steps_per_second:,.0f}", *(f"{result.ratio(peer):.2f}" for peer in peers))
    return found


def goal_table(results: list[Result]) -> Table:
    """Each goal that was measured: the figure, what is wanted, and whether it is reached."""
    best = max([result for result in results if result.name in PEERS], key=lambda result: result.steps_per_second)
    found = Table(f"Goals (compiled, × {best.name})", "steps", "wanted", "", box=SIMPLE)
    by_name = {result.name: result for result in results}
    for game in GAMES:
        for many, wanted in GOALS.items():
            result = by_name.get(f"{game}{many}{COMPILED}")
            if result:
                ratio = result.ratio(best)
                found.add_row(f"{game}{many}", f"{ratio:.2f}", str(wanted), "yes" if ratio >= wanted else "NO")
    return found


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__.splitlines()[0])
    parser.add_argument("--peers", required=True, help="the Python of an environment with the peers")
    parser.add_argument("--rounds", type=int, default=9, help="how many slices each side plays")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a slice is")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled engine out")
    args = parser.parse_args()
    builds = ("",) if args.interpreted else ("", COMPILED)
    names = [f"{game}{many}{build}" for game in GAMES for many in ("", VECTOR, SPREAD) for build in builds]
    workers = [Worker(sys.executable, name, "bench.learners") for name in names]
    workers += [Worker(args.peers, name, "bench.learners") for name in PEERS]
    results = measure(workers, args.rounds, args.seconds)
    for worker in workers:
        worker.close()
    console = Console()
    console.width = max(console.width, 110)
    console.print(table(results))
    console.print(goal_table(results))


if __name__ == "__main__":
    main()
