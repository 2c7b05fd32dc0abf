"""Help in the language of this run: usage, arguments, options and commands, each with a message of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rockworker.cli.messages import words

if TYPE_CHECKING:
    from typer.core import TyperCommand as Base
else:
    Base = object

SHARED: Final = frozenset({"game", "players", "modules", "option", "seed", "components", "lang", "help", "ray"})
"""Parameters that mean the same in every command: one message for all."""


def about_command(name: str) -> str:
    """What a command does."""
    return words().term(f"help-{name}")


def about_parameter(command: str, name: str) -> str:
    """What an argument or an option means."""
    key = name.replace("_", "-")
    return words().term(f"help-all-{key}" if name in SHARED else f"help-{command}-{key}")


class SpokenHelp(Base):
    """Mixed into a command: takes its help from our messages, and not from its function."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How the command is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{words().term('help-usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(about_command(str(self.name)))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Its arguments, its options and, for the command itself, its commands."""
        for kind in ("argument", "option"):
            rows = [self._row(ctx, one) for one in self.get_params(ctx) if one.param_type_name == kind]
            _write(formatter, f"help-{kind}s", rows)
        commands: Sequence[str] = getattr(self, "list_commands", lambda ctx: ())(ctx)
        _write(formatter, "help-commands", [(name, about_command(name)) for name in commands])

    def _row(self, ctx: Any, parameter: Any) -> tuple[str, str]:
        """Its names, and what it means; the default, if it says something."""
        names, _ = parameter.get_help_record(ctx)
        about = about_parameter(str(self.name), parameter.name)
        if not parameter.default or parameter.default is True or parameter.name == "lang":
            return names, about  # a default that goes without saying
        return names, f"{about} {words().term('help-default', value=str(parameter.default))}"


def _write(formatter: Any, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(words().term(title)):
            formatter.write_dl(rows)
