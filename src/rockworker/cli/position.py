"""`rockworker position`: any moment of a saved game, on one line of text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rockworker.cli import arguments as args
from rockworker.cli import saves
from rockworker.cli.messages import Language
from rockworker.cli.refusals import refuse


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    seen_as: Annotated[int | None, typer.Option("--as", min=1, metavar="PLAYER")] = None,
    spectator: Annotated[bool, typer.Option("--spectator")] = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Print where a saved game stands, for `play --position` and `Game.from_position`."""
    if (seen_as is not None) + spectator + everything > 1:
        refuse("one-viewer", "--as")
    game, _ = saves.read(file)
    if seen_as is not None and seen_as > game.players:
        refuse("so-many-players", "--as", players=game.players)
    if at is not None and not game.start <= at <= game.version:
        refuse("so-many-actions", "--at", actions=game.version)
    moment = game if at is None else game.at(at)
    typer.echo(moment.position(None if seen_as is None else seen_as - 1, secrets=everything))
