"""A person's games: the badge, those that go on, the history with results and filters, numbers, opponents."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import play, speak, start_against_bots, violations

WIDER = "document.documentElement.scrollWidth > innerWidth"


def finish_a_game(page: Page) -> str:
    """A short game against a bot, to its end; gives the table's path."""
    path = start_against_bots(page, "pebbles")
    play(page, 200)
    expect(page.get_by_test_id("end")).to_be_visible()
    return path


def test_my_games_show_what_goes_on_and_what_is_over(toy_window: Open) -> None:
    """From the bar at a table: my turn first, then the finished game with its result, which leads back to its table."""
    page = toy_window()
    finished = finish_a_game(page)
    page.locator(".brand").click()
    running = start_against_bots(page, "pebbles")
    page.reload()
    expect(page.get_by_test_id("my-games")).to_contain_text("Your turn at 1 table")
    page.get_by_test_id("my-games").click()
    page.wait_for_url("**/my-games")
    answer = page.reload()
    assert answer
    assert answer.status == 200
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    card = page.get_by_test_id("running").locator("a.card")
    expect(card).to_have_attribute("href", running)
    expect(card).to_contain_text("Your turn")
    past = page.get_by_test_id("history").locator("article")
    expect(past).to_have_count(1)
    expect(past).to_contain_text("of 2")
    expect(page.get_by_test_id("statistics")).to_contain_text("1 game")
    past.get_by_role("link").first.click()
    page.wait_for_url(f"**{finished}")


def test_filters_leave_out_what_does_not_fit(toy_window: Open) -> None:
    """A game was either won or lost; other games and other paces have none."""
    page = toy_window()
    finish_a_game(page)
    page.get_by_test_id("my-games").click()
    history = page.get_by_test_id("history")
    expect(history.locator("article")).to_have_count(1)
    won = history.locator("article.won").count() == 1
    history.get_by_label("Result").select_option("lost" if won else "won")
    expect(history.get_by_role("status")).to_have_text("No finished game fits.")
    history.get_by_label("Result").select_option("won" if won else "lost")
    expect(history.locator("article")).to_have_count(1)
    history.get_by_label("Game").select_option("rockwell")
    expect(history.locator("article")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_page_fits_a_phone_and_axe_finds_nothing(toy_window: Open, language: str) -> None:
    """Nothing sticks out at 390 pixels; every word is there; readers and keyboards find their way."""
    page = toy_window()
    finish_a_game(page)
    page.get_by_test_id("my-games").click()
    speak(page, language)
    expect(page.get_by_test_id("history").locator("article")).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.evaluate(WIDER)
    assert "person-" not in page.locator("main").inner_text()
    assert violations(page, every=True) == []


def test_a_stranger_has_no_page(toy_window: Open) -> None:
    """An address that belongs to nobody says so, and leads home."""
    page = toy_window("/person/0000")
    expect(page.get_by_text("Nobody by this address.")).to_be_visible()
