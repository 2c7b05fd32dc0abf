"""What has happened is shown on the board, shortly and in nobody's way; it can be skipped, slowed down and heard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.driver import move, picker, play, start_against_bots, version, wait_for_turn
from tests.browser.positions import golden, sit

COUNT_FLIGHTS = """() => {
  window.flights = new Set();
  new MutationObserver(() => {
    for (const flight of document.querySelectorAll('.flight')) window.flights.add(flight.dataset.to);
  }).observe(document.body, { childList: true, subtree: true });
}"""
AFTER_A_KEY = """async () => {
  const aloft = [...document.querySelectorAll('.flight')];
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return [aloft.length, aloft.filter((flight) => flight.isConnected).length];
}"""
SILENT_STUDIO = """() => {
  window.notes = 0;
  const part = () => ({
    connect: (next) => next, start: () => (window.notes += 1), stop() {}, frequency: {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
  });
  window.AudioContext = class {
    currentTime = 0; state = 'running'; destination = {};
    createOscillator() { return part(); }
    createGain() { return part(); }
  };
}"""


def flown(page: Page) -> set[str]:
    """Where something has flown so far."""
    return set(page.evaluate("[...window.flights]"))


def test_cubes_fly_to_their_owners(window: Open) -> None:
    """Booty goes from the board into one's own stock and to the others."""
    page = window(moving=True)
    sit(page, golden("rockwell", "two-players").at(70))
    page.evaluate(COUNT_FLIGHTS)
    page.locator("g.crew").nth(11).click()
    page.locator("g.tile").nth(6).click()
    page.get_by_test_id("confirm").click()
    page.wait_for_function("() => ['stock', 'seat-1'].every((place) => window.flights.has(place))")


def test_robots_walk_and_a_key_ends_the_show(window: Open) -> None:
    """Pieces are on their way for a moment; any key shows how things are."""
    page = window(moving=True)
    start_against_bots(page, "clockworker", level="Foreman")
    pick = picker(4)
    for _ in range(6):
        wait_for_turn(page)
        move(page, pick)
        before, after = page.evaluate(AFTER_A_KEY)
        if before:
            break
    assert before > after == 0


def test_nothing_moves_for_those_who_want_no_motion(window: Open) -> None:
    """The system's wish counts."""
    page = window(moving=False)
    start_against_bots(page, "clockworker", level="Foreman")
    page.evaluate(COUNT_FLIGHTS)
    play(page, 4, seed=4)
    assert flown(page) == set()


def set_bot_pause(page: Page, pause: int) -> None:
    """How long bots' moves stand, as the settings have it."""
    page.get_by_label("Settings").click()
    page.get_by_label("Bots’ moves").select_option(str(pause))
    page.keyboard.press("Escape")


def at_the_server(page: Page) -> int:
    """How much has happened at the table, whatever is shown of it."""
    base, table = page.url.split("/table/")
    return int(page.request.get(f"{base}/api/v1/tables/{table}/log").json()[-1]["number"])


def let_pass_until_changed(page: Page) -> int:
    """The clock goes on in small steps until something new is shown; gives what is shown then."""
    shown = version(page)
    for _ in range(400):
        page.clock.run_for(50)
        if version(page) > shown:
            break
    return version(page)


def test_bots_moves_are_shown_one_after_the_other(window: Open) -> None:
    """At the calm pace each stands for more than a second, though the server's bots answer at once."""
    page = window(moving=True)
    page.clock.install()
    start_against_bots(page, "rockwell", players=4, level="Foreman")
    set_bot_pause(page, 1200)
    pick = picker(3)
    for _ in range(8):
        wait_for_turn(page)
        move(page, pick)
        page.clock.pause_at(page.evaluate("Date.now() / 1000") + 0.2)
        if at_the_server(page) > version(page) + 2:
            break
        page.clock.resume()
    shown = let_pass_until_changed(page)
    page.clock.run_for(1000)
    assert version(page) == shown
    assert let_pass_until_changed(page) > shown


def test_sounds_are_off_until_they_are_switched_on(window: Open) -> None:
    """One click in the bar, and it is remembered."""
    page = window(moving=True)
    start_against_bots(page, "clockworker", level="Foreman")
    page.evaluate(SILENT_STUDIO)
    play(page, 1, seed=4)
    wait_for_turn(page)
    assert page.evaluate("window.notes") == 0
    page.get_by_role("button", name="Sound on").click()
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()
    play(page, 1, seed=4)
    wait_for_turn(page)
    page.wait_for_function("() => window.notes > 0")
    page.reload()
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()
