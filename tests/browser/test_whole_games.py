"""Whole games through the page: at a desk, on a phone, all expansions, friends with a spectator, one screen, guided.

They are soon over here; `make whole-games` plays each to the end that its rules have. What is read after a game, replay
and review, is looked at at the end of them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE_MS, Open
from tests.browser.driver import is_over, move, picker, play, violations
from tests.browser.positions import EVERYTHING, IN_FULL, MOST, begin, opened, take_over
from tests.browser.test_guide import follow, start_lesson

PHONE = {"width": 390, "height": 844}
STEP_MS = 50
ASKED = """() => document.querySelector('[data-testid=end], [data-testid=handover]') !== null
  || (document.querySelector('[data-testid=confirm]') && document.querySelector('[data-state=saved]')) !== null"""


def play_together(pages: list[Page], most: int = MOST) -> None:
    """Each player decides when asked, until the game is over."""
    pick, made, waited = picker(5), 0, 0
    while made < most and waited < PATIENCE_MS:
        if all(map(is_over, pages)):
            return
        asked = [page for page in pages if page.evaluate(ASKED) and not is_over(page)]
        for page in asked:
            move(page, pick)
        made, waited = made + len(asked), 0 if asked else waited + STEP_MS
        if not asked:
            pages[0].wait_for_timeout(STEP_MS)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_on_a_phone(window: Open, game: str) -> None:
    """Against a bot, by what the sheet offers; the end is in sight."""
    page = window(**PHONE)
    begin(page, opened(page, game, bots={"1": "greedy"}))
    assert play(page, MOST, seed=5) < MOST
    expect(page.get_by_test_id("end").locator("tfoot td")).to_have_count(2)


def test_with_all_expansions(window: Open) -> None:
    """Against bots; whatever the modules ask can be answered."""
    page = window(width=1280, height=720)
    begin(
        page, opened(page, "rockwell", players=4, modules=EVERYTHING, bots={str(seat): "greedy" for seat in (1, 2, 3)})
    )
    expect(page.locator(".cell .track")).to_have_count(4)
    assert play(page, MOST, seed=9) < MOST
    assert page.locator(".refusal").count() == 0


@pytest.mark.skipif(not IN_FULL, reason="Rockwell's guided game takes long; test_guide.py plays its first turn")
@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_guided(window: Open, game: str) -> None:
    """By suggestions alone, to the guide's last words; then the review tells where the game turned."""
    page = window(width=1280, height=720)
    start_lesson(page, game)
    assert follow(page, MOST) < MOST
    expect(page.get_by_test_id("coach-closing")).to_be_visible()
    review_of(page)


def review_of(page: Page) -> None:
    """From the end of a game to its review: the curve, and its turning points."""
    page.get_by_test_id("end").get_by_role("link", name="Review").click()
    page.get_by_test_id("turning-points").wait_for(timeout=600_000)
    assert violations(page) == []


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
    for _ in range(MOST):
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
