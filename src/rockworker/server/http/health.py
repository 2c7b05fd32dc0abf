"""Routes for operators: liveness, readiness, metrics."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State

from rockworker.server.http.auth import TheHub
from rockworker.server.metrics import Metrics


@get("/health", summary="Alive", tags=["operation"])
async def health() -> dict[str, str]:
    """200 as long as the process runs."""
    return {"status": "ok"}


@get("/ready", summary="Ready", tags=["operation"])
async def ready(hub: TheHub) -> Response[dict[str, str]]:
    """The database answers, too; otherwise 503."""
    alive = await hub.store.is_alive()
    return Response({"status": "ok" if alive else "no database"}, status_code=200 if alive else 503)


@get("/metrics", summary="Metrics", tags=["operation"], media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(hub: TheHub, state: State) -> bytes:
    """Counters and histograms of all processes in Prometheus' text format."""
    measured: Metrics = state.metrics
    measured.count(hub)
    return measured.text()
