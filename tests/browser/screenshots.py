"""Pictures of every screen, for desk and phone, light and dark: `python -m tests.browser.screenshots [NAME …]`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Server, with_toy
from tests.browser.driver import play, start_against_bots, wait_for_turn
from tests.browser.test_review import finished

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
Screen = Callable[[Page], None]


def _home(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


def _lobby(page: Page) -> None:
    _friends(page, public=True)
    page.goto(page.url.split("/table")[0] + "/lobby")
    page.locator("a.card").first.wait_for()


def _friends(page: Page, *, public: bool = False) -> None:
    page.get_by_role("button", name="Friends").click()
    if public:
        page.get_by_text("Show the table in the lobby").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="Invitation").wait_for()


def _hot_seat(page: Page) -> None:
    page.get_by_role("button", name="Everyone on this screen").click()
    page.get_by_role("button", name="Play on this screen").click()
    page.get_by_test_id("handover").wait_for()


def _table(game: str, moves: int) -> Screen:
    def show(page: Page) -> None:
        start_against_bots(page, game, players=3)
        play(page, moves, seed=7)
        wait_for_turn(page)

    return show


def _why(page: Page) -> None:
    start_against_bots(page, "rockwell")
    page.keyboard.press("w")
    page.get_by_role("dialog").locator("dt").first.wait_for()


def _settings(page: Page) -> None:
    page.get_by_label("Settings").click()


def _replay(page: Page) -> None:
    _table("rockwell", 6)(page)
    page.goto(f"{page.url}/step/9")
    page.get_by_test_id("to-now").wait_for()


def _how(game: str) -> Screen:
    def show(page: Page) -> None:
        page.goto(f"{page.url}how/{game}")
        page.get_by_role("heading", level=1).wait_for()

    return show


def _generic(page: Page) -> None:
    start_against_bots(page, "pebbles", players=6)
    play(page, 2, seed=5)
    wait_for_turn(page)


def _end(page: Page) -> None:
    start_against_bots(page, "clockworker")
    play(page, 1000, seed=3)
    page.get_by_test_id("end").wait_for()


def _my_games(page: Page) -> None:
    for players in (2, 3):
        start_against_bots(page, "pebbles", players=players)
        play(page, 100, seed=players)
        page.locator(".brand").click()
    start_against_bots(page, "rockwell", players=3)
    page.get_by_test_id("my-games").click()
    page.get_by_test_id("history").locator("article").first.wait_for()


def _review(page: Page) -> None:
    page.goto(f"{page.url}table/{finished(page)}/review")
    page.get_by_test_id("turning-points").get_by_role("link").first.click()
    page.get_by_test_id("here").locator(".better").wait_for()


SCREENS: dict[str, Screen] = {
    "home": _home,
    "lobby": _lobby,
    "waiting-room": _friends,
    "hand-over": _hot_seat,
    "rockwell-auction": _table("rockwell", 0),
    "rockwell-drilling": _table("rockwell", 5),
    "rockwell-later": _table("rockwell", 14),
    "clockworker": _table("clockworker", 3),
    "clockworker-later": _table("clockworker", 12),
    "generic": _generic,
    "why": _why,
    "settings": _settings,
    "replay": _replay,
    "how-rockwell": _how("rockwell"),
    "how-clockworker": _how("clockworker"),
    "end": _end,
    "my-games": _my_games,
    "review": _review,
}


def take(browser: Browser, server: Server, folder: Path, name: str, size: str, *, dark: bool) -> None:
    """One picture."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{server.url}/")
    SCREENS[name](page)
    page.wait_for_timeout(700)
    page.screenshot(path=folder / f"{name}-{size}{'-dark' if dark else ''}.png")
    context.close()


def main() -> int:
    """All pictures, or those whose names begin with one of the arguments."""
    folder = Path("screenshots")
    folder.mkdir(exist_ok=True)
    wanted = [name for name in SCREENS if len(sys.argv) < 2 or name.startswith(tuple(sys.argv[1:]))]
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("There is no Chromium here.")
        return 1
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        installed = Path(home) / "installed"
        installed.mkdir()
        server = Server(Path(home), with_toy(installed))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name in wanted:
            for size, dark in (("desktop", False), ("desktop", True), ("phone", False)):
                take(browser, server, folder, name, size, dark=dark)
                print(f"{folder}/{name}-{size}{'-dark' if dark else ''}.png", flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
