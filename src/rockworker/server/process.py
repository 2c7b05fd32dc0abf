"""Server processes: one, or several on one PostgreSQL, with graceful shutdown."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from stat import S_ISSOCK
from typing import Final

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from rockworker.engine.garbage import collect_less
from rockworker.server.app import GOING_AWAY, create_app
from rockworker.server.config import Settings, from_environment, to_environment
from rockworker.server.http.moving import FOLDER, MovingConfig, Neighbours, neighbours_folder
from rockworker.server.http.patience import PatientConfig
from rockworker.server.http.wire import Wire
from rockworker.server.logs import set_up_logs
from rockworker.server.metrics import shared_by_processes
from rockworker.server.storage.migrations import prepare
from rockworker.server.tables.hub import Hub

STOP_SECONDS: Final = 10
"""How long requests under way may take when the server stops."""
IDLE_SECONDS: Final = 75
"""How long a connection is kept between two requests: longer than clients and proxies keep theirs (httpx 5 seconds,
nginx 60). Else a request that is sent in the very moment in which we hang up is lost."""
START_SECONDS: Final = 20
"""How long one of several processes may take to answer that it is there: on a busy machine it starts slowly."""
MOST_AT_START: Final = 256
"""Files that a process has open when it starts, at most."""
FACTORY: Final = "rockworker.server.process:one_of_several"


class Server(uvicorn.Server):
    """Tells everybody why it hangs up before it does."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hangs up; then as usual."""
        hub: Hub | None = self.app.state.get("hub")
        if hub:
            await hub.hang_up(*GOING_AWAY)
        await super().shutdown(sockets)


def configured(settings: Settings, app: Litestar | str) -> PatientConfig:
    """How uvicorn is to serve."""
    return (PatientConfig if settings.workers == 1 else MovingConfig)(
        settings.slow_request_s,
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=Wire,
        ws_ping_interval=settings.ping_s,
        ws_ping_timeout=settings.ping_s,
        ws_max_size=settings.largest_message,
        # Each compressed socket would hold a third of a megabyte, and every message cost four times as much.
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=START_SECONDS,
        server_header=False,
        access_log=False,
        log_config=None,
    )


def allow_many_sockets() -> None:
    """Each socket is an open file, and many systems allow a process 1024 of them until it asks for more."""
    with suppress(ImportError, ValueError):  # Windows has no such limit, macOS a lower one than it says
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        most = getrlimit(RLIMIT_NOFILE)[1]
        setrlimit(RLIMIT_NOFILE, (most, most))


def keep_sockets() -> None:
    """Keeps listening sockets from the processes in which bots think: uvicorn marks them as to be handed on, and a bot
    that outlives a killed server would hold its port."""
    for number in range(3, MOST_AT_START):
        with suppress(OSError):
            if S_ISSOCK(os.fstat(number).st_mode):
                os.set_inheritable(number, False)


def one_of_several() -> Litestar:
    """The application of a process that was started by another one: all settings come from the environment."""
    settings = from_environment({})
    keep_sockets()
    set_up_logs(settings.log_level)
    collect_less()

    @asynccontextmanager
    async def among_neighbours(app: Litestar) -> AsyncIterator[None]:
        neighbours = Neighbours(Path(os.environ[FOLDER]), f"{os.getpid()}")
        with neighbours.receiving(configured(settings, app)):
            yield

    return create_app(settings, among_neighbours)


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serves until it is told to stop (SIGINT or SIGTERM)."""
    asyncio.run(prepare(settings.database))
    set_up_logs(settings.log_level)
    collect_less()
    allow_many_sockets()
    app = create_app(settings)
    config = configured(settings, app if settings.workers == 1 else FACTORY)
    bound = config.bind_socket()
    bound.listen(config.backlog)  # accept early, so that connections queue during start-up
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    announce(f"http://{host}:{bound.getsockname()[1]}/")
    if settings.workers == 1:
        keep_sockets()
        Server(config, app).run(sockets=[bound])
        return
    os.environ.update(to_environment(settings))
    with shared_by_processes(), neighbours_folder():
        Multiprocess(config, sockets=[bound]).run()
