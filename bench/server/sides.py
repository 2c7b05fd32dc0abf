"""A server in a process of its own, and a driver in another one."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from bench.server.install import FOLDER, OLD, OLD_PYTHON, node

COMPILED = Path("build/compiled/src").absolute()
LIMITS = ("REQUESTS_PER_MINUTE", "SIGN_INS_PER_MINUTE", "MESSAGES_PER_SECOND", "SOCKETS_PER_ADDRESS")
LIFTED = {f"ROCKWORKER_{name}": "1000000" for name in LIMITS} | {"ROCKWORKER_LOG_LEVEL": "error"}


class Side:
    """One of the servers that are compared."""

    def __init__(
        self,
        title: str,
        command: list[str],
        ready: str,
        environment: Mapping[str, str] = {},
        plays: str = "ours",
        script: Path = FOLDER / "script.json",
        workers: int = 1,
        keeps_logs: bool = True,
    ) -> None:
        """`PORT` in the command becomes a free port."""
        self.title = title
        self.keeps_logs = keeps_logs
        """Whether there is something to be told to those who come to watch."""
        self.plays = plays
        self.script = script
        self.workers = workers
        port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        command = [part.replace("PORT", f"{port}") for part in command]
        around = {**os.environ, **environment}
        self.server = subprocess.Popen(command, cwd=FOLDER, env=around, stdout=subprocess.DEVNULL)
        self.driver: subprocess.Popen[str] | None = None
        self._wait(f"{self.url}{ready}")

    def _wait(self, url: str) -> None:
        for _ in range(600):
            if self.server.poll() is not None:
                break
            with suppress(URLError, OSError), urlopen(url, timeout=5) as answer:  # noqa: S310 - our own server
                if answer.status == 200:
                    return
            time.sleep(0.1)
        raise SystemExit(f"bench: the server of {self.title} does not answer")

    @property
    def processes(self) -> list[int]:
        """The server's process and all that it has started, bots' processes included."""
        found = [self.server.pid]
        for pid in found:
            with suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def memory(self) -> float:
        """What the server's processes hold, in kilobytes."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.processes)
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def processor(self) -> dict[int, float]:
        """By process of the server: what it has used, in milliseconds."""
        return {pid: _used(pid) for pid in self.processes}

    def open(self, tables: int) -> float:
        """Opens tables with four sockets each: the memory that each has cost.

        The first ones are left aside: they also cost what is kept for all tables."""
        command = [node(), "drive.mjs", self.plays, self.url, f"{self.script}"]
        self.driver = subprocess.Popen(command, cwd=FOLDER, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        first = tables // 5
        self._ask(f"open {first}")
        before = self.memory()
        self._ask(f"open {tables - first}")
        return (self.memory() - before) / (tables - first)

    def run(self, seconds: float, rate: float = 0) -> dict[str, float]:
        """A slice."""
        before = self.processor()
        answer = self._ask(f"run {seconds} {rate}")
        used = [now - before.get(pid, 0) for pid, now in self.processor().items()]
        moves = max(answer["moves"], 1)
        return answer | {"processor": sum(used) / moves, "busiest": max(used) / moves}

    def joining(self, moves: int, times: int) -> float:
        """Processor time, in milliseconds, when somebody comes to watch a game of so many moves."""
        self._ask(f"far {moves}")
        self._ask("join 5")
        before = sum(self.processor().values())
        self._ask(f"join {times}")
        return (sum(self.processor().values()) - before) / times

    def _ask(self, command: str) -> dict[str, float]:
        assert self.driver
        assert self.driver.stdin
        assert self.driver.stdout
        self.driver.stdin.write(f"{command}\n")
        self.driver.stdin.flush()
        line = self.driver.stdout.readline()
        if not line:
            raise SystemExit(f"bench: the driver of {self.title} stopped; its words are above")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        """Ends driver and server."""
        for process in (self.driver, self.server):
            if process:
                process.terminate()
                process.wait(timeout=60)


def ours(database: str, workers: int = 1) -> Side:
    """This server."""
    title = "Rockworker" if database.startswith("sqlite") else f"PostgreSQL, {workers} process(es)"
    return Side(title, _serve(database), "/ready", LIFTED | {"ROCKWORKER_WORKERS": f"{workers}"}, workers=workers)


def compiled(database: str) -> Side:
    """This server on the compiled engine."""
    return Side("compiled", _serve(database), "/ready", LIFTED | {"PYTHONPATH": f"{COMPILED}"})


def _serve(database: str) -> list[str]:
    return [sys.executable, "-m", "rockworker", "serve", "--port", "PORT", "--database", database]


def release(database: str) -> Side:
    """Release 0.1."""
    command = [f"{OLD_PYTHON.with_name('rockworker')}", "serve", "--port", "PORT", "--database", database]
    return Side("release 0.1", command, "/ready", LIFTED, script=OLD / "script.json")


def bare(file: Path) -> Side:
    """Sockets and a database, and nothing else."""
    command = [sys.executable, "bare.py", "PORT", f"{file}"]
    return Side("sockets and disk alone", command, "/ready", plays="bare", keeps_logs=False)


def peer() -> Side:
    """boardgame.io with a trivial game in memory."""
    return Side("boardgame.io", [node(), "peer.cjs", "PORT"], "/games", plays="theirs", keeps_logs=False)


def equal_peer(folder: Path) -> Side:
    """boardgame.io on our terms."""
    command = [node(), "peer.cjs", "PORT", f"{FOLDER / 'views.json'}", f"{folder}"]
    return Side("boardgame.io, equal", command, "/games", plays="theirs", keeps_logs=False)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port: int = bound.getsockname()[1]
        return port


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
