"""How much a browser loads: `python -m bench.page`. The page must be built (`make page`)."""

from __future__ import annotations

import gzip
from html.parser import HTMLParser
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from rockworker.server.http.static import BUILT

COMPRESSED = (".br", ".gz")
"""The same files again, as the build has compressed them."""


class References(HTMLParser):
    """The files that a document names: a browser asks for all of them before it shows anything."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.paths: list[str] = []
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Scripts, the modules that they need, styles."""
        named = dict(attrs)
        wanted = tag == "script" or (tag == "link" and named.get("rel") in ("modulepreload", "stylesheet"))
        path = named.get("src") or named.get("href")
        if wanted and path:
            self.paths.append(path.lstrip("/"))


def packed(paths: list[Path]) -> float:
    """What goes over the wire for these files, in kilobytes."""
    return sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in paths) / 1000


def main() -> None:
    """Measures and prints."""
    index = BUILT / "index.html"
    if not index.is_file():
        raise SystemExit("bench: the page is not built; `make page` builds it")
    first = [BUILT / path for path in References(index.read_text("utf-8")).paths]
    every = [path for path in BUILT.rglob("*") if path.is_file() and path.suffix not in COMPRESSED]
    table = Table("the page, kB gzipped", "first load", "all files", box=SIMPLE)
    for suffix in (".js", ".css"):
        columns = [[path for path in paths if path.suffix == suffix] for paths in (first, every)]
        table.add_row(suffix[1:], *(f"{packed(paths):.1f}" for paths in columns))
    table.add_row("everything", f"{packed([index, *first]):.1f}", f"{packed(every):.1f}")
    for column in table.columns[1:]:
        column.justify = "right"
    Console().print(table)


if __name__ == "__main__":
    main()
