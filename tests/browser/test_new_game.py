"""What `rockworker new-game` writes, installed as the guide says, is played on the page on its first day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server, windows
from tests.browser.driver import open_part, play, start_against_bots
from tests.newgame.environment import Environment


@pytest.fixture
def server_with_marbles(tmp_path: Path) -> Iterator[Server]:
    """A server in a fresh environment, into which the new game is installed."""
    here = Environment(tmp_path)
    here.says("rockworker new-game marbles")
    here.says("pip install -e marbles")
    running = Server(tmp_path, here.variables, program=(str(here.home / "bin" / "python"), "-m", "rockworker"))
    running.start()
    yield running
    running.stop()


def test_a_new_game_is_listed_and_played(browser: Browser, server_with_marbles: Server) -> None:
    """The page calls it by its title, asks its questions in its words, and comes to its scores."""
    with windows(browser, server_with_marbles) as window:
        page = window()
        expect(page.locator("[data-game=marbles]")).to_contain_text("Marbles")
        start_against_bots(page, "marbles", players=3)
        expect(page.get_by_test_id("asked")).to_have_text("How many coins do you bid for the next pebble?")
        assert play(page, 20, seed=3) >= 3
        expect(page.get_by_test_id("end").get_by_role("rowheader", name="Pebbles in the fist, twice")).to_be_visible()
        open_part(page, "log")
        expect(page.get_by_test_id("log")).to_contain_text("The bids are open")
