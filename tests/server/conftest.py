"""The two databases: SQLite is always there; PostgreSQL comes from a package, and must be there in CI."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from argon2 import PasswordHasher

from rockworker import registry
from rockworker.registry import GamePackage
from rockworker.server import passwords
from rockworker.server.tables import replays
from tests.draws import Draws
from tests.engine.pebbles import Pebbles
from tests.server.harness import database as sqlite_database
from tests.server.harness import migrated_database
from tests.server.postgres import NoPostgres, Postgres, postgres

STRONG: Final = passwords._HASHER
"""How the server really keeps passwords: that takes a fifth of a second each time, and is meant to."""


@pytest.fixture(autouse=True, scope="session")
def _quick_passwords() -> Iterator[None]:
    """The same hash with little work."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_HASHER", quick)
        patch.setattr(passwords, "_DUMMY", quick.hash("no such account"))
        yield


@pytest.fixture(autouse=True)
def _same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test meets the same games whenever it runs."""
    monkeypatch.setattr(secrets, "randbits", Draws(lambda: request.node.nodeid))


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    with ExitStack() as stack:
        try:
            server = stack.enter_context(postgres())
        except (NoPostgres, OSError, LookupError) as error:
            if os.environ.get("CI"):
                pytest.fail(f"no PostgreSQL: {error}")
            pytest.skip(f"no PostgreSQL: {error}")
        yield server


@pytest.fixture
def postgres_server(_postgres: Postgres) -> Postgres:
    """A PostgreSQL."""
    return _postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database with the server's tables; each test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return migrated_database(tmp_path)
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.migrated_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables, of both kinds: for tests of the migrations."""
    if request.param == "sqlite":
        return sqlite_database(tmp_path)
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new_database()


class Bare(Pebbles):
    """Pebbles without messages and rulebook."""

    folder = Path(__file__).parent / "nothing"


WITH_PEBBLES = """
from rockworker import registry
from rockworker.server.tables import replayer
from tests.server.conftest import Bare
registry._REGISTERED["pebbles"] = registry.GamePackage(Bare())
replayer.main()
"""


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that brings its definition and nothing else, known to this process and to the one that plays again."""
    monkeypatch.setitem(registry._REGISTERED, "pebbles", GamePackage(Bare()))
    code = f"import sys\nsys.path[:] = {sys.path!r}\n{WITH_PEBBLES}"
    monkeypatch.setattr(replays, "COMMAND", (sys.executable, "-u", "-c", code))
    return "pebbles"
