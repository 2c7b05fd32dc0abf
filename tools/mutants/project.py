"""Where a game's rules and tests are, which mutants its rules have, and which of them are equivalent."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from typing import Any

from tools.mutants.operators import Mutant, mutants

SHARE = 95
"""Per cent of the mutants that must be noticed, of those that are not equivalent."""
Key = tuple[str, str, str, str]


class Project:
    """The tree: sources, tests and the list in `tools/mutants.toml`."""

    def __init__(
        self,
        root: Path,
        games: str = "src/rockworker/games",
        tests: str = "tests/games",
        package: str = "rockworker.games",
    ) -> None:
        self.root, self.games, self.tests, self.package = root, root / games, root / tests, package
        self.sources = root / "src"
        self.cache = root / "build" / "mutants"
        self.settings: dict[str, Any] = tomllib.loads((root / "tools" / "mutants.toml").read_text("utf-8"))


class Game:
    """One game of the project."""

    def __init__(self, project: Project, name: str) -> None:
        self.project, self.name = project, name
        self.folder, self.tests = project.games / name, project.tests / name
        self.tests_left_out: list[str] = project.settings["tests"]["leave_out"]

    @cached_property
    def files(self) -> list[str]:
        """The files with rules, from the game's folder on."""
        left_out = self.project.settings["rules"]["leave_out"]
        found = [path.relative_to(self.folder).as_posix() for path in sorted(self.folder.rglob("*.py"))]
        return [file for file in found if not any(fnmatch(file, pattern) for pattern in left_out)]

    @cached_property
    def mutants(self) -> list[Mutant]:
        """Of all files."""
        return [mutant for file in self.files for mutant in mutants(self.folder, file)]

    @cached_property
    def equivalent(self) -> dict[Key, str]:
        """The mutants that can't be noticed, and why."""
        rows = [row for row in self.project.settings.get("equivalent", ()) if row["game"] == self.name]
        return {(row["file"], row["function"], row["line"], row["change"]): row["why"] for row in rows}

    @property
    def out_of_date(self) -> list[Key]:
        """What is listed as equivalent, but is no mutant any more."""
        known = {mutant.key for mutant in self.mutants}
        return [key for key in self.equivalent if key not in known]

    def chosen(self, pattern: str, sample: int | None, seed: str) -> list[Mutant]:
        """Some mutants, in the order of the files. A sample stays mostly the same while the code changes."""
        found = [mutant for mutant in self.mutants if fnmatch(mutant.file, pattern)]
        if sample is None:
            return found
        lot = {mutant: hashlib.sha256(repr((seed, mutant.key)).encode()).digest() for mutant in found}
        drawn = set(sorted(found, key=lot.__getitem__)[:sample])
        return [mutant for mutant in found if mutant in drawn]

    def path(self, mutant: Mutant) -> str:
        """The file of a mutant, as its functions know it."""
        return str(self.folder / mutant.file)

    def module(self, mutant: Mutant) -> str:
        """The name under which a mutant's file is imported."""
        return ".".join((self.project.package, self.name, *Path(mutant.file).with_suffix("").parts))

    def hash_of_rules(self) -> str:
        """Of everything that tests of this game may run, but for other games."""
        others = [path for path in self.project.games.iterdir() if path.is_dir() and path != self.folder]
        files = [path for path in self.project.sources.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
        return hash_of(path for path in files if not any(path.is_relative_to(other) for other in others))

    def hash_of_helpers(self) -> str:
        """Of all that stands beside the tests."""
        return hash_of(path for path in self.project.tests.rglob("*.py") if not path.name.startswith("test_"))

    def hash_of_tests(self) -> str:
        """Of all tests of the game, with their helpers."""
        return self.hash_of_helpers() + hash_of(self.tests.rglob("*.py"))


def hash_of(paths: Iterable[Path]) -> str:
    """Of names and contents."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]
