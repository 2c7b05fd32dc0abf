"""Places in a component file, written as flaws name them: `tiles[0].power`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

STEPS: Final = re.compile(r"\[(\d+)\]|([^.\[]+)")


def steps(place: str) -> list[str | int]:
    """The keys and list entries on the way: `["tiles", 0, "power"]`."""
    return [int(index) if index else name for index, name in STEPS.findall(place)]


def walk(data: Any, way: Sequence[str | int]) -> Any:
    """What lies at the end of a way through tables and lists."""
    for step in way:
        data = data[step]
    return data


def at(data: Any, place: str) -> Any:
    """What stands at a place."""
    return walk(data, steps(place))
