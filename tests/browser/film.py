"""Films a few moves of each game in the browser, as numbered pictures below build/film: `make pictures`.

`tools/film.py` makes moving pictures of them. The person touches what is lit, at random; the bots play their own.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Server
from tests.browser.driver import MOVED, Pick, move, picker, play, start_against_bots, version, wait_for_turn
from tests.browser.friction import LIT, TARGETS

FOLDER: Final = Path("build/film")
SIZE: Final = (1280, 800)
BEFORE: Final = {"rockwell": 14, "clockworker": 10}
"""Moves that are made before the camera runs: an opening board is a bare one."""
MOVES: Final = 6
FRAMES_AFTER_A_MOVE: Final = 12


class Camera:
    """Takes numbered pictures and notes when."""

    def __init__(self, page: Page, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self._page = page
        self._folder = folder
        self._times: list[float] = []

    def shoot(self) -> None:
        """One picture."""
        self._times.append(time.monotonic())
        self._page.screenshot(path=self._folder / f"{len(self._times):04}.png")

    def close(self) -> None:
        """Writes down how long each picture stood, in milliseconds; the last one stays a while."""
        ends = [*self._times[1:], self._times[-1] + 2]
        spans = [round(1000 * (end - begin)) for begin, end in zip(self._times, ends, strict=True)]
        (self._folder / "spans.json").write_text(json.dumps(spans), "utf-8")


def film(browser: Browser, server: Server, game: str) -> None:
    """A table in the middle of a game, and a few moves at it."""
    width, height = SIZE
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme="light", locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{server.url}/")
    start_against_bots(page, game, players=3, level="Foreman")
    play(page, BEFORE[game], seed=7)
    wait_for_turn(page)
    page.wait_for_timeout(3_000)
    camera = Camera(page, FOLDER / game)
    pick = picker(11)
    for _ in range(MOVES):
        _film_move(page, camera, pick)
    camera.close()
    context.close()


def _film_move(page: Page, camera: Camera, pick: Pick) -> None:
    if not wait_for_turn(page):
        return
    camera.shoot()
    before = version(page)
    _touch(page, pick)
    camera.shoot()
    if page.get_by_test_id("confirm").is_enabled():
        page.get_by_test_id("confirm").click()
        page.wait_for_function(MOVED, arg=before)
    else:
        move(page, pick)
    for _ in range(FRAMES_AFTER_A_MOVE):
        camera.shoot()
        page.wait_for_timeout(60)
    assert version(page) > before


def _touch(page: Page, pick: Pick) -> None:
    """Something on the board where something can go: it says what it would bring."""
    lit = page.locator(TARGETS if page.locator(TARGETS).count() else LIT)
    if lit.count():
        lit.nth(pick(lit.count())).dispatch_event("click")


def main() -> int:
    """Both games, or those that are named."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("There is no Chromium here.")
        return 1
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for game in sys.argv[1:] or list(BEFORE):
            film(browser, server, game)
            print(f"{FOLDER / game}", flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
