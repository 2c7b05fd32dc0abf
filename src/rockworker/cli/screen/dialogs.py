"""Screens over the table: reading (log, help, scores), searching the rules, a line of input, the hand-over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Label

from rockworker.cli.screen import drawings
from rockworker.cli.screen.sheets import SheetView
from rockworker.text.sheet import Sheet

SCROLLING = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -100_000, "end": 100_000}


def _box(keys: str) -> Vertical:
    """A frame over the table; its lower edge says what closes it."""
    box = Vertical(classes="reader")
    box.border_subtitle = keys
    return box


def rows_in(screen: Screen[Any]) -> int:
    """The rows of text that such a frame has room for: without its edges and its heading."""
    return screen.size.height * 9 // 10 - 3


class Reader(ModalScreen[None]):
    """Something to read. Arrows scroll, Escape closes."""

    def __init__(
        self, title: str, keys: str, content: Callable[[int], RenderableType], *, from_the_end: bool = False
    ) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys
        """What closes it, in words."""
        self.content = content
        """For a width."""
        self.from_the_end = from_the_end

    def compose(self) -> ComposeResult:
        """A heading, and the text."""
        with _box(self.keys):
            yield Label(self.heading, classes="heading", markup=False)
            yield SheetView("text")

    def on_resize(self) -> None:
        """Draws it as wide as there is room."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draws the text."""
        view = self.query_one("#text", SheetView)
        sheet = Sheet()
        sheet.put_lines(self.content(view.size.width - 1), max(view.size.width - 1, 20))
        view.styles.height = self.rows_for(sheet)
        view.show(sheet)
        if self.from_the_end:
            view.scroll_end(animate=False)

    def rows_for(self, sheet: Sheet) -> int:
        """Rows that the text gets: as many as it has, or as there are."""
        return min(sheet.height, rows_in(self))

    def on_key(self, event: events.Key) -> None:
        """Scrolls or closes."""
        if event.key in SCROLLING:
            self.query_one("#text", SheetView).scroll_relative(y=SCROLLING[event.key], animate=False)
            event.stop()
        elif self.closes(event):
            event.stop()
            self.dismiss(None)

    def closes(self, event: events.Key) -> bool:
        """Whether a key ends reading."""
        return event.key in ("escape", "enter", "space", "q", "Q")


class Search(Reader):
    """Something to search: what is typed decides what is shown."""

    def __init__(self, title: str, keys: str, hint: str, find: Callable[[str, int], RenderableType]) -> None:
        super().__init__(title, keys, lambda width: find(self.wanted, width))
        self.hint = hint
        self.wanted = ""

    def compose(self) -> ComposeResult:
        """A line to type in, and what is found."""
        with _box(self.keys):
            yield Label(self.heading, classes="heading", markup=False)
            yield Input(placeholder=self.hint, id="wanted", compact=True)
            yield SheetView("text")

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        """Looks for what is typed."""
        self.wanted = event.value
        self.draw()
        self.query_one("#text", SheetView).scroll_home(animate=False)

    def rows_for(self, sheet: Sheet) -> int:
        """All that there are: its size does not change with every letter."""
        return rows_in(self) - 1

    def closes(self, event: events.Key) -> bool:
        """Letters belong to the line."""
        return event.key == "escape"


class Line(ModalScreen[str | None]):
    """One line from the keyboard, with all that editing needs; Escape gives it up."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self.heading = title
        self.value = value

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Vertical(classes="line"):
            yield Label(self.heading, markup=False)
            yield Input(self.value, id="line", select_on_focus=False, compact=True)

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """Enter."""
        self.dismiss(event.value.strip())


class Switches(ModalScreen[list[str]]):
    """Things that are on or off: Enter or a click turns one over, Escape closes."""

    def __init__(self, title: str, keys: str, switches: Sequence[tuple[str, str, bool]]) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys
        self.switches = switches
        """Words, name, and whether it was on."""
        self.on = {name for _, name, on in switches if on}
        self.place = 0

    def compose(self) -> ComposeResult:
        """The list."""
        with _box(self.keys):
            yield Label(self.heading, classes="heading", markup=False)
            yield SheetView("text")

    def on_resize(self) -> None:
        """Draws it as wide as there is room."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """A line for each, with a mark if it is on."""
        view = self.query_one("#text", SheetView)
        sheet = drawings.switches([(words, name in self.on) for words, name, _ in self.switches], self.place, view.size)
        view.styles.height = min(sheet.height, rows_in(self))
        view.show(sheet)
        view.reveal(sheet.spots[self.place].row, sheet.spots[self.place].height)

    def turn(self) -> None:
        """Turns the present one over."""
        self.on ^= {self.switches[self.place][1]}
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Arrows move, Enter and space turn over."""
        event.stop()
        if event.key in ("up", "down"):
            self.place = (self.place + (1 if event.key == "down" else -1)) % len(self.switches)
            self.draw()
        elif event.key in ("enter", "space"):
            self.turn()
        elif event.key in ("escape", "O", "Q", "q"):
            self.dismiss(sorted(self.on))

    @on(SheetView.Pointed)
    def on_pointed(self, message: SheetView.Pointed) -> None:
        """A click."""
        self.place = message.keys[0][1]
        self.turn()


class HandOver(Screen[bool]):
    """Stands between two people: nothing of either can be seen. Enter shows the next one's screen, Q leaves."""

    def __init__(self, text: str, keys: str) -> None:
        super().__init__()
        self.text = text
        self.keys = keys

    def compose(self) -> ComposeResult:
        """Who is next."""
        with Vertical(id="hand-over"):
            yield Label(self.text, markup=False)
            yield Label(self.keys, markup=False, classes="dim")

    def on_key(self, event: events.Key) -> None:
        """Enter or Q."""
        if event.key in ("enter", "Q", "q"):
            event.stop()
            self.dismiss(event.key == "enter")
