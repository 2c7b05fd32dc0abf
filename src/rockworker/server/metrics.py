"""What can be measured, for Prometheus.

Several processes of one server count into files that they share (prometheus_client's multiprocess mode, which is
chosen by a variable before the package is imported): whichever of them is asked tells what all have counted."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from rockworker.server.tables.hub import Hub

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder of those files."""
COUNT_SECONDS: Final = 1.0
"""Between two counts of what is there now."""
_LIVE_FILE: Final = re.compile(r"gauge_livesum_(\d+)\.db")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        every = self.registry
        live: Any = {"multiprocess_mode": "livesum", "registry": every}
        self.rooms = Gauge("rockworker_tables", "Tables in memory", ["status"], **live)
        self.sockets = Gauge("rockworker_sockets", "Open sockets", ["kind"], **live)
        self.entries = Counter("rockworker_entries", "Entries appended to logs", ["entry"], registry=every)
        self.commit_seconds = Histogram(
            "rockworker_commit_seconds", "From a request at a table to its commit", buckets=QUICK, registry=every
        )
        self.refusals = Counter("rockworker_refusals", "Refused requests and messages", ["error"], registry=every)
        self.requests = Histogram(
            "rockworker_request_seconds", "HTTP requests", ["method", "path", "status"], buckets=QUICK, registry=every
        )
        self.bot_seconds = Histogram(
            "rockworker_bot_seconds", "Decisions of bots", ["bot"], buckets=SLOW, registry=every
        )
        self.bot_failures = Counter("rockworker_bot_failures", "Decisions not made", ["bot"], registry=every)
        self.messages = Counter("rockworker_messages", "Messages to players", ["way", "result"], registry=every)

    def count(self, hub: Hub) -> None:
        """What is there now in this process."""
        for status in ("open", "running", "over"):
            rooms = [room for room in hub.rooms.values() if room.session.status == status]
            self.rooms.labels(status).set(len(rooms))
        clients = [client for room in hub.rooms.values() for client in room.connections]
        self.sockets.labels("player").set(sum(client.seat is not None for client in clients))
        self.sockets.labels("spectator").set(sum(client.seat is None for client in clients))

    async def keep_counting(self, hub: Hub) -> None:
        """Now and then, since another process may be asked."""
        while True:
            self.count(hub)
            await asyncio.sleep(COUNT_SECONDS)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        folder = os.environ.get(SHARED)
        if folder is None:
            return generate_latest(self.registry)
        _forget_the_dead(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


@contextmanager
def shared_by_processes() -> Iterator[None]:
    """While it lasts, processes that are started count together."""
    with tempfile.TemporaryDirectory(prefix="rockworker-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


def _forget_the_dead(folder: Path) -> None:
    """A process that is gone has no sockets and no tables; what it has counted stays counted."""
    for file in folder.iterdir():
        found = _LIVE_FILE.fullmatch(file.name)
        if found and not _lives(int(found[1])):
            mark_process_dead(int(found[1]))  # type: ignore[no-untyped-call]


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
