"""Games on many machines: the same work, with the same results, on a Ray cluster (extra `ray`).

Examples:
    >>> from rockworker.play import simulate
    >>> from rockworker.play.cluster import Cluster
    >>> with Cluster() as cluster:  # doctest: +SKIP
    ...     result = simulate("clockworker", "greedy", games=1000, cluster=cluster)
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import islice
from typing import Any, Final, Self, TypeVar

import ray

from rockworker.play.workers import coming_home

P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""Parts that are given out for each core."""
RETRIES: Final = 20
"""How often work is done again that a lost worker held: more than machines are lost, fewer than for ever."""


class NoCluster(Exception):
    """There is no Ray cluster at an address."""


class Cluster:
    """A connection to a Ray cluster; without an address, to the one that this machine belongs to, or else to one of all
    cores of this machine, which ends with the connection."""

    def __init__(self, address: str = "") -> None:
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            logging.getLogger("ray").setLevel(logging.ERROR)  # it talks before it is told how much
            try:
                ray.init(address or None, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise NoCluster(str(error)) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._is_ours:
            ray.shutdown()

    @property
    def cores(self) -> int:
        """How many games it plays at a time."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def spread(self, play: Callable[[P, T], R], plan: P, tasks: Iterable[T], some: int = 1) -> Generator[R]:
        """Plays the tasks of a plan, `some` at a time; the results come in order and as they are ready. What a lost
        worker held is played again, by another."""
        waiting: deque[Any] = deque()
        kept, left, most = ray.put((play, plan)), iter(tasks), self.cores * AHEAD
        try:
            while part := list(islice(left, some)):
                waiting.append(_play_part.remote(kept, part))
                if len(waiting) >= most:
                    yield from ray.get(waiting.popleft())
            while waiting:
                yield from ray.get(waiting.popleft())
        finally:
            for one in waiting:  # only after an interrupt or an error
                ray.cancel(one, force=True)


def _played(plan: tuple[Callable[[P, T], R], P], tasks: Sequence[T]) -> list[R]:
    play, shared = plan
    with coming_home():
        return [play(shared, task) for task in tasks]


_play_part: Final = ray.remote(num_cpus=1, max_retries=RETRIES)(_played)
