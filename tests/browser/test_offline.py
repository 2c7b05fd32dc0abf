"""Without a line: the shell and kept games are there, the page says so, and it can be installed. And Web Push."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open, Server, windows
from tests.browser.driver import violations
from tests.browser.test_review import finished

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
HAS_SHELL = "async () => (await (await caches.open('shell')).keys()).length > 5"
PUSHED = """
Notification.requestPermission = async () => 'granted';
const made = { endpoint: 'https://push.example.org/abc', unsubscribe: async () => (kept = null),
  toJSON: () => ({ endpoint: made.endpoint, keys: KEYS }) };
let kept = null;
PushManager.prototype.subscribe = async () => (kept = made);
PushManager.prototype.getSubscription = async () => kept;
"""
"""A browser that has a push service: this one has none."""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def ready(page: Page) -> None:
    """The service worker answers for this page, and has its files."""
    page.wait_for_function(CONTROLLED)
    page.wait_for_function(HAS_SHELL)


def test_a_kept_game_is_read_without_the_server(browser: Browser, tmp_path: Path) -> None:
    """The server is gone: the page still opens, says so in words, and shows every step of the game that was kept."""
    server = Server(tmp_path)
    server.start()
    try:
        with windows(browser, server) as open_window:
            page = open_window(worker=True)
            ready(page)
            table = finished(page)
            page.goto(f"{server.url}/table/{table}")
            page.get_by_role("button", name="Keep for reading offline").click()
            expect(page.get_by_test_id("kept")).to_be_visible()
            page.goto(f"{server.url}/table/{table}/step/3")
            expect(page.get_by_text("Replay: step 3")).to_be_visible()
            server.kill()
            for step in (2, 5):
                page.goto(f"{server.url}/table/{table}/step/{step}")
                expect(page.get_by_text(f"Replay: step {step}")).to_be_visible()
                expect(page.locator(".clockworker .card").first).to_be_visible()
                expect(page.get_by_test_id("offline")).to_contain_text("Offline.")
            assert violations(page) == []
            page.goto(server.url)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            expect(page.get_by_test_id("offline")).to_be_visible()
            page.goto(f"{server.url}/my-games")
            expect(page.get_by_text("This part of the page was not loaded")).to_be_visible()
    finally:
        server.stop()


def test_kept_games_go_with_the_person(window: Open) -> None:
    """Who signs out leaves nothing behind for the next person at this browser."""
    page = window(worker=True)
    ready(page)
    page.goto(f"{page.url}table/{finished(page)}")
    page.get_by_role("button", name="Keep for reading offline").click()
    expect(page.get_by_test_id("kept")).to_be_visible()
    assert page.evaluate("caches.has('replays')")
    page.get_by_label("Settings").click()
    page.get_by_test_id("sign-out").first.click()
    page.wait_for_function("async () => !(await caches.has('replays'))")


def test_the_page_can_be_installed(window: Open) -> None:
    """Its manifest names what a browser needs for that, and nothing that is not there."""
    page = window()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    base = page.url.rstrip("/")
    answer = page.request.get(f"{base}{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert all(page.request.get(f"{base}{icon['src']}").ok for icon in manifest["icons"])


def test_the_switch_for_push_tells_the_server(window: Open) -> None:
    """On: this browser is known to the server; off: it is forgotten."""
    page = window(worker=True)
    page.add_init_script(f"const KEYS = {json.dumps(KEYS)}; {PUSHED}")
    base = page.url.rstrip("/")
    page.request.post(f"{base}/api/v1/guests", data={"name": "Ann"}, headers={"X-Rockworker": "page"})
    page.goto(base)
    page.get_by_label("Settings").click()
    page.locator("summary", has_text="Notify me while").click()
    switch = page.get_by_label("In this browser")
    with page.expect_response("**/me/browsers") as made:
        switch.check()
    assert made.value.ok
    with page.expect_response("**/me/browsers?*") as dropped:
        switch.uncheck()
    assert dropped.value.ok
