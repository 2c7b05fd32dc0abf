"""`rockworker simulate`: many games of bots, and what they tell."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console
from rockworker.engine.errors import UnknownBot
from rockworker.play.simulation import InvariantBroken, Plan, Played, play_all, summary
from rockworker.registry import bot_names, definition_of
from rockworker.text.texts import Texts


def simulate(
    game: args.GameName,
    players: args.Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="A bot for each seat; one alone sits everywhere.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    modules: args.Modules = "",
    option: args.Options = None,
    components: args.Components = None,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    check: Annotated[bool, typer.Option(help="Check the invariants after every action.")] = True,
    lang: args.Lang = Language.EN,
) -> None:
    """Let bots play many games, and sum them up."""
    levels = _bots(game, bots, players)
    definition = definition_of(game)
    options = {**definition.bot_options, **args.options_of(option)}
    header = definition.header(len(levels), seed, args.modules_of(game, modules), options, components)
    plan = Plan(header, levels, games, check)
    start = perf_counter()
    try:
        played = _play(plan, jobs)
    except InvariantBroken as error:
        print(f"rockworker: invariant broken: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    result = {**summary(plan, played), "seconds": round(perf_counter() - start, 3)}
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        print_summary(console(), result, words_in(lang))


def _bots(game: str, text: str, players: int | None) -> tuple[str, ...]:
    names = args.split(text)
    if len(names) == 1:
        names *= players or definition_of(game).most_players
    if players not in (None, len(names)) or not names:
        raise typer.BadParameter(f"{len(names)} bots for {players} players", param_hint="--bots")
    for name in names:
        if name not in bot_names(definition_of(game).name):
            raise UnknownBot(bot=name, game=game, known=", ".join(bot_names(game)))
    return tuple(names)


def _play(plan: Plan, jobs: int) -> list[Played]:
    to = Console(stderr=True)
    if not to.is_terminal:
        return play_all(plan, jobs)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=to, transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        return play_all(plan, jobs, lambda: progress.advance(task))


# The summary as tables


def print_summary(to: Console, result: dict[str, Any], words: Texts) -> None:
    """Seats, bots, length, endings, and whatever the game counts."""
    to.print(
        Text(words.term("simulated", games=result["games"], game=result["game"], players=result["players"]), "bold")
    )
    to.print(_line(words, "steps", _spread(result["steps"])))
    if result["turns"]["max"]:
        to.print(_line(words, "turns", _spread(result["turns"])))
    if any(result["endings"]):
        to.print(_line(words, "endings", _pairs(result["endings"])))
    to.print(_results(result, words))
    for name, value in result["statistics"].items():
        _print_statistic(to, name, value)
    to.print(_line(words, "invariants", f"{result['invariants']}; {result['seconds']} s"))


def _line(words: Texts, column: str, value: str) -> str:
    return words.term("column-value", column=words.term(f"column-{column}"), value=value)


def _print_statistic(to: Console, name: str, value: Any) -> None:
    """A line; or a line for each, where there is more to say about each."""
    if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
        to.print(Text(name, "bold"))
        for key, inner in value.items():
            to.print(f"  {key}: {_plain(inner)}")
    else:
        to.print(Text.assemble((name, "bold"), f": {_plain(value)}"))


def _results(result: dict[str, Any], words: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False)
    for column in ("seat", "bot", "score", "wins", "win-rate"):
        table.add_column(words.term(f"column-{column}"), header_style="bold")
    for row in result["seats"]:
        table.add_row(str(row["seat"]), row["bot"], *_row(row))
    for bot, row in result["bots"].items():
        table.add_row(f"×{row['seats']}", bot, *_row(row), style="cyan")
    return table


def _row(row: dict[str, Any]) -> tuple[str, str, str]:
    return _spread(row["score"]), f"{row['wins']:g}", f"{row['win_rate']:.1%}"


def _spread(numbers: dict[str, float]) -> str:
    return f"{numbers['mean']:.1f} ({numbers['min']:g}–{numbers['max']:g})"


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_plain, value)) or "–"
    return (_pairs(value) or "–") if isinstance(value, dict) else str(value)


def _pairs(values: dict[str, Any]) -> str:
    if set(values) == {"mean", "min", "max"}:
        return _spread(values)
    return ", ".join(f"{key} {_plain(value)}" for key, value in values.items())
