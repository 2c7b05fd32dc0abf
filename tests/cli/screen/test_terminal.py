"""The full screen in a real terminal."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

import rockworker
from tests.cli import driver
from tests.cli.screen.terminal import terminal

GAME = ("play", "rockwell", "--seats", "human,random,random", "--seed", "3")
OWN_SCREEN = b"\x1b[?1049l"
"""Back from the full screen."""
ASKED = {"en": "Auction: put", "fr": "Appel d’offres", "de": "Angebote"}


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "rockworker"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_a_terminal_gets_the_full_screen(size: tuple[int, int], state: Path) -> None:
    """The mine in its place, a bid by keys, the boards light up; leaving restores the terminal and says where."""
    with terminal(GAME, *size) as screen:
        screen.wait_for(lambda picture: ASKED["en"] in picture and "Prestige 0" in picture)
        if size == (80, 24):  # there is room for one page only, and an auction is about the boards
            screen.press("tab", "tab", "tab")
        shown = screen.wait_for(lambda picture: "│A1" in picture and "the centre of the Earth" in picture)
        assert all(f"│{ring}{number}" in shown for ring in "ABCD" for number in range(1, 9))
        screen.press("up", "enter")
        shown = screen.wait_for(lambda picture: "▸1" in picture)
        assert "Control Centre" in shown
        screen.press("Q")
        code, _ = screen.end()
        left = screen.picture
    assert code == 0
    (file,) = (state / "games").glob("*.json")
    assert rockworker.load(file.read_bytes()).log[0][1] == rockworker.new("rockwell").definition.notation().read(
        "bid 1Z $0"
    )
    assert "play--continue" in "".join(left.split())  # a line may end anywhere in it: the file's path is long


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_screen_speaks_the_system_s_language(language: str) -> None:
    """`LANG` is heard."""
    with terminal(GAME, 80, 24, LC_ALL=f"{language}_CH.UTF-8", ROCKWORKER_LANG="") as screen:
        screen.wait_for(lambda picture: ASKED[language] in picture)
        screen.press("ctrl-c")
        assert screen.end()[0] == 130


def test_ctrl_c_ends_it_while_bots_think(state: Path) -> None:
    """The game is kept, the exit code says that it was interrupted, and the terminal's own screen comes back."""
    with terminal(GAME, 80, 24) as screen:
        screen.wait_for(lambda picture: ASKED["en"] in picture)
        screen.press("enter", "ctrl-c")
        code, seconds = screen.end()
    assert code == 130
    assert seconds < 30
    assert list((state / "games").glob("*.json"))


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_it_too(name: str, state: Path) -> None:
    """As a closing session sends it: what was done is in the file, and the terminal's own screen comes back."""
    with terminal(GAME, 80, 24) as screen:
        screen.wait_for(lambda picture: ASKED["en"] in picture)
        screen.press("enter")
        screen.wait_for(lambda picture: "▸1" in picture)
        os.kill(screen.process.pid, getattr(signal, name))
        assert screen.end()[0] == 130
    assert list((state / "games").glob("*.json"))
    assert screen.received.rindex(OWN_SCREEN) > screen.received.rindex(b"Vice President")


def test_the_mouse_chooses() -> None:
    """A click on a slot places the Vice President there."""
    with terminal(GAME, 80, 24) as screen:
        screen.wait_for(lambda picture: ASKED["en"] in picture)
        screen.press("enter")
        screen.wait_for(lambda picture: "▸1" in picture)
        row = next(n for n, line in enumerate(screen.screen.display) if re.match(r"2 · Bribery", line))
        screen.click(4, row)
        screen.wait_for(lambda picture: re.search(r"Board I, slot 2 +\(?Bribery|2 R Bribery", picture) is not None)


def test_resizing() -> None:
    """The layout follows: at 120 columns the goals stand beside the mine, at 80 an auction shows the boards alone."""
    with terminal(GAME, 80, 24) as screen:
        screen.wait_for(lambda picture: ASKED["en"] in picture)
        assert "Deliveries" not in screen.picture
        screen.resize(120, 40)
        screen.wait_for(lambda picture: all(part in picture for part in ("Deliveries", "Achievements", "│D8")))
        screen.resize(80, 24)
        screen.wait_for(
            lambda picture: "Deliveries" not in picture and "│D8" not in picture and "1 · Bribery" in picture
        )


def test_hot_seat_in_a_terminal() -> None:
    """Nobody's stock is on the hand-over screen."""
    with terminal(("play", "rockwell", "--seats", "human,human", "--seed", "1"), 80, 24) as screen:
        handed = screen.wait_for(lambda picture: "Player 1 is next" in picture)
        assert "$" not in handed
        screen.press("enter")
        screen.wait_for(lambda picture: "$3,000" in picture)
        screen.press("enter")
        handed = screen.wait_for(lambda picture: "Player 2 is next" in picture)
        assert "$" not in handed


@pytest.mark.parametrize(
    ("arguments", "more"), [((*GAME, "--plain"), {}), (GAME, {"TERM": "dumb"})], ids=["--plain", "dumb"]
)
def test_the_plain_table_stays(arguments: tuple[str, ...], more: dict[str, str]) -> None:
    """Asked for, or where the terminal can't do more."""
    with terminal(arguments, 80, 24, **more) as screen:
        screen.wait_for(lambda picture: "Zinc 0–3 [0] ›" in picture)


def test_a_terminal_that_is_too_small_gets_the_plain_table() -> None:
    """There is no room for a board."""
    with terminal(GAME, 50, 16) as screen:
        screen.wait_for(lambda picture: "Zinc 0–3 [0] ›" in picture)


def test_a_pipe_gets_the_plain_table() -> None:
    """Without Textual being loaded."""
    script = f"echo q | {driver.COMMAND[0]} -X importtime -m rockworker play rockwell 2>&1 | grep -c textual"
    assert driver.shell(script).stdout.strip() == "0"
