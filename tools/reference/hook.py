"""MkDocs calls this while it collects the site's files: the generated pages join them (see `mkdocs.yml`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from tools import tour
from tools.reference import commands, encoding, house, http, settings, socket

PAGES: Final[dict[str, Callable[[], str]]] = {
    **house.pages(),
    "first-game/tour.md": lambda: tour.markdown_of(tour.read()),
    "reference/command-line.md": commands.page,
    "reference/rockwell-encoding.md": lambda: encoding.page("rockwell"),
    "reference/clockworker-encoding.md": lambda: encoding.page("clockworker"),
    "reference/http.md": http.page,
    "reference/openapi.json": http.document,
    "reference/protocol.md": socket.page,
    "reference/settings.md": settings.page,
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the generated pages."""
    for path, text in PAGES.items():
        files.append(File.generated(config, path, content=text()))
    return files
