"""Games in several processes, always in the same order. An interrupt ends them all at once."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rockworker.bots.blame import sendable
from rockworker.engine.garbage import collect_less

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 16
"""Parts that are given out for each worker."""


def usable(jobs: int, games: int) -> int:
    """More processes than games, or than the machine can run, would only cost time."""
    return max(1, min(jobs, games, 2 * (os.cpu_count() or 1)))


def spread(play: Callable[[P, T], R], plan: P, tasks: Iterable[T], jobs: int, some: int = 1) -> Generator[R]:
    """Plays the tasks of a plan, here or in several processes that get `some` at a time; the results come in order and
    as they are ready."""
    if jobs == 1:
        for task in tasks:
            yield play(plan, task)
        return
    from concurrent.futures import ProcessPoolExecutor  # one process alone starts sooner without
    from multiprocessing import get_context

    # The copy of a process that belongs to a Ray cluster dies at once.
    context = get_context("spawn" if "ray" in sys.modules else None)
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_Worker.prepare) as pool:
        try:
            yield from _share_out(pool, play, plan, iter(tasks), jobs, some)
        except BaseException:
            _end_at_once(pool)
            raise


def _share_out(
    pool: ProcessPoolExecutor, play: Callable[[P, T], R], plan: P, tasks: Iterator[T], jobs: int, some: int
) -> Iterator[R]:
    """Gives the workers some games at a time. However many there are, only a few are under way."""
    waiting: deque[Future[list[R]]] = deque()
    while part := list(islice(tasks, some)):
        with _uninterrupted():  # the first call starts the processes
            waiting.append(pool.submit(_Worker.play, play, plan, part))
        if len(waiting) >= jobs * AHEAD:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interrupt waits until this is done. Processes that are started meanwhile are born with interrupts waiting, so
    that none is hit before it is ready for them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows interrupts all processes of a console itself
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def coming_home() -> Iterator[None]:
    """Around what is played for another process: an exception that it could not read would end the whole pool."""
    try:
        yield
    except Exception as error:
        if (sent := sendable(error)) is error:
            raise
        raise sent from None


class _Worker:
    """A process that plays for us. When interrupted, it drops the game that it is playing and begins no other."""

    is_stopped = False
    is_playing = False

    @classmethod
    def prepare(cls) -> None:
        """Between games an interrupt must not hit what carries the results, so only a game is broken off."""
        collect_less()
        signal.signal(signal.SIGINT, cls.stop)
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

    @classmethod
    def stop(cls, number: int, frame: object) -> None:
        cls.is_stopped = True
        if cls.is_playing:
            cls.is_playing = False
            raise KeyboardInterrupt

    @classmethod
    def play(cls, play: Callable[[P, T], R], plan: P, tasks: Sequence[T]) -> list[R]:
        with coming_home():
            return [cls._play_one(play, plan, task) for task in tasks]

    @classmethod
    def _play_one(cls, play: Callable[[P, T], R], plan: P, task: T) -> R:
        if cls.is_stopped:
            raise KeyboardInterrupt
        cls.is_playing = True
        try:
            return play(plan, task)
        finally:
            cls.is_playing = False


def _end_at_once(pool: ProcessPoolExecutor) -> None:
    """A pool that is left would first play all that it was given."""
    workers: list[Any] = list(pool._processes)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers if os.name == "posix" else ():  # Windows interrupts all processes of a console itself
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGINT)
