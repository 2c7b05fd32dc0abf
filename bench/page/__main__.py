"""What the page costs: `python -m bench.page [--decisions N]`. The page must be built (`make page`).

Sizes, and in a real browser: how soon a phone can be used, how soon a click is answered, and what a whole game leaves
behind, each beside its budget. Sizes are held by a test; times say as much about the machine, which should be idle.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import msgspec
from playwright.sync_api import Browser, sync_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.page import sizes
from bench.page.browser import Played, interactive, whole_game
from tests.browser.conftest import FLAGS, Server

GAMES = {"rockwell": 4, "clockworker": 3}
LEVEL = 1.5
"""How much bigger a table may be at the end of a game: more lies on it then, and its log is longer."""


class Row(msgspec.Struct):
    """A figure, and what it may be at most."""

    what: str
    measured: float
    most: float | None
    unit: str

    @property
    def holds(self) -> bool:
        """Whether it keeps its budget."""
        return self.most is None or self.measured <= self.most


def of_sizes() -> list[Row]:
    """Kilobytes."""
    return [
        Row("first load", sizes.first_load(), 60, "kB gzipped"),
        Row("all files, in all languages", sizes.everything(), 260, "kB gzipped"),
    ]


def of_a_game(game: str, played: Played) -> list[Row]:
    """Milliseconds and growth."""
    _, *_, nearly_all = quantiles(played.frames, n=20)
    return [
        Row(f"{game}: from click to picture, 95 of 100", nearly_all, 100, "ms"),
        Row(f"{game}: from a move to its outcome, median", median(played.answers), None, "ms"),
        Row(
            f"{game}: nodes after {played.decisions} decisions", played.nodes.last, played.nodes.first * LEVEL, "nodes"
        ),
        Row(f"{game}: memory after {played.decisions} decisions", played.heap.last, played.heap.first * LEVEL, "MB"),
    ]


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("bench: there is no Chromium here")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home), program=(sys.executable, "-m", "rockworker"))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            yield browser, server.url
        finally:
            browser.close()
            server.stop()


def measured(decisions: int) -> Iterator[Row]:
    """All figures."""
    yield from of_sizes()
    with opened() as (browser, url):
        yield Row("interactive, on a slow phone", interactive(browser, url), 1500, "ms")
        for game, players in GAMES.items():
            yield from of_a_game(game, whole_game(browser, url, game, players, decisions))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1000, help="stop a game after so many")
    decisions = parser.parse_args().decisions
    if not sizes.INDEX.is_file():
        raise SystemExit("bench: the page is not built; `make page` builds it")
    table = Table("the page", "measured", "at most", "", box=SIMPLE)
    for row in measured(decisions):
        most = "" if row.most is None else f"{row.most:,.1f}"
        table.add_row(row.what, f"{row.measured:,.1f}", most, row.unit if row.holds else f"{row.unit}: too much")
    for column in table.columns[1:3]:
        column.justify = "right"
    Console().print(table)


if __name__ == "__main__":
    main()
