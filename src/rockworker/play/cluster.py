"""Games on many machines: the same work, with the same results, on a Ray cluster (extra `ray`).

Examples:
    >>> from rockworker.play import simulate
    >>> from rockworker.play.cluster import Cluster
    >>> with Cluster() as cluster:  # doctest: +SKIP
    ...     result = simulate("clockworker", "greedy", games=1000, cluster=cluster)
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import islice
from pathlib import Path
from socket import create_connection
from typing import Any, Final, Self, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from rockworker.play.workers import coming_home

P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""Parts that are given out for each core."""
RETRIES: Final = 20
"""How often work is done again that a lost worker held: more than machines are lost, fewer than for ever."""


PATIENCE: Final = 10.0
"""Seconds in which somebody must answer at an address; Ray itself asks for a quarter of an hour."""


class NoCluster(Exception):
    """There is no Ray cluster at an address, or it lets us not in; Ray's own reason."""


class ClusterFailed(Exception):
    """A cluster could not do what it was given; Ray's own reason."""


class Cluster:
    """A connection to a Ray cluster; without an address, to the one that this machine belongs to, or else to one of all
    cores of this machine, which ends with the connection."""

    def __init__(self, address: str = "") -> None:
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            logging.getLogger("ray").setLevel(logging.ERROR)  # it talks before it is told how much
            try:
                ray.init(_answering(address), log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, RuntimeError, ValueError) as error:
                raise NoCluster(_reason(error)) from error

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
                    yield from _come_home(waiting.popleft())
            while waiting:
                yield from _come_home(waiting.popleft())
        finally:
            for one in waiting:  # only after an interrupt or an error
                ray.cancel(one, force=True)


def _answering(address: str) -> str | None:
    """The address that Ray is to be told: one at which somebody answers. A cluster of this machine that has died is
    none."""
    named = os.environ.get("RAY_ADDRESS", "") if address in ("", "auto") else address
    remembered = "" if named else _remembered()
    try:
        _knock(named or remembered)
    except OSError:
        if address or named:
            raise
        return "local"
    return address or None


def _remembered() -> str:
    """The address of the cluster that this machine belongs to, as Ray writes it down; empty where there is none."""
    file = Path(os.environ.get("RAY_TMPDIR", "/tmp"), "ray", "ray_current_cluster")  # noqa: S108 - Ray's own place
    try:
        return file.read_text("utf-8").strip()
    except OSError:
        return ""


def _knock(address: str) -> None:
    """Fails where nobody answers. What has no port is a word of Ray's."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(f"{address}: {getattr(error, 'strerror', None) or error}") from error


def _come_home(part: Any) -> list[Any]:
    """The results of a part. An exception of a game is the caller's; whatever else went wrong is the cluster's."""
    try:
        found: list[Any] = ray.get(part)
    except RayTaskError as error:
        if isinstance(error.cause, RayError):  # as where a machine has no Rockworker
            raise ClusterFailed(_reason(error.cause)) from error
        raise
    except RayError as error:
        raise ClusterFailed(_reason(error)) from error
    return found


def _reason(error: Exception) -> str:
    """The first line: more than one are a traceback, or advice about Ray."""
    return (str(error) or type(error).__name__).strip().partition("\n")[0]


def _played(plan: tuple[Callable[[P, T], R], P], tasks: Sequence[T]) -> list[R]:
    play, shared = plan
    with coming_home():
        return [play(shared, task) for task in tasks]


_play_part: Final = ray.remote(num_cpus=1, max_retries=RETRIES)(_played)
