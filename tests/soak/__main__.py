"""`python -m tests.soak`: runs all stages side by side, prints progress and a summary; exits with 1 on any fault."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from tests.server.harness import database
from tests.server.postgres import Postgres, postgres
from tests.server.proofs.killable import Killable, free_port, settings_for
from tests.soak.held import STAGE, Held
from tests.soak.kills import Beaten, told
from tests.soak.report import Report

FIRE: Final = ("requests", "sockets")


def main() -> int:
    """All of it."""
    wish = _arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # thousands of sockets
    report = Report()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rockworker-soak-")))
        server = stack.enter_context(postgres())
        asyncio.run(_soak(wish, folder, server, report))
    print(report.summary(), flush=True)
    return 1 if report.faults else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=110, help="how long it may take")
    parser.add_argument("--kills", type=int, default=1000, help="over both databases together")
    parser.add_argument("--tables", type=int, default=500, help="tables with four sockets each")
    parser.add_argument("--moves", type=float, default=10, help="moves a second at those tables")
    parser.add_argument("--fire", type=float, default=30, help="minutes of fuzzed requests and frames")
    return parser.parse_args()


async def _soak(wish: argparse.Namespace, folder: Path, server: Postgres, report: Report) -> None:
    until = asyncio.get_running_loop().time() + 60 * wish.minutes
    await asyncio.gather(_kills(wish.kills, folder, server, until, report), _held(wish, folder, until, report))


async def _kills(kills: int, folder: Path, server: Postgres, until: float, report: Report) -> None:
    """On both databases side by side: most of the time one waits for a server to be back."""

    async def beat(name: str, url: str, postgres: Postgres | None) -> None:
        async with told(report, f"kills, {name}"):
            await Beaten(name, url, folder, report, postgres).run(kills // 2, until)

    await asyncio.gather(beat("sqlite", database(folder), None), beat("postgresql", server.new_database(), server))


async def _held(wish: argparse.Namespace, folder: Path, until: float, report: Report) -> None:
    log = folder / "held.log"
    (folder / "held").mkdir()
    server = Killable(settings_for(database(folder / "held"), free_port(), slow_request_s=10), str(log))
    async with told(report, STAGE):
        await server.start()
        held = Held(server, wish.tables, wish.moves, report)
        try:
            await held.open()
            seconds = 60 * wish.fire
            await asyncio.gather(held.hold(until), *[_fire(server.url, seconds, what, report) for what in FIRE])
        finally:
            await held.close()
            await server.stop()
    tracebacks = log.read_text().count("Traceback")
    report.figure(STAGE, tracebacks=tracebacks)
    if tracebacks:
        report.fault(STAGE, f"{tracebacks} tracebacks: {log.read_text()[:3000]}")


async def _fire(url: str, seconds: float, what: str, report: Report) -> None:
    """Fuzzing in a process of its own; what it prints at its end is ours to tell."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.soak.fire", url, str(seconds), what]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    if process.returncode:
        report.fault(f"fire, {what}", f"ended with {process.returncode}")
        return
    found = json.loads(out.splitlines()[-1])
    report.figure(f"fire, {what}", **found["counts"], faults=len(found["faults"]))
    for fault in found["faults"]:
        report.fault(f"fire, {what}", fault)
    report.say(f"fire, {what}", f"done: {found['counts']}")


if __name__ == "__main__":
    sys.exit(main())
