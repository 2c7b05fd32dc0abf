"""A real terminal for the tests: a process in a pty, and its screen as a person would see it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pyte

from tests.cli.driver import COMMAND, environment, started

DEADLINE = 60.0
"""Seconds that anything may take."""
PAUSE = 0.2
"""Seconds without output after which a picture is whole."""
KEYS = {
    "enter": "\r",
    "tab": "\t",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "ctrl-c": "\x03",
}


class RealTerminal:
    """The screen of a running command, and its keyboard."""

    def __init__(self, process: subprocess.Popen[bytes], ours: int, width: int, height: int) -> None:
        self.process = process
        self.ours = ours
        self.screen = pyte.Screen(width, height)
        self.stream = pyte.ByteStream(self.screen)
        self.received = b""

    @property
    def picture(self) -> str:
        """All rows, as they look: a space that keeps words together is a space."""
        return "\n".join(self.screen.display).replace("\u00a0", " ")

    def wait_for(self, holds: Callable[[str], bool]) -> str:
        """The screen as soon as something holds of it, and nothing more comes: pictures arrive in pieces."""
        deadline = time.monotonic() + DEADLINE
        while time.monotonic() < deadline:
            if not self._read(PAUSE) and holds(self.picture):
                return self.picture
        raise AssertionError(f"not within {DEADLINE:.0f} s:\n{self.picture}")

    def press(self, *keys: str) -> None:
        """Keys by name, or as they are."""
        for key in keys:
            os.write(self.ours, KEYS.get(key, key).encode())

    def click(self, column: int, row: int) -> None:
        """The left button, down and up, as terminals report it."""
        for end in "Mm":
            os.write(self.ours, f"\x1b[<0;{column + 1};{row + 1}{end}".encode())

    def resize(self, width: int, height: int) -> None:
        """Another size, of which the command is told."""
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.screen.resize(height, width)

    def end(self) -> tuple[int, float]:
        """The exit code, and the seconds that it took to come."""
        start = time.monotonic()
        while self.process.poll() is None and time.monotonic() < start + DEADLINE:
            self._read(0.05)
        while self._read(0.05):
            pass
        return self.process.wait(timeout=1), time.monotonic() - start

    def _read(self, seconds: float) -> bool:
        if not select.select([self.ours], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.ours, 1 << 16)
        except OSError:  # the other side has gone
            time.sleep(seconds)
            return False
        self.received += data
        # What it asks the terminal for in private modes, the emulator does not know.
        self.stream.feed(data.replace(b"\x1b[>4;1m", b"").replace(b"\x1b[?u", b""))
        return bool(data)


@contextmanager
def terminal(arguments: Sequence[str], width: int, height: int, **more: str) -> Iterator[RealTerminal]:
    """A command on a terminal of some size; it does not outlive its test."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    ours_alone = {name: value for name, value in environment().items() if name not in ("COLUMNS", "LINES")}
    how: dict[str, Any] = {"stdin": its, "stdout": its, "stderr": its, "preexec_fn": _own_terminal}
    surroundings = {**ours_alone, "TERM": "xterm-256color", **more}
    with started([*COMMAND, *arguments], env=surroundings, start_new_session=True, **how) as process:
        os.close(its)
        yield RealTerminal(process, ours, width, height)
    os.close(ours)


def _own_terminal() -> None:
    """Ctrl-C at this terminal goes to the command."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
