"""Cubes, and the game's own hues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rockworker.drawing.svg import tag, words
from rockworker.games.rockwell.state import RESOURCES
from rockworker.games.rockwell.svg.geometry import LOOKS

HUE: Final[dict[str, str]] = LOOKS["hues"]


def cube(resource: int, x: float, y: float, size: float) -> str:
    """A resource's symbol: its own shape and hue."""
    looks = {"fill": HUE[f"resource-{RESOURCES[resource]}"], "stroke": HUE["cube-edge"], "stroke_width": 0.17}
    place = f"translate({x:g} {y:g}) scale({size:g})"
    return tag("path", d=LOOKS["resources"][resource], transform=place, stroke_linejoin="round", **looks)


def cubes(counts: Sequence[int], x: float, y: float, step: float = 46, zeros: bool = False) -> str:
    """Symbols with their numbers, side by side."""
    shown = [(resource, count) for resource, count in enumerate(counts) if count or zeros]
    return "".join(
        cube(resource, x + 8 + n * step, y - 6, 8) + words(str(count), x + 20 + n * step, y, 16)
        for n, (resource, count) in enumerate(shown)
    )
