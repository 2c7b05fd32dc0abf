"""How strong the bots are: `python -m bench.bots [--to FOLDER] [--games N]` plays what is wanted of them, and
`python -m bench.bots --ladders` all levels against each other.

Each is a contest: rotated seats, the same deals for all, budgets in rollouts, so that the games are the same on any
machine. They are played in slices of a few deals, and each slice is kept in a folder: what has been played there is not
played again. So a long run can be stopped and taken up again; a bot that has changed needs another folder. The compiled
engine is many times quicker: `make compiled`, or `PYTHONPATH=build/compiled/src`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from rockworker.play import contest
from rockworker.play.contest import Bout, Contest, ContestPlan, Standing, tables
from rockworker.play.ratings import Interval
from rockworker.registry import definition_of


class Match(msgspec.Struct, frozen=True):
    """Bots that play against each other."""

    name: str
    game: str
    bots: tuple[str, ...]
    seed: int
    players: int = 0
    """At a table; 0: all of them."""
    modules: tuple[str, ...] = ()
    slice: int = 5
    """So many deals are kept together."""

    @property
    def seats(self) -> int:
        return self.players or len(self.bots)


class Bar(msgspec.Struct, frozen=True):
    """A share of victories that the first bot of a match shall reach."""

    match: Match
    percent: int


def bars() -> list[Bar]:
    """What is wanted."""
    modules = definition_of("rockwell").module_names
    rock, clock = "tests/opponents/greedy_0_1.py:Rockwell", "tests/opponents/greedy_0_1.py:Clockworker"
    best, learned = "search:rollouts=8", "search:rollouts=64"
    rockwell, clockworker = "rockwell", "clockworker"
    return [
        Bar(Match("greedy against release 0.1", rockwell, ("greedy", rock), 100), 70),
        Bar(Match("greedy against three of them", rockwell, ("greedy", rock, rock, rock), 110), 35),
        Bar(Match("search against release 0.1", rockwell, (best, rock), 120), 90),
        Bar(Match("search against three of them", rockwell, (best, rock, rock, rock), 130), 55),
        Bar(Match("search against greedy", rockwell, (best, "greedy"), 140), 75),
        Bar(Match("search against greedy, all expansions", rockwell, (best, "greedy"), 150, modules=modules), 70),
        Bar(Match("greedy against release 0.1", clockworker, ("greedy", clock), 200), 60),
        Bar(Match("search against release 0.1", clockworker, (learned, clock), 220), 80),
        Bar(Match("search against three of them", clockworker, (learned, clock, clock, clock), 230), 50),
    ]


def ladders() -> list[Match]:
    """All levels of a game, with every number of players. The levels that think for some time stand there with so many
    rollouts: in Rockwell about what a machine does in that time that is five times as slow as ours."""
    thinkers = {"rockwell": ("search:rollouts=8", "search:rollouts=40")}
    thinkers["clockworker"] = ("search:rollouts=32", "search:rollouts=256")
    return [
        Match("ladder", game, ("apprentice", "greedy", *thinking), 10 * number + players, players, slice=1)
        for number, (game, thinking) in enumerate(thinkers.items(), 50)
        for players in (2, 3, 4)
    ]


def played(match: Match, games: int, folder: Path, jobs: int) -> Contest:
    """At least so many games, from their folder as far as they are there."""
    slices = -(-games // (match.slice * len(tables(match.bots, match.seats))))
    bouts: list[Bout] = []
    for number in range(slices):
        kept = folder / f"{match.seed}-{number:03}.json"
        if not kept.is_file():
            part = contest(
                match.game, match.bots, players=match.seats, deals=match.slice, seed=match.seed * 1000 + number,
                modules=match.modules, jobs=jobs,
            )  # fmt: skip
            kept.write_bytes(msgspec.json.encode(part.bouts))
        found = msgspec.json.decode(kept.read_bytes(), type=list[Bout])
        bouts += [msgspec.structs.replace(bout, deal=bout.deal + number * match.slice) for bout in found]
    header = definition_of(match.game).header(match.seats, match.seed, match.modules)
    plan = ContestPlan(header, tuple({bout.bots: None for bout in bouts}), slices * match.slice)
    return Contest(plan, tuple(bouts))


def row(bar: Bar, result: Contest) -> list[str]:
    """A bar in words."""
    first = result.standings()[0]
    reached = "holds" if 100 * first.wins.value >= bar.percent else "MISSED"
    title = f"{bar.match.game}: {bar.match.name}"
    turns = max(bout.record.turns for bout in result.bouts)
    return [
        title,
        str(len(result.bouts)),
        _share(first.wins),
        f"{bar.percent} %",
        reached,
        *_measured(first),
        str(turns),
    ]


def ladder(match: Match, result: Contest) -> Table:
    """The levels, with their ratings."""
    title = f"{match.game}, {match.players} players, {len(result.bouts)} games"
    found = Table("bot", "rating", "wins", "lead", "ms: mean, most", title=title, box=SIMPLE)
    for one in result.standings():
        rating = f"{one.rating.value:.0f} ({one.rating.low:.0f}–{one.rating.high:.0f})" if one.rating else "–"
        found.add_row(one.bot, rating, _share(one.wins), *_measured(one))
    return found


def _share(seen: Interval) -> str:
    return f"{seen.value:.1%} ({seen.low:.0%}–{seen.high:.0%})"


def _measured(one: Standing) -> list[str]:
    lead = one.margin
    return [
        f"{lead.value:.1f} ± {(lead.high - lead.low) / 2:.1f}",
        f"{one.milliseconds:.0f}, {one.slowest:.0f}",
    ]


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__.splitlines()[0])
    parser.add_argument("--to", type=Path, default=Path("build/bench-bots"), help="where games are kept")
    parser.add_argument("--games", type=int, default=200, help="how many of each")
    parser.add_argument("--only", default="", help="those with this in their name")
    parser.add_argument("--ladders", action="store_true", help="all levels against each other, instead of the bars")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    console = Console(width=150)
    if args.ladders:
        for match in ladders():
            if args.only in f"{match.game}, {match.players} players":
                console.print(ladder(match, played(match, args.games, args.to, args.jobs)))
        return
    table = Table("", "games", "wins", "bar", "", "lead", "ms: mean, most", "turns", box=SIMPLE)
    for bar in bars():
        if args.only in f"{bar.match.game}: {bar.match.name}":
            table.add_row(*row(bar, played(bar.match, args.games, args.to, args.jobs)))
    console.print(table)


if __name__ == "__main__":
    main()
