"""Trying mutants: from the cache where nothing has changed, else in forked processes."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from math import inf
from pathlib import Path

from tools.mutants.children import BY_IMPORT, NOTICED, SURVIVED, UNFINISHED, each_in_a_child, limit, silence
from tools.mutants.effect import ImportHook, OnlyByImport, living_functions, swap
from tools.mutants.operators import Mutant, mutated
from tools.mutants.project import Game, Key, hash_of
from tools.mutants.suite import Map, Suite, draw_map

PATIENCE = 2.0
"""Seconds of the processor that a test may take beyond three times its usual time."""
IMPORT_PATIENCE = 60.0
"""And importing all of them."""
MOST_PROVEN = 8
"""Tests that are tried first, for each function and for each file."""
LIKELY_FILES = 2
"""Files of tests that are tried before all others."""
IMPORT = "(import)"
"""What notices a mutant that can't even be imported."""


class Cache:
    """Verdicts of earlier runs. Who was noticed stays noticed while rules and the noticing test are the same; who
    survived is tried again as soon as any test has changed."""

    def __init__(self, game: Game) -> None:
        self.game, self.file = game, game.project.cache / f"{game.name}.jsonl"
        self.rules, self.helpers, self.tests = game.hash_of_rules(), game.hash_of_helpers(), game.hash_of_tests()
        self.file.parent.mkdir(parents=True, exist_ok=True)

    def read(self) -> dict[Key, str]:
        """By mutant: the test that noticed it, or nothing."""
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        rows = [json.loads(line) for line in lines]
        kept = [row for row in rows if row["stamp"] == self._stamp(row["noticed_by"])]
        self.file.write_text("".join(f"{json.dumps(row)}\n" for row in kept), "utf-8")
        found: dict[Key, str] = {(*row["mutant"],): row["noticed_by"] for row in kept}
        return found

    def add(self, mutant: Mutant, noticed_by: str) -> None:
        """At once, so that an interrupted run can go on where it was."""
        row = {"mutant": mutant.key, "noticed_by": noticed_by, "stamp": self._stamp(noticed_by)}
        with self.file.open("a", encoding="utf-8") as stream:
            stream.write(f"{json.dumps(row)}\n")

    def _stamp(self, noticed_by: str) -> list[str]:
        if noticed_by == UNFINISHED:  # an endless loop: it does not end because another test was added
            return [self.rules, self.helpers]
        test = self.game.project.root / noticed_by.partition("::")[0]
        if "::" in noticed_by and test.exists():
            return [self.rules, self.helpers, hash_of([test])]
        return [self.rules, self.tests]


class Proven:
    """Tests that noticed other mutants of the same function or file: most likely they notice the next one, too."""

    def __init__(self) -> None:
        self._tests: dict[tuple[str, ...], list[str]] = defaultdict(list)

    def add(self, mutant: Mutant, test: str) -> None:
        """A test has noticed a mutant."""
        for place in self._places(mutant):
            self._tests[place] = list(dict.fromkeys((test, *self._tests[place])))[:MOST_PROVEN]

    def first(self, mutant: Mutant, tests: list[str]) -> list[str]:
        """The same tests, the proven ones in front."""
        known = set(tests)
        return list(dict.fromkeys((*(test for test in self.of(mutant) if test in known), *tests)))

    def of(self, mutant: Mutant) -> list[str]:
        """Those of its function, then those of its file."""
        return [test for place in self._places(mutant) for test in self._tests[place]]

    @staticmethod
    def _places(mutant: Mutant) -> tuple[tuple[str, ...], ...]:
        return (mutant.file, mutant.function), (mutant.file,)


class Trial:
    """Of one game's mutants."""

    def __init__(self, game: Game, jobs: int, patience: float = PATIENCE) -> None:
        self.game, self.jobs, self.patience, self.cache = game, jobs, patience, Cache(game)
        self.proven = Proven()
        self.before = self.cache.file.stat().st_mtime if self.cache.file.exists() else inf
        """When the last run ended: tests written since then go before older ones; they are meant for its survivors."""

    def verdicts(self, chosen: Iterable[Mutant]) -> dict[Key, str]:
        """By mutant: the test that noticed it, or nothing. Equivalent ones are not tried."""
        known = self.cache.read()
        wanted = [mutant for mutant in chosen if mutant.key not in self.game.equivalent]
        for mutant in wanted:
            self._prove(mutant, known.get(mutant.key, ""))
        if fresh := [mutant for mutant in wanted if mutant.key not in known]:
            self._try(fresh)
            known = self.cache.read()
        return {mutant.key: known[mutant.key] for mutant in wanted}

    def _try(self, fresh: list[Mutant]) -> None:
        unreached = [mutant for mutant in fresh if not self._at_import(mutant) and not self._tests(mutant)]
        for mutant in unreached:
            self.cache.add(mutant, "")
        quick = [mutant for mutant in fresh if mutant not in set(unreached) and not self._at_import(mutant)]
        list(each_in_a_child([quick], self._serve, 1))  # this process imports nothing of the game
        known = self.cache.read()
        slow = [mutant for mutant in fresh if mutant.key not in known]
        for mutant, verdict in each_in_a_child(slow, self._by_import, self.jobs):
            self._note(mutant, verdict.noticed_by)

    def _note(self, mutant: Mutant, noticed_by: str) -> None:
        self.cache.add(mutant, noticed_by)
        self._prove(mutant, noticed_by)

    def _prove(self, mutant: Mutant, noticed_by: str) -> None:
        if "::" in noticed_by:
            self.proven.add(mutant, noticed_by)

    def _at_import(self, mutant: Mutant) -> bool:
        return self.map.at_import(self.game.path(mutant), mutant.span)

    def _tests(self, mutant: Mutant) -> list[str]:
        tests = self.map.reaching(self.game.path(mutant), mutant.span)
        return self.proven.first(mutant, [test for test in tests if test in self.new] + tests)

    @cached_property
    def new(self) -> set[str]:
        """The tests in files that have changed since the last run."""
        paths = {test: self.game.project.root / test.partition("::")[0] for test in self.map.seconds}
        changed = {path for path in set(paths.values()) if path.stat().st_mtime > self.before}
        return {test for test, path in paths.items() if path in changed}

    @cached_property
    def map(self) -> Map:
        """Of the lines that each test runs, drawn anew when rules or tests have changed."""
        file = self.game.project.cache / f"{self.game.name}-map.json"
        stamp = [self.cache.rules, self.cache.tests]
        if not file.exists() or json.loads(file.read_text("utf-8"))["stamp"] != stamp:
            for _ in each_in_a_child([None], lambda _: self._draw_map(str(file), stamp), 1):
                pass
        return Map.from_json(json.loads(file.read_text("utf-8")))

    def _draw_map(self, file: str, stamp: list[str]) -> tuple[int, str]:
        silence()
        paths = [str(self.game.folder / name) for name in self.game.files]
        found = draw_map(self.game.tests, self.game.tests_left_out, paths)
        with open(file, "w", encoding="utf-8") as stream:
            json.dump({"stamp": stamp, **found.as_json()}, stream)
        return SURVIVED, ""

    def _serve(self, quick: list[Mutant]) -> tuple[int, str]:
        """Collects the tests once, and forks for each mutant."""
        silence()

        def loop(suite: Suite) -> None:
            functions = living_functions()

            def work(mutant: Mutant) -> tuple[int, str]:
                try:
                    swap(functions, self.game.path(mutant), self._tree(mutant))
                except OnlyByImport:
                    return BY_IMPORT, ""
                return self._run(suite, self._tests(mutant))

            for mutant, verdict in each_in_a_child(quick, work, self.jobs):
                if not verdict.by_import:
                    self._note(mutant, verdict.noticed_by)

        Suite(self.game.tests_left_out, loop).collect(self.game.tests)
        return SURVIVED, ""

    def _by_import(self, mutant: Mutant) -> tuple[int, str]:
        """Everything is imported anew, with the mutant in place of its file; all tests may be concerned. First only the
        files with proven tests, since importing all of them takes longest."""
        silence()
        ImportHook(self.game.module(mutant), self.game.path(mutant), self._tree(mutant)).install()
        limit(IMPORT_PATIENCE)
        files = dict.fromkeys(self.game.project.root / test.partition("::")[0] for test in self.proven.of(mutant))
        likely = [path for path in files if path.exists()][:LIKELY_FILES]
        code, test = self._collected(mutant, *likely) if likely else (SURVIVED, "")
        return (code, test) if code == NOTICED else self._collected(mutant, self.game.tests)

    def _collected(self, mutant: Mutant, *paths: Path) -> tuple[int, str]:
        verdict = [(NOTICED, IMPORT)]

        def loop(suite: Suite) -> None:
            tests = dict.fromkeys((*self._tests(mutant), *self.map.all_tests()))
            verdict[:] = [self._run(suite, [test for test in tests if test in suite.tests])]

        Suite(self.game.tests_left_out, loop).collect(*paths)
        return verdict[0]

    def _tree(self, mutant: Mutant) -> ast.Module:
        return mutated((self.game.folder / mutant.file).read_text("utf-8"), mutant.number)

    def _run(self, suite: Suite, tests: list[str]) -> tuple[int, str]:
        for test in tests:
            limit(self.patience + 3 * self.map.seconds[test])
            if suite.fails(test):
                return NOTICED, test
        return SURVIVED, ""
