"""The table on one screen: nothing that a decision needs is outside the window, at any size, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import rockworker
from tests.browser.conftest import Open
from tests.browser.driver import speak
from tests.browser.positions import SHORT, golden, moment, sit

DESKS = ((1280, 720), (1366, 650), (1366, 768), (1440, 900), (1920, 1080))
TABLETS = ((1024, 768), (768, 1024))
PHONES = ((390, 844), (360, 640))
ZOOMED = ((640, 360),)
"""A desk at 200 %, or a phone that lies."""
SIZES = (*DESKS, *TABLETS, *PHONES, *ZOOMED)

DRAWN = "async () => { for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame); }"
"""Waits until what has changed is laid out."""
OUTSIDE = """async (selectors) => {
  const drawn = async () => { for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame); };
  const look = (selectors) => {
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
  };
  await drawn();
  const parts = [...document.querySelectorAll("[data-segment]")];
  if (!parts.length) return look(selectors);
  const asked = parts.filter((part) => part.ariaPressed === "true" || part.querySelector(".lit"));
  const out = [];
  for (const part of asked) {
    part.click();
    await drawn();
    const hidden = part.dataset.segment === "tableau" ? ".yard .card" : ".tableau .slot";
    const seen = look(selectors.filter((selector) => selector !== hidden));
    out.push(...seen.map((what) => `${part.dataset.segment} ${what}`));
  }
  return out;
}"""
"""What is not wholly inside the window and all boxes that scroll, or not there at all. Where a board is shown in parts,
the one that is asked about is looked at, and each in which something can be chosen."""
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
ASKED = ["#asked", ".decision .foot button"]
ALSO = [
    "[data-testid=undo]",
    "[data-direct]",
    "[data-testid=standing-here] label",
    "[data-amount] input[type=number]",
]
"""What is beside a decision, if it is there."""


def outside(page: Page, game: str, width: int, height: int) -> list[str]:
    """What of a decision can't be seen at this size."""
    page.set_viewport_size({"width": width, "height": height})
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
        ("version-2-four-players-and-all", "auction", 31),
        ("four-players", "place-vice-presidents", 0),
        ("version-2-four-players-and-all", "buy-insurance", 18),
        ("version-2-four-players", "drilling-turn-move", 50),
        ("four-rich-players", "drilling-turn-move", 93),
        ("version-2-four-players", "drilling-turn-advantage", 8),
        ("version-2-four-players-and-all", "drilling-turn-advantage", 135),
        ("version-2-two-players-and-all", "drilling-turn-carry-die", 3),
        ("version-2-four-players-and-all", "insure-against-danger", 6),
        ("version-2-three-players-and-all", "choose-loss", 0),
        ("version-2-four-players-and-all", "market", 7),
        ("four-rich-players", "workshop", 23),
        ("two-players", "ai-move", 8),
        ("two-players", "ai-upgrade", 0),
        ("version-2-four-players-and-all", "blown-back", 0),
        ("version-2-four-players-and-all", "speculation", 0),
    ],
    "clockworker": [
        ("four-players", "action-phase", 60),
        ("four-greedy-players-version-2", "action-phase", -2),
        ("four-greedy-players-version-2", "staffing", 13),
        ("four-greedy-players", "repair-payment", 3),
        ("four-greedy-players", "communication-payment", 1),
        ("two-players", "distribution", 3),
        ("four-players-version-2", "distribution", 10),
        ("two-players", "turn-end", 0),
        ("two-players", "duplication", 15),
        ("three-players-version-2", "optional-recovery", 124),
    ],
}
"""Every question that the games kept with the tests ask, where most can be answered, late enough that much lies on the
table."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_a_decision_is_seen_whole(window: Open, game: str, locale: str) -> None:
    """Board, stock, decision, company and story share the screen, whatever is asked, by mouse and by touch."""
    desk = window(locale=locale)
    phone = window(locale=locale, width=390, height=844)
    found = []
    for name, prompt, nth in MOMENTS[game]:
        asked = moment(golden(game, name), prompt, nth)
        for page, sizes in ((desk, (*DESKS, *TABLETS, *ZOOMED)), (phone, PHONES)):
            sit(page, asked)
            page.locator(f"{BOARD[game][0]}, .tableau .slot").first.wait_for()
            found += [f"{prompt} {problem}" for size in sizes for problem in outside(page, game, *size)]
    assert found == []


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
    """The story of an extraction is told beside the disc, covers no tile, and ends when the player acts."""
    page = window(width=1440, height=900, moving=True)
    sit(page, golden("rockwell", "version-2-two-players").at(14))
    page.locator("g.crew").nth(11).click()
    page.locator("g.tile").nth(7).click()
    page.get_by_test_id("confirm").click()
    story = page.locator("#story .stage")
    expect(story).to_be_visible()
    assert page.evaluate(COVERED, "g.tile") == []
    page.locator("g.tile.lit").first.click()
    expect(story).to_have_count(0)


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
            for width, height in (*DESKS, TABLETS[0], *PHONES):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                parts = page.locator("[data-segment]:not([data-segment=tableau])").all()
                for n in range(max(1, len(parts))):
                    if parts:
                        parts[n].click()
                    assert [f"{language} {width}x{height}: {what}" for what in settled(page, BROKEN)] == []


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_the_result_is_seen_whole(window: Open, game: str) -> None:
    """All players side by side with their totals, on upright tablets and phones too; no round is the last one any
    more."""
    page = window(width=1280, height=720)
    sit(page, rockworker.new(game, players=4, seed=4, options=SHORT[game]).playout("random", seed=4))
    for width, height in (*DESKS, (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        outside = page.evaluate(OUTSIDE, ["[data-testid=end] thead th", "[data-testid=end] tfoot td"])
        assert outside == [], (width, height)
    expect(page.locator(".ribbon .ending")).to_have_count(0)
