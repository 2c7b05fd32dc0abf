"""What can be measured, for Prometheus. Each process counts for itself."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        every = self.registry
        self.rooms = Gauge("rockworker_tables", "Tables in memory", ["status"], registry=every)
        self.sockets = Gauge("rockworker_sockets", "Open sockets", ["kind"], registry=every)
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

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
