"""The table on one screen: nothing that a decision needs is outside the window, at any size, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.driver import move, picker, speak, start_against_bots, wait_for_turn
from tests.browser.positions import golden, moment, sit

DESKS = ((1280, 720), (1366, 650), (1440, 900), (1920, 1080))
OTHERS = ((1024, 768), (768, 1024), (390, 844), (360, 640), (640, 360))

OUTSIDE = """(selectors) => {
  const out = [];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
    if (!found.length) out.push(`${selector}: none`);
    for (const node of found) {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const around = box.getBoundingClientRect();
        clip = { left: Math.max(clip.left, around.left), top: Math.max(clip.top, around.top),
                 right: Math.min(clip.right, around.right), bottom: Math.min(clip.bottom, around.bottom) };
      }
      if (left < clip.left - 2 || top < clip.top - 2 || right > clip.right + 2 || bottom > clip.bottom + 2)
        out.push(`${selector}: ${[left, top, right, bottom].map(Math.round)} in ${innerWidth}x${innerHeight}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    out.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  return out;
}"""
"""What is not wholly inside the window and all boxes that scroll, or not there at all."""
COVERED = """(selector) => [...document.querySelectorAll(selector)].flatMap((node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const above = document.elementFromPoint(x, y);
  const free = above && (node.contains(above) || above.closest("svg"));
  return free ? [] : [`${node.getAttribute("aria-label")}: ${above?.className}`];
})"""
"""What lies under something else that is no piece of the board."""
BOARD = {
    "rockwell": [".picture svg", "g.crew", "[data-testid=stock]"],
    "clockworker": [".yard .card", ".tableau .slot", "[data-testid=stock]"],
}
ASKED = ["#asked", "[data-testid=confirm]"]
ALSO = ["[data-testid=undo]", "[data-direct]", "[data-testid=standing-here] label"]
"""What is beside a decision, if it is there."""


def outside(page: Page, game: str, width: int, height: int) -> list[str]:
    """What of a decision can't be seen at this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.locator(BOARD[game][0]).first.wait_for()
    needed = [*BOARD[game], *ASKED]
    if width >= 1280:
        needed += [".rail .players li", ".tabbox [role=tab]", "[data-testid=recap]"]
        needed += [what for what in ALSO if page.locator(what).count()]
    if height <= 480:
        needed.remove("[data-testid=stock]")  # beside the board there is room for the decision alone: it scrolls
    return [f"{width}x{height}: {what}" for what in settled(page, OUTSIDE, needed)]


def settled(page: Page, script: str, argument: object = None) -> list[str]:
    """What a script finds wrong once all is laid out: a busy machine takes its time for that."""
    found: list[str] = []
    for _ in range(30):
        found = page.evaluate(script, argument)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


MOMENTS = {
    "rockwell": [
        ("version-2-four-players", "auction", 8),
        ("version-2-four-players", "place-vice-presidents", 19),
        ("version-2-four-players", "buy-insurance", 9),
        ("version-2-four-players", "drilling-turn-move", 50),
        ("version-2-four-players", "drilling-turn-advantage", 8),
        ("version-2-four-players", "insure-against-danger", 0),
        ("version-2-four-players", "market", 20),
        ("version-2-four-players", "workshop", 5),
        ("version-2-four-players-and-all", "drilling-turn-advantage", 100),
        ("version-2-four-players-and-all", "speculation", 0),
    ],
    "clockworker": [
        ("four-greedy-players-version-2", "action-phase", -2),
        ("four-greedy-players-version-2", "staffing", 9),
        ("four-greedy-players-version-2", "repair-payment", 0),
        ("four-greedy-players-version-2", "turn-end", 0),
        ("four-greedy-players-version-2", "communication-payment", 1),
        ("four-players-version-2", "distribution", 10),
    ],
}
"""Every question of a turn, in the middle of a game: much lies on the table then."""
SIZES = {"rockwell": (*DESKS, *OTHERS), "clockworker": (DESKS[0], *DESKS[2:], *OTHERS[:2])}
ABROAD = {"rockwell": (DESKS[0], OTHERS[2]), "clockworker": (DESKS[0],)}


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_a_decision_is_seen_whole(window: Open, game: str) -> None:
    """Board, stock, decision, company and story share the screen, whatever is asked, at all sizes, in all languages."""
    page = window()
    spoken = ["en", "fr", "de"]
    for name, prompt, nth in MOMENTS[game]:
        sit(page, moment(golden(game, name), prompt, nth))
        found = []
        for place, language in enumerate(spoken):
            if place:
                page.set_viewport_size({"width": 1280, "height": 720})
                speak(page, language)
            sizes = SIZES[game] if language == "en" else ABROAD[game]
            found += [f"{language} {problem}" for size in sizes for problem in outside(page, game, *size)]
        assert found == [], prompt
        page.set_viewport_size({"width": 1280, "height": 720})
        spoken.reverse()  # the next question begins in the language of this one's end


def test_free_slots_are_seen_where_they_are_chosen(window: Open) -> None:
    """Boards I–III stand beside the disc while Vice Presidents are placed."""
    page = window(width=1280, height=720)
    sit(page, moment(golden("rockwell", "version-2-four-players"), "place-vice-presidents"))
    for language in ("fr", "de", "en"):
        speak(page, language)
        page.locator(".slot.lit").first.wait_for()
        assert settled(page, OUTSIDE, [".slot.lit"]) == []
    page.locator(".slot.lit").last.click()
    page.locator(".slot.chosen").click()
    page.get_by_test_id("handover").wait_for()


def test_nothing_lies_over_the_board(window: Open) -> None:
    """The story of an extraction is told beside the disc, and no tile is covered while something is asked."""
    page = window(width=1440, height=900, moving=True)
    start_against_bots(page, "rockwell", players=4)
    pick = picker(7)
    told = 0
    for _ in range(70):
        assert wait_for_turn(page)
        told += page.locator("#story .stage").count()
        assert page.evaluate(COVERED, "g.tile") == []
        if told:
            break
        move(page, pick)
    assert told


BROKEN = """() => [...document.querySelectorAll(".clockworker .box .name")].flatMap((node) => {
  const [text, broken] = [node.firstChild, []];
  const room = node.parentElement.getBoundingClientRect();
  const card = node.closest(".pick");
  if (card.scrollHeight > card.clientHeight + 1) broken.push(`${text.data}: its card is too small`);
  for (const piece of text.data.matchAll(/[^\\s\\u00ad-]+/gu)) {
    const letters = [...piece[0]].map((_, n) => {
      const range = document.createRange();
      range.setStart(text, piece.index + n);
      range.setEnd(text, piece.index + n + 1);
      return [...range.getClientRects()].at(-1);  // before it, there may be the hyphen of the line above
    });
    if (new Set(letters.map(({ top }) => Math.round(top))).size > 1) broken.push(`${text.data}: ${piece[0]} is broken`);
    const out = letters.some(({ left, right }) => left < room.left - 1 || right > room.right + 1);
    if (out) broken.push(`${text.data}: ${piece[0]} is cut`);
  }
  return broken;
})"""
"""Names on Clockworker's cards of which a word is broken, but for its hyphens, or sticks out."""


def test_no_name_on_a_card_is_cut_or_broken_within_a_syllable(window: Open) -> None:
    """Whatever the deal, words are whole or end with a hyphen, at a desk and on a phone, in all languages."""
    page = window()
    for deal in ("four-greedy-players-version-2", "four-players-version-2"):
        sit(page, golden("clockworker", deal).at(0))
        for language in ("fr", "de", "en"):
            page.set_viewport_size({"width": 1440, "height": 900})
            speak(page, language)
            for width, height in (*DESKS, OTHERS[0], *OTHERS[2:4]):
                page.set_viewport_size({"width": width, "height": height})
                page.locator(".clockworker .box .name").nth(19).wait_for()
                assert [f"{language} {width}x{height}: {what}" for what in settled(page, BROKEN)] == []
