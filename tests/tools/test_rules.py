"""The check that every finished clause has a test, and every named clause exists."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.rules import ROOT, Demand, known_clauses, missing, table

SECTIONS = {"RW-EXT-01": "RW-EXT", "RW-EXT-02": "RW-EXT", "RW-EX-19": "RW-EX", "FM-01": "FM"}
DEMAND = Demand(finished=["RW"], later=["RW-EX-19"])


def test_what_is_demanded() -> None:
    """A finished set demands its clauses, but for those put off."""
    assert [clause for clause in SECTIONS if clause in DEMAND] == ["RW-EXT-01", "RW-EXT-02"]


def test_the_demand_names_clauses_that_exist() -> None:
    """Every finished set has clauses, and what is put off exists and would be demanded otherwise."""
    demand, known = Demand.read(), known_clauses()
    assert all(any(clause.startswith(name) for clause in known) for name in demand.finished)
    assert all(clause in known and clause.startswith(demand.finished) for clause in demand.later)


def test_the_table() -> None:
    """Covered and total stand by section; sets that are not finished are marked."""
    assert list(table(SECTIONS, {"RW-EXT-02"}, DEMAND)) == [
        "RW-EXT       1 / 2",
        "RW-EX        0 / 1  (not demanded yet)",
        "FM           0 / 1  (not demanded yet)",
        "all          1 / 4",
    ]


def test_the_missing() -> None:
    """Missing clauses are listed by section; without any there is no line at all."""
    lines = list(missing(SECTIONS, ["RW-EXT-01", "RW-EXT-02", "FM-01"], "Missing"))
    assert lines == ["Missing: 3", "  RW-EXT: 01 02", "  FM: 01"]
    assert list(missing(SECTIONS, [], "Missing")) == []


def test_an_unknown_clause_stops_the_tests(tmp_path: Path) -> None:
    """A test that names no clause, or one that does not exist, can't even be collected."""
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_make_collect_report\n")
    marks = ('"RW-NO-01"', '"RW-EXT-01", "RW-NO-02"', "", '"RW-EXT-02"')
    tests = [f"@pytest.mark.rule({mark})\ndef test_{n}():\n    pass\n" for n, mark in enumerate(marks)]
    (tmp_path / "test_it.py").write_text("\n".join(["import pytest", *tests]))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    for complaint in ("test_0 names RW-NO-01", "test_1 names RW-NO-02", "test_2 names nothing"):
        assert complaint in done.stdout
    assert "RW-EXT" not in done.stdout
