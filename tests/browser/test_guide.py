"""Guided first games: the learner makes the moves, the guide explains, suggests and keeps track."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import MOVED, speak, version, violations, wait_for_turn
from tests.browser.test_screens import sideways


def start_lesson(page: Page, game: str) -> str:
    """From the first screen into a guided game; gives the table's path."""
    page.locator(f"[data-lesson={game}]").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("coach").wait_for()
    return page.evaluate("location.pathname")  # type: ignore[no-any-return]


def follow(page: Page, moves: int) -> int:
    """Lets moves be suggested, and confirms them, until the game is over; gives how many were made."""
    for made in range(moves):
        if not wait_for_turn(page):
            return made
        before = version(page)
        page.get_by_test_id("suggest").click()
        page.locator("[data-followed]").wait_for()
        expect(page.get_by_test_id("confirm")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    return moves


def learned(page: Page) -> int:
    """How many goals the guide shows as reached."""
    found = re.search(r"(\d+) of \d+", page.get_by_test_id("coach-progress").inner_text())
    assert found
    return int(found[1])


def goals(page: Page) -> list[str]:
    """The goals that are ticked off in the list."""
    page.get_by_test_id("coach-progress").click()
    ticked = page.locator("[data-goal][data-done]")
    names = [str(goal.get_attribute("data-goal")) for goal in ticked.all()]
    page.keyboard.press("Escape")
    return names


def in_all_languages(page: Page) -> None:
    """The guide follows a switch of language, and fits."""
    for language, words in (("fr", "Proposer un coup"), ("de", "Zug vorschlagen")):
        speak(page, language)
        expect(page.get_by_test_id("suggest")).to_have_text(words)
        assert sideways(page) <= 0


def test_rockwell_is_taught(window: Open) -> None:
    """Questions are explained once, then in short; goals are ticked off; a reload and "my tables" keep all of it."""
    page = window()
    path = start_lesson(page, "rockwell")
    words = page.get_by_test_id("coach-words")
    expect(page.get_by_test_id("coach")).to_contain_text("Welcome, director!")
    expect(words).to_contain_text("Everybody bids in secret")
    expect(page.locator("html")).to_have_attribute("data-look", "stock")
    assert violations(page) == []
    wait_for_turn(page)
    page.get_by_test_id("suggest").click()
    page.locator("[data-followed]").wait_for()
    advice = page.get_by_test_id("coach-advice")
    expect(advice).to_contain_text("I’d suggest: Bid")
    expect(advice).to_contain_text("The move is filled in.")
    assert version(page) <= 3
    assert violations(page) == []
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("coach-learned")).to_contain_text("Learned: Take part in an auction")
    expect(words).to_contain_text("Each of your two Vice Presidents")
    follow(page, 1)
    wait_for_turn(page)
    expect(words).to_contain_text("Two different boards")
    words.get_by_role("button", name="Explain more").click()
    expect(words).to_contain_text("Each of your two Vice Presidents")
    words.get_by_role("button", name="Got it").click()
    expect(words).to_contain_text("Two different boards")
    follow(page, 4)
    assert goals(page)[:3] == ["auction", "vice-presidents", "insurance"]
    wait_for_turn(page)
    told = [words.inner_text(), page.get_by_test_id("coach-progress").inner_text()]
    assert learned(page) >= 3
    page.reload()
    page.get_by_test_id("coach").wait_for()
    wait_for_turn(page)
    assert [words.inner_text(), page.get_by_test_id("coach-progress").inner_text()] == told
    page.goto(page.url.split("/table")[0])
    expect(page.locator("a.card").first).to_contain_text("guided game")
    page.locator("[data-lesson=rockwell]").click()
    page.wait_for_url(f"**{path}")
    page.get_by_test_id("coach").wait_for()


def test_clockworker_is_taught_to_its_end(window: Open) -> None:
    """By suggestions alone the game comes to its end; the guide sums up, and knows what to play next."""
    page = window()
    start_lesson(page, "clockworker")
    expect(page.get_by_test_id("coach-words")).to_contain_text("exactly one of the actions A to F")
    page.get_by_test_id("decision").get_by_role("button", name="B. Distribution").click()
    expect(page.get_by_test_id("coach")).to_contain_text("Put robots from your supply on one of your factories")
    page.get_by_test_id("decision").get_by_role("button", name="C. Reassignment").click()
    expect(page.locator("html")).to_have_attribute("data-look", "row")
    assert 15 < follow(page, 300) < 300
    closing = page.get_by_test_id("coach-closing")
    expect(closing).to_contain_text("Your first game is done!")
    expect(closing).to_contain_text("of the 9 things")
    reached = goals(page)
    assert {"recover", "factory", "staff", "communicate", "score"} <= set(reached)
    assert learned(page) == len(reached)
    assert violations(page) == []
    closing.get_by_role("link", name="Invite friends").click()
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    expect(page.locator("[data-game=clockworker]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_the_guide_fits_on_a_phone(window: Open, game: str) -> None:
    """Nothing scrolls sideways, the sheet leaves the board in sight, the strip can be folded; in the dark, too."""
    page = window(width=390, height=844, dark=True)
    assert sideways(page) <= 0
    start_lesson(page, game)
    wait_for_turn(page)
    assert violations(page) == []
    assert sideways(page) <= 0
    sheet = page.locator(".ask").bounding_box()
    assert sheet
    assert sheet["y"] > 844 * 0.36
    page.get_by_role("button", name="Show or hide the guide").click()
    expect(page.get_by_test_id("coach-words")).to_have_count(0)
    follow(page, 2)
    wait_for_turn(page)
    assert sideways(page) <= 0
    page.get_by_role("button", name="Show me where").click()
    expect(page.locator("html")).to_have_attribute("data-look", re.compile(".+"))
    page.get_by_test_id("coach-progress").click()
    assert sideways(page) <= 0
    assert violations(page) == []
    page.keyboard.press("Escape")
    in_all_languages(page)


def test_the_guide_speaks_to_all(window: Open) -> None:
    """By keys alone, for screen readers, in every language; and in no game but a guided one."""
    page = window("/how/clockworker")
    start_lesson(page, "clockworker")
    wait_for_turn(page)
    page.keyboard.press("s")
    page.locator("[data-followed]").wait_for()
    expect(page.get_by_test_id("coach").get_by_role("status")).to_contain_text("I’d suggest")
    page.keyboard.press("g")
    expect(page.get_by_test_id("coach-progress")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="How to play: Recovery").click()
    expect(page.get_by_role("dialog")).to_contain_text("the topmost robot comes back")
    assert violations(page) == []
    page.keyboard.press("Escape")
    in_all_languages(page)
    page.goto(page.url.split("/table")[0])
    page.locator("header select").select_option("en")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_test_id("confirm").wait_for()
    assert page.get_by_test_id("coach").count() == 0
