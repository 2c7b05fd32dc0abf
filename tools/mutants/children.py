"""Forked processes: each tries one mutant, and says which test noticed it."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

SURVIVED, NOTICED, BY_IMPORT = 10, 11, 12
"""How a child ends. Anything else, but for a signal, is a fault of this tool."""
MEMORY = 2 << 30
"""Bytes that a mutant may use: an endless list becomes an error, and nobody else suffers."""
UNFINISHED = "(no test came to an end)"

Task = TypeVar("Task")


class Verdict:
    """What became of a mutant: the test that noticed it, empty if none did."""

    def __init__(self, code: int, said: str) -> None:
        if code not in (SURVIVED, NOTICED, BY_IMPORT, -signal.SIGPROF, -signal.SIGSEGV):
            raise RuntimeError(f"A mutant's process ended with {code}: {said}")
        self.by_import = code == BY_IMPORT
        self.noticed_by = (said or UNFINISHED) if code not in (SURVIVED, BY_IMPORT) else ""


def each_in_a_child(
    tasks: Iterable[Task], work: Callable[[Task], tuple[int, str]], jobs: int
) -> Iterator[tuple[Task, Verdict]]:
    """Does the work for each task in a process of its own, as many at a time as there are jobs."""
    running: dict[int, tuple[Task, int]] = {}
    for task in tasks:
        if len(running) == jobs:
            yield _finished(running)
        pid, pipe = _start(task, work)
        running[pid] = task, pipe
    while running:
        yield _finished(running)


def _start(task: Task, work: Callable[[Task], tuple[int, str]]) -> tuple[int, int]:
    mine, its = os.pipe()
    pid = os.fork()
    if pid == 0:
        code, said = 1, ""
        try:
            code, said = work(task)
        except BaseException as wrong:  # the child must end here, come what may
            said = repr(wrong)
        os.write(its, said.encode()[:4000])
        os._exit(code)
    os.close(its)
    return pid, mine


def _finished(running: dict[int, tuple[Task, int]]) -> tuple[Task, Verdict]:
    pid, status = os.wait()
    task, pipe = running.pop(pid)
    with os.fdopen(pipe, "rb") as stream:
        said = stream.read().decode()
    return task, Verdict(os.waitstatus_to_exitcode(status), said)


def limit(seconds: float) -> None:
    """Ends this process after so much time of the processor: a busy machine does not make mutants look slow."""
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def silence() -> None:
    """What pytest prints about a mutant interests nobody."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
