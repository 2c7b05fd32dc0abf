"""Tables in the browser: playing, watching, coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Open, Server
from tests.browser.driver import (
    MOVED,
    move,
    open_part,
    picker,
    play,
    speak,
    start_against_bots,
    version,
    violations,
    wait_for_turn,
)
from tests.browser.positions import IN_FULL, MOST, begin, opened
from tests.server.sockets import Reader

LIMITS: dict[str, dict[str, int]] = {"rockwell": {} if IN_FULL else {"turn_limit": 2}, "clockworker": {}}
"""Rockwell's later turns are like those before them; `make whole-games` plays them, too."""


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_a_game_against_bots_is_played_to_its_end(window: Open, server: Server, game: str) -> None:
    """The decision panel alone is enough to play it, and the end explains itself."""
    page = window()
    path = opened(page, game, bots={"1": "greedy"}, options=LIMITS[game]).partition("?")[0]
    begin(page, path)
    most = max(MOST, 300)
    assert play(page, most, seed=5) < most
    end = page.get_by_test_id("end")
    expect(end.locator("tfoot td")).to_have_count(2)
    expect(end.get_by_role("img", name="Points over time")).to_be_visible()
    assert violations(page) == []
    file = page.request.get(f"{server.url}/api/v1/tables/{path.rsplit('/', 1)[1]}/export")
    assert file.ok
    assert file.json()["log"]
    end.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(path))
    page.get_by_test_id("decision").wait_for()


def test_who_is_quick_waits_for_the_list_of_games(window: Open) -> None:
    """Nobody can start a game with bots before the page knows which bots there are."""
    page = window("/lobby")

    def answer_late(route: Route) -> None:
        page.wait_for_timeout(1000)
        route.continue_()

    page.route("**/api/v1/games", answer_late)
    page.get_by_role("link", name="New game").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_test_id("confirm").wait_for()


def test_expansions_are_chosen_on_the_first_screen(window: Open) -> None:
    """All of them at once, if one likes."""
    page = window()
    page.get_by_text("Expansions and options").click()
    boxes = page.locator("fieldset input[type=checkbox]")
    expect(boxes).to_have_count(4)
    for box in boxes.all():
        box.check()
    start_against_bots(page, "rockwell", players=4, choose_game=False)
    expect(page.locator(".cell .track")).to_have_count(4)


def two_people(window: Open) -> tuple[Page, Page]:
    """Ann opens a table, Ben comes by her link, and the game has started."""
    host = window()
    host.get_by_role("button", name="Friends").click()
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open a table").click()
    link = host.get_by_role("textbox", name="Invitation").input_value()
    guest = window(link[link.index("/table/") :])
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Ben")).to_be_visible()
    expect(host.get_by_text("Guest", exact=True)).to_be_visible()  # Ben has no account
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.get_by_test_id("confirm").wait_for()
    return host, guest


def test_two_browsers_at_one_table(window: Open) -> None:
    """Who gets the link sits down, and each sees the other's moves."""
    host, guest = two_people(window)
    open_part(guest, "log")
    host.get_by_test_id("confirm").click()
    expect(guest.get_by_test_id("log")).to_contain_text("Ann has decided")
    for page in (host, guest):
        open_part(page, "chat")
    guest.get_by_test_id("chat-input").fill("Glück auf!")
    guest.get_by_test_id("chat-input").press("Enter")
    expect(host.get_by_text("Glück auf!")).to_be_visible()


def test_players_vote_without_being_stopped(window: Open) -> None:
    """A question stands beside the table; when all agree, it happens."""
    host, guest = two_people(window)
    host.get_by_test_id("menu").click()
    host.get_by_role("button", name="Propose a pause").click()
    question = guest.get_by_test_id("vote")
    expect(question).to_contain_text("Ann proposes a pause")
    expect(guest.get_by_test_id("confirm")).to_be_enabled()
    expect(host.get_by_test_id("vote")).to_contain_text("Ben")
    question.get_by_role("button", name="Agree").click()
    expect(guest.get_by_test_id("asked")).to_contain_text("paused")
    expect(host.get_by_test_id("confirm")).to_have_count(0)


def test_who_gave_up_may_come_back(window: Open) -> None:
    """A bot plays on; with the others' consent its owner has the seat again."""
    host, guest = two_people(window)
    guest.get_by_test_id("menu").click()
    guest.get_by_role("button", name="Resign", exact=True).click()
    guest.get_by_role("button", name="Resign? A bot will take over.").click()
    guest.get_by_test_id("replaced").get_by_role("button", name="Take my seat back").click()
    question = host.get_by_test_id("vote")
    expect(question).to_contain_text("Ben asks to come back")
    question.get_by_role("button", name="Agree").click()
    expect(guest.get_by_test_id("replaced")).to_have_count(0)
    expect(host.get_by_role("list", name="Players")).not_to_contain_text("resigned")


def test_a_spectator_sees_no_secret(window: Open) -> None:
    """What lies behind a player's screen never reaches a spectator's browser."""
    host = window()
    host.get_by_role("button", name="Friends").click()
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_text("Show the table in the lobby").click()
    host.get_by_role("button", name="Open a table").click()
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name="Start").click()
    wait_for_turn(host)
    frames: list[str | bytes] = []
    watcher = window("/lobby")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(data))  # noqa: PLW0108 - Playwright marks what it calls

    watcher.on("websocket", listen)
    watcher.locator("a.card").first.click()
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    before = version(watcher)
    move(host, picker(3))
    watcher.wait_for_function(MOVED, arg=before)
    reader = Reader()
    sights = [message["sight"] for message in map(reader.read, frames) if "sight" in message]
    assert len(sights) > 1
    assert all(not sight["offers"] for sight in sights)
    companies = [company for sight in sights for company in sight["view"]["companies"]]
    assert {company[secret] for company in companies for secret in ("cash", "cubes", "insurance")} == {None}
    assert watcher.get_by_test_id("confirm").count() == 0


def test_the_page_comes_back_after_the_server_was_killed(window: Open, server: Server) -> None:
    """The state of the line is shown, and the game goes on where it was."""
    page = window()
    start_against_bots(page, "rockwell")
    play(page, 2)
    wait_for_turn(page)
    open_part(page, "log")
    log = page.get_by_test_id("log").inner_text()
    server.kill()
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", re.compile("reconnecting|offline"))
    server.start()
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "saved", timeout=30_000)
    assert page.get_by_test_id("log").inner_text().startswith(log)
    assert play(page, 2, seed=5) == 2


def test_another_language_changes_everything_at_once(window: Open) -> None:
    """Labels of the page, what is asked, and the log: without a reload."""
    page = window()
    start_against_bots(page, "rockwell")
    expect(page.get_by_test_id("asked")).to_contain_text("Auction")
    open_part(page, "log")
    speak(page, "de")
    expect(page.get_by_test_id("confirm")).to_contain_text("Nichts bieten")
    expect(page.get_by_test_id("asked")).to_contain_text("geheimes Angebot")
    expect(page.get_by_test_id("log")).to_contain_text("Spielrunde 1")
    speak(page, "fr")
    expect(page.get_by_test_id("confirm")).to_contain_text("Ne rien miser")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_move_that_showed_nothing_can_be_taken_back(window: Open) -> None:
    """The button is there while it can be done."""
    page = window()
    start_against_bots(page, "clockworker")
    pick = picker(4)
    for _ in range(12):
        wait_for_turn(page)
        if page.get_by_test_id("undo").count():
            break
        move(page, pick)
    page.get_by_test_id("undo").click()
    open_part(page, "log")
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("undoes the last move"))


def test_every_step_has_an_address(window: Open) -> None:
    """Looking back by URL, by the log's links and by the keys; and back to the present."""
    page = window()
    path = start_against_bots(page, "rockwell")
    play(page, 3)
    wait_for_turn(page)
    open_part(page, "log")
    page.get_by_test_id("log").get_by_label("Go to step 2", exact=True).click()
    assert page.url.endswith(f"{path}/step/2")
    expect(page.get_by_text("Replay: step 2")).to_be_visible()
    assert page.get_by_test_id("confirm").count() == 0
    page.locator("h1").press("ArrowRight")
    expect(page.get_by_text("Replay: step 3")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Replay: step 3")).to_be_visible()
    page.get_by_test_id("to-now").click()
    page.get_by_test_id("confirm").wait_for()


def test_people_at_one_screen_hand_over(window: Open) -> None:
    """Between two people's decisions a screen without secrets waits for the next one."""
    page = window()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Everyone on this screen").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play on this screen").click()
    handover = page.get_by_test_id("handover")
    handover.wait_for()
    assert page.get_by_test_id("decision").count() == 0
    first = handover.get_by_role("button").inner_text()
    handover.get_by_role("button").click()
    page.get_by_test_id("confirm").click()
    handover.wait_for()
    assert page.get_by_test_id("decision").count() == 0
    assert handover.get_by_role("button").inner_text() != first
    handover.get_by_role("button").click()
    page.get_by_test_id("confirm").wait_for()


def test_everything_goes_by_keyboard(window: Open) -> None:
    """From the first screen into a game and through moves without a pointer."""
    page = window()
    begin = page.get_by_role("button", name="Play", exact=True)
    expect(begin).to_be_enabled()
    begin.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").wait_for()
    for _ in range(6):
        if not wait_for_turn(page):
            break
        before = version(page)
        page.evaluate("document.activeElement.blur()")
        for _ in range(6):
            if page.get_by_test_id("confirm").locator("kbd").is_visible():  # Enter; else the button waits for a click
                break
            page.keyboard.press("1")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("undo your last move")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"RW-\w+-\d+"))
