"""How quick the page is in a browser, and whether it stays as small as it was over a whole game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Final

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

from tests.browser.driver import move, picker, start_against_bots, wait_for_turn

Milliseconds = float
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESK: Final[ViewportSize] = {"width": 1280, "height": 720}
SLOWER = 4
"""How many times slower a phone's processor is taken to be than this one."""
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""A slow mobile line, as Lighthouse takes it: 150 ms for every request, 1.6 Mbit/s."""
AT_ONCE = {"botPause": 0}
RUNS = 5
READY = """() => {
  window.busyUntil = 0;
  const note = (list) => list.getEntries().forEach((task) => (window.busyUntil = task.startTime + task.duration));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
}"""
"""Notes until when the processor was busy for longer than a person's patience with a click."""
USABLE = "() => document.querySelector('button.main:enabled') !== null && Math.max(performance.now(), window.busyUntil)"
"""When a first game can be begun; nothing while it can't."""
WATCH = """() => {
  Object.assign(window, { clicks: [], answers: [], sent: null });
  const isClick = ({ name }) => name === "click";
  const note = (list) => clicks.push(...list.getEntries().filter(isClick).map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
  const isSent = ({ target }) => target.closest("[data-testid=confirm], [data-direct]");
  addEventListener("click", (event) => { if (isSent(event)) sent = performance.now(); }, true);
  const drawn = () => { if (sent !== null) answers.push(performance.now() - sent); sent = null; };
  const versions = { subtree: true, attributeFilter: ["data-version"] };
  new MutationObserver(() => requestAnimationFrame(drawn)).observe(document.body, versions);
}"""
"""Notes how long after each click the browser has painted what came of it (what took less than 16 ms is not told), and
how long after a move was sent its outcome was drawn."""
TURN = 12
"""Decisions that a turn takes, about: what is on the table differs from phase to phase."""


class Growth(msgspec.Struct):
    """Something counted near the beginning of a game, and at its end."""

    first: float
    last: float

    @property
    def factor(self) -> float:
        """How many times as much it has become."""
        return self.last / self.first


class Played(msgspec.Struct):
    """What a whole game at a desk showed."""

    decisions: int
    frames: list[Milliseconds]
    """From each click to the next picture."""
    answers: list[Milliseconds]
    """From each sent move to the picture of what came of it, the server's part included."""
    nodes: Growth
    heap: Growth


def interactive(browser: Browser, url: str) -> Milliseconds:
    """From the address to a first screen on which a game can be begun, on a phone that was never here."""
    return median(_interactive(browser, url) for _ in range(RUNS))


def _interactive(browser: Browser, url: str) -> Milliseconds:
    with _window(browser, "", PHONE) as (page, devtools):
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", LINE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(url, wait_until="commit")
        return float(page.wait_for_function(USABLE, polling="raf").json_value())


def whole_game(browser: Browser, url: str, game: str, players: int, most: int) -> Played:
    """Plays against bots, whose moves are shown at once, until the end or so many decisions."""
    pick, weights = picker(5), list[tuple[float, float]]()
    with _window(browser, url, DESK) as (page, devtools):
        start_against_bots(page, game, players=players, level="Foreman")
        page.evaluate(WATCH)
        while len(weights) < most and wait_for_turn(page):
            weights.append(_weighed(devtools))
            move(page, pick)
        nodes, heap = (Growth(max(kind[:TURN]), max(kind[-TURN:])) for kind in zip(*weights, strict=True))
        return Played(len(weights), page.evaluate("clicks"), page.evaluate("answers"), nodes, heap)


def _weighed(devtools: CDPSession) -> tuple[float, float]:
    """Nodes, and megabytes of scripts' memory, once all that nobody holds is thrown away."""
    devtools.send("HeapProfiler.collectGarbage")
    told = {entry["name"]: entry["value"] for entry in devtools.send("Performance.getMetrics")["metrics"]}
    return told["Nodes"], told["JSHeapUsedSize"] / 1e6


@contextmanager
def _window(browser: Browser, url: str, size: ViewportSize) -> Iterator[tuple[Page, CDPSession]]:
    context = browser.new_context(viewport=size, locale="en-GB", has_touch=size == PHONE)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(f"localStorage.rockworker ??= '{json.dumps(AT_ONCE)}'; ({READY})()")
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable")
    if url:
        page.goto(url)
    yield page, devtools
    context.close()
