"""Why arguments are refused, in the language of this run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

from rockworker.cli.messages import Language, Spoken, words


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


def reason_of(error: typer.TyperException) -> str:
    """What was wrong with the arguments. Typer's reasons are English; in other languages we name the argument."""
    if isinstance(error, Refusal) or Spoken.language == Language.EN:
        return error.format_message()
    parameter = getattr(error, "param", None)
    argument = getattr(error, "option_name", "") or (parameter.get_error_hint() if parameter else "")
    return words().term("bad-argument", argument=argument) if argument else words().term("bad-arguments")
