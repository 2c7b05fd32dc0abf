"""Tournaments on the page: opened, joined, started, played, looked at."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import violations

HEADERS = {"X-Rockworker": "page", "Content-Type": "application/json"}


def member(window: Open, name: str, path: str, width: int = 1280) -> Page:
    """Somebody with an account, at a page."""
    page = window("/lobby", width=width, height=844 if width < 500 else 720)
    base = page.url.removesuffix("/lobby")
    answer = page.request.post(
        f"{base}/api/v1/accounts", data={"name": name, "password": "a long way down"}, headers=HEADERS
    )
    assert answer.ok, answer.text()
    page.goto(f"{base}{path}")
    return page


def opened(page: Page, name: str) -> str:
    """A tournament, by the form; gives its path."""
    page.get_by_label("Its name").fill(name)
    page.get_by_label("Kind").select_option("round-robin")
    page.get_by_role("button", name="Open the tournament").click()
    page.wait_for_url("**/tournaments/*")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return str(page.evaluate("location.pathname"))


def test_a_tournament_from_its_opening_to_its_first_table(window: Open) -> None:
    """Who opens one takes part like everybody else; the pairing leads to the table."""
    host = member(window, "Tilda", "/tournaments")
    path = opened(host, "Deep shaft cup")
    expect(host.get_by_role("button", name="Start")).to_be_disabled()
    host.get_by_role("button", name="Take part").click()
    guest = member(window, "Torben", "/lobby", width=390)
    guest.get_by_role("link", name="Tournaments").click()
    guest.get_by_test_id("tournaments").get_by_text("Deep shaft cup").click()
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_test_id("standings").get_by_role("row")).to_have_count(3)
    assert violations(guest) == []
    host.goto(host.url)
    host.get_by_role("button", name="Start").click()
    host.get_by_role("button", name="Leave the tournament").click()  # which asks first
    expect(host.get_by_role("button", name="Really leave?")).to_be_visible()
    expect(host.get_by_test_id("matches")).to_contain_text("Tilda – Torben")
    assert violations(host) == []
    host.get_by_role("link", name="Play", exact=True).click()
    host.wait_for_url("**/table/*")
    host.get_by_test_id("decision").wait_for()
    host.go_back()
    host.get_by_label("Decide").select_option(label="Torben")
    expect(host.get_by_test_id("matches")).to_contain_text("0 : 1")
    expect(host.get_by_test_id("standings").get_by_role("row").nth(1)).to_contain_text("Torben")
    expect(host.get_by_text("over", exact=False).first).to_be_visible()
    assert host.url.endswith(path)


def test_guests_are_told_what_they_need(window: Open) -> None:
    """An account."""
    page = window("/tournaments")
    expect(page.get_by_role("link", name="Tournaments are for players with an account")).to_be_visible()
    assert violations(page) == []
