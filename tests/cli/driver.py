"""Plays through the real prompts of `rockworker play`: reads what is asked, answers at random, as a person could."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Sequence
from pathlib import Path

from rockworker.engine.chance import Rng

SRC = Path(__file__).parents[2] / "src"
COMMAND = (sys.executable, "-m", "rockworker.cli")
MARK = "› "
"""Ends every question, and stands nowhere else."""
CTRL_C = "\x03"
PATIENCE = 60
"""Seconds without a word after which a command is given up."""
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
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(),
    )
    assert process.stdin
    assert process.stdout
    transcript = b""
    since = 0
    while data := _read(process.stdout.fileno()):
        transcript += data
        if transcript.endswith(MARK.encode()):
            said = answer(transcript[since:].decode())
            since = len(transcript)
            if said is None:
                process.stdin.close()
            else:
                process.stdin.write(f"{said}\n".encode())
                process.stdin.flush()
    process.stdout.close()
    process.stdin.close()
    return transcript.decode(), process.wait(timeout=10)


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


def on_a_terminal(arguments: Sequence[str], keys: Sequence[str]) -> tuple[str, int]:
    """A command on a real terminal of 24 lines: each question gets the next keys, Ctrl-C among them."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    terminal = {name: value for name, value in environment().items() if name != "COLUMNS"} | {"TERM": "xterm"}
    process = subprocess.Popen(
        ["setsid", "--ctty", *COMMAND, *arguments], stdin=its, stdout=its, stderr=its, env=terminal
    )
    os.close(its)
    transcript, rest, pressed = b"", list(keys), ""
    while data := _read(ours, again=CTRL_C if pressed == CTRL_C else ""):
        transcript += data
        if transcript.endswith(MARK.encode()) and rest:
            pressed = rest.pop(0)
            os.write(ours, pressed.encode())
    os.close(ours)
    return transcript.decode(), process.wait(timeout=10)


def _read(source: int, again: str = "") -> bytes:
    """The next output; in silence, a key is pressed again.

    Python's line input doesn't see a Ctrl-C that arrives after it printed the question and before it waits for keys.
    """
    for _ in range(0, PATIENCE, 5):
        if select.select([source], [], [], 5)[0]:
            try:
                return os.read(source, 1 << 16)
            except OSError:  # the other side of a terminal has gone
                return b""
        if again:
            os.write(source, again.encode())
    raise AssertionError("the command waits for something that nobody says")


def shell(script: str) -> subprocess.CompletedProcess[str]:
    """A line of shell."""
    return subprocess.run(
        ["/bin/sh", "-c", script], env=environment(), capture_output=True, encoding="utf-8", timeout=60
    )
