"""Touching the thing instead of filling in a form: few clicks, a button that says the move, and refusals that speak."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import MOVED, start_against_bots, version, violations, wait_for_turn
from tests.browser.positions import golden, moment, sit


def drilling(page: Page) -> None:
    """In the middle of a game, a crew may move."""
    sit(page, moment(golden("rockwell", "version-2-four-players"), "drilling-turn-move", 50))


def test_a_drilling_move_takes_two_clicks(window: Open) -> None:
    """The first on the destination, which infers the crew; the second, on the same tile, makes the move."""
    page = window()
    drilling(page)
    before = version(page)
    page.locator("g.tile.lit").last.click()
    expect(page.get_by_test_id("confirm")).to_contain_text("→")
    expect(page.get_by_test_id("hints")).to_contain_text("power")
    page.locator("g.tile.chosen").click()
    page.wait_for_function(MOVED, arg=before)


def test_what_can_not_be_done_says_why(window: Open) -> None:
    """A click on a tile out of reach names what is missing, with its clause; choosing something takes it away."""
    page = window()
    drilling(page)
    page.locator("g.tile:not(.lit)").last.click()
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    expect(refusal).to_contain_text(re.compile(r"RW-\w+-\d+"))
    assert violations(page) == []
    page.locator("g.crew.lit").first.click()
    expect(refusal).to_have_count(0)


def test_a_tile_that_nobody_asks_about_answers_too(window: Open) -> None:
    """During the auction a tile is no answer: what is asked is said again."""
    page = window()
    sit(page, moment(golden("rockwell", "version-2-four-players"), "auction"))
    page.locator("g.tile").last.click()
    expect(page.locator(".refusal")).to_contain_text("Something else is asked now")


def test_an_artifact_that_can_not_be_paid_says_what_is_missing(window: Open) -> None:
    """In figures."""
    page = window()
    start_against_bots(page, "clockworker", players=2)
    wait_for_turn(page)
    page.locator(".artifact:not(.lit)").first.click(force=True)  # it says that it is disabled, and yet answers
    expect(page.locator(".refusal")).to_contain_text("lacks")


def test_passing_is_one_click(window: Open) -> None:
    """And the button says what is left."""
    page = window()
    start_against_bots(page, "clockworker", players=2)
    wait_for_turn(page)
    before = version(page)
    page.get_by_role("button", name="Recharge: 2 gears").click()
    page.wait_for_function(MOVED, arg=before)


def test_an_amount_that_is_shown_is_taken_by_one_click(window: Open) -> None:
    """Beside passing there is one thing to do: the button says how much of it, without a step up and down again."""
    page = window()
    sit(page, moment(golden("clockworker", "two-players"), "turn-end", 0))
    before = version(page)
    expect(page.get_by_test_id("confirm")).to_have_text("Turn gears into 1 gold block")
    page.get_by_test_id("confirm").click()
    page.wait_for_function(MOVED, arg=before)


def test_the_others_moves_are_told_and_shown(window: Open) -> None:
    """Numbered lines beside the board, whose numbers stand on it, too."""
    page = window()
    drilling(page)
    page.locator("g.pin").first.wait_for()
    lines = page.get_by_test_id("recap").get_by_role("listitem")
    numbers = page.locator("g.pin").all_text_contents()
    assert numbers
    assert all(1 <= int(number) <= lines.count() for number in numbers)
    lines.nth(int(numbers[0]) - 1).get_by_role("button").hover()
    expect(page.locator(".outline.pointed, .dot.pointed, .path.pointed, .ring.pointed").first).to_be_visible()


def test_robots_go_where_their_slot_is_touched(window: Open) -> None:
    """On a new factory they fill the slots from the top to the one that is touched; once more, and they stay there."""
    page = window()
    sit(page, moment(golden("clockworker", "four-greedy-players-version-2"), "staffing", 9))
    page.locator(".tableau .slot.lit").nth(1).click()
    expect(page.get_by_test_id("confirm")).to_contain_text("2 robots on it")
    before = version(page)
    page.locator(".tableau .slot.chosen").nth(1).click()
    page.wait_for_function(MOVED, arg=before)
