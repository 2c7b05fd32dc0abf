"""What every board, card and piece does is one touch away while one plays."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.driver import speak, start_against_bots, violations

CUT = """(aid) => {
  const { right } = aid.closest("dialog").getBoundingClientRect();
  const cut = [...aid.querySelectorAll("h3, dt, dd, p")].filter((one) => one.getBoundingClientRect().right > right);
  return cut.map((one) => one.innerText);
}"""
"""What sticks out of the sheet."""


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("rockwell", ("Control Centre", "Danger", "mineshaft")),
        ("clockworker", ("Distribution", "Mechanical God", "FIN")),
    ],
)
def test_the_player_aid(window: Open, game: str, told: tuple[str, ...]) -> None:
    """Beside the decision, at every size; nothing is missing in it, and it can be read by all."""
    page = window(width=390, height=844)
    start_against_bots(page, game)
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("aids").click()
        aid = page.get_by_test_id("aid")
        aid.wait_for()
        words = aid.inner_text()
        assert [name for name in told if name not in words] == []
        assert "undefined" not in words
        assert not any(start in words for start in ("rw-", "cw-", "how-", "guide-", "artifact-"))
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("fr", "de"):
        speak(page, language)
        page.get_by_test_id("aids").click()
        aid.wait_for()
        assert aid.evaluate(CUT) == []
        page.keyboard.press("Escape")


def test_the_player_aid_has_a_key(window: Open) -> None:
    """A opens it, and expansions are told where they are played."""
    page = window()
    page.get_by_text("Expansions and options").click()
    page.get_by_label("Diamond").check()
    start_against_bots(page, "rockwell", choose_game=False)
    page.keyboard.press("a")
    aid = page.get_by_test_id("aid")
    aid.get_by_text("some extractions also bring money").wait_for()
    assert "Superintendent" not in aid.inner_text()
