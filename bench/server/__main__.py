"""Measures and prints."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bench.server import __doc__ as about
from bench.server.goals import goals, growth_goals
from bench.server.install import FOLDER, install
from bench.server.report import OURS as OUR_TITLES
from bench.server.report import PACED, Result, figures, growth, ratios
from bench.server.sides import Side, bare, compiled, equal_peer, ours, peer, release
from tests.server.postgres import postgres

LONG_GAME = 600
"""Moves of the game that people come to watch."""
OURS = ("ours", "compiled", "release")
"""Measured with any number of tables; the others only with the smallest, or it would take too long."""
Starter = Callable[[], Side]


@contextmanager
def standing(starters: Sequence[Starter]) -> Iterator[list[Side]]:
    """Servers, side by side."""
    with ExitStack() as stack:
        sides = []
        for start in starters:
            side = start()
            stack.callback(side.close)
            sides.append(side)
        yield sides


def measure(sides: Sequence[Side], tables: int, rounds: int, seconds: float) -> list[Result]:
    """All sides in turn, slice after slice."""
    results = [Result(side.title, tables, processes=side.workers) for side in sides]
    for side, result in zip(track(sides, f"{tables} tables: opened"), results, strict=True):
        result.kilobytes = side.open(tables)
        side.run(seconds / 4)  # warm up
    for _ in track(range(rounds), f"{tables} tables: measured"):
        for side, result in zip(sides, results, strict=True):
            result.add(side.run(seconds), side.run(seconds, PACED))
    return results


def against_others(args: argparse.Namespace, tables: int) -> list[Result]:
    """Ours, release 0.1, sockets and disk alone, and boardgame.io."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        starters: dict[str, Starter] = {
            "ours": lambda: ours(f"sqlite:///{folder}/tables.db"),
            "compiled": lambda: compiled(f"sqlite:///{folder}/compiled.db"),
            "release": lambda: release(f"sqlite:///{folder}/old.db"),
            "bare": lambda: bare(Path(folder) / "bare.db"),
            "peer": peer,
            "equal": lambda: equal_peer(Path(folder) / "matches"),
        }
        few = tables == min(args.tables)
        with standing([starters[name] for name in args.sides if few or name in OURS]) as sides:
            results = measure(sides, tables, args.rounds, args.seconds)
            for side, result in zip(sides, results, strict=True):
                if side.keeps_logs and few:
                    result.joining = side.joining(LONG_GAME, 50)
            return results


def with_processes(args: argparse.Namespace) -> list[Result]:
    """One, two and four processes on PostgreSQL, with a database for each."""
    with postgres() as database:
        urls = {count: database.another_database(f"for_{count}") for count in args.workers}
        starters = [lambda url=url, count=count: ours(url, count) for count, url in urls.items()]
        with standing(starters) as sides:
            return measure(sides, args.tables[0], args.rounds, args.seconds)


def told(results: list[Result], *compared: Callable[[Sequence[Result]], Iterable[str]]) -> list[Result]:
    """Prints figures as soon as they are there: the rest takes minutes, and may be cut short."""
    console = Console()
    console.width = max(console.width, 160)
    console.print(figures(results))
    for lines in compared:
        console.print("\n".join(lines(results)), highlight=False, soft_wrap=True)
    console.print(f"Load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}", highlight=False)
    return results


def our_goals(results: Sequence[Result]) -> Iterable[str]:
    """What is reached, and what is not."""
    return goals(results, OUR_TITLES)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.server", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--rounds", type=int, default=3, help="how many slices each side plays")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a slice is")
    parser.add_argument("--sides", nargs="*", default=["ours", "compiled", "release", "bare", "peer", "equal"])
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2, 4], help="processes on PostgreSQL")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    install(max(args.tables))
    results: list[Result] = []
    for tables in args.tables if args.sides else ():
        results += told(against_others(args, tables), ratios, our_goals)
    if args.workers:
        results += told(with_processes(args), growth, growth_goals)
    if args.json:
        plain = [asdict(result) for result in results]
        args.json.write_text(json.dumps(plain, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
