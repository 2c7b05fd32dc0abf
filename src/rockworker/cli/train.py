"""`rockworker train`: a network that learns to judge positions by playing against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress as Bar

from rockworker.cli import arguments as args
from rockworker.cli.many_machines import Ray, cluster_at
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.cli.simulate import progress_columns
from rockworker.play.curve import curve_plot
from rockworker.registry import game_package

if TYPE_CHECKING:
    from rockworker.learn.training import Progress, Training
    from rockworker.text.texts import Texts

RECIPES = ("td", "expert")


def train(
    game: args.GameName,
    folder: Annotated[Path, typer.Option("--to", metavar="FOLDER")],
    players: Annotated[int, typer.Option("--players", "-p", min=1, metavar="N")] = 2,
    modules: args.Modules = "",
    recipe: Annotated[str, typer.Option(metavar="RECIPE")] = "td",
    rounds: Annotated[int, typer.Option(min=1, metavar="N")] = 20,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 1000,
    rollouts: Annotated[int, typer.Option(min=1, metavar="N")] = 16,
    start: Annotated[Path | None, typer.Option("--from", metavar="FILE")] = None,
    seed: Annotated[int, typer.Option(min=0, metavar="N")] = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")] = None,
    ray: Ray = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Trains, and writes the network and a picture of how it went."""
    if recipe not in RECIPES:
        refuse("no-such-recipe", "--recipe", recipe=recipe, known=", ".join(RECIPES))
    if game_package(game).trainee is None:
        refuse("no-training", "GAME", game=game)
    from rockworker.learn.network import NoNetwork  # numpy: other commands do without
    from rockworker.learn.training import OtherPlan, Plan, Training

    chosen = tuple(args.modules_of(game, modules))
    plan = Plan(game, players, chosen, recipe, rounds, games, seed, rollouts, str(start or ""))  # type: ignore[arg-type]
    try:
        training = Training(plan, folder)
    except OtherPlan:
        refuse("other-training", "--to", folder=str(folder))
    except NoNetwork:
        refuse("no-network", "--from", file=str(start))
    with cluster_at(ray) as cluster:
        _train(training, words_in(lang), {"jobs": jobs or os.cpu_count() or 1, "cluster": cluster})
    training.network.save(folder / "network.npz")
    (folder / "curve.svg").write_text(_curve(training, words_in(lang)), encoding="utf-8")


def _train(training: Training, words: Texts, where: dict[str, Any]) -> None:
    """A line for each round, and a progress bar, where there is a terminal to draw it on."""
    to = Console(stderr=True)
    with Bar(*progress_columns(), console=to, transient=True, disable=not to.is_terminal) as bar:
        task = bar.add_task("", total=training.plan.rounds * training.plan.games)
        for one in training.run(**where, tick=lambda: bar.advance(task)):
            bar.update(task, completed=one.games)
            console().print(_line(one, words))


def _line(one: Progress, words: Texts) -> str:
    told = {"round": one.round, "games": one.games}
    return words.term("trained-round", **told, lead=f"{one.lead:.4f}", network=f"{one.network:.4f}")


def _curve(training: Training, words: Texts) -> str:
    shown = training.progress
    curves = {
        words.term("curve-lead"): [one.lead for one in shown],
        words.term("curve-network"): [one.network for one in shown],
    }
    return curve_plot(
        [one.games for one in shown], curves, words.term("curve-title"), words.term("curve-games", games="{games}")
    )
