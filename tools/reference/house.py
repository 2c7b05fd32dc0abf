"""Pages of the site that stand in the repository's root, where people look for them first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""By file in the root: its page."""


def pages() -> dict[str, Callable[[], str]]:
    """By page: what gives its text."""
    return {page: partial(_as_seen_from_the_site, file) for file, page in NAMES.items()}


def _as_seen_from_the_site(file: str) -> str:
    """Links lead to pages: the site begins where the repository has its folder `docs`."""
    text = (ROOT / file).read_text("utf-8").replace("](docs/", "](")
    for name, page in NAMES.items():
        text = text.replace(f"]({name})", f"]({page})")
    return text
