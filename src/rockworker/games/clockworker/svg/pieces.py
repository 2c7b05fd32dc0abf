"""Units, roofs and slots: the game's pieces."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from pathlib import Path
from typing import Final

from rockworker.drawing.svg import HUES, LETTER, group, looks, tag, words
from rockworker.games.clockworker.resources import GEAR, KINDS, ROBOT, Bundle
from rockworker.games.clockworker.rules import Factory

LOOKS: Final = looks(Path(__file__).parents[1] / "data" / "drawing.json")
HUE: Final[dict[str, str]] = LOOKS["hues"]
UNITS: Final = ("gear", "red", "green", "blue", "gold", "robot", "point")
MOST_SINGLE: Final = 3
"""Up to this many units of a kind are drawn one by one."""
MOST_IN_A_ROW: Final = 4
"""In a larger bundle, each kind has a number."""


def gear_path(teeth: int, outer: float, inner: float, hole: float) -> str:
    """A wheel with teeth around (0, 0)."""
    step = 2 * pi / teeth
    corners = [
        f"{radius * cos((n + shift) * step):.2f} {radius * sin((n + shift) * step):.2f}"
        for n in range(teeth)
        for radius, shift in ((inner, -0.3), (outer, -0.19), (outer, 0.19), (inner, 0.3))
    ]
    return f"M{'L'.join(corners)}ZM{hole} 0A{hole} {hole} 0 1 0 -{hole} 0A{hole} {hole} 0 1 0 {hole} 0Z"


OUTLINES: Final = (gear_path(8, 11, 8, 3.2), *LOOKS["outlines"])
WHEEL: Final = gear_path(10, 12, 9.6, 0.01)


def unit(kind: int, x: float, y: float, size: float = 18) -> str:
    """A unit's symbol, around its middle."""
    line = {"stroke": HUE["unit-line"], "stroke_width": 1.7, "stroke_linejoin": "round"}
    drawn = [tag("path", d=OUTLINES[kind], fill_rule="evenodd", fill=HUE[f"unit-{UNITS[kind]}"], **line)]
    if LOOKS["details"][kind]:
        drawn.append(tag("path", d=LOOKS["details"][kind], fill="none", **line, stroke_linecap="round"))
    if kind == ROBOT:
        drawn += [tag("circle", cx=eye, r=2.2, fill=HUE["unit-edge"]) for eye in (-3.6, 3.6)]
    return tag("g", *drawn, transform=f"translate({x:g} {y:g}) scale({size / 26:g})")


def units(bundle: Sequence[int], x: float, y: float, size: float = 18) -> tuple[str, float]:
    """A bundle from the left: each unit by itself while they are few, else with a number. Tells where it ends."""
    drawn = []
    most = MOST_SINGLE if sum(bundle) <= MOST_IN_A_ROW else 1
    for kind, count in enumerate(bundle):
        if count > most:
            drawn.append(words(str(count), x, y + size * 0.32, size * 0.85, font_weight=700))
            x += size * (0.55 * len(str(count)) + 0.1)
        for _ in range(count if count <= most else 1):
            drawn.append(unit(kind, x + size / 2, y, size))
            x += size + 1
        x += 3 if count else 0
    return "".join(drawn), x


def price(gears: int, x: float, y: float) -> str:
    """A price in gears, upon a wheel."""
    wheel = tag("path", d=WHEEL, fill=HUE["unit-gear"], stroke=HUE["unit-edge"], stroke_width=1.2)
    number = words(str(gears), 0, 5, 14, font_weight=800, text_anchor="middle", fill="#14100b")
    return tag("g", wheel, number, transform=f"translate({x:g} {y:g}) scale(1.15)")


def roof(factory: Factory, x: float, y: float, width: float, height: float) -> str:
    """Saw-toothed, in the hue of what the factory makes most."""
    made = [sum(slot.gain[kind] for slot in factory.slots.values()) for kind in range(KINDS)]
    most = max(range(1, 6), key=lambda kind: made[kind])
    tone = UNITS[most if made[most] else GEAR]
    shape = tag("path", d=LOOKS["roof"], fill=HUE[f"unit-{tone}"], stroke=HUE["unit-edge"], stroke_width=0.8)
    chimney = tag("path", d=LOOKS["chimney"], fill=HUE["rust"])
    return tag("g", chimney, shape, transform=f"translate({x:g} {y:g}) scale({width / 100:g} {height / 16:g})")


def slots(factory: Factory, robots: Sequence[int], x: float, y: float, width: float) -> str:
    """What the slots give, from the top, with the robots that stand on them; the topmost comes back next."""
    drawn = []
    for slot in factory.slots.values():
        at = y + (slot.number - 1) * SLOT
        top = slot.number == min(robots, default=0)
        edge = HUES["good"] if top else HUE["plate-edge"]
        looks = {"rx": 5, "fill": HUES["sheet"], "stroke": edge, "stroke_width": 2 if top else 1}
        drawn.append(tag("rect", x=x, y=at, width=width, height=SLOT - 3, **looks))
        drawn.append(units(slot.gain, x + 4, at + (SLOT - 3) / 2, 15)[0])
        if slot.number in robots:
            drawn.append(unit(ROBOT, x + width - 13, at + (SLOT - 3) / 2, 20))
    return "".join(drawn)


SLOT: Final = 27
"""The height of a slot."""


def factory_height(factory: Factory, head: float) -> float:
    """Of a card with its slots."""
    return head + len(factory.slots) * SLOT + 3


def split(text: str, width: float, size: float) -> list[str]:
    """A name on two lines at most."""
    most = int(width / (size * LETTER))
    cuts = [n + 1 for n, letter in enumerate(text) if letter in " -"]
    if len(text) <= most or not cuts:
        return [text]
    cut = max([n for n in cuts if n <= most], default=cuts[0])
    return [text[:cut].strip(), text[cut:].strip()]


def name(text: str, x: float, y: float, width: float, size: float = 13) -> str:
    """A card's name, on two lines at most."""
    lines = split(text, width, size)
    looks = {"room": width, "font_weight": 600}
    return group(*(words(line, x, y + n * size * 1.12, size, **looks) for n, line in enumerate(lines)))


__all__ = ["SLOT", "Bundle", "factory_height", "name", "price", "roof", "slots", "unit", "units"]
