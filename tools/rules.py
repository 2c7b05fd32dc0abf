"""Which clauses of the rules have a test that names them.

    python -m tools.rules            covered / total per section, and what is missing
    python -m tools.rules --check    the same, and exit code 1 if a finished set lacks a test

Only tests that pytest really collects count, and none that is skipped or expected to fail. Which sets are finished
is said in `pyproject.toml`, under `[tool.rockworker.rules]`.
"""

from __future__ import annotations

import argparse
import io
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

import pytest

from rockworker.registry import game_names
from rockworker.rulebook.catalogue import catalogue

ROOT = Path(__file__).parent.parent


@cache
def known_clauses() -> dict[str, str]:
    """Every clause of every game with its section."""
    books = [catalogue(game) for game in game_names()]
    return {clause: book.section(clause) for book in books for clause in book.clauses}


def named_clauses(item: pytest.Item) -> Iterator[str]:
    """The clauses that a test names with `@pytest.mark.rule`."""
    for mark in item.iter_markers("rule"):
        yield from mark.args


class Demand:
    """Which clauses must have a test."""

    def __init__(self, finished: Iterable[str], later: Iterable[str]) -> None:
        self.finished = tuple(f"{name}-" for name in finished)
        self.later = frozenset(later)

    @classmethod
    def read(cls, path: Path = ROOT / "pyproject.toml") -> Demand:
        """The demand in `[tool.rockworker.rules]`."""
        return cls(**tomllib.loads(path.read_text(encoding="utf-8"))["tool"]["rockworker"]["rules"])

    def __contains__(self, clause: str) -> bool:
        return clause.startswith(self.finished) and clause not in self.later


class Collector:
    """A pytest plugin that notes the clauses named by collected tests."""

    def __init__(self) -> None:
        self.covered: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if not any(item.get_closest_marker(mark) for mark in ("skip", "skipif", "xfail")):
                self.covered.update(named_clauses(item))


def covered_clauses() -> set[str]:
    """The clauses that the collected tests name."""
    collector = Collector()
    bare = io.BytesIO()  # a whole stream: some libraries look for the bytes beneath the text when they are imported
    said = io.TextIOWrapper(bare, encoding="utf-8", write_through=True)
    with redirect_stdout(said):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{bare.getvalue().decode()}\nThe tests can't be collected.")
    return collector.covered


def table(sections: dict[str, str], covered: set[str], demand: Demand) -> Iterator[str]:
    """Covered / total per section."""
    for section in dict.fromkeys(sections.values()):
        ids = [clause for clause, name in sections.items() if name == section]
        mark = "" if any(clause in demand for clause in ids) else "  (not demanded yet)"
        yield f"{section:<10}{sum(clause in covered for clause in ids):>4} / {len(ids)}{mark}"
    yield f"{'all':<10}{len(covered & sections.keys()):>4} / {len(sections)}"


def missing(sections: dict[str, str], ids: list[str], title: str) -> Iterator[str]:
    """Clauses without a test, a line per section."""
    if ids:
        yield f"{title}: {len(ids)}"
    for section in dict.fromkeys(sections[clause] for clause in ids):
        numbers = [clause.removeprefix(f"{section}-") for clause in ids if sections[clause] == section]
        yield f"  {section}: {' '.join(numbers)}"


def main(argv: list[str] | None = None) -> int:
    """Prints the report; with `--check` fails if a demanded clause has no test."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description="Which clauses have a test.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a clause of a finished set has no test")
    check = parser.parse_args(argv).check
    sections, covered, demand = known_clauses(), covered_clauses(), Demand.read()
    without = [clause for clause in sections if clause not in covered]
    owed = [clause for clause in without if clause in demand]
    lines = [*table(sections, covered, demand), *missing(sections, owed, "Demanded, without a test")]
    if not check:
        lines += missing(sections, [c for c in without if c not in demand], "Not demanded yet, without a test")
    print("\n".join(lines))
    return int(check and bool(owed))


if __name__ == "__main__":
    raise SystemExit(main())
