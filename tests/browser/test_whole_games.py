"""Whole games through the page, soon over: phone, all expansions, friends with a spectator, one screen.

The guide's, the review's and the long ones have files of their own.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import is_over, move, picker, play
from tests.browser.positions import EVERYTHING, begin, opened, take_over

PHONE = {"width": 390, "height": 844}
ASKED = """() => document.querySelector('[data-testid=end], [data-testid=handover]') !== null
  || (document.querySelector('[data-testid=confirm]') && document.querySelector('[data-state=saved]')) !== null"""


def play_together(pages: list[Page], most: int = 150) -> None:
    """Each player decides when asked, until the game is over."""
    pick = picker(5)
    for turn in range(most):
        page = pages[turn % len(pages)]
        if all(map(is_over, pages)):
            return
        if page.locator("[data-testid=confirm]").count() and page.locator("[data-state=saved]").count():
            move(page, pick)
        elif len(pages) == 1 or not any(other.locator("[data-testid=confirm]").count() for other in pages):
            page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_on_a_phone(window: Open, game: str) -> None:
    """Against a bot, by what the sheet offers; the end is in sight."""
    page = window(**PHONE)
    begin(page, opened(page, game, bots={"1": "greedy"}))
    assert play(page, 150, seed=5) < 150
    expect(page.get_by_test_id("end").locator("tfoot td")).to_have_count(2)


def test_with_all_expansions(window: Open) -> None:
    """Against bots; whatever the modules ask can be answered."""
    page = window(width=1280, height=720)
    begin(
        page, opened(page, "rockwell", players=4, modules=EVERYTHING, bots={str(seat): "greedy" for seat in (1, 2, 3)})
    )
    expect(page.locator(".cell .track")).to_have_count(4)
    assert play(page, 150, seed=9) < 150
    assert page.locator(".refusal").count() == 0


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_with_friends_and_somebody_who_watches(window: Open, game: str) -> None:
    """Two browsers play, a third one sees the same end and looks back."""
    ann, ben, cleo = window(), window(), window()
    path = opened(ann, game, public=True)
    ben.goto(f"{ben.url.rstrip('/')}{path}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="Stand up").wait_for()
    cleo.goto(f"{cleo.url.rstrip('/')}{path}")
    begin(ann, path)
    play_together([ann, ben])
    totals = ann.get_by_test_id("end").locator("tfoot").inner_text()
    expect(cleo.get_by_test_id("end").locator("tfoot")).to_have_text(totals.replace("\t", ""))
    cleo.get_by_role("link", name="Replay").click()
    expect(cleo.get_by_text("Replay: step 1")).to_be_visible()
    cleo.locator("h1").press("ArrowRight")
    expect(cleo.get_by_text("Replay: step 2")).to_be_visible()


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_on_one_screen(window: Open, game: str) -> None:
    """Each takes the screen over before deciding; nobody sees the other's secrets meanwhile."""
    page = window(width=1280, height=720)
    begin(page, opened(page, game, hot_seat=True, seat=None, names={"0": "Ann", "1": "Ben"}))
    pick, taken = picker(5), 0
    for _ in range(150):
        page.wait_for_function(ASKED)
        if is_over(page):
            break
        if page.get_by_test_id("handover").count():
            assert page.get_by_test_id("stock").count() == 0
            take_over(page)
            taken += 1
            continue
        move(page, pick)
    assert taken > 4
    expect(page.get_by_test_id("end").locator("tfoot td")).to_have_count(2)
