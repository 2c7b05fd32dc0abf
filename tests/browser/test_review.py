"""A finished game looked at again: progress, the curve that leads through the game, turning points, better moves."""

from __future__ import annotations

import re

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

import rockworker
from rockworker.games.rockwell.actions import Drill
from tests.browser.conftest import Open
from tests.browser.driver import imported, speak, violations


def finished(page: Page) -> str:
    """A table with a game of three rounds that is over, for the guest at this page."""
    game = rockworker.new("clockworker", players=2, seed=2, options={"round_limit": 3}).playout("random", seed=2)
    return imported(page, game)


def test_a_game_is_looked_at_again(window: Open) -> None:
    """From the result to the review: its turning points lead to the moment and say what was better."""
    page = window(width=1280, height=720)
    table = finished(page)
    page.goto(f"{page.url}table/{table}")
    page.get_by_test_id("end").get_by_role("link", name="Review").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_text(re.compile("Looking at the game again")).first).to_be_visible()
    expect(review.locator("progress")).to_have_count(0, timeout=120_000)
    assert review.locator("polyline").count() == 2
    first = page.get_by_test_id("turning-points").get_by_role("link").first
    first.click()
    page.wait_for_url(re.compile(rf"/table/{table}/review/\d+$"))
    step = page.url.rsplit("/", 1)[1]
    expect(page.get_by_test_id("curve")).to_have_js_property("value", step)
    expect(page.get_by_test_id("here").locator(".better")).to_be_visible()
    expect(page.get_by_label("Link to this moment")).to_have_value(page.url)
    expect(page.locator("#panel-board .mark-best, #panel-board .mark-taken").first).to_be_visible()
    page.goto(f"{page.url.split('/table/')[0]}/table/{table}/step/3")
    expect(page.get_by_test_id("curve")).to_have_js_property("value", "3")
    expect(page.get_by_test_id("to-now")).to_be_visible()


def test_the_better_move_is_drawn_on_the_board(window: Open) -> None:
    """Two ways: the one that was gone, and the one that would have been better."""
    page = window(width=1280, height=720)
    game = rockworker.new("rockwell", players=3, seed=4, options={"turn_limit": 1}).playout("greedy", seed=4)
    table = imported(page, game)
    found = ((n, player, action) for n, (player, action) in enumerate(game.log) if isinstance(action, Drill))
    number, player, taken = next(found)
    words = {"taken": "taken", "best": "best", "better": "That was better.", "prompt": "drilling-turn-move"}
    actions = {"taken_action": to_builtins(taken), "best_action": {"type": "drill", "crew": taken.crew, "to": 9}}
    chances = {"before": 0.5, "after": 0.3, "points": 2.0}
    decision = {"number": number, "player": player, **words, **actions, **chances}
    told = {"done": 1, "total": 1, "is_complete": True, "decisions": [decision]}
    page.route("**/api/v1/tables/*/review?*", lambda route: route.fulfill(json=told))
    page.goto(f"{page.url}table/{table}/review")
    page.get_by_test_id("turning-points").get_by_role("link").first.click()
    expect(page.locator("[data-reviewed]")).to_have_count(2)
    expect(page.locator("[data-reviewed=best] path.line")).to_be_attached()
    expect(page.get_by_test_id("here")).to_contain_text("played")
    page.mouse.move(5, 300)
    assert violations(page) == []


def test_the_curve_is_the_scrubber(window: Open) -> None:
    """A click on it and the arrow keys move through the game; the address follows."""
    page = window(width=1280, height=720)
    table = finished(page)
    answer = page.goto(f"{page.url}table/{table}/review/3")
    assert answer
    assert answer.status == 200
    curve = page.get_by_test_id("curve")
    expect(curve).to_have_js_property("value", "3")
    curve.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/table/{table}/review/4")
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    page.wait_for_url(lambda url: int(url.rsplit("/", 1)[1]) > 4)
    last = int(curve.get_attribute("max") or 0)
    assert abs(int(page.url.rsplit("/", 1)[1]) - (last + 1) / 2) <= 1


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["desk", "phone"])
def test_the_review_has_words_and_axe_finds_nothing(window: Open, language: str, size: tuple[int, int]) -> None:
    """In all languages, at a desk and on a phone, nothing sticks out sideways."""
    page = window(width=size[0], height=size[1])
    page.goto(f"{page.url}table/{finished(page)}/review/2")
    expect(page.get_by_test_id("review")).to_be_visible()
    speak(page, language)
    expect(page.get_by_test_id("review").locator("polyline").first).to_be_attached(timeout=60_000)
    assert "review-" not in page.get_by_test_id("review").inner_text()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert violations(page, every=True) == []
