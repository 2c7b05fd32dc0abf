"""How to play: scenes on the real table that are touched, for all; and words of the game that tell what they mean."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import open_part, play, start_against_bots, violations
from tests.browser.test_one_screen import DRAWN, settled

SCENES = {"rockwell": 8, "clockworker": 6}


def through(page: Page, scenes: int) -> None:
    """All scenes by their buttons; each tells what came of the move."""
    for scene in range(1, scenes + 1):
        expect(page.get_by_test_id("tour")).to_have_attribute("data-scene", str(scene))
        page.get_by_test_id("tour-move").click()
        expect(page.get_by_test_id("told").locator("li").first).to_contain_text("Ada")
        if scene < scenes:
            page.get_by_test_id("tour-next").click()


def test_rockwell_is_touched(window: Open) -> None:
    """A tile is touched, and touched again; something else says where to touch; then all the rest."""
    page = window("/how/rockwell", width=1280, height=720)
    tour = page.get_by_test_id("tour")
    lit = tour.locator(".clickable.tile.lit")
    expect(lit).to_have_count(1)
    tour.locator(".clickable.tile:not(.lit)").first.click(force=True)
    expect(tour.locator(".nudged")).to_be_visible()
    lit.click(force=True)
    expect(tour.locator("button.chosen")).to_have_count(1)
    lit.click(force=True)
    expect(page.get_by_test_id("told")).to_contain_text("Ada moves crew 2")
    page.get_by_role("button", name="Once more").click()
    expect(lit).to_have_count(1)
    assert violations(page) == []
    through(page, SCENES["rockwell"])
    expect(tour).to_contain_text("a guided game explains the rest")


HIDDEN = """() => {
  const seen = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const drawn = node.closest("svg");
    return !!above && (node.contains(above) || (drawn !== null && drawn === above.closest("svg")));
  };
  const tour = document.querySelector("[data-testid=tour]");
  const lit = [...tour.querySelectorAll(".lit")];
  const out = [];
  if (lit.length && !lit.some(seen)) out.push("nothing that is lit can be touched");
  if (!seen(tour.querySelector("[data-testid=tour-move]"))) out.push("the button can't be touched");
  if (document.documentElement.scrollWidth > innerWidth) out.push("it scrolls sideways");
  return scrollY ? [...out, "the page has scrolled"] : out;
}"""
"""What a scene asks for and the window, as it opened, does not show: outside of it, or under something else."""
WHERE = [(1280, 720, "fr-FR"), (1280, 720, "de-DE"), (390, 844, "de-DE")]


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize(("width", "height", "locale"), WHERE)
def test_what_a_scene_asks_for_is_seen(window: Open, game: str, width: int, height: int, locale: str) -> None:
    """Without scrolling, whatever is to be touched and the button are in the window, and nothing lies over them."""
    page = window(f"/how/{game}", width=width, height=height, dark=width < 600, locale=locale)
    page.get_by_test_id("tour-move").wait_for()
    for scene in range(1, SCENES[game] + 1):
        expect(page.get_by_test_id("tour")).to_have_attribute("data-scene", str(scene))
        assert settled(page, HIDDEN) == [], scene
        if scene < SCENES[game]:
            page.get_by_test_id("tour-next").click()
    if width < 600:  # at a desk, axe looks at the scenes that are touched
        assert violations(page) == []


def test_clockworker_by_keys(window: Open) -> None:
    """From the button to the next scene without a mouse; the heading has the focus then."""
    page = window("/how/clockworker", width=1280, height=720)
    page.get_by_test_id("tour-move").press("Enter")
    expect(page.get_by_test_id("told")).to_contain_text("gains 2 gears")
    page.get_by_test_id("tour-next").press("Enter")
    expect(page.get_by_role("heading", name="Take one back now")).to_be_focused()
    assert violations(page) == []


def test_words_of_the_game_tell_what_they_mean(window: Open) -> None:
    """In the question, in the log and in the aid, over dialogs too; a touch elsewhere ends it."""
    page = window()
    start_against_bots(page, "rockwell")
    play(page, 2, seed=3)
    told = page.locator(".told")
    open_part(page, "log")
    page.get_by_test_id("log").locator("[data-about]").first.click()
    expect(told).to_be_visible()
    page.mouse.click(700, 400)
    expect(told).to_have_count(0)
    page.get_by_test_id("aids").click()
    word = page.get_by_test_id("aid").get_by_role("button", name="mineshaft").first
    word.scroll_into_view_if_needed()
    page.evaluate(DRAWN)  # what is scrolled away takes its explanation with it
    word.press("Enter")
    expect(told).to_contain_text("income every turn")
    assert violations(page) == []
