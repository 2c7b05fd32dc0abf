"""One's own account in the browser, tables whose rules the server lacks, and the log's earlier pages."""

from __future__ import annotations

import json
import sqlite3
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

import rockworker
from tests.browser.conftest import Open, Server, windows
from tests.browser.driver import imported, open_part, violations
from tests.server.harness import AtRandom

OLD, NEW = "correct horse", "battery staple"


def register(page: Page, name: str) -> None:
    """A new account, at the page of the account."""
    page.get_by_label("Name").first.fill(name)
    page.get_by_label("Password").first.fill(OLD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()


def test_an_account_from_its_beginning_to_its_end(window: Open) -> None:
    """Opened, password changed, data downloaded, everything deleted: each by a button."""
    page = window("/account")
    assert violations(page) == []
    register(page, "Annabella")
    assert violations(page) == []
    page.get_by_label("Current password").fill("wrong horse")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("alert")).to_have_text("Name or password is wrong.")
    page.get_by_label("Current password").fill(OLD)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_test_id("said")).to_have_text("Your password has been changed.")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert data["person"]["name"] == "Annabella"
    delete = page.get_by_role("button", name="Delete everything about me")
    expect(delete).to_be_disabled()
    page.get_by_label("Yes, delete everything.").check()
    page.locator("form.danger").get_by_label("Password").fill(NEW)
    delete.click()
    page.wait_for_url("**/")
    page.goto(page.url + "account")
    expect(page.get_by_text("Sign in or create an account")).to_be_visible()
    expect(page.get_by_text("Forgot your password?")).to_be_visible()


def test_out_everywhere(window: Open) -> None:
    """One button; another window is out, too."""
    page = window("/account")
    register(page, "Wanderer")
    other = window("/account")
    other.get_by_label("Name").first.fill("Wanderer")
    other.get_by_label("Password").first.fill(OLD)
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("You are signed in as Wanderer.")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere").click()
    page.wait_for_url("**/")
    other.reload()
    expect(other.get_by_text("Sign in or create an account")).to_be_visible()


def test_a_letters_secret_leaves_the_address(window: Open) -> None:
    """It is used once, and no later reader of the history finds it."""
    page = window("/account#reset=secret")
    page.get_by_label("New password").fill(NEW)
    assert "secret" not in page.url
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("alert")).to_have_text("This link has been used, or has expired. Ask for a new one.")
    page = window("/account#confirm=secret")
    expect(page.get_by_role("alert")).to_have_text("This link has been used, or has expired. Ask for a new one.")


def begun(page: Page, moves: int) -> str:
    """A table with a game of so many moves, for the guest at this page."""
    game, choose = rockworker.new("rockwell", players=3, seed=5), AtRandom(1)
    while game.version < moves:
        game.apply(game.actors[0], choose(game.offers(game.actors[0])))
    return imported(page, game)


def test_the_log_goes_back_to_its_beginning(window: Open) -> None:
    """The last lines at first; earlier ones by scrolling up or by a button, until there are none."""
    page = window("/")
    page.goto(f"{page.url}table/{begun(page, 120)}")
    page.get_by_test_id("handover").get_by_role("button").click()
    open_part(page, "log")
    log = page.get_by_test_id("log")
    numbers = log.locator("a.numbers")
    expect(numbers.last).to_have_text("121")
    first = int(numbers.first.inner_text())
    assert first > 60
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(numbers.first).not_to_have_text(str(first))
    while log.get_by_role("button", name="Show earlier entries").count():
        shown = numbers.first.inner_text()
        log.get_by_role("button", name="Show earlier entries").click()
        expect(numbers.first).not_to_have_text(shown)
    assert int(numbers.first.inner_text()) <= 2
    assert len(set(numbers.all_inner_texts())) == numbers.count()


def test_a_table_whose_rules_the_server_lacks_can_be_looked_at(browser: Browser, tmp_path: Path) -> None:
    """The board as it was stored, the log and every step; nothing can be done."""
    server = Server(tmp_path)
    server.start()
    try:
        with windows(browser, server) as window:
            page = window("/")
            table = begun(page, 60)
            server.stop()
            strand(tmp_path / "page.db", table)
            server.start()
            page.goto(f"{server.url}/table/{table}")
            expect(page.get_by_text("This game was begun under version 999 of the rules").first).to_be_visible()
            open_part(page, "log")
            expect(page.get_by_test_id("log").locator("a.numbers").last).to_have_text("61")
            expect(page.get_by_test_id("replay")).to_be_visible()
            expect(page.get_by_label("The mine").first).to_be_visible()
            expect(page.get_by_test_id("menu")).to_have_count(0)
            assert violations(page) == []
            page.goto(f"{server.url}/table/{table}/step/30")
            expect(page.get_by_text("Replay: step")).to_be_visible()
            with urllib.request.urlopen(f"{server.url}/ready") as ready:  # noqa: S310 - our own server
                assert ready.status == 200
    finally:
        server.stop()


def strand(database: Path, table: str) -> None:
    """The game follows rules that no program has."""
    with sqlite3.connect(database) as connection:
        changed = "UPDATE tables SET header = json_set(header, '$.rules_version', 999), public = 1 WHERE id = ?"
        assert connection.execute(changed, (table,)).rowcount == 1
    connection.close()
