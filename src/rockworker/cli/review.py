"""`rockworker review`: what would have been better in a saved game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from rockworker.cli import arguments as args
from rockworker.cli import saves
from rockworker.cli.many_machines import Ray, cluster_at
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.play.review import WORLDS, Review, Verdict, in_words
from rockworker.play.review import review as reviewed
from rockworker.text.texts import Texts


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seen_as: Annotated[int | None, typer.Option("--as", min=1, metavar="PLAYER")] = None,
    most: Annotated[int, typer.Option("--most", min=1, metavar="N")] = 5,
    worlds: Annotated[int, typer.Option("--worlds", min=1, metavar="N")] = WORLDS,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")] = None,
    ray: Ray = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Works through a saved game with the search bot."""
    game, seating = saves.read(file)
    if seen_as is not None and seen_as > game.players:
        refuse("so-many-players", "--as", players=game.players)
    with cluster_at(ray) as cluster:
        found = _with_progress(game, {"worlds": worlds, "jobs": jobs or os.cpu_count() or 1, "cluster": cluster})
    players = range(game.players) if seen_as is None else [seen_as - 1]
    if json:
        told = [one for one in found.decisions if one.player in players]
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    words = words_in(lang)
    names = seating.names or [words.term("player-number", number=n + 1) for n in range(game.players)]
    texts = Texts.of(game.definition, lang).at_table(names, inside(game).rules)
    to = console()
    for player in players:
        _print_player(to, found, player, most, words, texts)
    to.print(words.term("review-about"), style="dim")


def _with_progress(game: Game, plan: dict[str, Any]) -> Review:
    """With a progress bar, where there is a terminal to draw it on."""
    to = Console(stderr=True)
    if not to.is_terminal:
        return reviewed(game, **plan)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=to, transient=True) as progress:
        task = progress.add_task("", total=None)
        return reviewed(game, **plan, tick=lambda done, all_: progress.update(task, completed=done, total=all_))


def _print_player(to: Console, found: Review, player: int, most: int, words: Texts, texts: Texts) -> None:
    decisions = sum(one.player == player for one in found.decisions)
    slips = found.slips(player)
    name = texts.player(player)
    to.print(Text(words.term("review-player", player=name, decisions=decisions, slips=len(slips)), "bold"))
    for slip in sorted(slips[:most], key=_version):
        to.print(Text.assemble((f"  {slip.version + 1}. ", "cyan"), texts.action(slip.taken)))
        to.print(Text(f"     {in_words(slip, texts)}"))


def _version(verdict: Verdict) -> int:
    return verdict.version
