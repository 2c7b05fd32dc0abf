"""`rockworker simulate`: many games of bots, and what they tell."""

from __future__ import annotations

import os
import sys
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from rockworker.cli import arguments as args
from rockworker.cli.many_machines import Ray, cluster_at
from rockworker.cli.messages import Language
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.cli.summary import Summary
from rockworker.engine.rules import rules_of
from rockworker.play.simulation import InvariantBroken, count
from rockworker.play.totals import Totals
from rockworker.registry import definition_of


def simulate(
    game: args.GameName,
    players: args.Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 100,
    bots: Annotated[str, typer.Option(metavar="BOTS")] = "random",
    seed: Annotated[int, typer.Option(min=0, metavar="N")] = 0,
    modules: args.Modules = "",
    option: args.Options = None,
    components: args.Components = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")] = None,
    ray: Ray = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Lets bots play many games, and prints the summary as tables or as JSON."""
    plan = {
        "bots": _bots(bots, players),
        "players": players,
        "games": games,
        "seed": seed,
        "modules": args.modules_of(game, modules),
        "options": args.options_of(option),
        "components": components,
        "jobs": jobs or os.cpu_count() or 1,
        "check": check,
    }
    start = perf_counter()
    try:
        with cluster_at(ray) as cluster:
            played = _play(game, {**plan, "cluster": cluster})
    except InvariantBroken as error:
        print(f"rockworker: invariant broken: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    result = {**played.summary(), "seconds": round(perf_counter() - start, 3)}
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        Summary(result, lang, rules_of(definition_of(game), played.plan.header)).print_to(console())


def _bots(text: str, players: int | None) -> str | list[str]:
    """One alone takes every seat."""
    names = args.split(text)
    if not names:
        refuse("no-bots", "--bots")
    if len(names) == 1:
        return names[0]
    if players is not None and players != len(names):
        refuse("bots-for-players", "--bots", bots=len(names), players=players)
    return names


class Speed(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f}/s" if task.speed else "", "progress.data.speed")


def progress_columns() -> tuple[ProgressColumn, ...]:
    """What a progress bar over many games shows."""
    return BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn()


def _play(game: str, plan: dict[str, Any]) -> Totals:
    """With a progress bar, where there is a terminal to draw it on."""
    to = Console(stderr=True)
    if not to.is_terminal:
        return count(game, **plan)
    with Progress(*progress_columns(), console=to, transient=True) as progress:
        task = progress.add_task("", total=plan["games"])
        return count(game, **plan, tick=lambda: progress.advance(task))
