"""How large an owner's numbers may be. Checking takes longer than a few large files deserve, and a server has others to
serve, so this is looked at before anything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rockworker.components.flaws import Flaw, Reason

MOST_VALUES: Final = 5000
"""Keys and entries of lists in one file. Ours have fewer than 1,500."""
DEEPEST: Final = 16
"""Tables and lists inside each other. Ours have six."""
MOST_DOTS: Final = 40
"""On a line. TOML takes each for a table of its own; no key of ours has more than one."""


def size_flaw(tables: Mapping[str, Any]) -> Flaw | None:
    """Why tables are too large or too deep to be looked at; None: they are not."""
    waiting: list[tuple[Any, int]] = [(tables, 0)]
    seen = 0
    while waiting:
        content, depth = waiting.pop()
        entries = content.values() if isinstance(content, Mapping) else content
        seen += len(content)
        if seen > MOST_VALUES:
            return _flaw("too-many", MOST_VALUES)
        if depth > DEEPEST:
            return _flaw("too-deep", DEEPEST)
        waiting += [(entry, depth + 1) for entry in entries if isinstance(entry, Mapping | list | tuple)]
    return None


def text_flaw(text: str) -> tuple[Flaw, int] | None:
    """The line of a file whose keys would be too deep, before it is read as TOML; None: there is none."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            return _flaw("too-deep", DEEPEST), number
    return None


def _flaw(reason: Reason, most: int) -> Flaw:
    return Flaw("–", reason, wanted=f"{most}")
