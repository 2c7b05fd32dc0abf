"""What players met on the page and should never meet again: one test for each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

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
from tests.browser.positions import golden, moment, sit
from tests.browser.test_table import two_people

PAGE = {"X-Rockworker": "page"}


def private_table(window: Open, game: str) -> tuple[Page, str]:
    """A game with a bot at a table that is in no list, and its invitation."""
    host = window()
    host.locator(f"[data-game={game}]").click()
    host.get_by_role("button", name="Friends").click()
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name="Open a table").click()
    link = host.get_by_role("textbox", name="Invitation").input_value()
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name="Start").click()
    wait_for_turn(host)
    return host, link[link.index("/table/") :]


@pytest.mark.parametrize(("game", "board"), [("rockwell", "svg .tile"), ("clockworker", "[data-anchor]")])
def test_an_invited_spectator_sees_the_board(window: Open, game: str, board: str) -> None:
    """Strangers are not told the invitation again: the page keeps the one that they came with."""
    host, link = private_table(window, game)
    watcher = window(link)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.locator(board).first).to_be_visible()
    move(host, picker(3))
    path, _, invite = link.partition("?")
    watcher.goto(watcher.url.partition("/table")[0] + f"{path}/step/2?{invite}")
    expect(watcher.get_by_text("Replay: step 2")).to_be_visible()
    expect(watcher.locator(board).first).to_be_visible()
    host.get_by_test_id("menu").click()
    host.get_by_role("button", name="Propose ending the game").click()
    host.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    host.get_by_test_id("end").wait_for()
    past = window(link)
    past.get_by_test_id("end").wait_for()
    expect(past.locator(board).first).to_be_visible()


def test_no_table_gets_lost(window: Open, server: Server) -> None:
    """Home links to every running game, however many there are, and says where it is my turn."""
    page = window()
    start_against_bots(page, "clockworker")
    wish = {"game": "clockworker", "players": 2, "seat": 0, "bots": {"1": "greedy"}}
    for _ in range(7):
        made = page.request.post(f"{server.url}/api/v1/tables", data=wish, headers=PAGE)
        assert made.ok
    page.goto(f"{server.url}/")
    mine = page.get_by_role("region", name="My tables").locator("a.card")
    expect(mine).to_have_count(8)
    expect(mine.filter(has_text="Your turn").first).to_be_visible()


def test_guests_are_warned_before_their_games_are_lost(window: Open) -> None:
    """Guests' games can't be found again once they have signed out: that is said before."""
    page = window()
    start_against_bots(page, "clockworker")
    page.goto(page.url.partition("/table")[0] + "/account")
    page.get_by_test_id("sign-out").first.click()
    warning = page.get_by_role("dialog")
    expect(warning).to_contain_text("your game is lost for you")
    assert violations(page) == []
    warning.get_by_role("button", name="Stay signed in").click()
    page.reload()
    expect(page.get_by_text("You are playing as")).to_be_visible()
    page.get_by_test_id("sign-out").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out and lose them").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    expect(page.get_by_role("region", name="My tables")).to_have_count(0)


def test_one_click_ends_no_game(window: Open) -> None:
    """Against bots nobody else is asked, so the player is asked once more."""
    page = window()
    start_against_bots(page, "clockworker")
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Propose ending the game").click()
    question = page.get_by_test_id("vote")
    expect(question).to_contain_text("ending the game")
    assert page.get_by_test_id("end").count() == 0
    question.get_by_role("button", name="Decline").click()
    expect(question).to_have_count(0)
    assert wait_for_turn(page)


def test_a_rematch_waits_for_the_others(window: Open) -> None:
    """The other's seat is kept; nothing starts before it is taken."""
    host, guest = two_people(window)
    host.get_by_test_id("menu").click()
    host.get_by_role("button", name="Propose ending the game").click()
    guest.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_text("kept for Ben")).to_be_visible()
    expect(host.get_by_role("button", name="Start")).to_be_disabled()
    guest.get_by_role("link", name="Go to the next game").click()
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    guest.get_by_test_id("decision").wait_for()


@pytest.mark.parametrize(("game", "thing"), [("rockwell", "g.tile"), ("clockworker", ".card.artifact")])
def test_no_tip_in_another_language(window: Open, game: str, thing: str) -> None:
    """What was said of the thing under the pointer goes away with the language that it was said in."""
    page = window()
    start_against_bots(page, game)
    page.locator(thing).first.hover()
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    said = tip.inner_text()
    speak(page, "de")
    expect(page.get_by_test_id("asked")).not_to_have_text("")
    expect(page.locator(".tip", has_text=said)).to_have_count(0)


def test_no_tip_about_another_card(window: Open) -> None:
    """When the row moves under a pointer that rests, what was said of the card that lay there goes away."""
    page = window()
    sit(page, moment(golden("clockworker", "four-greedy-players-version-2"), "staffing", 9))
    page.locator(".yard .factory").first.hover()
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    said = tip.inner_text()
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".tip", has_text=said)).to_have_count(0)


def test_offline_is_said_at_once(window: Open) -> None:
    """The browser knows it before the socket does; what is sent then waits, and goes out when the line is back."""
    page = window()
    start_against_bots(page, "clockworker")
    link = page.get_by_test_id("link")
    expect(link).to_have_attribute("data-state", "saved")
    page.context.set_offline(True)
    expect(link).to_have_attribute("data-state", "offline")
    page.context.set_offline(False)
    expect(link).to_have_attribute("data-state", "saved")
    assert play(page, 1) == 1


def test_options_are_told_in_words(window: Open) -> None:
    """No value of an option looks like an identifier, in any language."""
    page = window()
    for language in ("fr", "de", "en"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for game in ("rockwell", "clockworker"):
            page.locator(f"[data-game={game}]").click()
            page.locator("details", has=page.locator("fieldset, .wideoption")).first.evaluate(
                "(one) => { one.open = true; }"
            )
            options = page.locator("details option, details .wideoption")
            expect(options.first).to_be_attached()
            assert not [value for value in options.all_inner_texts() if "_" in value]


def test_points_begin_at_nothing(window: Open) -> None:
    """The plot at the end counts what the table counted: rankings come with the end."""
    page = window()
    sit(page, golden("rockwell", "version-2-three-players"))
    plot = page.get_by_role("img", name="Points over time")
    plot.scroll_into_view_if_needed()
    nothing = plot.locator("line[data-points='0']").get_attribute("y1")
    starts = [str(line.get_attribute("points")).split()[0].split(",")[1] for line in plot.locator("polyline").all()]
    assert len(starts) == 3
    assert {float(start) for start in starts} == {float(nothing or -1)}


def test_a_wrong_address_leads_home(window: Open) -> None:
    """No raw JSON: the page says that there is nothing."""
    page = window("/nonsense")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()


def test_names_are_as_long_as_the_server_takes_them(window: Open) -> None:
    """Nobody types what is then refused."""
    page = window()
    page.get_by_role("button", name="Friends").click()
    name = page.get_by_label("Your name")
    name.fill("")
    name.press_sequentially("x" * 40)
    assert len(name.input_value()) == 30


def test_a_short_password_is_refused_in_words(window: Open) -> None:
    """Before it is sent, by the field itself."""
    page = window("/account")
    page.get_by_label("Name").first.fill("Hasty")
    password = page.get_by_label("Password").first
    password.fill("short")
    page.get_by_role("button", name="Create an account").click()
    assert password.evaluate("(field) => field.validity.tooShort || !field.checkValidity()")
    expect(page.get_by_text("can’t be understood")).to_have_count(0)
    expect(page.get_by_text("You are signed in as")).to_have_count(0)


def test_the_key_for_the_decision_leads_there(window: Open) -> None:
    """To the question itself, not to a button that leads away from it."""
    page = window()
    start_against_bots(page, "rockwell")
    page.keyboard.press("d")
    expect(page.get_by_test_id("asked")).to_be_focused()


def test_spectators_are_told_why_they_hear_nothing(window: Open) -> None:
    """Players' words are not for them while the game runs."""
    host, link = private_table(window, "clockworker")
    watcher = window(link)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    for page in (watcher, host):
        open_part(page, "chat")
    expect(watcher.get_by_text("Spectators talk among themselves.")).to_be_visible()
    expect(host.get_by_text("Nobody has said anything yet.")).to_be_visible()


def test_no_mail_is_promised_where_there_is_none(window: Open) -> None:
    """A server without mail says so instead of “Saved.”"""
    page = window("/account")
    page.get_by_label("Name").first.fill("Mailless")
    page.get_by_label("Password").first.fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are signed in as Mailless.")).to_be_visible()
    form = page.locator("form", has=page.get_by_role("heading", name="E-mail address"))
    form.get_by_label("E-mail address").fill("ann@example.org")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Send a confirmation link").click()
    expect(page.get_by_role("alert")).to_contain_text("mail")
    expect(page.get_by_test_id("said")).to_have_count(0)


def test_inspectors_are_named_as_they_are_seen(window: Open) -> None:
    """axe found a sign on a pawn that its name did not hold."""
    page = window()
    page.get_by_text("Expansions and options").click()
    page.locator("fieldset label", has_text="Superintendent").locator("input").check()
    start_against_bots(page, "rockwell", players=4, choose_game=False)
    assert violations(page, every=True) == []
