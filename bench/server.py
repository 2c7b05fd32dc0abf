"""The table server beside boardgame.io's: `python -m bench.server [--tables 100 500] [--rounds N] [--seconds S]`.

N tables with four sockets each, at all of which a move follows as soon as everybody has received the last one. Both
servers stand side by side, and take turns in short slices. Ours plays Rockwell by a script, checks every move, and
acknowledges it once it is on disk (SQLite, synced). boardgame.io's plays a game whose moves only count, and keeps
it in memory.

Needs Node and npm: boardgame.io is installed by name into build/bench-server."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.game import play_out
from rockworker.engine.offers import sample

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "bench" / "tables"
FOLDER = ROOT / "build" / "bench-server"
SEED = 7
PACED = 50
"""Moves a second, in all, in the slices that measure how long a move takes on a server with time to spare."""


def install() -> None:
    """The other server and the driver, into the folder for throwaway things."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("bench: the table server is measured with Node and npm, and they are not installed here")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "peer.cjs", "drive.mjs"):
        shutil.copy(SOURCES / name, FOLDER)
    done = FOLDER / "installed.json"
    if not done.is_file() or done.read_bytes() != (SOURCES / "package.json").read_bytes():
        made = subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=FOLDER, check=False)
        if made.returncode:
            raise SystemExit("bench: npm could not install boardgame.io here; its words are above")
        shutil.copy(SOURCES / "package.json", done)


def node() -> str:
    """Node itself. What is on the path may be a program that starts it, and says nothing of its memory."""
    asked = subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def write_script(path: Path) -> None:
    """A whole game by players who choose at random: every table plays it."""
    chance = Rng(SEED)
    game = rockworker.new("rockwell", players=4, seed=SEED)
    play_out(game, lambda game, player: sample(game.offers(player), chance.below))
    moves = [(player, msgspec.to_builtins(action)) for player, action in game.log]
    path.write_bytes(msgspec.json.encode({"seed": f"{SEED:x}", "moves": moves}))


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


@dataclass
class Result:
    """What was measured of one side with so many tables."""

    side: str
    tables: int
    rates: list[float] = field(default_factory=list)
    """Moves per second flat out, slice by slice."""
    flat_out: list[dict[str, float]] = field(default_factory=list)
    paced: list[dict[str, float]] = field(default_factory=list)
    kilobytes: float = 0
    """Memory of the server per table, with its four sockets."""

    def add(self, flat_out: dict[str, float], paced: dict[str, float]) -> None:
        """Adds a slice of each kind."""
        self.rates.append(flat_out["moves"] / flat_out["seconds"])
        self.flat_out.append(flat_out)
        self.paced.append(paced)

    def median(self, kind: str, name: str) -> float:
        """A figure of the slices of one kind."""
        return float(statistics.median([each[name] for each in getattr(self, kind)]))


class Side:
    """A server in a process of its own, and a driver in another one."""

    def __init__(self, name: str, command: list[str], port: int, ready: str, environment: dict[str, str]) -> None:
        self.name = name
        self.url = f"http://127.0.0.1:{port}"
        self.server = subprocess.Popen(
            command, cwd=FOLDER, env={**os.environ, **environment}, stdout=subprocess.DEVNULL
        )
        self._wait(f"{self.url}{ready}")
        self.driver: subprocess.Popen[str] | None = None

    def _wait(self, url: str) -> None:
        for _ in range(600):
            if self.server.poll() is not None:
                break
            with suppress(URLError, OSError), urlopen(url, timeout=5) as answer:  # noqa: S310 - our own server
                if answer.status == 200:
                    return
            time.sleep(0.1)
        raise SystemExit(f"bench: the server of {self.name} does not answer")

    def memory(self) -> float:
        """What the server's process holds, in kilobytes."""
        pages = int(Path(f"/proc/{self.server.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def processor(self) -> float:
        """What the server's process has used of it, in seconds."""
        fields = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def open(self, tables: int) -> float:
        """Opens tables with four sockets each: the memory that each has cost.

        The first ones are left aside: they also cost what is kept for all tables."""
        command = [node(), "drive.mjs", self.name, self.url, "script.json"]
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
        return answer | {"processor": (self.processor() - before) * 1000 / answer["moves"]}

    def _ask(self, command: str) -> dict[str, float]:
        assert self.driver
        assert self.driver.stdin
        assert self.driver.stdout
        self.driver.stdin.write(f"{command}\n")
        self.driver.stdin.flush()
        line = self.driver.stdout.readline()
        if not line:
            raise SystemExit(f"bench: the driver of {self.name} stopped; its words are above")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        """Ends driver and server."""
        for process in (self.driver, self.server):
            if process:
                process.terminate()
                process.wait(timeout=60)


@contextmanager
def both_sides(folder: Path) -> Iterator[list[Side]]:
    """Our server and theirs, side by side."""
    ports = free_port(), free_port()
    database = f"sqlite:///{folder}/tables.db"
    ours = [sys.executable, "-m", "rockworker", "serve", "--port", str(ports[0]), "--database", database]
    limits = ("REQUESTS_PER_MINUTE", "SIGN_INS_PER_MINUTE", "MESSAGES_PER_SECOND", "SOCKETS_PER_ADDRESS")
    lifted = {f"ROCKWORKER_{name}": "1000000" for name in limits} | {"ROCKWORKER_LOG_LEVEL": "error"}
    theirs = [node(), "peer.cjs", str(ports[1])]
    sides: list[Side] = []
    try:
        sides.append(Side("ours", ours, ports[0], "/ready", lifted))
        sides.append(Side("theirs", theirs, ports[1], "/games", {}))
        yield sides
    finally:
        for side in sides:
            side.close()


def measure(tables: int, rounds: int, seconds: float) -> list[Result]:
    """Both sides in turn, slice after slice."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder, both_sides(Path(folder)) as sides:
        results = [Result(side.name, tables, kilobytes=side.open(tables)) for side in sides]
        for side in sides:
            side.run(seconds / 4)  # warm up
        for _ in range(rounds):
            for side, result in zip(sides, results, strict=True):
                result.add(side.run(seconds), side.run(seconds, PACED))
        return results


def table(results: list[Result]) -> Table:
    """The results, a column for each number of tables and side."""
    title = {"ours": "Rockworker", "theirs": "boardgame.io"}
    table = Table("", *(f"{title[r.side]}, {r.tables} tables" for r in results), box=SIMPLE)
    rows: dict[str, Callable[[Result], str]] = {"moves/s, flat out": lambda r: f"{statistics.median(r.rates):,.0f}"}
    for kind, name in (("flat_out", "flat out"), ("paced", f"{PACED} moves/s")):
        for part in ("p50", "p95", "p99"):
            rows[f"{part}, ms, {name}"] = lambda r, kind=kind, part=part: f"{r.median(kind, part):,.1f}"  # type: ignore[misc]
    rows["processor per move, ms"] = lambda r: f"{r.median('flat_out', 'processor'):.2f}"
    rows["memory per table, kB"] = lambda r: f"{r.kilobytes:,.0f}"
    for name, cell in rows.items():
        table.add_row(name, *map(cell, results))
    return table


def ratios(results: list[Result]) -> list[str]:
    """Ours beside theirs, slice by slice."""
    lines = []
    for ours, theirs in zip(results[::2], results[1::2], strict=True):
        rate = statistics.median([a / b for a, b in zip(ours.rates, theirs.rates, strict=True)])
        slow = statistics.median([a["p95"] / b["p95"] for a, b in zip(ours.paced, theirs.paced, strict=True)])
        lines.append(
            f"{ours.tables} tables: {rate:.2f} × the moves of boardgame.io, {slow:.2f} × its p95 at {PACED} moves/s, "
            f"{ours.kilobytes / max(theirs.kilobytes, 1):.2f} × its memory per table"
        )
    return lines


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="The table server beside boardgame.io.")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--rounds", type=int, default=3, help="how many slices each side plays")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a slice is")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    install()
    write_script(FOLDER / "script.json")
    results: list[Result] = []
    for tables in args.tables:
        results += measure(tables, args.rounds, args.seconds)
    console = Console()
    console.width = max(console.width, 120)
    console.print(table(results))
    console.print("\n".join(ratios(results)), highlight=False)
    if args.json:
        plain: list[dict[str, Any]] = [asdict(result) for result in results]
        args.json.write_text(json.dumps(plain, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
