"""Tables in the middle of a game, so that nobody has to play there through the page."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from rockworker.engine.game import Game
from rockworker.registry import definition_of
from tests.browser.driver import imported
from tests.games.golden import actions_of

GAMES = Path(__file__).parents[1] / "games"
HEADERS = {"X-Rockworker": "page"}
EVERYTHING = ("fluctuating_market", "diamonds", "explosions", "inspectors")
IN_FULL = "ROCKWORKER_WHOLE_GAMES" in os.environ
"""`make whole-games`: games end as their rules have it, however long that takes."""
SOON: Mapping[str, Mapping[str, int]] = {"rockwell": {"turn_limit": 1}, "clockworker": {"round_limit": 3}}
"""Games that are soon over."""
SHORT: Mapping[str, Mapping[str, int]] = {"rockwell": {}, "clockworker": {}} if IN_FULL else SOON
MOST = 4000 if IN_FULL else 150
"""So many decisions of one player are enough for such a game."""


@cache
def golden(game: str, name: str) -> Game[Any]:
    """A whole game that is kept with the tests of the rules."""
    header, log = actions_of((GAMES / game / "golden" / f"{name}.jsonl").read_text("utf-8").splitlines())
    played: Game[Any] = Game(definition_of(header.game), header)
    for player, action in log:
        played.apply(player, action)
    return played


def moment(whole: Game[Any], prompt: str, nth: int = 0) -> Game[Any]:
    """A game when something is asked for the nth time; negative numbers count from the last."""
    found = [game.version for game, _ in whole.replay() if game.prompt == prompt]
    return whole.at(found[nth])


def sit(page: Page, game: Game[Any]) -> str:
    """Puts a game on the table for this page, as the one who is asked; gives the table's path."""
    path = f"/table/{imported(page, game)}"
    page.goto(_base(page) + path)
    take_over(page)
    return path


def take_over(page: Page) -> None:
    """On a screen for several, the one who must decide takes a seat."""
    page.locator("[data-testid=handover], [data-testid=decision], [data-testid=end]").first.wait_for()
    if page.get_by_test_id("handover").count():
        page.get_by_test_id("handover").get_by_role("button").click()
        page.locator("[data-testid=decision], [data-testid=end]").first.wait_for()


def opened(page: Page, game: str, name: str = "Ann", **wish: Any) -> str:
    """A table for two as wished, as long as `SHORT` has it, with this page’s guest at it: its path, to invite by."""
    base = f"{_base(page)}/api/v1"
    page.request.post(f"{base}/guests", data={"name": name}, headers=HEADERS)
    wish = {"game": game, "players": 2, "options": SHORT[game], **wish}
    table = page.request.post(f"{base}/tables", data=wish, headers=HEADERS).json()
    return f"/table/{table['id']}?invite={table['invite']}"


def begin(page: Page, path: str) -> None:
    """Starts the game at a table whose seats are taken, and shows it."""
    table = path.partition("?")[0]
    answer = page.request.post(f"{_base(page)}/api/v1{table.replace('/table/', '/tables/')}/start", headers=HEADERS)
    assert answer.ok, answer.text()
    page.goto(_base(page) + table)


def _base(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])
