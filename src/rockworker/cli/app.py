"""The commands together."""

from __future__ import annotations

from typing import Annotated

import typer

import rockworker
from rockworker.cli.components import components
from rockworker.cli.games import games
from rockworker.cli.new_game import new_game
from rockworker.cli.play import play
from rockworker.cli.replay import replay
from rockworker.cli.rules import rules
from rockworker.cli.serve import serve
from rockworker.cli.simulate import simulate
from rockworker.cli.verify import verify

app = typer.Typer(name="rockworker", pretty_exceptions_enable=False, no_args_is_help=False)
for command in (play, serve, simulate, replay, verify, components, rules, games, new_game):
    app.command()(command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rockworker {rockworker.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def rockworker_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version, help="The version.")] = False,
) -> None:
    """Rockwell and Clockworker in the terminal, for people and for bots. An unofficial fan project."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
