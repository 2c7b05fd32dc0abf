"""Plays as a person would, who touches what is lit, and counts what is in the way: `python -m tests.browser.friction`.

The counts stand beside those that players met on release 0.1.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean

import msgspec
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from tests.browser.conftest import FLAGS, Server
from tests.browser.driver import MOVED, OPEN_FIELDS, Pick, is_over, picker, start_against_bots, version, wait_for_turn
from tests.browser.test_one_screen import COVERED

LIT = "#panel-board .lit, .tabpanel .lit, .strip .lit"
"""What may be touched, wherever it lies."""
TARGETS = "#panel-board :is(g.tile, g.border, g.entrance, g.centre, .slot, .artifact, .archive, .factory).lit"
"""Where something goes: who touches it need not say what goes there."""
DARK = {"rockwell": "g.tile:not(.lit)", "clockworker": ".yard .pick:not(.lit)"}
"""What looks as if it could be touched, and can't now."""
HEIGHT = "() => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight)"
WATCH = """() => {
  window.drawn = new Set();
  const note = () => window.drawn.add(Number(document.querySelector('[data-version]')?.dataset.version));
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-version'] });
}"""
DISC = """() => {
  const { left, right, top, bottom } = document.querySelector('.picture svg').getBoundingClientRect();
  const span = (from, to, end) => Math.max(0, Math.min(to, end) - Math.max(from, 0));
  return span(left, right, innerWidth) * span(top, bottom, innerHeight) / ((right - left) * (bottom - top));
}"""
TOUCHES = 4
"""After so many touches of the board without a move, the panel is used."""
QUESTION = {"rockwell": "Drilling: choose a crew", "clockworker": "Choose an action"}


class Counts(msgspec.Struct):
    """What was met in a game, or a part of one."""

    decisions: int = 0
    clicks: int = 0
    main: list[int] = []
    """Clicks for a drilling move, or for an action of Clockworker."""
    heights: list[int] = []
    covered: int = 0
    asked: int = 0
    silent: int = 0
    """Clicks on what can't be touched, and those that nobody answered."""
    moves: int = 0
    unseen: int = 0
    """Moves of others, and those that were never drawn."""


def decide(page: Page, pick: Pick) -> int:
    """One decision, on the board if it can be made there; gives the clicks that it took."""
    before = version(page)
    confirm, clicks = page.get_by_test_id("confirm"), 0
    for _ in range(TOUCHES):
        lit = page.locator(TARGETS if page.locator(TARGETS).count() else LIT)
        if confirm.is_enabled() or not lit.count():
            break
        lit.nth(pick(lit.count())).dispatch_event("click")
        clicks += 1
        if version(page) > before:
            return clicks
    while not confirm.is_enabled():
        fields = page.evaluate(OPEN_FIELDS)
        if not fields:  # nothing is left to choose here: on with what takes one click
            confirm = page.locator("[data-direct]").first
            break
        page.locator(f'[data-choice="{fields[0]}"]').first.click()
        clicks += 1
    confirm.click()
    page.wait_for_function(MOVED, arg=before)
    return clicks + 1


def wonder(page: Page, game: str, pick: Pick, counts: Counts) -> None:
    """Touches something that is not lit: is there an answer?"""
    dark = page.locator(DARK[game])
    if not dark.count():
        return
    dark.nth(pick(dark.count())).dispatch_event("click")
    counts.asked += 1
    try:
        page.locator(".refusal").wait_for(timeout=3000)
        page.locator(".refusal button").last.click()
    except TimeoutError:
        counts.silent += 1


def watch(page: Page, counts: Counts) -> None:
    """How the table looks before a decision."""
    counts.heights.append(page.evaluate(HEIGHT))
    counts.covered += len(page.evaluate(COVERED, "#panel-board g.lit, #panel-board .pick.lit"))


def played(page: Page, game: str, most: int) -> Counts:
    """A game, or its first decisions."""
    counts, pick = Counts(), picker(11)
    page.evaluate(WATCH)
    while counts.decisions < most and wait_for_turn(page):
        first = version(page)
        watch(page, counts)
        if counts.decisions % 5 == 0:
            wonder(page, game, pick, counts)
        is_main = page.locator("#asked").inner_text().startswith(QUESTION[game])
        clicks = decide(page, pick)
        counts.decisions += 1
        counts.clicks += clicks
        if is_main:
            counts.main.append(clicks)
        wait_for_turn(page)
        others = range(first + 2, version(page) + 1)
        counts.moves += len(others)
        counts.unseen += len(set(others) - set(page.evaluate("[...window.drawn]")))
        if is_over(page):
            break
    return counts


@contextmanager
def seated(browser: Browser, server: Server, game: str, players: int, width: int, height: int) -> Iterator[Page]:
    """Somebody at a new table against bots."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", has_touch=width < 500)
    page = context.new_page()
    page.set_default_timeout(40_000)
    page.goto(server.url)
    start_against_bots(page, game, players=players, level="Foreman")
    yield page
    context.close()


def tab_stops(page: Page) -> int:
    """How often Tab is pressed until the decision's first button has the focus."""
    page.evaluate("document.activeElement?.blur()")
    for presses in range(1, 60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.closest('[data-testid=decision]') !== null"):
            return presses
    return 60


def measured(browser: Browser, server: Server, most: int) -> list[tuple[str, str, str]]:
    """What, then, now."""
    rows: list[tuple[str, str, str]] = []
    with seated(browser, server, "rockwell", 4, 1280, 720) as page:
        wait_for_turn(page)
        stops = tab_stops(page)
        desk = played(page, "rockwell", most)
    with seated(browser, server, "clockworker", 3, 1280, 720) as page:
        clock = played(page, "clockworker", most)
    with seated(browser, server, "rockwell", 4, 390, 844) as page:
        phone = played(page, "rockwell", min(most, 12))
        page.set_viewport_size({"width": 640, "height": 360})
        disc = float(page.evaluate(DISC))
    for name, counts, then in (("Rockwell, 4 players", desk, "93 / 223"), ("Clockworker, 3 players", clock, "–")):
        rows.append((f"{name}: decisions / clicks", then, f"{counts.decisions} / {counts.clicks}"))
    rows.append(("clicks for a drilling move", "3.0–3.2", f"{mean(desk.main or [0]):.1f}"))
    rows.append(("clicks for an action of Clockworker", "2.9", f"{mean(clock.main or [0]):.1f}"))
    rows.append(("page height at 1280×720, most", "1,900–2,700 px", f"{max(desk.heights + clock.heights):,} px"))
    rows.append(("page height at 390×844, most", "2,980–4,500 px", f"{max(phone.heights):,} px"))
    rows.append(("disc in sight at 200 % zoom", "a fifth", f"{disc:.0%}"))
    every = (desk, clock, phone)
    looked = sum(counts.decisions for counts in every)
    rows.append(("lit things under something else", "3–7 in 26 of 45", f"{sum(c.covered for c in every)} in {looked}"))
    silent, asked = sum(c.silent for c in every), sum(c.asked for c in every)
    rows.append(("clicks on the forbidden without an answer", "all", f"{silent} of {asked}"))
    unseen, moves = sum(c.unseen for c in every), sum(c.moves for c in every)
    rows.append(("others' moves that were never drawn", "uncounted", f"{unseen} of {moves}"))
    rows.append(("tab stops before the decision", "> 50", str(stops)))
    return rows


def main() -> int:
    """Plays and prints; an argument says how many decisions at most are made in a game."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("There is no Chromium here.")
        return 1
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    table = Table("friction", "release 0.1", "now", box=SIMPLE)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home), {"ROCKWORKER_BOT_DELAY_MS": "400"}, (sys.executable, "-m", "rockworker"))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            for row in measured(browser, server, most):
                table.add_row(*row)
        finally:
            browser.close()
            server.stop()
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
