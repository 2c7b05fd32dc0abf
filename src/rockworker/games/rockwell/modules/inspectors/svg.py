"""The two inspectors on the board: red with a bar, or yellow with a +1."""

from __future__ import annotations

from rockworker.drawing.svg import group, tag, title, words
from rockworker.games.rockwell.modules.inspectors.records import PawnsView
from rockworker.games.rockwell.svg.geometry import LOOKS, intersection_point
from rockworker.text.texts import Texts

HELMETS = ("#d8342a", "#ffd22e")


def pawns(view: PawnsView, texts: Texts) -> str:
    """Superintendent and Supervisor on their intersections."""
    return "".join(_pawn(pawn, at, texts) for pawn, at in enumerate((view.superintendent, view.supervisor)))


def _pawn(pawn: int, at: int, texts: Texts) -> str:
    spot = intersection_point(at)
    sign = tag("path", d=LOOKS["bar"], stroke="#fff", stroke_width=4.4)
    if pawn:
        sign = words("+1", 0, 17, 12, font_weight=800, fill="#fff", text_anchor="middle")
    dashes = {"stroke": "#fffaf1", "stroke_width": 2, "stroke_dasharray": "3 4"}
    return group(
        title(texts.kind("pawn", pawn)),
        tag("circle", r=27, fill="#140c04", fill_opacity=0.5, **dashes),
        tag("path", d=LOOKS["coat"], fill="#33414f", stroke="#10161c", stroke_width=1.6),
        tag("circle", r=8.5, cy=-2, fill="#f3cda6", stroke="#3a2412", stroke_width=1.4),
        tag("path", d=LOOKS["helmet"], fill=HELMETS[pawn], stroke="#20160d", stroke_width=1.6),
        sign,
        x=spot.x,
        y=spot.y,
    )
