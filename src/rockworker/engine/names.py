"""How a Python class name is written in JSON and in message files."""

from __future__ import annotations

import re
from functools import cache

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(name: str) -> str:
    """`CubesSold` becomes `cubes-sold`."""
    return _HUMP.sub("-", name).lower()
