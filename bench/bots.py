"""How strong the bots are, beside what is wanted of them: `python -m bench.bots [--to FOLDER] [--games N]`.

Every bar is a contest of one bot against others: rotated seats, the same deals for all, budgets in rollouts, so that
the games are the same on any machine. They are played in slices of a few deals, and each slice is kept in a folder:
what has been played there is not played again. So a long run can be stopped and taken up again; a bot that has changed
needs another folder. The compiled engine is many times quicker: `make compiled`, or `PYTHONPATH=build/compiled/src`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from rockworker.play import contest
from rockworker.play.contest import Bout, Contest, ContestPlan, Standing
from rockworker.registry import definition_of

SLICE = 5
"""Deals in a slice."""


class Bar(msgspec.Struct, frozen=True):
    """A share of victories that a bot shall reach."""

    name: str
    game: str
    bots: tuple[str, ...]
    percent: int
    seed: int
    modules: tuple[str, ...] = ()


def bars() -> list[Bar]:
    """What is wanted; the first bot is the one that is measured."""
    modules = definition_of("rockwell").module_names
    rock, clock = "tests/opponents/greedy_0_1.py:Rockwell", "tests/opponents/greedy_0_1.py:Clockworker"
    best, learned = "search:rollouts=8", "search:rollouts=64"
    return [
        Bar("rockwell: greedy against release 0.1", "rockwell", ("greedy", rock), 70, 100),
        Bar("rockwell: greedy against three of them", "rockwell", ("greedy", rock, rock, rock), 35, 110),
        Bar("rockwell: search against release 0.1", "rockwell", (best, rock), 90, 120),
        Bar("rockwell: search against three of them", "rockwell", (best, rock, rock, rock), 55, 130),
        Bar("rockwell: search against greedy", "rockwell", (best, "greedy"), 75, 140),
        Bar("rockwell: search against greedy, all expansions", "rockwell", (best, "greedy"), 70, 150, modules),
        Bar("clockworker: greedy against release 0.1", "clockworker", ("greedy", clock), 60, 200),
        Bar("clockworker: search against release 0.1", "clockworker", (learned, clock), 80, 220),
        Bar("clockworker: search against three of them", "clockworker", (learned, clock, clock, clock), 50, 230),
    ]


def played(bar: Bar, games: int, folder: Path, jobs: int) -> Contest:
    """At least so many games of a bar, from its folder as far as they are there."""
    slices = -(-games // (SLICE * len(bar.bots)))
    bouts: list[Bout] = []
    for number in range(slices):
        kept = folder / f"{bar.seed}-{number:03}.json"
        if not kept.is_file():
            seed = bar.seed * 1000 + number
            part = contest(bar.game, bar.bots, deals=SLICE, seed=seed, modules=bar.modules, jobs=jobs)
            kept.write_bytes(msgspec.json.encode(part.bouts))
        found = msgspec.json.decode(kept.read_bytes(), type=list[Bout])
        bouts += [msgspec.structs.replace(bout, deal=bout.deal + number * SLICE) for bout in found]
    header = definition_of(bar.game).header(len(bar.bots), bar.seed, bar.modules)
    return Contest(ContestPlan(header, tuple({bout.bots: None for bout in bouts}), slices * SLICE), tuple(bouts))


def row(bar: Bar, result: Contest) -> list[str]:
    """A bar in words."""
    first: Standing = result.standings()[0]
    wins, lead = first.wins, first.margin
    return [
        bar.name,
        str(len(result.bouts)),
        f"{wins.value:.1%} ({wins.low:.0%}–{wins.high:.0%})",
        f"{bar.percent} %",
        "holds" if 100 * wins.value >= bar.percent else "MISSED",
        f"{lead.value:.1f} ± {(lead.high - lead.low) / 2:.1f}",
        f"{first.milliseconds:.0f}, {first.slowest:.0f}",
        str(max(bout.record.turns for bout in result.bouts)),
    ]


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__.splitlines()[0])
    parser.add_argument("--to", type=Path, default=Path("build/bench-bots"), help="where games are kept")
    parser.add_argument("--games", type=int, default=200, help="how many of each")
    parser.add_argument("--only", default="", help="bars with this in their name")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    table = Table("", "games", "wins", "bar", "", "lead", "ms: mean, most", "turns", box=SIMPLE)
    for bar in bars():
        if args.only in bar.name:
            table.add_row(*row(bar, played(bar, args.games, args.to, args.jobs)))
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
