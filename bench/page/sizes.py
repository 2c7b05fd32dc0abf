"""How much a browser loads."""

from __future__ import annotations

import gzip
from html.parser import HTMLParser
from pathlib import Path

from rockworker.server.http.static import BUILT

COMPRESSED = (".br", ".gz")
"""The same files again, as the build has compressed them."""
INDEX = BUILT / "index.html"


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


def first_load() -> float:
    """The document and what it names."""
    return packed([INDEX, *(BUILT / path for path in References(INDEX.read_text("utf-8")).paths)])


def everything() -> float:
    """All files, in all languages."""
    return packed([path for path in BUILT.rglob("*") if path.is_file() and path.suffix not in COMPRESSED])
