"""The clause tests of a game: which they are, which lines each of them runs, and running some of them."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

SPECIAL = ("skip", "skipif", "xfail", "usefixtures")
"""Marks that only pytest knows how to follow."""
RULING = re.compile(r"\b[A-Z-]*AMB-\d+")


def names_a_rule(item: pytest.Item) -> bool:
    """Does a test name a clause with its mark, or a ruling in its docstring?"""
    function = getattr(item, "obj", None)
    if hasattr(function, "hypothesis"):
        return False
    return item.get_closest_marker("rule") is not None or bool(RULING.search(getattr(function, "__doc__", "") or ""))


class Suite:
    """A pytest plugin: collects the clause tests, then leaves the loop to what was asked for."""

    def __init__(self, left_out: Iterable[str], loop: Callable[[Suite], None]) -> None:
        self.left_out, self.loop = tuple(left_out), loop
        self.tests: dict[str, pytest.Item] = {}
        self.failed, self.began = "", False

    def collect(self, *paths: Path) -> int:
        """Imports the tests of a folder, or of some files, and runs the loop; pytest's exit code."""
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # drivers of browsers and the like take seconds
        plugins = ["-p", "pytest_timeout", "-p", "no:cacheprovider"]  # our settings name the first
        args = ["-q", "-s", *plugins, "-o", "timeout=0", *map(str, paths)]
        code = int(pytest.main(args, plugins=[self]))
        if self.began and code == pytest.ExitCode.INTERNAL_ERROR:
            raise RuntimeError("The loop over the tests broke.")
        return code

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if names_a_rule(item) and not self._left_out(item)]
        self.tests = {item.nodeid: item for item in items}

    def _left_out(self, item: pytest.Item) -> bool:
        return any(fnmatch(item.nodeid.partition("::")[0], f"*/{pattern}") for pattern in self.left_out)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.began = not session.testsfailed  # a file of tests that can't be imported
        if self.began:
            self.loop(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def fails(self, test: str) -> bool:
        """Runs one test: as a plain function if it asks for no fixture (pytest takes as long as the test), else with
        all that pytest does for it."""
        item = self.tests[test]
        arguments = plain_arguments(item)
        if arguments is None:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        elif raises(item.obj, arguments):  # type: ignore[attr-defined]
            self.failed = test
        return bool(self.failed)


def plain_arguments(item: pytest.Item) -> dict[str, Any] | None:
    """The arguments of a test that needs nothing but its parameters; None for others. What all tests get unasked
    prepares the command line, which rules don't know."""
    if not isinstance(item, pytest.Function) or any(item.get_closest_marker(mark) for mark in SPECIAL):
        return None
    asked = item._fixtureinfo.argnames
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return {name: given[name] for name in asked} if given.keys() >= set(asked) else None


def raises(function: Callable[..., object], arguments: dict[str, Any]) -> bool:
    """Whether a call ends with an error, a failed assertion among them."""
    try:
        function(**arguments)
    except pytest.skip.Exception:
        return False
    except (Exception, pytest.fail.Exception):
        return True
    return False


class Tracer:
    """Notes the lines of some files that run."""

    def __init__(self, files: Iterable[str]) -> None:
        self.files = frozenset(files)
        self.lines: set[tuple[str, int]] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Until the end of the block."""
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(None)

    def taken(self) -> set[tuple[str, int]]:
        """The lines since last asked."""
        lines, self.lines = self.lines, set()
        return lines

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._line if frame.f_code.co_filename in self.files else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


class Map:
    """Which lines run while modules are imported or fill caches, and which tests run a line, the quickest first."""

    def __init__(self) -> None:
        self.imported: set[tuple[str, int]] = set()
        self.shared: set[tuple[str, int]] = set()
        self.tests: dict[tuple[str, int], list[str]] = {}
        self.seconds: dict[str, float] = {}

    def add(self, test: str, seconds: float, lines: Iterable[tuple[str, int]]) -> None:
        """What one test ran, and how long it took."""
        self.seconds[test] = seconds
        for path, line in lines:
            self.tests.setdefault((path, line), []).append(test)

    def at_import(self, path: str, span: tuple[int, int]) -> bool:
        """Does one of these lines run before any test does?"""
        return any((path, line) in self.imported for line in range(span[0], span[1] + 1))

    def reaching(self, path: str, span: tuple[int, int]) -> list[str]:
        """The tests that run one of these lines, and all others behind them if the lines fill a cache."""
        lines = [(path, line) for line in range(span[0], span[1] + 1)]
        found = {test for line in lines for test in self.tests.get(line, ())}
        others = self.seconds.keys() - found if self.shared.intersection(lines) else set()
        return self._quickest_first(found) + self._quickest_first(others)

    def all_tests(self) -> list[str]:
        """The quickest first."""
        return self._quickest_first(self.seconds)

    def _quickest_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def as_json(self) -> dict[str, Any]:
        """For the cache."""
        return {
            "imported": sorted(self.imported),
            "shared": sorted(self.shared),
            "tests": [[*line, tests] for line, tests in self.tests.items()],
            "seconds": self.seconds,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Map:
        """What `as_json` wrote."""
        found = cls()
        found.imported = {(path, line) for path, line in data["imported"]}
        found.shared = {(path, line) for path, line in data["shared"]}
        found.tests = {(path, line): tests for path, line, tests in data["tests"]}
        found.seconds = data["seconds"]
        return found


def draw_map(folder: Path, left_out: Iterable[str], files: Iterable[str]) -> Map:
    """Runs all tests under the tracer. To be called where none of the files is imported yet.

    They run twice: what a test does the first time only, it does for a cache from which others live as well."""
    found, tracer = Map(), Tracer(files)

    def loop(suite: Suite) -> None:
        found.imported = tracer.taken()
        first = {test: _lines(suite, tracer, test) for test in suite.tests}
        for test in suite.tests:
            began = time.process_time()
            lines = _lines(suite, tracer, test)
            found.add(test, round(time.process_time() - began, 4), lines)
            found.shared |= first[test] - lines

    with tracer.watching():
        code = Suite(left_out, loop).collect(folder)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or not found.seconds:
        raise RuntimeError(f"The tests can't be run; pytest ended with {code}.")
    return found


def _lines(suite: Suite, tracer: Tracer, test: str) -> set[tuple[str, int]]:
    if suite.fails(test):
        raise RuntimeError(f"{test} fails without any mutant.")
    return tracer.taken()
