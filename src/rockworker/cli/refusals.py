"""Why arguments are refused, in the language of this run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import typer

from rockworker.cli.messages import Language, Spoken, words
from rockworker.engine.errors import RockworkerError

if TYPE_CHECKING:
    from rockworker.bots.blame import Blame


class Refusal(typer.TyperException):
    """A reason of ours, in words."""


def refuse(key: str, argument: str, **variables: str | int) -> NoReturn:
    """Refuses an argument for the reason that a message gives."""
    reason = words().term(key, **variables)
    raise Refusal(words().term("refused-argument", argument=argument, reason=reason))


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of an optional part: tells how to install it if one of its libraries is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "rockworker":
            raise
        raise Refusal(words().term("needs-extra", module=str(error.name), extra=extra)) from None


def why(error: Exception) -> str:
    """What went wrong, in words; empty if nobody has foreseen it."""
    from rockworker.bots.blame import blame_of  # bots need the engine, and most commands go well

    if blame := blame_of(error):
        return _whose_fault(blame)
    if isinstance(error, typer.TyperException):
        return reason_of(error)
    if isinstance(error, RockworkerError):
        return error.text(Spoken.language)
    if isinstance(error, OSError):
        return f"{error.filename or ''}: {error.strerror}".removeprefix(": ")
    return ""


def _whose_fault(blame: Blame) -> str:
    """Which bot has failed. Seeds and lines are names, not numbers with separators."""
    return words().term(
        "bot-failed",
        bot=blame.bot,
        seat=blame.seat + 1,
        seed=str(blame.seed),
        error=blame.error,
        file=blame.file,
        line=str(blame.line),
    )


def reason_of(error: typer.TyperException) -> str:
    """What was wrong with the arguments. Typer's reasons are English; in other languages we name the argument."""
    if isinstance(error, Refusal) or Spoken.language == Language.EN:
        return error.format_message()
    parameter = getattr(error, "param", None)
    argument = getattr(error, "option_name", "") or (parameter.get_error_hint() if parameter else "")
    return words().term("bad-argument", argument=argument) if argument else words().term("bad-arguments")
