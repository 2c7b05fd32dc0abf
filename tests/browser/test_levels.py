"""Levels of bots: a name and a sentence each, where a level is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rockworker.registry import LEVELS, definition_of
from rockworker.text.texts import Texts
from tests.browser.conftest import Open
from tests.browser.driver import speak, violations


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_level_says_how_it_plays(window: Open, language: str) -> None:
    """The sentence follows the button that is pressed, on the first screen."""
    page = window(width=390, height=844)
    speak(page, language)
    texts = Texts.of(definition_of("clockworker"), language)
    page.locator("[data-game=clockworker]").click()
    buttons = page.locator("[aria-labelledby=level-label] button")
    expect(buttons).to_have_count(len(LEVELS))
    expect(page.get_by_test_id("level-about")).to_have_text(texts.about("level-greedy"))  # if nothing is chosen
    for number, level in enumerate(LEVELS):
        buttons.nth(number).click()
        expect(page.get_by_test_id("level-about")).to_have_text(texts.about(f"level-{level}"))
    assert violations(page) == []


def test_the_waiting_room_says_it_too(window: Open) -> None:
    """Who fills free seats with bots reads how they play."""
    page = window()
    page.get_by_role("button", name="Friends").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_label("Bot level")).to_have_value("greedy")
    page.get_by_label("Bot level").select_option("apprentice")
    expect(page.get_by_test_id("level-about")).to_contain_text("good company for a first game")
