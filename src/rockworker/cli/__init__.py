"""The command line: `rockworker`. Whatever goes wrong is one line on standard error, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from rockworker.cli.app import COMMANDS, app
from rockworker.cli.messages import Spoken, language_for
from rockworker.cli.refusals import why

NAME = "rockworker"
"""However it was started."""
REFUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command that the process was started with, and ends the process with its exit code."""
    _never_fail_on_letters()
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has gone. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Runs a command; returns the exit code."""
    Spoken.language = language_for(arguments)
    defaults = {command: {"lang": Spoken.language} for command in COMMANDS}
    try:
        return app(list(arguments), prog_name=NAME, standalone_mode=False, default_map=defaults) or 0
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        if reason := why(error):
            return _refuse(reason)
        raise


def _refuse(reason: str) -> int:
    """One line, whatever the reason is made of."""
    print(f"rockworker: {' '.join(reason.split())}", file=sys.stderr)
    return REFUSED


def _never_fail_on_letters() -> None:
    """A terminal that has no ⌂ shows a question mark, and input that is no text is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


__all__ = ["main"]
