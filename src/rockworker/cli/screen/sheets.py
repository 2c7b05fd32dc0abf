"""A widget that shows a sheet, scrolls it, and tells what was pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from rockworker.text.sheet import Key, Sheet


@lru_cache(maxsize=1024)
def _style(text: str) -> Style:
    return Style.parse(text)


class SheetView(ScrollView, can_focus=False):
    """Shows a sheet."""

    DEFAULT_CSS = """
    SheetView { scrollbar-size-vertical: 1; scrollbar-size-horizontal: 1; overflow-x: auto; overflow-y: auto; }
    """

    class Pointed(Message):
        """Somebody has clicked on things, the smallest first."""

        def __init__(self, view: SheetView, keys: Sequence[Key]) -> None:
            super().__init__()
            self.view = view
            self.keys = keys

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.sheet = Sheet()
        self._strips: list[Strip] = []

    def show(self, sheet: Sheet) -> None:
        """Shows another sheet, at the place to which this one was scrolled."""
        self.sheet = sheet
        self._strips = [Strip([Segment(text, _style(style)) for text, style in row]) for row in sheet.runs()]
        self.virtual_size = Size(sheet.width, sheet.height)
        self.refresh()

    def reveal(self, row: int, height: int = 1) -> None:
        """Scrolls so that these rows can be seen."""
        self.scroll_to_region(Region(0, row, 1, height), animate=False, immediate=True, x_axis=False)

    def start_at(self, row: int) -> None:
        """Scrolls so that a row is the first, if what follows fills the widget; else to the end."""
        self.scroll_to(y=min(row, max(self.sheet.height - self.size.height, 0)), animate=False, immediate=True)

    def render_line(self, y: int) -> Strip:
        """A row as wide as the widget."""
        x, top = self.scroll_offset
        width, base = self.size.width, self.rich_style
        row = y + top
        strip = self._strips[row] if row < len(self._strips) else Strip.blank(0)
        return strip.crop(x, x + width).extend_cell_length(width).apply_style(base)

    def on_click(self, event: Click) -> None:
        """Tells what lies there."""
        row, column = int(event.y + self.scroll_offset.y), int(event.x + self.scroll_offset.x)
        found = [spot for spot in self.sheet.spots if spot.holds(row, column)]
        found.sort(key=lambda spot: spot.width * spot.height)
        if found:
            self.post_message(self.Pointed(self, [spot.key for spot in found]))
