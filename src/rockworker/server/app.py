"""The application: storage, rooms, routes, and what keeps them safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, get_args

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rockworker import __version__, registry
from rockworker.engine.errors import RockworkerError
from rockworker.server.bots.advice import Adviser
from rockworker.server.bots.review import Reviewer
from rockworker.server.bots.runner import BotRunner
from rockworker.server.config import Settings
from rockworker.server.housekeeping import Housekeeper
from rockworker.server.http import health, routes, static
from rockworker.server.http.errors import break_down, refuse, refuse_as_framework, refuse_depth
from rockworker.server.http.limits import Buckets
from rockworker.server.http.middleware import Guard
from rockworker.server.metrics import Metrics
from rockworker.server.notify.notifier import Notifier
from rockworker.server.people.recorder import Recorder
from rockworker.server.people.tournaments import Tournaments
from rockworker.server.recovery import Recovery
from rockworker.server.storage.database import claimed, engine_for
from rockworker.server.storage.listen import Bus
from rockworker.server.storage.store import Store
from rockworker.server.storage.tries import Tries
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import AnyEntry, LogRow
from rockworker.server.tables.presence import PresenceKeeper
from rockworker.server.tables.replays import Replays
from rockworker.server.tables.schedule import Scheduler
from rockworker.server.tables.session import TableSession

LOG = structlog.get_logger()
GOING_AWAY: Final = (1012, "restart")
"""What sockets are told when the server stops: come back soon."""


Surroundings = Callable[[Litestar], AbstractAsyncContextManager[None]]
"""What is there as long as the server runs."""


def create_app(settings: Settings, *around: Surroundings) -> Litestar:
    """A server with these settings; perhaps with something around it that begins after it and ends before it."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with claimed(settings.database):
            async with running(app, settings, metrics):
                yield

    app = Litestar(
        route_handlers=[
            routes.ROUTES,
            health.health,
            health.ready,
            health.metrics,
            *static.handlers(settings),
        ],
        lifespan=[lifespan, *around],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={
            RockworkerError: refuse,
            NotFoundException: static.lost(settings),
            HTTPException: refuse_as_framework,
            RecursionError: refuse_depth,
            Exception: break_down,
        },
        openapi_config=OpenAPIConfig(
            title="Rockworker",
            version=__version__,
            description="Tables for Rockwell and Clockworker. Play itself goes over a socket: see docs/how-to.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.largest_body,
        logging_config=None,
        state=State({"metrics": metrics, "entrances": Buckets(settings.sign_ins_per_minute / 60)}),
    )
    app.asgi_handler = Guard(app.asgi_handler, settings, metrics)
    return app


@asynccontextmanager
async def running(app: Litestar, settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """Everything that lives as long as the server: started in this order, stopped in the opposite one."""
    await asyncio.to_thread(registry.games)  # else the first caller would wait for them
    engine = engine_for(settings.database)
    store = Store(engine, settings.session_days)
    hub = app.state.hub = Hub(store)
    hub.on_open.append(_counting(metrics))
    bus = Bus(hub)
    await bus.start()
    bots = BotRunner(hub, settings.bot_processes, settings.bot_delay_ms, metrics, settings.leave_grace_s)
    app.state.adviser = Adviser(bots.pool)
    reviewer = app.state.reviewer = Reviewer(store)
    notifier = app.state.notifier = Notifier(hub, settings, metrics)
    replays = app.state.replays = Replays(settings.work_per_minute)
    tries = app.state.tries = Tries(engine, settings.failures_per_account)
    recovery = app.state.recovery = Recovery(hub, settings)
    housekeeper = Housekeeper(hub, tries, settings.guest_days)
    presence = PresenceKeeper(hub)
    recorder = app.state.recorder = Recorder(hub)
    tournaments = app.state.tournaments = Tournaments(hub)
    recorder.after.append(tournaments.advance_all)
    await notifier.start()
    bots.start()
    presence.start()
    housekeeper.start()
    counting = asyncio.create_task(metrics.keep_counting(hub))
    recorder.start()
    scheduler = Scheduler(hub)
    scheduler.start()
    LOG.info("server started", database=store.engine.dialect.name)
    yield
    counting.cancel()
    await scheduler.close()
    await hub.hang_up(*GOING_AWAY)
    await housekeeper.close()
    await recovery.close()
    await notifier.close()
    await reviewer.close()
    await bots.close()
    await replays.close()
    await hub.settle()
    await recorder.close()
    await presence.close()
    await bus.close()
    await store.close()
    LOG.info("server stopped")


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _counting(metrics: Metrics) -> Callable[[Room], None]:
    counters = {kind: metrics.entries.labels(kind.__name__) for kind in get_args(AnyEntry)}

    def count(session: TableSession, rows: list[LogRow]) -> None:
        for row in rows if session.mine else ():
            counters[type(row.entry)].inc()

    return lambda room: room.session.listeners.append(count)
