"""Small helpers to write SVG, and how players look on the page."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

FONT: Final = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, 'DejaVu Sans', sans-serif"
)


LETTER: Final = 0.61
"""About how wide a letter is, for its size: in wide fonts, so that text has room in all of them."""


@cache
def looks(file: Path) -> dict[str, Any]:
    """Shapes and hues that `tools.drawings` has read from the page."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


PAGE: Final = looks(Path(__file__).parent / "page.json")
HUES: Final[dict[str, str]] = PAGE["hues"]


def tag(name: str, *content: str, **attributes: Any) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, `class_` becomes `class`."""
    named = [(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items() if value is not None]
    opening = "".join(f" {key}={quoteattr(_plain(value))}" for key, value in named)
    return f"<{name}{opening}>{''.join(content)}</{name}>" if content else f"<{name}{opening}/>"


def _plain(value: object) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def group(*content: str, x: float | None = None, y: float = 0, **attributes: object) -> str:
    """Elements together, perhaps at a place."""
    if x is not None:
        attributes["transform"] = f"translate({_plain(x)} {_plain(y)})"
    return tag("g", *(content or ("",)), **attributes)


def words(text: str, x: float, y: float, size: float = 18, room: Any = None, **attributes: Any) -> str:
    """A line of text; smaller where there is not enough room for it."""
    if room is not None:
        size = min(size, room / (len(text) * LETTER or 1))
    return tag("text", escape(text), x=x, y=y, font_size=size, **attributes)


def title(text: str) -> str:
    """What pointing at an element tells, and what screen readers say."""
    return tag("title", escape(text))


def hue_of(player: int) -> str:
    """The colour of a player's pieces."""
    return HUES[f"player-{player % len(PAGE['shapes'])}"]


def ink_of(player: int) -> str:
    """The colour of what is written on them."""
    return HUES[f"player-ink-{player % len(PAGE['shapes'])}"]


def glyph(player: int, x: float, y: float, radius: float = 9) -> str:
    """A player's symbol."""
    shape = PAGE["shapes"][player % len(PAGE["shapes"])]
    place = f"translate({_plain(x)} {_plain(y)}) scale({_plain(radius)})"
    return tag("path", d=shape, transform=place, fill=hue_of(player), stroke=HUES["ink"], stroke_width=0.12)


def box(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    """A sheet with round corners."""
    looks = {"rx": 10, "fill": HUES["sheet"], "stroke": HUES["edge"], "stroke_width": 1.5} | attributes
    return tag("rect", x=x, y=y, width=width, height=height, **looks)


def document(width: float, height: float, name: str, about: str, *content: str) -> str:
    """A whole picture, told in words too."""
    size = {"viewBox": f"0 0 {_plain(width)} {_plain(height)}", "role": "img", "xmlns": "http://www.w3.org/2000/svg"}
    paper = tag("rect", width=width, height=height, rx=14, fill=HUES["paper"])
    style = {"font_family": FONT, "fill": HUES["ink"], "style": "width:100%;height:auto;display:block"}
    return tag("svg", title(name), tag("desc", escape(about)), paper, *content, **size, **style)
