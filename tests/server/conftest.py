"""The two databases: SQLite is always there; PostgreSQL comes from a package, and must be there in CI."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from rockworker import registry
from rockworker.registry import GamePackage
from rockworker.server.tables import replays
from tests.engine.pebbles import Pebbles
from tests.server.harness import database as sqlite_database
from tests.server.postgres import NoPostgres, Postgres, postgres

NewDatabase = Callable[[], str]


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
    """An empty database; each test that asks for it runs on both kinds."""
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
