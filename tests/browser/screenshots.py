"""Pictures of all screens, in all languages and colours, at four sizes: `python -m tests.browser.screenshots [NAME …]`.

Each screen is set up once for a language; other sizes and colours are the same page, laid out again.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

import rockworker
from rockworker.engine.game import Game
from tests.browser.conftest import FLAGS, Server, with_toy
from tests.browser.driver import play, put_on_table, start_against_bots, wait_for_turn
from tests.browser.positions import EVERYTHING, SOON, begin, moment, opened, sit
from tests.browser.test_review import finished
from tests.browser.test_screens import REPAINTED

SIZES = {"desk": (1280, 720), "wide": (1920, 1080), "tablet": (768, 1024), "phone": (390, 844)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
COLOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
Screen = Callable[[Page], object]


def _at(path: str, selector: str) -> Screen:
    def show(page: Page) -> None:
        page.goto(f"{page.url.rstrip('/')}{path}")
        page.locator(selector).first.wait_for()

    return show


def _lobby(page: Page) -> None:
    opened(page, "rockwell", public=True)
    page.goto(f"{page.url}lobby")
    page.locator("a.card").first.wait_for()


def _waiting_room(page: Page) -> None:
    page.goto(page.url.rstrip("/") + opened(page, "rockwell"))
    page.locator(".copy, [readonly]").first.wait_for()


def _hand_over(page: Page) -> None:
    begin(page, opened(page, "rockwell", hot_seat=True, names={"0": "Ann", "1": "Ben"}))
    page.get_by_test_id("handover").wait_for()


@cache
def _played(game: str, modules: tuple[str, ...] = ()) -> Game[Any]:
    """A whole game by bots that want to win."""
    return rockworker.new(game, players=4, seed=4, modules=modules).playout("greedy", seed=4)


def _laid_out(page: Page, game: Game[Any]) -> None:
    """At a table whose board is drawn."""
    sit(page, game)
    page.locator("#panel-board :is(g.tile, .slots)").first.wait_for()


def _asked(game: str, prompt: str, nth: int, modules: tuple[str, ...] = ()) -> Screen:
    return lambda page: _laid_out(page, moment(_played(game, modules), prompt, nth))


def _chosen(game: str, prompt: str, nth: int, thing: str) -> Screen:
    def show(page: Page) -> None:
        _laid_out(page, moment(_played(game), prompt, nth))
        page.locator(thing).last.dispatch_event("click")

    return show


def _end(game: str) -> Screen:
    return lambda page: _laid_out(page, _played(game))


def _key(key: str, selector: str) -> Screen:
    def show(page: Page) -> None:
        sit(page, moment(_played("rockwell"), "drilling-turn-move", 50))
        page.get_by_test_id("confirm").wait_for()
        page.keyboard.press(key)
        page.get_by_role("dialog").locator(selector).first.wait_for()

    return show


def _settings(page: Page) -> None:
    page.locator("header button").last.click()
    page.get_by_role("dialog").wait_for()


def _replay(page: Page) -> None:
    page.goto(f"{page.url.rstrip('/')}{sit(page, _played('rockwell'))}/step/120")
    page.get_by_test_id("to-now").wait_for()


def _lesson(page: Page) -> None:
    page.locator("[data-lesson=rockwell]").click()
    page.get_by_test_id("coach").wait_for()


def _generic(page: Page) -> None:
    page.evaluate("localStorage.rockworker = JSON.stringify({ language: 'en' })")
    page.reload()
    start_against_bots(page, "pebbles", players=6)
    play(page, 2, seed=5)
    wait_for_turn(page)


def _my_games(page: Page) -> None:
    begin(page, opened(page, "clockworker", bots={"1": "greedy"}, options=SOON["clockworker"]))
    play(page, 150, seed=5)
    for game in ("rockwell", "clockworker"):
        put_on_table(page, moment(_played(game), {"rockwell": "workshop", "clockworker": "action-phase"}[game], 9))
    page.get_by_test_id("my-games").click()
    page.get_by_test_id("history").locator("article").first.wait_for()


def _review(page: Page) -> None:
    page.goto(f"{page.url}table/{finished(page)}/review")
    page.get_by_test_id("turning-points").get_by_role("link").first.click()
    page.get_by_test_id("here").locator(".better").wait_for()


SCREENS: dict[str, Screen] = {
    "home": _at("/", "button.main:enabled"),
    "lobby": _lobby,
    "waiting-room": _waiting_room,
    "hand-over": _hand_over,
    "account": _at("/account", "h1"),
    "tournaments": _at("/tournaments", "h1"),
    "how-rockwell": _at("/how/rockwell", "[data-testid=tour-move]"),
    "how-clockworker": _at("/how/clockworker", "[data-testid=tour-move]"),
    "settings": _settings,
    "my-games": _my_games,
    "rockwell-auction": _asked("rockwell", "auction", 8),
    "rockwell-management": _asked("rockwell", "place-vice-presidents", 19),
    "rockwell-insurance": _asked("rockwell", "buy-insurance", 9),
    "rockwell-drilling": _chosen("rockwell", "drilling-turn-move", 50, "g.tile.lit"),
    "rockwell-advantage": _asked("rockwell", "drilling-turn-advantage", 8),
    "rockwell-market": _asked("rockwell", "market", 20),
    "rockwell-workshop": _asked("rockwell", "workshop", 20),
    "rockwell-expansions": _asked("rockwell", "drilling-turn-move", 40, EVERYTHING),
    "rockwell-end": _end("rockwell"),
    "rockwell-lesson": _lesson,
    "clockworker-action": _asked("clockworker", "action-phase", 24),
    "clockworker-staffing": _chosen("clockworker", "staffing", 9, ".tableau .slot.lit"),
    "clockworker-payment": _asked("clockworker", "communication-payment", 1),
    "clockworker-last-round": _asked("clockworker", "action-phase", -2),
    "clockworker-end": _end("clockworker"),
    "generic": _generic,
    "why": _key("w", "dt"),
    "aid": _key("a", "h3"),
    "shortcuts": _key("?", "kbd"),
    "replay": _replay,
    "review": _review,
}


def take(browser: Browser, server: Server, folder: Path, name: str, language: str) -> Iterator[Path]:
    """A screen in a language, at all sizes, in both colours."""
    locale = LANGUAGES[language]
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", locale=locale)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{server.url}/")
    page.locator("button.main:enabled").first.wait_for()
    SCREENS[name](page)
    for colour in COLOURS:
        page.emulate_media(color_scheme=colour)
        page.evaluate(REPAINTED)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(REPAINTED)
            path = folder / f"{name}-{size}-{colour}-{language}.png"
            page.screenshot(path=path)
            yield path
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
            for language in LANGUAGES:
                for path in take(browser, server, folder, name, language):
                    print(path, flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
