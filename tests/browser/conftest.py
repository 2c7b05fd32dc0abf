"""A server in its own process, and Debian's Chromium. Without a browser these tests say so; on a CI they fail."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "rockworker" / "server" / "page" / "index.html"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Chromium's own address bar is a page, too, which every window would load.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,Translate,MediaRouter,OptimizationHints",
)
PATIENCE_MS = 40_000
"""How long a busy machine may take for anything that a test does or expects."""
expect.set_options(timeout=PATIENCE_MS)
NAMED_IN = Path(tempfile.gettempdir()) / f"rockworker-test-{os.getpid()}"
"""Where the servers read which test runs."""
WITH_SAME_GAMES = (sys.executable, "-m", "tests.browser.serve", str(NAMED_IN))


def missing(what: str) -> None:
    """Skips a test that can't run here, where nobody watches a CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(autouse=True)
def _same_games(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each test meets the same games whenever it runs."""
    NAMED_IN.write_text(request.node.nodeid, "utf-8")
    yield
    NAMED_IN.unlink()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each opens windows of its own."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing("no Chromium here: the page is not tested in a browser")
    if not BUILT.exists():
        missing("the page is not built: `make page`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


class Server:
    """`rockworker serve` on a database of its own; it can be killed and started again."""

    def __init__(
        self, folder: Path, environment: Mapping[str, str] | None = None, program: Sequence[str] = WITH_SAME_GAMES
    ) -> None:
        self.folder = folder
        self.program = program
        self.environment = environment or {}
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [*self.program, "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'page.db'}"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "ROCKWORKER_BOT_DELAY_MS": "0"}
        environment |= {"ROCKWORKER_REQUESTS_PER_MINUTE": "60000", "ROCKWORKER_SIGN_INS_PER_MINUTE": "6000"}
        environment |= self.environment
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, env=environment, stdout=log, stderr=log)
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        for _ in range(240):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):  # noqa: S310 - our own server
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.25)
        self.stop()
        pytest.fail((self.folder / "server.log").read_text("utf-8")[-4000:])

    def kill(self) -> None:
        """SIGKILL: it has no time to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """The polite way."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of the session."""
    running = Server(tmp_path_factory.mktemp("page"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def server_with_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which somebody has installed a game of their own."""
    running = Server(tmp_path_factory.mktemp("toy"), with_toy(tmp_path_factory.mktemp("installed")))
    running.start()
    yield running
    running.stop()


def with_toy(folder: Path) -> dict[str, str]:
    """An environment in which the toy game is installed: what pip leaves behind, on Python's path.

    Bots think in processes of their own, so it is not enough to register a game in the server's.
    """
    info = folder / "toy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[rockworker.games]\npebbles = tests.browser.toy:GAME\n", "utf-8")
    template = ROOT / "src" / "rockworker" / "games" / "template" / "src"
    return {"PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT, template)))}


Open = Callable[..., Page]


@pytest.fixture
def window(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens windows, each with its own cookies. An error on the page's console fails the test."""
    with windows(browser, server) as open_window:
        yield open_window


@pytest.fixture
def toy_window(browser: Browser, server_with_toy: Server) -> Iterator[Open]:
    """The same, on the server with a game from outside."""
    with windows(browser, server_with_toy) as open_window:
        yield open_window


@contextmanager
def windows(browser: Browser, server: Server) -> Iterator[Open]:
    """A function that opens windows on a server; they are closed at the end, and must not have had problems."""
    contexts, problems = [], []

    def open_window(
        path: str = "/",
        *,
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        locale: str = "en-GB",
        moving: bool = False,
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            locale=locale,
            has_touch=width < 500,
            service_workers="allow" if worker else "block",  # a worker's requests pass by what tests put in their way
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if _is_bad(message.text) else None)
        page.goto(f"{server.url}{path}")
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert problems == []


def _is_bad(text: str) -> bool:
    """What the content security policy had to stop, scripts that broke, and words that are not there."""
    return any(sign in text for sign in ("Content Security Policy", "Uncaught", "No message"))
