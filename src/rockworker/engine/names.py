"""How a Python class name is written in JSON and in message files, and a game's key where people read it."""

from __future__ import annotations

import re
from functools import cache

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def title(key: str) -> str:
    """`red_rain` becomes `Red rain`: what a game is called where its own messages are not at hand."""
    return key.replace("_", " ").replace("-", " ").capitalize()


@cache
def kebab(name: str) -> str:
    """`CubesSold` becomes `cubes-sold`."""
    return _HUMP.sub("-", name).lower()
