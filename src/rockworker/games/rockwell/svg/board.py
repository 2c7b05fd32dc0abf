"""The round board: four strata around the centre of the Earth, and everything that stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rockworker.drawing.svg import HUES, PAGE, glyph, group, hue_of, ink_of, tag, title, words
from rockworker.games.rockwell.board import CENTRE, ENTRANCE
from rockworker.games.rockwell.notation import place_text, tile_text
from rockworker.games.rockwell.state import NOBODY
from rockworker.games.rockwell.svg import geometry as where
from rockworker.games.rockwell.svg.geometry import CREW, LOOKS, RADII, SURFACE
from rockworker.games.rockwell.svg.pieces import HUE, cube
from rockworker.games.rockwell.view import CrewView, RockwellView, TileView
from rockworker.text.texts import Texts

TEXTURES: Final = {"A": "soil", "B": "clay", "C": "cobbles", "D": "crystal"}
OPEN: Final = {"A": 0.3, "B": 0.3, "C": 0.36, "D": 0.4}
"""By stratum: how much of its hue is left once a tile is drilled."""
TOKEN: Final = "#ffd877"  # noqa: S105 - the page's, for a token with the power on a tile
ON_ROCK: Final[dict[str, Any]] = {
    "text_anchor": "middle",
    "fill": HUE["rock-ink"],
    "paint_order": "stroke",
    "stroke_linejoin": "round",
}


def mine(view: RockwellView, texts: Texts) -> str:
    """The whole board, around (0, 0)."""
    return "".join(
        (
            tag("defs", *LOOKS["patterns"], LOOKS["core"], _depth()),
            tag("circle", r=SURFACE, fill=HUE["surface"], stroke=HUE["rock-shade"], stroke_width=2),
            tag("circle", r=RADII[0] + 2, fill=HUE["rock-shade"]),
            *(_tile(number, tile, texts) for number, tile in enumerate(view.tiles)),
            tag("circle", r=RADII[0], fill="url(#rw-depth)"),
            *(_entrance(place) for place in range(ENTRANCE, CENTRE)),
            _centre(),
            *(_working(view)),
            *(_shaft(number, tile.shaft) for number, tile in enumerate(view.tiles) if tile.shaft != NOBODY),
            *_crews(view, texts),
            *_additions(view, texts),
        )
    )


def _depth() -> str:
    """Each stratum is lighter above and darker below."""
    stops = []
    for ring in (3, 2, 1, 0):
        inner, outer = RADII[ring + 1], RADII[ring]
        parts = ((inner + 1, "#000", 0.34), (inner * 0.55 + outer * 0.45, "#000", 0), (outer - 1, "#fff", 0.1))
        stops += [tag("stop", offset=r / RADII[0], stop_color=hue, stop_opacity=much) for r, hue, much in parts]
    return tag("radialGradient", *stops, id="rw-depth", gradientUnits="userSpaceOnUse", cx=0, cy=0, r=RADII[0])


# Terrain


def _tile(number: int, tile: TileView, texts: Texts) -> str:
    drawn = _gallery(number, tile) if tile.revealed else _rock(number, tile)
    name = where.name_point(number)
    label = words(tile_text(number), name.x, name.y + 5, 14, **_on_rock(3, 0.55), font_weight=600)
    return group(title(_about(number, tile, texts)), *drawn, label)


def _about(number: int, tile: TileView, texts: Texts) -> str:
    name = texts.kind("tile", number)
    return name if tile.revealed else f"{name}: {tile.power} / {tile.required_power}"


def _rock(number: int, tile: TileView) -> Iterator[str]:
    path, spot = where.tile_path(number), where.number_point(number)
    yield tag("path", d=path, fill=HUES[f"stratum-{tile.stratum.lower()}"], stroke=HUE["rock-shade"], stroke_width=1.6)
    yield tag("path", d=path, fill=f"url(#rw-{TEXTURES[tile.stratum]})")
    if not tile.extractable:
        yield tag("path", d=path, fill="url(#rw-closed)", opacity=0.8)
    yield _gauge(number, 1, "#000", 8, stroke_opacity=0.38)
    if tile.power:
        yield from _power(number, tile)
    raised = "#ffe27a" if tile.required_power > tile.printed_power else HUE["rock-ink"]
    yield words(str(tile.required_power), spot.x, spot.y + 9.5, 27, font_weight=800, **(_on_rock(4) | {"fill": raised}))


def _gauge(number: int, share: float, hue: str, width: float, **looks: object) -> str:
    path = where.gauge_path(number, share)
    return tag("path", d=path, fill="none", stroke=hue, stroke_width=width, stroke_linecap="round", **looks)


def _power(number: int, tile: TileView) -> Iterator[str]:
    hue = HUE["drills"] if tile.power >= tile.required_power else TOKEN
    at = where.token_point(number)
    yield _gauge(number, tile.power / tile.required_power, hue, 5)
    yield tag("circle", cx=at.x, cy=at.y, r=11.5, fill=hue, stroke=HUE["lit-shade"], stroke_width=2)
    looks = {"text_anchor": "middle", "font_weight": 800, "fill": HUE["lit-shade"]}
    yield words(str(tile.power), at.x, at.y + 5.6, 16, **looks)


def _gallery(number: int, tile: TileView) -> Iterator[str]:
    path = where.tile_path(number)
    yield tag("path", d=path, fill=HUE["gallery"], stroke="#c99a5b", stroke_width=2.4)
    yield tag("path", d=path, fill=HUES[f"stratum-{tile.stratum.lower()}"], opacity=OPEN[tile.stratum])
    yield tag("path", d=path, fill="url(#rw-timber)")
    brings = [resource for resource, count in enumerate(tile.income or ()) for _ in range(count)]
    for n, resource in enumerate(brings):
        at = where.income_point(number, n, len(brings))
        yield cube(resource, at.x, at.y, 9)


def _on_rock(width: float, opacity: float = 1) -> dict[str, Any]:
    return {**ON_ROCK, "stroke": HUE["rock-shade"], "stroke_width": width, "stroke_opacity": opacity}


def _entrance(place: int) -> str:
    gate = where.gate_point(place)
    looks = {"fill": "none", "stroke": "#2c2114", "stroke_width": 2.6, "stroke_linecap": "round"}
    tower = group(tag("path", d=LOOKS["gate"]), tag("circle", cy=-13, r=5.5), x=gate.x, y=gate.y, **looks)
    ground = {"fill": HUE["surface-path"], "stroke": HUE["rock-shade"], "stroke_opacity": 0.45, "stroke_width": 1.5}
    return group(title(place_text(place)), tag("path", d=where.entrance_path(place), **ground), tower)


def _centre() -> str:
    radius = RADII[4] - 3
    swirl = {"fill": "none", "stroke": "#fff6d0", "stroke_opacity": 0.5, "stroke_width": 4, "stroke_linecap": "round"}
    return group(
        title(place_text(CENTRE)),
        tag("circle", r=radius, fill="url(#rw-core)"),
        tag("path", d=LOOKS["swirl"], **swirl),
        tag("circle", r=radius, fill="none", stroke=HUE["rock-shade"], stroke_width=4),
    )


def _working(view: RockwellView) -> Iterator[str]:
    """The tile of the extraction under way is outlined."""
    if view.extraction:
        path = where.tile_path(view.extraction.tile)
        yield tag("path", d=path, fill="none", stroke=HUE["lit-shade"], stroke_width=8, stroke_opacity=0.75)
        yield tag("path", d=path, fill="none", stroke="#fff", stroke_width=5)


# What stands there


def _shaft(number: int, owner: int) -> str:
    at = where.shaft_point(number)
    line = {"d": LOOKS["shaft"], "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    back = tag("path", **line, stroke=HUE["rock-shade"], stroke_width=8)
    tower = tag("path", **line, stroke=hue_of(owner), stroke_width=4)
    return group(back, tower, glyph(owner, 0, -11, 8), x=at.x, y=at.y)


def _crews(view: RockwellView, texts: Texts) -> Iterator[str]:
    places: dict[int, list[int]] = {}
    for number, crew in enumerate(view.crews):
        places.setdefault(crew.at, []).append(number)
    for place, numbers in places.items():
        for number, spot in zip(numbers, where.spots(place, len(numbers)), strict=True):
            about = f"{texts.kind('crew', number)}: {place_text(place)}"
            drawn = _crew(view.crews[number], number == view.active_crew)
            scale = f"translate({spot.x} {spot.y}) scale({spot.scale:g})"
            yield tag("g", title(about), *drawn, transform=scale)


def _crew(crew: CrewView, active: bool) -> Iterator[str]:
    low = PAGE["middles"][crew.owner] * CREW
    if active:
        yield tag("circle", r=CREW + 6, fill="#000", fill_opacity=0.35, stroke="#fff", stroke_width=3)
    yield glyph(crew.owner, 0, 0, CREW * 1.06 if low else CREW)
    looks = {"text_anchor": "middle", "font_weight": 800}
    yield words(str(crew.power), 0, 6.8 + low, 19, fill=ink_of(crew.owner), **looks)
    if crew.die:
        yield tag("rect", x=5, y=-23, width=18, height=18, rx=4, fill="#fffdf6", stroke="#20160d", stroke_width=1.6)
        yield words(str(crew.die), 14, -8.6, 15, fill="#20160d", **looks)


def _additions(view: RockwellView, texts: Texts) -> Iterator[str]:
    """What modules put on the board."""
    for module in texts.rules.modules:
        if module.svg:
            yield module.svg()(view.modules[module.name], texts)
