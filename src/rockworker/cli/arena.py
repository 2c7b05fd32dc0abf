"""`rockworker arena`: bots measured against each other, with ratings and how sure they are."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from rockworker.cli import arguments as args
from rockworker.cli import saves
from rockworker.cli.many_machines import Ray, cluster_at
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console, named_bot
from rockworker.cli.refusals import refuse
from rockworker.cli.simulate import progress_columns
from rockworker.engine.names import title
from rockworker.engine.rules import rules_of
from rockworker.play.contest import Contest, Standing, contest, tables
from rockworker.play.plot import rating_plot
from rockworker.play.ratings import Interval
from rockworker.registry import definition_of
from rockworker.text.texts import Texts

NARROWEST: Final = 12
"""Letters of a bot's name that stand on one line."""


def arena(
    game: args.GameName,
    bots: Annotated[str, typer.Option(metavar="BOTS")],
    players: args.Players = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, metavar="N")] = 50,
    seed: Annotated[int, typer.Option(min=0, metavar="N")] = 0,
    modules: args.Modules = "",
    option: args.Options = None,
    components: args.Components = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")] = None,
    ray: Ray = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Lets bots play the same deals from all seats, and prints who is how strong."""
    saves.refuse_to_lose(plot, "--plot", force=True)
    names = args.split(bots)
    seats = _seats(game, names, players)
    plan = {
        "players": seats,
        "deals": deals,
        "seed": seed,
        "modules": args.modules_of(game, modules),
        "options": args.options_of(option),
        "components": components,
        "jobs": jobs or os.cpu_count() or 1,
        "folder": save,
    }
    start = perf_counter()
    with cluster_at(ray) as cluster:
        result = _play(game, names, {**plan, "cluster": cluster}, deals * len(tables(names, seats)))
    seconds = round(perf_counter() - start, 3)
    report = Report(result, lang, seconds)
    if plot:
        plot.write_text(report.plot(), encoding="utf-8")
    if json:
        told = {**result.summary(), "seconds": seconds}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        report.print_to(console())


def _seats(game: str, names: list[str], players: int | None) -> int:
    definition = definition_of(game)
    seats = players or min(len(names), definition.most_players)
    if len(names) < max(seats, definition.fewest_players):
        refuse("too-few-bots", "--bots", bots=len(names), players=max(seats, definition.fewest_players))
    return seats


def _play(game: str, names: list[str], plan: dict[str, Any], games: int) -> Contest:
    """With a progress bar, where there is a terminal to draw it on."""
    to = Console(stderr=True)
    if not to.is_terminal:
        return contest(game, names, **plan)
    with Progress(*progress_columns(), console=to, transient=True) as progress:
        task = progress.add_task("", total=games)
        return contest(game, names, **plan, tick=lambda: progress.advance(task))


class Report:
    """What a contest has told, in one language."""

    def __init__(self, result: Contest, language: str, seconds: float) -> None:
        self.result = result
        self.standings = result.standings()
        self.words = words_in(language)
        self.seconds = seconds
        header = result.plan.header
        rules = rules_of(definition_of(header.game), header)
        self.texts = Texts.of(definition_of(header.game), language).at_table(None, rules)

    @property
    def heading(self) -> str:
        """Which game, how many players and games."""
        header = self.result.plan.header
        game = self.texts.find("game-title") or title(header.game)
        return self.words.term("simulated", game=game, games=len(self.result.bouts), players=header.players)

    def plot(self) -> str:
        """The ratings as a picture."""
        return rating_plot(self.standings, self.heading, self.words.term("rating-plot"))

    def print_to(self, to: Console) -> None:
        """A line for each bot, then what the game counts, and how it was measured."""
        to.print(Text(self.heading, "bold"))
        to.print(self._table())
        for key in self.standings[0].by_seat:
            to.print(Text(self._label(key), "bold"))
            for standing in self.standings:
                to.print(f"  {self._pair(standing.bot, self.words.number(round(standing.by_seat[key])))}")
        turns = self.result.summary()["turns"]
        if turns["max"]:
            told = "{} ({}–{})".format(*(self.words.number(turns[key]) for key in ("mean", "min", "max")))
            to.print(self._pair(self.texts.find("statistic-turns") or self.words.term("column-turns"), told))
        to.print(self.words.term("intervals-are"))
        to.print(self.words.term("seconds", seconds=self.words.number(self.seconds)))

    def _label(self, key: str) -> str:
        return self.texts.find(f"statistic-{key}") or key

    def _pair(self, name: str, value: str) -> str:
        return self.words.term("column-value", column=name, value=value)

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 1), show_edge=False)
        for column in ("bot", "rating", "wins", "margin", "milliseconds"):
            table.add_column(self.words.term(f"column-{column}"), header_style="bold", no_wrap=column != "bot")
        table.columns[0].overflow, table.columns[0].min_width = "fold", NARROWEST
        for standing in sorted(self.standings, key=lambda one: -(one.rating.value if one.rating else 0.0)):
            table.add_row(*self._row(standing))
        return table

    def _row(self, one: Standing) -> list[str]:
        number = self.words.number
        wins = (self.words.percent(round(share, 2)) for share in (one.wins.value, one.wins.low, one.wins.high))
        return [
            named_bot(self.words, one.bot),
            self._rating(one.rating) if one.rating else "–",
            "{} ({}–{})".format(*wins),
            self._plus(one.margin),
            f"{number(round(one.milliseconds, 1))} ({number(round(one.slowest))})",
        ]

    def _rating(self, seen: Interval) -> str:
        return "{} ({}–{})".format(*(self.words.number(round(value)) for value in (seen.value, seen.low, seen.high)))

    def _plus(self, seen: Interval) -> str:
        return f"{self.words.number(round(seen.value, 1))} ± {self.words.number(round(seen.high - seen.value, 1))}"
