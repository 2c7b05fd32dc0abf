"""Compares our games with other engines: `python -m bench --peers PYTHON [--rounds N] [--seconds S] [--json FILE]`.

All sides run in one go, in short slices that take turns, so that a noisy machine is noisy for all of them alike.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.goals import COMPILED, PEER, goal_table
from rockworker.registry import definition_of, game_names

ROOT = Path(__file__).parent.parent
PEERS = (PEER, "gin_rummy")


class Worker:
    """A side in a process of its own."""

    def __init__(self, python: str, name: str, module: str = "bench.worker") -> None:
        self.name = name
        side = name.removesuffix(COMPILED)
        path = {"PYTHONPATH": str(ROOT / "build" / "compiled" / "src")} if side != name else {}
        self.process = subprocess.Popen(
            [python, "-m", module, side],
            cwd=ROOT,
            env={**os.environ, **path},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._answer()

    def ask(self, command: str) -> dict[str, float]:
        """Sends a line and waits for the answer."""
        assert self.process.stdin
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, float]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: the side {self.name} stopped; its words are above")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        """Hangs up and waits for the end."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(timeout=60)


@dataclass
class Result:
    """What was measured of one side."""

    name: str
    rates: list[float] = field(default_factory=list)
    """Steps per second, slice by slice."""
    steps: float = 0
    games: float = 0
    seconds: float = 0
    memory: float = 0
    first_third: float = 0
    last_third: float = 0
    calls: dict[str, float] = field(default_factory=dict)
    """Microseconds of single calls, by name."""

    def add(self, slice_: dict[str, float]) -> None:
        """Adds a slice."""
        self.rates.append(slice_["steps"] / slice_["seconds"])
        self.steps += slice_["steps"]
        self.games += slice_["games"]
        self.seconds += slice_["seconds"]

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def ratio(self, peer: Result) -> float:
        """How many times as many steps as a peer in the same time: the median over slices side by side."""
        return statistics.median([mine / theirs for mine, theirs in zip(self.rates, peer.rates, strict=True)])

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return asdict(self) | {"steps_per_second": self.steps_per_second, "games_per_second": self.games_per_second}


def our_sides() -> list[str]:
    """Our games, for two if that is a game of its own, without and with all their expansions; interpreted, compiled."""
    names = []
    for game in game_names():
        names.append(game)
        if definition_of(game).module_names:
            names += [f"{game}/2", f"{game}+all"]
    return [side for name in names for side in (name, f"{name}{COMPILED}")]


def measure(workers: list[Worker], rounds: int, seconds: float) -> list[Result]:
    """All sides in turn, slice after slice; then the measurements that need no neighbour."""
    results = [Result(worker.name) for worker in workers]
    for worker in workers:
        worker.ask(f"run {seconds / 4}")  # warm up
    for _ in track(range(rounds), "Playing in turn", transient=True, disable=not sys.stdout.isatty()):
        for worker, result in zip(workers, results, strict=True):
            result.add(worker.ask(f"run {seconds}"))
    for worker, result in zip(workers, results, strict=True):
        result.calls = {"copy": worker.ask("copies 100")["microseconds"], **worker.ask("calls 30")}
        thirds = worker.ask("thirds 20")
        result.first_third, result.last_third = thirds["first"], thirds["last"]
        result.memory = worker.ask("memory")["megabytes"]
    return results


def speed_table(results: list[Result]) -> Table:
    """How quickly each side plays, a row each, and how many times as quickly as each peer; its peak memory; and a step
    in the first and in the last third of a game."""
    peers = [result for result in results if result.name in PEERS]
    columns: dict[str, Callable[[Result], str]] = {
        "steps/s": lambda r: f"{r.steps_per_second:,.0f}",
        **{f"× {peer.name}": lambda r, peer=peer: f"{r.ratio(peer):.2f}" for peer in peers},  # type: ignore[misc]
        "games/s": lambda r: f"{r.games_per_second:,.1f}",
        "MB": lambda r: f"{r.memory:.0f}",
        "early µs": lambda r: f"{r.first_third:.1f}",
        "late µs": lambda r: f"{r.last_third:.1f}",
    }
    return _table("Random games", columns, results)


def call_table(results: list[Result]) -> Table:
    """The time of single calls, a row for each side."""
    titles = {
        "copy": "copy",
        "imagine": "imagine",
        "view": "view",
        "to JSON": "json",
        "back": "json back",
        "greedy": "greedy",
        "greedy, mean": "greedy mean",
    }
    columns = {title: partial(_call, name=name) for title, name in titles.items()}
    return _table("Single calls, µs", columns, results)


def _table(title: str, columns: Mapping[str, Callable[[Result], str]], results: list[Result]) -> Table:
    table = Table(box=SIMPLE)
    table.add_column(title, no_wrap=True)
    for heading in columns:
        table.add_column(heading, justify="right")
    for result in results:
        table.add_row(result.name, *(cell(result) for cell in columns.values()))
    return table


def _call(result: Result, name: str) -> str:
    return f"{result.calls[name]:.1f}" if name in result.calls else "–"


def remarks(results: list[Result]) -> list[str]:
    """What the figures say about our own games."""
    by_name = {result.name: result for result in results}
    lines = []
    for name, result in by_name.items():
        if "+all" in name and name.replace("+all", "") in by_name:
            cost = 1 / result.ratio(by_name[name.replace("+all", "")])
            lines.append(f"{name}: {cost:.2f} × the cost per step of the base game")
        if name not in PEERS:
            growth = result.last_third / result.first_third
            lines.append(f"{name}: a step in the last third of a game costs {growth:.2f} × one in the first third")
    return lines


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Random games, beside other engines.")
    parser.add_argument("--peers", help="the Python of an environment with catanatron and open_spiel")
    parser.add_argument("--rounds", type=int, default=9, help="how many slices each side plays")
    parser.add_argument("--seconds", type=float, default=0.7, help="how long a slice is")
    parser.add_argument("--sides", nargs="+", help="our games, `+all` with all expansions")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    workers = [Worker(sys.executable, name) for name in args.sides or our_sides()]
    workers += [Worker(args.peers, name) for name in PEERS if args.peers]
    results = measure(workers, args.rounds, args.seconds)
    for worker in workers:
        worker.close()
    console = Console()
    console.width = max(console.width, 100)
    console.print(speed_table(results))
    console.print(call_table(results))
    console.print("\n".join(remarks(results)), highlight=False)
    console.print(goal_table({result.name: result for result in results}))
    if args.json:
        args.json.write_text(json.dumps([result.to_dict() for result in results], indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
