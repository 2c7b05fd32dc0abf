"""A server in its own process, and Debian's Chromium. Without a browser these tests say so; on a CI they fail."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

BUILT = Path(__file__).parents[2] / "src" / "rockworker" / "server" / "page" / "index.html"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 40_000


def missing(what: str) -> None:
    """Skips a test that can't run here, where nobody watches a CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


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

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-m", "rockworker", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'page.db'}"]
        environment = {**os.environ, "ROCKWORKER_BOT_DELAY_MS": "0", "ROCKWORKER_REQUESTS_PER_MINUTE": "60000"}
        environment |= {"ROCKWORKER_SIGN_INS_PER_MINUTE": "6000"}
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


Open = Callable[..., Page]


@pytest.fixture
def window(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens windows, each with its own cookies. An error on the page's console fails the test."""
    contexts, problems = [], []

    def open_window(path: str = "/", *, width: int = 1440, height: int = 900, dark: bool = False) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=width < 500,
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
    """What the content security policy had to stop, and scripts that broke."""
    return "Content Security Policy" in text or "Uncaught" in text
