"""Reading answers, from a person or from a pipe."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress

from rich.console import Console

MARK = "› "
"""Ends every question and occurs nowhere else, so that a program that drives the game knows when to answer."""


class EndOfInput(Exception):
    """Standard input has ended."""


class Keyboard:
    """Asks on the console, reads from standard input."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_piped = not sys.stdin.isatty()
        if not self.is_piped:
            # A script or `nohup` may have started us with SIGINT ignored: meant for programs without a keyboard.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            _edit_lines()

    def ask(self, question: str) -> str:
        """One line, without blanks around it."""
        try:
            answer = input(f"{question} {MARK}").strip()
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        if self.is_piped:
            # A terminal shows what is typed; a pipe does not, and a transcript should.
            self.console.print(answer, markup=False)
        return answer

    def clear(self) -> None:
        """An empty screen, with nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")


def _edit_lines() -> None:
    """Arrows, Ctrl-A, history: Python's `input` has them as soon as this is loaded. Windows' own has them anyway."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(True)
