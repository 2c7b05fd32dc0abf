"""Readiness: the database answers, and takes what is written."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rockworker.server.storage import store
from tests.server.harness import serving, somebody, story


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of files")
@story
async def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file of this process may grow beyond what the log has now: reading works, writing does not."""
    from resource import RLIMIT_FSIZE, getrlimit, setrlimit

    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
    before = getrlimit(RLIMIT_FSIZE)
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, server.http() as http:
        assert (await http.get("/ready")).status_code == 200
        setrlimit(RLIMIT_FSIZE, ((tmp_path / "service.db-wal").stat().st_size, before[1]))
        try:
            full = await http.get("/ready")
            assert (full.status_code, full.json()["status"]) == (503, "no database")
            assert (await http.get("/health")).status_code == 200
            assert await ann.lobby() == []
        finally:
            setrlimit(RLIMIT_FSIZE, before)
        assert (await http.get("/ready")).status_code == 200


@story
async def test_many_questions_are_one_write(database_url: str, tmp_path: Path) -> None:
    """Anybody may ask: that must not keep the disk busy."""
    async with serving(tmp_path, database=database_url) as server, server.http() as http:
        assert (await http.get("/ready")).status_code == 200
        asked = server.hub.store.probes
        for _ in range(20):
            assert (await http.get("/ready")).status_code == 200
        assert server.hub.store.probes <= asked + 1
