"""Where things are on the round board, around the centre of the Earth: the same points as on the page.

`web/src/games/rockwell/geometry.ts` computes them for the page; a test compares both."""

from __future__ import annotations

from math import cos, degrees, floor, pi, radians, sin
from pathlib import Path
from typing import Final, NamedTuple

from rockworker.drawing.svg import looks
from rockworker.games.rockwell.board import CENTRE, ENTRANCE, INTERSECTIONS, RING_SIZE, TILES, ring_of

LOOKS: Final = looks(Path(__file__).parents[1] / "data" / "drawing.json")
RADII: Final[list[float]] = LOOKS["radii"]
"""Outer radius of the rings A–D, and the radius of the centre."""
SURFACE: Final[float] = LOOKS["sizes"]["surface"]
GAP: Final[float] = LOOKS["sizes"]["gap"]
ENTRANCE_RADIUS: Final[float] = LOOKS["sizes"]["entrance_radius"]
ENTRANCE_REACH: Final[float] = LOOKS["sizes"]["entrance_reach"]
CREW: Final[float] = LOOKS["sizes"]["crew"]
"""Radius of a crew's figure."""
BESIDE: Final = 2 * CREW + 2
TURN: Final = 360 / RING_SIZE


class Spot(NamedTuple):
    """Where something stands, and how large it is drawn: smaller where it is crowded."""

    x: float
    y: float
    scale: float = 1


def polar(radius: float, angle: float) -> Spot:
    """Angle in degrees, clockwise from the top."""
    turn = radians(angle - 90)
    return Spot(round(radius * cos(turn), 3), round(radius * sin(turn), 3))


def start_angle(tile: int) -> float:
    """Where a tile begins: odd rings are turned by half a tile."""
    return tile % RING_SIZE * TURN + (TURN / 2 if ring_of(tile) % 2 else 0)


def outer_of(tile: int) -> float:
    """The radius of a tile's outer edge."""
    return RADII[ring_of(tile)]


def inner_of(tile: int) -> float:
    """The radius of a tile's inner edge."""
    return RADII[ring_of(tile) + 1]


def along(length: float, radius: float) -> float:
    """So many degrees are so long at that radius."""
    return degrees(length / radius)


def _at(radius: float, angle: float) -> str:
    spot = polar(radius, angle)
    return f"{spot.x:g} {spot.y:g}"


def _outline(inner: float, outer: float, angles: tuple[float, float, float, float]) -> str:
    begin, end, back, close = angles
    return (
        f"M{_at(outer, begin)}A{outer:g} {outer:g} 0 0 1 {_at(outer, end)}"
        f"L{_at(inner, back)}A{inner:g} {inner:g} 0 0 0 {_at(inner, close)}Z"
    )


def tile_path(tile: int) -> str:
    """The outline of a tile."""
    outer, inner = outer_of(tile) - GAP, inner_of(tile) + GAP
    begin, end = start_angle(tile), start_angle(tile) + TURN
    out, into = along(GAP, outer), along(GAP, inner)
    return _outline(inner, outer, (begin + out, end - out, end - into, begin + into))


def gauge_path(tile: int, share: float) -> str:
    """A line along the inner edge of a tile that is full when the power suffices."""
    radius = inner_of(tile) + 8
    margin = along(10, radius)
    begin = start_angle(tile) + margin
    end = begin + (TURN - 2 * margin) * min(1, max(0, share))
    return f"M{_at(radius, begin)}A{radius:g} {radius:g} 0 0 1 {_at(radius, end)}"


def entrance_angle(place: int) -> float:
    """In which direction an entrance lies."""
    return (place - ENTRANCE) * 90 + 45


def entrance_path(place: int) -> str:
    """The outline of an entrance."""
    angle = entrance_angle(place)
    begin, end = angle - ENTRANCE_REACH, angle + ENTRANCE_REACH
    return _outline(RADII[0] + 3, SURFACE - 3, (begin, end, end, begin))


def gate_point(place: int) -> Spot:
    """The winding tower beside an entrance."""
    return polar(ENTRANCE_RADIUS, entrance_angle(place) - ENTRANCE_REACH + 3.2)


def spots(place: int, count: int) -> list[Spot]:
    """Where the crews on a place stand, so that none hides another."""
    if place == CENTRE:
        return _centre_spots(count)
    if place >= ENTRANCE:
        return _row(ENTRANCE_RADIUS, entrance_angle(place), count, 2 * (ENTRANCE_REACH - 5))
    return _border_spots(place % TILES, count) if place >= TILES else _tile_spots(place, count)


def _row(radius: float, angle: float, count: int, room: float, most: float = 1) -> list[Spot]:
    """Side by side along an arc; closer and smaller where there is no room."""
    step = min(along(BESIDE * most, radius), room / max(count, 1))
    scale = min(most, round(radians(step) * radius / BESIDE, 3))
    points = [polar(radius, angle + (n - (count - 1) / 2) * step) for n in range(count)]
    return [Spot(point.x, point.y, scale) for point in points]


def _tile_spots(tile: int, count: int) -> list[Spot]:
    inner, middle = inner_of(tile), start_angle(tile) + TURN / 2
    first = inner + 13 + CREW
    if count <= floor(radians(_room(first)) * first / BESIDE):
        return _row(first, middle, count, _room(first))
    size = 0.95 if outer_of(tile) - inner > 100 else 0.62
    lower = inner + 11 + CREW * size
    upper = lower + BESIDE * size
    half = count // 2
    return [*_row(upper, middle, count - half, _room(upper), size), *_row(lower, middle, half, _room(lower), size)]


def _room(radius: float) -> float:
    return TURN - 2 * along(22, radius)


def _border_spots(tile: int, count: int) -> list[Spot]:
    outer, inner, angle = outer_of(tile), inner_of(tile), start_angle(tile) + TURN
    middle = (outer + inner) / 2
    if count == 1:
        return [polar(middle, angle)]
    step = min(BESIDE, (outer - inner - 6) / count)
    points = [polar(middle + ((count - 1) / 2 - n) * step, angle) for n in range(count)]
    return [Spot(point.x, point.y, step / BESIDE) for point in points]


def _centre_spots(count: int) -> list[Spot]:
    if count == 1:
        return [Spot(0, 0, 1.2)]
    ring = 40 if count <= 6 else 62
    scale = min(1.1, 2 * ring * sin(pi / count) / BESIDE)
    points = [polar(ring, 360 / count * n) for n in range(count)]
    return [Spot(point.x, point.y, scale) for point in points]


def income_point(tile: int, n: int, count: int) -> Spot:
    """What a mineshaft brings on a drilled tile: side by side at the outer edge."""
    radius = outer_of(tile) - 15
    return polar(radius, start_angle(tile) + TURN / 2 + along(22 * (n - (count - 1) / 2), radius))


def number_point(tile: int) -> Spot:
    """What must be reached: in the corner where the tile begins."""
    radius = outer_of(tile) - 22
    return polar(radius, start_angle(tile) + along(25, radius))


def token_point(tile: int) -> Spot:
    """The power there now: where the gauge ends."""
    radius = inner_of(tile) + 15
    return polar(radius, start_angle(tile) + TURN - along(20, radius))


def name_point(tile: int) -> Spot:
    """The tile's name: beside the number."""
    radius = outer_of(tile) - 16
    return polar(radius, start_angle(tile) + along(55, radius))


def shaft_point(tile: int) -> Spot:
    """A mineshaft stands in the other corner."""
    radius = outer_of(tile) - 22
    return polar(radius, start_angle(tile) + TURN - along(23 if ring_of(tile) == 3 else 34, radius))


def intersection_point(intersection: int) -> Spot:
    """One of the sixteen intersections on each circle between rings."""
    circle, k = divmod(intersection, INTERSECTIONS)
    return polar(RADII[circle + 1], k * 360 / INTERSECTIONS)
