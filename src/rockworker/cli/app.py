"""The commands together. A command's module is imported when the command is called: most need what others don't."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

import rockworker
from rockworker.cli.many_machines import with_address
from rockworker.cli.spoken_help import SpokenHelp

COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "arena",
    "replay",
    "review",
    "train",
    "position",
    "verify",
    "components",
    "rules",
    "games",
    "new-game",
)
"""Each is a function in a module of the same name; its help lies in locale/<language>/help.ftl."""


class Command(SpokenHelp, TyperCommand):
    """A command whose help speaks the language of this run."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the arguments of a call."""
        return super().parse_args(ctx, with_address(args))


class Commands(SpokenHelp, TyperGroup):
    """All commands by their names."""

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order in which help lists them."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, None if there is none."""
        return _load(cmd_name) if cmd_name in COMMANDS else None


@cache
def _load(name: str) -> Any:
    module = name.replace("-", "_")
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name, cls=Command)(getattr(import_module(f"rockworker.cli.{module}"), module))
    return get_command(alone)


app = typer.Typer(name="rockworker", cls=Commands, pretty_exceptions_enable=False, rich_markup_mode=None)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rockworker {rockworker.__version__}{' (compiled)' if rockworker.compiled else ''}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def rockworker_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
) -> None:
    """Prints the help where no command is named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
