"""Standing answers in the browser: switched on beside a decision or in the table's menu, given, told, and kept."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Page, expect

import rockworker
from rockworker.engine.chance import Rng, below
from rockworker.engine.game import Game
from tests.browser.conftest import PATIENCE_MS, Open, Server
from tests.browser.driver import move, open_part, picker, violations
from tests.browser.test_table import two_people

INSURE = "[data-standing=insure-nothing]"


def until(prompt: str, modules: tuple[str, ...] = ()) -> Game:
    """A random game, at the first decision of a kind."""
    for seed in range(40):
        game = rockworker.new("rockwell", players=2, seed=seed, modules=modules)
        chance = Rng(seed)
        while game.actors:
            if game.prompt == prompt and len(game.legal_actions()) > 1:
                return game
            legal = game.legal_actions()
            game.push(legal[below(chance, len(legal))])
    raise AssertionError(prompt)


def open_at(page: Page, server: Server, game: Game) -> None:
    """A table for one with a game, at whose decision the page stands then."""
    page.request.post(f"{server.url}/api/v1/guests", data={"name": "Ann"}, headers={"X-Rockworker": "page"})
    save = json.loads(game.save())
    opened = page.request.post(f"{server.url}/api/v1/tables/import", data=save, headers={"X-Rockworker": "page"})
    assert opened.ok, opened.text()
    page.goto(f"{server.url}/table/{opened.json()['id']}")
    page.get_by_test_id("handover").get_by_role("button").click()
    page.get_by_test_id("confirm").wait_for()


def play_until_insurance(*pages: Page) -> None:
    """Everybody plays on until insurance can be taken."""
    pick = picker(4)
    end = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < end:
        asked = [page for page in pages if page.get_by_test_id("confirm").count()]
        if asked and "Insurance" in asked[0].get_by_test_id("asked").inner_text():
            return
        if asked:
            move(asked[0], pick)
        else:
            pages[0].wait_for_timeout(100)
    raise AssertionError("nobody was asked for insurance")


def test_what_is_said_once_is_answered_from_then_on(window: Open, server: Server) -> None:
    """It is switched on beside the question, answered at once and told in the log; the menu shows it, after a reload,
    too; switched off there, it is asked again."""
    page = window()
    open_at(page, server, until("buy-insurance"))
    here = page.get_by_test_id("standing-here")
    expect(here).to_contain_text("Always insure nothing")
    assert violations(page) == []
    here.locator(INSURE).check()
    expect(page.get_by_test_id("handover")).to_be_visible()
    page.get_by_test_id("handover").get_by_role("button").click()
    page.get_by_test_id("confirm").wait_for()
    open_part(page, "log")
    expect(page.get_by_test_id("log")).not_to_contain_text("standing answer")
    page.reload()
    page.get_by_test_id("handover").get_by_role("button").click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("handover").get_by_role("button").click()
    open_part(page, "log")
    expect(page.get_by_test_id("log")).to_contain_text("“Take no insurance” (standing answer).")
    page.get_by_test_id("menu").click()
    everything = page.get_by_test_id("standing-all")
    expect(everything.locator(INSURE)).to_be_checked()
    expect(everything.locator("input")).to_have_count(5)
    assert violations(page) == []
    everything.locator(INSURE).uncheck()
    expect(everything.locator(INSURE)).not_to_be_checked()


def test_an_answer_on_its_way_can_be_stopped(window: Open) -> None:
    """Among people a sealed choice is not answered at once, and nobody else hears that it was a standing answer."""
    host, guest = two_people(window)
    play_until_insurance(host, guest)
    host.locator(INSURE).check()
    coming = host.get_by_test_id("standing-coming")
    expect(coming).to_contain_text("Always insure nothing")
    coming.get_by_role("button", name="Decide myself").click()
    expect(coming).to_have_count(0)
    for page in (host, guest):
        open_part(page, "log")
    host.get_by_test_id("confirm").click()
    expect(guest.get_by_test_id("log")).to_contain_text("Ann has decided")
    expect(host.get_by_test_id("log")).not_to_contain_text("standing answer")
    guest.locator(INSURE).check()
    expect(guest.get_by_test_id("log")).to_contain_text("“Take no insurance” (standing answer).")
    expect(host.get_by_test_id("asked")).to_contain_text("crew")  # all is revealed, and the game goes on
    expect(host.get_by_test_id("log")).not_to_contain_text("standing answer")


def test_lost_cubes_are_picked_like_others(window: Open, server: Server) -> None:
    """One picker for each resource; what must be lost in all stays the same."""
    page = window()
    game = until("choose-loss", modules=("fluctuating_market",))
    open_at(page, server, game)
    ways = list(game.legal_actions())
    choosing = [field for field in ("zinc", "copper", "silver", "gold") if len({getattr(w, field) for w in ways}) > 1]
    pickers = page.locator("[data-amount=count]")
    expect(pickers).to_have_count(len(choosing))
    shown = [int(box.input_value()) for box in pickers.locator("input[type=number]").all()]
    place = next(n for n, count in enumerate(shown) if count)
    pickers.nth(place).get_by_role("button", name="Less").click()
    after = [int(box.input_value()) for box in pickers.locator("input[type=number]").all()]
    assert sum(after) == sum(shown)
    assert after[place] == shown[place] - 1
    page.get_by_test_id("confirm").click()
    expect(page.locator(".refusal")).to_have_count(0)
