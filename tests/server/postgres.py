"""A real PostgreSQL for tests and measurements, from the package `pgserver`: a fresh one in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from rockworker.server.storage.database import engine_for
from rockworker.server.storage.migrations import migrate
from rockworker.server.storage.schema import METADATA

PATIENCE = 60.0


class NoPostgres(Exception):
    """It is not installed, or does not start here."""


class Postgres:
    """A running PostgreSQL that listens on a Unix socket only."""

    def __init__(self, folder: Path, bin_folder: Path, as_user: dict[str, Any]) -> None:
        self.folder = folder
        self.bin = bin_folder
        self.as_user = as_user
        self.process: subprocess.Popen[Any] | None = None
        self._first_rows: str | None = None
        """What the tables hold after the migrations, while the tables are there."""

    def start(self) -> None:
        """Starts it, or starts it again."""
        options = ["listen_addresses=", "max_connections=200"]
        if sys.platform == "linux":
            options.append("recovery_init_sync_method=syncfs")  # otherwise a restart takes seconds, file by file
        command = [f"{self.bin}/postgres", "-D", f"{self.folder}/data", "-k", f"{self.folder}"]
        command += [part for option in options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.as_user)
        self.process = process
        began = time.monotonic()
        while self._psql("SELECT 1").returncode:
            if process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise NoPostgres((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def stop(self) -> None:
        """Stops it at once; what is committed is on disk."""
        if self.process:
            self.process.send_signal(3)
            self.process.wait(PATIENCE)

    def new_database(self) -> str:
        """The URL of the database, emptied. There is only one: making and removing hundreds takes minutes."""
        self._first_rows = None
        self._must(self._psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
        return f"postgresql+asyncpg://postgres@/postgres?host={self.folder}"

    def migrated_database(self) -> str:
        """The same with the server's tables as they are at first: rows are put back much quicker than tables made."""
        url = f"postgresql+asyncpg://postgres@/postgres?host={self.folder}"
        if self._first_rows is None:
            in_a_thread(migrated(self.new_database()))
            self._first_rows = self._dump()
        else:
            emptied = " ".join(f"{delete(table)};" for table in reversed(METADATA.sorted_tables))
            self._must(self._psql(f"BEGIN; {emptied} {self._first_rows} COMMIT;"))
        return url

    def _dump(self) -> str:
        command = [f"{self.bin}/pg_dump", "-h", f"{self.folder}", "-U", "postgres", "--data-only", "--inserts"]
        command += ["--exclude-table=alembic_version", "postgres"]
        made = subprocess.run(command, capture_output=True, cwd=self.folder, timeout=PATIENCE)
        self._must(made)
        lines = made.stdout.decode().splitlines()
        return "\n".join(line for line in lines if line.startswith(("INSERT", "SELECT pg_catalog.setval")))

    def another_database(self, name: str) -> str:
        """The URL of one more, for measurements that need several at once."""
        self._must(self._psql(f"CREATE DATABASE {name}"))
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"

    def _must(self, done: subprocess.CompletedProcess[bytes]) -> None:
        if done.returncode:
            raise NoPostgres(done.stderr.decode())

    def _psql(self, command: str) -> subprocess.CompletedProcess[bytes]:
        args = [f"{self.bin}/psql", "-h", f"{self.folder}", "-U", "postgres", "-c", command, "postgres"]
        return subprocess.run(args, capture_output=True, cwd=self.folder, timeout=PATIENCE)


async def migrated(url: str) -> None:
    """Makes the server's tables."""
    engine = engine_for(url)
    await migrate(engine)
    await engine.dispose()


def in_a_thread(work: Coroutine[Any, Any, None]) -> None:
    """Does something at once, also where a loop is running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for as long as it is needed; NoPostgres says why there is none."""
    folder = Path(tempfile.mkdtemp(prefix="rockworker-pg-", dir="/tmp"))
    server: Postgres | None = None
    try:
        server = _prepared(folder)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _prepared(folder: Path) -> Postgres:
    as_user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        as_user = {"user": "nobody", "group": "nogroup" if _has_group("nogroup") else "nobody", "extra_groups": []}
        shutil.chown(folder, as_user["user"], as_user["group"])
    programs = _from_package(folder) or _from_system()
    command = [f"{programs}/initdb", "-D", f"{folder}/data", "-U", "postgres", "-A", "trust", "-E", "utf8", "--no-sync"]
    made = subprocess.run(command, capture_output=True, cwd=folder, timeout=4 * PATIENCE, **as_user)
    if made.returncode:
        raise NoPostgres(made.stderr.decode())
    return Postgres(folder, programs, as_user)


def _from_package(folder: Path) -> Path | None:
    """The programs of the package pgserver, if it is installed."""
    found = find_spec("pgserver")
    if found is None or not found.submodule_search_locations:
        return None
    package = Path(found.submodule_search_locations[0])
    if os.geteuid() == 0:  # others may not see into root's folders, so they get a copy
        for part in package.parent.glob(f"{package.name}*"):  # the package, and its libraries beside it
            if part.is_dir():
                shutil.copytree(part, folder / part.name, symlinks=True)
        package = folder / package.name
    return package / "pginstall" / "bin"


def _from_system() -> Path:
    """The programs of this machine: where Debian puts them, or anywhere on the path."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")), shutil.which("initdb")]
    if not any(found):
        raise NoPostgres("neither the package pgserver nor a PostgreSQL of this machine is installed")
    return Path(next(str(each) for each in reversed(found) if each)).parent


def _has_group(name: str) -> bool:
    import grp

    return any(group.gr_name == name for group in grp.getgrall())
