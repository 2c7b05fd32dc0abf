"""Plays through the page by what it offers, without knowing a rule."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from rockworker.engine.game import Game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HEADERS = {"X-Rockworker": "page", "Content-Type": "application/json"}
Pick = Callable[[int], int]
"""Chooses one of so many."""


def picker(seed: int) -> Pick:
    """Picks that look random and are always the same: a small linear generator."""
    state = seed

    def pick(count: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % count

    return pick


def start_against_bots(page: Page, game: str, players: int = 2, level: str = "", *, choose_game: bool = True) -> str:
    """From the first screen into a running game; gives the table's path. Without a level, the first is taken."""
    if choose_game:
        page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name=str(players), exact=True).click()
    levels = page.get_by_role("group", name="Bot level").get_by_role("button")
    (levels.filter(has_text=level) if level else levels).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("decision").wait_for()
    return page.evaluate("location.pathname")  # type: ignore[no-any-return]


def is_over(page: Page) -> bool:
    """Whether the final score is shown."""
    return page.get_by_test_id("end").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Waits until something is asked (True) or the game is over (False)."""
    page.wait_for_function(
        "() => document.querySelector('[data-testid=end]') ||"
        " (document.querySelector('[data-testid=confirm]') && document.querySelector('[data-state=saved]'))",
        timeout=60_000,
    )
    return not is_over(page)


def move(page: Page, pick: Pick) -> None:
    """One decision: picks among the buttons until the move can be confirmed, then confirms it."""
    before = version(page)
    confirm = page.get_by_test_id("confirm")
    direct = page.locator("[data-direct]")
    if direct.count() and pick(3) == 0:
        direct.nth(pick(direct.count())).click()
        page.wait_for_function(MOVED, arg=before)
        return
    for _ in range(8):
        for field in page.evaluate(OPEN_FIELDS):
            buttons = page.locator(f'[data-choice="{field}"]')
            buttons.nth(pick(buttons.count())).click()
        for more in page.locator("[data-more]").all():
            if pick(3) == 0 and more.is_enabled():
                more.click()
        if confirm.is_enabled():
            break
    confirm.click()
    page.wait_for_function(MOVED, arg=before)


def speak(page: Page, language: str) -> None:
    """Another language, by the settings."""
    page.get_by_role("button", name=re.compile("Settings|Réglages|Paramètres|Einstellungen")).click()
    page.get_by_role("dialog").locator("select").first.select_option(language)
    page.keyboard.press("Escape")


def open_part(page: Page, name: str) -> None:
    """One of the parts of the table that share a place."""
    page.locator(f"#tab-{name}").click()


OPEN_FIELDS = """() => {
  const open = new Map();
  for (const button of document.querySelectorAll('[data-choice]')) {
    const pressed = button.getAttribute('aria-pressed') === 'true';
    open.set(button.dataset.choice, (open.get(button.dataset.choice) ?? false) || pressed);
  }
  return [...open].filter(([, chosen]) => !chosen).map(([field]) => field).slice(0, 1);
}"""
MOVED = """(before) => document.querySelector('[data-testid=handover]') !== null
  || document.querySelector('[data-version]')?.dataset.version > before"""
"""Not every move is worth a line in the log, but each makes a new version; on one screen, it may be another's turn."""


def version(page: Page) -> int:
    """How much has happened at the table."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def play(page: Page, moves: int, seed: int = 1) -> int:
    """Plays until the game is over, or so many moves; gives how many were made."""
    pick = picker(seed)
    for made in range(moves):
        if not wait_for_turn(page):
            return made
        move(page, pick)
    return moves


def violations(page: Page, *, every: bool = False) -> list[str]:
    """What axe-core finds serious or worse; or everything, its experiments included.

    It is run from outside: the page's policy lets no script in.
    """
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    rules = "{ 'label-content-name-mismatch': { enabled: true } }" if every else "{}"
    found: dict[str, Any] = page.evaluate(f"axe.run(document, {{ resultTypes: ['violations'], rules: {rules} }})")
    return [
        f"{entry['id']}: {node['html'][:160]} {json.dumps(node['any'][:1])[:200]}"
        for entry in found["violations"]
        if every or entry["impact"] in ("serious", "critical")
        for node in entry["nodes"][:3]
    ]


def imported(page: Page, game: Game) -> str:
    """A table with a game, for the guest Ann at this page."""
    page.request.post(f"{_api(page)}/guests", data={"name": "Ann"}, headers=HEADERS)
    return put_on_table(page, game)


def put_on_table(page: Page, game: Game) -> str:
    """The same, for the person at this page."""
    answer = page.request.post(f"{_api(page)}/tables/import", data=game.save(), headers=HEADERS)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def _api(page: Page) -> str:
    return "/".join(page.url.split("/")[:3]) + "/api/v1"
