"""The SQLite file: for its server alone."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from rockworker.server.errors import DatabaseIsInUse
from rockworker.server.storage.database import claimed
from tests.server.harness import database, serving, somebody, story

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@posix
@story
async def test_others_can_not_read_it(tmp_path: Path) -> None:
    """It holds seeds, addresses and hashes; so do the files beside it."""
    async with serving(tmp_path) as server, somebody(server, "Ann"):
        for path in tmp_path.glob("service.db*"):
            assert mode(path) & 0o077 == 0, path.name
        assert len(list(tmp_path.glob("service.db*"))) > 1


@posix
def test_an_older_file_is_closed_to_others(tmp_path: Path) -> None:
    """What its owner has granted to a group stays."""
    file = tmp_path / "service.db"
    file.touch()
    os.chmod(file, 0o664)
    with claimed(database(tmp_path)):
        assert mode(file) == 0o660


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    """It would not see the first one's moves. When the first has gone, the file is free."""
    url = database(tmp_path)
    with claimed(url), pytest.raises(DatabaseIsInUse, match=r"service\.db"), claimed(url):
        raise AssertionError
    with claimed(url):
        pass


@story
async def test_a_server_claims_its_file(tmp_path: Path) -> None:
    """As long as it runs."""
    async with serving(tmp_path):
        with pytest.raises(DatabaseIsInUse), claimed(database(tmp_path)):
            raise AssertionError
    with claimed(database(tmp_path)):
        pass


def test_databases_without_a_file_are_not_claimed() -> None:
    """In memory, or in PostgreSQL, which serves many."""
    for url in ("sqlite+aiosqlite://", "postgresql+asyncpg://postgres@/postgres"):
        with claimed(url), claimed(url):
            pass
