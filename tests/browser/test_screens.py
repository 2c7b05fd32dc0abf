"""Every screen: readable for all, at every size, within the budget."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.page import sizes
from tests.browser.conftest import Open
from tests.browser.driver import imported, play, start_against_bots, violations, wait_for_turn
from tests.browser.positions import golden, moment, sit, take_over

FIRST, ALL = 60, 260
"""Kilobytes, packed, that the first screen may need, and that the page may have in all."""


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")  # type: ignore[no-any-return]


SIZES = {"desktop": (1440, 900), "tablet": (900, 1100), "phone": (390, 844)}


REPAINTED = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
}"""
"""Once other colours are there: they fade."""


def in_both_lights(page: Page) -> list[str]:
    """What axe finds, in the light and in the dark."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    page.evaluate(REPAINTED)
    found += [f"dark: {problem}" for problem in violations(page)]
    page.emulate_media(color_scheme="light")
    page.evaluate(REPAINTED)
    return found


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/how/rockwell", "/how/clockworker", "/account", "/tournaments", "/nowhere"]
)
def test_screens_are_accessible(window: Open, path: str) -> None:
    """axe-core finds nothing serious, in light and dark."""
    page = window("/" if path == "/nowhere" else path)
    if path == "/nowhere":
        page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert in_both_lights(page) == []


@pytest.mark.parametrize(
    ("game", "name", "prompt"),
    [
        ("rockwell", "version-2-four-players-and-all", "drilling-turn-advantage"),
        ("clockworker", "four-greedy-players-version-2", "action-phase"),
    ],
)
def test_the_table_is_accessible(window: Open, game: str, name: str, prompt: str) -> None:
    """While the screen is handed over, while one decides, with the sheets open, looking back, and at the end."""
    page = window()
    page.goto(f"{page.url}table/{imported(page, moment(golden(game, name), prompt, 20))}")
    page.get_by_test_id("handover").wait_for()
    assert violations(page) == []
    take_over(page)
    page.get_by_test_id("confirm").wait_for()
    assert in_both_lights(page) == []
    page.get_by_test_id("menu").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_label("Settings").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    path = sit(page, golden(game, name))
    page.get_by_test_id("end").get_by_role("table").wait_for()
    assert in_both_lights(page) == []
    page.evaluate(f"history.pushState(null, '', '{path}/step/2'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_text("Replay: step")).to_be_visible()
    assert violations(page) == []


def test_the_waiting_room_is_accessible(window: Open) -> None:
    """With free seats, the invitation and the chat."""
    page = window()
    page.get_by_role("button", name="Friends").click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="Invitation").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_sideways(window: Open, size: str) -> None:
    """From a phone to a wide screen, on every screen."""
    width, height = SIZES[size]
    page = window(width=width, height=height)
    assert sideways(page) <= 0
    for path in ("/lobby", "/how/rockwell"):
        page.evaluate(f"history.pushState(null, '', '{path}'); dispatchEvent(new PopStateEvent('popstate'))")
        page.locator("h1").first.wait_for()
        assert sideways(page) <= 0
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    for game in ("rockwell", "clockworker"):
        start_against_bots(page, game)
        play(page, 2)
        wait_for_turn(page)
        assert sideways(page) <= 0
        if size == "phone":
            for tab in page.get_by_role("tab").all():
                tab.click()
                assert sideways(page) <= 0
        page.goto(page.url.split("/table")[0])


def test_a_long_press_explains(window: Open) -> None:
    """What a mouse is told by hovering, a finger is told by staying; the press itself chooses nothing."""
    page = window(width=390, height=844)
    finger = page.context.new_cdp_session(page)
    theme = page.get_by_role("button", name="Colours")
    before = theme.get_attribute("title") or ""
    spot = theme.bounding_box()
    assert spot
    at = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("status").get_by_text(before)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert theme.get_attribute("title") == before


def test_the_page_is_light() -> None:
    """What a first visit loads, and all that there is, packed."""
    assert sizes.first_load() <= FIRST
    assert sizes.everything() <= ALL


def test_no_request_leaves_the_server(window: Open) -> None:
    """Neither fonts nor scripts come from elsewhere."""
    page = window()
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.reload()
    start_against_bots(page, "rockwell")
    assert len(hosts) == 1


def test_a_table_with_the_numbers_of_a_box(window: Open, tmp_path: Path) -> None:
    """A file is checked and told about in words, a good one is remembered, and the lobby names the set."""
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    bad.write_text("[start]\ncash = -1\n", "utf-8")
    good.write_text('[about]\nname = "Attic"\n[start]\ncash = 2500\n', "utf-8")
    page = window()
    page.locator("[data-game=rockwell]").click()
    page.get_by_text("Expansions and options").click()
    numbers = page.get_by_test_id("numbers")
    numbers.locator("input[type=file]").set_input_files(bad)
    expect(numbers.get_by_role("alert")).to_contain_text("bad.toml, line 2, at start.cash")
    numbers.locator("input[type=file]").set_input_files(good)
    expect(numbers.get_by_role("status")).to_contain_text("1 value differs from ours")
    expect(numbers.get_by_role("alert")).to_have_count(0)
    assert violations(page) == []
    page.reload()
    page.locator("[data-game=rockwell]").click()
    page.get_by_text("Expansions and options").click()
    numbers.get_by_role("button", name="Attic").click()
    start_against_bots(page, "rockwell", choose_game=False)
    page.goto(page.url.partition("/table")[0])
    expect(page.get_by_text("own numbers: Attic")).to_be_visible()
