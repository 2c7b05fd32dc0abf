"""Plays through the real prompts of `rockworker play`: reads what is asked, answers at random, as a person could."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rockworker.engine.chance import Rng

SRC = Path(__file__).parents[2] / "src"
COMMAND = (sys.executable, "-m", "rockworker")
MARK = "› "
"""Ends every question, and stands nowhere else."""
CTRL_C = "\x03"
AGAIN = 5.0
"""Seconds of silence after which a key is pressed again."""
DEADLINE = 120.0
"""Seconds that a command may take in all."""
RANGE = re.compile(r" (\d+)(?:–(\d+))?(?: \((\d+)\))?(?: \[\d+\])? › $")
SOME = re.compile(r" (\d+(?:, \d+)+)(?: \[\d+\])? › $")

Answer = Callable[[str], str | None]
"""From the screen since the last answer to the next one; None: close the pipe."""


def environment() -> dict[str, str]:
    """A terminal of 80 columns, and our sources."""
    return {**os.environ, "PYTHONPATH": str(SRC), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """A command with its input, to its end."""
    return subprocess.run(
        [*COMMAND, *arguments], input=answers, env=environment(), capture_output=True, encoding="utf-8", timeout=120
    )


def converse(arguments: Sequence[str], answer: Answer) -> tuple[str, int]:
    """A command that asks and is answered; returns everything it printed, and its exit code."""
    pipe = subprocess.PIPE
    with started([*COMMAND, *arguments], stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT) as process:
        assert process.stdin
        assert process.stdout
        transcript, since, deadline = b"", 0, time.monotonic() + DEADLINE
        while data := _read(process.stdout.fileno(), deadline):
            transcript += data
            if transcript.endswith(MARK.encode()):
                said = answer(transcript[since:].decode())
                since = len(transcript)
                _say(process, said)
        return transcript.decode(), process.wait(timeout=10)


def _say(process: subprocess.Popen[bytes], line: str | None) -> None:
    assert process.stdin
    if line is None:
        process.stdin.close()
    else:
        process.stdin.write(f"{line}\n".encode())
        process.stdin.flush()


@contextmanager
def started(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A process that does not outlive its test. Under `nohup` and in background jobs SIGINT comes to us ignored, and
    a child would inherit that: by default it gets the signal's usual effect back."""
    how = {"env": environment(), "preexec_fn": _with_sigint(signal.SIG_DFL), **how}
    with subprocess.Popen(command, **how) as process:
        try:
            yield process
        finally:
            process.kill()


def _with_sigint(effect: signal.Handlers) -> Callable[[], object]:
    return lambda: signal.signal(signal.SIGINT, effect)


def at_random(seed: int) -> Answer:
    """Answers every question with one of the values that it names; Enter where it names none."""
    chance = Rng(seed)

    def answer(screen: str) -> str:
        values = values_asked(screen)
        return str(values[chance.below(len(values))]) if values else ""

    return answer


def values_asked(screen: str) -> Sequence[int]:
    """The values that the question at the end of a screen allows."""
    if found := SOME.search(screen):
        return [int(value) for value in found[1].split(", ")]
    if found := RANGE.search(screen):
        first, last, step = int(found[1]), int(found[2] or found[1]), int(found[3] or 1)
        return range(first, last + 1, step)
    return ()


def on_a_terminal(
    arguments: Sequence[str], keys: Sequence[str], sigint: signal.Handlers = signal.SIG_DFL
) -> tuple[str, int]:
    """A command on a real terminal of 24 lines: each question gets the next keys, Ctrl-C among them."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    terminal = {name: value for name, value in environment().items() if name != "COLUMNS"} | {"TERM": "xterm"}

    def prepare() -> None:
        """The terminal becomes the one that sends this process its Ctrl-C."""
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        _with_sigint(sigint)()

    streams = {"stdin": its, "stdout": its, "stderr": its}
    command = [*COMMAND, *arguments]
    with started(command, **streams, env=terminal, start_new_session=True, preexec_fn=prepare) as process:
        os.close(its)
        transcript = _press(ours, list(keys))
        os.close(ours)
        return transcript.decode(), process.wait(timeout=10)


def _press(terminal: int, keys: list[str]) -> bytes:
    """Answers questions with keys; returns everything that was on the screen."""
    transcript, pressed, deadline = b"", "", time.monotonic() + DEADLINE
    while data := _read(terminal, deadline, again=CTRL_C if pressed == CTRL_C else ""):
        transcript += data
        if transcript.endswith(MARK.encode()) and keys:
            pressed = keys.pop(0)
            os.write(terminal, pressed.encode())
    return transcript


def _read(source: int, deadline: float, again: str = "") -> bytes:
    """The next output; in silence, a key is pressed again.

    Python's line input doesn't see a Ctrl-C that arrives after it printed the question and before it waits for keys.
    """
    while (left := deadline - time.monotonic()) > 0:
        if select.select([source], [], [], min(left, AGAIN))[0]:
            try:
                return os.read(source, 1 << 16)
            except OSError:  # the other side of a terminal has gone
                return b""
        if again:
            os.write(source, again.encode())
    raise AssertionError(f"the command has not ended after {DEADLINE:.0f} s: it waits for something that nobody says")


def shell(script: str) -> subprocess.CompletedProcess[str]:
    """A line of shell."""
    return subprocess.run(
        ["/bin/sh", "-c", script], env=environment(), capture_output=True, encoding="utf-8", timeout=60
    )
