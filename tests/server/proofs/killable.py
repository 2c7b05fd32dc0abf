"""A real server in a process of its own that can be killed at any moment and started again at the same address."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import time
from typing import Any

import httpx

from rockworker.server.config import Settings
from rockworker.server.process import serve

PATIENCE = 120.0
FORKS = multiprocessing.get_context("forkserver")
# A fresh process would import for seconds; a fork of one that has done so starts at once.
FORKS.set_forkserver_preload(["rockworker.server.process"])


def settings_for(database: str, port: int, **more: Any) -> Settings:
    """A server for programs in a hurry."""
    fitting: dict[str, Any] = {
        "bot_delay_ms": 0,
        "bot_processes": 1,
        "requests_per_minute": 600_000,
        "sign_ins_per_minute": 600_000,
        "messages_per_second": 10_000,
        "sockets_per_address": 10_000,
        "log_level": "warning",
    }
    return Settings(port=port, database=database, **{**fitting, **more})


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


def run_server(settings: Settings, log: str) -> None:
    """The whole life of a server, in a process of its own."""
    with open(log, "a", buffering=1) as target:
        os.dup2(target.fileno(), sys.stderr.fileno())
    serve(settings, lambda _url: None)


class Killable:
    """The server."""

    def __init__(self, settings: Settings, log: str) -> None:
        self.settings = settings
        self.log = log
        self.url = f"http://127.0.0.1:{settings.port}"
        self.process: Any = None

    async def start(self) -> None:
        """Starts it and waits until it answers."""
        self.process = self.new_process()
        self.process.start()
        began = time.monotonic()
        async with httpx.AsyncClient(trust_env=False) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/ready")).status_code == 200:
                        return
                assert self.process.is_alive(), "the server did not start"
                assert time.monotonic() - began < PATIENCE
                await asyncio.sleep(0.02)

    def new_process(self) -> Any:
        """The process that will be the server."""
        return FORKS.Process(target=run_server, args=(self.settings, self.log))

    async def kill(self) -> None:
        """SIGKILL: no farewell, no last write."""
        self.process.kill()
        await self._ended()
        code = self.process.exitcode
        assert code == -signal.SIGKILL, f"the server had ended by itself: {code}"

    async def stop(self) -> None:
        """In good order."""
        if self.process and self.process.is_alive():
            self.process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended(), 20)

    async def _ended(self) -> None:
        """Looks again and again, instead of joining in a thread: every `start` of a process looks after all others,
        too, and of two that ask a fork server at once for how a process ended, one gets 255."""
        while self.process.is_alive():
            await asyncio.sleep(0.005)
