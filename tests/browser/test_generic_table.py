"""A game that nobody has drawn: it is listed, explained as far as possible, and played to its end on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import open_part, play, start_against_bots, violations, wait_for_turn
from tests.browser.test_screens import sideways

START = "form button.big[type=submit]"
LOOKS = """(glyphs) => glyphs.map((glyph) => {
  const path = glyph.querySelector('path');
  return [path.getAttribute('d'), getComputedStyle(path).fill];
})"""


def table(page: Page) -> str:
    """What the table says."""
    return page.get_by_test_id("generic-table").inner_text()


def test_a_new_game_is_played_to_its_end(toy_window: Open) -> None:
    """From the first screen to the final score, against random bots, by what is offered alone."""
    page = toy_window()
    start_against_bots(page, "pebbles", players=3)
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()
    assert re.search(r"Pebbles in the bag\s+3", table(page))
    own = page.get_by_test_id("generic-table").locator("section.mine")
    expect(own).to_contain_text(re.compile(r"Coins\s*5"))
    expect(page.get_by_test_id("asked")).to_have_text("How much do you bid for the next pebble?")
    assert play(page, 20, seed=3) >= 3
    end = page.get_by_test_id("end")
    for part in ("Coins", "Pebbles, twice", "Total"):
        expect(end.get_by_role("rowheader", name=part, exact=True)).to_be_visible()
    open_part(page, "log")
    expect(page.get_by_test_id("log")).to_contain_text("bids most")
    assert re.search(r"Pebbles in the bag\s+0", table(page))


def test_ours_come_first_and_every_game_has_a_card(toy_window: Open) -> None:
    """The list is the server's; games with a drawing of their own lead it."""
    page = toy_window()
    cards = page.locator("[data-game]")
    expect(cards).to_have_count(3)
    assert [card.get_attribute("data-game") for card in cards.all()] == ["rockwell", "clockworker", "pebbles"]
    assert page.locator("[data-lesson]").count() == 2
    page.locator("[data-game=pebbles]").click()
    for count in ("2", "3", "4", "5", "6"):
        expect(page.get_by_role("button", name=count, exact=True)).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_generic_table_is_accessible(toy_window: Open, dark: bool) -> None:
    """Six seats, nested parts folded and unfolded by keyboard."""
    page = toy_window(dark=dark)
    start_against_bots(page, "pebbles", players=6)
    wait_for_turn(page)
    assert violations(page) == []
    shop = page.get_by_test_id("generic-table").locator("summary", has_text="Shop")
    takings = page.get_by_test_id("generic-table").get_by_text("Takings")
    expect(takings).to_be_visible()
    shop.focus()
    page.keyboard.press("Enter")
    expect(takings).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.get_by_role("columnheader", name="Owner")).to_be_visible()
    expect(page.get_by_role("cell", name="Top left")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (900, 1100), (390, 844)], ids=["desktop", "tablet", "phone"])
def test_nothing_scrolls_sideways(toy_window: Open, size: tuple[int, int]) -> None:
    """Whatever the size, with six players."""
    page = toy_window(width=size[0], height=size[1])
    assert sideways(page) <= 0
    start_against_bots(page, "pebbles", players=6)
    assert sideways(page) <= 0


def test_what_was_folded_stays_folded(toy_window: Open) -> None:
    """A move redraws values, not the reader's choice of what to see."""
    page = toy_window()
    start_against_bots(page, "pebbles", players=2)
    shop = page.get_by_test_id("generic-table").locator("details", has_text="Shop").first
    shop.locator("summary").first.click()
    play(page, 1)
    wait_for_turn(page)
    expect(shop).not_to_have_attribute("open", "")


def test_six_seats_look_different(toy_window: Open) -> None:
    """Each has a symbol and a hue of its own, beside the names and on the table."""
    page = toy_window()
    start_against_bots(page, "pebbles", players=6)
    for glyphs in (".rail ul[aria-label=Players] > li svg", "[data-testid=generic-table] h2 > svg"):
        looks = page.locator(glyphs).evaluate_all(LOOKS)
        assert len(looks) == 6
        assert len({shape for shape, _ in looks}) == len({hue for _, hue in looks}) == 6


def test_teams_are_named_at_the_end(toy_window: Open) -> None:
    """Where scores have teams."""
    page = toy_window()
    start_against_bots(page, "pebbles", players=4)
    play(page, 20)
    end = page.get_by_test_id("end")
    assert sorted(re.findall(r"Team \d", end.inner_text())) == ["Team 1", "Team 1", "Team 2", "Team 2"]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_every_screen_copes_without_rulebook_lesson_and_translation(toy_window: Open, locale: str) -> None:
    """How to play, lobby, waiting room, "Why?" and looking back, in each of the page's languages."""
    page = toy_window("/how/pebbles", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pebbles")
    expect(page.locator(".how p")).to_have_count(1)
    assert violations(page) == []
    page.locator(".how a.main").click()
    expect(page.locator("[data-game=pebbles]")).to_have_attribute("aria-pressed", "true")
    page.locator(START).click()
    page.get_by_test_id("confirm").wait_for()
    page.keyboard.press("w")
    expect(page.get_by_role("dialog").locator("a")).to_contain_text("Pebbles")
    expect(page.get_by_role("dialog").locator("[role=alert]")).to_have_count(0)
    page.keyboard.press("Escape")
    play(page, 2)
    page.evaluate(
        "history.pushState(null, '', `${location.pathname}/step/2`); dispatchEvent(new PopStateEvent('popstate'))"
    )
    page.locator(".past").wait_for()
    expect(page.locator(".past")).to_contain_text("2")
    page.goto(f"{page.url.split('/table')[0]}/lobby")
    expect(page.locator("select option", has_text="Pebbles")).to_have_count(1)
    page.goto(f"{page.url.split('/lobby')[0]}/?game=pebbles&with=friends")
    page.locator(START).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pebbles")
